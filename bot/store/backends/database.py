"""The connections to the database, and the translation of driver errors into the store's errors.

The choice between SQLite and PostgreSQL is made here once. Other modules use :meth:`Database.reading`,
:meth:`Database.writing` and :meth:`Database.at_once`. Starts no task. On SQLite, writes queue for the single
writing connection.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from datetime import datetime
from typing import Any, Self

from filelock import BaseFileLock
from sqlalchemy import URL, Select, make_url, select, text
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, NoSuchModuleError
from sqlalchemy.exc import TimeoutError as NoConnectionFree
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.backends import migrate, postgres, sqlite
from bot.store.errors import SaveConflict, StoreError, StoreUnreachable
from bot.store.models import Inspection
from bot.store.schema import notes

log = logging.getLogger(__name__)

UtcClock = Callable[[], datetime]
"""Returns the current time, aware."""

UNFINISHED = "copy-unfinished"
"""The key of the note that marks a database as the target of an unfinished copy."""
_COPYING = select(notes.c.key).where(notes.c.key == UNFINISHED)

CLOSING = 1.0
"""Seconds to wait for running reads and writes when the database is closed."""

AT_ONCE = 200
"""The most rows changed in one transaction, so that long deletions do not block other saves."""

_TROUBLE = (DBAPIError, NoConnectionFree, OSError)
"""Errors from outside the program. Programming errors are not caught."""


class Database:
    """An open database. Made by :meth:`open`."""

    def __init__(
        self, url: URL, read: AsyncEngine, write: AsyncEngine, single: AsyncEngine | None = None
    ) -> None:
        self._url = url
        self._read = read
        self._write = write
        self._single = single
        self._lock: BaseFileLock | None = None
        self._direct = url
        self._users = 0
        """The number of connections in use."""
        self._unused = asyncio.Event()
        self._closed = False
        self.owner = ""
        """The name under which this process has leases; empty outside a cluster."""
        self.served: tuple[int, frozenset[int]] | None = None
        """The modulus, and the residues whose servers this process serves; None for all servers."""

    @classmethod
    async def open(
        cls, url: str | URL, clock: UtcClock, *, alone: bool, connections: int, direct: str | None = None
    ) -> Self:
        """Connect to the database; create, back up and migrate it if needed.

        Args:
            alone: whether this process will serve tables. A file that another process serves is then refused.
            connections: the most connections to open to a server.
            direct: the address of the server itself, if ``url`` is the address of a pooler.

        Raises:
            StoreError: the database cannot be used; the message says why. It was not changed.
        """
        database = cls(*_engines(url, connections))
        try:
            if direct is not None:
                database._direct = make_url(direct)
            await database._prepare(clock, alone=alone)
        except BaseException:
            await database.close()
            raise
        return database

    @classmethod
    async def inspect(cls, url: str) -> Inspection:
        """Check that a database is complete and can be read and written, without changing it.

        Raises:
            StoreError: the database cannot be used; the message says why.
        """
        database = cls(*_engines(url, 1))
        try:
            if database._file:
                return await asyncio.to_thread(sqlite.inspect, sqlite.path_of(database._url))
            async with database.writing() as connection:
                revision = await connection.run_sync(migrate.revision_of, database.place)
                if await connection.scalar(text("SHOW transaction_read_only")) == "on":
                    raise StoreUnreachable("store-forbidden", place=database.place)
            if revision == migrate.revisions()[-1]:
                await database._require_whole()
            return Inspection(database.place, migrate.revisions()[-1], revision)
        finally:
            await database.close()

    async def close(self) -> None:
        """Close every connection. Safe to call twice.

        Waits up to :data:`CLOSING` seconds for connections in use: a task that is interrupted in the middle
        of a query would never return its connection. Later reads and writes are refused.
        """
        self._closed = True
        if self._users:
            self._unused.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._unused.wait(), CLOSING)
        await self._read.dispose()
        await self._write.dispose()
        if self._lock is not None:
            self._lock.release()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction that reads one snapshot of the database. Use with ``async with``.

        Raises:
            StoreUnreachable: the database cannot be read.
        """
        try:
            async with self._using(self._read) as connection:
                yield connection
        except _TROUBLE as error:
            raise self._explained(error) from error

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction that is committed when the block ends and rolled back when it raises.

        Raises:
            SaveConflict: a constraint was violated.
            StoreUnreachable: the database cannot be written.
        """
        async with self._changing(self._write) as connection:
            yield connection

    async def some_at_a_time(
        self, wanted: Select[str], change: Callable[[AsyncConnection, list[str]], Awaitable[None]]
    ) -> int:
        """Apply ``change`` to all rows found, :data:`AT_ONCE` in each transaction. Return their number.

        Args:
            wanted: selects the ids of rows to change. It must no longer find a row once it has been changed.
            change: changes the rows with these ids.
        """
        changed = 0
        while True:
            async with self.writing() as connection:
                ids = list(await connection.scalars(wanted.limit(AT_ONCE)))
                await change(connection, ids)
            changed += len(ids)
            if len(ids) < AT_ONCE:
                return changed

    @asynccontextmanager
    async def at_once(self) -> AsyncIterator[AsyncConnection]:
        """Open a connection for a single statement, which is committed on its own. Use with ``async with``.

        Raises:
            SaveConflict: a constraint was violated.
            StoreUnreachable: the database cannot be written.
        """
        async with self._changing(self._single or self._write) as connection:
            yield connection

    @asynccontextmanager
    async def _changing(self, engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._using(engine) as connection:
                yield connection
        except IntegrityError as error:
            raise SaveConflict("store-contradiction", reason=str(error.orig)) from error
        except _TROUBLE as error:
            raise self._explained(error) from error

    @asynccontextmanager
    async def _using(self, engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
        if self._closed:
            raise StoreUnreachable("store-closed", place=self.place)
        self._users += 1
        try:
            async with engine.begin() as connection:
                yield connection
        finally:
            self._users -= 1
            if not self._users:
                self._unused.set()

    @asynccontextmanager
    async def direct(self) -> AsyncIterator[Any]:
        """Open a driver connection to a PostgreSQL server, outside the pool, for one ``async with`` block.

        Raises:
            StoreIndirect: there is a pooler in between.
            StoreUnreachable: the server cannot be reached.
        """
        try:
            driver = await postgres.connect_directly(self._direct)
            try:
                yield driver
            finally:
                driver.terminate()
        except postgres.trouble() as error:
            raise self._explained(error) from error

    @property
    def remote(self) -> bool:
        """Return whether the database is a PostgreSQL server. A commit should then be a single statement."""
        return self._single is not None

    @property
    def _file(self) -> bool:
        return self._url.get_backend_name() == "sqlite"

    @property
    def place(self) -> str:
        """Return the file or address of the database, without its password."""
        return (
            str(sqlite.path_of(self._url))
            if self._file
            else self._url.set(drivername="postgresql").render_as_string(hide_password=True)
        )

    def _explained(self, error: BaseException) -> StoreError:
        cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
        if self._file:
            return sqlite.explain(cause, sqlite.path_of(self._url))
        return postgres.explain(cause, self.place)

    async def _prepare(self, clock: UtcClock, *, alone: bool) -> None:
        fresh = self._file and await asyncio.to_thread(self._take_file, alone=alone)
        revision = None
        if not fresh:
            async with self.reading() as connection:
                revision = await connection.run_sync(migrate.revision_of, self.place)
        if revision == migrate.revisions()[-1]:
            if alone:
                await self._require_whole()
            return
        if self._file and revision is not None:
            copy = await asyncio.to_thread(sqlite.back_up, sqlite.path_of(self._url), revision, clock())
            log.info("backed up the database to %s", copy)
        await self._migrate()

    async def _require_whole(self) -> None:
        async with self.reading() as connection:
            if await connection.scalar(_COPYING) is not None:
                raise StoreUnreachable("store-unfinished", place=self.place)

    def _take_file(self, *, alone: bool) -> bool:
        """Check the file, restrict its permissions and, if ``alone``, lock it; return whether it is empty."""
        path = sqlite.path_of(self._url)
        fresh = sqlite.examine(path)
        if alone:
            self._lock = sqlite.serve_alone(path)
        sqlite.make_private(path)
        if fresh:
            log.warning("no database at %s yet; creating a new one", path)
        return fresh

    async def _migrate(self) -> None:
        engine = (sqlite if self._file else postgres).migrator(self._url)
        try:
            async with engine.begin() as connection:
                if not self._file:
                    await postgres.lock_migration(connection)
                await connection.run_sync(migrate.upgrade)
        except _TROUBLE as error:
            raise self._explained(error) from error
        finally:
            await engine.dispose()


def _engines(
    address: str | URL, connections: int
) -> tuple[URL, AsyncEngine, AsyncEngine, AsyncEngine | None]:
    try:
        url = make_url(address)
        if url.get_backend_name() == "sqlite":
            return url, sqlite.reader(url), sqlite.writer(url), None
        if url.get_backend_name() != "postgresql":
            raise ValueError(url.drivername)
        engine = postgres.engine(url, connections)
    except (ArgumentError, NoSuchModuleError, ValueError) as error:
        raise StoreUnreachable("store-address", reason=str(error)) from error
    return url, postgres.reader(engine), postgres.writer(engine), engine
