"""The terms that all games share: seats, moves, tiles laid, events, and how a round ended.

Plain frozen data. It knows no game, no rules and no round. Games import it through :mod:`engine.core`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Final, Literal, NamedTuple, Self, TypeAlias

Seat: TypeAlias = int

Teams: TypeAlias = tuple[tuple[Seat, ...], ...]
"""The seats of each team, in seat order. The first team has seat 0."""

ForcedPace: TypeAlias = Literal["free", "drawn", "press"]
"""When a pass, or a lay without a choice, is made: ``free`` as its player likes, ``drawn`` after a delay that
chance draws whatever the hand, ``press`` when its player presses."""


def opposite(seats: int) -> Teams:
    """Return the teams of two at a table of an even number of seats. Partners sit opposite each other."""
    half = seats // 2
    return tuple((seat, seat + half) for seat in range(half))


def sides(teams: Teams | None, seats: int) -> Teams:
    """Return the seats that win together: the teams, or without teams each seat by itself."""
    return teams or tuple((seat,) for seat in range(seats))


SHOUTS: Final = frozenset({"call", "catch"})
"""The verbs of the shouts: to announce one's last tile, and to catch a player who has not."""


class Move(NamedTuple):
    """One act of one player. Its text identifies it: ``game.parse(str(move)) == move``.

    The text serves as the button's id, the log line, the test literal and the record. Games intern their
    moves, so the same move is always the same object within a process.
    """

    text: str
    """The move in the game's notation, e.g. ``g9-b1@N``."""
    verb: str
    """The kind of act: ``lay``, ``draw``, ``pass``, ``call`` and so on."""
    tile: str = ""
    """The tile that moves, written as in a hand; empty if the move names no tile."""
    place: str = ""
    """The arm, train or cell that the tile goes to; empty if the move has no place."""
    code: int = -1
    """The game's own number for the move, an index into its tables. Other code must not use it."""

    def __str__(self) -> str:
        return self.text


class Laid(NamedTuple):
    """A tile on the table, as everybody sees it."""

    tile: str
    """In notation. The half that joined comes first if the game writes its moves so."""
    place: str
    """The arm, train or cell that it lies on, written as in the move."""
    seat: Seat
    """The seat that laid it."""


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened. Every change in a round is reported by exactly one event."""

    def seen_by(self, seat: Seat | None) -> Self:
        """Return what ``seat`` may know of the event; None is a spectator. Public events are returned
        unchanged.
        """
        return self


Log: TypeAlias = Callable[[Event], None]


def silent(event: Event) -> None:
    """Discard the event. For callers that need only the outcome, such as searches and replays."""


class Reason(Enum):
    """Why a round ended, or how it was won if that differs (:attr:`Outcome.won_by`)."""

    OUT = "out"
    """A player got rid of the last tile (UN28, UF11, G14, M23, D15)."""
    BLOCKED = "blocked"
    """No player can go on (A21, A30, G14, C16, M23, E15, D16)."""
    TARGET = "target"
    """A seat reached a score that ends the match in mid-round (G18, C14)."""
    DEAD_END = "dead-end"
    """The layer of the last Dead End wins, however the round ended (UN35, A22). Only in
    :attr:`Outcome.won_by`."""


class Part(NamedTuple):
    """One summand of a seat's score."""

    name: str
    """What is counted, in kebab case: ``table`` (points made while laying), ``hand`` (the pips left in a
    hand), ``rounding``, ``round`` (a round won), and names that a game adds. The game's ``scoring`` module
    lists them."""
    points: int
    """What it adds to the score; negative if it is subtracted."""
    seat: Seat | None = None
    """The seat whose hand was counted; None if no hand was."""


class Outcome(NamedTuple):
    """How a round ended."""

    reason: Reason
    """Why the round ended."""
    winners: tuple[Seat, ...]
    """The winners of the round. Several share it; empty if there is no winner."""
    scores: tuple[int, ...]
    """What this deal adds to the totals, by seat."""
    parts: tuple[tuple[Part, ...], ...] = ()
    """By seat, the summands of its score in the order counted. Their points add up to the score. Empty as a
    whole if they are unknown."""
    won_by: Reason | None = None
    """Why the winners won, if that is not why the round ended; otherwise None."""


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """A round is over. ``number`` counts the rounds of the match from 0."""

    number: int
    outcome: Outcome


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """The match is over. Several winners share it; an empty tuple means that it was drawn."""

    winners: tuple[Seat, ...]
