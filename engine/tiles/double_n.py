"""The double-N domino set: every pair of pips from 0 to N once, written higher half first (``6-4``).

Knows how tiles are written and how many pips they have. Knows no game, no ranking and no rules.
"""

from __future__ import annotations


def double_set(n: int) -> tuple[str, ...]:
    """Return all tiles of the double-``n`` set, highest suit first: ``6-6 6-5 … 6-0 5-5 … 0-0``.

    Raises:
        ValueError: ``n`` is negative.
    """
    if n < 0:
        raise ValueError(f"there is no double-{n} set")
    return tuple(f"{high}-{low}" for high in range(n, -1, -1) for low in range(high, -1, -1))


def spelt(one: int, other: int) -> str:
    """Return the notation of the tile with these two halves, the higher one first."""
    return f"{max(one, other)}-{min(one, other)}"


def halves(tile: str) -> tuple[int, int]:
    """Return the pips of a tile's two halves, the higher one first."""
    high, low = tile.split("-")
    return int(high), int(low)


def is_double(tile: str) -> bool:
    """Return whether both halves show the same pips."""
    high, low = halves(tile)
    return high == low


def pips(tile: str) -> int:
    """Return the sum of the pips on a tile: what it counts when left in a hand."""
    return sum(halves(tile))
