"""The connections to the database, and the translation of a driver's errors into the store's.

Chooses between SQLite and a server once, here; everybody else asks for :meth:`Database.reading` or
:meth:`Database.writing`. Starts no task and keeps no lock of its own: writes queue for the one writing
connection.
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
"""What time it is, aware."""

UNFINISHED = "copy-unfinished"
"""What is noted in a database into which another is being copied."""
_COPYING = select(notes.c.key).where(notes.c.key == UNFINISHED)

CLOSING = 1.0
"""Seconds for which what is being read or written may go on when the database is closed."""

AT_ONCE = 200
"""So many are changed in one transaction where there may be many: others want to save meanwhile."""

_TROUBLE = (DBAPIError, NoConnectionFree, OSError)
"""What can go wrong outside the program. Its own mistakes are not among it and come through as they are."""


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
        """How many are reading or writing just now."""
        self._unused = asyncio.Event()
        self._closed = False
        self.owner = ""
        """Under which name this process holds leases; empty where it shares with nobody."""
        self.served: tuple[int, frozenset[int]] | None = None
        """The modulus, and the residues whose servers this process serves; None for all servers."""

    @classmethod
    async def open(
        cls, url: str | URL, clock: UtcClock, *, alone: bool, connections: int, direct: str | None = None
    ) -> Self:
        """Connect, back up and migrate as needed.

        Args:
            alone: whether to refuse a file that another process serves tables from.
            connections: how many are opened to a server at most.
            direct: the address of the server itself, where ``url`` is a pooler's.

        Raises:
            StoreError: it cannot be used; the sentence says why. Nothing was changed then.
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
        """Look at a database without changing it: that it is whole, and can be read and written.

        Raises:
            StoreError: it cannot be used; the sentence says why.
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
        """Close every connection, once nobody uses one any more. Safe to call twice.

        A task that was in the middle of something when the event loop ended would never give its connection
        back; one that comes later is refused.
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
        """Return a connection that sees one moment of the database throughout."""
        try:
            async with self._using(self._read) as connection:
                yield connection
        except _TROUBLE as error:
            raise self._explained(error) from error

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Return a connection in one transaction: committed when the block ends, undone when it raises.

        Raises:
            SaveConflict: a constraint was violated.
            StoreUnreachable: it could not be written.
        """
        async with self._changing(self._write) as connection:
            yield connection

    async def some_at_a_time(
        self, wanted: Select[str], change: Callable[[AsyncConnection, list[str]], Awaitable[None]]
    ) -> int:
        """Change all that is found, :data:`AT_ONCE` in each transaction; return how many those were.

        Args:
            wanted: finds ids; those that have been changed no more.
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
        """Return a connection for a single statement, with which what it does is committed.

        Raises:
            SaveConflict: a constraint was violated.
            StoreUnreachable: it could not be written.
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
        """Return a connection of the driver itself, of no pool: to a server alone. It is closed in the end.

        Raises:
            StoreIndirect: a pooler is in between.
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
        """Return whether it is a server's: then a commit is better one statement than several."""
        return self._single is not None

    @property
    def _file(self) -> bool:
        return self._url.get_backend_name() == "sqlite"

    @property
    def place(self) -> str:
        """Return where it is, without its password."""
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
        """Return whether the file is still to be filled."""
        path = sqlite.path_of(self._url)
        fresh = sqlite.examine(path)
        if alone:
            self._lock = sqlite.serve_alone(path)
        sqlite.make_private(path)
        if fresh:
            log.warning("there is no database at %s yet: a new one is made", path)
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
