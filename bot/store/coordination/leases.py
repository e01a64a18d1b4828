"""Leases: which process of a cluster serves which servers. Reached as ``store.leases``; PostgreSQL only.

The servers are divided into parts by the residue of their ordinal by a modulus; each part is one row. A part
has at most one owner, whose lease is valid for :data:`EXPIRY` seconds after a renewal.

The statement that commits a match checks the lease and locks its row (:func:`held`). A process that takes
over a part locks the row against that first, so no commit of the former owner can follow. Statements that
lock several rows do so in the order of the residues, to avoid deadlocks. All times are by the database
server's clock. This module makes no decisions: :mod:`bot.cluster.cluster` decides which process wants which
part.
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
"""Seconds for which a lease is valid after a renewal."""
_SHARING = 0x626F6E6579617265
"""The advisory lock for changing how the servers are divided into parts."""
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
# A lease that has already expired keeps its renewed_at, so that the next owner records the absence since
# then. The ids that earlier owners recorded as answered are merged with this process's own: it does not know
# those of a part it has just received.
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
    "FROM identifies WHERE bucket = :bucket) "  # before a concurrent process changed it
    "SELECT coalesce((SELECT seconds FROM begun), greatest(0.1, (SELECT seconds FROM known)))"
)


@dataclass(frozen=True, slots=True)
class Member:
    """A process of the cluster."""

    id: str
    shards: int
    """The shard count that the process uses."""
    first: int
    last: int
    """The last of the shards it may serve; ``first`` is the first of them."""
    leaving: bool = False
    """Whether the process is shutting down."""

    def may_serve(self, shard: int) -> bool:
        """Return whether the process is set to serve a shard, with or without a lease."""
        return self.first <= shard <= self.last


@dataclass(frozen=True, slots=True)
class Part:
    """The servers whose ordinal leaves ``residue`` by the modulus."""

    residue: int
    owner: str
    """The process that serves these servers, or served them last; empty if the lease was given up."""
    holds: bool
    """Whether the lease is valid: it has an owner and has not expired."""
    wanted_by: str
    """The process that is ready to take over; empty if there is none."""
    answered: frozenset[int]
    """Interactions that the previous owner answered shortly before it handed over or gave up the part."""


@dataclass(frozen=True, slots=True)
class Situation:
    """The division of the servers among the processes at one moment."""

    modulus: int
    parts: Sequence[Part]
    """By residue."""
    members: Sequence[Member]
    """The live processes, oldest first."""
    lapsed: dict[int, float]
    """By residue, the seconds without a renewal, for this process's leases that had expired."""


def held(owner: str, *, lock: bool = True) -> Exists:
    """Return the SQL condition that ``owner`` has a valid lease of the match's server.

    Args:
        lock: whether to lock the lease, so that no process can take it over before the transaction ends.
    """
    lease: Select[Any] = select(literal_column("1")).where(*_valid(owner, _ORDINAL)).correlate(matches)
    return (lease.with_for_update(read=True, key_share=True, of=leases) if lock else lease).exists()


async def require_held(connection: AsyncConnection, owner: str, guild_id: int) -> None:
    """Require that a process has the lease of a server, and lock it until the transaction ends.

    Raises:
        LeaseLost: the process does not have a valid lease.
    """
    lease = select(leases.c.residue).where(*_valid(owner, literal(ordinal(guild_id), BigInteger)))
    if await connection.scalar(lease.with_for_update(read=True, key_share=True)) is None:
        raise LeaseLost("store-lease-lost")


def _valid(owner: str, ordinal: ColumnElement[int]) -> tuple[ColumnElement[bool], ...]:
    """Return the conditions for a valid lease of ``owner`` for the server with this ordinal."""
    return (
        leases.c.owner == owner,
        ordinal % leases.c.modulus == leases.c.residue,
        leases.c.renewed_at > func.clock_timestamp() - _EXPIRY,
    )


def of_served(database: Database, wanted: Select[Found]) -> Select[Found]:
    """Restrict a query over matches to the servers that this process serves; unchanged if it serves all."""
    if database.served is None:
        return wanted
    modulus, residues = database.served
    return wanted.where((_ORDINAL % modulus).in_(residues))


class Leases:
    """The leases, and the processes of the cluster."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def set_owner(self, owner: str) -> None:
        """Join the cluster under the name ``owner``, without serving any server yet.

        From now on this process can only save to servers whose lease it has.
        """
        self._database.owner = owner
        self.serve(1, ())

    def serve(self, modulus: int, residues: Collection[int]) -> None:
        """Restrict this process's searches for work, such as due tables, to the servers of these parts."""
        self._database.served = (modulus, frozenset(residues))

    async def divide(self, shards: int) -> None:
        """Split the leases until each belongs to one of ``shards`` shards. Owners do not change.

        The first call creates the leases. Does nothing if they are divided finely enough already.
        """
        async with self._database.writing() as connection:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _SHARING})
            modulus = await connection.scalar(select(func.max(leases.c.modulus)))
            if modulus is None:
                await connection.execute(_FIRST, {"shards": shards})
            elif modulus % shards:
                parts = lcm(modulus, shards) // modulus
                await connection.execute(_SPLIT, {"modulus": modulus * parts, "parts": parts})

    async def unite(self, shards: int) -> None:
        """Merge the leases so that there is one for each of ``shards`` shards.

        Does nothing unless every live process uses this shard count, and all leases of each shard have the
        same owner and the same successor.
        """
        async with self._database.writing() as connection:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _SHARING})
            rows = (await connection.execute(_EVERY)).all()
            members = (await connection.execute(_MEMBERS)).all()
            if len(rows) % shards or any(each.shards != shards for each in members):
                return
            first = rows[:shards]
            alike = all(
                row.owner and (row.owner, row.wanted_by) == (kept.owner, kept.wanted_by)
                for row in rows
                for kept in (first[row.residue % shards],)
            )
            if alike:
                await connection.execute(_UNITE, {"shards": shards})

    async def shards(self) -> int | None:
        """Return the shard count of the newest live process; None if there is none, and on SQLite."""
        if not self._database.remote:
            return None
        async with self._database.reading() as connection:
            members = (await connection.execute(_MEMBERS)).all()
        return int(members[-1].shards) if members else None

    async def renew(self, me: Member) -> Situation:
        """Renew this process's leases. Return the parts, their owners and requests, and the live processes.

        If a lease had expired, the time since its last renewal is recorded as an absence.
        """
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
        """Take over those of the parts whose lease is free or expired.

        The time since the last renewal is recorded as an absence. The interactions recorded as answered by
        the previous owner are kept.
        """
        async with self._database.at_once() as connection:
            await connection.execute(_TAKE, {"me": me, "modulus": modulus, "residues": list(residues)})

    async def want(self, me: str, modulus: int, residues: Collection[int]) -> bool:
        """Ask the owners of parts to hand them over to this process; return whether any request is new."""
        wanted = {"me": me, "modulus": modulus, "residues": list(residues)}
        async with self._database.at_once() as connection:
            return (await connection.execute(_WANT, wanted)).rowcount > 0

    async def hand_over(
        self, me: str, modulus: int, residues: Collection[int], answered: Collection[int]
    ) -> bool:
        """Hand over parts to the processes that want them; return whether any was handed over.

        A part stays if no live process wants it, if this process does not own it, or if its lease has
        expired.

        Args:
            answered: interactions that this process answered recently.
        """
        given = {"me": me, "modulus": modulus, "residues": list(residues)}
        async with self._database.at_once() as connection:
            done = await connection.execute(_PASS, given | {"answered": json.dumps(list(answered))})
            return done.rowcount > 0

    async def leave(self, me: str, answered: Collection[int]) -> None:
        """Give up all leases, so that other processes can take them at once, and leave the cluster.

        Args:
            answered: interactions that this process answered recently. They are added to those recorded by
                previous
                owners.
        """
        async with self._database.writing() as connection:
            await connection.execute(_LEAVE, {"me": me, "answered": json.dumps(list(answered))})
            await connection.execute(_GONE, {"me": me})

    async def may_identify(self, bucket: int, pace: float, after: float) -> float:
        """Return 0 if this process may start a gateway session now; otherwise the seconds to wait.

        If the answer is 0, the bucket is reserved.

        Args:
            bucket: Discord's rate limit bucket for starting sessions.
            pace: seconds for which no other process may start a session in this bucket afterwards.
            after: seconds that the bucket must have been free. A longer time gives precedence to other
                processes.
        """
        asked = {"bucket": bucket, "pace": pace, "after": after}
        async with self._database.at_once() as connection:
            return float(await connection.scalar(_IDENTIFY, asked))
