"""Private hands: ephemeral messages, their interaction tokens and their delivery."""
