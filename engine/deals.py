"""Helpers for a deal: shuffling, its context in the match, and reading and checking tiles. Knows no game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from random import Random
from typing import NamedTuple, TypeVar

from engine.vocabulary import Seat

T = TypeVar("T")


def shuffled(items: Sequence[T], rng: Random) -> list[T]:
    """Return a shuffled copy of ``items``.

    A Fisher-Yates shuffle over ``random()`` alone, so that deals are the same on every Python version.
    """
    result = list(items)
    random = rng.random
    for size in range(len(result), 1, -1):
        last, other = size - 1, int(random() * size)
        result[last], result[other] = result[other], result[last]
    return result


def deal_hidden_tiles(
    pool: Sequence[str], allowed: Mapping[str, int], room: Sequence[int], rng: Random
) -> list[list[str]]:
    """Deal every tile of ``pool`` to a random holder that may have it. Return the tiles by holder.

    Holders with more room get a tile more often. A holder is passed over if the rest could not be dealt any
    more then.

    Args:
        pool: the tiles, already shuffled.
        allowed: who may have each tile, as bits: bit *n* for holder *n*.
        room: how many tiles each holder gets; some deal must be possible.
    """
    left, held = list(room), [list[str]() for _ in room]
    for place, tile in enumerate(pool):
        rest = [allowed[other] for other in pool[place + 1 :]]
        for holder in _drawn(allowed[tile], left, rng):
            left[holder] -= 1
            if _possible(rest, left):
                held[holder].append(tile)
                break
            left[holder] += 1
    return held


def _drawn(holders: int, room: Sequence[int], rng: Random) -> Iterator[int]:
    """Yield the holders with room in random order, those with more room more often first."""
    left = {holder: free for holder, free in enumerate(room) if holders >> holder & 1 and free > 0}
    while left:
        places = [holder for holder, free in left.items() for _ in range(free)]
        drawn = places[int(rng.random() * len(places))]
        del left[drawn]
        yield drawn


def _possible(rest: Sequence[int], room: Sequence[int]) -> bool:
    """Return whether the rest can be dealt: no group of holders must take more tiles than it has room for.

    Args:
        rest: who may have each tile, as bits.
        room: how many tiles each holder still gets.
    """
    kinds = Counter(rest)
    for group in range(1 << len(room)):
        needed = sum(count for holders, count in kinds.items() if not holders & ~group)
        if needed > sum(free for holder, free in enumerate(room) if group >> holder & 1):
            return False
    return True


class DealContext(NamedTuple):
    """What a deal must know of the match it belongs to."""

    lead: Seat | None = None
    """The seat that begins, if an earlier round decided it."""
    number: int = 0
    """How many rounds of this match were dealt before."""
    totals: tuple[int, ...] | None = None
    """Points by seat before this round; None if unknown."""


def read_tiles(texts: Iterable[str], spellings: Mapping[str, str], game: str) -> list[str]:
    """Return the tiles that ``texts`` stand for, in the spelling of a hand. ``game`` names the game in
    errors.

    Raises:
        ValueError: a text is not a tile of the set.
    """
    tiles = []
    for text in texts:
        if text not in spellings:
            raise ValueError(f"{text!r} is not a tile of {game}")
        tiles.append(spellings[text])
    return tiles


def check_tiles(
    hands: Sequence[Sequence[str]], stock: Sequence[str], on_table: Sequence[str], tiles: Sequence[str]
) -> None:
    """Check that no hand is empty and no tile appears more often than in the set.

    Raises:
        ValueError: a hand is empty, a tile is not in the set, or it appears too often.
    """
    if not all(hands):
        raise ValueError("a round cannot begin with an empty hand")
    box = Counter(tiles)
    for tile, count in Counter(chain(*hands, stock, on_table)).items():
        if tile not in box:
            raise ValueError(f"{tile} is not in this set")
        if count > box[tile]:
            times = "twice" if count == 2 else f"{count} times"
            raise ValueError(f"{tile} is given {times}; the set has {box[tile]}")
