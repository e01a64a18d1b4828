"""Partner Dominoes: seats round the line, teams that hold in grey, blocked ends and the capicúa."""

from __future__ import annotations

from random import Random

import pytest
from PIL import Image

from engine import GAMES, View
from render.games.partners import CAPICUA, board
from render.pieces.scene import Player, Scene, word_keys
from render.pieces.teams import plate
from render.tables.table import FELT
from render.tables.table import paint as paint_table

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


def wandered(seed: int, **options: str) -> View:
    """Return a spectator's view of a round played at random to its end."""
    rng = Random(seed)
    round = GAMES[GAME](**options).deal(4, rng)
    while round.waiting():
        seat = round.waiting()[0]
        round.apply(seat, rng.choice(round.legal(seat)))
    return round.view(None)


def test_partners_sit_opposite_and_play_goes_against_the_clock() -> None:
    south, east, north, west = board(after(*CROSSED), FELT).around
    assert (south.x, west.y) == (north.x, east.y)
    assert south.y > north.y
    assert east.x > west.x
    assert [each.team for each in (south, east, north, west)] == [0, 1, 0, 1]


def test_the_seat_in_turn_is_lit() -> None:
    view = after(CROSSED[0], "6-4@C")
    assert [each.seat for each in board(view, FELT).around if each.lit] == [1]


def test_a_capicua_has_a_flag_and_a_blocked_line_closed_ends() -> None:
    crossed, blocked = board(after(*CROSSED), FELT), board(after(*BLOCKED), FELT)
    assert [note.text for note in crossed.notes] == [CAPICUA]
    assert {each.label.kind for each in crossed.labels} == {"open"}
    assert blocked.notes == ()
    assert {each.label.kind for each in blocked.labels} == {"closed"}


@pytest.mark.parametrize("seed", range(12))
def test_no_tile_lies_under_a_seat(seed: int) -> None:
    shown = board(wandered(seed, set="double-nine" if seed % 2 else "double-six"), FELT)
    for tile in shown.tiles:
        across, down = (1, 2) if tile.upright else (2, 1)
        right, bottom = tile.x + across * shown.unit, tile.y + down * shown.unit
        for seat in shown.around:
            reach = 36
            beside = right <= seat.x - reach or tile.x >= seat.x + reach
            apart = bottom <= seat.y - reach or tile.y >= seat.y + reach
            assert beside or apart


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
    return Scene(GAME, people, 1, 100, dict.fromkeys(word_keys(GAME), "x"))


def test_small_felts_of_examples_have_the_line_alone() -> None:
    assert board(after(*CROSSED), (700, 200)).around == ()


def test_the_picture_has_the_usual_size() -> None:
    assert isinstance(paint_table(after(*CROSSED), scene()), Image.Image)
