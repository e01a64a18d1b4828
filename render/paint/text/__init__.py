"""Text in pictures: fonts, directions, lines in any script, and names."""
