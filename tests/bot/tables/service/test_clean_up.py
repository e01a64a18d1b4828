"""Tests of the daily clean-up, and of people who return during it."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from bot.store import State
from bot.tables.state import requests as ask


async def test_a_table_used_during_the_clean_up_stays_open(world):
    tables = [await world.started("ann", "bob", game="all-fives") for _ in range(2)]
    for table in tables:
        await table.everybody(ask.AskPause())
    await world.advance(61 * 86400)
    now = datetime.fromtimestamp(world.clock.now(), UTC)
    commit = world.store.commit

    async def slow(one):
        """Commit as usual. While the first table is being closed, let a person resume the second."""
        if one.match_id == tables[0].id:
            world.store.commit = commit
            await tables[1].send("ann", ask.Resume())
        await commit(one)

    await world.registry.get(tables[0].id)
    await world.registry.get(tables[1].id)
    world.store.commit = slow
    await world.registry.close_forgotten(now - timedelta(days=60))
    assert tables[0].state is State.ABANDONED
    assert tables[1].state is State.PLAYING
