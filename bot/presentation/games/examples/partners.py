"""Small positions that explain the rules of Partner Dominoes, played out by its rule book."""

from __future__ import annotations

from typing import NamedTuple

from engine import GAMES, View


class PartnersExample(NamedTuple):
    """A position to draw as an example."""

    key: str
    """The end of its caption's key: ``partners-example-<key>``."""
    hands: tuple[str, str, str, str]
    """The tiles by seat. The first begins."""
    moves: str


EXAMPLES = (
    PartnersExample("line", ("6-4 1-0", "6-5 5-5", "5-3 3-3", "4-4 2-2"), "6-4@C 6-5@W 5-3@W 4-4@E"),
    PartnersExample("capicua", ("6-4 6-1", "4-1 5-5", "5-3 1-1", "3-3 2-2"), "6-4@C 4-1@E 1-1@E pass 6-1@W"),
    PartnersExample(
        "blocked",
        (
            "5-5 4-1 4-0 3-1 2-1 2-0 1-1",
            "6-5 6-4 6-1 5-1 4-2 3-0 2-2",
            "6-6 6-3 6-0 5-2 4-4 3-3 3-2",
            "6-2 5-4 5-3 5-0 4-3 1-0 0-0",
        ),
        "1-1@C 6-1@W 6-3@W 5-3@W 2-1@E 6-5@W 6-0@W 6-2@E 4-0@W 6-4@W 6-6@E",
    ),
)
"""In the order they are explained: a line with a double, a capicúa, and a blocked line."""


def position(example: PartnersExample) -> View:
    """Return an example's table as a spectator sees it."""
    game = GAMES["partners"]()
    round = game.stacked([hand.split() for hand in example.hands], (), lead=0)
    for text in example.moves.split():
        (seat,) = round.waiting()
        round.apply(seat, game.parse(text))
    return round.view(None)
