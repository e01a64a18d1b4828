"""Small positions that explain the rules of All Fives, played out by its rule book."""

from __future__ import annotations

from typing import NamedTuple

from engine import GAMES, View


class FivesExample(NamedTuple):
    """A position to draw as an example."""

    key: str
    """The end of its caption's key: ``fives-example-<key>``."""
    hands: tuple[tuple[str, ...], tuple[str, ...]]
    """The tiles of two players. The first begins, and each has a tile left at the end."""
    moves: tuple[str, ...]


EXAMPLES = (
    FivesExample("alone", (("5-5", "1-0"), ("6-5", "2-1")), ("5-5@C",)),
    FivesExample("double", (("6-2", "1-0"), ("2-2", "3-3")), ("6-2@C", "2-2@E")),
    FivesExample("spinner", (("5-5", "5-4", "1-0"), ("5-1", "6-3", "2-2")), ("5-5@C", "5-1@W", "5-4@E")),
)
"""In the order they are explained: a lone double, a double at an end, the two further arms."""


def position(example: FivesExample) -> View:
    """Return an example's table as a spectator sees it."""
    game = GAMES["all-fives"]()
    round = game.stacked(example.hands, ("6-0",), lead=0)
    for text in example.moves:
        (seat,) = round.waiting()
        round.apply(seat, game.parse(text))
    return round.view(None)
