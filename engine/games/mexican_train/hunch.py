"""A cheap opinion on moves, for computer players: the habits of an experienced player as one sum."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Move
from engine.games.mexican_train.notation import FACES, PIPS, TRAINS
from engine.games.mexican_train.round import TrainRound

FOLLOWED = 4.0
"""A new end on the own train that another tile of the hand can go on from."""
COVERED = 6.0
"""A double that a tile of the hand can cover: it is no burden, and it buys a second tile."""
NAKED = -6.0
"""A double that nothing in the hand can follow."""
CLOSED = 8.0
"""The own marker coming off."""


def worths(round: TrainRound, moves: Sequence[Move]) -> list[float]:
    """The worth of each of ``moves`` for the seat in turn, in pips; looks at its own hand only."""
    return [_worth(round, move) if move.verb == "lay" else 0.0 for move in moves]


def _worth(round: TrainRound, move: Move) -> float:
    seat, train = round.turn, move.code % len(TRAINS)
    faces, end = FACES[move.tile], round.ends[train]
    worth = float(PIPS[move.tile])
    new_end = faces ^ end or end
    followed = any(FACES[tile] & new_end for tile in round.hands[seat] if tile != move.tile)
    if faces == end:
        worth += COVERED if followed else NAKED
    if train == seat:
        worth += FOLLOWED * followed + CLOSED * (round.markers >> seat & 1)
    return worth
