"""Fixtures: the table service on a database of its own for each test."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from shutil import copyfile
from tempfile import TemporaryDirectory

import pytest

from bot.store.backends.database import Database
from bot.tables.state import house_rules
from tests.bot.conftest import MEMORY, skip_preparation
from tests.bot.tables.fakes import FakeClock, WatchedStore, utc_of
from tests.bot.tables.world import World
from tests.inline_sqlite import quick_sqlite


@pytest.fixture(scope="session")
def empty(template: bytes) -> Iterator[Path]:
    """Return the file of an empty database that each test copies."""
    with TemporaryDirectory(dir=MEMORY) as folder:
        file = Path(folder) / "empty.sqlite3"
        file.write_bytes(template)
        yield file


@pytest.fixture(autouse=True)
def _by_the_sheet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let new servers start with the default rules, so that tests meet all of them."""
    monkeypatch.setattr(house_rules, "first_options", lambda game: {})


@pytest.fixture
async def world(empty: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[World]:
    clock = FakeClock()
    monkeypatch.setattr(Database, "_prepare", skip_preparation)
    with quick_sqlite(), TemporaryDirectory(dir=empty.parent) as folder:
        file = Path(folder) / "tables.sqlite3"
        copyfile(empty, file)
        async with await WatchedStore.open(f"sqlite+aiosqlite:///{file}", clock=utc_of(clock)) as store:
            world = World(store, clock)
            await world.wake_all()
            yield world
            await world.settle()
