"""Where the next tile goes: UNO's column of open ends, and the joining half marked in the hand."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine import GAMES, View
from engine.core import Move
from render.games import LOOKS
from render.games.uno_dominos import board
from render.tables.hand import hand_content, paint
from render.tables.table import FELT
from tests.render.conftest import GAME, uno_view
from tests.render.fives import fives_view


@pytest.mark.parametrize("name", ["start", "early", "middle", "late"])
def test_the_ends_column_shows_every_open_end_and_covers_no_tile(name: str) -> None:
    view = uno_view(name)
    shown = board(view, FELT)
    assert shown.ends_column is not None
    assert [(end.word[-1], end.half) for end in shown.ends_column.ends] == [
        (arm, view.ends[arm]) for arm in "NESW" if arm in view.ends
    ]
    assert shown.ends_column.total is None
    assert min(tile.x for tile in shown.tiles) >= shown.ends_column.width
    assert max(tile.x for tile in shown.tiles) < FELT[0]


def test_there_is_no_ends_column_without_open_ends_or_on_a_small_felt() -> None:
    view = uno_view("middle")
    assert board(replace(view, ends={}), FELT).ends_column is None
    assert board(replace(view, ends={}), FELT).tiles == board(view, FELT).tiles, "tiles stay where they are"
    assert board(view, (364, 300)).ends_column is None


def holding(view: View, *lays: str) -> View:
    """Return the view as one of seat 0, which holds the tiles of these lays and may make them."""
    game = GAMES[GAME]() if "-" in lays[0] and not lays[0][0].isdigit() else GAMES["all-fives"]()
    moves = tuple(map(game.parse, lays))
    hand = tuple(dict.fromkeys(move.tile for move in moves))
    return replace(view, seat=0, hand=hand, legal=moves, waiting=(0,))


@pytest.mark.parametrize(
    ("view", "lays", "halves"),
    [
        (uno_view("early"), ["g9-b1@N"], [1]),
        (uno_view("early"), ["b1-g9@N"], [0]),
        (uno_view("early"), ["b1-g9@N", "g9-b1@W"], [0, 1]),
        (uno_view("early"), ["W-W@N"], [0, 1]),
        (fives_view("6-4@C"), ["6-1@W"], [0]),
        (fives_view("6-4@C"), ["5-4@E"], [1]),
        (fives_view("6-4@C"), ["4-4@E"], [0, 1]),
        (fives_view(), ["6-4@C"], []),
    ],
)
def test_joins_returns_the_halves_that_can_join(view: View, lays: list[str], halves: list[int]) -> None:
    game = GAME if view.ends.keys() & {"N"} else "all-fives"
    hand = holding(view, *lays)
    assert list(LOOKS[game].joins(hand, hand.hand[0])) == halves


def test_a_half_is_marked_only_if_the_other_half_cannot_join() -> None:
    one, other, both = (
        holding(uno_view("early"), *lays) for lays in (["g9-b1@N"], ["b1-g9@N"], ["b1-g9@N", "g9-b1@N"])
    )
    pictures = {paint(view, GAME).tobytes() for view in (one, other, both)}
    assert len(pictures) == 3
    assert len({hand_content(view, GAME) for view in (one, other, both)}) == 3
    nothing = replace(both, legal=tuple(Move(f"{both.hand[0]}@C", "lay", both.hand[0], "C") for _ in "1"))
    assert paint(nothing, GAME).tobytes() == paint(both, GAME).tobytes()
