"""The store that ships, on a database file of its own, with nothing running outside the simulated loop.

The statements and the transactions are the program's, and so is what it makes of a failure; the pool, the
driver and its thread are not: a statement runs where it is awaited, after everybody else has had a chance
to go first. A template is migrated once for each Python process and copied for each run.
"""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import tempfile
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Self, cast

from sqlalchemy import Connection, Engine, NullPool, create_engine, make_url
from sqlalchemy.exc import OperationalError

from bot.store import MatchCommit, Store, schema, sqlite
from bot.store.database import Database
from tests.simulation.faults import Faults

MEMORY = Path("/dev/shm")  # noqa: S108 (a folder of random names is made in it)
"""Where files are in memory, on systems that have such a place."""
_PREPARED = ("PRAGMA synchronous=OFF", "PRAGMA foreign_keys=ON")
"""What the writing connection begins with: as the program's, but nobody pulls the plug of a simulation."""


class Disk:
    """The database file, in whatever run uses it. Only one run does at a time."""

    def __init__(self) -> None:
        folder = tempfile.mkdtemp(prefix="boneyard-", dir=MEMORY if MEMORY.is_dir() else None)
        self._folder = Path(folder)
        self._path = self._folder / "0.sqlite3"
        self._runs = 0
        self._open: list[_Connections] = []
        self.faults = Faults.none()
        self.committed: Callable[[], None] = lambda: None
        """Called after each transaction that changed a match."""
        self._url = make_url(f"sqlite+aiosqlite:///{self._path}")
        asyncio.run(self._migrate())
        self._template = self._path.read_bytes()
        # Engines serve every run: what SQLAlchemy has compiled once it need not compile again.
        self._read, self._write = self._engine(self._reader), self._engine(self._writer)

    def clean(self) -> None:
        """Begin again with an empty database."""
        self.sever()
        for file in self._folder.iterdir():
            file.unlink()
        # A name of its own: SQLite shares what it knows of a file by its name, and may still know the last.
        self._runs += 1
        self._path = self._folder / f"{self._runs}.sqlite3"
        self._path.write_bytes(self._template)

    def open(self, clock: Callable[[], float]) -> SimulatedStore:
        """Return the store, for a process that has just begun."""
        read = _Connections(self, self._read, most=sqlite.READERS, reads=True)
        write = _Connections(self, self._write, most=1, reads=False)
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

    async def _migrate(self) -> None:
        async with await Store.open(self._url.render_as_string()):
            pass

    def _engine(self, connect: Callable[[], sqlite3.Connection]) -> Engine:
        engine = create_engine(
            "sqlite://", creator=connect, poolclass=NullPool, pool_reset_on_return=None, hide_parameters=True
        )
        engine.connect().close()  # it asks the database about itself then, and never again
        return engine

    def _reader(self) -> sqlite3.Connection:
        return sqlite3.connect(f"{self._path.as_uri()}?mode=ro", uri=True, isolation_level=None)

    def _writer(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, isolation_level="IMMEDIATE", timeout=0)
        for statement in _PREPARED:
            connection.execute(statement)
        return connection


class _Connections:
    """What stands for a pool of connections and their engine.

    Args:
        most: so many are in use at once; who wants another waits in line.
    """

    def __init__(self, disk: Disk, engine: Engine, *, most: int, reads: bool) -> None:
        self.disk = disk
        self.reads = reads
        self._engine = engine
        self._places = asyncio.Semaphore(most)
        self._idle: list[Connection] = []
        self._all: list[Connection] = []
        self.severed = False

    def begin(self) -> _Transaction:
        """Return a transaction, to be entered."""
        return _Transaction(self)

    async def take(self) -> Connection:
        """Return a connection that nobody uses, as soon as there is one."""
        await self._places.acquire()
        if self.severed:  # the process has ended meanwhile
            raise _wrapped(sqlite3.OperationalError("connection closed"))
        if self._idle:
            return self._idle.pop()
        self._all.append(self._engine.connect())
        return self._all[-1]

    def give_back(self, connection: Connection) -> None:
        """Let somebody else have a connection."""
        self._idle.append(connection)
        self._places.release()

    async def dispose(self) -> None:
        """Close every connection."""
        self.sever()

    def sever(self) -> None:
        """Break every connection at once, for good."""
        self.severed = True
        for connection in self._all:
            file = connection.connection.driver_connection
            assert file is not None
            if file.in_transaction:  # or a cursor that somebody still holds keeps it open
                file.rollback()
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
        self._connection: Connection
        self._file: sqlite3.Connection

    async def __aenter__(self) -> Self:
        self._connection = await self._connections.take()
        self._file = cast("sqlite3.Connection", self._connection.connection.driver_connection)
        if self._reads:
            try:
                await self._before("execute")
                self._connection.exec_driver_sql("BEGIN")
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

    async def execute(self, statement: Any, parameters: Any = None) -> Any:
        """Run a statement and return what it finds, as the connection of the program does."""
        await self._before("execute")
        if not self._reads and getattr(statement, "table", None) is schema.matches:
            self._tells = True
        return self._connection.execute(statement, parameters)

    async def scalar(self, statement: Any, parameters: Any = None) -> Any:
        """Return the first value that a statement finds."""
        return (await self.execute(statement, parameters)).scalar()

    async def scalars(self, statement: Any) -> Any:
        """Return the first value of each row that a statement finds."""
        return (await self.execute(statement)).scalars()

    async def _before(self, name: str) -> None:
        begins = not self._file.in_transaction
        try:
            await self._disk.faults.before_statement(name, reads=self._reads, begins=begins)
        except sqlite3.Error as error:
            raise _wrapped(error) from error
        if self._connections.severed:
            raise _wrapped(sqlite3.OperationalError("connection closed"))

    async def _after_commit(self) -> None:
        try:
            await self._disk.faults.after_commit()
        except sqlite3.Error as error:
            raise _wrapped(error) from error


def _wrapped(error: sqlite3.Error) -> OperationalError:
    """Return what SQLAlchemy makes of an error of the driver."""
    return OperationalError(None, None, error)


class SimulatedStore(Store):
    """The store, which tells what it has acknowledged."""

    def __init__(self, database: Database, clock: Callable[[], datetime]) -> None:
        super().__init__(database, clock)
        self.acknowledged: Callable[[MatchCommit], None] = lambda commit: None

    async def commit(self, commit: MatchCommit) -> None:
        await super().commit(commit)
        self.acknowledged(commit)
