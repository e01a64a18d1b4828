"""The lobby of a table as a message."""
