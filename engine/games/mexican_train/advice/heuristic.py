"""Two opinions on moves, for computer players: the habits of an experienced player as one sum.

The careful one plans: it looks which train the rest of the hand could make. The rough one is cheaper, and
only asks whether the own train can go on at all.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from engine.core import Move
from engine.games.mexican_train.notation import FACES, PIPS, TRAINS
from engine.games.mexican_train.round import TrainRound

FOLLOWED: Final = 12.0
"""A new end on the own train that another tile of the hand can go on from."""
DOUBLE: Final = 16.0
"""Getting rid of a double, which fits only half as many ends as another tile and buys a second lay."""
CLOSED: Final = 6.0
"""The own marker coming off."""
PLANNED: Final = 0.5
"""Each pip of the train that the rest of the hand can still make: it is laid later, unless the round ends."""
TILE: Final = 6.0
"""What a tile of that train is worth beside its pips: a turn in which nothing has to be drawn."""
AHEAD: Final = 4
"""Tiles of a train that are planned. Six, or all of them, won no more in 20 matches from every seat."""


def heuristic(round: TrainRound, moves: Sequence[Move]) -> list[float]:
    """Return the worth of each of ``moves`` for the seat in turn, in pips; looks at its own hand only."""
    return [_planned(round, move) if move.verb == "lay" else 0.0 for move in moves]


def rough(round: TrainRound, moves: Sequence[Move]) -> list[float]:
    """Return the same without a plan, which takes a small part of the time."""
    seat, once, twice = round.turn, 0, 0
    for tile in round.hands[seat]:
        faces = FACES[tile]
        twice |= once & faces
        once |= faces
    return [_worth(round, move, twice) if move.verb == "lay" else 0.0 for move in moves]


def _planned(round: TrainRound, move: Move) -> float:
    seat, train = round.turn, move.code % len(TRAINS)
    faces, end = FACES[move.tile], round.ends[train]
    worth, own = float(PIPS[move.tile]), round.ends[seat]
    if faces == end:
        worth += DOUBLE
    if train == seat:
        own = faces ^ end or end
        worth += CLOSED * (round.markers >> seat & 1)
    rest = tuple([tile for tile in round.hands[seat] if tile != move.tile])
    return worth + PLANNED * train_worth(rest, own)


def _worth(round: TrainRound, move: Move, twice: int) -> float:
    """Return the rough worth of a lay; ``twice`` are the numbers that two tiles of the hand show."""
    seat, train = round.turn, move.code % len(TRAINS)
    faces, end = FACES[move.tile], round.ends[train]
    worth = float(PIPS[move.tile])
    if faces == end:
        worth += DOUBLE
    if train == seat:
        worth += FOLLOWED * bool(twice & (faces ^ end or end))  # the tile itself shows it once
        worth += CLOSED * (round.markers >> seat & 1)
    return worth


@lru_cache(maxsize=1 << 14)
def train_worth(hand: tuple[str, ...], end: int) -> float:
    """Return what the best train from ``end`` is worth that ``hand`` can make, in pips and :data:`TILE`."""
    return _best([(FACES[tile], PIPS[tile] + TILE) for tile in hand], end, AHEAD)


def _best(tiles: list[tuple[int, float]], end: int, ahead: int) -> float:
    best = 0.0
    for index, (faces, worth) in enumerate(tiles):
        if faces & end:
            rest = tiles[:index] + tiles[index + 1 :]
            more = _best(rest, faces ^ end or end, ahead - 1) if ahead > 1 else 0.0
            best = max(best, worth + more)
    return best
