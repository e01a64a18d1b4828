"""Drawing tools: pens, fonts, colours, shapes, cached sprites and PNG encoding. Knows no game."""
