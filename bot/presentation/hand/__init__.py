"""A player's private hand as a message."""
