"""What a rule book tells computer players beside its rules. Every method has a default that fits any game.

Knows no game and no player. It never inspects a round, so it does not know the class either.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final, NamedTuple

from engine.views import Seen, View
from engine.vocabulary import Event, Move, Outcome, Seat, Teams


class Fact(NamedTuple):
    """One statement in favour of a move."""

    kind: str
    """The kind of statement, in kebab case. :data:`engine.players.hints.ORDER` lists all kinds."""
    value: int = 0
    """A number of points, pips or tiles, if the kind has one."""
    mark: str = ""
    """What a tile joins by, in the game's spelling, if the kind names one."""
    seat: Seat | None = None
    """The other seat that it affects, if any."""


class Share(NamedTuple):
    """Moves of a seat that are made by chance, so that other seats cannot rely on what it does."""

    chance: float
    """How often one of them is made, between 0 and 1."""
    moves: Sequence[Move]


class Clue(NamedTuple):
    """One act of a hidden hand, and the tiles that speak against it: those the hand could have laid instead.

    The act is as likely as ``1 / (rest + the weights of the tiles held)``. After a lay, the weights say how
    readily each fitting tile is laid, the laid one included. After a pass they are enormous.
    """

    moment: int
    seat: Seat
    rest: float
    weights: Mapping[str, float]


@dataclass(frozen=True)
class Evidence:
    """What a seat has seen of the hidden tiles.

    Moments number the events from 0; the deal comes before them.
    """

    hidden: Sequence[str]
    """The tiles in the other hands and in the stock. Copies of a tile are repeated."""
    sizes: Mapping[Seat, int]
    """The number of tiles in each hidden hand."""
    gained: Sequence[tuple[Seat, int]]
    """The seat and the moment of every tile that came to a hidden hand after the deal."""
    laid: Sequence[tuple[Seat, int, str]]
    """The seat, the moment and the tile of every visible tile that left a hidden hand."""
    clues: Sequence[Clue]
    known: Sequence[tuple[Seat, str]] = ()
    """Hidden tiles that a hand is known to hold."""


NEVER: Final = 1e6
"""The weight of a tile that its holder would certainly have laid."""


class Notes:
    """Records what all seats did in a round, event by event, for building :class:`Evidence`."""

    def __init__(self) -> None:
        self.laid: list[tuple[Seat, int, str]] = []
        self.gained: list[tuple[Seat, int]] = []
        self.clues: list[Clue] = []

    def lay(self, moment: int, seat: Seat, tile: str, weights: Mapping[str, float]) -> None:
        """Record a lay.

        Args:
            moment: the number of the event.
            weights: how readily each fitting tile would have been laid. If empty, the lay is no evidence.
        """
        self.laid.append((seat, moment, tile))
        if weights:
            self.clues.append(Clue(moment, seat, 0.0, weights))

    def nothing(self, moment: int, seat: Seat, fitting: Iterable[str], weight: float = NEVER) -> None:
        """Record that a seat did not lay.

        Args:
            moment: the number of the event.
            fitting: the tiles it could have laid.
            weight: how unlikely each of them is in its hand.
        """
        self.clues.append(Clue(moment, seat, 1.0, dict.fromkeys(fitting, weight)))

    def gain(self, moment: int, seat: Seat, tiles: int = 1) -> None:
        """Record that a seat got ``tiles`` tiles at ``moment``, the number of the event."""
        self.gained += [(seat, moment)] * tiles

    def evidence(
        self, view: View, tiles: Iterable[str], shown: Iterable[str], known: Iterable[tuple[Seat, str]] = ()
    ) -> Evidence:
        """Return the evidence about all seats but the view's own.

        Args:
            view: what the seat knows.
            tiles: the whole set.
            shown: the tiles on the table, written as in ``tiles``.
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
    """The part of a rule book that serves only computer players, hints and reviews."""

    name: ClassVar[str]
    lowest_wins: ClassVar[bool] = False
    """Whether low totals are good, so that standings begin with the lowest."""
    luck: ClassVar[float] = 1.0
    """How much of the game is luck; 1 in All Fives. Computer players of the lower levels follow habit that
    many times as often, so that the levels are about equally far apart in every game."""
    effort: ClassVar[float] = 1.0
    """The cost of one move in a search, in moves of Mexican Train. Node budgets are divided by it."""
    round_won: ClassVar[float] = 0.0
    """The value of winning a round beside its points, in points, for computer players."""

    def weight(self, tile: str) -> int:
        """Return what a tile counts against the seat left with it; 0 if the game does not count tiles."""
        return 0

    def marks(self, tile: str) -> tuple[str, ...]:
        """Return what each side of a tile joins by, in the spelling of :attr:`View.ends`. Empty if sides have
        no such mark.
        """
        return ()

    def habit(self, view: View, moves: Sequence[Move]) -> list[float]:
        """Return how readily a beginner, who does not count, makes each of ``moves``.

        By default light tiles go first, because tiles with many pips look strong. Tiles alike on both sides
        go last, because laying one seems to change nothing. In truth a hand should get rid of both early.
        """
        return [self._appeal(move.tile) if move.tile else 0.0 for move in moves]

    def _appeal(self, tile: str) -> float:
        alike = len(set(self.marks(tile))) == 1
        return (1.0 if alike else 1000.0) - self.weight(tile)

    def facts(self, view: View, move: Move) -> Iterable[Fact]:
        """Return the facts about ``move`` that only this game knows, whatever else is known of the move."""
        return ()

    def usable(self, view: View, move: Move, ends: Mapping[str, str]) -> Collection[str]:
        """Return the places among ``ends``, the open ends after ``move``, at which the view's seat may lay.
        By default all of them; games that reserve some for other seats override this.
        """
        return ends.keys()

    def evidence(self, seen: Seen) -> Evidence | None:
        """Return what ``seen`` says about the hidden tiles; None if that is no more than the view says.

        A game that returns evidence also defines :meth:`world`.
        """
        return None

    def mixture(self, seen: Seen, *, adaptive: bool) -> Sequence[Share]:
        """Return the moves that a seat should make by chance and how often; empty if no choice is like that.

        All other legal moves share the rest of the chance and are weighed as usual.

        Args:
            seen: all that the seat has seen.
            adaptive: whether to allow for what the other seats did before in this match.
        """
        return ()

    def memorable(self, event: Event) -> bool:
        """Return whether an event tells how a seat behaves, so that players remember it in later rounds."""
        return False

    def world(self, view: View, hands: Mapping[Seat, Sequence[str]], stock: Sequence[str]) -> Any:
        """Return a round that looks like ``view``, with the hidden tiles dealt as given.

        Args:
            view: what the seat knows.
            hands: the tiles of every hand that the view hides.
            stock: the stock; its first tile is drawn next.

        Raises:
            NotImplementedError: the game gives no evidence.
        """
        raise NotImplementedError(f"{self.name} gives no evidence")

    def estimate(self, round: Any, seat: Seat) -> float | None:
        """Return the expected :meth:`gain` of ``seat`` from a round that is not over.

        None if the game has no better estimate than playing the round out by :meth:`heuristic`.
        """
        return None

    def gain(self, round: Any, outcome: Outcome, seat: Seat) -> float:
        """Return what ``outcome`` of ``round`` is worth to ``seat``, for computer players.

        By default this is the seat's lead in points over the mean of its opponents, plus its side's share of
        :attr:`round_won` above an equal share. A side is a team, or a seat without partners. Between two
        sides the gains sum to zero.
        """
        own, seats = outcome.scores[seat], len(outcome.scores)
        side = self.side(seat, seats)
        against = [score for other, score in enumerate(outcome.scores) if other not in side]
        ahead = own - sum(against) / len(against)
        won = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
        prize = self.round_won * len(side) * (won - 1 / seats) if outcome.winners else 0.0
        return prize + (-ahead if self.lowest_wins else ahead)

    def teams(self, seats: int) -> Teams | None:
        """Return who wins with whom at a table of ``seats`` players; None if each plays alone.

        Teams are equally large, and every seat is in one. Partners score and win alike: an outcome and the
        totals have the team's points at each of its seats. Rotating the seats of a table maps teams to teams.
        """
        return None

    def side(self, seat: Seat, seats: int) -> tuple[Seat, ...]:
        """Return the seat and its partners, in seat order; only the seat itself if there are no teams."""
        teams = self.teams(seats) or ()
        return next((team for team in teams if seat in team), (seat,))
