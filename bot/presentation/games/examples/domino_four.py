"""Small positions that explain the rules of Domino 4, played out by its rule book."""

from __future__ import annotations

from typing import NamedTuple

from engine import GAMES, View
from engine.games.domino_four.options import FourOptions


class FourExample(NamedTuple):
    """A position to draw as an example."""

    key: str
    """The end of its caption's key: ``four-example-<key>``."""
    hands: tuple[str, str]
    """The tiles of two players. Each has a tile left at the end, so that the round goes on."""
    moves: str
    """Seats and moves, alternating."""


STOCK = ("b0-3", "b0-4", "b3-3", "b3-4")
"""The undealt tiles in every example; no example has them in a hand."""
CHAINS = FourExample(
    "chains",
    ("r1-3 r2-3 b4-4", "y2-4 y1-2 g4-4"),
    "0 r1-3@1,0:NW 1 y2-4@-1,0:NW 0 r2-3@1,-1:SW 1 y1-2@-2,0:SW",
)
CHANGES = FourExample(
    "changes",
    ("r0-3 g2-2 b4-4", "g0-2 y2-2 g4-4"),
    "0 r0-3@1,0:NE 1 g0-2@2,0:NW 0 g2-2@3,0:NW 1 y2-2@4,0:NW",
)
JOKER = FourExample("joker", ("J b1-4 g1-1", "r3-4 g4-4"), "0 J@1,0:blue 1 r3-4@-1,0:NW 0 b1-4@2,0:NW")
CORNERSTONE = FourExample(
    "hoeksteen",
    ("b2-2 J y1-2 g4-4", "g1-3 y0-2 b0-2 b4-4"),
    "0 b2-2@1,0:NW 1 g1-3@-1,0:SW 0 J@2,0:yellow 1 y0-2@2,1:SW 0 y1-2@3,1:NE 1 b0-2@1,1:NE",
)
BLUFF = FourExample("blufjoker", ("J g1-1", "r1-3 g4-4"), "0 ?J@1,0:red 1 accept 1 r1-3@2,0:NW")


def chosen(options: FourOptions) -> tuple[FourExample, ...]:
    """Return the examples that fit a table's rules, in the order they are explained."""
    return (
        CHAINS,
        CHANGES,
        *(() if options.blufjoker else (JOKER,)),
        *((CORNERSTONE,) if options.hoeksteen else ()),
        *((BLUFF,) if options.blufjoker else ()),
    )


def position(example: FourExample) -> View:
    """Return an example's table as a spectator sees it."""
    game = GAMES["domino-4"](hoeksteen=True, blufjoker=example is BLUFF)
    round = game.stacked([hand.split() for hand in example.hands], STOCK, lead=0)
    parts = example.moves.split()
    for seat, text in zip(parts[::2], parts[1::2], strict=True):
        round.apply(int(seat), game.parse(text))
    return round.view(None)
