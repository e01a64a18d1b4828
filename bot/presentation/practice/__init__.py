"""Lessons and puzzles as messages."""
