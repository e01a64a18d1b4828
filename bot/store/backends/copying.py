"""Copy all rows of one database into another, of the same or another kind, and compare them.

An interrupted copy can be resumed. Its progress is recorded in the target, in the same transaction as each
batch of rows. Until the comparison has succeeded, no tables are served from the target. This module knows
tables and columns, but not the meaning of their contents.
"""

from __future__ import annotations

import json
from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from contextlib import aclosing
from datetime import datetime
from hashlib import sha256
from typing import Any, TypeAlias

from sqlalchemy import Column, Row, Table, delete, insert, literal, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.backends.database import UNFINISHED, Database
from bot.store.errors import StoreDamaged, StoreUnreachable
from bot.store.row_changes import upsert
from bot.store.schema import Utc, metadata, notes

BATCH = 500
"""Rows copied in one transaction."""

Sums: TypeAlias = Mapping[str, tuple[int, str]]
"""By table name: the number of rows, and a checksum that does not depend on their order."""
OnCopied: TypeAlias = Callable[[str, int], None]
"""Called with the name and row count of a copied table."""

_TABLES = metadata.sorted_tables
_MODULUS = 1 << 256


async def copy(source: Database, target: Database, on_copied: OnCopied) -> Sums:
    """Copy all remaining rows, compare both databases, and return the compared checksums.

    Args:
        source: must not change meanwhile.
        target: a database without rows, or with an interrupted copy of the same source.

    Raises:
        StoreUnreachable: the target contains other rows, or the source has changed since the copy began.
        StoreDamaged: the copy differs from the source.
    """
    sums = await sums_of(source)
    progress = await _begin(target, sums)
    for table in _TABLES:
        if table.name not in progress["done"]:
            await _copy_table(source, target, table, progress)
        on_copied(table.name, sums[table.name][0])
    copied = await sums_of(target)
    differing = sorted(name for name in sums if copied[name] != sums[name])
    if differing:
        raise StoreDamaged("migrate-differs", place=target.place, tables=", ".join(differing))
    async with target.at_once() as connection:
        await connection.execute(delete(notes).where(notes.c.key == UNFINISHED))
    return sums


async def sums_of(database: Database) -> Sums:
    """Return the number of rows and a checksum for each table."""
    return {table.name: await _sum(database, table) for table in _TABLES}


async def _sum(database: Database, table: Table) -> tuple[int, str]:
    count = total = 0
    async with aclosing(_batches(database, table, None)) as batches:
        async for rows in batches:
            for row in rows:
                if not _is_progress(table, row):
                    count += 1
                    total += int.from_bytes(sha256(repr(tuple(row)).encode()).digest(), "big")
    return count, f"{total % _MODULUS:064x}"


async def _begin(target: Database, sums: Sums) -> dict[str, Any]:
    """Return the recorded progress of a copy; start a new one if there is none.

    Raises:
        StoreUnreachable: the target contains other rows, or the source has changed since the copy began.
    """
    async with target.reading() as connection:
        written = await connection.scalar(select(notes.c.value).where(notes.c.key == UNFINISHED))
        if written is None:
            for table in _TABLES:
                if (await connection.execute(select(table).limit(1))).first() is not None:
                    raise StoreUnreachable("migrate-not-empty", place=target.place)
    of_source = sha256(json.dumps(sums, sort_keys=True).encode()).hexdigest()
    if written is None:
        progress: dict[str, Any] = {"source": of_source, "done": [], "after": None}
        async with target.at_once() as connection:
            await _note(connection, progress)
        return progress
    progress = json.loads(written)
    if progress["source"] != of_source:
        raise StoreUnreachable("migrate-changed", place=target.place)
    return progress


async def _copy_table(source: Database, target: Database, table: Table, progress: dict[str, Any]) -> None:
    async with aclosing(_batches(source, table, progress["after"])) as batches:
        async for rows in batches:
            progress["after"] = _key(table, rows[-1])
            async with target.writing() as connection:
                await connection.execute(insert(table), [row._asdict() for row in rows])
                await _note(connection, progress)
    progress["done"].append(table.name)
    progress["after"] = None
    async with target.at_once() as connection:
        await _note(connection, progress)


async def _note(connection: AsyncConnection, progress: Mapping[str, Any]) -> None:
    await connection.execute(upsert(notes), {"key": UNFINISHED, "value": json.dumps(progress)})


async def _batches(
    database: Database, table: Table, after: Sequence[Any] | None
) -> AsyncGenerator[Sequence[Row[Any]], None]:
    """Yield the rows of a table in key order, :data:`BATCH` at a time, starting behind the key ``after``.
    None starts with the first row.
    """
    keys = [*table.primary_key]
    ordered = select(table).order_by(*keys).limit(BATCH)
    while True:
        wanted = ordered
        if after is not None:
            last = (literal(_unpacked(value, key), key.type) for key, value in zip(keys, after, strict=True))
            wanted = ordered.where(tuple_(*keys) > tuple_(*last))
        async with database.reading() as connection:
            rows = (await connection.execute(wanted)).all()
        if rows:
            yield rows
        if len(rows) < BATCH:
            return
        after = _key(table, rows[-1])


def _key(table: Table, row: Row[Any]) -> list[Any]:
    """Return the primary key of a row as JSON values."""
    named = row._asdict()
    values = (named[column.name] for column in table.primary_key)
    return [value.isoformat() if isinstance(value, datetime) else value for value in values]


def _unpacked(value: Any, column: Column[Any]) -> Any:
    return datetime.fromisoformat(value) if isinstance(column.type, Utc) else value


def _is_progress(table: Table, row: Row[Any]) -> bool:
    return table is notes and row.key == UNFINISHED
