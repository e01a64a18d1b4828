"""What goes into the store and comes out of it: frozen rows, no behaviour.

Times are aware and in UTC. Users, servers, channels and messages are Discord's numbers. This module
knows neither SQL nor Discord.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import Any, Generic, TypedDict, TypeVar

from bot.store.errors import UnknownRecord

Line = TypeVar("Line")

RECORD_VERSION = 1
"""The format of a match's record (options, seed and moves) that this program writes and reads."""

_ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"


def new_id() -> str:
    """A fresh name for a table: 8 characters that survive being read out (no i, l, o, u)."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(8))


class State(StrEnum):
    """Where a table stands."""

    LOBBY = "lobby"
    """People take seats."""
    PLAYING = "playing"
    """A round is being played."""
    BETWEEN = "between"
    """A round is over, the next has not begun to be shown."""
    PAUSED = "paused"
    """Play rests, by agreement or with everybody away, until somebody at the table resumes it."""
    OVER = "over"
    """The match is finished: it counts."""
    ABANDONED = "abandoned"
    """The match was given up: it counts for nobody."""


LIVE = (State.LOBBY, State.PLAYING, State.BETWEEN, State.PAUSED)
"""The states a table can still be played in, or be again."""


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who sits where. ``user_id`` is None for a computer player and for a person since forgotten."""

    seat: int
    user_id: int | None
    name: str
    """The name to show, as it was when the seat was taken; for a computer the name of its strength."""
    computer: bool = False
    away: bool = False
    """Whether a computer plays for whoever the seat belongs to, until they are back."""
    missed: int = 0
    """Turns they let pass in a row."""
    steady: bool = True
    """Whether nobody else, and no computer, has played it since the first deal."""


@dataclass(frozen=True, slots=True)
class MoveRow:
    """Move ``n`` of a match, counted from 0, in the game's notation."""

    n: int
    seat: int
    text: str
    at: datetime
    """When it was saved."""


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """What one seat made of one round, credited to whoever sat there when it ended."""

    seat: int
    user_id: int | None
    score: int
    won: bool


@dataclass(frozen=True, slots=True)
class RoundRow:
    """A finished round; ``number`` counts from 0, ``reason`` is the text of the engine's ``Reason``."""

    number: int
    reason: str
    scores: tuple[ScoreRow, ...]


@dataclass(frozen=True, slots=True)
class ResultRow:
    """What one seat made of the whole match."""

    seat: int
    user_id: int | None
    total: int
    won: bool
    place: int = 0
    """1 is best, equals share; 0 where it is not told, and then nobody is rated by it."""
    feats: Mapping[str, int] = field(default_factory=dict)
    """What the seat did that is worth telling, and how often."""


@dataclass(frozen=True, slots=True)
class HandRow:
    """The handle by which an ephemeral hand may be edited, for the quarter of an hour it is good for."""

    seat: int
    token: str
    message_id: int | None
    locale: str
    """The language its owner reads."""
    issued_at: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class NewTable:
    """A table to be saved for the first time."""

    id: str
    guild_id: int
    channel_id: int
    host_id: int
    game: str
    options: Mapping[str, Any]
    """The chosen house rules: what ``Options.chosen()`` returns."""
    seed: str
    locale: str
    """The language of the public messages."""
    seats: tuple[SeatRow, ...] = ()
    state: State = State.LOBBY
    turn_seconds: int = 0
    """How long a turn may take; 0 for no clock."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SavedTable(NewTable):
    """A table as it was last committed. ``seats``, ``moves`` and ``hands`` are in order."""

    resumes: State | None
    """Where a paused match goes on; None unless it is paused."""
    deadline: datetime | None
    """When the turn that the newest message shows runs out; None where no clock runs."""
    record_version: int
    message_id: int | None
    """The newest public message."""
    shown: int | None
    """The number of moves that message shows."""
    created_at: datetime
    touched_at: datetime
    """When anything about it was saved last, moves included."""
    ended_at: datetime | None
    moves: tuple[MoveRow, ...]
    hands: tuple[HandRow, ...]

    @property
    def record(self) -> list[tuple[int, str]]:
        """The moves as ``Match.replay`` takes them."""
        return [(move.seat, move.text) for move in self.moves]


@dataclass(frozen=True, slots=True)
class LiveTables:
    """Every table that was being played, and those that this version cannot read."""

    tables: tuple[SavedTable, ...]
    refused: tuple[UnknownRecord, ...]
    """One a table; those tables were left as they are."""


class TableChanges(TypedDict, total=False):
    """What may change about a table besides its seats and moves."""

    channel_id: int
    host_id: int
    game: str
    options: Mapping[str, Any]
    seed: str
    locale: str
    state: State
    resumes: State | None
    turn_seconds: int
    deadline: datetime | None
    message_id: int | None
    shown: int | None


@dataclass(frozen=True, slots=True)
class Leader:
    """One line of a leaderboard. Only finished matches of its period count."""

    place: int
    """From 1; equals share a place."""
    user_id: int
    name: str
    """The newest name seen on that server."""
    matches_won: int
    matches: int
    value: float
    """What the board ranks by: wins, a share of 1, points, points a round, or a cautious skill."""
    best: float
    """The same of whoever leads the board."""
    rated: int
    """The matches its rating rests on; 0 on a board that is not by rating."""


@dataclass(frozen=True, slots=True)
class Page(Generic[Line]):
    """Some lines of a list too long to show at once."""

    number: int
    """Which page, from 0."""
    pages: int
    """How many there are; 1 where there is nothing."""
    lines: tuple[Line, ...]
