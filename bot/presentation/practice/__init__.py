"""The messages of lessons and puzzles."""
