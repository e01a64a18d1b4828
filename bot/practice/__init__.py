"""Practice for one person: lessons and puzzles as data. It knows no table, no Discord and no sentence."""
