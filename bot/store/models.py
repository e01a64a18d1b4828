"""What goes into the store and comes out of it: frozen rows, no behaviour.

Times are aware and in UTC. Users, servers, channels and messages are Discord's numbers. This module
knows neither SQL nor Discord.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypedDict, TypeVar

Line = TypeVar("Line")

RECORD_VERSION = 1
"""The format of a match's record (options, seed and moves) that this program writes and reads."""

_ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"


def new_id() -> str:
    """Return an unused id for a table: 8 characters that survive being read out (no i, l, o, u)."""
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
    """Play rests, by agreement or with everybody away, until a player resumes it."""
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
    """The name to show, as it was when the seat was taken."""
    computer: bool = False
    away: bool = False
    """Whether a computer plays for the seat's owner, until they are back."""
    missed_turns: int = 0
    """Turns in a row that the owner let pass."""
    unsubstituted: bool = True
    """Whether nobody else, and no computer, has played it since the first deal."""
    level: str = ""
    """How well a computer plays it, by the level's name; empty for a person."""
    hints: int = 0
    """How many hints were given at it, whoever sat there."""


@dataclass(frozen=True, slots=True)
class InvitedRow:
    """A person who has been asked to a lobby."""

    user_id: int
    name: str
    declined: bool = False


@dataclass(frozen=True, slots=True)
class NewMove:
    """Move ``n`` of a match, counted from 0, to be saved."""

    n: int
    seat: int
    text: str
    """In the game's notation."""


class MoveRow(NamedTuple):
    """Move ``n`` of a match, counted from 0, in the game's notation."""

    n: int
    seat: int
    text: str
    at: datetime
    """When it was saved."""


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """What one seat made of one round, credited to the person who sat there when it ended."""

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
    achievements: Mapping[str, int] = field(default_factory=dict)
    """What the seat did that is worth counting, and how often."""


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
class NewMatch:
    """A table to be saved for the first time."""

    id: str
    guild_id: int
    channel_id: int
    parent_id: int | None = None
    """The channel whose thread the table is in, if it is in one."""
    host_id: int
    game: str
    options: Mapping[str, Any]
    """The chosen house rules: what ``Options.chosen()`` returns."""
    seed: str = ""
    """What every deal comes from; empty until the first."""
    secret: str = ""
    """What was sealed when the table was opened; empty where the seed itself was."""
    beacon: int | None = None
    """The number that the secret was mixed with to give the seed; None until then."""
    locale: str
    """The language of the public messages."""
    seats: tuple[SeatRow, ...] = ()
    state: State = State.LOBBY
    turn_seconds: int = 0
    """How long a turn may take; 0 for no clock."""
    level: str = "strong"
    """How well computers play, by the level's name."""
    rated: bool = True
    """Whether the match counts for ratings."""
    follows: str = ""
    """The match of which this is the rematch, if it is one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SavedMatch(NewMatch):
    """A table as it was last committed. ``seats`` and ``moves`` are in order."""

    revision: int
    """How many commits have been made; 0 for a table from before they were counted."""

    resumes: State | None
    """Where a paused match goes on; None unless it is paused."""
    deadline: datetime | None
    """When the turn on show runs out; None where no clock runs."""
    due_at: datetime | None
    """When the table next does something of itself."""
    questions: tuple[Mapping[str, Any], ...]
    """What the table has asked its people, and who is ready, as :attr:`MatchChanges.questions` was given."""
    questions_kept: bool = True
    """Whether that is all it has asked: an earlier version kept nothing of the questions it showed."""
    invited: tuple[InvitedRow, ...]
    """Who has been asked, in order; nobody unless it is a lobby."""
    record_version: int
    created_at: datetime
    touched_at: datetime
    """When anything about it was saved last, moves included; where nobody saw to it just then, since when."""
    ended_at: datetime | None
    thinned: bool = False
    """Whether its moves have been deleted, long after its end."""
    moves: tuple[MoveRow, ...]

    @property
    def record(self) -> list[tuple[int, str]]:
        """Return the moves as ``Match.replay`` takes them."""
        return [(move.seat, move.text) for move in self.moves]


@dataclass(frozen=True, slots=True)
class TableSummary:
    """A live table in a line: where it is and who sits there."""

    id: str
    guild_id: int
    channel_id: int
    parent_id: int | None
    host_id: int
    game: str
    state: State
    names: tuple[str, ...]
    """By seat."""
    user_ids: tuple[int | None, ...]
    """By seat; None for a computer player."""

    def seat_of(self, user_id: int) -> int | None:
        """Return where a person sits; None for a stranger."""
        return self.user_ids.index(user_id) if user_id in self.user_ids else None


@dataclass(frozen=True, slots=True)
class Crowd:
    """How many live tables there are already."""

    hosted: int
    """By a person, on the server."""
    in_channel: int
    """In a channel and its threads."""
    on_server: int


class MatchChanges(TypedDict, total=False):
    """What may change about a table besides its seats, invitations and moves."""

    channel_id: int
    parent_id: int | None
    host_id: int
    game: str
    options: Mapping[str, Any]
    seed: str
    beacon: int
    locale: str
    state: State
    resumes: State | None
    turn_seconds: int
    level: str
    rated: bool
    deadline: datetime | None
    due_at: datetime | None
    questions: Sequence[Mapping[str, Any]]
    """Whatever JSON holds, each with its ``kind``. An object with a person's id among its values is about
    that person, and a list holds the ids of those who answered: so a person's are found and forgotten."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchCommit:
    """One change of a table, saved whole or not at all."""

    match_id: str
    expected_revision: int
    """The revision before; the commit makes it one more."""
    new: NewMatch | None = None
    """The table, where this commit creates it: then 0 is expected, and ``changes`` go on top."""
    moves: tuple[NewMove, ...] = ()
    rounds: tuple[RoundRow, ...] = ()
    """The rounds these moves finished."""
    result: tuple[ResultRow, ...] | None = None
    """What each seat made of the match, if these moves finished it: the state becomes ``OVER``."""
    changes: MatchChanges = field(default_factory=MatchChanges)
    """Only what differs."""
    seats: tuple[SeatRow, ...] | None = None
    """Who sits there instead of those before; None where that stays."""
    invited: tuple[InvitedRow, ...] | None = None
    """Who has been asked to the lobby, instead of those before; None where that stays."""
    guild_setting: tuple[str, str] | None = None
    """A name and a value to set for the match's server."""
    unseen_since: datetime | None = None
    """Since when nobody has seen to the table, of which no time has been given back yet; None where somebody
    does."""


NOT_ALL = -1
"""The checksum of a message that is there and may not tell all of it: that of no seats."""


@dataclass(frozen=True, slots=True)
class DeliveryRow:
    """What is on show of a match."""

    match_id: str
    message_id: int | None = None
    """The newest public message."""
    shown_state: State | None = None
    """The state that was on show last; None where that has to be shown again."""
    shown_moves: int | None = None
    """The number of moves that were on show last."""
    replaces: bool = False
    """Whether that message makes room for the next one."""
    until: datetime | None = None
    """The deadline printed on it."""
    side: Mapping[str, int] = field(default_factory=dict)
    """Messages beside it, by what they are about."""
    shown_seats: int | None = None
    """A checksum of who sat where, and who was ready, as that was on show last; None where an earlier version
    showed it, :data:`NOT_ALL` where the message may lack something."""


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
    """The same of the person who leads the board."""
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


@dataclass(frozen=True, slots=True)
class Inspection:
    """What can be seen of a database that is not served from."""

    place: str
    """Its file, or its address without the password."""
    newest: str
    """The revision that this version of the program writes."""
    revision: str | None
    """The one it has; None where there is nothing in it yet."""
    folder: Path | None = None
    """Where its file is; None if it is none."""
    files: Sequence[Path] = ()
    """Its file, what belongs to it, and copies of it."""
    size: int = 0
    """Bytes of its file."""
