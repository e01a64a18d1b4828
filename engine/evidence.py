"""What a game says that a seat has seen of the hidden tiles: the words between games and computer players.

Plain frozen data. It knows no game, and not what is concluded from it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from engine.views import View
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


NEVER: Final = 1e6
"""The weight of a tile that must have been laid, had it been there."""


class Notes:
    """What was seen of all seats in a round, noted event by event, as games make evidence of it."""

    def __init__(self) -> None:
        self.laid: list[tuple[Seat, int, str]] = []
        self.gained: list[tuple[Seat, int]] = []
        self.clues: list[Clue] = []

    def lay(self, moment: int, seat: Seat, tile: str, weights: Mapping[str, float]) -> None:
        """Note a lay, and how gladly each fitting tile would have been laid; no weights say nothing."""
        self.laid.append((seat, moment, tile))
        if weights:
            self.clues.append(Clue(moment, seat, 0.0, weights))

    def nothing(self, moment: int, seat: Seat, fitting: Iterable[str], weight: float = NEVER) -> None:
        """Note that a seat laid nothing, and how unlikely that makes each tile that would have fitted."""
        self.clues.append(Clue(moment, seat, 1.0, dict.fromkeys(fitting, weight)))

    def gain(self, moment: int, seat: Seat, tiles: int = 1) -> None:
        """Note that tiles came to a hand."""
        self.gained += [(seat, moment)] * tiles

    def evidence(
        self, view: View, tiles: Iterable[str], shown: Iterable[str], known: Iterable[tuple[Seat, str]] = ()
    ) -> Evidence:
        """Return what was noted of all seats but the view's own.

        Args:
            view: what the seat knows.
            tiles: the whole set.
            shown: the tiles on the table, spelt as in ``tiles``.
            known: as in :class:`Evidence`.
        """
        hidden = Counter(tiles) - Counter(view.hand) - Counter(shown)
        return Evidence(
            list(hidden.elements()),
            {seat: size for seat, size in enumerate(view.hand_sizes) if seat != view.seat},
            [gain for gain in self.gained if gain[0] != view.seat],
            [lay for lay in self.laid if lay[0] != view.seat],
            [clue for clue in self.clues if clue.seat != view.seat],
            list(known),
        )
