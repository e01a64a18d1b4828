"""The matches in the store: commit, find and load.

The statements of a commit are built in :mod:`bot.store.matches.commits`. This module stores the record of a
match without interpreting it: it knows no game.
"""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from functools import cache
from itertools import groupby
from typing import Any

from sqlalchemy import Row, Select, and_, bindparam, case, func, select

from bot.store.backends.database import Database, UtcClock
from bot.store.boards.ratings import RatingChange, reward
from bot.store.coordination.leases import of_served, require_held
from bot.store.errors import UnknownRecord, UnknownTable
from bot.store.matches import commits, invitations
from bot.store.matches.single_round_trip import folded
from bot.store.models import (
    LIVE,
    NOT_ALL,
    RECORD_VERSION,
    Crowd,
    InvitedRow,
    MatchCommit,
    MoveRow,
    SavedMatch,
    SeatRow,
    State,
    TableSummary,
)
from bot.store.schema import deliveries, matches, moves, seats

REMEMBERED = 64
"""For how many recently ended matches the rating changes stay in memory. They are not saved."""

RECENT = 10
"""How many of a person's newest tables decide which game is usual for them."""

_LIVE = matches.c.state.in_(LIVE)
_OLDEST = (matches.c.created_at, matches.c.id)
_NEWEST = (matches.c.created_at.desc(), matches.c.id.desc())
# The statements that load a table are built once.
_MATCH = select(matches).where(matches.c.id == bindparam("this"))
_SEATS = select(seats).where(seats.c.match_id == bindparam("this")).order_by(seats.c.seat)
_MOVES = (
    select(*(moves.c[name] for name in MoveRow._fields))
    .where(moves.c.match_id == bindparam("this"))
    .order_by(moves.c.n)
)
# Statements over all tables, run at a start or while a turn clock runs, are built once.
_SHORTEST_TURN = select(func.min(matches.c.turn_seconds)).where(_LIVE, matches.c.deadline.is_not(None))
_LIVE_IDS = select(matches.c.id).where(_LIVE).order_by(*_OLDEST)
_LAST_TOUCHED = select(func.max(matches.c.touched_at)).where(_LIVE)
_MADE = select(func.count()).where(moves.c.match_id == matches.c.id).scalar_subquery()
_ON_SHOW = and_(
    deliveries.c.shown_state == matches.c.state,
    deliveries.c.shown_moves == _MADE,
    func.coalesce(deliveries.c.shown_seats, 0) != NOT_ALL,
)
_BEHIND = case((_ON_SHOW, 1), else_=0)
_TO_WAKE = (
    select(matches.c.id)
    .outerjoin(deliveries)
    .where(
        _LIVE,
        (_BEHIND == 0) | (matches.c.touched_at >= bindparam("recent")) | (matches.c.revision == 0),
    )
    .order_by(_BEHIND, matches.c.touched_at.desc(), matches.c.id)
)
_DUE = (
    select(matches.c.id)
    .where(_LIVE, matches.c.due_at <= bindparam("before"))
    .order_by(matches.c.due_at, matches.c.id)
)
_NEXT_DUE = (
    select(matches.c.due_at)
    .where(_LIVE, matches.c.due_at > bindparam("after"))
    .order_by(matches.c.due_at)
    .limit(1)
)
_UNTOUCHED = (
    select(matches.c.id, matches.c.revision)
    .where(_LIVE, matches.c.touched_at < bindparam("since"))
    .order_by(matches.c.id)
)
_SUMMARY = (
    *(matches.c[name] for name in ("id", "guild_id", "channel_id", "parent_id", "host_id", "game", "state")),
    *(seats.c[name] for name in ("seat", "user_id", "name")),
)
_RECENT = (
    select(matches.c.game, matches.c.created_at)
    .join(seats)
    .where(matches.c.guild_id == bindparam("guild"), seats.c.user_id == bindparam("user"))
    .order_by(*_NEWEST)
    .limit(RECENT)
    .subquery()
)
_USUAL = (
    select(_RECENT.c.game)
    .group_by(_RECENT.c.game)
    .order_by(func.count().desc(), func.max(_RECENT.c.created_at).desc())
    .limit(1)
)
_HERE = (matches.c.channel_id == bindparam("channel")) | (matches.c.parent_id == bindparam("channel"))
_CROWD = select(
    func.count().filter(matches.c.host_id == bindparam("host")),
    func.count().filter(_HERE),
    func.count(),
).where(_LIVE, matches.c.guild_id == bindparam("guild"))


@cache
def _finding(given: frozenset[str]) -> Select[Any]:
    """Return the query for live tables, filtered by server, channel and player.

    Args:
        given: the filters to apply: any of ``guild``, ``channel`` and ``user``.
    """
    own = select(seats.c.match_id).where(seats.c.user_id == bindparam("user"))
    fits = {
        "guild": matches.c.guild_id == bindparam("guild"),
        "channel": _HERE,
        "user": matches.c.id.in_(own),
    }
    wanted = select(*_SUMMARY).where(_LIVE, *(fit for name, fit in fits.items() if name in given))
    return wanted.select_from(matches.outerjoin(seats)).order_by(*_OLDEST, seats.c.seat)


class Matches:
    """The matches of every server. Reached as ``store.matches``."""

    def __init__(self, database: Database, clock: UtcClock) -> None:
        self._database = database
        self._clock = clock
        self._rating_changes: OrderedDict[str, Mapping[int, RatingChange]] = OrderedDict()

    async def commit(self, commit: MatchCommit) -> None:
        """Save one change of a table and all its consequences. The change is committed on return.

        The end of a match also deletes its hand tokens. The end of a lobby also deletes its invitations.

        Raises:
            SaveConflict: the table is at another revision, does not expect these moves or has ended, or the
                commit contradicts itself. Nothing was changed.
            LeaseLost: another process serves the table.
            UnknownTable: there is no such table.
            ValueError: the state is ``OVER`` without a result, or there is a result in another state.
        """
        owner = self._database.owner
        plan = commits.plan(commit, self._clock(), owner)
        new = owner and commit.new is not None
        if commit.result is None and self._database.remote and not new:
            await self._commit_at_once(commit, plan)
            return
        async with self._database.writing() as connection:
            if commit.new is not None and owner:
                await require_held(connection, owner, commit.new.guild_id)
            if new or not self._database.remote:
                await commits.write(connection, commit, plan, owner)
            elif not await connection.scalar(*folded(plan)):
                raise await commits.refusal(connection, commit, owner)
            if commit.result is None:
                return
            changes = await reward(connection, commit.match_id, commit.result)
        if changes:
            self._rating_changes[commit.match_id] = changes
            while len(self._rating_changes) > REMEMBERED:
                self._rating_changes.popitem(last=False)

    async def _commit_at_once(self, commit: MatchCommit, plan: commits.Plan) -> None:
        async with self._database.at_once() as connection:
            if await connection.scalar(*folded(plan)):
                return
        async with self._database.reading() as connection:
            raise await commits.refusal(connection, commit, self._database.owner)

    def rating_changes(self, match_id: str) -> Mapping[int, RatingChange]:
        """Return the rating changes of a match recently ended by this process, by person; otherwise empty."""
        return self._rating_changes.get(match_id, {})

    async def load(self, match_id: str) -> SavedMatch:
        """Return one match, in whatever state.

        Raises:
            UnknownTable: there is no such table.
            UnknownRecord: this version cannot read the record.
        """
        async with self._database.reading() as connection:
            row = (await connection.execute(_MATCH, {"this": match_id})).one_or_none()
            if row is None:
                raise UnknownTable(match_id)
            seated = (await connection.execute(_SEATS, {"this": match_id})).all()
            made = (await connection.execute(_MOVES, {"this": match_id})).all()
            lobby = row.state == State.LOBBY
            invited = await invitations.of(connection, match_id) if lobby else ()
        return _saved(row, seated, made, invited)

    async def to_restore(self, in_use: timedelta) -> list[str]:
        """Return the live tables to restore at a start, in the order in which to restore them.

        First come tables whose messages do not show their saved state. A program that is stopped again and
        again therefore restores other tables each time. Then come tables that were in use shortly before the
        stop: players may be waiting there. Within both groups the most recently changed come first. Tables
        last saved by an early version (revision 0) are always included, since their ``due_at`` may be
        missing.

        Args:
            in_use: a table was in use if it changed at most this long before the last change of any table.
        """
        async with self._database.reading() as connection:
            last = await connection.scalar(_LAST_TOUCHED)
            if last is None:
                return []
            wanted = of_served(self._database, _TO_WAKE)
            return list(await connection.scalars(wanted, {"recent": last - in_use}))

    async def live_ids(self) -> list[str]:
        """Return the ids of all live tables, oldest first."""
        return await self._ids(_LIVE_IDS)

    async def find(
        self, *, guild_id: int | None = None, channel_id: int | None = None, user_id: int | None = None
    ) -> list[TableSummary]:
        """Return the live tables, oldest first. All given filters apply.

        Args:
            guild_id: only tables on this server.
            channel_id: only tables in this channel or its threads.
            user_id: only tables at which this person has a seat.
        """
        named = {"guild": guild_id, "channel": channel_id, "user": user_id}
        given = {name: value for name, value in named.items() if value is not None}
        async with self._database.reading() as connection:
            rows = (await connection.execute(_finding(frozenset(given)), given)).all()
        return [_summary(list(group)) for _, group in groupby(rows, lambda row: str(row.id))]

    async def census(self) -> dict[tuple[State, str], int]:
        """Return the number of live tables, by state and game."""
        kind = (matches.c.state, matches.c.game)
        counted = select(*kind, func.count()).where(_LIVE).group_by(*kind)
        async with self._database.reading() as connection:
            found = (await connection.execute(counted)).all()
        return {(State(state), game): number for state, game, number in found}

    async def crowd(self, guild_id: int, channel_id: int, host_id: int) -> Crowd:
        """Return how many live tables a server has: all, those in a channel, and those of a host."""
        given = {"guild": guild_id, "channel": channel_id, "host": host_id}
        async with self._database.reading() as connection:
            return Crowd(*(await connection.execute(_CROWD, given)).one())

    async def due(self, before: datetime) -> list[str]:
        """Return the live tables that act by themselves by ``before``, earliest first."""
        return await self._ids(of_served(self._database, _DUE), {"before": before})

    async def next_due(self, after: datetime) -> datetime | None:
        """Return when a live table first acts by itself after ``after``; None if there is no such table."""
        async with self._database.reading() as connection:
            found: datetime | None = await connection.scalar(
                of_served(self._database, _NEXT_DUE), {"after": after}
            )
        return found

    async def shortest_turn(self) -> int | None:
        """Return the shortest turn, in seconds, of live tables with a running clock; None if none runs."""
        async with self._database.reading() as connection:
            shortest = await connection.scalar(_SHORTEST_TURN)
        return None if shortest is None else int(shortest)

    async def untouched(self, since: datetime) -> dict[str, int]:
        """Return the revision of each live table that has not changed since ``since``, by its id."""
        async with self._database.reading() as connection:
            rows: Any = await connection.execute(of_served(self._database, _UNTOUCHED), {"since": since})
            return dict(tuple(row) for row in rows)

    async def newest(self, number: int) -> list[str]:
        """Return the most recently opened matches whose moves are still saved, in any state, newest first."""
        whole = select(matches.c.id).where(matches.c.thinned.is_(False))
        return await self._ids(whole.order_by(*_NEWEST).limit(number))

    async def rematch_of(self, match_id: str) -> str | None:
        """Return the live table that is the rematch of a match; None if there is none."""
        found = await self._ids(select(matches.c.id).where(_LIVE, matches.c.follows == match_id))
        return found[0] if found else None

    async def usual_game(self, guild_id: int, user_id: int) -> str | None:
        """Return the game of most of the person's last ``RECENT`` tables on a server, or the server's newest.

        None if there was no table.
        """
        async with self._database.reading() as connection:
            own: str | None = await connection.scalar(_USUAL, {"guild": guild_id, "user": user_id})
        return own or await self.last_game(guild_id)

    async def last_game(self, guild_id: int) -> str | None:
        """Return the game of the most recently opened table on a server; None if there was no table."""
        newest = select(matches.c.game).where(matches.c.guild_id == guild_id)
        newest = newest.order_by(*_NEWEST).limit(1)
        async with self._database.reading() as connection:
            return await connection.scalar(newest)

    async def _ids(self, wanted: Select[tuple[str]], values: Mapping[str, Any] | None = None) -> list[str]:
        async with self._database.reading() as connection:
            return list(await connection.scalars(wanted, values))


# -- building rows ---------------------------------------------------------------------------------


def _summary(rows: Sequence[Row[Any]]) -> TableSummary:
    """Build a summary from a table's rows: one per seat, or one without a seat if all seats are free."""
    row, seated = rows[0], [row for row in rows if row.seat is not None]
    return TableSummary(
        id=row.id,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        parent_id=row.parent_id,
        host_id=row.host_id,
        game=row.game,
        state=State(row.state),
        names=tuple(seat.name for seat in seated),
        user_ids=tuple(seat.user_id for seat in seated),
    )


def _seat(row: Row[Any]) -> SeatRow:
    known = (row.seat, row.user_id, row.name, row.computer, row.away, row.missed, row.steady)
    return SeatRow(*known, row.level, row.hints)


def _unpacked(text: str, kind: type) -> Any:
    """Return the value in a JSON text if it has this type; otherwise None."""
    try:
        value = json.loads(text)
    except ValueError:
        return None
    return value if isinstance(value, kind) else None


def _saved(
    row: Row[Any], seated: Sequence[Row[Any]], made: Sequence[Row[Any]], invited: tuple[InvitedRow, ...]
) -> SavedMatch:
    """Build a match from its rows.

    Raises:
        UnknownRecord: this version cannot read it.
    """
    if row.record_version != RECORD_VERSION:
        raise UnknownRecord(row.id, "version", row.record_version)
    record = tuple(map(MoveRow._make, made))
    if [move.n for move in record] != list(range(len(record))):
        raise UnknownRecord(row.id, "moves", row.record_version)
    options = _unpacked(row.options, dict)
    if options is None:
        raise UnknownRecord(row.id, "options", row.record_version)
    return SavedMatch(
        id=row.id,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        parent_id=row.parent_id,
        host_id=row.host_id,
        game=row.game,
        options=options,
        seed=row.seed,
        secret=row.secret,
        beacon=row.beacon,
        locale=row.locale,
        seats=tuple(_seat(seat) for seat in seated),
        state=State(row.state),
        turn_seconds=row.turn_seconds,
        level=row.level,
        rated=row.rated,
        follows=row.follows,
        revision=row.revision,
        resumes=None if row.resumes is None else State(row.resumes),
        deadline=row.deadline,
        due_at=row.due_at,
        questions=tuple(_unpacked(row.questions or "[]", list) or ()),
        questions_kept=row.questions is not None,
        invited=invited,
        record_version=row.record_version,
        created_at=row.created_at,
        touched_at=row.touched_at,
        ended_at=row.ended_at,
        thinned=row.thinned,
        moves=record,
    )
