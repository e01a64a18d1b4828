"""The double-N set: every pair of pips once, higher pip first."""

from __future__ import annotations

import pytest

from engine.tiles.double_n import double_set, halves, is_double, pips, spelt


@pytest.mark.parametrize(("n", "tiles", "weight"), [(0, 1, 0), (6, 28, 168), (9, 55, 495), (12, 91, 1092)])
def test_every_pair_of_pips_is_there_once(n: int, tiles: int, weight: int) -> None:
    box = double_set(n)
    assert len(set(box)) == len(box) == tiles
    assert sum(map(pips, box)) == weight
    assert sum(map(is_double, box)) == n + 1


def test_higher_pips_come_first_in_a_tile_and_in_the_set() -> None:
    assert double_set(2) == ("2-2", "2-1", "2-0", "1-1", "1-0", "0-0")
    assert all(high >= low for high, low in map(halves, double_set(12)))


@pytest.mark.parametrize(
    ("one", "other", "tile"), [(4, 6, "6-4"), (6, 4, "6-4"), (12, 5, "12-5"), (0, 0, "0-0")]
)
def test_spelling_and_reading_are_inverses(one: int, other: int, tile: str) -> None:
    assert spelt(one, other) == tile
    assert halves(tile) == (max(one, other), min(one, other))


def test_there_is_no_set_below_zero() -> None:
    with pytest.raises(ValueError, match="double--1"):
        double_set(-1)
