"""Small positions that explain the rules of Mexican Train, played out by its rule book."""

from __future__ import annotations

from typing import NamedTuple

from engine import GAMES, View
from engine.games.mexican_train.options import TrainOptions, size


class TrainExample(NamedTuple):
    """A position to draw as an example. ``E`` stands for the engine's number."""

    key: str
    """The end of its caption's key: ``train-example-<key>``."""
    hands: tuple[str, str]
    """The tiles of two players; each has a tile left at the end."""
    stock: str
    moves: str


EXAMPLES = (
    TrainExample("trains", ("E-5 5-3 1-0", "E-7 E-2 4-0"), "", "E-5@T0 E-7@M 5-3@T0 E-2@T1"),
    TrainExample("marker", ("E-5 E-4 1-0", "6-3 7-2 4-0"), "8-6 3-2", "E-5@T0 draw E-4@T1"),
    TrainExample("open", ("E-5 5-5 1-0", "E-7 4-3 6-0"), "8-6 3-2", "E-5@T0 E-7@T1 5-5@T0 draw"),
)
"""In the order they are explained."""


def position(example: TrainExample, options: TrainOptions) -> View:
    """Return an example's table as a spectator sees it."""
    game = GAMES["mexican-train"](short_game=options.short_game)
    top = str(size(options).top)
    hands = [hand.replace("E", top).split() for hand in example.hands]
    round = game.stacked(hands, example.stock.split(), lead=0)
    for text in example.moves.replace("E", top).split():
        (seat,) = round.waiting()
        round.apply(seat, game.parse(text))
    return round.view(None)
