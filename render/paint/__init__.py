"""The tools: pens, fonts, colours, shapes, cached sprites and encoding. Knows no game."""
