"""Test the sessions and tables of one process among several."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import pytest

from bot.discord_ui.connection.served_shards import ServedShards
from bot.tables.service.last_activity import IDLE, SWEEP
from tests.bot.tables.driver import GUILD
from tests.bot.tables.fakes import FakeClock, WatchedStore, utc_of
from tests.bot.tables.world import World
from tests.inline_sqlite import quick_sqlite


class Sessions:
    """Sessions whose first opening fails."""

    def __init__(self) -> None:
        self.tried: list[int] = []

    async def open_session(self, shard: int) -> None:
        self.tried.append(shard)
        if len(self.tried) == 1:
            raise RuntimeError("out of files")


def sharing_of(**ports: Any) -> ServedShards:
    """Return the sessions and tables of a process. It has the given ports, and stubs for the others."""
    nothing: Any = SimpleNamespace(a_second=50.0)
    names = ("sessions", "store", "registry", "delivery", "gateway", "budget", "clock", "once", "answered")
    return ServedShards(**dict.fromkeys(names, nothing) | ports)


@pytest.fixture
async def world(template: bytes, tmp_path: Path) -> AsyncIterator[World]:
    """A world whose tables change without any message being shown."""
    file, clock = tmp_path / "tables.sqlite3", FakeClock()
    file.write_bytes(template)
    with quick_sqlite():
        async with await WatchedStore.open(f"sqlite+aiosqlite:///{file}", clock=utc_of(clock)) as store:
            yield World(store, clock)


async def take_over(world: World) -> None:
    """Load the tables again, as a process that has already begun does for a shard that it comes to serve."""
    delivery = SimpleNamespace(recover_ended=AsyncMock())
    await sharing_of(store=world.store, registry=world.registry, delivery=delivery).begin(first=False)


async def test_a_session_that_failed_to_open_is_opened_on_the_next_request() -> None:
    sessions = Sessions()
    sharing = sharing_of(sessions=sessions)
    for _ in range(3):  # each renewal of the leases requests it
        sharing.connect(7)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
    assert sessions.tried == [7, 7]


async def test_a_turn_that_timed_out_while_no_process_served_it_times_out_after_the_takeover(
    world: World,
) -> None:
    table = await world.started("ann", "bob", game="all-fives")
    world.reach.foreign.add(GUILD)
    await world.advance(120)
    assert table.record == []
    world.reach.foreign.clear()

    await take_over(world)
    await world.advance(30)

    assert len(table.record) == 1


async def test_an_unloaded_table_is_checked_for_unknown_messages_after_a_takeover(world: World) -> None:
    table, others = await world.started("ann", "bob", pace=0), await world.started("cas", "dan", pace=0)
    for seconds in (IDLE + SWEEP + 1, SWEEP + 1):
        await world.advance(seconds)
        await others.go_on()
    assert world.registry.loaded() == [others.session]

    await take_over(world)
    await world.registry.get(table.id)

    assert table.changes[-1].doubtful


async def test_owed_downtime_is_added_to_the_clock_before_a_part_is_handed_over(world: World) -> None:
    """The next owner of the tables does not know of that downtime."""
    table = await world.started("ann", "bob", game="all-fives", pace=120)
    await world.advance(60)
    left = table.session.table.deadline
    assert left is not None

    async def nothing(*_: Any) -> None: ...

    sharing = sharing_of(registry=world.registry, delivery=SimpleNamespace(settled=nothing), answered=nothing)
    world.registry.schedule_downtime(30, lambda guild_id: True)
    await sharing.finish({0}, 1)

    assert table.session.table.deadline == left + 30
    assert (await world.store.matches.load(table.id)).deadline == datetime.fromtimestamp(left + 30, UTC)
