"""Small positions that explain the rules of UNO Dominos, played out by its rule book."""

from __future__ import annotations

from typing import NamedTuple

from engine import GAMES, View
from engine.games.uno_dominos.options import UnoOptions


class UnoExample(NamedTuple):
    """A position to draw as an example."""

    key: str
    """The end of its caption's key: ``uno-example-<key>``."""
    hands: tuple[tuple[str, ...], tuple[str, ...]]
    """The domos of two players. The first has the start double, and each has a domo left at the end."""
    moves: tuple[str, ...]


DOUBLES = UnoExample(
    "doubles",
    (("g7-g7", "r3-r3", "b1-r2"), ("y3-g7", "b3-g4", "y4-r7")),
    ("g7-g7@C", "g7-y3@E", "r3-r3@E", "b3-g4@E"),
)
DEAD_END = UnoExample(
    "dead-end", (("g7-g7", "DE-DE", "b1-r2"), ("y3-g7", "y4-r7")), ("g7-g7@C", "g7-y3@E", "DE-DE@E")
)
EITHER = UnoExample("either", (("r2-r2", "g1-b4"), ("r3-rS", "y4-r7")), ("r2-r2@C", "r3-rS@E"))
PASSIVE = UnoExample("passive", (("r2-r2", "g1-b4"), ("r3-rS", "y4-r7")), ("r2-r2@C", "r3-rS@E"))
ACTIVE = UnoExample("active", (("r2-r2", "g1-b4"), ("r3-rS", "y4-r7")), ("r2-r2@C", "rS-r3@E"))


def chosen(options: UnoOptions) -> tuple[UnoExample, ...]:
    """Return the examples that fit a table's rules, in the order they are explained."""
    symbols = (ACTIVE, PASSIVE) if options.symbol_acts == "joined" else (EITHER,)
    return (DOUBLES, *symbols, DEAD_END)


def position(example: UnoExample) -> View:
    """Return an example's table as a spectator sees it."""
    game = GAMES["uno-dominos"](start_exchange="off")
    round = game.stacked(example.hands, (), lead=0)
    for text in example.moves:
        (seat,) = round.waiting()
        round.apply(seat, game.parse(text))
    return round.view(None)
