"""Seats round the felt: partners opposite each other (PD1, A33, C21), and no tile or sign under a plate."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine import GAMES, View
from render.games import LOOKS
from render.layout.board import Board
from render.layout.cells import Rect
from render.layout.notes import box_of, note_size
from render.layout.seats import plates
from render.tables.table import FELT

TABLES = [
    ("partners", 4, {}),
    ("partners", 4, {"set": "double-nine"}),
    ("block", 4, {"partners": True}),
    ("all-fives", 4, {"partners": True}),
    ("uno-dominos", 4, {"partners": True}),
    ("uno-dominos", 6, {"partners": True}),
]


def wandered(game: str, seats: int, options: dict[str, Any], seed: int) -> list[View]:
    """Return a spectator's views of a round played at random, before the first tile and after each lay."""
    rng = Random(seed)
    round = GAMES[game](**options).deal(seats, rng)
    views = [round.view(None)]
    while round.waiting():
        seat = round.waiting()[0]
        round.apply(seat, rng.choice(round.legal(seat)))
        view = round.view(None)
        if len(view.laid) > len(views[-1].laid) or not view.waiting:
            views.append(view)
    return views


def board(view: View, game: str) -> Board:
    return LOOKS[game].board(view, FELT)


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_partners_sit_opposite_each_other(game: str, seats: int, options: dict[str, Any]) -> None:
    for view in wandered(game, seats, options, 1):
        around = board(view, game).around
        assert [each.seat for each in around] == list(range(seats))
        spots = [(each.x, each.y) for each in around]
        middle = {
            (one[0] + other[0], one[1] + other[1])
            for one, other in zip(spots, spots[seats // 2 :], strict=False)
        }
        assert len(middle) == 1, "all pairs have the same middle"
        assert all(each.seat in view.teams[each.team] for each in around if view.teams)


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_the_seat_in_turn_is_lit(game: str, seats: int, options: dict[str, Any]) -> None:
    for view in wandered(game, seats, options, 2):
        assert [each.seat for each in board(view, game).around if each.lit] == sorted(view.waiting)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_no_plate_covers_anything(game: str, seats: int, options: dict[str, Any], seed: int) -> None:
    for view in wandered(game, seats, options, seed):
        shown = board(view, game)
        boxes = [box_of(tile, shown.unit) for tile in shown.tiles]
        boxes += [Rect(sign.x, sign.y, sign.x, sign.y).grown(shown.unit // 2) for sign in shown.labels]
        if shown.ends_column is not None:
            boxes.append(Rect(0, 0, shown.ends_column.width, FELT[1]))
        taken = plates(shown.around)
        assert not any(plate.hits(box) for plate in taken for box in boxes)
        assert all(Rect(0, 0, *FELT).joined(plate) == Rect(0, 0, *FELT) for plate in taken)


def test_a_flag_beside_a_capicua_covers_no_tile_and_no_seat() -> None:
    """PD11: above all it does not cover the tile that made it."""
    flags = 0
    for seed in range(60):
        for kind in ("double-six", "double-nine"):
            shown = board(wandered("partners", 4, {"set": kind}, seed)[-1], "partners")
            for note in shown.notes:
                across, down = (side // 2 for side in note_size(note.text, shown.unit))
                flag = Rect(note.x - across, note.y - down, note.x + across, note.y + down)
                boxes = [*plates(shown.around), *(box_of(tile, shown.unit) for tile in shown.tiles)]
                assert not any(flag.hits(box) for box in boxes), (seed, kind)
                flags += 1
    assert flags > 5


@pytest.mark.parametrize(
    ("game", "seats"), [("block", 4), ("all-fives", 4), ("uno-dominos", 4), ("uno-dominos", 6)]
)
def test_without_teams_the_tiles_have_the_whole_felt(game: str, seats: int) -> None:
    assert board(wandered(game, seats, {}, 3)[-1], game).around == ()
