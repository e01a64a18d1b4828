"""Sending messages to Discord, answering interactions, and handling failures of both."""
