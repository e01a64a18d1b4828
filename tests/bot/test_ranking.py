"""Places at the end of a match."""

from __future__ import annotations

import pytest

from bot.tables.ranking import places


@pytest.mark.parametrize(
    ("totals", "winners", "fewest", "expected"),
    [
        ((10, 30, 20), (1,), False, [3, 1, 2]),
        ((10, 30, 20), (0,), True, [1, 3, 2]),
        ((10, 30, 20), (2,), False, [3, 2, 1]),
        ((5, 5, 1, 1), (0, 1), False, [1, 1, 3, 3]),
        ((0, 0), (), False, [1, 1]),
        ((7, 3), (), True, [2, 1]),
    ],
    ids=["most", "fewest", "the winner first, whatever it has", "shared", "drawn", "drawn, with points"],
)
def test_places(totals: tuple[int, ...], winners: tuple[int, ...], fewest: bool, expected: list[int]) -> None:
    assert places(totals, winners, fewest=fewest) == expected
