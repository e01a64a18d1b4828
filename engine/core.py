"""What every game of the family shares: seats, moves, events, views, rounds, rule books.

This module knows no game. It refuses to know time (limits live where people wait), input and
output, asyncio, Discord and pictures, and it holds no chance of its own: whoever deals brings the
``Random``.

The vocabulary, once:

* A **seat** is a place at the table, counted from 0. Left of seat ``s`` is seat ``s + 1``.
* A **move** is what a person does, even when it is the only thing to do. What a rule does to a seat
  without any act of its own happens inside :meth:`Round.apply` and is told by events.
* A **question** stops play until the asked seats have answered: :meth:`Round.waiting` names them.
  A **chance** does not stop play: :meth:`Round.legal` offers it to seats that are not waited for.

Refusals form one small tree::

    ValueError
    └── IllegalMove          what was asked cannot be done; ``key`` and ``data`` say why
        ├── UnknownMove      not a move of this game at all
        ├── AmbiguousMove    a move, but it has more than one meaning
        └── MoveNotNow       a move, but not for this seat at this moment
"""

from __future__ import annotations

import dataclasses
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from random import Random
from typing import Any, ClassVar, NamedTuple, Self, TypeAlias, TypeVar

Seat: TypeAlias = int
T = TypeVar("T")


class Move(NamedTuple):
    """One act of one person. Its text is its identity: ``game.parse(str(move)) == move``.

    The text is at once the button's id, the log line, the test literal and the record. Games intern
    their moves, so the same move is always the same object within a process.
    """

    text: str
    """The move in the game's notation, e.g. ``g9-b1@N``."""
    verb: str
    """What kind of act it is: ``lay``, ``draw``, ``pass``, ``call`` and so on."""
    tile: str = ""
    """The tile it moves, spelt as in a hand; empty where no tile is named."""
    place: str = ""
    """Where the tile goes: an arm, a train, a cell; empty where that has no meaning."""
    code: int = -1
    """The game's own number for the move: an index into its tables, nobody else's business."""

    def __str__(self) -> str:
        return self.text


class Laid(NamedTuple):
    """A tile on the table, as everybody sees it."""

    tile: str
    """In notation, the half that joined first where the game's moves are spelt that way."""
    place: str
    """The arm, train or cell it lies on, spelt as in the move that laid it."""
    seat: Seat
    """Who laid it."""


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened. Every change in a round is told by exactly one event."""

    def seen_by(self, seat: Seat | None) -> Self:
        """What ``seat`` may know of it; None is a spectator. Public events are seen whole."""
        return self


Log: TypeAlias = Callable[[Event], None]


def silent(event: Event) -> None:
    """The log of those who only want the outcome: searches and replays."""


class IllegalMove(ValueError):
    """What was asked cannot be done. Its text is a message key plus data, for any language.

    Args:
        key: names the reason, in kebab case, e.g. ``not-your-turn``.
        data: what the sentence needs: seats as ints, tiles and moves in notation.
    """

    def __init__(self, key: str, **data: str | int) -> None:
        self.key = key
        self.data = data
        super().__init__(" ".join([key, *(f"{name}={value}" for name, value in data.items())]))


class UnknownMove(IllegalMove):
    """Not a move of this game at all."""


class AmbiguousMove(IllegalMove):
    """A move, but the text fits more than one."""


class MoveNotNow(IllegalMove):
    """A move of this game, but not for this seat at this moment."""


class Reason(Enum):
    """Why a round ended."""

    OUT = "out"
    """Somebody got rid of the last tile (UN28, UF11, G14, M23, D15)."""
    BLOCKED = "blocked"
    """Nobody can go on (A21, A30, G14, C16, M23, E15, D16)."""
    TARGET = "target"
    """A score that ends the match was reached in mid-round (G18, C14)."""


class Outcome(NamedTuple):
    """How a round ended."""

    reason: Reason
    winners: tuple[Seat, ...]
    """Several share it; empty if nobody won."""
    scores: tuple[int, ...]
    """What this deal adds to the totals, one number a seat."""


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """A round is over. ``number`` counts the rounds of the match from 0."""

    number: int
    outcome: Outcome


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """The match is over; several winners share it, none means it was drawn."""

    winners: tuple[Seat, ...]


# -- options ---------------------------------------------------------------------------------------


class Choice(NamedTuple):
    """What values an option may take; carried as metadata by the option's dataclass field."""

    values: tuple[str, ...] = ()
    """The words to choose from; empty for a number or a flag."""
    low: int = 0
    high: int = 0
    """Bounds of a number, both included; 0 and 0 where the option is no number."""


def one_of(*values: str, default: str | None = None) -> Any:
    """A dataclass field holding one of ``values`` (or None where None means "as the sheet says")."""
    return dataclasses.field(default=default, metadata={"choice": Choice(values)})


def whole(low: int, high: int, *, default: int | None = None) -> Any:
    """A dataclass field holding a whole number from ``low`` to ``high``."""
    return dataclasses.field(default=default, metadata={"choice": Choice((), low, high)})


def flag(*, default: bool | None = False) -> Any:
    """A dataclass field holding yes or no (None where that means "as the sheet says")."""
    return dataclasses.field(default=default, metadata={"choice": Choice()})


@dataclass(frozen=True, kw_only=True)
class Options:
    """The house rules of a table: one frozen dataclass a game, validated when built.

    Raises:
        ValueError: a value is not one of those the field allows; the text names field and value.
    """

    def __post_init__(self) -> None:
        for field in dataclasses.fields(self):
            value = getattr(self, field.name)
            if not _allowed(field.metadata["choice"], value, field.default):
                raise ValueError(f"{field.name}={value!r} is not possible")

    def chosen(self) -> dict[str, Any]:
        """Only what differs from the defaults: enough to build the same options again."""
        return {
            field.name: getattr(self, field.name)
            for field in dataclasses.fields(self)
            if getattr(self, field.name) != field.default
        }


def _allowed(choice: Choice, value: object, default: object) -> bool:
    if value is None:
        return default is None
    if choice.values:
        return value in choice.values
    if (choice.low, choice.high) != (0, 0):
        return type(value) is int and choice.low <= value <= choice.high
    return type(value) is bool


# -- what a seat may know --------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class View:
    """All that one seat may know of a round: the only thing pictures, messages and computer players get.

    Each game adds its own fields. Two views are equal when nothing the seat may know differs.
    """

    seat: Seat | None
    """Whose view it is; None for a spectator."""
    hand: tuple[str, ...]
    """The seat's own tiles in notation, sorted as the game sorts a rack; empty for a spectator."""
    hand_sizes: tuple[int, ...]
    stock_size: int
    waiting: tuple[Seat, ...]
    """Whom the game cannot go on without; empty when the round is over."""
    legal: tuple[Move, ...]
    """Every move of this seat now, in turn or out of it."""
    ends: Mapping[str, str]
    """Arm or train to the half that is open there, in notation; closed ones are absent."""
    laid: tuple[Laid, ...]
    """The table in the order laid: a layout is a pure function of it."""
    lead: Seat
    """Who began the round."""
    round_scores: tuple[int, ...]
    """Points made so far in this deal, one number a seat."""
    options: Options


# -- a deal and its rule book ----------------------------------------------------------------------


class Round(ABC):
    """One deal, from the first tile to the outcome. Mutable; copies are independent."""

    __slots__ = ("hands", "lead", "opening", "stock")

    hands: list[list[Any]]
    """Tiles by seat; the ``str`` of a tile is its notation."""
    stock: list[Any]
    """The undealt tiles; ``stock[0]`` is drawn next."""
    lead: Seat
    """Who began, or begins."""
    opening: tuple[Event, ...]
    """What the deal itself has to tell, before anybody moves."""

    @abstractmethod
    def waiting(self) -> Sequence[Seat]:
        """Whom the game cannot go on without; empty when the round is over."""

    @abstractmethod
    def legal(self, seat: Seat) -> list[Move]:
        """Every move of ``seat`` now, in turn or out of it. Never empty for a seat waited for."""

    @abstractmethod
    def apply(self, seat: Seat, move: Move, log: Log = silent) -> None:
        """Play a move taken from :meth:`legal`. Trusts the caller; :meth:`Match.play` checks."""

    @abstractmethod
    def refusal(self, seat: Seat, move: Move) -> MoveNotNow:
        """Why ``move`` is not legal for ``seat`` now, checked in the order a person would notice."""

    @abstractmethod
    def default(self, seat: Seat) -> Move:
        """What a seat that ran out of time does. ``seat`` must be waited for."""

    @abstractmethod
    def view(self, seat: Seat | None) -> View:
        """All that ``seat`` may know; None is a spectator."""

    @abstractmethod
    def copy(self) -> Self:
        """An independent round in the same state."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """Why it ended, who won and what each seat scores; None while it goes on."""


class Game(ABC):
    """A rule book: stateless, holding only its validated options.

    Raises:
        ValueError: an option is unknown or impossible, or the options contradict each other.
    """

    name: ClassVar[str]
    """The registry's key, e.g. ``uno-dominos``."""
    Options: ClassVar[type[Options]]
    seats: range
    """How many may play: every count in the range. Options may narrow it."""
    options: Any

    def __init__(self, **options: Any) -> None:
        known = {field.name for field in dataclasses.fields(self.Options)}
        if unknown := sorted(set(options) - known):
            raise ValueError(f"{self.name} has no option {', '.join(unknown)}")
        self.options = self.Options(**options)

    @abstractmethod
    def deal(
        self,
        seats: int,
        rng: Random,
        *,
        lead: Seat | None = None,
        number: int = 0,
        totals: Sequence[int] | None = None,
    ) -> Round:
        """Shuffle and deal a round. All chance of the round happens here.

        Args:
            seats: how many play.
            rng: consumed through :func:`shuffled` and ``random()`` only.
            lead: who begins, where the game lets an earlier round decide it.
            number: rounds dealt before in this match.
            totals: points before this round, for games that can end in mid-round.

        Raises:
            ValueError: ``seats`` is not in :attr:`seats`.
        """

    @abstractmethod
    def stacked(
        self,
        hands: Sequence[Sequence[str]],
        stock: Sequence[str],
        *,
        lead: Seat | None = None,
        number: int = 0,
        totals: Sequence[int] | None = None,
    ) -> Round:
        """The same deal with given tiles in notation: for tests, puzzles and bug reports.

        Raises:
            ValueError: a text is no tile of this game, or the rules cannot start from there.
        """

    @abstractmethod
    def guess(self, view: View, rng: Random) -> Round:
        """A world that looks like ``view``: ``game.guess(view, rng).view(view.seat) == view``."""

    @abstractmethod
    def parse(self, text: str) -> Move:
        """The move ``text`` stands for, in any spelling.

        Raises:
            UnknownMove: it is no move of this game.
            AmbiguousMove: it leaves open which move is meant.
        """

    @abstractmethod
    def winners(self, totals: Sequence[int], rounds: int) -> tuple[Seat, ...] | None:
        """Who has won the match after ``rounds`` rounds: several share it, ``()`` is drawn, None goes on."""

    def settled(self, totals: Sequence[int], outcomes: Sequence[Outcome]) -> tuple[Seat, ...] | None:
        """As :meth:`winners`, for whoever knows the outcomes too: points alone may not say who won."""
        return self.winners(totals, len(outcomes))

    @abstractmethod
    def hunch(self, round: Round, moves: Sequence[Move]) -> list[float]:
        """A cheap worth of each of ``moves`` for the seat to move: higher is better."""

    def next_lead(self, previous: Round) -> Seat | None:
        """Who begins the round after ``previous``; None lets the deal decide."""
        return None

    def _check_seats(self, seats: int) -> None:
        if seats not in self.seats:
            raise ValueError(f"{self.name} is for {self.seats[0]} to {self.seats[-1]} players, not {seats}")


def shuffled(items: Sequence[T], rng: Random) -> list[T]:
    """A shuffled copy: Fisher-Yates over ``random()``, so deals are the same on every Python version."""
    result = list(items)
    random = rng.random
    for size in range(len(result), 1, -1):
        last, other = size - 1, int(random() * size)
        result[last], result[other] = result[other], result[last]
    return result
