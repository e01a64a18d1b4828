"""The store that ships, on a database file of its own, with nothing running outside the simulated loop.

The statements and the transactions are the program's, and so is what it makes of a failure; the pool, the
driver and its thread are not: a statement runs where it is awaited, after everybody else has had a chance
to go first. A template is migrated once for each Python process and copied for each run.
"""

from __future__ import annotations

import asyncio
import logging
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any, Self, cast

from sqlalchemy import make_url

from bot.store import MatchCommit, Store, schema, sqlite
from bot.store.database import Database
from tests.simulation.faults import Faults
from tests.simulation.statements import Statements, Values, wrapped

MEMORY = Path("/dev/shm")  # noqa: S108 (a folder of random names is made in it)
"""Where files are in memory, on systems that have such a place."""
_PREPARED = ("PRAGMA synchronous=OFF", "PRAGMA foreign_keys=ON")
"""What the writing connection begins with: as the program's, but nobody pulls the plug of a simulation."""


class Disk:
    """The database file, in whatever run uses it. Only one run does at a time."""

    def __init__(self) -> None:
        self._folder = _folder()
        self._path = self._folder / "0.sqlite3"
        self._runs = 0
        self._open: list[_Connections] = []
        self.faults = Faults.none()
        self.committed: Callable[[], None] = lambda: None
        """Called after each transaction that changed a match."""
        self._url = make_url(f"sqlite+aiosqlite:///{self._path}")

    def clean(self) -> None:
        """Begin again with an empty database."""
        self.sever()
        for file in self._folder.iterdir():
            file.unlink()
        # A name of its own: SQLite shares what it knows of a file by its name, and may still know the last.
        self._runs += 1
        self._path = self._folder / f"{self._runs}.sqlite3"
        self._path.write_bytes(_template())

    def open(self, clock: Callable[[], float]) -> SimulatedStore:
        """Return the store, for a process that has just begun."""
        read = _Connections(self, self._reader, most=sqlite.READERS, reads=True)
        write = _Connections(self, self._writer, most=1, reads=False)
        self._open += (read, write)
        database = Database(self._url, cast("Any", read), cast("Any", write))
        return SimulatedStore(database, lambda: datetime.fromtimestamp(clock(), UTC))

    def look(self) -> sqlite3.Connection:
        """Return a connection that sees what is committed, whatever the program believes."""
        return sqlite3.connect(self._path, isolation_level=None)

    def sever(self) -> None:
        """Break every connection, as the end of a process does: what was not committed is lost."""
        for connections in self._open:
            connections.sever()
        self._open.clear()

    def remove(self) -> None:
        """Delete the file for good."""
        self.sever()
        shutil.rmtree(self._folder)

    def _reader(self) -> sqlite3.Connection:
        return sqlite3.connect(f"{self._path.as_uri()}?mode=ro", uri=True, isolation_level=None)

    def _writer(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, isolation_level="IMMEDIATE", timeout=0)
        for statement in _PREPARED:
            connection.execute(statement)
        return connection


_STATEMENTS = Statements()
"""What has been compiled in one run need not be compiled again in the next."""


def _folder() -> Path:
    return Path(tempfile.mkdtemp(prefix="boneyard-", dir=MEMORY if MEMORY.is_dir() else None))


@cache
def _template() -> bytes:
    """Return an empty database."""
    folder = _folder()
    try:
        asyncio.run(_migrate(folder / "template.sqlite3"))
        return (folder / "template.sqlite3").read_bytes()
    finally:
        shutil.rmtree(folder)


async def _migrate(path: Path) -> None:
    logging.getLogger("bot.store.database").setLevel(logging.ERROR)  # that it is new is as it should be
    async with await Store.open(f"sqlite+aiosqlite:///{path}"):
        pass


class _Connections:
    """What stands for a pool of connections and their engine.

    Args:
        connect: opens one.
        most: so many are in use at once; who wants another waits in line.
    """

    def __init__(
        self, disk: Disk, connect: Callable[[], sqlite3.Connection], *, most: int, reads: bool
    ) -> None:
        self.disk = disk
        self.reads = reads
        self._connect = connect
        self._places = asyncio.Semaphore(most)
        self._idle: list[sqlite3.Connection] = []
        self._all: list[sqlite3.Connection] = []
        self.severed = False

    def begin(self) -> _Transaction:
        """Return a transaction, to be entered."""
        return _Transaction(self)

    async def take(self) -> sqlite3.Connection:
        """Return a connection that nobody uses, as soon as there is one."""
        await self._places.acquire()
        self.require_open()
        if self._idle:
            return self._idle.pop()
        self._all.append(self._connect())
        return self._all[-1]

    def give_back(self, connection: sqlite3.Connection) -> None:
        """Let somebody else have a connection."""
        self._idle.append(connection)
        self._places.release()

    def require_open(self) -> None:
        """Fail once the process has ended."""
        if self.severed:
            raise wrapped(sqlite3.OperationalError("connection closed"))

    async def dispose(self) -> None:
        """Close every connection."""
        self.sever()

    def sever(self) -> None:
        """Break every connection at once, for good."""
        self.severed = True
        for connection in self._all:
            if connection.in_transaction:  # or a cursor that somebody still holds keeps it open
                connection.rollback()
            connection.close()
        self._all.clear()


class _Transaction:
    """A transaction, and what the store takes for its connection."""

    def __init__(self, connections: _Connections) -> None:
        self._connections = connections
        self._disk = connections.disk
        self._reads = connections.reads
        self._tells = False
        """Whether it is about a match."""
        self._connection: sqlite3.Connection

    async def __aenter__(self) -> Self:
        self._connection = await self._connections.take()
        if self._reads:
            try:
                await self._before("execute")
                self._connection.execute("BEGIN")
            except BaseException:
                self._end()
                raise
        return self

    async def __aexit__(self, kind: type[BaseException] | None, *rest: object) -> None:
        try:
            if kind is None:
                await self._before("commit")
                self._connection.commit()
                if self._tells:
                    self._disk.committed()
                if not self._reads:
                    await self._after_commit()
        finally:
            self._end()

    def _end(self) -> None:
        if not self._connections.severed:
            self._connection.rollback()
            self._connections.give_back(self._connection)

    async def execute(self, statement: Any, values: Values | Sequence[Values] | None = None) -> Any:
        """Run a statement and return what it finds, as the connection of the program does."""
        await self._before("execute")
        if not self._reads and getattr(statement, "table", None) is schema.matches:
            self._tells = True
        return _STATEMENTS.run(self._connection, statement, values)

    async def scalar(self, statement: Any, values: Values | None = None) -> Any:
        """Return the first value that a statement finds."""
        return (await self.execute(statement, values)).scalar()

    async def scalars(self, statement: Any) -> Any:
        """Return the first value of each row that a statement finds."""
        return (await self.execute(statement)).scalars()

    async def _before(self, name: str) -> None:
        self._connections.require_open()
        begins = not self._connection.in_transaction
        try:
            await self._disk.faults.before_statement(name, reads=self._reads, begins=begins)
        except sqlite3.Error as error:
            raise wrapped(error) from error
        self._connections.require_open()

    async def _after_commit(self) -> None:
        try:
            await self._disk.faults.after_commit()
        except sqlite3.Error as error:
            raise wrapped(error) from error


class SimulatedStore(Store):
    """The store, which tells what it has acknowledged."""

    def __init__(self, database: Database, clock: Callable[[], datetime]) -> None:
        super().__init__(database, clock)
        self.acknowledged: Callable[[MatchCommit], None] = lambda commit: None

    async def commit(self, commit: MatchCommit) -> None:
        await super().commit(commit)
        self.acknowledged(commit)
