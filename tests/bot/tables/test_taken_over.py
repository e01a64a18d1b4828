"""Tables that another process takes over, just while something is under way here."""

from __future__ import annotations

import pytest

from bot.store import LeaseLost
from bot.tables.requests import OpenTable
from tests.bot.tables.driver import GUILD


async def test_a_table_that_is_in_use_is_dropped(world):
    table = await world.started("ann", "bob")
    await world.show(table.id)
    world.reach.foreign.add(GUILD)
    world.registry.drop_others()
    assert world.registry.loaded() == []
    assert world.registry.scheduler._timers == {}
    assert not world.registry.shows(table.snapshot)


async def test_one_whose_lease_has_only_run_out_is_still_to_be_shown(world):
    table = await world.started("ann", "bob")
    world.reach.foreign.add(GUILD)
    assert world.registry.shows(table.snapshot)
    assert not world.registry.serves(table.snapshot)


async def test_a_table_is_not_taken_into_use_that_was_taken_over_while_it_was_read(world, monkeypatch):
    """Else nobody would ever drop it: the others have been dropped already."""
    table = await world.started("ann", "bob")
    await world.stop()
    world.registry = world.new_registry()
    down = world.registry.heartbeat.down

    async def taken_over_meanwhile(*about):
        world.reach.foreign.add(GUILD)
        world.registry.drop_others()
        return await down(*about)

    monkeypatch.setattr(world.registry.heartbeat, "down", taken_over_meanwhile)
    assert await world.registry.get(table.id) is None
    assert world.registry.loaded() == []


async def test_a_lobby_is_not_opened_where_another_process_serves_by_now(world, monkeypatch):
    crowd = world.store.matches.crowd

    async def taken_over_meanwhile(*about):
        world.reach.foreign.add(GUILD)
        world.registry.drop_others()
        return await crowd(*about)

    monkeypatch.setattr(world.store.matches, "crowd", taken_over_meanwhile)
    with pytest.raises(LeaseLost):
        await world.registry.open(world.actor("ann"), OpenTable())
    assert world.registry.loaded() == []
    assert world.store.commits == []
