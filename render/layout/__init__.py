"""Where tiles lie, as geometry: pure functions of what was laid. No pixels are drawn here."""
