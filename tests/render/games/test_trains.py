"""Tables of Mexican Train: lanes, tile sizes and highlights, over randomly played rounds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from engine.games.mexican_train import TrainView
from render import examples, hand, open_hands, round_card, score_sheet, table
from render.cards.scores import Shown
from render.games.mexican_train import LOOK, board
from render.layout.board import Board, Station
from render.layout.trains import UNITS, Train, lay, sign
from render.paint.theme import ALERT, IVORY, PIPS, contrast
from render.tables.hand import ENDS, LARGE_ENDS
from render.tables.hand import paint as paint_hand
from render.tables.table import CROWDED_ENDS, HEIGHT
from render.tables.table import paint as paint_table
from tests.render.conftest import won
from tests.render.trains import GAME, TRAINS, WORDS, random_views, train_hand, train_scene, train_view

FELT = (1100, 700)
PANEL = (363, 300)
Box = tuple[int, int, int, int]


def tiles(drawn: Board) -> list[Box]:
    side = drawn.unit
    return [
        (each.x, each.y, each.x + side * (2 - each.upright), each.y + side * (1 + each.upright))
        for each in drawn.tiles
    ]


def signs(drawn: Board) -> list[Box]:
    half = sign(drawn.unit) // 2
    spots = [spot for platform in station(drawn).platforms for spot in platform.lane.signs]
    return [(x - half, y - half, x + half, y + half) for x, y in spots]


def station(drawn: Board) -> Station:
    assert drawn.station is not None
    return drawn.station


def engine(drawn: Board) -> Box:
    placed, side = station(drawn).engine, station(drawn).engine_unit
    return placed.x, placed.y, placed.x + side, placed.y + 2 * side


def inside(box: Box, outer: Box) -> bool:
    return box[0] >= outer[0] and box[1] >= outer[1] and box[2] <= outer[2] and box[3] <= outer[3]


def hit(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def check(view: TrainView, felt: tuple[int, int]) -> Board:
    drawn = board(view, felt)
    boxes = [*tiles(drawn), *signs(drawn), engine(drawn)]
    assert all(inside(box, (0, 0, *felt)) for box in boxes)
    assert not [pair for pair in combinations(boxes, 2) if hit(*pair)]
    lanes = {
        place: platform.lane for place, platform in zip(view.ends, station(drawn).platforms, strict=True)
    }
    for box, laid in zip(tiles(drawn), view.laid, strict=True):
        assert inside(box, lanes[laid.place].box)
    boxes_of_lanes = [lane.box for lane in lanes.values()]
    assert not [pair for pair in combinations(boxes_of_lanes, 2) if hit(*pair)]
    return drawn


# -- the layout ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", range(2, 9))
def test_nothing_overlaps_and_every_tile_is_in_its_lane(seats: int) -> None:
    for seed in range(3):
        for number, view in enumerate(random_views(seats, seed)):
            if number % 7 == 0 or not view.waiting:
                check(view, FELT)


@pytest.mark.parametrize("few", [1, 2, 4, 9])
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_uneven_trains_fit(seats: int, few: int) -> None:
    for count in (0, 20, 45, 70, 90):
        drawn = check(train_view(seats, count, f"uneven-{few}", few=few, markers=(0, 1)), FELT)
        assert drawn.unit >= (28 if seats < 8 else 16)


def test_small_tables_fit_a_small_felt() -> None:
    for count in range(9):
        check(train_view(3, count, "panel", markers=(1,)), PANEL)


def test_tiles_are_at_least_as_large_as_measured() -> None:
    assert board(train_view(4, 14, "early"), FELT).unit >= 56
    full = train_view(8, 90, "ninety-6", markers=(1, 4, 5))
    assert len(full.laid) == 90
    assert board(full, FELT).unit >= 28
    units = [board(list(random_views(8, seed))[-1], FELT).unit for seed in range(8)]
    assert min(units) >= 25
    assert sorted(units)[len(units) // 2] >= 28


def test_more_room_never_makes_tiles_smaller() -> None:
    trains = [Train((False, True, False) * 6, 1), Train((False,) * 9, 0), Train((), 1)]
    units = [lay(trains, (0, 0, 900, height), 60)[0] for height in range(200, 700, 20)]
    assert units == sorted(units)
    assert units[0] < units[-1] <= UNITS[0]


def halves(drawn: Board) -> Sequence[tuple[str, str]]:
    return [(placed.first, placed.second) for placed in drawn.tiles]


def test_touching_halves_are_equal() -> None:
    for view in random_views(4, 5):
        ends = dict.fromkeys(view.ends, view.engine.split("-")[0])
        for (first, second), laid in zip(halves(board(view, FELT)), view.laid, strict=True):
            assert first == ends[laid.place]
            ends[laid.place] = second
        assert ends == dict(view.ends)


def test_doubles_lie_across() -> None:
    view = list(random_views(4, 2))[-1]
    drawn = board(view, FELT)
    assert [placed.upright for placed in drawn.tiles] == [one == other for one, other in halves(drawn)]


# -- what stands out -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "change",
    [
        {"waiting": (3,)},
        {"stock_size": 3},
        {"hand_sizes": (1, 2, 3, 5)},
        {"markers": (0, 2)},
        {"markers": ()},
        {"engine": "11-11"},
        {"open_double": "T1"},
        {"extra_owed": "T1"},
    ],
)
def test_a_table_shows_every_fact_that_matters(change: dict[str, object]) -> None:
    plain = replace(train_view(4, 20, "shows-0", markers=(2,), binds="T1"), open_double=None)
    changed = replace(plain, **change)  # type: ignore[arg-type]
    assert paint_table(plain, train_scene()).tobytes() != paint_table(changed, train_scene()).tobytes()


def test_the_newest_tile_is_the_last_of_the_list() -> None:
    assert board(train_view(4, 14, "early"), FELT).last == 13
    assert board(train_view(4, 0), FELT).last == -1


def test_a_table_does_not_show_hands() -> None:
    view = train_view(4, 14, "early")
    assert table(view, train_scene()) == table(replace(view, hand=("5-4",), seat=1), train_scene())


def test_every_number_looks_different_on_small_and_large_tiles() -> None:
    """All 13 numbers, at both sizes, give different pictures."""
    from render.pieces.tiles import tile  # noqa: PLC0415 (only here)

    pictures = {
        (half, side): tile(GAME, half, half, side, upright=True).image().tobytes()
        for half in map(str, range(13))
        for side in (28, 64)
    }
    assert len(set(pictures.values())) == 26


@pytest.mark.parametrize("number", range(13))
def test_pip_colours_are_readable_on_ivory(number: int) -> None:
    assert contrast(PIPS[number], IVORY) >= 5.5


def test_tiles_are_grouped_by_their_higher_half() -> None:
    assert [LOOK.group(tile) for tile in ("12-3", "12-0", "9-9")] == ["12", "12", "9"]


# -- format ----------------------------------------------------------------------------------------


def opened(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data))


@pytest.mark.parametrize("name", TRAINS)
def test_pictures_keep_their_size_limits(name: str) -> None:
    picture = TRAINS[name]()
    assert picture.width == 1100
    assert picture.height <= HEIGHT + CROWDED_ENDS


def test_pictures_stay_within_their_byte_limits() -> None:
    scene = train_scene(8)
    sizes = (9, 5, 14, 12, 8, 9, 7)
    hands = [(), *(train_hand(size).hand for size in sizes)]
    shown = [Shown(each, (3,) * len(each)) for each in hands]
    for data, most in (
        (table(train_view(8, 90, "ninety-6"), scene), 80),
        (table(train_view(4, 14, "early"), train_scene()), 60),
        (hand(train_hand(30), GAME), 70),
        (open_hands(hands, (0,), scene), 55),
        (round_card(scene, shown, won(0, shown)), 60),
        (score_sheet(scene, [[5] * 8] * 13), 50),
        (examples(GAME, [train_view(2, 3), train_view(2, 4)], WORDS), 50),
    ):
        assert opened(data).mode == "P"
        assert len(data) <= most * 1000


@pytest.mark.parametrize("sizes", [(1,) * 8, (40, 1, 1, 1), (25,) * 3, (30, 0)])
def test_open_hands_of_any_size_fit(sizes: tuple[int, ...]) -> None:
    hands = [train_hand(max(size, 5)).hand[:size] for size in sizes]
    picture = opened(open_hands(hands, (0,), train_scene(len(sizes))))
    assert picture.width == 1100
    assert picture.height <= 700


def test_open_hands_highlight_the_seat_that_is_waited_for() -> None:
    hands = [train_hand(size).hand for size in (9, 5)]
    one, other = (opened(open_hands(hands, (seat,), train_scene(2))).convert("RGB") for seat in (0, 1))
    assert ImageChops.difference(one, other).getbbox() is not None


@pytest.mark.parametrize(
    ("asked", "alarming"), [({}, False), ({"binds": "T0"}, True), ({"owed": "T0"}, True)], ids=str
)
@pytest.mark.parametrize("seat", [0, 1])
def test_a_train_that_needs_a_tile_has_an_alert_edge(
    asked: dict[str, str], alarming: bool, seat: int
) -> None:
    """The edge marks a train whose double must be covered, or whose player owes a tile, on any turn."""
    view = replace(train_view(2, 3, "c", **asked), waiting=(seat,))
    picture = paint_table(view, train_scene(2)).convert("RGB")
    edge = picture.crop((0, 0, 8, picture.height)).getcolors(1 << 16) or []
    assert (sum(count for count, colour in edge if colour == ALERT) > 50) is alarming


@pytest.mark.parametrize(("seats", "room"), [(6, ENDS), (7, LARGE_ENDS)])
def test_eight_ends_above_a_hand_have_a_taller_row(seats: int, room: int) -> None:
    """In a higher row each sign stands above its end. Beside each other they would be too small."""
    view = replace(train_hand(12), ends=train_view(seats, 9).ends)
    without, shown = (paint_hand(view, GAME, scene=people) for people in (None, train_scene(seats)))
    assert shown.height == without.height + room


@pytest.mark.parametrize(("seats", "taller"), [(4, False), (5, True), (8, True)])
def test_five_or_more_seats_get_a_row_of_ends_below_the_table(seats: int, taller: bool) -> None:
    picture = paint_table(train_view(seats, 14, "early"), train_scene(seats))
    assert picture.height == HEIGHT + (CROWDED_ENDS if taller else 0)
