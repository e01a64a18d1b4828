"""Tables in the store: created, changed, played, read back.

:meth:`Tables.append` is the heart of it: one move with all that follows from it, in one transaction,
committed when it returns. This module keeps records; it knows no game and never looks into one.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from itertools import groupby
from typing import Any, Unpack

from sqlalchemy import Integer, Row, Select, Table, Text, bindparam, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database import Clock, Database
from bot.store.errors import SaveConflict, StoreError, UnknownRecord, UnknownTable
from bot.store.invitations import forgetting
from bot.store.merits import reward
from bot.store.rows import (
    LIVE,
    RECORD_VERSION,
    HandRow,
    LiveTables,
    MoveRow,
    NewTable,
    ResultRow,
    RoundRow,
    SavedTable,
    SeatRow,
    State,
    TableChanges,
)
from bot.store.schema import Utc, hands, matches, moves, names, results, round_scores, rounds, seats


class Tables:
    """The tables of every server. Reached as ``store.tables``."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def create(self, table: NewTable) -> None:
        """Save a table for the first time, with the seats already taken.

        Raises:
            SaveConflict: the name is taken, or somebody sits twice.
        """
        now = self._clock()
        async with self._database.writing() as connection:
            await connection.execute(
                insert(matches).values(
                    id=table.id,
                    guild_id=table.guild_id,
                    channel_id=table.channel_id,
                    host_id=table.host_id,
                    game=table.game,
                    options=_packed(table.options),
                    seed=table.seed,
                    locale=table.locale,
                    state=table.state,
                    turn_seconds=table.turn_seconds,
                    record_version=RECORD_VERSION,
                    created_at=now,
                    touched_at=now,
                )
            )
            for seat in table.seats:
                await _sit(connection, table.id, table.guild_id, seat)

    async def update(self, match_id: str, **changes: Unpack[TableChanges]) -> None:
        """Change what is named and nothing else. Giving a match up drops its hands, and whatever
        ends a lobby its invitations.

        Raises:
            UnknownTable: there is no such table.
            SaveConflict: the state of a match that has ended cannot change.
            ValueError: a match is finished by :meth:`append` with a result, not by this.
        """
        state = changes.get("state")
        if state is State.OVER:
            raise ValueError("unmatched result")
        values: dict[str, Any] = {**changes, "touched_at": self._clock()}
        if "options" in changes:
            values["options"] = _packed(changes["options"])
        if state is State.ABANDONED:
            values["ended_at"] = values["touched_at"]
        change = update(matches).where(matches.c.id == match_id).values(values)
        if state is not None:
            change = change.where(matches.c.state.in_(LIVE))
        async with self._database.writing() as connection:
            if not (await connection.execute(change)).rowcount:
                raise await _missing(connection, match_id, SaveConflict("store-ended", table=match_id))
            if state is State.ABANDONED:
                await connection.execute(delete(hands).where(hands.c.match_id == match_id))
            if state not in {None, State.LOBBY}:
                await connection.execute(forgetting(match_id))

    async def seat_all(self, match_id: str, row: Sequence[SeatRow]) -> None:
        """Seat these and nobody else.

        Raises:
            UnknownTable: there is no such table.
            SaveConflict: a person has two of the seats.
        """
        async with self._database.writing() as connection:
            guild_id = await _touch(connection, match_id, self._clock)
            await connection.execute(delete(seats).where(seats.c.match_id == match_id))
            for seat in row:
                await _sit(connection, match_id, guild_id, seat)

    async def append(
        self,
        match_id: str,
        n: int,
        seat: int,
        text: str,
        *,
        rounds: Iterable[RoundRow] = (),
        result: Sequence[ResultRow] | None = None,
        state: State | None = None,
    ) -> None:
        """Save move ``n`` and all that follows from it, in one transaction; committed on return.

        Args:
            n: how many moves were made before: the record grows without a gap or not at all.
            rounds: the rounds this move finished.
            result: what each seat made of the match, if this move finished it: the state becomes
                ``OVER`` and the hands are dropped.
            state: the state afterwards, where it changes otherwise.

        Raises:
            SaveConflict: the table does not wait for this move: it is saved already, another is
                missing, or the match has ended. Nothing was changed.
            UnknownTable: there is no such table.
            ValueError: ``OVER`` without a result or the other way round.
        """
        if (state is State.OVER and result is None) or (
            result is not None and state not in {None, State.OVER}
        ):
            raise ValueError("unmatched result")
        now = self._clock()
        move = {"table": match_id, "number": n, "by": seat, "notation": text, "now": now}
        async with self._database.writing() as connection:
            if not (await connection.execute(_NEXT_MOVE, move)).rowcount:
                raise await _missing(
                    connection, match_id, SaveConflict("store-other-move", table=match_id, n=n)
                )
            for row in rounds:
                await _finish_round(connection, match_id, row)
            if result is not None:
                await _finish_match(connection, match_id, result, now)
            elif state is not None:
                await connection.execute(
                    update(matches).where(matches.c.id == match_id).values(state=state, touched_at=now)
                )

    async def load(self, match_id: str) -> SavedTable:
        """One table, in whatever state.

        Raises:
            UnknownTable: there is no such table.
            UnknownRecord: this version cannot read it.
        """
        async with self._database.reading() as connection:
            found = await _read(connection, select(matches).where(matches.c.id == match_id))
        if not found:
            raise UnknownTable(match_id)
        if isinstance(found[0], UnknownRecord):
            raise found[0]
        return found[0]

    async def last_game(self, guild_id: int) -> str | None:
        """The game of the table last opened on a server."""
        newest = select(matches.c.game).where(matches.c.guild_id == guild_id)
        newest = newest.order_by(matches.c.created_at.desc(), matches.c.id.desc()).limit(1)
        async with self._database.reading() as connection:
            return await connection.scalar(newest)

    async def untouched(self, since: datetime) -> list[str]:
        """The tables that could still be played but at which nothing has happened since then."""
        played = select(moves.c.n).where(moves.c.match_id == matches.c.id, moves.c.at >= since)
        idle = select(matches.c.id).where(
            matches.c.state.in_(LIVE), matches.c.touched_at < since, ~played.exists()
        )
        async with self._database.reading() as connection:
            return list(await connection.scalars(idle.order_by(matches.c.id)))

    async def live(self) -> LiveTables:
        """Every table that can still be played, oldest first: for recovery after a start.

        With them the matches whose end was saved but shown to nobody.
        """
        made = select(func.count()).where(moves.c.match_id == matches.c.id).scalar_subquery()
        untold = (matches.c.state == State.OVER) & (matches.c.shown < made)
        wanted = select(matches).where(matches.c.state.in_(LIVE) | untold)
        wanted = wanted.order_by(matches.c.created_at, matches.c.id)
        async with self._database.reading() as connection:
            found = await _read(connection, wanted)
        return LiveTables(
            tuple(table for table in found if isinstance(table, SavedTable)),
            tuple(table for table in found if isinstance(table, UnknownRecord)),
        )


# -- writing ---------------------------------------------------------------------------------------

# The move and the question whether the table waits for it, in one statement: this is what people wait
# for at every click. A number that is taken, skips one, or comes after the end inserts nothing.
_NEXT_MOVE = insert(moves).from_select(
    ["match_id", "n", "seat", "text", "at"],
    select(
        matches.c.id,
        bindparam("number", type_=Integer),
        bindparam("by", type_=Integer),
        bindparam("notation", type_=Text),
        bindparam("now", type_=Utc),
    ).where(
        matches.c.id == bindparam("table"),
        matches.c.state.in_(LIVE),
        select(func.coalesce(func.max(moves.c.n) + 1, 0))
        .where(moves.c.match_id == bindparam("table"))
        .scalar_subquery()
        == bindparam("number", type_=Integer),
    ),
)


def _packed(options: Mapping[str, Any]) -> str:
    return json.dumps(dict(options), sort_keys=True, separators=(",", ":"))


def _unpacked(text: str) -> dict[str, Any] | None:
    try:
        options = json.loads(text)
    except ValueError:
        return None
    return options if isinstance(options, dict) else None


async def _missing(connection: AsyncConnection, match_id: str, otherwise: StoreError) -> StoreError:
    known = await connection.scalar(select(matches.c.id).where(matches.c.id == match_id))
    return UnknownTable(match_id) if known is None else otherwise


async def _touch(connection: AsyncConnection, match_id: str, clock: Clock) -> int:
    """Mark the table as used; its server."""
    await connection.execute(update(matches).where(matches.c.id == match_id).values(touched_at=clock()))
    guild_id = await connection.scalar(select(matches.c.guild_id).where(matches.c.id == match_id))
    if guild_id is None:
        raise UnknownTable(match_id)
    return int(guild_id)


async def _sit(connection: AsyncConnection, match_id: str, guild_id: int, row: SeatRow) -> None:
    await connection.execute(
        insert(seats).values(
            match_id=match_id,
            seat=row.seat,
            user_id=row.user_id,
            name=row.name,
            computer=row.computer,
            away=row.away,
            missed=row.missed,
            steady=row.steady,
        )
    )
    if row.user_id is None:
        return
    await connection.execute(
        delete(names).where(names.c.guild_id == guild_id, names.c.user_id == row.user_id)
    )
    await connection.execute(insert(names).values(guild_id=guild_id, user_id=row.user_id, name=row.name))


async def _finish_round(connection: AsyncConnection, match_id: str, row: RoundRow) -> None:
    await connection.execute(insert(rounds).values(match_id=match_id, number=row.number, reason=row.reason))
    await connection.execute(
        insert(round_scores),
        [
            {
                "match_id": match_id,
                "number": row.number,
                "seat": score.seat,
                "user_id": score.user_id,
                "score": score.score,
                "won": score.won,
            }
            for score in row.scores
        ],
    )


async def _finish_match(
    connection: AsyncConnection, match_id: str, result: Sequence[ResultRow], now: datetime
) -> None:
    over = {"state": State.OVER, "touched_at": now, "ended_at": now}
    await connection.execute(update(matches).where(matches.c.id == match_id).values(over))
    await connection.execute(
        insert(results),
        [
            {
                "match_id": match_id,
                "seat": row.seat,
                "user_id": row.user_id,
                "total": row.total,
                "won": row.won,
            }
            for row in result
        ],
    )
    await reward(connection, match_id, result)
    await connection.execute(delete(hands).where(hands.c.match_id == match_id))


# -- reading ---------------------------------------------------------------------------------------


async def _read(connection: AsyncConnection, wanted: Select[Any]) -> list[SavedTable | UnknownRecord]:
    """The wanted matches with everything that belongs to them: four queries, however many there are."""
    found = (await connection.execute(wanted)).all()
    ids = wanted.with_only_columns(matches.c.id).order_by(None)
    parts = [await _by_match(connection, part, ids) for part in (seats, moves, hands)]
    return [_table(row, *(part.get(row.id, []) for part in parts)) for row in found]


async def _by_match(connection: AsyncConnection, table: Table, ids: Select[Any]) -> dict[str, list[Row[Any]]]:
    ordered = select(table).where(table.c.match_id.in_(ids)).order_by(*table.primary_key.columns)
    rows = (await connection.execute(ordered)).all()
    return {match_id: list(group) for match_id, group in groupby(rows, lambda row: str(row.match_id))}


def _seat(row: Row[Any]) -> SeatRow:
    return SeatRow(row.seat, row.user_id, row.name, row.computer, row.away, row.missed, row.steady)


def _table(
    row: Row[Any], seated: list[Row[Any]], made: list[Row[Any]], held: list[Row[Any]]
) -> SavedTable | UnknownRecord:
    if row.record_version != RECORD_VERSION:
        return UnknownRecord(row.id, "version", row.record_version)
    if [move.n for move in made] != list(range(len(made))):
        return UnknownRecord(row.id, "moves", row.record_version)
    options = _unpacked(row.options)
    if options is None:
        return UnknownRecord(row.id, "options", row.record_version)
    return SavedTable(
        id=row.id,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        host_id=row.host_id,
        game=row.game,
        options=options,
        seed=row.seed,
        locale=row.locale,
        seats=tuple(_seat(seat) for seat in seated),
        state=State(row.state),
        turn_seconds=row.turn_seconds,
        resumes=None if row.resumes is None else State(row.resumes),
        deadline=row.deadline,
        record_version=row.record_version,
        message_id=row.message_id,
        shown=row.shown,
        created_at=row.created_at,
        touched_at=max([row.touched_at, *(move.at for move in made[-1:])]),
        ended_at=row.ended_at,
        moves=tuple(MoveRow(move.n, move.seat, move.text, move.at) for move in made),
        hands=tuple(
            HandRow(hand.seat, hand.token, hand.message_id, hand.locale, hand.issued_at) for hand in held
        ),
    )
