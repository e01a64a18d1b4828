"""Sets of tiles as data: what lies in the box, in the notation of the games.

A set is a file of two columns, ``tile`` and ``copies``; double-N sets are computed (``double_n``).
This module knows no rules: what a half means, fits or counts is the games' own business.
"""

from __future__ import annotations

import csv
from functools import cache
from importlib.resources import files


@cache
def load(name: str) -> tuple[str, ...]:
    """Return every tile of the set ``name`` in the order of its file, a tile with several copies repeated.

    Raises:
        FileNotFoundError: there is no such set.
    """
    text = files(__name__).joinpath(f"{name}.csv").read_text(encoding="utf-8")
    rows = csv.DictReader(text.splitlines())
    return tuple(row["tile"] for row in rows for _ in range(int(row["copies"])))
