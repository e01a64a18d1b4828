"""The messages of a lobby, and the estimate of how long its match takes."""
