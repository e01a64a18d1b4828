"""A store in a real file, on a clock that stands still until it is moved."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.store import NewTable, SeatRow, Store

ANN, BOB, CEES = 1 << 58, 2 << 58, 3 << 58
"""Discord's numbers are larger than 32 bits."""


class StandingClock:
    """What time it is: only :meth:`move` moves it."""

    def __init__(self) -> None:
        self.now = datetime(2026, 3, 14, 15, 9, 26, 535897, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now

    def move(self, **step: float) -> datetime:
        self.now += timedelta(**step)
        return self.now


@pytest.fixture
def clock() -> StandingClock:
    return StandingClock()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games 100%.sqlite3"


@pytest.fixture
def url(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


@pytest.fixture
async def store(url: str, clock: StandingClock) -> AsyncIterator[Store]:
    async with await Store.open(url, clock=clock) as opened:
        yield opened


@pytest.fixture
def a_table() -> Callable[..., NewTable]:
    """Makes a table to be saved: two people and a computer player, unless told otherwise."""

    def make(id: str = "abcd2345", **changes: Any) -> NewTable:
        values: dict[str, Any] = {
            "guild_id": 900,
            "channel_id": 901,
            "host_id": ANN,
            "game": "all-fives",
            "options": {"target": 150, "next_start": "highest"},
            "seed": "a seed",
            "locale": "nl",
            "seats": (
                SeatRow(0, ANN, "Ann"),
                SeatRow(1, None, "steady", computer=True),
                SeatRow(2, BOB, "Bob"),
            ),
        }
        return NewTable(id=id, **values | changes)

    return make
