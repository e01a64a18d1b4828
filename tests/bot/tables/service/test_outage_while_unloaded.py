"""Tests of an unloaded table whose connection is lost: its downtime is added once, whoever loads it."""

from __future__ import annotations

import pytest

from bot.tables.service.last_activity import IDLE, SWEEP
from tests.bot.tables.service.test_heartbeat import lose_connection


async def unloaded_table(world, pace):
    """Return a started table that was then unloaded because nobody used it."""
    table = await world.started("ann", "bob", pace=pace)
    others = await world.started("cas", "dan", pace=60)
    for seconds in (IDLE + SWEEP + 1, SWEEP + 1):
        await world.advance(seconds)
        await world.registry.get(others.id)
    assert table.session not in world.registry.loaded()
    return table


async def test_a_table_loaded_during_an_outage_gets_its_downtime_once(world):
    table = await unloaded_table(world, 3600)
    left = (await world.store.matches.load(table.id)).deadline.timestamp()
    await world.advance(left - world.clock.now() - 1500)
    lose_connection(world)
    at = world.clock.now()
    await world.advance(1000)
    session = await world.registry.get(table.id)
    await world.settle()
    await world.advance(60)
    world.reach.lost.clear()
    world.reach.lost_shards.clear()
    await world.registry.shard_restored(0, 1, world.clock.now() - at)
    await world.settle()
    assert session.table.deadline - left == pytest.approx(world.clock.now() - at, abs=1)
