"""What a round of UNO Dominos tells and lays out again and again, built once and looked up by seat.

Events and laid tiles are equal whenever their fields are, so that one of a kind will do. This is here for
speed only: nothing is decided in it.
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
"""By seat and the code of the move: that it was laid."""
KEPT: Final = tuple(map(events.Kept, _SEATS))
PASSED: Final = tuple(map(events.Passed, _SEATS))
SKIPPED: Final = tuple(map(events.Skipped, _SEATS))
CALLED: Final = tuple(map(events.Called, _SEATS))
CAUGHT: Final = tuple(tuple(events.Caught(seat, culprit) for culprit in _SEATS) for seat in _SEATS)
"""By who caught and by who was caught."""
REVERSED: Final = {direction: events.Reversed(direction) for direction in (1, -1)}
