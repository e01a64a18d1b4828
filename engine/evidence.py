"""What a game says that a seat has seen of the hidden tiles: the words between games and computer players.

Plain frozen data. It knows no game, and not what is concluded from it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from engine.vocabulary import Seat


class Clue(NamedTuple):
    """An act of a hidden hand, and what speaks against it: other tiles that the hand could have laid.

    The act is as likely as ``1 / (rest + the weights of the tiles held)``: after a lay the weights say how
    gladly each fitting tile is laid, the one laid among them; after a pass they are enormous.
    """

    moment: int
    seat: Seat
    rest: float
    weights: Mapping[str, float]


@dataclass(frozen=True)
class Evidence:
    """What a seat has seen of the hidden tiles. Moments count events from 0; a deal comes before them all."""

    hidden: Sequence[str]
    """The tiles in the other hands and in the stock; copies of a tile several times."""
    sizes: Mapping[Seat, int]
    """How many tiles each hidden hand holds."""
    gained: Sequence[tuple[Seat, int]]
    """The seat and the moment for every tile that came to a hidden hand after the deal."""
    laid: Sequence[tuple[Seat, int, str]]
    """The seat, the moment and the tile for every tile that left a hidden hand and can be seen."""
    clues: Sequence[Clue]
    known: Sequence[tuple[Seat, str]] = ()
    """Tiles among the hidden ones that a hand is known to hold."""
