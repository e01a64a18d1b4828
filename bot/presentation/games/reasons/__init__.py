"""Why a tile that looks playable is not, for the games where that can happen."""
