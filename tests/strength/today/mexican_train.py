"""The quick value of a move of Mexican Train, for the yardstick: the sum of an expert's habits."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Move
from engine.games.mexican_train.notation import FACES, PIPS, TRAINS
from engine.games.mexican_train.round import TrainRound

FOLLOWED = 12.0
"""The value of a new end on one's own train that another tile of the hand fits."""
DOUBLE = 16.0
"""The value of laying a double, which fits half as many ends as another tile and allows a second lay."""
CLOSED = 6.0
"""The value of taking off one's own marker."""


def heuristic(round: TrainRound, moves: Sequence[Move]) -> list[float]:
    """Return the value in pips of each of ``moves`` of the seat to move. Reads only that seat's hand."""
    return [_worth(round, move) if move.verb == "lay" else 0.0 for move in moves]


def _worth(round: TrainRound, move: Move) -> float:
    seat, train = round.turn, move.code % len(TRAINS)
    faces, end = FACES[move.tile], round.ends[train]
    worth = float(PIPS[move.tile])
    if faces == end:
        worth += DOUBLE
    if train == seat:
        new_end = faces ^ end or end
        rest = (FACES[tile] for tile in round.hands[seat] if tile != move.tile)
        worth += FOLLOWED * any(other & new_end for other in rest)
        worth += CLOSED * (round.markers >> seat & 1)
    return worth
