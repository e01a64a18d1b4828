"""Playing alone: lessons and puzzles as data. Knows no table, no Discord and no sentence."""
