"""The SQLite driver without its thread: statements run on the event loop.

For tests about other things than the store. SQL, file and transactions are the program's own. With
`inline_sqlite` the pool is too; `quick_sqlite` avoids SQLAlchemy's connections. Tests of the store itself,
and tests that start a process, use the complete driver.
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
    """A connection whose statements run on the event loop, after other tasks have had a turn."""

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
"""For each kind of engine, the first one that has connected, or the newest if none has."""


def _engine(make: Callable[..., AsyncEngine]) -> Callable[..., AsyncEngine]:
    """Return ``make``, changed so that an engine shares the compiled statements of the first of its kind."""

    def made(url: Any, **kind: Any) -> AsyncEngine:
        engine = make(url, **kind)
        first = _FIRST.get(tuple(kind.items()), engine).sync_engine
        if not first.dialect.server_version_info:  # An engine's first connection sets it.
            _FIRST[tuple(kind.items())] = engine
            return engine
        engine.sync_engine.dialect = first.dialect
        engine.sync_engine._compiled_cache = first._compiled_cache
        return engine

    return made


@contextmanager
def shared_statements() -> Iterator[None]:
    """Make all databases opened in this context share compiled statements.

    Compiling takes longer than running them, and otherwise each engine would compile its own.
    """
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(sqlite, "_engine", _engine(sqlite._engine))
        yield


@contextmanager
def inline_sqlite() -> Iterator[None]:
    """Make all databases opened in this context run without threads."""
    with shared_statements(), pytest.MonkeyPatch.context() as patched:
        patched.setattr(
            sqlite,
            "_connect",
            lambda database, **options: InlineConnection(lambda: sqlite3.connect(database, **options)),
        )
        yield


# -- without SQLAlchemy's connections ----------------------------------------------------------------

_STATEMENTS = Statements()
"""Compiled statements, shared by all databases."""
_READER: dict[str, Any] = {"uri": True, "isolation_level": None}
_WRITER: dict[str, Any] = {"isolation_level": "IMMEDIATE"}
_PREPARED = ("PRAGMA journal_mode=WAL", "PRAGMA synchronous=OFF", "PRAGMA foreign_keys=ON")
"""The statements that set up a writing connection: the program's, but without waiting for the disk."""


@cache
def _dialect() -> Dialect:
    """Return SQLAlchemy's dialect for SQLite. It knows SQLite's version after connecting once."""
    engine = create_engine("sqlite://")
    engine.connect().close()
    engine.dispose()
    return engine.dialect


class QuickEngine:
    """A stand-in for an engine of the store that yields transactions on its own connections.

    Args:
        connections: the most connections in use at once; further tasks wait for one.
        reads: whether transactions begin with the first query and cannot write.
    """

    def __init__(self, database: str, connections: int, *, reads: bool) -> None:
        self.reads = reads
        self.places = asyncio.Semaphore(connections)
        self._database = database
        self._idle: list[sqlite3.Connection] = []
        self._closed = False

    def begin(self) -> QuickTransaction:
        """Return a transaction, to be used with ``async with``."""
        return QuickTransaction(self)

    def take(self) -> sqlite3.Connection:
        """Return an idle connection, or a new one."""
        return self._idle.pop() if self._idle else self.connect()

    def connect(self) -> sqlite3.Connection:
        """Open one more connection."""
        options = _READER if self.reads else _WRITER
        connection = sqlite3.connect(self._database, timeout=sqlite.BUSY_SECONDS, **options)
        for statement in () if self.reads else _PREPARED:
            connection.execute(statement)
        return connection

    def give_back(self, connection: sqlite3.Connection) -> None:
        """Roll back and keep a connection for the next transaction; close it if the engine is disposed."""
        if connection.in_transaction:
            connection.rollback()
        if self._closed:
            connection.close()
        else:
            self._idle.append(connection)

    async def dispose(self) -> None:
        """Close every connection. Those in use are closed when they are given back."""
        self._closed = True
        while self._idle:
            self._idle.pop().close()


class QuickTransaction(Asked):
    """A transaction that also acts as its connection, with the methods that the store uses."""

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
        """Let other tasks have a turn, then return the connection of the transaction."""
        await asyncio.sleep(0)
        assert self._connection is not None, "the transaction is over"
        return self._connection

    async def execute(self, statement: Any, values: Values | Sequence[Values] | None = None) -> Any:
        return _STATEMENTS.run(await self._in_turn(), statement, values)

    async def run_sync(self, work: Callable[..., Any], *args: Any) -> Any:
        """Run ``work`` with a SQLAlchemy connection that wraps this one.

        A new connection would have to read the database's tables first.
        """
        own = await self._in_turn()
        pool = StaticPool(lambda: own, dialect=_dialect(), reset_on_return=None)
        with Engine(pool, _dialect(), make_url("sqlite://")).connect() as connection:
            return work(connection, *args)


@contextmanager
def quick_sqlite() -> Iterator[None]:
    """Make all databases opened in this context run without threads and without SQLAlchemy's connections.

    SQLAlchemy still compiles the SQL and converts values. Its connections, cursors and contexts take three
    times as long as SQLite itself. Migrations use them all the same.
    """

    def reader(url: URL) -> QuickEngine:
        return QuickEngine(f"{sqlite.path_of(url).as_uri()}?mode=ro", sqlite.READERS, reads=True)

    def writer(url: URL) -> QuickEngine:
        return QuickEngine(str(sqlite.path_of(url)), 1, reads=False)

    with inline_sqlite(), pytest.MonkeyPatch.context() as patched:
        patched.setattr(sqlite, "reader", reader)
        patched.setattr(sqlite, "writer", writer)
        yield
