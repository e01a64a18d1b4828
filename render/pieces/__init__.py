"""The parts that pictures are made of: tiles, badges, rows of players, titles."""
