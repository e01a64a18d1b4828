"""What can be said for a move, as plain facts: the words between games, computer players and hints.

Frozen data. It knows no game, no language, and not which facts are worth telling.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.vocabulary import Seat


class Fact(NamedTuple):
    """One thing that holds of a move."""

    kind: str
    """What holds, in kebab case: the kinds are listed in :mod:`engine.players.hints`."""
    value: int = 0
    """Points, pips or tiles, where the kind has a number."""
    mark: str = ""
    """What a tile joins by, as the game spells it, where the kind names one."""
    seat: Seat | None = None
    """Whom it happens to, where that is another seat."""
