"""What a rule book tells computer players beside its rules; each has a default that fits any game.

Knows no game and no player. Rounds are not looked into here, so their class is not known either.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final, NamedTuple

from engine.views import Seen, View
from engine.vocabulary import Move, Outcome, Seat


class Fact(NamedTuple):
    """One thing that holds of a move."""

    kind: str
    """What holds, in kebab case: the kinds are listed in :mod:`engine.players.hints`."""
    value: int = 0
    """Points, pips or tiles, where the kind has a number."""
    mark: str = ""
    """What a tile joins by, as the game spells it, where the kind names one."""
    seat: Seat | None = None
    """Whom it happens to, where that is another seat."""


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


class Advice:
    """The part of a rule book that only those ask who choose moves."""

    name: ClassVar[str]
    lowest_wins: ClassVar[bool] = False
    """Whether low totals are good, so that standings begin with the lowest."""
    luck: ClassVar[float] = 1.0
    """How much of the game is luck, 1 in All Fives: computer players of the lower levels go by habit that
    many times as often, so that the levels are about as far apart in every game."""
    effort: ClassVar[float] = 2.0
    """What a move made in a search costs, in moves of Mexican Train: budgets of nodes are divided by it."""
    round_won: ClassVar[float] = 0.0
    """What a round won is worth to computer players beside its points, in points."""

    def weight(self, tile: str) -> int:
        """Return what a tile counts against whoever is left with it; 0 where tiles are not counted."""
        return 0

    def marks(self, tile: str) -> tuple[str, ...]:
        """Return what each side of a tile joins by, as :attr:`View.ends` spells it; empty where no such
        thing tells tiles apart.
        """
        return ()

    def habit(self, view: View, moves: Sequence[Move]) -> list[float]:
        """Return how readily a beginner makes each of ``moves``, who looks at tiles and counts nothing.

        Here a light tile first: many pips look strong, and are kept. Last of all one that is the same on
        both sides: to lay it seems to change nothing. In truth both are what a hand should be rid of.
        """
        return [self._appeal(move.tile) if move.tile else 0.0 for move in moves]

    def _appeal(self, tile: str) -> float:
        alike = len(set(self.marks(tile))) == 1
        return (1.0 if alike else 1000.0) - self.weight(tile)

    def facts(self, view: View, move: Move) -> Iterable[Fact]:
        """Return what can be said for ``move`` that holds in this game alone, whatever the others hold."""
        return ()

    def usable(self, view: View, move: Move, ends: Mapping[str, str]) -> Collection[str]:
        """Return at which of ``ends``, as ``move`` leaves them, the view's seat may lay then: at all of them,
        unless the game keeps some for others.
        """
        return ends.keys()

    def evidence(self, seen: Seen) -> Evidence | None:
        """Return what ``seen`` says about the hidden tiles; None where the game has no more than the view.

        A game that returns some deals them in :meth:`world`.
        """
        return None

    def world(self, view: View, hands: Mapping[Seat, Sequence[str]], stock: Sequence[str]) -> Any:
        """Return a round that looks like ``view`` with the hidden tiles dealt as given.

        Args:
            view: what the seat knows.
            hands: the tiles of every hand that the view hides.
            stock: what is drawn next comes first.
        """
        raise NotImplementedError(f"{self.name} tells no evidence")

    def estimate(self, round: Any, seat: Seat) -> float | None:
        """Return what ``seat`` may expect of a round that goes on, on the scale of :meth:`gain`.

        None where the game has no better estimate than playing on with :meth:`heuristic`.
        """
        return None

    def gain(self, round: Any, outcome: Outcome, seat: Seat) -> float:
        """Return what ``outcome`` of ``round`` is worth to ``seat``; between two seats it is a zero sum.

        For computer players; here the points by which the seat is ahead of the mean of the others, and
        :attr:`round_won` for who won, less what is everybody's fair share of it.
        """
        own, seats = outcome.scores[seat], len(outcome.scores)
        ahead = own - (sum(outcome.scores) - own) / (seats - 1)
        won = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
        prize = self.round_won * (won - 1 / seats) if outcome.winners else 0.0
        return prize + (-ahead if self.lowest_wins else ahead)
