"""The leases of processes that share the simulated database, and the messages between them.

On PostgreSQL each of these methods is a statement (:mod:`bot.store.coordination.leases`). Here each is a
transaction on the same rows in SQLite, serialized with all other writes. The promises are the same: times are
the database's own, and a lease is taken over before or after a commit of its owner, never during it. The
program itself checks its lease with each commit. This module decides nothing.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable, Collection, Sequence
from datetime import datetime, timedelta
from random import Random
from typing import Any

from sqlalchemy import bindparam, delete, insert, select, update

from bot.store import EXPIRY, Member, Part, Situation
from bot.store.backends.database import Database
from bot.store.coordination.leases import Leases
from bot.store.coordination.news import News
from bot.store.row_changes import insert_missing
from bot.store.schema import absences, leases, processes
from tests.simulation.fault_kinds import Fault
from tests.simulation.faults import Faults
from tests.simulation.statements import wrapped

RENEWAL_DELAY = 7.0
"""The most seconds by which a renewal is late."""

_ALL = select(leases).order_by(leases.c.residue)
_MINE = leases.c.owner == bindparam("me")
_THIS = (leases.c.modulus == bindparam("of"), leases.c.residue == bindparam("this"))
_RENEWED = update(leases).where(_MINE).values(renewed_at=bindparam("now"))
_CHANGED = update(leases).where(*_THIS)
_GONE = delete(processes).where(processes.c.id == bindparam("me"))
_MEMBERS = select(processes).order_by(processes.c.started_at, processes.c.id)
_SEEN = (
    update(processes)
    .where(processes.c.id == bindparam("me"))
    .values(seen_at=bindparam("now"), leaving=bindparam("leaves"))
)


class SimulatedLeases(Leases):
    """The leases, and the processes that share them.

    Args:
        now: returns the time of the database.
    """

    def __init__(
        self, database: Database, faults: Faults, random: Random, now: Callable[[], datetime]
    ) -> None:
        super().__init__(database)
        self._faults = faults
        self._random = random
        self._now = now

    async def divide(self, shards: int) -> None:
        async with self._database.writing() as connection:
            if not (await connection.execute(_ALL)).all():
                rows = [
                    {"modulus": shards, "residue": n, "owner": "", "renewed_at": self._now()}
                    for n in range(shards)
                ]
                await connection.execute(insert(leases), rows)

    async def shards(self) -> int | None:
        raise NotImplementedError("the number of shards is configured")

    async def renew(self, me: Member) -> Situation:
        if self._faults.happens(Fault.RENEWAL_LATE):
            await asyncio.sleep(self._random.random() * RENEWAL_DELAY)
        async with self._database.writing() as connection:
            if self._faults.happens(Fault.RENEWAL_FAILS):
                raise wrapped(sqlite3.OperationalError("disk I/O error"))
            before = [row for row in (await connection.execute(_ALL)).all() if row.owner == me.id]
            now = self._now()
            await connection.execute(_RENEWED, {"me": me.id, "now": now})
            await self._seen(connection, me, now)
            late = [row for row in before if not _holds(row, now)]
            await self._note_absences(connection, late, now)
            rows = (await connection.execute(_ALL)).all()
            members = await self._members(connection, now)
        lapsed = {row.residue: (now - row.renewed_at).total_seconds() for row in late}
        return Situation(rows[0].modulus, [_part(row, now) for row in rows], members, lapsed)

    async def take(self, me: str, modulus: int, residues: Collection[int]) -> None:
        async with self._database.at_once() as connection:
            rows, now = (await connection.execute(_ALL)).all(), self._now()
            free = [row for row in rows if row.residue in residues and not _holds(row, now)]
            taken = {"owner": me, "renewed_at": now, "wanted_by": ""}
            await self._change(connection, free, taken)
            await self._note_absences(connection, free, now)

    async def want(self, me: str, modulus: int, residues: Collection[int]) -> bool:
        async with self._database.at_once() as connection:
            rows = (await connection.execute(_ALL)).all()
            others = [row for row in rows if row.residue in residues and me not in {row.owner, row.wanted_by}]
            await self._change(connection, others, {"wanted_by": me})
            return bool(others)

    async def hand_over(
        self, me: str, modulus: int, residues: Collection[int], answered: Collection[int]
    ) -> bool:
        async with self._database.at_once() as connection:
            now = self._now()
            alive = {each.id for each in await self._members(connection, now)}
            rows = (await connection.execute(_ALL)).all()
            valid = [row for row in rows if row.renewed_at > now - timedelta(seconds=EXPIRY)]
            given = [
                row for row in valid if row.residue in residues and row.owner == me and row.wanted_by in alive
            ]
            for row in given:
                to = {"owner": row.wanted_by, "renewed_at": now, "wanted_by": ""}
                await self._change(connection, [row], to | {"answered": json.dumps(list(answered))})
            return bool(given)

    async def leave(self, me: str, answered: Collection[int]) -> None:
        async with self._database.writing() as connection:
            now = self._now()
            for row in [each for each in (await connection.execute(_ALL)).all() if each.owner == me]:
                told = json.dumps(sorted({*json.loads(row.answered), *answered}))
                lapsed = row.renewed_at < now - timedelta(seconds=EXPIRY)
                given_up = {"owner": "", "renewed_at": row.renewed_at if lapsed else now}
                await self._change(connection, [row], given_up | {"answered": told})
            await connection.execute(_GONE, {"me": me})

    async def may_identify(self, bucket: int, pace: float, after: float) -> float:
        return (after + pace * self._random.random()) * (self._random.random() < 0.5)

    # -- helpers -------------------------------------------------------------------------------

    async def _seen(self, connection: Any, me: Member, now: datetime) -> None:
        seen = await connection.execute(_SEEN, {"me": me.id, "now": now, "leaves": me.leaving})
        if not seen.rowcount:
            about = {"id": me.id, "shards": me.shards, "first": me.first, "last": me.last}
            times = {"leaving": me.leaving, "started_at": now, "seen_at": now}
            await connection.execute(insert(processes), about | times)

    async def _members(self, connection: Any, now: datetime) -> list[Member]:
        return [
            Member(row.id, row.shards, row.first, row.last, row.leaving)
            for row in (await connection.execute(_MEMBERS)).all()
            if row.seen_at > now - timedelta(seconds=EXPIRY)
        ]

    async def _change(self, connection: Any, rows: Sequence[Any], values: dict[str, Any]) -> None:
        for row in rows:
            await connection.execute(_CHANGED, values | {"of": row.modulus, "this": row.residue})

    async def _note_absences(self, connection: Any, rows: Sequence[Any], now: datetime) -> None:
        # In a simulation a lease may be given up and taken at the same instant. A row for such an empty
        # absence would block the next absence of the lease, which begins at that instant too.
        for row in [each for each in rows if each.renewed_at < now]:
            span = {"began": row.renewed_at, "ended": now}
            await connection.execute(
                insert_missing(absences), {"modulus": row.modulus, "residue": row.residue} | span
            )


class SimulatedNews(News):
    """The messages between processes.

    Args:
        told: delivers a message to all processes.
    """

    def __init__(self, database: Database, told: Callable[[str], None]) -> None:
        super().__init__(database)
        self._told = told

    async def tell(self, news: str) -> None:
        async with self._database.at_once() as connection:
            await connection.execute(_MEMBERS)
            self._told(news)


def _holds(row: Any, now: datetime) -> bool:
    return bool(row.owner) and row.renewed_at > now - timedelta(seconds=EXPIRY)


def _part(row: Any, now: datetime) -> Part:
    answered = frozenset(json.loads(row.answered))
    return Part(row.residue, row.owner, _holds(row, now), row.wanted_by, answered)
