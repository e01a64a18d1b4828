"""The pieces that pictures are made of: tiles, rows of tiles, badges, titles."""
