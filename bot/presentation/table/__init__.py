"""The messages of a table in play: turns, questions, the panel and the victory card."""
