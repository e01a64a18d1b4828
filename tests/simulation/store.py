"""The store as it ships, on a database file of its own, with nothing running outside the simulated loop.

Statements, transactions and the handling of errors are the program's. The pool, the driver and its thread are
not: a statement runs where it is awaited, after other tasks have had a chance to run. The file is SQLite's,
even if several processes share it as they would share PostgreSQL. A template is migrated once for each Python
process and copied for each run. This module knows no table.
"""

from __future__ import annotations

import asyncio
import logging
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path
from typing import Any, Self, cast

from sqlalchemy import Select, UpdateBase, make_url

from bot.store import EXPIRY, MatchCommit, Store, schema
from bot.store.backends import sqlite
from bot.store.backends.database import Database
from tests.simulation.faults import Faults
from tests.simulation.statements import LAPSED_BEFORE, Asked, Statements, Values, wrapped

MEMORY = Path("/dev/shm")  # noqa: S108 (a folder of random names is made in it)
"""The folder for files in memory, on systems that have one."""
_PREPARED = ("PRAGMA synchronous=OFF", "PRAGMA foreign_keys=ON")
"""The first statements of the writing connection. Unlike the program's, it need not survive a power failure.
"""


@dataclass(slots=True)
class Link:
    """A process's connection to the database."""

    process: str
    """The name of the process."""
    broken_until: float = 0.0
    """When the database can be reached again, by the loop's time."""
    silent: bool = False
    """Whether the process is frozen, so that it sends nothing."""


class Disk:
    """The database file of the current run. Only one run uses it at a time."""

    def __init__(self) -> None:
        self._folder = _folder()
        self._path = self._folder / "0.sqlite3"
        self._runs = 0
        self._open: list[_Connections] = []
        self._readers = _IdleConnections(self._reader)
        self._writers = _IdleConnections(self._writer)
        self.faults = Faults.none()
        self.committed: Callable[[str], None] = lambda process: None
        """Called with the name of the process after each transaction that changed a match."""
        self.guarded: Callable[[], None] = lambda: None
        """Called when such a transaction is about to check its lease."""
        self.leases_changed: Callable[[], None] = lambda: None
        """Called after each transaction that changed a lease."""
        self.deliveries_saved: Callable[[str], None] = lambda process: None
        """Called with the name of the process after each transaction that changed the deliveries."""
        self.now: Callable[[], float] = lambda: 0.0
        """Returns the time of the database, in Unix time."""
        self._writing = _Slots(1)
        self._url = make_url(f"sqlite+aiosqlite:///{self._path}")

    def clean(self) -> None:
        """Start again with an empty database."""
        self._close()
        for file in self._folder.iterdir():
            file.unlink()
        # A new file name for each run: SQLite caches what it knows of a file by name.
        self._runs += 1
        self._path = self._folder / f"{self._runs}.sqlite3"
        self._path.write_bytes(_template())
        self._writing = _Slots(1)

    def open(self, clock: Callable[[], float], process: str = "") -> SimulatedStore:
        """Return the store of a new process."""
        link = Link(process)
        read = _Connections(self, link, self._readers, _Slots(sqlite.READERS), reads=True)
        write = _Connections(self, link, self._writers, self._writing, reads=False)
        self._open += (read, write)
        database = Database(self._url, cast("Any", read), cast("Any", write))
        return SimulatedStore(database, lambda: datetime.fromtimestamp(clock(), UTC), link, (read, write))

    def look(self) -> sqlite3.Connection:
        """Return a connection that sees only committed data."""
        return sqlite3.connect(self._path, isolation_level=None)

    def sever(self) -> None:
        """Break all connections, as the end of a process does. Uncommitted changes are lost."""
        for connections in self._open:
            connections.sever()
        self._open.clear()

    def remove(self) -> None:
        """Delete the file."""
        self._close()
        shutil.rmtree(self._folder)

    def _close(self) -> None:
        self.sever()
        self._readers.close()
        self._writers.close()

    def _reader(self) -> sqlite3.Connection:
        return sqlite3.connect(f"{self._path.as_uri()}?mode=ro", uri=True, isolation_level=None)

    def _writer(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, isolation_level="IMMEDIATE", timeout=0)
        for statement in _PREPARED:
            connection.execute(statement)
        connection.create_function(LAPSED_BEFORE, 0, self._lapsed_before)
        return connection

    def _lapsed_before(self) -> str:
        """Return the time at or before which an expired lease was last renewed, as the database stores it."""
        lapsed = datetime.fromtimestamp(self.now(), UTC) - timedelta(seconds=EXPIRY)
        return lapsed.strftime("%Y-%m-%d %H:%M:%S.%f")


_STATEMENTS = Statements()
"""Statements compiled in one run are reused in the next."""


def _folder() -> Path:
    return Path(tempfile.mkdtemp(prefix="boneyard-", dir=MEMORY if MEMORY.is_dir() else None))


@cache
def _template() -> bytes:
    """Return an empty, migrated database file as bytes."""
    folder = _folder()
    try:
        asyncio.run(_migrate(folder / "template.sqlite3"))
        return (folder / "template.sqlite3").read_bytes()
    finally:
        shutil.rmtree(folder)


async def _migrate(path: Path) -> None:
    logging.getLogger("bot.store.backends.database").setLevel(
        logging.ERROR
    )  # It would warn that the database is new.
    async with await Store.open(f"sqlite+aiosqlite:///{path}"):
        pass


class _Slots:
    """A limit on the connections in use at once. It is fair: first come, first served, across all processes.

    Args:
        most: the limit.
    """

    def __init__(self, most: int) -> None:
        self._free = most
        self._waiters: list[tuple[Link, asyncio.Future[None]]] = []

    async def take(self, link: Link) -> None:
        """Wait until a connection may be used."""
        if self._free:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiters.append((link, turn))
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self.release()
            raise

    def release(self) -> None:
        """Return a place, and pass it to the next waiter."""
        self._free += 1
        self.wake_waiters()

    def wake_waiters(self) -> None:
        """Give the free places to the waiters, oldest first. Frozen processes get none."""
        self._waiters = [each for each in self._waiters if not each[1].done()]
        ready = [each for each in self._waiters if not each[0].silent]
        for each in ready[: self._free]:
            self._free -= 1
            self._waiters.remove(each)
            each[1].set_result(None)


class _IdleConnections:
    """Idle connections to the file, reused by all processes.

    A process cannot notice that it gets an open connection. Opening one costs as much as a dozen statements.

    Args:
        connect: opens a connection.
    """

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connect = connect
        self._idle: list[sqlite3.Connection] = []

    def take(self) -> sqlite3.Connection:
        """Return a connection without a transaction."""
        return self._idle.pop() if self._idle else self._connect()

    def release(self, connection: sqlite3.Connection) -> None:
        """Roll the connection back and keep it for reuse."""
        connection.rollback()
        if connection.in_transaction:  # an open cursor keeps the transaction open
            connection.close()
        else:
            self._idle.append(connection)

    def close(self) -> None:
        """Close all idle connections."""
        for connection in self._idle:
            connection.close()
        self._idle.clear()


class _Connections:
    """A substitute for a pool of connections and its engine.

    Args:
        opened: provides the connections.
        places: limits how many are in use at once.
    """

    def __init__(
        self,
        disk: Disk,
        link: Link,
        opened: _IdleConnections,
        slots: _Slots,
        *,
        reads: bool,
    ) -> None:
        self.disk, self.link, self.slots, self.reads = disk, link, slots, reads
        self.opened = opened
        self.used: list[_Transaction] = []
        """The transactions that have a connection, the oldest first."""
        self.severed = False

    def begin(self) -> _Transaction:
        """Return a transaction, to be entered."""
        return _Transaction(self)

    def break_off(self) -> None:
        """Roll back all transactions that are under way, as the server does, and free their places."""
        for transaction in list(self.used):
            transaction.break_off()

    async def dispose(self) -> None:
        """Close all connections."""
        self.sever()

    def sever(self) -> None:
        """Break all connections for good."""
        self.severed = True
        self.break_off()


class _Transaction(Asked):
    """A transaction, which also serves as the store's connection."""

    def __init__(self, connections: _Connections) -> None:
        self._connections = connections
        self._disk = connections.disk
        self._reads = connections.reads
        self._changes_match = False
        """Whether it changes a match."""
        self._changes_lease = False
        """Whether it changes a lease."""
        self._changes_deliveries = False
        """Whether it changes deliveries."""
        self._guarded = False
        """Whether it has checked a lease. After that, the lease stays with its owner until the end."""
        self._connection: sqlite3.Connection | None = None

    async def __aenter__(self) -> Self:
        connections = self._connections
        await connections.slots.take(connections.link)
        if connections.severed:
            connections.slots.release()
            raise _closed()
        self._connection = connections.opened.take()
        connections.used.append(self)
        if self._reads:
            try:
                (await self._before()).execute("BEGIN")
            except BaseException:
                self.break_off()
                raise
        return self

    async def __aexit__(self, kind: type[BaseException] | None, *rest: object) -> None:
        try:
            if kind is None:
                (await self._before(commits=True)).commit()
                if self._changes_match:
                    self._disk.committed(self._connections.link.process)
                if self._changes_deliveries:
                    self._disk.deliveries_saved(self._connections.link.process)
                if self._changes_lease:
                    self._disk.leases_changed()
                if not self._reads:
                    await self._after_commit()
        finally:
            self.break_off()

    def break_off(self) -> None:
        """Roll the transaction back if it is open. Its next statement fails."""
        connection = self._connection
        if connection is not None:
            self._connection = None
            self._connections.opened.release(connection)
            self._connections.used.remove(self)
            self._connections.slots.release()

    async def execute(self, statement: Any, values: Values | Sequence[Values] | None = None) -> Any:
        """Run a statement and return its result, as the program's connection does."""
        connection = await self._before()
        if not self._reads:
            self._note(statement)
        return _STATEMENTS.run(connection, statement, values)

    def _note(self, statement: Any) -> None:
        """Record whether a statement changes matches, leases or deliveries. Report the first one that changes
        a match or locks rows."""
        table = statement.table if isinstance(statement, UpdateBase) else None
        self._changes_match |= table is schema.matches
        self._changes_lease |= table is schema.leases
        self._changes_deliveries |= table is schema.deliveries
        locks = isinstance(statement, Select) and statement._for_update_arg is not None
        if not self._guarded and (table is schema.matches or locks):
            self._guarded = True
            self._disk.guarded()

    async def _before(self, *, commits: bool = False) -> sqlite3.Connection:
        """Return the connection after other tasks and faults have had their chance."""
        connection = self._open()
        begins = not connection.in_transaction
        try:
            await self._disk.faults.before_statement(reads=self._reads, begins=begins, commits=commits)
            if self._connections.link.broken_until > asyncio.get_running_loop().time():
                raise sqlite3.OperationalError("the database cannot be reached")
        except sqlite3.Error as error:
            raise wrapped(error) from error
        return self._open()

    def _open(self) -> sqlite3.Connection:
        if self._connection is None:
            raise _closed()
        return self._connection

    async def _after_commit(self) -> None:
        try:
            await self._disk.faults.after_commit()
        except sqlite3.Error as error:
            raise wrapped(error) from error


def _closed() -> BaseException:
    return wrapped(sqlite3.OperationalError("connection closed"))


class SimulatedStore(Store):
    """The store of one process. It reports its acknowledged commits."""

    def __init__(
        self,
        database: Database,
        clock: Callable[[], datetime],
        link: Link,
        connections: Sequence[_Connections],
    ) -> None:
        super().__init__(database, clock)
        self.database = database
        self.acknowledged: Callable[[MatchCommit], None] = lambda commit: None
        """Called after each commit that the store reports as saved."""
        self.link = link
        self._connections = connections

    async def commit(self, commit: MatchCommit) -> None:
        await super().commit(commit)
        self.acknowledged(commit)

    def sever(self) -> None:
        """Break all connections, as the end of a process does. Uncommitted changes are lost."""
        for connections in self._connections:
            connections.sever()

    def freeze(self) -> None:
        """Send nothing more. The server rolls open transactions back, as for a client that falls silent."""
        self.link.silent = True
        for connections in self._connections:
            connections.break_off()

    def thaw(self) -> None:
        """Continue after a freeze."""
        self.link.silent = False
        for connections in self._connections:
            connections.slots.wake_waiters()
