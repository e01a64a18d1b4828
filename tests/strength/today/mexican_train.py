"""A cheap opinion on moves, for computer players: the habits of an experienced player as one sum."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Move
from engine.games.mexican_train.notation import FACES, PIPS, TRAINS
from engine.games.mexican_train.round import TrainRound

FOLLOWED = 12.0
"""A new end on the own train that another tile of the hand can go on from."""
DOUBLE = 16.0
"""Getting rid of a double, which fits only half as many ends as another tile and buys a second lay."""
CLOSED = 6.0
"""The own marker coming off."""


def heuristic(round: TrainRound, moves: Sequence[Move]) -> list[float]:
    """The worth of each of ``moves`` for the seat in turn, in pips; looks at its own hand only."""
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
