"""Marks on a table: who laid the last tile, who leads, and which round begins."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from engine import GAMES, Laid
from render import Player, Scene
from render.games import LOOKS
from render.games.uno_dominos import board
from render.layout.cells import Rect
from render.layout.notes import at_corner, box_of, tag_size
from render.paint.grounds import night
from render.pieces.badges import seat_badge
from render.pieces.card_parts import rank_sign
from render.tables.table import FELT
from render.tables.table import paint as paint_table
from tests.render.conftest import GAME, WORDS, scene, table_text, uno_view
from tests.render.trains import train_scene, train_view


def stand(*totals: int, fewest: bool = False) -> tuple[int, ...]:
    """Return the ranks of players with these points."""
    players = tuple(Player(str(seat)) for seat in range(len(totals)))
    return Scene(GAME, players, 1, 500, WORDS, fewest_wins=fewest).ranks(totals)


@pytest.mark.parametrize(
    ("totals", "places"),
    [((0, 0, 0), (0, 0, 0)), ((5, 40, 20), (3, 1, 2)), ((40, 5, 40), (1, 3, 1)), ((-3, 0), (2, 1))],
)
def test_equal_points_share_a_rank_and_all_equal_means_no_ranks(
    totals: tuple[int, ...], places: tuple[int, ...]
) -> None:
    assert stand(*totals) == places


def test_the_fewest_points_lead_if_low_totals_win() -> None:
    assert stand(5, 40, 20, fewest=True) == (1, 3, 2)


@pytest.mark.parametrize("size", range(24, 60, 2))
def test_the_rank_on_a_badge_leaves_its_letter_readable(size: int) -> None:
    """The victory card has badges of 32 pixels for eight players, and of 27 if three records are listed."""
    canvas = night(100, 100)
    seat_badge(0, "W", size).onto(canvas, 20, 20)
    middle, reach = 20 + size // 2, round(size * 0.3)
    letter = (middle - reach, middle - reach, middle + reach, middle + reach)
    before = canvas.crop(letter).tobytes()
    rank_sign(canvas, 2, (20, 20, size))
    kept = [one == other for one, other in zip(before, canvas.crop(letter).tobytes(), strict=True)]
    assert sum(kept) > 0.85 * len(kept)


@pytest.mark.parametrize("name", ["start", "early", "middle", "late", "full"])
def test_the_tag_touches_the_last_tile_and_hides_little_of_any_tile(name: str) -> None:
    drawn = board(uno_view(name), FELT)
    x, y = at_corner(drawn, Rect(0, 0, *FELT))
    tag = Rect(x, y, x, y).grown(tag_size(drawn.unit) // 2)
    boxes = [box_of(tile, drawn.unit) for tile in drawn.tiles]
    assert tag.hits(boxes[drawn.last])
    assert all(tag.shared(box) <= tag.area * 0.45 for box in boxes)


def test_the_table_shows_who_laid_the_last_tile() -> None:
    view = uno_view("early")
    tile, arm = table_text("early")[-1]
    by = {seat: replace(view, laid=(*view.laid[:-1], Laid(tile, arm, seat))) for seat in (0, 3)}
    assert paint_table(by[0], scene()).tobytes() != paint_table(by[3], scene()).tobytes()


def test_a_table_without_tiles_shows_the_title() -> None:
    """Before a tile lies, the table shows the game, the round and the players. After that, the felt is for
    tiles."""
    empty = replace(uno_view("start"), laid=(), ends={})
    people = scene()
    renamed = replace(people, words={**WORDS, "title": "Block"})
    assert paint_table(empty, people).tobytes() != paint_table(empty, renamed).tobytes()
    view = uno_view("start")
    assert paint_table(view, people).tobytes() == paint_table(view, renamed).tobytes()


def test_lanes_show_points_and_the_leader() -> None:
    people = train_scene()
    ahead = replace(people, players=(*people.players[:3], replace(people.players[3], total=0)))
    view = train_view(4, 14, "early")
    assert paint_table(view, people).tobytes() != paint_table(view, ahead).tobytes()


@pytest.mark.parametrize("game", LOOKS)
def test_every_game_has_three_lessons_with_its_own_halves(game: str) -> None:
    """A game has three lessons, which show only halves that its tiles have."""
    halves = {half for tile in GAMES[game]().tiles for half in LOOKS[game].halves(tile)} | {"J", "J:blue"}
    lessons = LOOKS[game].lessons
    assert len(lessons) == 3
    for shard in (shard for lesson in lessons for shard in lesson.tiles):
        assert {shard.first.split(":")[0], shard.second.split(":")[0]} <= halves | {""}


def test_a_seat_that_forgot_to_shout_does_not_wear_the_mark_of_those_who_shouted() -> None:
    view = replace(uno_view(), hand_sizes=(1, 1, 3, 1), silent=(1,), must_call=())
    assert LOOKS[GAME].marks(view) == {0: "uno", 3: "uno"}


def test_in_domino_four_a_seat_is_marked_once_it_has_announced_or_missed_its_turn() -> None:
    view = GAMES["domino-4"]().deal(3, Random("marks")).view(None)
    view = replace(view, hand_sizes=(1, 1, 1), must_call=(0,), to_skip=(1,))
    assert LOOKS["domino-4"].marks(view) == {2: "last"}
    assert LOOKS["domino-4"].marks(replace(view, must_call=(), to_skip=())) == dict.fromkeys(range(3), "last")
