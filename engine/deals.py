"""Helpers for a deal: shuffling, its context in the match, and reading and checking tiles. Knows no game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
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
