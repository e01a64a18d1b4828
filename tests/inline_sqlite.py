"""The database driver without its thread: a statement runs where it is awaited.

For tests whose subject is not the store. The SQL, the file and what a transaction is are the program's, and
under `inline_sqlite` the pool too; `quick_sqlite` does without SQLAlchemy's connections. Tests of the store
itself and those that start a process use all that ships.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any, Self

import pytest
from sqlalchemy import URL, Dialect, Engine, StaticPool, create_engine, make_url
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.backends import sqlite
from tests.simulation.statements import Asked, Statements, Values, wrapped


class InlineConnection(sqlite._Connection):
    """A connection whose statements run on the event loop, after everybody else has had a turn."""

    def __await__(self) -> Any:
        return self._connect().__await__()

    async def _connect(self) -> Self:
        self._connection = self._connector()
        return self

    async def _execute(self, work: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        await asyncio.sleep(0)
        return work(*args, **kwargs)

    async def close(self) -> None:
        self.stop()

    def stop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()


_FIRST: dict[tuple[Any, ...], AsyncEngine] = {}
"""The first engine of each kind that has been connected, or the newest as long as none has."""


def _engine(make: Callable[..., AsyncEngine]) -> Callable[..., AsyncEngine]:
    """Have every engine use what the first of its kind has compiled."""

    def made(url: Any, **kind: Any) -> AsyncEngine:
        engine = make(url, **kind)
        first = _FIRST.get(tuple(kind.items()), engine).sync_engine
        if not first.dialect.server_version_info:  # asked for by an engine's first connection
            _FIRST[tuple(kind.items())] = engine
            return engine
        engine.sync_engine.dialect = first.dialect
        engine.sync_engine._compiled_cache = first._compiled_cache
        return engine

    return made


@contextmanager
def shared_statements() -> Iterator[None]:
    """Have every database that is opened meanwhile use the statements that others have compiled.

    Compiling them takes longer than running them, and each engine would do so for itself.
    """
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(sqlite, "_engine", _engine(sqlite._engine))
        yield


@contextmanager
def inline_sqlite() -> Iterator[None]:
    """Have every database that is opened meanwhile run inline."""
    with shared_statements(), pytest.MonkeyPatch.context() as patched:
        patched.setattr(
            sqlite,
            "_connect",
            lambda database, **options: InlineConnection(lambda: sqlite3.connect(database, **options)),
        )
        yield


# -- without SQLAlchemy's connections ----------------------------------------------------------------

_STATEMENTS = Statements()
"""What has been compiled for one database need not be compiled again for the next."""
_READER: dict[str, Any] = {"uri": True, "isolation_level": None}
_WRITER: dict[str, Any] = {"isolation_level": "IMMEDIATE"}
_PREPARED = ("PRAGMA journal_mode=WAL", "PRAGMA synchronous=OFF", "PRAGMA foreign_keys=ON")
"""What a writing connection begins with: as the program's, but nobody pulls the plug of a test."""


@cache
def _dialect() -> Dialect:
    """Return what SQLAlchemy knows of SQLite once it has asked for its version."""
    engine = create_engine("sqlite://")
    engine.connect().close()
    engine.dispose()
    return engine.dialect


class QuickEngine:
    """What stands for an engine of the store: hands out transactions on connections that it keeps.

    Args:
        connections: so many are in use at once; who wants another waits in line.
        reads: whether its transactions begin with the first look, and change nothing.
    """

    def __init__(self, database: str, connections: int, *, reads: bool) -> None:
        self.reads = reads
        self.places = asyncio.Semaphore(connections)
        self._database = database
        self._idle: list[sqlite3.Connection] = []
        self._closed = False

    def begin(self) -> QuickTransaction:
        """Return a transaction, to be entered."""
        return QuickTransaction(self)

    def take(self) -> sqlite3.Connection:
        """Return a connection that nobody uses."""
        return self._idle.pop() if self._idle else self.connect()

    def connect(self) -> sqlite3.Connection:
        """Return a connection more."""
        options = _READER if self.reads else _WRITER
        connection = sqlite3.connect(self._database, timeout=sqlite.BUSY_SECONDS, **options)
        for statement in () if self.reads else _PREPARED:
            connection.execute(statement)
        return connection

    def give_back(self, connection: sqlite3.Connection) -> None:
        """Keep a connection for whoever is next, unless nobody will be."""
        if connection.in_transaction:
            connection.rollback()
        if self._closed:
            connection.close()
        else:
            self._idle.append(connection)

    async def dispose(self) -> None:
        """Close every connection; those in use when they are given back."""
        self._closed = True
        while self._idle:
            self._idle.pop().close()


class QuickTransaction(Asked):
    """A transaction, and what the store takes for its connection: as much of it as the store asks for."""

    def __init__(self, engine: QuickEngine) -> None:
        self._engine = engine
        self._connection: sqlite3.Connection | None = None

    async def __aenter__(self) -> Self:
        await self._engine.places.acquire()
        try:
            self._connection = self._engine.take()
            if self._engine.reads:
                self._connection.execute("BEGIN")
        except BaseException as error:
            self._end()
            raise wrapped(error) if isinstance(error, sqlite3.Error) else error from error
        return self

    async def __aexit__(self, kind: type[BaseException] | None, *rest: object) -> None:
        try:
            if kind is None:
                (await self._in_turn()).commit()
        except sqlite3.Error as error:
            raise wrapped(error) from error
        finally:
            self._end()

    def _end(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            self._engine.give_back(connection)
        self._engine.places.release()

    async def _in_turn(self) -> sqlite3.Connection:
        """Return the connection, after everybody else has had a turn."""
        await asyncio.sleep(0)
        assert self._connection is not None, "the transaction is over"
        return self._connection

    async def execute(self, statement: Any, values: Values | Sequence[Values] | None = None) -> Any:
        return _STATEMENTS.run(await self._in_turn(), statement, values)

    async def run_sync(self, work: Callable[..., Any], *args: Any) -> Any:
        """Have something done that wants a connection of SQLAlchemy: it is given this one for so long.

        Another one would have to read what tables there are first.
        """
        own = await self._in_turn()
        pool = StaticPool(lambda: own, dialect=_dialect(), reset_on_return=None)
        with Engine(pool, _dialect(), make_url("sqlite://")).connect() as connection:
            return work(connection, *args)


@contextmanager
def quick_sqlite() -> Iterator[None]:
    """Have every database that is opened meanwhile run inline, without SQLAlchemy's connections.

    The SQL, and what becomes of values, is SQLAlchemy's: its connections, cursors and contexts take three
    times as long as what SQLite does. A migration is taken with all of them.
    """

    def reader(url: URL) -> QuickEngine:
        return QuickEngine(f"{sqlite.path_of(url).as_uri()}?mode=ro", sqlite.READERS, reads=True)

    def writer(url: URL) -> QuickEngine:
        return QuickEngine(str(sqlite.path_of(url)), 1, reads=False)

    with inline_sqlite(), pytest.MonkeyPatch.context() as patched:
        patched.setattr(sqlite, "reader", reader)
        patched.setattr(sqlite, "writer", writer)
        yield
