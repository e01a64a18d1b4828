"""The sets of tiles as data."""

from __future__ import annotations

from collections import Counter

import pytest

from engine import tiles

TABLE = {  # how many domos carry a marking: red, green, yellow, blue (a double counts once)
    "1": (2, 2, 4, 4),
    "2": (4, 2, 2, 4),
    "3": (5, 0, 3, 3),
    "4": (2, 4, 2, 3),
    "5": (3, 2, 2, 5),
    "6": (3, 5, 2, 2),
    "7": (3, 4, 3, 2),
    "8": (3, 3, 4, 2),
    "9": (2, 4, 3, 2),
    "D": (3, 2, 2, 2),
    "S": (2, 2, 2, 3),
    "R": (2, 3, 2, 2),
}


@pytest.mark.parametrize("marking", TABLE)
def test_uno_dominos_has_each_marking_as_often_as_the_printed_set(marking):  # UN2
    carried = Counter(half for tile in tiles.load("uno_dominos") for half in set(tile.split("-")))
    assert tuple(carried[colour + marking] for colour in "rgyb") == TABLE[marking]


def test_uno_dominos_has_every_pair_of_numbers_once():  # UN2 UN5
    pairs = Counter(
        tuple(sorted((first[1], second[1])))
        for first, second in (tile.split("-") for tile in tiles.load("uno_dominos"))
        if first[0] in "rgyb" and first[1].isdigit() and second[1].isdigit()
    )
    assert pairs == Counter((str(low), str(high)) for high in range(1, 10) for low in range(1, high + 1))


def test_uno_dominos_has_nine_colourless_domos():
    found = Counter(tiles.load("uno_dominos"))
    assert (found["DE-DE"], found["W-W"], found["W4-W4"], found.total()) == (6, 1, 2, 81)


def test_an_unknown_set_is_refused():
    with pytest.raises(FileNotFoundError):
        tiles.load("mahjong")
