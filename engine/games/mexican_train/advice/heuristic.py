"""Two estimates of moves, for computer players: the habits of an experienced player as one sum.

The full one plans which train the rest of the hand could make. The rough one is cheaper: it only asks whether
the own train can go on at all.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from engine.core import Move
from engine.games.mexican_train.notation import FACES, PIPS, TRAINS
from engine.games.mexican_train.round import TrainRound

FOLLOWED: Final = 12.0
"""The worth of a new end on the own train from which another tile of the hand can go on."""
DOUBLE: Final = 16.0
"""The worth of laying a double: it fits only half as many ends as another tile, and it allows a second lay.
"""
CLOSED: Final = 6.0
"""The worth of taking the own marker off."""
PLANNED: Final = 0.5
"""The worth of each pip of the train that the rest of the hand can still make. Those pips are laid later,
unless the round ends."""
TILE: Final = 6.0
"""The worth of each tile of that train beside its pips: it saves a turn of drawing."""
AHEAD: Final = 4
"""How many tiles of a train are planned. Six, or all of them, won no more in 20 matches from every seat."""


def heuristic(round: TrainRound, moves: Sequence[Move]) -> list[float]:
    """Return the worth of each of ``moves`` for the seat in turn, in pips.

    It looks only at that seat's hand.
    """
    return [_planned(round, move) if move.verb == "lay" else 0.0 for move in moves]


def rough(round: TrainRound, moves: Sequence[Move]) -> list[float]:
    """Return the rough worth of each move in pips, without planning a train; 0 for a draw or pass."""
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
    """Return the rough worth of a lay, in pips.

    Args:
        twice: the numbers that at least two tiles of the hand show, as bits.
    """
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
    """Return the worth of the best train that ``hand`` can make from ``end``, in pips and :data:`TILE`."""
    return _best([(FACES[tile], PIPS[tile] + TILE) for tile in hand], end, AHEAD)


def _best(tiles: list[tuple[int, float]], end: int, ahead: int) -> float:
    best = 0.0
    for index, (faces, worth) in enumerate(tiles):
        if faces & end:
            rest = tiles[:index] + tiles[index + 1 :]
            more = _best(rest, faces ^ end or end, ahead - 1) if ahead > 1 else 0.0
            best = max(best, worth + more)
    return best
