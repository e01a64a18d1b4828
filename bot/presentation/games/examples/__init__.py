"""The drawn examples of each game's rules, with their captions."""
