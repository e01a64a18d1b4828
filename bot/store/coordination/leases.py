"""Who of several processes serves which servers. Reached as ``store.leases``; on PostgreSQL alone.

The servers are divided into parts: those whose ordinal leaves a residue by a modulus, one row each. A part
has one owner at most, whose lease holds for :data:`EXPIRY` seconds after it was renewed. A commit looks for
the lease in the statement that changes the match, and locks its row (:func:`held`); whoever takes a part over
locks it against that first, so that no commit of a former owner comes after. Whoever locks several rows does
so in the order of their residues, lest two wait for each other. All times are by the server's clock. This
module decides nothing: who wants which part is the business of :mod:`bot.cluster.cluster`.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from math import lcm
from typing import Any, TypeVar

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Exists,
    Select,
    func,
    literal,
    literal_column,
    select,
    text,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.backends.database import Database
from bot.store.coordination.absences import ordinal
from bot.store.errors import LeaseLost
from bot.store.schema import leases, matches

Found = TypeVar("Found", bound=tuple[Any, ...])

EXPIRY = 6
"""Seconds for which a lease holds after it was renewed."""
_SHARING = 0x626F6E6579617265
"""The lock of the process that changes whose parts are whose."""
_ORDINAL = matches.c.guild_id.op(">>")(literal_column("22"))
_EXPIRY: ColumnElement[Any] = literal_column(f"make_interval(secs=>{EXPIRY})")

_RENEW = text(
    f"""
    WITH before AS (SELECT * FROM leases WHERE owner = :me ORDER BY residue FOR NO KEY UPDATE),
    renewed AS (
        UPDATE leases SET renewed_at = clock_timestamp() FROM before
        WHERE leases.modulus = before.modulus AND leases.residue = before.residue RETURNING 1),
    seen AS (
        INSERT INTO processes VALUES
            (CAST(:me AS varchar), :shards, :first, :last, :leaving, clock_timestamp(), clock_timestamp())
        ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at, leaving = excluded.leaving RETURNING 1)
    INSERT INTO absences (modulus, residue, began, ended)
    SELECT modulus, residue, renewed_at, clock_timestamp() FROM before
    WHERE renewed_at < clock_timestamp() - interval '{EXPIRY} s' ON CONFLICT DO NOTHING
    RETURNING residue, extract(epoch FROM ended - began) AS seconds
    """  # noqa: S608 (our own)
)
_PARTS = text(
    f"""
    SELECT modulus, residue, owner, wanted_by, answered,
        owner <> '' AND renewed_at > clock_timestamp() - interval '{EXPIRY} s' AS holds
    FROM leases ORDER BY residue
    """  # noqa: S608
)
_MEMBERS = text(
    f"""
    SELECT id, shards, first, last, leaving FROM processes
    WHERE seen_at > clock_timestamp() - interval '{EXPIRY} s' ORDER BY started_at, id
    """  # noqa: S608
)
_TAKE = text(
    f"""
    WITH free AS (
        SELECT * FROM leases WHERE modulus = :modulus AND residue = ANY(:residues)
            AND (owner = '' OR renewed_at < clock_timestamp() - interval '{EXPIRY} s')
        ORDER BY residue FOR UPDATE),
    taken AS (
        UPDATE leases SET owner = CAST(:me AS varchar), renewed_at = clock_timestamp(),
            wanted_by = ''
        FROM free WHERE leases.modulus = free.modulus AND leases.residue = free.residue RETURNING 1)
    INSERT INTO absences (modulus, residue, began, ended)
    SELECT modulus, residue, renewed_at, clock_timestamp() FROM free ON CONFLICT DO NOTHING
    """  # noqa: S608
)
_WANT = text(
    "WITH others AS (SELECT residue FROM leases WHERE modulus = :modulus AND residue = ANY(:residues) "
    "AND owner <> :me AND wanted_by <> :me ORDER BY residue FOR NO KEY UPDATE) "
    "UPDATE leases SET wanted_by = CAST(:me AS varchar) FROM others "
    "WHERE modulus = :modulus AND leases.residue = others.residue"
)
_PASS = text(
    f"""
    WITH mine AS (
        SELECT * FROM leases WHERE owner = :me AND modulus = :modulus AND residue = ANY(:residues)
            AND renewed_at > clock_timestamp() - interval '{EXPIRY} s'
            AND wanted_by IN (SELECT id FROM processes
                WHERE seen_at > clock_timestamp() - interval '{EXPIRY} s')
        ORDER BY residue FOR UPDATE)
    UPDATE leases SET owner = mine.wanted_by, wanted_by = '', renewed_at = clock_timestamp(),
        answered = CAST(:answered AS text)
    FROM mine WHERE leases.modulus = mine.modulus AND leases.residue = mine.residue
    """  # noqa: S608
)
# Since when a lease has run out nobody knows yet: whoever takes it notes that. Of a part that was passed on
# to it just now the process knows nothing: what was told of that stays.
_LEAVE = text(
    f"""
    WITH mine AS (SELECT residue FROM leases WHERE owner = :me ORDER BY residue FOR UPDATE)
    UPDATE leases SET owner = '',
        renewed_at = CASE WHEN renewed_at < clock_timestamp() - interval '{EXPIRY} s'
            THEN renewed_at ELSE clock_timestamp() END,
        answered = (SELECT coalesce(json_agg(each), '[]')::text FROM (
            SELECT json_array_elements(answered::json)::text::bigint
            UNION SELECT json_array_elements(CAST(:answered AS json))::text::bigint
            ORDER BY 1) AS every (each))
    FROM mine WHERE leases.residue = mine.residue AND owner = :me
    """  # noqa: S608
)
_GONE = text("DELETE FROM processes WHERE id = :me OR seen_at < clock_timestamp() - interval '1 hour'")
_FIRST = text(
    "INSERT INTO leases (modulus, residue, owner, renewed_at) SELECT CAST(:shards AS integer), residue, '', "
    "coalesce((SELECT to_timestamp(value::float) FROM notes WHERE key = 'alive-at'), clock_timestamp()) "
    "FROM generate_series(0, CAST(:shards AS integer) - 1) AS residue"
)
_SPLIT = text(
    "WITH every AS (SELECT residue FROM leases ORDER BY residue FOR UPDATE), "
    "gone AS (DELETE FROM leases USING every WHERE leases.residue = every.residue RETURNING leases.*) "
    "INSERT INTO leases (modulus, residue, owner, renewed_at, wanted_by, answered) "
    "SELECT CAST(:modulus AS integer), residue + modulus * part, owner, renewed_at, wanted_by, answered "
    "FROM gone, generate_series(0, CAST(:parts AS integer) - 1) AS part"
)
_EVERY = text("SELECT * FROM leases ORDER BY residue FOR UPDATE")
_UNITE = text(
    "WITH gone AS (DELETE FROM leases WHERE residue >= :shards), "
    "known AS (SELECT residue % CAST(:shards AS integer) AS shard, json_agg(each)::text AS answered "
    "FROM leases, json_array_elements(leases.answered::json) AS each GROUP BY shard) "
    "UPDATE leases SET modulus = :shards, "
    "answered = coalesce((SELECT known.answered FROM known WHERE shard = residue), '[]') "
    "WHERE residue < :shards"
)
_IDENTIFY = text(
    "WITH begun AS ("
    "INSERT INTO identifies VALUES (:bucket, clock_timestamp() + make_interval(secs => :pace)) "
    "ON CONFLICT (bucket) DO UPDATE SET free_at = excluded.free_at "
    "WHERE identifies.free_at + make_interval(secs => :after) <= clock_timestamp() RETURNING 0 AS seconds), "
    "known AS (SELECT extract(epoch FROM free_at - clock_timestamp()) + CAST(:after AS float) AS seconds "
    "FROM identifies WHERE bucket = :bucket) "  # as it was before the first who asked
    "SELECT coalesce((SELECT seconds FROM begun), greatest(0.1, (SELECT seconds FROM known)))"
)


@dataclass(frozen=True, slots=True)
class Member:
    """A process that shares."""

    id: str
    shards: int
    """How many shards it counts."""
    first: int
    last: int
    """The shards it may serve, of those."""
    leaving: bool = False
    """Whether it wants to end."""

    def may_serve(self, shard: int) -> bool:
        """Return whether a shard is among those it may serve."""
        return self.first <= shard <= self.last


@dataclass(frozen=True, slots=True)
class Part:
    """The servers whose ordinal leaves a residue by the modulus."""

    residue: int
    owner: str
    """The process that serves them, or did last; empty for none."""
    holds: bool
    """Whether its lease holds."""
    wanted_by: str
    """The process that is ready to take them over; empty for none."""
    answered: frozenset[int]
    """The interactions that the last owner who passed it on, or gave it up, had answered lately."""


@dataclass(frozen=True, slots=True)
class Situation:
    """Who serves what now."""

    modulus: int
    parts: Sequence[Part]
    """By residue."""
    members: Sequence[Member]
    """The processes that are alive, the oldest first."""
    lapsed: dict[int, float]
    """By residue, the seconds for which a lease of this process was not renewed, if that was too long."""


def held(owner: str, *, lock: bool = True) -> Exists:
    """Return whether a process holds the lease of a match's server.

    Args:
        lock: whether, if so, nobody takes it over before the transaction has ended.
    """
    lease: Select[Any] = select(literal_column("1")).where(
        leases.c.owner == owner,
        _ORDINAL % leases.c.modulus == leases.c.residue,
        leases.c.renewed_at > func.clock_timestamp() - _EXPIRY,
    )
    lease = lease.correlate(matches)
    return (lease.with_for_update(read=True, key_share=True, of=leases) if lock else lease).exists()


async def require_held(connection: AsyncConnection, owner: str, guild_id: int) -> None:
    """See that a process keeps the lease of a server until the transaction has ended.

    Raises:
        LeaseLost: it does not hold it.
    """
    lease = select(leases.c.residue).where(
        leases.c.owner == owner,
        literal(ordinal(guild_id), BigInteger) % leases.c.modulus == leases.c.residue,
        leases.c.renewed_at > func.clock_timestamp() - _EXPIRY,
    )
    if await connection.scalar(lease.with_for_update(read=True, key_share=True)) is None:
        raise LeaseLost("store-lease-lost")


def of_served(database: Database, wanted: Select[Found]) -> Select[Found]:
    """Return what finds of some matches those of servers that this process serves."""
    if database.served is None:
        return wanted
    modulus, residues = database.served
    return wanted.where((_ORDINAL % modulus).in_(residues))


class Leases:
    """The parts, and the processes that share them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def bear(self, owner: str) -> None:
        """Have this process save nothing from now on but what it holds the lease of, under that name."""
        self._database.owner = owner
        self.serve(1, ())

    def serve(self, modulus: int, residues: Collection[int]) -> None:
        """Have this process find nothing to do of itself but at tables of these parts."""
        self._database.served = (modulus, frozenset(residues))

    async def divide(self, shards: int) -> None:
        """See that every part belongs to one shard, of so many; whose parts are whose stays."""
        async with self._database.writing() as connection:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _SHARING})
            modulus = await connection.scalar(select(func.max(leases.c.modulus)))
            if modulus is None:
                await connection.execute(_FIRST, {"shards": shards})
            elif modulus % shards:
                parts = lcm(modulus, shards) // modulus
                await connection.execute(_SPLIT, {"modulus": modulus * parts, "parts": parts})

    async def unite(self, shards: int) -> None:
        """Have one part a shard again, once everybody counts so many and each shard has one owner."""
        async with self._database.writing() as connection:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _SHARING})
            rows = (await connection.execute(_EVERY)).all()
            members = (await connection.execute(_MEMBERS)).all()
            if len(rows) % shards or any(each.shards != shards for each in members):
                return
            first = rows[:shards]
            alike = all(
                row.owner and (row.owner, row.wanted_by) == (mine.owner, mine.wanted_by)
                for row in rows
                for mine in (first[row.residue % shards],)
            )
            if alike:
                await connection.execute(_UNITE, {"shards": shards})

    async def shards(self) -> int | None:
        """Return how many shards the process counts that came last; None where none is alive."""
        if not self._database.remote:
            return None
        async with self._database.reading() as connection:
            members = (await connection.execute(_MEMBERS)).all()
        return int(members[-1].shards) if members else None

    async def renew(self, me: Member) -> Situation:
        """Renew this process's leases, and return who serves what now."""
        about = {"me": me.id, "shards": me.shards, "first": me.first, "last": me.last, "leaving": me.leaving}
        async with self._database.writing() as connection:
            lapsed = {row.residue: float(row.seconds) for row in await connection.execute(_RENEW, about)}
            rows = (await connection.execute(_PARTS)).all()
            members = [Member(*row) for row in await connection.execute(_MEMBERS)]
        parts = [
            Part(row.residue, row.owner, row.holds, row.wanted_by, frozenset(json.loads(row.answered)))
            for row in rows
        ]
        return Situation(rows[0].modulus if rows else 1, parts, members, lapsed)

    async def take(self, me: str, modulus: int, residues: Collection[int]) -> None:
        """Take parts over that nobody holds the lease of, with what an owner before has answered there."""
        async with self._database.at_once() as connection:
            await connection.execute(_TAKE, {"me": me, "modulus": modulus, "residues": list(residues)})

    async def want(self, me: str, modulus: int, residues: Collection[int]) -> bool:
        """Ask the owners of parts to pass them on; return whether anybody had to be asked."""
        wanted = {"me": me, "modulus": modulus, "residues": list(residues)}
        async with self._database.at_once() as connection:
            return (await connection.execute(_WANT, wanted)).rowcount > 0

    async def hand_over(
        self, me: str, modulus: int, residues: Collection[int], answered: Collection[int]
    ) -> bool:
        """Give parts of this process to those who want them, if these are alive; return whether it was so.

        Args:
            answered: the interactions that this process has answered lately.
        """
        given = {"me": me, "modulus": modulus, "residues": list(residues)}
        async with self._database.at_once() as connection:
            done = await connection.execute(_PASS, given | {"answered": json.dumps(list(answered))})
            return done.rowcount > 0

    async def leave(self, me: str, answered: Collection[int]) -> None:
        """Give up everything: what nobody wanted is there to be taken at once.

        Args:
            answered: the interactions that this process has answered lately; told besides what owners before
                it have told.
        """
        async with self._database.writing() as connection:
            await connection.execute(_LEAVE, {"me": me, "answered": json.dumps(list(answered))})
            await connection.execute(_GONE, {"me": me})

    async def may_identify(self, bucket: int, pace: float, after: float) -> float:
        """Return 0 where this process may begin a session now, or else in how many seconds to ask again.

        Args:
            bucket: in which no other process may begin one for some time then.
            pace: for how many seconds.
            after: for how many seconds others come first who may begin one.
        """
        asked = {"bucket": bucket, "pace": pace, "after": after}
        async with self._database.at_once() as connection:
            return float(await connection.scalar(_IDENTIFY, asked))
