"""Two estimates of moves, for computer players: the habits of an experienced player as one sum.

The full one plans which train the rest of the hand could make. The rough one is cheaper: it only asks whether
the own train can go on at all.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from engine.core import Move
from engine.games.mexican_train.notation import BITS, FACES, FITTING, PIPS, TRAINS
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

LAID: Final = {"": 0.0, **{tile: PIPS[tile] + DOUBLE * (FACES[tile].bit_count() == 1) for tile in PIPS}}
"""The worth of laying each tile, wherever it goes; 0 for a draw or pass, which names no tile."""
PLANS: Final = {bit: (FACES[tile], PIPS[tile] + TILE) for tile, bit in BITS.items()}
"""The faces of each tile and its worth in a train, by its bit."""


def heuristic(round: TrainRound, moves: Sequence[Move]) -> list[float]:
    """Return the worth of each of ``moves`` for the seat in turn, in pips; 0 for a draw or pass.

    It looks only at that seat's hand.
    """
    seat = round.turn
    rack, own, closed = round.racks[seat], round.ends[seat], CLOSED * (round.markers >> seat & 1)
    worths = list[float]()
    for _, _, tile, _, code in moves:
        if not tile:
            worths.append(0.0)
        elif code % len(TRAINS) == seat:
            plan = train_worth(rack & ~BITS[tile], FACES[tile] ^ own or own)
            worths.append(LAID[tile] + closed + PLANNED * plan)
        else:
            worths.append(LAID[tile] + PLANNED * train_worth(rack & ~BITS[tile], own))
    return worths


def rough(round: TrainRound, moves: Sequence[Move]) -> list[float]:
    """Return the rough worth of each move in pips, without planning a train; 0 for a draw or pass."""
    seat = round.turn
    rack, own, closed = round.racks[seat], round.ends[seat], CLOSED * (round.markers >> seat & 1)
    worths = [LAID[tile] for _, _, tile, _, _ in moves]
    for index, (_, _, tile, _, code) in enumerate(moves):
        if code % len(TRAINS) == seat:
            showing = rack & FITTING[FACES[tile] ^ own or own]
            followed = showing & (showing - 1)  # by another tile than this one
            worths[index] += closed + FOLLOWED if followed else closed
    return worths


@lru_cache(maxsize=1 << 14)
def train_worth(rack: int, end: int) -> float:
    """Return the worth of the best train from ``end``, in pips and :data:`TILE`.

    Args:
        rack: the set of tiles it may be made of.
        end: the number it begins with, as a bit.
    """
    return _best(rack, end, AHEAD)


def _best(rack: int, end: int, ahead: int) -> float:
    best, left = 0.0, rack & FITTING[end]
    while left:
        tile = left & -left
        left ^= tile
        faces, worth = PLANS[tile]
        if ahead > 1:
            worth += _best(rack ^ tile, faces ^ end or end, ahead - 1)
        best = max(best, worth)
    return best
