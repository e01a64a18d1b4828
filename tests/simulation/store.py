"""The store that ships, on a database file of its own, with nothing running outside the simulated loop.

The SQL, the transactions and the pool are the program's; only the driver's thread is gone: a statement
runs where it is awaited, after everybody else has had a chance to go first. A template is migrated once
for each Python process and copied for each run.
"""

from __future__ import annotations

import asyncio
import logging
import shutil
import sqlite3
import tempfile
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Self
from unittest.mock import patch

from sqlalchemy import make_url

from bot.store import MatchCommit, Store, sqlite
from bot.store.database import Database
from tests.simulation.faults import Faults

MEMORY = Path("/dev/shm")  # noqa: S108 (a folder of random names is made in it)
"""Where files are in memory, on systems that have such a place."""


class Disk:
    """The database file, in whatever run uses it. Only one run does at a time.

    Its engines serve every run: what SQLAlchemy has compiled once it need not compile again.
    """

    def __init__(self) -> None:
        folder = tempfile.mkdtemp(prefix="boneyard-", dir=MEMORY if MEMORY.is_dir() else None)
        self._folder = Path(folder)
        self._path = self._folder / "0.sqlite3"
        self._runs = 0
        self._connections: list[_Connection] = []
        self.faults = Faults.none()
        self.committed: Callable[[], None] = lambda: None
        """Called after each transaction that changed a match."""
        self.url = make_url(f"sqlite+aiosqlite:///{self._path}")
        asyncio.run(self._migrate())
        self._template = self._path.read_bytes()
        with patch.object(sqlite, "_connect", self._connect):
            self._read, self._write = sqlite.reader(self.url), sqlite.writer(self.url)
        asyncio.run(self._warm_up())

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
        database = Database(self.url, self._read, self._write)
        return SimulatedStore(database, lambda: datetime.fromtimestamp(clock(), UTC))

    def look(self) -> sqlite3.Connection:
        """Return a connection that sees what is committed, whatever the program believes."""
        return sqlite3.connect(self._path, isolation_level=None)

    def sever(self) -> None:
        """Break every connection, as the end of a process does: what was not committed is lost."""
        for connection in self._connections:
            connection.sever()
        self._connections.clear()
        self.renew()

    def renew(self) -> None:
        """Have the next process begin with connections of its own."""
        for engine in (self._read, self._write):
            engine.sync_engine.dispose(close=False)

    def remove(self) -> None:
        """Delete the file for good."""
        self.sever()
        shutil.rmtree(self._folder)

    async def _migrate(self) -> None:
        logging.getLogger("bot.store.database").setLevel(logging.ERROR)  # that it is new is as it should be
        async with await Store.open(self.url.render_as_string()):
            pass

    async def _warm_up(self) -> None:
        """Let the engines learn about the database now: it takes steps that no run must depend on."""
        for engine in (self._read, self._write):
            async with engine.begin():
                pass
        self.sever()

    def _connect(self, database: str, **options: Any) -> _Connection:
        reads = "mode=ro" in database
        place = f"{self._path.as_uri()}?mode={'ro' if reads else 'rw'}"
        connection = _Connection(
            lambda: sqlite3.connect(place, **{**options, "uri": True}), self, reads=reads
        )
        self._connections.append(connection)
        return connection


_ABOUT_MATCHES = ("UPDATE matches", "INSERT INTO matches")
"""How the statements begin that change a match."""


class _Connection(sqlite._Connection):
    """A connection of the driver without its thread."""

    def __init__(self, connect: Callable[[], sqlite3.Connection], disk: Disk, *, reads: bool) -> None:
        super().__init__(connect)
        self._disk = disk
        self._reads = reads
        self._tells = False
        """Whether the transaction is about a match."""
        self._severed = False

    def __await__(self) -> Any:
        return self._connect().__await__()

    async def _connect(self) -> Self:
        await asyncio.sleep(0)
        if self._severed:
            raise sqlite3.OperationalError("connection closed")
        self._connection = self._connector()
        return self

    async def _execute(self, work: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        name = work.__name__
        if name == "execute" and args[0] == "PRAGMA synchronous=FULL":
            args = ("PRAGMA synchronous=OFF", *args[1:])  # nobody pulls the plug of a simulation
        begins = not self._conn.in_transaction
        await self._disk.faults.before_statement(name, reads=self._reads, begins=begins)
        if self._connection is None:  # the process has ended meanwhile
            raise sqlite3.OperationalError("connection closed")
        result = work(*args, **kwargs)
        if self._reads:
            return result
        if name == "execute" and args[0].startswith(_ABOUT_MATCHES):
            self._tells = True
        elif name == "commit":
            if self._tells:
                self._tells = False
                self._disk.committed()
            await self._disk.faults.after_commit()
        elif name == "rollback":
            self._tells = False
        return result

    async def close(self) -> None:
        self.sever()

    def stop(self) -> None:
        self.sever()

    def sever(self) -> None:
        """Close it at once, for good."""
        self._severed = True
        connection, self._connection = self._connection, None
        if connection is not None:
            if connection.in_transaction:  # or a cursor that somebody still holds keeps it open
                connection.rollback()
            connection.close()


class SimulatedStore(Store):
    """The store, which tells what it has acknowledged."""

    def __init__(self, database: Database, clock: Callable[[], datetime]) -> None:
        super().__init__(database, clock)
        self.acknowledged: Callable[[MatchCommit], None] = lambda commit: None

    async def commit(self, commit: MatchCommit) -> None:
        await super().commit(commit)
        self.acknowledged(commit)
