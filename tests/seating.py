"""How many players tests seat where a game does not allow the number they would like."""

from __future__ import annotations

from engine import GAMES


def seated(game: str, wanted: int = 2) -> int:
    """Return the number of players nearest to ``wanted`` at which a game can be played."""
    seats = GAMES[game]().seats
    return min(max(wanted, seats[0]), seats[-1])
