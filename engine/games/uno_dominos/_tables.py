"""Events and laid tiles that a round of UNO Dominos uses often, built once and indexed by seat.

Events and laid tiles with equal fields are equal, so one of each kind is enough. This module exists only for
speed; it decides nothing.
"""

from __future__ import annotations

from typing import Final

from engine.core import Laid, Seat
from engine.games.uno_dominos import events
from engine.games.uno_dominos.notation import LAYS, MOST_SEATS

_SEATS: Final = range(MOST_SEATS)


def _laid(seat: Seat) -> tuple[Laid, ...]:
    return tuple(Laid(f"{lay.joined}-{lay.outer}", lay.move.place, seat) for lay in LAYS)


LAID: Final = tuple(map(_laid, _SEATS))
"""By seat and the code of the move: the tile as it lies on the table."""
TOLD: Final = tuple(
    tuple(events.TileLaid(seat, laid.tile, laid.place) for laid in LAID[seat]) for seat in _SEATS
)
"""By seat and the code of the move: the event that it was laid."""
KEPT: Final = tuple(map(events.Kept, _SEATS))
PASSED: Final = tuple(map(events.Passed, _SEATS))
SKIPPED: Final = tuple(map(events.Skipped, _SEATS))
CALLED: Final = tuple(map(events.Called, _SEATS))
CAUGHT: Final = tuple(tuple(events.Caught(seat, culprit) for culprit in _SEATS) for seat in _SEATS)
"""By the seat that caught and the seat that was caught."""
REVERSED: Final = {direction: events.Reversed(direction) for direction in (1, -1)}
