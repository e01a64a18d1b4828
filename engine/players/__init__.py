"""Computer players. They are handed a view, as a person at that seat has it, and never the round."""
