"""What a seat of Mexican Train may conclude from the others' lays, draws and passes.

A seat that draws or passes holds no tile that fits a train open to it (M10, M11, M21); only tiles it has
drawn since may fit. While a double binds all players, this says something about one number only (M18). A seat
that lays hardly holds a tile it would much rather have laid. Nothing is concluded from the choice of the
train.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from engine.advice import Notes
from engine.core import Event, Evidence, Seat, Seen
from engine.games.mexican_train.advice.heuristic import DOUBLE
from engine.games.mexican_train.events import (
    DoubleCovered,
    DoubleOpen,
    Drew,
    ExtraOwed,
    MarkerDown,
    MarkerUp,
    Passed,
    Stuck,
    TileLaid,
)
from engine.games.mexican_train.notation import BITS, FACES, PIPS, TRAINS
from engine.games.mexican_train.position import NONE
from engine.games.mexican_train.round import TrainRound
from engine.games.mexican_train.view import TrainView

SHARPNESS: Final = 0.1
"""How much likelier a lay is for each pip it is worth more, as an exponent."""


def evidence(view: TrainView, tiles: Sequence[str], seen: Seen) -> Evidence | None:
    """Return what the events of the round say about the hidden hands; None if hands are open (M27).

    Args:
        view: what the seat knows.
        tiles: the whole set, engine included.
        seen: all that the seat has seen.
    """
    if view.hands is not None:
        return None
    reader = _EventReader(view, tiles)
    for moment, event in enumerate(seen.events):
        reader.read(moment, event)
    shown = [view.engine, *(laid.tile for laid in view.laid)]
    return reader.notes.evidence(view, tiles, shown)


class _EventReader:
    """The events of a round read so far, and the state of the trains at that point."""

    def __init__(self, view: TrainView, tiles: Sequence[str]) -> None:
        self._tiles, self.notes = tiles, Notes()
        hands: list[list[str]] = [[] for _ in view.hand_sizes]
        self._table = TrainRound(hands, [], view.lead, view.engine, view.options)
        self._drawn = False
        """Whether the seat in turn has drawn. If so, it can only lay that tile (E20)."""

    def read(self, moment: int, event: Event) -> None:
        """Update the table, and what is known of the hands, by the next event. Ignore other kinds of event.

        Args:
            moment: the number of the event.
        """
        table = self._table
        match event:
            case TileLaid():
                self._lay(moment, event)
            case Drew(seat=seat):
                self.notes.nothing(moment, seat, self._fitting(seat))
                self.notes.gain(moment, seat)
                self._drawn = True
            case Stuck(seat=seat) | Passed(seat=seat):
                self.notes.nothing(moment, seat, self._fitting(seat))
                table.owed, self._drawn = NONE, False
            case ExtraOwed(place=place):
                table.owed = TRAINS.index(place)
            case MarkerDown(seat=seat):
                table.markers |= 1 << seat
            case MarkerUp(seat=seat):
                table.markers &= ~(1 << seat)
            case DoubleOpen(place=place):
                table.binding = TRAINS.index(place)
            case DoubleCovered():
                table.binding = NONE

    def _lay(self, moment: int, event: TileLaid) -> None:
        table, train, faces = self._table, TRAINS.index(event.place), FACES[event.tile]
        self.notes.lay(moment, event.seat, event.tile, {} if self._drawn else self._readiness(event.seat))
        table.ends[train] = faces ^ table.ends[train] or faces
        table.owed, self._drawn = NONE, False

    def _fitting(self, seat: Seat) -> list[str]:
        """Return the tiles that ``seat`` could lay now if it held them."""
        table = self._table
        fitting = table.fitting(table.open_to(seat))
        return [tile for tile in self._tiles if BITS[tile] & fitting]

    def _readiness(self, seat: Seat) -> dict[str, float]:
        """Return a weight for each fitting tile: how readily it is laid, heavy ones and doubles first."""
        return {
            tile: exp(SHARPNESS * (PIPS[tile] + DOUBLE * (FACES[tile].bit_count() == 1)))
            for tile in self._fitting(seat)
        }
