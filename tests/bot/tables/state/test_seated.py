"""Tests of the markers of the seats."""

from __future__ import annotations

import pytest

from bot.preferences import MARKERS, UserSettings
from bot.tables.state.seated import Player, markers_of
from render import seat_emoji
from render.paint.theme import SEATS


@pytest.mark.parametrize(
    ("wishes", "markers"),
    [
        (["seat", "seat", "seat"], (0, 1, 2)),
        (["pink", "seat", "seat"], (6, 1, 2)),
        (["seat", "orange", "seat"], (1, 0, 2)),
        (["pink", "pink", "blue"], (6, 0, 1)),
        (["blue", None, "orange"], (1, 2, 0)),
        ([None, None], (0, 1)),
    ],
    ids=[
        "no favourites",
        "one favourite",
        "another seat's default",
        "two equal favourites",
        "a computer between",
        "computers",
    ],
)
def test_the_lower_seat_chooses_first_and_no_two_markers_are_equal(
    wishes: list[str | None], markers: tuple[int, ...]
) -> None:
    players = [Player(str(seat), None if wish is None else seat) for seat, wish in enumerate(wishes)]
    settings = {seat: UserSettings(marker=wish) for seat, wish in enumerate(wishes) if wish is not None}
    assert markers_of(players, settings.__getitem__) == markers


def test_eight_people_with_the_same_favourite_get_eight_markers() -> None:
    players = [Player(str(seat), seat) for seat in range(8)]
    given = markers_of(players, lambda _: UserSettings(marker="turquoise"))
    assert given[0] == 7
    assert sorted(given) == list(range(8))


def test_every_marker_has_a_colour_and_an_emoji() -> None:
    assert len(MARKERS) == len(SEATS)
    assert len({seat_emoji(look) for look in range(len(MARKERS))}) == len(MARKERS)
