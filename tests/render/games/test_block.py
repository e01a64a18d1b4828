"""Block dominoes: the layout of its line, what its picture shows, and goldens."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import cast

import pytest
from PIL import Image

from engine import GAMES, Move, Outcome, Reason
from engine.games.block import PIPS, BlockView
from render.cards.scores import Shown, paint_round
from render.games.block import board, layout
from render.layout import arms
from render.pieces.scene import Player, Scene, word_keys
from render.tables.examples import paint as paint_examples
from render.tables.hand import paint as paint_hand
from render.tables.table import FELT
from render.tables.table import paint as paint_table
from tests.render.conftest import overlaps
from tests.render.test_goldens import compare

GAME = "block"
ROUNDS = range(24)
WORDS = {
    "title": "Block Dominoes",
    "round": "Round 2",
    "target": "to 100",
    "total": "Total",
    "points": "Points",
    "left": "Left",
    "arm-W": "L",
    "arm-E": "R",
}
MIDDLE = "6-6@C 6-2@E 6-4@W 4-4@W 4-1@W 2-2@E 5-2@E 5-1@E 3-1@W"
LONG = (
    "2-0@C 2-1@W 1-0@E 5-1@E 5-0@E 6-1@W 6-2@W 3-2@W 3-3@W 3-0@W 4-0@E 4-4@E 6-4@E 6-5@E 6-0@W 5-4@E 6-6@W "
    "6-3@W 4-3@E 5-3@W 3-1@E 4-1@E 5-2@W 4-2@W"
)


def played(seed: int) -> Iterator[BlockView]:
    """Yield the views of a randomly played round with drawing, after each tile laid."""
    rng = Random(f"block/{seed}")
    round = GAMES[GAME](draw=True).deal(2 + seed % 3, rng)
    while round.waiting():
        (seat,) = round.waiting()
        move = rng.choice(round.legal(seat))
        round.apply(seat, move)
        if move.tile:
            yield cast("BlockView", round.view(None))


def line(*moves: str) -> BlockView:
    """Return the view of a round after two players made these lays in turn. Each keeps one more tile."""
    tiles = [move.partition("@")[0] for move in moves]
    round = GAMES[GAME]().stacked([[*tiles[::2], "0-0"], [*tiles[1::2], "1-1"]], (), lead=0)
    for text in moves:
        (seat,) = round.waiting()
        round.apply(seat, GAMES[GAME]().parse(text))
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


def test_the_ends_of_a_blocked_round_are_closed() -> None:
    blocked = line("6-4@C")
    assert not blocked.waiting
    assert {sign.label.kind for sign in board(blocked, FELT).labels} == {"blocked"}
    for going_on in (replace(blocked, waiting=(0,)), replace(blocked, hand_sizes=(0, 1))):
        assert {sign.label.kind for sign in board(going_on, FELT).labels} == {"open"}


@pytest.mark.parametrize("seed", ROUNDS)
def test_touching_halves_are_equal_and_no_tiles_overlap(seed: int) -> None:
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
def test_the_line_stays_on_the_felt(seed: int) -> None:
    for view in played(seed):
        drawn = board(view, FELT)
        assert drawn.unit >= 20
        for tile in drawn.tiles:
            across, down = (1, 2) if tile.upright else (2, 1)
            assert 0 <= tile.x <= FELT[0] - across * drawn.unit
            assert 0 <= tile.y <= FELT[1] - down * drawn.unit


# -- goldens ---------------------------------------------------------------------------------------


def table(moves: str, stock: int, sizes: tuple[int, ...] = (4, 3, 5, 2)) -> Callable[[], Image.Image]:
    """Return a function that draws the table after these lays, with a stock and hands of the given sizes."""
    shown = {"hand_sizes": sizes, "stock_size": stock, "round_scores": (0,) * len(sizes), "waiting": (1,)}
    view = replace(line(*moves.split()), **shown)
    return lambda: paint_table(view, block_scene(len(sizes)))


def block_scene(seats: int = 4) -> Scene:
    """Return a scene of up to four players. The last is a computer."""
    assert set(WORDS) == set(word_keys(GAME))
    players = (Player("Astrid", 35), Player("Ben", 52), Player("Chloé", 0), Player("Hana", 60, computer=True))
    return Scene(GAME, players[-seats:], 2, 100, WORDS)


def rack() -> Image.Image:
    """Return the picture of a hand of seven tiles. Those with a six can be played."""
    hand = ("6-5", "6-1", "5-5", "4-2", "3-0", "1-1", "0-0")
    legal = tuple(Move(f"{tile}@W", "lay", tile, "W") for tile in hand if "6" in tile)
    return paint_hand(replace(line(), seat=0, hand=hand, legal=legal), GAME)


def card() -> Image.Image:
    """Return the picture of a blocked round's card.

    The lightest hand wins the pips of the others less its own.
    """
    left: tuple[tuple[str, ...], ...] = (("5-4", "2-0"), ("1-0",), ("6-5", "3-3", "2-1"), ("4-4", "1-1"))
    notes = ("", "11 + 20 + 10 pips, less 1 of their own", "", "")
    hands = [
        Shown(hand, tuple(PIPS[tile] for tile in hand), note) for hand, note in zip(left, notes, strict=True)
    ]
    return paint_round(block_scene(), hands, Outcome(Reason.BLOCKED, (1,), (0, 40, 0, 0)))


PICTURES: dict[str, Callable[[], Image.Image]] = {
    "block-start": table("6-4@C", 14, (6, 7)),
    "block-middle": table(MIDDLE, 8),
    "block-long": table(LONG, 0),
    "block-hand": rack,
    "block-card": card,
    "block-examples": lambda: paint_examples(
        GAME, [replace(line(*moves.split()), waiting=(1,)) for moves in ("6-4@C 4-4@E", MIDDLE)], WORDS
    ),
}
"""One picture of every kind, as pixels."""


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_looks_as_approved(name: str, tmp_path: Path) -> None:
    compare(name, PICTURES[name](), tmp_path)
