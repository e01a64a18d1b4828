"""Sets of tiles as data: what lies in the box, in the notation of the games.

A set is a file of two columns, ``tile`` and ``copies``, or computed where a rule describes it whole.
This module knows no rules: what a half means, fits or counts is the games' own business.
"""

from __future__ import annotations

import csv
from functools import cache
from importlib.resources import files


@cache
def load(name: str) -> tuple[str, ...]:
    """Every tile of the set ``name`` in the order of its file, a tile with several copies repeated.

    Raises:
        FileNotFoundError: there is no such set.
    """
    text = files(__name__).joinpath(f"{name}.csv").read_text(encoding="utf-8")
    rows = csv.DictReader(text.splitlines())
    return tuple(row["tile"] for row in rows for _ in range(int(row["copies"])))


@cache
def double_set(highest: int) -> tuple[str, ...]:
    """The double-``highest`` set, higher pip first: ``0-0``, ``1-0``, ``1-1`` and so on."""
    return tuple(f"{high}-{low}" for high in range(highest + 1) for low in range(high + 1))
