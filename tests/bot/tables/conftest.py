"""A world to play in: the table service on an empty database in each test."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from bot.store.database import Database
from bot.tables import house_rules
from tests.bot.tables.fakes import FakeClock, WatchedStore, utc_of
from tests.bot.tables.world import World
from tests.inline_sqlite import inline_sqlite
from tests.postgres import EMPTYING

MEMORY = Path("/dev/shm")  # noqa: S108 (a folder of random names is made in it)
"""Where there is one, files that need not outlive the machine are quicker there: every move is synced."""


class KeptDatabase:
    """A file whose connections stay open from test to test: to open it takes longer than most tests do."""

    def __init__(self, file: Path) -> None:
        self._url = f"sqlite+aiosqlite:///{file}"
        self._other = sqlite3.connect(file)
        self._opened: Database | None = None

    async def emptied(self) -> Database:
        """The database without any rows, as one that nobody has used yet."""
        if self._opened is None:
            with inline_sqlite():
                self._opened = await Database.open(
                    self._url, lambda: datetime.now(UTC), alone=False, connections=1
                )
        self._other.executescript(f"BEGIN; {EMPTYING}; COMMIT")
        return Database(self._opened._url, self._opened._read, self._opened._write)

    async def give_back(self) -> None:
        """Forget the event loop of a test; one that broke off in a save has its connections replaced."""
        assert self._opened is not None
        pools: list[Any] = [each.sync_engine.pool for each in (self._opened._read, self._opened._write)]
        if any(pool.checkedout() for pool in pools):
            await self._opened.close()
            self._opened = None
            return
        for pool in pools:
            idle = [pool._pool.get_nowait() for _ in range(pool._pool.qsize())]
            pool._pool = type(pool._pool)(pool._pool.maxsize, pool._pool.use_lifo)
            for each in idle:
                pool._pool.put_nowait(each)

    def close(self) -> None:
        self._other.close()
        if self._opened is not None:
            with closing(asyncio.new_event_loop()) as loop:
                loop.run_until_complete(self._opened.close())


@pytest.fixture(scope="session")
def kept(template: bytes) -> Iterator[KeptDatabase]:
    with TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
        file = Path(folder) / "tables.sqlite3"
        file.write_bytes(template)
        with closing(KeptDatabase(file)) as database:
            yield database


@pytest.fixture(autouse=True)
def _by_the_sheet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the first tables of a server play by the sheet, so that all of it is met."""
    monkeypatch.setattr(house_rules, "first_options", lambda game: {})


@pytest.fixture
async def world(kept: KeptDatabase) -> AsyncIterator[World]:
    clock = FakeClock()
    world = World(WatchedStore(await kept.emptied(), utc_of(clock)), clock)
    await world.wake_all()
    try:
        yield world
        await world.settle()
    finally:
        await kept.give_back()
