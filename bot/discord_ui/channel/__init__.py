"""A table's messages in its channel: turns, lobbies, questions and warnings beside them, threads."""
