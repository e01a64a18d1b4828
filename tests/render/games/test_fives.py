"""Tables of All Fives: the line, the cross, the column and the points, over randomly played rounds."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from engine.games.all_fives import FivesView
from render import hand, table
from render.games.all_fives import LOOK, board, layout
from render.layout import arms
from render.layout.board import Board
from render.layout.cells import Rect
from render.layout.chain import Piece
from render.layout.notes import box_of, note_size
from render.layout.state import State
from render.layout.walk import cross
from render.tables.table import FELT
from render.tables.table import paint as paint_table
from tests.render.conftest import overlaps
from tests.render.fives import CROSS, GAME, HAND, LATE, LINE, fives_scene, fives_view, played

ROUNDS = range(40)


@pytest.fixture(scope="module")
def last() -> list[FivesView]:
    """Return the last view of every round."""
    return [list(played(seed))[-1] for seed in ROUNDS]


def state(view: FivesView) -> State:
    width, height = FELT
    pieces, _ = layout(view)
    return arms.lay(pieces, (width - round(height * 0.27)) / height)[0]


# -- the layout ------------------------------------------------------------------------------------


def test_no_tiles_overlap_and_all_are_large(last: list[FivesView]) -> None:
    boards = [board(view, FELT) for view in last]
    assert all(overlaps(state(view)) == 0 for view in last)
    units = sorted(each.unit for each in boards)
    assert units[0] >= 30
    assert units[len(units) // 2] >= 40


def test_everything_is_on_the_felt_and_beside_the_ends_column(last: list[FivesView]) -> None:
    for view in last:
        drawn = board(view, FELT)
        assert drawn.ends_column is not None
        felt = Rect(drawn.ends_column.width, 0, *FELT)
        for box in (*tiles(drawn), *signs(drawn), *notes(drawn)):
            assert felt.joined(box) == felt, view.laid


def test_signs_and_notes_hide_no_tile_or_sign() -> None:
    for seed in ROUNDS:
        for view in list(played(seed))[::3]:
            drawn = board(view, FELT)
            things = [*(box.grown(-2) for box in tiles(drawn)), *signs(drawn)]
            own = tiles(drawn)[-1]
            for note in notes(drawn):
                assert not [thing for thing in things if thing.hits(note) and thing != own.grown(-2)]
            for one, other in combinations(signs(drawn), 2):
                assert not one.hits(other)


def tiles(drawn: Board) -> list[Rect]:
    return [box_of(tile, drawn.unit) for tile in drawn.tiles]


def signs(drawn: Board) -> list[Rect]:
    return [Rect(sign.x, sign.y, sign.x, sign.y).grown(drawn.unit * 2 // 5) for sign in drawn.labels]


def notes(drawn: Board) -> list[Rect]:
    found = []
    for note in drawn.notes:
        width, height = note_size(note.text, drawn.unit)
        found.append(
            Rect(note.x - width // 2, note.y - height // 2, note.x + width // 2, note.y + height // 2)
        )
    return found


def test_touching_halves_show_the_same_pips(last: list[FivesView]) -> None:
    for view in last:
        shown, (_, faces) = state(view), layout(view)
        for index, before in enumerate(shown.before[1:], 1):
            joined = faces[index][0]
            if before == 0:
                assert joined in faces[0]
            else:
                assert joined == faces[before][1], (view.laid, index)


def test_the_line_stays_straight_until_the_first_double() -> None:
    for seed in ROUNDS:
        *_, view = played(seed)
        pieces, _ = layout(view)
        spinner = next(index for index, piece in enumerate(pieces) if piece.double)
        middles = [(spot.box.y0 + spot.box.y1) // 2 for spot in state(view).spots[: min(spinner + 1, 11)]]
        assert set(middles) == {0}


def test_a_line_without_a_double_may_turn_after_eleven_tiles() -> None:
    line = "6-5@C 6-4@W 5-0@E 4-0@W 3-0@E 6-0@W 6-3@W 3-1@W 5-3@E 5-1@W 5-4@W"
    pieces, _ = layout(fives_view(f"{line} 4-1@W"))
    assert [piece.straight for piece in pieces] == [False] + 10 * [True] + [False]
    late, _ = layout(fives_view(f"{line} 4-1@W 2-1@W 2-0@W 0-0@W"))
    assert late[-1].opens == "NS"


def test_the_first_double_has_four_arms_wherever_it_is_laid() -> None:
    for seed in ROUNDS:
        *_, view = played(seed)
        pieces, _ = layout(view)
        assert [piece.opens[-2:] for piece in pieces if piece.double][:1] == ["NS"]
        assert not any("N" in piece.opens for piece in [p for p in pieces if p.double][1:])
        assert set(state(view).ends) == set("NESW")


def test_a_double_on_a_turned_line_opens_its_own_two_sides() -> None:
    """The line has turned and runs south there, so the double's two open sides are west and east."""
    line = [Piece("C", double=False, opens="WE"), *(Piece("E", double=False) for _ in range(40))]
    shown, _ = arms.lay(line, 1.6)
    turned = next(index for index, spot in enumerate(shown.spots) if spot.run[1] and spot.box.y0 > 100)
    shown, _ = arms.lay([*line[: turned + 1], Piece("E", double=True, opens="NS")], 1.6)
    spinner = shown.spots[-1].box
    assert spinner.x1 - spinner.x0 > spinner.y1 - spinner.y0
    assert (shown.ends["N"].face.x, shown.ends["S"].face.x) == (spinner.x0, spinner.x1)


def test_unopened_arms_have_no_sign_but_reserve_their_room() -> None:
    view = fives_view("5-5@C 5-1@W")
    assert set(state(view).ends) == set("NESW")
    assert {sign.label.word for sign in board(view, FELT).labels} == {"arm-W", "arm-E"}


def test_the_fallback_cross_has_no_overlaps(last: list[FivesView]) -> None:
    for view in last[:8]:
        assert overlaps(cross(layout(view)[0], 1.6)) == 0


# -- the window and the points ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("moves", "ends", "total", "note"),
    [
        ("", [], 0, []),
        ("5-5@C", [("arm-W", "5", 5), ("arm-E", "5", 5)], 10, ["+10"]),
        ("0-0@C", [("arm-W", "0", 0), ("arm-E", "0", 0)], 0, []),
        ("6-2@C 2-2@E", [("arm-W", "6", 6), ("arm-E", "2", 4)], 10, ["+10"]),
        ("5-5@C 5-1@W", [("arm-W", "1", 1), ("arm-E", "5", 10)], 11, []),
        (
            "5-5@C 5-1@W 5-4@E",
            [("arm-W", "1", 1), ("arm-E", "4", 4), ("arm-N", "5", 0), ("arm-S", "5", 0)],
            5,
            ["+5"],
        ),
    ],
)
def test_the_ends_column_counts_the_open_ends(
    moves: str, ends: list[tuple[str, str, int]], total: int, note: list[str]
) -> None:
    drawn = board(fives_view(moves), FELT)
    assert drawn.ends_column is not None
    assert [(end.word, end.half, end.worth) for end in drawn.ends_column.ends] == ends
    assert (drawn.ends_column.total, drawn.ends_column.lit) == (total, bool(note))
    assert [each.text for each in drawn.notes] == note


def test_the_sum_is_the_total_of_all_ends(last: list[FivesView]) -> None:
    assert all(sum(view.worth.values()) == view.count for view in last)


def test_low_felts_show_no_stock() -> None:
    small = board(fives_view(LINE), (364, 300)).ends_column
    large = board(fives_view(LINE), FELT).ends_column
    assert small is not None
    assert large is not None
    assert (small.stock, large.stock) == (0, 14)


# -- the pictures ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("moves", "most"), [("6-4@C", 55), (CROSS, 60), (LATE, 70)])
def test_pictures_have_the_right_format_and_few_bytes(moves: str, most: int) -> None:
    data = table(fives_view(moves), fives_scene())
    picture = Image.open(BytesIO(data))
    assert (picture.format, picture.mode, picture.size) == ("PNG", "P", (1100, 700))
    assert len(data) <= most * 1000
    assert len(hand(fives_view(LINE, hand=HAND), GAME)) <= 40_000


@pytest.mark.parametrize(
    "change",
    [
        {"made": 0, "count": 11},
        {"stock_size": 3},
        {"round_scores": (20, 5)},
        {"ends": {"W": "1", "E": "4"}},
    ],
)
def test_a_table_shows_every_fact_that_matters(change: dict[str, object]) -> None:
    view = fives_view("5-5@C 5-1@W 5-4@E")
    changed = replace(view, **change)  # type: ignore[arg-type]
    assert ImageChops.difference(
        paint_table(view, fives_scene()), paint_table(changed, fives_scene())
    ).getbbox()


def test_pips_turn_with_their_tile() -> None:
    assert LOOK.lying is not None
    first, second = (
        paint_table(fives_view(f"{tile}@C"), fives_scene()).crop((540, 180, 720, 410))
        for tile in ("6-3", "6-2")
    )
    assert ImageChops.difference(first, second).getbbox()
