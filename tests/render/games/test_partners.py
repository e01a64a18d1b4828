"""Partner Dominoes: seats round the line, teams that hold in grey, blocked ends and the capicúa."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image

from engine import GAMES, View
from render.games.partners import board
from render.pieces.badges import end_badge
from render.pieces.scene import Player, Scene, word_keys
from render.pieces.teams import plate
from render.tables.table import FELT
from render.tables.table import paint as paint_table
from tests.render.test_goldens import compare

GAME = "partners"
CROSSED = (("6-4 6-1", "4-1 5-5", "5-3 1-1", "3-3 2-2"), "6-4@C 4-1@E 1-1@E pass 6-1@W")
BLOCKED = (("6-6 2-1", "5-5 4-4", "3-1 2-2", "3-0 1-1"), "6-6@C")


def after(hands: tuple[str, ...], moves: str) -> View:
    """Return a spectator's view after these moves."""
    game = GAMES[GAME]()
    round = game.stacked([hand.split() for hand in hands], (), lead=0)
    for text in moves.split():
        round.apply(round.waiting()[0], game.parse(text))
    return round.view(None)


def test_partners_sit_opposite_and_play_goes_against_the_clock() -> None:
    south, east, north, west = board(after(*CROSSED), FELT).around
    assert (south.x, west.y) == (north.x, east.y)
    assert south.y > north.y
    assert east.x > west.x
    assert [each.team for each in (south, east, north, west)] == [0, 1, 0, 1]


def test_a_capicua_has_a_flag_and_a_blocked_line_closed_ends() -> None:
    crossed, blocked = board(after(*CROSSED), FELT), board(after(*BLOCKED), FELT)
    assert [note.word for note in crossed.notes] == ["capicua"]
    assert {each.label.kind for each in crossed.labels} == {"open"}
    assert blocked.notes == ()
    assert {each.label.kind for each in blocked.labels} == {"blocked"}


def test_the_sign_of_a_blocked_end_is_as_large_as_that_of_an_open_one() -> None:
    """The sign of a Dead End is smaller: it touches its tile."""
    sizes = {kind: end_badge("L", kind, 60).width for kind in ("open", "blocked")}
    assert len({*sizes.values()}) == 1
    view = after(*BLOCKED)
    grey = paint_table(view, scene()).convert("RGB").convert("L")
    for label in board(view, FELT).labels:
        bar, disc = grey.getpixel((label.x, label.y)), grey.getpixel((label.x, label.y + 12))
        assert bar - disc > 60, "the bar holds in grey"


def test_plates_of_teams_differ_in_grey() -> None:
    greys = []
    for team in (0, 1):
        canvas = paint_table(after(*BLOCKED), scene()).copy()
        plate(canvas, (300, 300), 72, team)
        shown = canvas.convert("RGB").convert("L")
        greys.append((shown.getpixel((300, 300)), shown.getpixel((268, 268))))
    assert abs(greys[0][0] - greys[1][0]) > 100, "light and dark"
    assert abs(greys[0][1] - greys[1][1]) > 60, "round and square"


def test_the_plate_of_a_third_team_differs_from_both_others() -> None:
    """At a table of six, three teams of two play UNO Dominos."""
    shown = []
    for team in (0, 1, 2):
        canvas = paint_table(after(*BLOCKED), scene()).copy()
        plate(canvas, (300, 300), 72, team)
        grey = canvas.convert("RGB").convert("L")
        shown.append((grey.getpixel((300, 300)), grey.getpixel((268, 268))))
    assert abs(shown[2][0] - shown[0][0]) > 100, "dark, unlike the first"
    assert abs(shown[2][1] - shown[1][1]) > 60, "round, unlike the second"


def scene() -> Scene:
    people = tuple(map(Player, ("Ann", "Bob", "Cas", "Dot")))
    words = {key: key.removeprefix("arm-") for key in word_keys(GAME)} | {"capicua": "capicúa!"}
    return Scene(GAME, people, 1, 100, words)


def test_small_felts_of_examples_have_the_line_alone() -> None:
    assert board(after(*CROSSED), (700, 200)).around == ()


PICTURES: dict[str, Callable[[], Image.Image]] = {
    "partners-capicua": lambda: paint_table(after(*CROSSED), scene()),
    "partners-blocked": lambda: paint_table(after(*BLOCKED), scene()),
}


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_looks_as_approved(name: str, tmp_path: Path) -> None:
    compare(name, PICTURES[name](), tmp_path)
