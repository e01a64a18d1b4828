"""Tables that another process takes over, just while something is under way here."""

from __future__ import annotations

import asyncio

import pytest

from bot.store import LeaseLost, StoreError
from bot.tables.state.requests import AddComputer, Leave, OpenTable
from tests.bot.tables.driver import GUILD


def taken_over(world):
    """Have another process take everything over."""
    world.reach.foreign.add(GUILD)
    world.registry.drop_others()


async def test_a_table_that_is_in_use_is_dropped(world):
    table = await world.started("ann", "bob")
    await world.show(table.id)
    taken_over(world)
    assert world.registry.loaded() == []
    assert world.registry.scheduler._timers == {}
    assert not world.registry.shows(table.snapshot)


async def test_those_of_other_servers_stay_in_use(world):
    table = await world.started("ann", "bob")
    elsewhere = await world.registry.open(world.actor("cas", guild_id=1, channel_id=2), OpenTable())
    taken_over(world)
    assert world.registry.loaded() == [elsewhere.session]
    assert (table.session.dropped, elsewhere.session.dropped) == (True, False)
    assert list(world.registry.scheduler._timers) == [elsewhere.session.table.id]


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

    async def meanwhile(*about):
        taken_over(world)
        return await down(*about)

    monkeypatch.setattr(world.registry.heartbeat, "down", meanwhile)
    assert await world.registry.get(table.id) is None
    assert world.registry.loaded() == []


@pytest.mark.parametrize("back", [False, True])
async def test_a_lobby_is_not_opened_where_another_process_has_served_meanwhile(world, monkeypatch, back):
    """Also where this one serves again by now: the other has carried out what was pressed."""
    crowd = world.store.matches.crowd

    async def meanwhile(*about):
        taken_over(world)
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


async def test_one_that_was_dropped_while_it_failed_is_not_tried_again(world, monkeypatch):
    """Else it would go on beside the same table, loaded anew, once this process serves it again."""
    table = await world.started("ann", "bob", game="all-fives")
    tries = []

    async def meanwhile(commit):
        tries.append(commit)
        taken_over(world)
        world.reach.foreign.clear()  # this process serves it again at once
        raise LeaseLost("store-lease-lost")

    monkeypatch.setattr(world.store, "commit", meanwhile)
    await world.advance(table.left)
    assert len(tries) == 1
    assert world.registry.scheduler._timers == {}


async def test_what_is_asked_of_one_that_was_dropped_is_not_carried_out(world):
    table = await world.started("ann", "bob")
    dropped = table.session
    taken_over(world)
    world.reach.foreign.clear()
    saved = len(world.store.commits)
    with pytest.raises(LeaseLost):
        await dropped.handle(world.actor("ann"), Leave(confirmed=True))
    assert len(world.store.commits) == saved


@pytest.mark.parametrize("readable", [True, False])
async def test_one_that_was_dropped_while_it_was_read_again_is_not_saved(world, monkeypatch, readable):
    """Else the table, loaded anew, would not know for how long nobody saw to it: it has just been saved."""
    table = await world.started("ann", "bob")
    dropped, load = table.session, world.store.matches.load
    dropped.mark_stale()
    if readable:
        dropped.add_downtime(7)
    saved, published = len(world.store.commits), len(world.outbox.changes)

    async def meanwhile(table_id):
        taken_over(world)
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


async def test_a_thought_for_one_that_was_dropped_is_given_up(world):
    table = await world.started("ann", computers=1, game="all-fives")
    await table.until(lambda: not table.on_turn)

    async def meanwhile():
        taken_over(world)
        world.reach.foreign.clear()
        await asyncio.sleep(0)

    world.thinker.meanwhile = meanwhile
    saved = len(world.store.commits)
    await world.advance(1.5)
    assert len(world.store.commits) == saved


async def test_the_clock_runs_of_a_table_that_was_saved_just_when_the_lease_ran_out(world):
    """The database had it still. That it is renewed late has nobody look at a table that is in use."""
    table = await world.open("ann", game="all-fives")
    await table.ask("ann", AddComputer())
    world.reach.foreign.add(GUILD)
    await table.start()
    world.reach.foreign.clear()
    await table.until(lambda: bool(table.on_turn))
    assert table.id in world.registry.scheduler._timers


async def test_one_that_is_read_again_while_the_one_before_saves_soon_knows_what_was_saved(
    world, monkeypatch
):
    table = await world.started("ann", "bob")
    await world.show(table.id)
    commit, read = world.store.commit, []

    async def meanwhile(change):
        monkeypatch.setattr(world.store, "commit", commit)
        taken_over(world)
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


async def test_a_table_that_another_has_served_while_it_was_read_is_given_its_time_back_once(
    world, monkeypatch
):
    """The owner in between has given it back."""
    table = await world.started("ann", "bob", pace=3600)
    await world.advance(900)
    left = table.snapshot.deadline
    await world.stop()
    world.clock.time += 300
    world.registry = world.new_registry()
    ours, down = world.registry, world.registry.heartbeat.down

    async def meanwhile(*about):
        seconds = await down(*about)  # the answer is long on its way
        monkeypatch.undo()
        taken_over(world)  # passed on
        world.reach.foreign.clear()
        world.registry = world.new_registry()
        await world.registry.get(table.id)  # the next owner gives the time back
        assert world.registry.loaded()[0].table.deadline == left + 300
        world.registry.drop_others()
        world.registry = ours  # and has passed it on to us again
        return seconds

    monkeypatch.setattr(ours.heartbeat, "down", meanwhile)
    session = await ours.get(table.id)
    assert session.table.deadline == left + 300
