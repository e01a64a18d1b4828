"""Interactions: controls that people press, commands, and forms that they fill in."""
