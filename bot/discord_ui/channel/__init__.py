"""What the table service publishes, shown in a channel: turns, lobbies, side messages, threads."""
