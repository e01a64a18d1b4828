"""A second reading of the database, made without the program's own code.

Each table's record is replayed by the engine alone, one move at a time as it is committed. This module knows
the columns and the engine. It judges nothing.
"""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, NamedTuple

from bot.store import LIVE, State
from bot.tables.bank import Bank
from bot.tables.rest_times import Rest
from bot.tables.state.questions import (
    Former,
    load_bank,
    load_former,
    load_rests,
    load_rotates,
    load_sides,
    load_take_back,
)
from engine import GAMES, UNDO, Event, Game, Match, Seat, View


class Chair(NamedTuple):
    """A seat as it is saved."""

    user_id: int | None
    name: str
    computer: int
    away: int
    missed: int
    steady: int
    level: str

    @property
    def played_by(self) -> int | None:
        """The person who plays the seat; None if a computer does."""
        return None if self.away else self.user_id

    @property
    def key(self) -> str:
        """The key by which a host names the occupant of this seat in a lobby."""
        return self.name if self.user_id is None else str(self.user_id)


class Row(NamedTuple):
    """A table as it is saved."""

    id: str
    guild_id: int
    channel_id: int
    parent_id: int | None
    host_id: int
    game: str
    options: str
    seed: str
    secret: str
    beacon: int | None
    state: str
    resumes: str | None
    turn_seconds: int
    deadline: float | None
    due_at: float | None
    questions: str | None
    follows: str
    revision: int
    rated: int
    level: str
    chairs: tuple[Chair, ...]
    invited: tuple[tuple[int, str, bool], ...]

    @property
    def live(self) -> bool:
        """Whether the table is not over yet."""
        return self.state in LIVE

    @property
    def owners(self) -> list[int]:
        """The people who own a seat, those who are away included."""
        return [chair.user_id for chair in self.chairs if chair.user_id is not None]

    @property
    def people(self) -> list[int]:
        """The people who own a seat and are not away."""
        return [chair.user_id for chair in self.chairs if chair.user_id is not None and not chair.away]

    @property
    def computers(self) -> list[Seat]:
        """The seats that computers play, those of people who are away included."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.played_by is None]

    @property
    def pending(self) -> list[int]:
        """The people who are invited to the lobby and have not declined."""
        return [user_id for user_id, _, declined in self.invited if not declined]

    def rules(self) -> Game:
        """Return the rule book of the table, with its options."""
        return GAMES[self.game].of_saved(json.loads(self.options))

    def seat_of(self, user_id: int) -> Seat | None:
        """Return a person's seat, or None."""
        return next((seat for seat, chair in enumerate(self.chairs) if chair.user_id == user_id), None)

    def asked(self) -> list[dict[str, Any]]:
        """Return the open questions and the people who are ready, but nothing else that is saved there."""
        found: list[dict[str, Any]] = json.loads(self.questions or "[]")
        for each in found:
            each.pop("former", None)
            each.pop("take_back", None)
            each.pop("rests", None)
            each.pop("sides", None)
            each.pop("rotates", None)
        found = [each for each in found if each["kind"] not in {"advance", "bank"}]
        return [each for each in found if each["kind"] != "next" or len(each) > 2 or each["ready"]]

    def advances(self) -> dict[Seat, dict[str, Any]]:
        """Return, by seat, the moves chosen in advance."""
        found = json.loads(self.questions or "[]")
        return {each["seat"]: each for each in found if each["kind"] == "advance"}

    def bank(self) -> Bank | None:
        """Return what is left of the bank of time; None if there is none."""
        return load_bank(json.loads(self.questions or "[]"))

    def takes_back(self) -> bool:
        """Return whether a lay is taken back without consent."""
        return load_take_back(json.loads(self.questions or "[]"))

    def sides(self) -> tuple[int, ...]:
        """Return the team of each player of a lobby; empty without teams."""
        return load_sides(json.loads(self.questions or "[]"))

    def rotates(self) -> bool:
        """Return whether each rematch has other partners."""
        return load_rotates(json.loads(self.questions or "[]"))

    def rests(self) -> dict[int, Rest]:
        """Return by user id when people's clocks rest."""
        return load_rests(json.loads(self.questions or "[]"))

    def former(self) -> tuple[Former, ...]:
        """Return the former players."""
        return load_former(json.loads(self.questions or "[]"))


COLUMNS = [name for name in Row._fields if name not in {"chairs", "invited"}]
"""The fields of the table's own row. The others come from other tables."""


@dataclass(slots=True)
class Saved:
    """A table as the last transaction left it."""

    row: Row
    match: Match | None = None
    """The replayed record; None if no match has begun."""
    unannounced: list[Event] = field(default_factory=list)
    """The events that are committed but not yet announced, as spectators may see them."""
    round_events: list[Event] = field(default_factory=list)
    """The events since the round began, secrets included."""
    achievements: Counter[tuple[Seat, str]] = field(default_factory=Counter)
    """How often each seat achieved each feat."""
    ended_after: int = 0
    """The number of moves made when a round last ended."""
    waiting: tuple[Seat, ...] = ()
    """The seats that must move next."""
    views: dict[Seat | None, View] = field(default_factory=dict)
    """Views of the current round, cached by seat."""

    @property
    def made(self) -> int:
        """The number of committed moves."""
        return 0 if self.match is None else len(self.match.record)

    @property
    def shouts(self) -> frozenset[str]:
        """The verbs that are accepted at any time."""
        return frozenset() if self.match is None else self.match.game.shouts

    @property
    def forced_pace(self) -> str:
        """The rule book's pace for a move without a choice; ``free`` without a match."""
        return "free" if self.match is None else self.match.game.forced_pace(self.match.seats)

    def view(self, seat: Seat | None) -> View:
        """Return the round as a seat may see it; None stands for spectators."""
        assert self.match is not None
        if seat not in self.views:
            self.views[seat] = self.match.round.view(seat)
        return self.views[seat]


@dataclass(slots=True)
class Commit:
    """A transaction on one table."""

    saved: Saved
    before: Row | None
    """The row before it; None if the table is new."""
    waiting: tuple[Seat, ...]
    """The seats that had to move before it."""
    moves: list[tuple[int, Seat, str]]
    rounds: int
    """The number of rounds that it ended."""
    forced: list[bool] = field(default_factory=list)
    """For each move, whether it was the only legal one."""
    owed: bool = False
    """Whether the seat of the last move now owes a shout."""


class Shadow:
    """All tables as the database has them.

    Args:
        connection: sees only committed data.
        broken: takes a text for each record that is impossible.
    """

    def __init__(self, connection: sqlite3.Connection, broken: Callable[[str], None]) -> None:
        self._connection = connection
        self._broken = broken
        self.tables: dict[str, Saved] = {}
        self._touched: dict[str, str] = {}
        """By table, its `touched_at` when it was read last."""
        self.moves = 0
        """The number of committed moves in all tables."""

    def live(self) -> Iterator[Saved]:
        """Return the tables that are not over yet."""
        return (saved for saved in self.tables.values() if saved.row.live)

    def ask(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        """Return the rows that a query finds."""
        return self._connection.execute(sql, values).fetchall()

    def catch_up(self) -> list[Commit]:
        """Read the commits since the last call and return one for each changed table."""
        commits = []
        every = "SELECT id, revision, touched_at FROM matches ORDER BY created_at, id"
        for table_id, revision, touched_at in self.ask(every):
            known = self.tables.get(table_id)
            if known is None or known.row.revision != revision:
                commits.append(self._follow(table_id, known))
            elif self._touched[table_id] != touched_at:
                self._broken(f"revision {revision} of table {table_id} was overwritten")
            self._touched[table_id] = touched_at
        return commits

    def row(self, table_id: str) -> Row:
        """Return the row of a table as it is saved now."""
        (found,) = self.ask(f"SELECT {', '.join(COLUMNS)} FROM matches WHERE id = ?", table_id)  # noqa: S608
        chairs = self.ask(
            "SELECT user_id, name, computer, away, missed, steady, level FROM seats "
            "WHERE match_id = ? ORDER BY seat",
            table_id,
        )
        noted = self.ask("SELECT value FROM notes WHERE key = ?", f"invited-{table_id}")
        invited = [tuple(each) for (text,) in noted for each in json.loads(text)]
        values = dict(zip(COLUMNS, found, strict=True))
        values["deadline"], values["due_at"] = _unix(values["deadline"]), _unix(values["due_at"])
        return Row(**values, chairs=tuple(Chair(*each) for each in chairs), invited=tuple(invited))

    def _follow(self, table_id: str, known: Saved | None) -> Commit:
        row = self.row(table_id)
        saved = self.tables.setdefault(table_id, Saved(row))
        before, saved.row = (None if known is None else known.row), row
        commit = Commit(saved, before, saved.waiting, [], 0)
        if saved.match is None and (row.state in {State.PLAYING, State.BETWEEN, State.PAUSED, State.OVER}):
            saved.match = Match(GAMES[row.game](**json.loads(row.options)), len(row.chairs), row.seed)
            saved.round_events = list(saved.match.round.opening)
        if saved.match is not None:
            self._replay(saved, saved.match, commit)
        if saved.match is not None and row.state == State.PLAYING and _opened(before):
            saved.round_events = list(saved.match.round.opening)
            saved.unannounced += [event.seen_by(None) for event in saved.round_events]
        saved.views = {}
        saved.waiting = () if saved.match is None else tuple(saved.match.round.waiting())
        return commit

    def _replay(self, saved: Saved, match: Match, commit: Commit) -> None:
        made = len(match.record)
        found = self.ask(
            "SELECT n, seat, text FROM moves WHERE match_id = ? AND n >= ? ORDER BY n", saved.row.id, made
        )
        for n, seat, text in found:
            if n != len(match.record):
                self._broken(f"move {n} of table {saved.row.id} follows move {len(match.record) - 1}")
            rounds = match.rounds
            commit.forced.append(len(match.round.legal(seat)) == 1)
            try:
                if text == UNDO:
                    self._undo(saved, match, seat)
                    commit.moves.append((n, seat, text))
                    continue
                events = match.play(seat, text)
            except ValueError as error:
                self._broken(f"move {n} of table {saved.row.id} is against the rules: {error}")
                break
            commit.moves.append((n, seat, text))
            saved.achievements.update(done for event in events for done in match.game.achievements(event))
            saved.unannounced += [event.seen_by(None) for event in events]
            saved.round_events += events
            if match.rounds > rounds:
                commit.rounds += 1
                saved.ended_after = len(match.record)
                saved.round_events += match.round.opening
            commit.owed = match.rounds == rounds and bool(match.game.owed_shout(match.round.view(seat)))
        self.moves += len(commit.moves)

    def _undo(self, saved: Saved, match: Match, seat: Seat) -> None:
        """Take back a lay. It is a breach if it brought a tile to another seat or took one from the stock."""
        hidden = [[*hand] for other, hand in enumerate(match.round.hands) if other != seat]
        stock = [*match.round.stock]
        gone = match.undo(seat)
        now = [[*hand] for other, hand in enumerate(match.round.hands) if other != seat]
        if (now, [*match.round.stock]) != (hidden, stock):
            self._broken(f"seat {seat} of table {saved.row.id} took back a lay after a tile was seen")
        saved.achievements.subtract(done for event in gone for done in match.game.achievements(event))
        saved.achievements = +saved.achievements
        saved.round_events = list(match.told)


def _opened(before: Row | None) -> bool:
    """Return whether this transaction has begun the round that is now played."""
    if before is None or before.state == State.PLAYING:
        return False
    return not (before.state == State.PAUSED and before.resumes == State.PLAYING)


def _unix(text: str | None) -> float | None:
    return None if text is None else datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()
