"""A world to play in: the table service on a database of its own in each test."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from shutil import copyfile
from tempfile import TemporaryDirectory

import pytest

from bot.store.database import Database, UtcClock
from bot.tables import house_rules
from tests.bot.tables.fakes import FakeClock, WatchedStore, utc_of
from tests.bot.tables.world import World
from tests.inline_sqlite import quick_sqlite

MEMORY = Path("/dev/shm")  # noqa: S108 (a folder of random names is made in it)
"""Where there is one, files that need not outlive the machine are quicker there: every move is synced."""


@pytest.fixture(scope="session")
def empty(template: bytes) -> Iterator[Path]:
    """An empty database, to be copied for each test."""
    with TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
        file = Path(folder) / "empty.sqlite3"
        file.write_bytes(template)
        yield file


@pytest.fixture(autouse=True)
def _by_the_sheet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the first tables of a server play by the sheet, so that all of it is met."""
    monkeypatch.setattr(house_rules, "first_options", lambda game: {})


async def _ready(database: Database, clock: UtcClock, *, alone: bool) -> None:
    """The file is one that has been looked over and brought up to date: it is a copy of :func:`empty`."""


@pytest.fixture
async def world(empty: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[World]:
    clock = FakeClock()
    monkeypatch.setattr(Database, "_prepare", _ready)
    with quick_sqlite(), TemporaryDirectory(dir=empty.parent) as folder:
        file = Path(folder) / "tables.sqlite3"
        copyfile(empty, file)
        async with await WatchedStore.open(f"sqlite+aiosqlite:///{file}", clock=utc_of(clock)) as store:
            world = World(store, clock)
            await world.wake_all()
            yield world
            await world.settle()
