"""Block dominoes: where its line lies, and what its picture shows."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import cast

import pytest

from engine import GAMES
from engine.games.block import BlockView
from render.games.block import board, layout
from render.layout import arms
from render.table import FELT
from tests.render.conftest import overlaps

ROUNDS = range(24)


def played(seed: int) -> Iterator[BlockView]:
    """Every table of a round played at random with drawing, after each tile laid."""
    rng = Random(f"block/{seed}")
    round = GAMES["block"](draw=True).deal(2 + seed % 3, rng)
    while round.waiting():
        (seat,) = round.waiting()
        move = rng.choice(round.legal(seat))
        round.apply(seat, move)
        if move.tile:
            yield cast("BlockView", round.view(None))


def line(*moves: str) -> BlockView:
    """Return the table after these lays, by two who hold nothing else but a tile to keep."""
    tiles = [move.partition("@")[0] for move in moves]
    round = GAMES["block"]().stacked([[*tiles[::2], "0-0"], [*tiles[1::2], "1-1"]], (), lead=0)
    for text in moves:
        (seat,) = round.waiting()
        round.apply(seat, GAMES["block"]().parse(text))
    return cast("BlockView", round.view(None))


def test_the_first_tile_shows_its_higher_half_on_the_left() -> None:
    (tile,) = board(line("6-4@C"), FELT).tiles
    assert (tile.first, tile.second, tile.upright) == ("6", "4", False)


def test_a_double_lies_across_the_line() -> None:
    tiles = board(line("6-4@C", "4-4@E", "6-1@W"), FELT).tiles
    assert [(tile.first, tile.second, tile.upright) for tile in tiles] == [
        ("6", "4", False),
        ("4", "4", True),
        ("1", "6", False),
    ]


def test_each_end_has_its_sign() -> None:
    assert not board(line(), FELT).labels
    shown = {sign.label.word: sign.x for sign in board(line("6-4@C", "4-3@E"), FELT).labels}
    assert shown["arm-W"] < shown["arm-E"]


@pytest.mark.parametrize("seed", ROUNDS)
def test_halves_that_touch_agree_and_nothing_overlaps(seed: int) -> None:
    *_, view = played(seed)
    pieces, faces = layout(view)
    state, _ = arms.lay(pieces, FELT[0] / FELT[1])
    assert overlaps(state) == 0
    for index, before in enumerate(state.before[1:], 1):
        joined = faces[index][0]
        assert joined in faces[0] if before == 0 else joined == faces[before][1], (view.laid, index)
    ends = {arm: end.last for arm, end in state.ends.items()}
    assert set(ends) == {"W", "E"}
    for arm, last in ends.items():
        assert view.ends[arm] in (faces[last] if last == 0 else faces[last][1:])


@pytest.mark.parametrize("seed", ROUNDS)
def test_a_line_stays_on_the_felt(seed: int) -> None:
    for view in played(seed):
        drawn = board(view, FELT)
        assert drawn.unit >= 20
        for tile in drawn.tiles:
            across, down = (1, 2) if tile.upright else (2, 1)
            assert 0 <= tile.x <= FELT[0] - across * drawn.unit
            assert 0 <= tile.y <= FELT[1] - down * drawn.unit
