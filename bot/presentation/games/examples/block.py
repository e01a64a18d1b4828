"""Small positions that explain the rules of Block dominoes, played out by its rule book."""

from __future__ import annotations

from typing import NamedTuple

from engine import GAMES, View


class BlockExample(NamedTuple):
    """A position to draw as an example."""

    key: str
    """The end of its caption's key: ``block-example-<key>``."""
    hands: tuple[str, str]
    """The tiles of two players. The first begins, and each has a tile left at the end."""
    moves: str


EXAMPLES = (
    BlockExample("line", ("6-4 6-1 1-0", "4-4 2-1"), "6-4@C 4-4@E 6-1@W"),
    BlockExample(
        "blocked",
        ("6-6 1-0 6-2 6-3 5-4 2-1", "6-1 6-0 3-2 6-4 6-5 5-5"),
        "6-6@C 6-1@W 1-0@W 6-0@W 6-2@E 3-2@E 6-3@E 6-4@E 5-4@E 6-5@E",
    ),
)
"""In the order they are explained: a line with a double, and a line at which no tile fits."""


def position(example: BlockExample) -> View:
    """Return an example's table as a spectator sees it."""
    game = GAMES["block"]()
    round = game.stacked([hand.split() for hand in example.hands], (), lead=0)
    for text in example.moves.split():
        (seat,) = round.waiting()
        round.apply(seat, game.parse(text))
    return round.view(None)
