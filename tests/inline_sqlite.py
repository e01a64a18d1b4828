"""The database driver without its thread: a statement runs where it is awaited.

For tests whose subject is not the store. The SQL, the transactions, the pool and the file are the
program's; tests of the store itself and those that start a process use the driver that ships.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Self

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store import sqlite


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
