"""A table in play as messages: turns, questions, the panel and the victory card."""
