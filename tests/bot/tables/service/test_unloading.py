"""Tests of idle tables: they are unloaded until they are requested or due, and lose nothing."""

from __future__ import annotations

import pytest

from bot.store import DeliveryRow, State, StoreUnreachable
from bot.tables.service.last_activity import IDLE, SWEEP
from bot.tables.state import requests as ask

HOUR = 3600
DAY = 24 * HOUR


async def unloaded_table(world, **about):
    """Return a table that was unloaded because its people are gone. Another table stays in use."""
    table = await world.started("ann", "bob", game="all-fives", **{"pace": DAY} | about)
    await unload_other_tables(world)
    # its message is recorded as shown
    await world.store.deliveries.put(DeliveryRow(table.id, 77, State.PLAYING, 0))
    return table


async def unload_other_tables(world):
    """Open another table, and let time pass until that is the only one in memory."""
    others = await world.started("cas", "dan", pace=0)
    for seconds in (IDLE + SWEEP + 1, SWEEP + 1):
        await world.advance(seconds)
        await others.go_on()
    assert world.registry.loaded() == [others.session]


async def let_two_sweeps_run(world, others):
    """Let two sweeps for idle tables run, by going on at another table. Timers do not fire."""
    for _ in range(2):
        world.clock.time += IDLE + SWEEP + 1
        await others.go_on()


async def test_an_unloaded_table_is_loaded_unchanged_when_requested(world):
    table = await unloaded_table(world)
    before, published = table.snapshot, len(table.changes)

    session = await world.registry.get(table.id)
    await world.settle()

    assert session is not None
    assert session.snapshot == before
    (change,) = table.changes[published:]
    assert (change.recovered, change.doubtful) == (True, False)
    await table.check()
    await table.go_on()
    assert len(table.record) == 1


async def test_messages_of_other_processes_are_looked_for_after_a_takeover(world):
    table = await unloaded_table(world)
    world.registry.taken_over()
    await world.registry.get(table.id)
    assert table.changes[-1].doubtful


async def test_loading_an_unloaded_table_saves_nothing(world):
    table = await unloaded_table(world)
    revision = (await table.saved()).revision
    await world.registry.get(table.id)
    await world.settle()
    assert (await table.saved()).revision == revision


async def test_an_unloaded_tables_clock_acts_on_time(world):
    table = await unloaded_table(world)
    await world.advance(table.left - 1)
    assert (table.record, table.snapshot.warning is None) == ([], False)
    await world.advance(1)
    assert len(table.record) == 1


async def test_the_earliest_of_several_unloaded_tables_acts_on_time(world):
    tables = [await unloaded_table(world, pace=pace) for pace in (3 * DAY, DAY, 2 * DAY)]
    for table in sorted(tables, key=lambda each: each.snapshot.turn_seconds):
        await world.advance(table.snapshot.deadline - world.clock.now() - 1)
        assert table.record == []
        await world.advance(1)
        assert len(table.record) == 1


async def test_loading_a_lobby_does_not_restart_its_wait(world):
    lobby = await world.open("ann", "bob")
    opened = world.clock.now()
    await unload_other_tables(world)
    await world.registry.get(lobby.id)
    await world.advance(opened + 1799 - world.clock.now())
    assert lobby.state is State.LOBBY
    await world.advance(1)
    assert lobby.over


async def test_a_clock_that_jumps_ahead_unloads_no_table_in_use(world):
    table, others = await world.started("ann", "bob", pace=0), await world.started("cas", "dan", pace=0)
    session = await world.registry.get(table.id)
    world.clock.time += 7200
    await others.go_on()
    assert world.registry.loaded() == [session, others.session]


async def test_a_busy_table_is_not_unloaded(world):
    table = await world.started("ann", "bob", pace=0)
    others = await world.started("cas", "dan", pace=0)
    world.outbox.unshown[table.id] = table.snapshot
    await let_two_sweeps_run(world, others)
    assert table.session in world.registry.loaded()


async def test_a_table_with_an_unknown_saved_state_is_not_unloaded(world):
    table, others = await world.started("ann", "bob", pace=0), await world.started("cas", "dan", pace=0)
    world.store.fails = "after"
    with pytest.raises(StoreUnreachable):
        await table.send(table.on_turn, ask.Play(0, table.moves(table.on_turn)[0].text))
    await let_two_sweeps_run(world, others)
    assert table.session in world.registry.loaded()


@pytest.mark.parametrize("restarted", [False, True], ids=["rested", "restarted"])
async def test_people_ready_for_the_next_round_survive_unloading(world, restarted):
    """At a slow table people say hours apart that they are ready. They must not have to repeat it."""
    table = await world.between_rounds("ann", "bob")
    next_round = ask.StartNextRound(table.snapshot.version)
    await table.ask("ann", next_round)
    if restarted:
        await world.restart(killed=True)
    else:
        await unload_other_tables(world)
    await table.check()
    await table.ask("bob", next_round)
    assert table.state is State.PLAYING


async def test_a_process_that_closes_during_the_due_query_sets_no_timer(world, monkeypatch):
    async def closed_meanwhile(*_):
        await world.registry.close()
        raise StoreUnreachable("store-unusable", place="-", reason="-")

    await unloaded_table(world)
    monkeypatch.setattr(world.store.matches, "due", closed_meanwhile)
    await world.registry.alarm.look()
    assert world.clock.due() == []


# -- after a start ---------------------------------------------------------------------------------


async def test_a_start_does_not_load_an_idle_table(world):
    table = await unloaded_table(world)
    published = len(table.changes)
    await world.advance(HOUR)
    await world.restart(down=HOUR)
    assert table.id not in {session.table.id for session in world.registry.loaded()}
    assert len(table.changes) == published


@pytest.mark.parametrize("starts", [1, 3])
async def test_an_unloaded_table_gets_all_the_downtime(world, starts):
    table = await unloaded_table(world)
    left = table.left
    for _ in range(starts):
        await world.advance(HOUR)
        await world.restart(down=HOUR)
        assert table.id not in {session.table.id for session in world.registry.loaded()}
    await world.registry.get(table.id)
    assert table.left == left - starts * HOUR
    assert table.changes[-1].doubtful


async def test_an_unloaded_tables_clock_acts_later_by_the_downtime(world):
    table = await unloaded_table(world)
    left = table.left
    await world.restart(down=2 * DAY)
    await world.advance(left - 1)
    assert table.record == []
    await world.advance(1)
    assert len(table.record) == 1


async def test_the_heartbeat_runs_for_clocks_of_unloaded_tables(world):
    """Without the heartbeat, the second restart would also count the ten hours between as downtime."""
    table = await unloaded_table(world)
    left = table.left
    await world.restart(down=HOUR)
    await world.advance(10 * HOUR)
    await world.restart(down=HOUR, killed=True)
    await world.registry.get(table.id)
    assert left - 10 * HOUR <= table.left <= left - 10 * HOUR + DAY / 100


async def test_a_shard_outage_is_added_to_an_unloaded_table(world):
    table = await unloaded_table(world)
    left = table.left
    await world.advance(HOUR)
    await world.registry.shard_restored(0, 1, 1800)
    await world.registry.get(table.id)
    assert table.left == left - 1800


async def test_an_outage_recorded_during_a_load_is_added(world, monkeypatch):
    table = await unloaded_table(world)
    left, since = table.left, world.store.absences.since
    await world.advance(HOUR)

    async def noted_meanwhile(*about):
        found = await since(*about)
        monkeypatch.setattr(world.store.absences, "since", since)
        await world.registry.shard_restored(0, 1, 1800)
        return found

    monkeypatch.setattr(world.store.absences, "since", noted_meanwhile)
    await world.registry.get(table.id)
    assert table.left == left - 1800


async def test_an_outage_not_yet_recorded_at_a_load_is_added(world, monkeypatch):
    table = await unloaded_table(world)
    left, note = table.left, world.store.absences.note
    await world.advance(HOUR)

    async def loaded_first(*about, **where):
        await world.registry.get(table.id)
        await note(*about, **where)

    monkeypatch.setattr(world.store.absences, "note", loaded_first)
    await world.registry.shard_restored(0, 1, 1800)
    assert table.left == left - 1800


@pytest.mark.parametrize("later", [0, 30])
async def test_an_outage_recorded_late_is_added(world, monkeypatch, later):
    table = await unloaded_table(world)
    left, note, down = table.left, world.store.absences.note, [True]
    await world.advance(HOUR)

    async def unless_down(*about, **where):
        if down:
            raise StoreUnreachable("store-slow", place="here")
        await note(*about, **where)

    monkeypatch.setattr(world.store.absences, "note", unless_down)
    await world.registry.shard_restored(0, 1, 1800)
    await world.advance(30)
    with pytest.raises(StoreUnreachable):
        await world.registry.get(table.id)
    down.clear()
    await world.advance(later)
    down[:] = [True] * bool(later)  # recorded by then
    await world.registry.get(table.id)
    assert table.left == left - 1830 - later
    down.clear()
    await world.advance(60)
    assert table.left == left - 1890 - later


async def test_time_without_the_bot_is_added_to_an_unloaded_table(world):
    table = await unloaded_table(world)
    left = table.left
    await world.advance(HOUR)
    await world.registry.server_restored(table.snapshot.guild_id, 1800)
    assert table.left == left - 1800


async def test_a_failed_query_for_due_tables_is_retried(world, monkeypatch):
    table = await unloaded_table(world)
    await world.advance(table.left - DAY / 4 - 60)  # a minute before the warning

    async def unreachable(*_):
        raise StoreUnreachable("store-unusable", place="-", reason="-")

    with monkeypatch.context() as patched:
        patched.setattr(world.store.matches, "due", unreachable)
        await world.advance(table.left - 1)
        assert table.snapshot.warning is None
    await world.advance(10)
    assert len(table.record) == 1
