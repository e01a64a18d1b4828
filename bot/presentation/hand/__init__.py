"""A private hand as a message."""
