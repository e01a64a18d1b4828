"""The words all games share: seats, moves, tiles laid, events, and how a round ended.

Plain frozen data; it knows no game, no rules and no round. Games import it through :mod:`engine.core`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Final, NamedTuple, Self, TypeAlias

Seat: TypeAlias = int

SHOUTS: Final = frozenset({"call", "catch"})
"""The verbs of the shouts: to announce one's last tile, and to point out who has not."""


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
        """Return what ``seat`` may know of it; None is a spectator. Public events are seen whole."""
        return self


Log: TypeAlias = Callable[[Event], None]


def silent(event: Event) -> None:
    """Log nothing: for those who only want the outcome: searches and replays."""


class Reason(Enum):
    """Why a round ended, or by what it was won where that is another thing (:attr:`Outcome.won_by`)."""

    OUT = "out"
    """Somebody got rid of the last tile (UN28, UF11, G14, M23, D15)."""
    BLOCKED = "blocked"
    """Nobody can go on (A21, A30, G14, C16, M23, E15, D16)."""
    TARGET = "target"
    """A score that ends the match was reached in mid-round (G18, C14)."""
    DEAD_END = "dead-end"
    """The last Dead End wins, however the round ended (UN35, A22). Only ever in :attr:`Outcome.won_by`."""


class Part(NamedTuple):
    """One of the sums that a seat's score is made of."""

    name: str
    """What is counted, in kebab case: ``table`` (made while laying), ``hand`` (the pips left in a hand),
    ``rounding``, ``round`` (a round won) and what a game adds; its ``scoring`` module lists them."""
    points: int
    """What it adds to the score; negative where it is taken off."""
    seat: Seat | None = None
    """Whose hand was counted; None where it is no hand."""


class Outcome(NamedTuple):
    """How a round ended."""

    reason: Reason
    """What ended it."""
    winners: tuple[Seat, ...]
    """Several share it; empty if nobody won."""
    scores: tuple[int, ...]
    """What this deal adds to the totals, one number a seat."""
    parts: tuple[tuple[Part, ...], ...] = ()
    """By seat, what its score is made of, in the order it is counted: the points of the parts add up to
    the score. Empty as a whole where nothing is known of it."""
    won_by: Reason | None = None
    """What decided who won, where that is not what ended the round; None where it is."""


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """A round is over. ``number`` counts the rounds of the match from 0."""

    number: int
    outcome: Outcome


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """The match is over; several winners share it, none means it was drawn."""

    winners: tuple[Seat, ...]
