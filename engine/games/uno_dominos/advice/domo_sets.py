"""Sets of domos of UNO Dominos as integers with one bit for each of the 81 domos.

A computer player counts often which domos of a hand fit somewhere. With bit sets it counts them all at once.
Equal domos have a bit each. This module knows which domos fit, not what they are worth.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from engine.games.uno_dominos.notation import CENTRAL
from engine.games.uno_dominos.rules import Rules
from engine.games.uno_dominos.tiles import KINDS, SET

_BIT: Final = {tile: 1 << SET.index(tile) for tile in KINDS}
"""The bit of each domo. The bits of its copies follow."""
_COPIES: Final = {tile: _BIT[tile] * ((1 << count) - 1) for tile, count in Counter(SET).items()}
"""The bits of each domo and its copies."""
_WHOLE: Final = (1 << len(SET)) - 1


def domo_set(hand: Iterable[str]) -> int:
    """Return the set of the domos of a hand."""
    found = 0
    for tile in hand:
        bit = _BIT[tile]
        while found & bit:  # a copy of a domo found before
            bit <<= 1
        found |= bit
    return found


def fitting_elsewhere(rules: Rules, ends: Sequence[int]) -> Sequence[int]:
    """Return by arm the domos that fit at one of the other arms.

    The last set is that of :data:`~engine.games.uno_dominos.notation.CENTRAL`, and empty: when the start
    double is laid, there are no other arms yet.
    """
    if not ends:
        return (0,)
    fitting = _fitting(rules)
    north, east, south, west = [fitting[end] for end in ends]
    north_east, south_west = north | east, south | west
    return east | south_west, north | south_west, north_east | west, north_east | south, 0


@lru_cache(maxsize=64)
def _fitting(rules: Rules) -> Sequence[int]:
    """Return by end the domos that fit there."""
    return [sum(_COPIES[tile] for tile in joins) for joins in rules.joins]


@lru_cache(maxsize=64)
def changes(rules: Rules) -> Sequence[tuple[int, int, int, str]]:
    """Return by move code what a lay changes.

    Each change consists of the arm, the domos that fit there afterwards, all domos but those equal to the one
    laid, and the effect. After the start double no domo counts as fitting.
    """
    fitting = _fitting(rules)
    return [
        (done.arm, 0 if done.arm == CENTRAL else fitting[done.end], _WHOLE ^ _COPIES[done.tile], done.effect)
        for done in rules.consequences
    ]
