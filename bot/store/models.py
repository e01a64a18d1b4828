"""The rows that go into the store and come out of it: frozen data without behaviour.

Times are aware and in UTC. Users, servers, channels and messages are Discord ids. This module knows neither
SQL nor Discord.
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
"""The format of a match's record (options, seed and moves) that this version writes and reads."""

_ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"


def new_id() -> str:
    """Return a random id for a table: 8 characters that are easy to read aloud (no i, l, o, u)."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(8))


class State(StrEnum):
    """The state of a table."""

    LOBBY = "lobby"
    """Players are taking seats."""
    PLAYING = "playing"
    """A round is in progress."""
    BETWEEN = "between"
    """A round has ended and the next one is not shown yet."""
    PAUSED = "paused"
    """Play is paused, by agreement or because every player is away, until a player resumes it."""
    OVER = "over"
    """The match has finished and counts for statistics and ratings."""
    ABANDONED = "abandoned"
    """The match was given up; it counts for no statistics or ratings."""


LIVE = (State.LOBBY, State.PLAYING, State.BETWEEN, State.PAUSED)
"""The states of a table whose match can still be played."""


@dataclass(frozen=True, slots=True)
class SeatRow:
    """One seat and its player. ``user_id`` is None for a computer and for a person whose data was deleted."""

    seat: int
    user_id: int | None
    name: str
    """The display name from the moment the seat was taken."""
    computer: bool = False
    away: bool = False
    """Whether a computer plays for the seat's owner until they return."""
    missed_turns: int = 0
    """Turns in a row that the owner missed."""
    unsubstituted: bool = True
    """Whether the same person has played the seat since the first deal, without any substitute."""
    level: str = ""
    """The level name of the computer that plays the seat; empty for a person."""
    hints: int = 0
    """Hints given at this seat, to its present owner and to earlier ones."""


@dataclass(frozen=True, slots=True)
class InvitedRow:
    """A person who was invited to a lobby."""

    user_id: int
    name: str
    declined: bool = False


@dataclass(frozen=True, slots=True)
class NewMove:
    """Move ``n`` of a match, counted from 0, that is to be saved."""

    n: int
    seat: int
    text: str
    """The move in the game's notation."""


class MoveRow(NamedTuple):
    """A saved move: number ``n`` of its match, counted from 0, in the game's notation."""

    n: int
    seat: int
    text: str
    at: datetime
    """When the move was saved."""


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """The score of one seat in one round, credited to the person who had the seat when the round ended."""

    seat: int
    user_id: int | None
    score: int
    won: bool


@dataclass(frozen=True, slots=True)
class RoundRow:
    """A finished round. ``number`` counts from 0; ``reason`` is the text of the engine's ``Reason``."""

    number: int
    reason: str
    scores: tuple[ScoreRow, ...]


@dataclass(frozen=True, slots=True)
class ResultRow:
    """The result of one seat in the whole match."""

    seat: int
    user_id: int | None
    total: int
    won: bool
    place: int = 0
    """The seat's rank: 1 is best, equals share a rank. 0 if the rank is unknown; the seat is then not rated.
    """
    achievements: Mapping[str, int] = field(default_factory=dict)
    """How often the seat earned each achievement, by name."""
    team: int | None = None
    """The first seat of its team; None if each seat plays alone. It decides ratings and is not saved."""


@dataclass(frozen=True, slots=True)
class HandRow:
    """The interaction token with which an ephemeral hand can be edited. Discord accepts it for 15 minutes."""

    seat: int
    token: str
    message_id: int | None
    locale: str
    """The owner's language."""
    issued_at: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class NewMatch:
    """A table that is to be saved for the first time."""

    id: str
    guild_id: int
    channel_id: int
    parent_id: int | None = None
    """The channel that contains the table's thread; None if the table is not in a thread."""
    host_id: int
    game: str
    options: Mapping[str, Any]
    """The chosen house rules, as returned by ``Options.chosen()``."""
    seed: str = ""
    """The seed of every deal; empty until the first deal."""
    secret: str = ""
    """The secret sealed when the table was opened; empty if the seed itself was sealed."""
    beacon: int | None = None
    """The number mixed with the secret to get the seed; None until then."""
    locale: str
    """The language of the public messages."""
    seats: tuple[SeatRow, ...] = ()
    state: State = State.LOBBY
    turn_seconds: int = 0
    """Seconds a turn may take; 0 for no clock."""
    level: str = "strong"
    """The level name of the computer players."""
    rated: bool = True
    """Whether the match counts for ratings."""
    follows: str = ""
    """The id of the match of which this one is the rematch; empty if it is none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SavedMatch(NewMatch):
    """A table as last committed. ``seats`` and ``moves`` are in order."""

    revision: int
    """The number of commits so far; 0 for a table saved before commits were counted."""

    resumes: State | None
    """The state a paused match returns to; None unless the match is paused."""
    deadline: datetime | None
    """When the turn on show times out; None if no clock runs."""
    due_at: datetime | None
    """When the table next acts by itself."""
    questions: tuple[Mapping[str, Any], ...]
    """The open questions to the players, and who is ready, in the format of :attr:`MatchChanges.questions`;
    of an ended match its bank of time.
    """
    questions_kept: bool = True
    """Whether ``questions`` is complete. False if an earlier version saved the table: it did not save its
    questions."""
    invited: tuple[InvitedRow, ...]
    """The invited people, in order; empty unless the table is a lobby."""
    record_version: int
    created_at: datetime
    touched_at: datetime
    """When the table was last saved, moves included. If the bot was unreachable at that save, when the outage
    began."""
    ended_at: datetime | None
    thinned: bool = False
    """Whether the moves were deleted, long after the match ended."""
    moves: tuple[MoveRow, ...]

    @property
    def record(self) -> list[tuple[int, str]]:
        """Return the moves as pairs of seat and text, in the form that ``Match.replay`` takes."""
        return [(move.seat, move.text) for move in self.moves]


@dataclass(frozen=True, slots=True)
class TableSummary:
    """The location and players of a live table."""

    id: str
    guild_id: int
    channel_id: int
    parent_id: int | None
    host_id: int
    game: str
    state: State
    names: tuple[str, ...]
    """The players' names, by seat."""
    user_ids: tuple[int | None, ...]
    """The players' ids, by seat; None for a computer player."""

    def seat_of(self, user_id: int) -> int | None:
        """Return the seat of a person; None if the person has no seat at this table."""
        return self.user_ids.index(user_id) if user_id in self.user_ids else None


@dataclass(frozen=True, slots=True)
class Crowd:
    """How many live tables exist already."""

    hosted: int
    """Tables hosted by one person on the server."""
    in_channel: int
    """Tables in one channel and its threads."""
    on_server: int


class MatchChanges(TypedDict, total=False):
    """The columns of a table that a commit may change. Seats, invitations and moves are separate."""

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
    """Open questions as JSON objects, each with its ``kind``. An object with a person's id among its values
    is about that person; a list contains the ids of those who answered. Export and deletion of personal data
    rely on this."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchCommit:
    """One change of a table, saved completely or not at all."""

    match_id: str
    expected_revision: int
    """The revision before the commit. The commit increments it."""
    new: NewMatch | None = None
    """The table, if this commit creates it. Then ``expected_revision`` is 0, and ``changes`` override the new
    row."""
    moves: tuple[NewMove, ...] = ()
    rounds: tuple[RoundRow, ...] = ()
    """The rounds that these moves finished."""
    result: tuple[ResultRow, ...] | None = None
    """The result of each seat, if these moves finished the match; the state becomes ``OVER``."""
    changes: MatchChanges = field(default_factory=MatchChanges)
    """Only the columns that change."""
    seats: tuple[SeatRow, ...] | None = None
    """All seats, to replace the saved ones; None to leave them unchanged."""
    invited: tuple[InvitedRow, ...] | None = None
    """All invitations to the lobby, to replace the saved ones; None to leave them unchanged."""
    guild_setting: tuple[str, str] | None = None
    """The name and value of a setting to save for the match's server."""
    unseen_since: datetime | None = None
    """Since when the bot has been unreachable at this table, if that time is not yet added to the turn clock;
    None while the bot is reachable."""


NOT_ALL = -1
"""The ``shown_seats`` of a message that may be incomplete. No real checksum has this value."""


@dataclass(frozen=True, slots=True)
class DeliveryRow:
    """What Discord shows of a match."""

    match_id: str
    message_id: int | None = None
    """The newest public message."""
    shown_state: State | None = None
    """The state that was shown last; None if the state has to be shown again."""
    shown_moves: int | None = None
    """How many moves had been made when the match was last shown."""
    replaces: bool = False
    """Whether that message is removed when the next one is sent."""
    until: datetime | None = None
    """The deadline printed on that message."""
    side: Mapping[str, int] = field(default_factory=dict)
    """Ids of further messages of the table, by their subject."""
    shown_seats: int | None = None
    """A checksum of the seats, and of who was ready, as last shown. None if an earlier version sent the
    message; :data:`NOT_ALL` if the message may be incomplete."""
    reminded_turn: int | None = None
    """The last turn whose players were reminded; None if no player has been."""


@dataclass(frozen=True, slots=True)
class Leader:
    """One line of a leaderboard. Only matches that finished in the board's period count."""

    place: int
    """Rank, from 1; equals share a rank."""
    user_id: int
    name: str
    """The newest name of the person on that server."""
    matches_won: int
    matches: int
    value: float
    """The number the board ranks by: wins, win rate (0 to 1), points, points per round, or cautious skill."""
    best: float
    """The ``value`` of the person who leads the board."""
    rated: int
    """The number of matches behind the rating; 0 on a board that does not rank by rating."""
    counted: int
    """Matches won, with those twice that count double. Equal to ``matches_won`` unless the board asks for
    it."""


@dataclass(frozen=True, slots=True)
class Page(Generic[Line]):
    """One page of a long list."""

    number: int
    """The page number, from 0."""
    pages: int
    """The number of pages; 1 for an empty list."""
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Inspection:
    """The result of inspecting a database without serving from it."""

    place: str
    """The file, or the server's address without the password."""
    newest: str
    """The revision that this version of the program writes."""
    revision: str | None
    """The revision of the database; None if the database is empty."""
    folder: Path | None = None
    """The folder of the file; None for a server."""
    files: Sequence[Path] = ()
    """The database file, the files that belong to it, and its backups; empty for a server."""
    size: int = 0
    """The size of the database file in bytes; 0 for a server."""
