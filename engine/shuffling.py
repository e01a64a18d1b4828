"""The one way tiles are shuffled. Holds no chance of its own: the caller brings the ``Random``."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


def shuffled(items: Sequence[T], rng: Random) -> list[T]:
    """Return a shuffled copy: Fisher-Yates over ``random()``, for the same deals on every Python version."""
    result = list(items)
    random = rng.random
    for size in range(len(result), 1, -1):
        last, other = size - 1, int(random() * size)
        result[last], result[other] = result[other], result[last]
    return result
