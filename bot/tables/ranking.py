"""Who came where in a finished match. Knows no game: which totals are good it is told."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Seat


def places(totals: Sequence[int], winners: Sequence[Seat], *, fewest: bool) -> list[int]:
    """By seat, from 1: the winners, whatever their totals, then the others by theirs; equals share a place.

    Args:
        fewest: whether few points are good.
    """
    ranks = [
        (0, 0) if seat in winners else (1, total if fewest else -total) for seat, total in enumerate(totals)
    ]
    return [1 + sum(other < own for other in ranks) for own in ranks]
