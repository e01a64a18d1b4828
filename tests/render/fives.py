"""Tables of All Fives to draw and to measure: given in notation, or played at random."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import cast

from PIL import Image

from engine import GAMES, Laid, Move, Outcome, Reason
from engine.core import opposite
from engine.games.all_fives import FivesView
from engine.games.all_fives.layout import PIPS, Layout
from render.cards.scores import Shown, paint_round
from render.pieces.scene import Player, Scene, word_keys
from render.tables.examples import paint as paint_examples
from render.tables.hand import paint as paint_hand
from render.tables.table import paint as paint_table

GAME = "all-fives"
WORDS = {
    "title": "All Fives",
    "round": "Round 2",
    "target": "to 100",
    "total": "Total",
    "points": "Points",
    "left": "Left",
    **{f"arm-{arm}": arm for arm in "NESW"},
}
LINE = "6-4@C 6-3@W 4-1@E 3-0@W 1-0@E"
CROSS = "5-5@C 5-1@W 5-4@E 5-0@N 5-3@S 4-0@E 1-1@W"
LATE = f"{CROSS} 3-3@S 0-0@E 6-3@S 1-0@W 6-6@S 6-2@S 2-0@N 4-2@S 2-2@N 3-2@N 4-4@S 4-3@N 6-4@S 6-5@S"
HAND = ("6-4", "6-2", "5-1", "3-3", "2-0", "1-0")


def fives_view(
    moves: str = "", seats: int = 2, *, hand: tuple[str, ...] = (), stock: int = 14, partners: bool = False
) -> FivesView:
    """Return a spectator's view of these lays.

    With ``hand`` it is the view of seat 0, with every other tile playable.
    """
    table = Layout()
    laid = []
    for place, text in enumerate(moves.split()):
        tile, arm = text.split("@")
        table.join(tile, arm)
        laid.append(Laid(tile, arm, place % seats))
    blank = cast("FivesView", GAMES[GAME]().deal(seats, Random("blank")).view(None))
    return replace(
        blank,
        seat=0 if hand else None,
        hand=hand,
        hand_sizes=(5, 3, 4, 2)[:seats],
        stock_size=stock,
        waiting=(0,),
        legal=tuple(Move(f"{tile}@W", "lay", tile, "W") for tile in hand[::2]),
        ends={arm: end.pip for arm, end in zip("WENS", table.ends, strict=True) if end.pip},
        worth=table.worth(),
        count=table.count,
        made=table.points(),
        laid=tuple(laid),
        round_scores=((15, 5) * 2)[:seats],
        teams=opposite(4) if partners else None,
    )


def fives_scene(totals: tuple[int, ...] = (35, 60), *, partners: bool = False) -> Scene:
    """Return a scene of two to four players, one of them a computer, with these points."""
    assert set(WORDS) == set(word_keys(GAME))
    names = ("Astrid", "Hana", "Benjamin", "Gustavo de la Vega")
    people = tuple(Player(name, total, name == "Hana") for name, total in zip(names, totals, strict=False))
    return Scene(GAME, people, 2, 100, WORDS, teams=opposite(4) if partners else None)


def fives_card() -> Image.Image:
    """Return the card of a round: seat 1 went out, and each hand has a note on its points."""
    left = ("6-5", "4-4", "3-1")
    hands = [
        Shown(left, tuple(PIPS[tile] for tile in left), "15 during play"),
        Shown((), (), "5 during play + 23 pips, to the nearest five: 25"),
    ]
    return paint_round(fives_scene(), hands, Outcome(Reason.OUT, (1,), (15, 30)))


def pairs_card() -> Image.Image:
    """Return the card of a round in pairs: seat 3 went out and scores the hands of seats 0 and 2."""
    hands = [
        Shown(tiles, tuple(PIPS[tile] for tile in tiles), "15 during play")
        for tiles in (("6-5", "4-4"), ("3-1",), ("2-0",), ())
    ]
    outcome = Outcome(Reason.OUT, (1, 3), (15, 35, 15, 35))
    return paint_round(fives_scene((50, 95, 50, 95), partners=True), hands, outcome)


def fives_table(moves: str, stock: int) -> Callable[[], Image.Image]:
    """Return a function that draws the table after these lays."""
    return lambda: paint_table(fives_view(moves, stock=stock), fives_scene())


FIVES: dict[str, Callable[[], Image.Image]] = {
    "fives-start": fives_table("6-4@C", 14),
    "fives-line": fives_table(LINE, 11),
    "fives-cross": fives_table(CROSS, 9),
    "fives-late": fives_table(LATE, 0),
    "fives-hand": lambda: paint_hand(fives_view(LINE, hand=HAND), GAME),
    "fives-card": fives_card,
    "fives-three": lambda: paint_table(fives_view(CROSS, 3, stock=6), fives_scene((35, 60, 10))),
    "fives-four": lambda: paint_table(fives_view(CROSS, 4, stock=1), fives_scene((35, 60, 10, 85))),
    "fives-pairs": lambda: paint_table(
        fives_view(LATE, 4, stock=0, partners=True), fives_scene((35, 60, 35, 60), partners=True)
    ),
    "fives-pairs-card": pairs_card,
    "fives-examples": lambda: paint_examples(GAME, [fives_view("5-5@C"), fives_view(CROSS)], WORDS),
}
"""One picture of every kind, as pixels."""


def played(seed: int) -> Iterator[FivesView]:
    """Yield the views of a randomly played round, after each tile laid."""
    rng = Random(f"fives/{seed}")
    round = GAMES[GAME](target=5000).deal(2, rng)
    while round.waiting():
        (seat,) = round.waiting()
        move = rng.choice(round.legal(seat))
        round.apply(seat, move)
        if move.tile:
            yield cast("FivesView", round.view(None))
