"""Tests of tables that another process takes over while something is in progress here."""

from __future__ import annotations

import asyncio

import pytest

from bot.store import LeaseLost, StoreError
from bot.tables.state.requests import AddComputer, Leave, OpenTable
from tests.bot.tables.driver import GUILD


def serve_elsewhere(world):
    """Let another process serve the test's server from now on, and drop this process's sessions."""
    world.reach.foreign.add(GUILD)
    world.registry.drop_others()


async def test_a_loaded_table_is_dropped_when_another_process_takes_it_over(world):
    table = await world.started("ann", "bob")
    await world.show(table.id)
    serve_elsewhere(world)
    assert world.registry.loaded() == []
    assert world.registry.scheduler._timers == {}
    assert not world.registry.shows(table.snapshot)


async def test_tables_of_other_servers_stay_loaded(world):
    table = await world.started("ann", "bob")
    elsewhere = await world.registry.open(world.actor("cas", guild_id=1, channel_id=2), OpenTable())
    serve_elsewhere(world)
    assert world.registry.loaded() == [elsewhere.session]
    assert (table.session.dropped, elsewhere.session.dropped) == (True, False)
    assert list(world.registry.scheduler._timers) == [elsewhere.session.table.id]


async def test_a_table_whose_lease_only_expired_is_still_shown(world):
    table = await world.started("ann", "bob")
    world.reach.foreign.add(GUILD)
    assert world.registry.shows(table.snapshot)
    assert not world.registry.serves(table.snapshot)


async def test_a_table_taken_over_during_its_load_is_not_loaded(world, monkeypatch):
    """The tables of the lost server have been dropped by then, so this one would stay in memory."""
    table = await world.started("ann", "bob")
    await world.stop()
    world.registry = world.new_registry()
    down = world.registry.heartbeat.down

    async def meanwhile(*about):
        serve_elsewhere(world)
        return await down(*about)

    monkeypatch.setattr(world.registry.heartbeat, "down", meanwhile)
    assert await world.registry.get(table.id) is None
    assert world.registry.loaded() == []


@pytest.mark.parametrize("back", [False, True])
async def test_a_lobby_is_not_opened_if_another_process_served_the_server_meanwhile(world, monkeypatch, back):
    """The other process may have opened one already. ``back``: whether this process has the server back by
    then."""
    crowd = world.store.matches.crowd

    async def meanwhile(*about):
        serve_elsewhere(world)
        if back:
            world.reach.foreign.clear()
        return await crowd(*about)

    monkeypatch.setattr(world.store.matches, "crowd", meanwhile)
    with pytest.raises(LeaseLost):
        await world.registry.open(world.actor("ann"), OpenTable())
    assert world.registry.loaded() == []
    assert world.store.commits == []
    monkeypatch.undo()
    world.reach.foreign.clear()
    await world.registry.open(world.actor("ann"), OpenTable())
    assert len(world.registry.loaded()) == 1


async def test_a_session_dropped_during_a_failure_is_not_retried(world, monkeypatch):
    """If this process serves the table again, a new session is loaded. The old one must not act beside it."""
    table = await world.started("ann", "bob", game="all-fives")
    tries = []

    async def meanwhile(commit):
        tries.append(commit)
        serve_elsewhere(world)
        world.reach.foreign.clear()  # this process serves it again at once
        raise LeaseLost("store-lease-lost")

    monkeypatch.setattr(world.store, "commit", meanwhile)
    await world.advance(table.left)
    assert len(tries) == 1
    assert world.registry.scheduler._timers == {}


async def test_a_dropped_session_refuses_requests(world):
    table = await world.started("ann", "bob")
    dropped = table.session
    serve_elsewhere(world)
    world.reach.foreign.clear()
    saved = len(world.store.commits)
    with pytest.raises(LeaseLost):
        await dropped.handle(world.actor("ann"), Leave(confirmed=True))
    assert len(world.store.commits) == saved


@pytest.mark.parametrize("readable", [True, False])
async def test_a_session_dropped_during_its_reload_saves_nothing(world, monkeypatch, readable):
    """A save would record that no downtime is owed, and the newly loaded table would lose it."""
    table = await world.started("ann", "bob")
    dropped, load = table.session, world.store.matches.load
    dropped.mark_stale()
    if readable:
        dropped.add_downtime(7)
    saved, published = len(world.store.commits), len(world.outbox.changes)

    async def meanwhile(table_id):
        serve_elsewhere(world)
        world.reach.foreign.clear()
        if not readable:
            raise StoreError("store-slow", place="it")
        return await load(table_id)

    monkeypatch.setattr(world.store.matches, "load", meanwhile)
    with pytest.raises(LeaseLost):
        await dropped.handle(world.actor("ann"), Leave(confirmed=True))
    assert len(world.store.commits) == saved
    assert len(world.outbox.changes) == published
    assert world.registry.scheduler._timers == {}


async def test_thinking_for_a_dropped_session_is_cancelled(world):
    table = await world.started("ann", computers=1, game="all-fives")
    await table.until(lambda: not table.on_turn)

    async def meanwhile():
        serve_elsewhere(world)
        world.reach.foreign.clear()
        await asyncio.sleep(0)

    world.thinker.meanwhile = meanwhile
    saved = len(world.store.commits)
    await world.advance(1.5)
    assert len(world.store.commits) == saved


async def test_the_clock_runs_of_a_table_saved_just_as_its_lease_expired(world):
    """The database still accepted the save. A late renewal does not reload a table that is in memory."""
    table = await world.open("ann", game="all-fives")
    await table.ask("ann", AddComputer())
    world.reach.foreign.add(GUILD)
    await table.start()
    world.reach.foreign.clear()
    await table.until(lambda: bool(table.on_turn))
    assert table.id in world.registry.scheduler._timers


async def test_a_session_loaded_while_the_previous_one_saves_soon_reloads(world, monkeypatch):
    table = await world.started("ann", "bob")
    await world.show(table.id)
    commit, read = world.store.commit, []

    async def meanwhile(change):
        monkeypatch.setattr(world.store, "commit", commit)
        serve_elsewhere(world)
        world.reach.foreign.clear()
        read.append(await world.registry.get(table.id))
        await commit(change)

    monkeypatch.setattr(world.store, "commit", meanwhile)
    await table.session.handle(world.actor("ann"), Leave(confirmed=True))
    await world.advance(10)
    (newer,) = world.registry.loaded()
    assert read == [newer]
    assert newer.table.revision == (await world.store.matches.load(table.id)).revision
    assert newer.table.players[0].computer


async def test_a_table_served_elsewhere_during_its_load_gets_its_downtime_once(world, monkeypatch):
    """The table was handed over and back during the load. The owner in between had added the downtime."""
    table = await world.started("ann", "bob", pace=3600)
    await world.advance(900)
    left = table.snapshot.deadline
    await world.stop()
    world.clock.time += 300
    world.registry = world.new_registry()
    ours, down = world.registry, world.registry.heartbeat.down

    async def meanwhile(*about):
        seconds = await down(*about)  # the answer takes long
        monkeypatch.undo()
        serve_elsewhere(world)  # handed over
        world.reach.foreign.clear()
        world.registry = world.new_registry()
        await world.registry.get(table.id)  # the next owner adds the downtime
        assert world.registry.loaded()[0].table.deadline == left + 300
        world.registry.drop_others()
        world.registry = ours  # and has handed it back
        return seconds

    monkeypatch.setattr(ours.heartbeat, "down", meanwhile)
    session = await ours.get(table.id)
    assert session.table.deadline == left + 300
