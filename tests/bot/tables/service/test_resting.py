"""Tables that nobody touches: not in use until somebody does, or their time comes; and no worse for it."""

from __future__ import annotations

import pytest

from bot.store import DeliveryRow, State, StoreUnreachable
from bot.tables.service.last_activity import IDLE, SWEEP
from bot.tables.state import requests as ask

HOUR = 3600
DAY = 24 * HOUR


async def resting(world, **about):
    """A table that was put away: its people have gone, while others go on."""
    table = await world.started("ann", "bob", game="all-fives", **{"pace": DAY} | about)
    await put_away(world)
    await world.store.deliveries.put(DeliveryRow(table.id, 77, State.PLAYING, 0))  # as it is on show
    return table


async def put_away(world):
    """Let so much time pass that every table is dropped but the one of those who go on."""
    others = await world.started("cas", "dan", pace=0)
    for seconds in (IDLE + SWEEP + 1, SWEEP + 1):
        await world.advance(seconds)
        await others.go_on()
    assert world.registry.loaded() == [others.session]


async def looked_for(world, others):
    """Let tables be looked for that nobody has touched for long, twice; no timer rings."""
    for _ in range(2):
        world.clock.time += IDLE + SWEEP + 1
        await others.go_on()


async def test_it_is_there_as_it_was_when_somebody_touches_it(world):
    table = await resting(world)
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


async def test_what_others_may_have_shown_meanwhile_is_looked_for(world):
    table = await resting(world)
    world.registry.taken_over()
    await world.registry.get(table.id)
    assert table.changes[-1].doubtful


async def test_taking_it_up_again_saves_nothing(world):
    table = await resting(world)
    revision = (await table.saved()).revision
    await world.registry.get(table.id)
    await world.settle()
    assert (await table.saved()).revision == revision


async def test_its_clock_strikes_in_time(world):
    table = await resting(world)
    await world.advance(table.left - 1)
    assert (table.record, table.snapshot.warning is None) == ([], False)
    await world.advance(1)
    assert len(table.record) == 1


async def test_the_first_of_several_to_be_due_is_not_late(world):
    tables = [await resting(world, pace=pace) for pace in (3 * DAY, DAY, 2 * DAY)]
    for table in sorted(tables, key=lambda each: each.snapshot.turn_seconds):
        await world.advance(table.snapshot.deadline - world.clock.now() - 1)
        assert table.record == []
        await world.advance(1)
        assert len(table.record) == 1


async def test_a_lobbys_time_does_not_begin_again(world):
    lobby = await world.open("ann", "bob")
    opened = world.clock.now()
    await put_away(world)
    await world.registry.get(lobby.id)
    await world.advance(opened + 1799 - world.clock.now())
    assert lobby.state is State.LOBBY
    await world.advance(1)
    assert lobby.over


async def test_a_clock_put_forward_drops_none_that_was_just_asked_for(world):
    table, others = await world.started("ann", "bob", pace=0), await world.started("cas", "dan", pace=0)
    session = await world.registry.get(table.id)
    world.clock.time += 7200
    await others.go_on()
    assert world.registry.loaded() == [session, others.session]


async def test_what_is_under_way_is_not_dropped(world):
    table = await world.started("ann", "bob", pace=0)
    others = await world.started("cas", "dan", pace=0)
    world.outbox.unshown[table.id] = table.snapshot
    await looked_for(world, others)
    assert table.session in world.registry.loaded()


async def test_what_nobody_knows_to_be_saved_is_not_dropped(world):
    table, others = await world.started("ann", "bob", pace=0), await world.started("cas", "dan", pace=0)
    world.store.fails = "after"
    with pytest.raises(StoreUnreachable):
        await table.send(table.on_turn, ask.Play(0, table.moves(table.on_turn)[0].text))
    await looked_for(world, others)
    assert table.session in world.registry.loaded()


@pytest.mark.parametrize("restarted", [False, True], ids=["rested", "restarted"])
async def test_who_is_ready_for_the_next_round_is_not_forgotten(world, restarted):
    """At a slow table people come by hours apart, and nobody has to ask twice."""
    table = await world.between_rounds("ann", "bob")
    next_round = ask.StartNextRound(table.snapshot.version)
    await table.ask("ann", next_round)
    if restarted:
        await world.restart(killed=True)
    else:
        await put_away(world)
    await table.check()
    await table.ask("bob", next_round)
    assert table.state is State.PLAYING


async def test_a_process_that_ends_while_it_asks_what_is_due_does_not_ask_again(world, monkeypatch):
    async def closed_meanwhile(*_):
        await world.registry.close()
        raise StoreUnreachable("store-unusable", place="-", reason="-")

    await resting(world)
    monkeypatch.setattr(world.store.matches, "due", closed_meanwhile)
    await world.registry.alarm.look()
    assert world.clock.due() == []


# -- after a start ---------------------------------------------------------------------------------


async def test_a_start_leaves_it_where_it_is(world):
    table = await resting(world)
    published = len(table.changes)
    await world.advance(HOUR)
    await world.restart(down=HOUR)
    assert table.id not in {session.table.id for session in world.registry.loaded()}
    assert len(table.changes) == published


@pytest.mark.parametrize("starts", [1, 3])
async def test_it_is_given_back_all_the_time_the_bot_was_down(world, starts):
    table = await resting(world)
    left = table.left
    for _ in range(starts):
        await world.advance(HOUR)
        await world.restart(down=HOUR)
        assert table.id not in {session.table.id for session in world.registry.loaded()}
    await world.registry.get(table.id)
    assert table.left == left - starts * HOUR
    assert table.changes[-1].doubtful


async def test_its_clock_strikes_later_by_what_was_lost(world):
    table = await resting(world)
    left = table.left
    await world.restart(down=2 * DAY)
    await world.advance(left - 1)
    assert table.record == []
    await world.advance(1)
    assert len(table.record) == 1


async def test_the_heart_beats_for_clocks_of_tables_that_are_not_in_use(world):
    """Else a second end of the bot would take the time in between back as well."""
    table = await resting(world)
    left = table.left
    await world.restart(down=HOUR)
    await world.advance(10 * HOUR)
    await world.restart(down=HOUR, killed=True)
    await world.registry.get(table.id)
    assert left - 10 * HOUR <= table.left <= left - 10 * HOUR + DAY / 100


async def test_a_connection_that_was_lost_counts_for_it_too(world):
    table = await resting(world)
    left = table.left
    await world.advance(HOUR)
    await world.registry.shard_back(0, 1, 1800)
    await world.registry.get(table.id)
    assert table.left == left - 1800


async def test_what_is_noted_while_a_table_is_loaded_counts_as_well(world, monkeypatch):
    table = await resting(world)
    left, since = table.left, world.store.absences.since
    await world.advance(HOUR)

    async def noted_meanwhile(*about):
        found = await since(*about)
        monkeypatch.setattr(world.store.absences, "since", since)
        await world.registry.shard_back(0, 1, 1800)
        return found

    monkeypatch.setattr(world.store.absences, "since", noted_meanwhile)
    await world.registry.get(table.id)
    assert table.left == left - 1800


async def test_so_does_what_has_yet_to_be_noted_when_it_is_loaded(world, monkeypatch):
    table = await resting(world)
    left, note = table.left, world.store.absences.note
    await world.advance(HOUR)

    async def loaded_first(*about, **where):
        await world.registry.get(table.id)
        await note(*about, **where)

    monkeypatch.setattr(world.store.absences, "note", loaded_first)
    await world.registry.shard_back(0, 1, 1800)
    assert table.left == left - 1800


@pytest.mark.parametrize("later", [0, 30])
async def test_so_does_what_could_not_be_noted_at_once(world, monkeypatch, later):
    table = await resting(world)
    left, note, down = table.left, world.store.absences.note, [True]
    await world.advance(HOUR)

    async def unless_down(*about, **where):
        if down:
            raise StoreUnreachable("store-slow", place="here")
        await note(*about, **where)

    monkeypatch.setattr(world.store.absences, "note", unless_down)
    await world.registry.shard_back(0, 1, 1800)
    await world.advance(30)
    with pytest.raises(StoreUnreachable):
        await world.registry.get(table.id)
    down.clear()
    await world.advance(later)
    down[:] = [True] * bool(later)  # it has been noted by then
    await world.registry.get(table.id)
    assert table.left == left - 1830 - later
    down.clear()
    await world.advance(60)
    assert table.left == left - 1890 - later


async def test_so_does_the_time_a_server_was_without_the_bot(world):
    table = await resting(world)
    left = table.left
    await world.advance(HOUR)
    await world.registry.server_back(table.snapshot.guild_id, 1800)
    assert table.left == left - 1800


async def test_where_the_store_does_not_say_what_is_due_it_is_asked_again(world, monkeypatch):
    table = await resting(world)
    await world.advance(table.left - DAY / 4 - 60)  # a minute before people are warned

    async def unreachable(*_):
        raise StoreUnreachable("store-unusable", place="-", reason="-")

    with monkeypatch.context() as patched:
        patched.setattr(world.store.matches, "due", unreachable)
        await world.advance(table.left - 1)
        assert table.snapshot.warning is None
    await world.advance(10)
    assert len(table.record) == 1
