"""Sets of tiles as data, in the notation of the games.

A set is a file with the two columns ``tile`` and ``copies``. Double-N sets are computed instead
(``double_n``). This module knows no rules: each game decides what a half means, fits or counts.
"""

from __future__ import annotations

import csv
from functools import cache
from importlib.resources import files


@cache
def load(name: str) -> tuple[str, ...]:
    """Return all tiles of the set ``name`` in the order of its file. A tile with several copies is repeated.

    Raises:
        FileNotFoundError: there is no such set.
    """
    text = files(__name__).joinpath(f"{name}.csv").read_text(encoding="utf-8")
    rows = csv.DictReader(text.splitlines())
    return tuple(row["tile"] for row in rows for _ in range(int(row["copies"])))
