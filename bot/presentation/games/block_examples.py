"""Small tables that explain the rules of Block dominoes, played out by the rules themselves."""

from __future__ import annotations

from typing import NamedTuple

from engine import GAMES, View


class BlockExample(NamedTuple):
    """A position worth a picture."""

    key: str
    """Ends the key of its caption: ``block-example-<key>``."""
    hands: tuple[str, str]
    """Two players' tiles; the first begins, and both keep one tile back."""
    moves: str


EXAMPLES = (
    BlockExample("line", ("6-4 6-1 1-0", "4-4 2-1"), "6-4@C 4-4@E 6-1@W"),
    BlockExample(
        "blocked",
        ("6-6 1-0 6-2 6-3 5-4 2-1", "6-1 6-0 3-2 6-4 6-5 5-5"),
        "6-6@C 6-1@W 1-0@W 6-0@W 6-2@E 3-2@E 6-3@E 6-4@E 5-4@E 6-5@E",
    ),
)
"""In the order they are explained: a line with a double, and one at which nobody can go on."""


def position(example: BlockExample) -> View:
    """Return how the example's table looks to a spectator."""
    game = GAMES["block"]()
    round = game.stacked([hand.split() for hand in example.hands], (), lead=0)
    for text in example.moves.split():
        (seat,) = round.waiting()
        round.apply(seat, game.parse(text))
    return round.view(None)
