"""Means with their intervals. Deals are independent; the games of one deal are not."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

NORMAL = 1.96


class Interval(NamedTuple):
    """A mean and its 95 % interval."""

    mean: float
    low: float
    high: float


def interval(values: Sequence[float]) -> Interval:
    """Return the mean of the values, one per deal, with its interval; infinite for one value."""
    mean = sum(values) / len(values)
    if len(values) < 2:
        return Interval(mean, float("-inf"), float("inf"))
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    off = NORMAL * sqrt(variance / len(values))
    return Interval(mean, mean - off, mean + off)
