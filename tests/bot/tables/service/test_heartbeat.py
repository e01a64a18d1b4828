"""Tests of the heartbeat: it records that the bot is alive while a clock runs, and no more than needed."""

from __future__ import annotations

import asyncio

import pytest

from bot.store import StoreUnreachable, ordinal
from bot.tables.service.heartbeat import ALIVE, Heartbeat
from bot.tables.state import requests as ask
from tests.bot.tables.driver import GUILD
from tests.bot.tables.fakes import utc_of

DAY = 86400


async def noted(world):
    """Return how many seconds ago the bot was last recorded as alive; None without a record."""
    await world.settle()
    alive_at = await world.store.key_values.get(ALIVE)
    return None if alive_at is None else world.clock.now() - float(alive_at)


async def full(*_, **__):
    """Fail like a store to which nothing can be written."""
    raise StoreUnreachable("store-unusable", place="-", reason="-")


def lose_connection(world, *lost, shards=1):
    """Make these shards of `shards` lose their connection now; by default the only one. The test's server is
    cut off."""
    world.reach.lost.add(GUILD)
    world.reach.lost_shards |= {(shard, shards): world.clock.now() for shard in lost or [0]}


async def test_nothing_is_recorded_while_no_clock_runs(world):
    table = await world.started("ann", "bob", pace=0)
    await world.open("cas")
    assert await noted(world) is None
    await table.go_on()
    await world.registry.close()
    assert await noted(world) is None


@pytest.mark.parametrize(("pace", "every"), [(60, 30), (3600, 36), (DAY, 864)])
async def test_the_record_is_at_most_a_hundredth_of_a_turn_old(world, pace, every):
    await world.started("ann", "bob", pace=pace)
    for _ in range(3):
        await world.advance(every - 1)
        assert await noted(world) == every - 1
        await world.advance(1)
        assert await noted(world) == 0


async def test_the_heartbeat_stops_with_the_last_clock_and_restarts_with_the_next(world):
    table = await world.started("ann", "bob")
    await table.everybody(ask.AskPause())
    await world.advance(300)
    assert await noted(world) == 300
    assert world.clock.due() == []
    await table.ask("ann", ask.Resume())
    assert await noted(world) == 0


async def test_a_last_record_is_written_on_close(world):
    await world.started("ann", "bob")
    await world.advance(10)
    assert await noted(world) == 10
    await world.registry.close()
    assert await noted(world) == 0


async def test_a_failed_record_is_replaced_by_the_next(world, monkeypatch, caplog):
    with monkeypatch.context() as patched:
        patched.setattr(world.store.key_values, "put", full)
        await world.started("ann", "bob")
        await world.advance(29)
    assert await noted(world) is None
    assert "could not record" in caplog.text
    await world.advance(1)
    assert await noted(world) == 0


async def test_the_heartbeat_continues_if_the_store_fails(world, monkeypatch):
    await world.started("ann", "bob")
    with monkeypatch.context() as patched:
        patched.setattr(world.store.matches, "shortest_turn", full)
        await world.advance(60)
        assert await noted(world) == 0
    await world.advance(30)
    assert await noted(world) == 0


async def test_the_downtime_is_still_known_after_the_first_record(world):
    await world.started("ann", "bob")
    saved_at = utc_of(world.clock)()
    await world.advance(30)
    await world.stop()
    world.clock.time += 500
    world.registry = world.new_registry()
    await world.started("cas", "dan")
    assert await noted(world) == 0
    assert await world.registry.heartbeat.down(GUILD, saved_at) == 500


async def test_without_a_record_downtime_counts_from_the_last_save(world, monkeypatch):
    with monkeypatch.context() as patched:
        patched.setattr(world.store.key_values, "put", full)
        table = await world.started("ann", "bob", pace=60)
        await world.stop()
    assert await noted(world) is None
    world.clock.time += 3600
    await world.wake()
    assert table.snapshot.deadline == world.clock.now() + 60


async def test_a_table_unreadable_to_the_previous_process_gets_both_downtimes(world, monkeypatch):
    async def unreadable(match_id):
        raise StoreUnreachable("store-unusable", place="-", reason="-")

    table = await world.started("ann", "bob", pace=60)
    await world.stop()
    world.clock.time += 3600
    with monkeypatch.context() as patched:
        patched.setattr(world.store.matches, "load", unreadable)
        world.registry = world.new_registry()
        await world.started("cas", "dan", pace=60)
        await world.stop()
    world.clock.time += 10
    await world.wake()
    assert table.snapshot.deadline == world.clock.now() + 60


@pytest.mark.parametrize("back", [False, True], ids=["still lost", "back, which could not be noted"])
@pytest.mark.parametrize("killed", [False, True], ids=["stopped", "killed"])
async def test_an_outage_of_a_process_that_ended_is_added_by_the_next(world, monkeypatch, killed, back):
    table = await world.started("ann", "bob", pace=60)
    left = table.snapshot.deadline - world.clock.now()
    lose_connection(world)
    await world.advance(3600)
    if back:
        with monkeypatch.context() as patched:
            patched.setattr(world.store.absences, "note", full)
            await world.registry.heartbeat.note_lost(0, 1, 3600)
        world.reach.lost_shards.clear()
    await world.stop(killed=killed)
    world.reach.lost_shards.clear()
    world.reach.lost.clear()
    await world.restart(down=10, killed=True)
    assert table.snapshot.deadline == world.clock.now() + left


@pytest.mark.parametrize("owed", [0, 5], ids=["something", "time that was owed from before"])
async def test_an_outage_is_added_even_if_the_table_was_saved_during_it(world, owed):
    """Such a save adds no downtime."""
    table = await world.started("ann", "bob", pace=60)
    await world.advance(20)
    lose_connection(world)
    await world.advance(600)
    table.session.add_downtime(owed)
    await table.ask("ann", ask.AskPause())
    await world.advance(600)
    await world.stop(killed=True)
    world.reach.lost_shards.clear()
    world.reach.lost.clear()
    await world.restart(down=10, killed=True)
    assert table.left == 40 + owed


async def test_an_outage_of_another_shard_leaves_a_table_attended(world):
    """Otherwise the next process would add the outage to this table too."""
    table = await world.started("ann", "bob")
    lose_connection(world, 1 - ordinal(GUILD) % 2, shards=2)
    await world.advance(50)
    await table.ask("ann", ask.AskPause())
    assert (await table.saved()).touched_at == utc_of(world.clock)()


async def test_no_record_is_written_while_an_outage_cannot_be_recorded(world, monkeypatch, caplog):
    await world.started("ann", "bob")
    await world.advance(30)
    lose_connection(world)
    with monkeypatch.context() as patched:
        patched.setattr(world.store.absences, "note", full)
        await world.advance(60)
        assert await noted(world) == 60
    assert "could not record" in caplog.text
    await world.advance(30)
    assert await noted(world) == 0


@pytest.mark.parametrize("closed", [False, True], ids=["a part is passed on", "the process ends"])
async def test_a_cluster_member_records_outages_only_of_its_own_shards(world, closed):
    store, began = world.store, utc_of(world.clock)()
    world.reach.foreign.add(1 << 22)
    lose_connection(world, 0, 1, shards=2)
    heartbeat = Heartbeat(store, world.clock, world.reach, shared=True)
    world.clock.time += 300
    await (heartbeat.close() if closed else heartbeat.note_so_far())
    assert [await store.absences.since(began, guild << 22) for guild in (2, 1)] == [300, 0]
    assert await noted(world) is None


async def test_cluster_members_record_no_heartbeat(world):
    """The record of one process could not say whether all of them were down."""
    began = utc_of(world.clock)()
    world.clock.time += 300
    heartbeat = Heartbeat(world.store, world.clock, world.reach, shared=True)
    await heartbeat.wake()
    assert world.clock.due() == []
    assert await noted(world) is None
    assert await world.store.absences.since(began, GUILD) == 0


async def test_an_outage_being_recorded_is_recorded_before_a_handover(world, monkeypatch):
    store, began, held = world.store, utc_of(world.clock)(), asyncio.Event()
    note, first = store.absences.note, [True]

    async def slow_at_first(*about, **where):
        if first:
            first.clear()
            await held.wait()
        await note(*about, **where)

    monkeypatch.setattr(store.absences, "note", slow_at_first)
    heartbeat = Heartbeat(store, world.clock, world.reach, shared=True)
    world.clock.time += 300
    noting = asyncio.ensure_future(heartbeat.note_lost(0, 1, 300))
    await asyncio.sleep(0)
    await heartbeat.note_so_far()
    assert await store.absences.since(began, GUILD) == 300
    held.set()
    await noting
    assert await store.absences.since(began, GUILD) == 300
