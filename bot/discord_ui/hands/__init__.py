"""Private hands: ephemeral messages, their tokens and their delivery."""
