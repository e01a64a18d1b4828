"""Where tiles lie, as pure functions of the tiles laid. Draws no pixels."""
