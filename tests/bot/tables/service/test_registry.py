"""Tests of the registry: tables are opened, found, loaded once and closed; one rematch is open at a time."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest

from bot.preferences import GuildSettings
from bot.store import State, StoreUnreachable, ordinal
from bot.tables.state import requests as ask
from bot.tables.state.refusals import RefusedError
from bot.tables.state.requests import OpenTable, Rematch
from bot.tables.state.table import Table
from engine import GAMES
from tests.bot.tables.driver import CHANNEL, GUILD, PEOPLE, TableDriver
from tests.bot.tables.fakes import utc_of
from tests.memory import in_memory, left_behind

DAY = 86400


async def rematch(world, name, match_id):
    """Ask for a rematch. Return its lobby, or the refusal's locale key."""
    try:
        table = world.table_of(await world.registry.open(world.actor(name), Rematch(match_id)), name)
    except RefusedError as refusal:
        return refusal.key
    await world.settle()
    return table


async def played(world, *names, **about):
    """Return a finished match."""
    table = await world.started(*(names or ("ann", "bob")), game="all-fives", target=50, **about)
    await table.until(lambda: table.over)
    return table


# -- opening ---------------------------------------------------------------------------------------


async def test_a_lobby_opens_in_the_actors_channel_and_the_servers_language(world):
    actor = world.actor("ann", channel_id=777, parent_id=CHANNEL)
    table = (await world.registry.open(actor, OpenTable())).session.snapshot
    assert (table.guild_id, table.channel_id, table.parent_id) == (GUILD, 777, CHANNEL)
    assert (table.game, table.locale, table.host_id) == (next(iter(GAMES)), "nl", PEOPLE["ann"])
    assert (table.state, table.revision, table.version) == (State.LOBBY, 1, 0)
    assert [change.cause for change in world.outbox.changes] == [actor]


@pytest.mark.parametrize(
    ("chosen", "guild_locale", "locale", "spoken"),
    [("fr", "nl", "en-US", "fr"), ("", "nl", "en-US", "nl"), ("", "", "en-US", "en-US")],
)
async def test_a_tables_language_is_the_settings_then_the_servers_then_the_actors(
    world, chosen, guild_locale, locale, spoken
):
    world.preferences.guilds[GUILD] = GuildSettings(language=chosen)
    actor = world.actor("ann", guild_locale=guild_locale, locale=locale)
    assert (await world.registry.open(actor, OpenTable())).session.table.locale == spoken


async def test_an_unknown_game_is_refused(world):
    with pytest.raises(RefusedError) as refusal:
        await world.registry.open(world.actor("ann"), OpenTable("backgammon"))
    assert refusal.value.key == "table-gone"
    assert world.registry.loaded() == []


# -- finding ---------------------------------------------------------------------------------------


async def test_tables_are_found_by_server_channel_and_person(world):
    here = await world.started("ann", "bob")
    there = await world.registry.open(world.actor("bob", channel_id=902, parent_id=CHANNEL), OpenTable())
    far = await world.registry.open(world.actor("cas", guild_id=1, channel_id=2), OpenTable())
    found = world.registry.find
    ids = [here.id, there.session.table.id, far.session.table.id]
    assert [each.id for each in await found()] == ids
    assert [each.id for each in await found(guild_id=GUILD)] == ids[:2]
    assert [each.id for each in await found(channel_id=CHANNEL)] == ids[:2]
    assert [each.id for each in await found(channel_id=902)] == ids[1:2]
    assert [each.id for each in await found(user_id=PEOPLE["bob"])] == ids[:2]
    assert [each.id for each in await found(user_id=PEOPLE["eve"])] == []
    await here.ask("ann", ask.End())
    assert [each.id for each in await found(user_id=PEOPLE["ann"])] == []


async def test_a_table_in_use_is_not_loaded_again(world):
    table = await world.open("ann")
    world.store.matches.unreadable = 1
    assert await world.registry.get(table.id) is table.session
    world.store.matches.unreadable = 0
    assert await world.registry.get("unknown") is None


async def test_two_simultaneous_requests_load_a_table_once(world):
    table = await world.started("ann", "bob", game="all-fives")
    await world.stop()
    world.registry = world.new_registry()
    first, second = await asyncio.gather(*(world.registry.get(table.id) for _ in range(2)))
    assert first is second
    assert [change.recovered for change in table.changes].count(True) == 1


async def test_a_table_that_could_not_be_read_can_be_requested_again(world):
    table = await world.open("ann")
    await world.stop()
    world.registry = world.new_registry()
    world.store.matches.unreadable = 1
    with pytest.raises(StoreUnreachable):
        await world.registry.get(table.id)
    assert (await world.registry.get(table.id)).table.id == table.id


# -- a rematch -------------------------------------------------------------------------------------


async def test_a_rematch_copies_the_seats_options_and_pace(world):
    table = await played(world, "ann", computers=1, pace=30)
    again = await rematch(world, "ann", table.id)
    snapshot = again.snapshot
    assert again.names == ["ann", "Ada 🤖"]
    assert (snapshot.game, snapshot.options, snapshot.turn_seconds) == ("all-fives", {"target": 50}, 30)
    assert snapshot.state is State.LOBBY
    await again.start()


async def test_the_person_who_asks_for_a_rematch_is_its_host(world):
    world.prefer("ann", auto_draw=False)  # otherwise the round may end before three turns are missed
    table = await world.started("ann", "bob", target=0)
    await table.away("ann")
    await table.until(lambda: table.over)
    again = await rematch(world, "bob", table.id)
    assert again.snapshot.host_id == PEOPLE["bob"]
    assert again.names == ["ann", "bob"]
    assert not again.snapshot.anybody_away


async def test_only_players_of_the_match_may_ask_for_a_rematch(world):
    table = await played(world)
    assert await rematch(world, "eve", table.id) == "refusal-stranger"
    assert await rematch(world, "ann", "unknown") == "table-gone"


@pytest.mark.parametrize("restart", [False, True])
async def test_a_second_rematch_is_refused_while_one_is_open(world, restart):
    table = await played(world)
    again = await rematch(world, "bob", table.id)
    if restart:
        await world.restart()
    assert await rematch(world, "ann", table.id) == "rematch-open"
    await again.start()
    assert await rematch(world, "ann", table.id) == "rematch-open"
    await again.until(lambda: again.over)
    third = await rematch(world, "ann", table.id)
    assert third.snapshot.host_id == PEOPLE["ann"]


async def test_two_simultaneous_requests_open_one_rematch(world):
    table = await played(world)
    outcomes = await asyncio.gather(*(rematch(world, name, table.id) for name in ("ann", "bob")))
    assert [each for each in outcomes if isinstance(each, str)] == ["rematch-open"]
    assert len(world.registry.loaded()) == 1


async def test_a_rematch_that_was_never_started_can_be_requested_again(world):
    table = await played(world)
    await rematch(world, "ann", table.id)
    await world.advance(1800)
    assert isinstance(await rematch(world, "bob", table.id), TableDriver)


async def test_a_rematch_that_failed_to_open_can_be_requested_again(world):
    table = await played(world)
    world.store.fails = "before"
    with pytest.raises(StoreUnreachable):
        await rematch(world, "ann", table.id)
    assert isinstance(await rematch(world, "ann", table.id), TableDriver)


async def test_a_rematch_that_was_never_shown_can_be_requested_again(world):
    table = await played(world)
    world.outbox.refuses = True
    assert (await rematch(world, "ann", table.id)).over
    world.outbox.refuses = False
    assert isinstance(await rematch(world, "ann", table.id), TableDriver)


async def test_a_rematch_leaves_the_seat_of_a_deleted_person_free(world):
    table = await played(world, "ann", "bob")
    await world.store.personal_data.forget(PEOPLE["bob"])
    again = await rematch(world, "ann", table.id)
    assert again.names == ["ann"]


# -- closing ---------------------------------------------------------------------------------------


async def test_tables_of_a_deleted_channel_are_closed(world):
    played_here, lobby = await world.started("ann", "bob"), await world.open("cas")
    elsewhere = await world.registry.open(world.actor("eve", channel_id=902), OpenTable())
    closed = await world.registry.close_channel(CHANNEL)
    assert [table.table_id for table in closed] == [played_here.id, lobby.id]
    assert all(table.state is State.ABANDONED for table in closed)
    assert world.registry.loaded() == [elsewhere.session]
    assert played_here.changes[-1].told == ()


@pytest.mark.parametrize("restart", [False, True])
async def test_a_table_unchanged_for_two_months_is_closed(world, restart):
    table = await world.started("ann", "bob")
    await table.everybody(ask.AskPause())

    async def clean_up():
        await world.registry.close_forgotten(utc_of(world.clock)() - timedelta(days=60))

    await world.advance(59 * DAY)
    await clean_up()
    assert table.state is State.PAUSED
    if restart:
        await world.restart()
    await world.advance(2 * DAY)
    await clean_up()
    assert table.state is State.ABANDONED
    assert table.told_keys() == ["table-forgotten"]


async def test_a_table_without_a_clock_stays_open_while_it_is_played(world):
    table = await world.started("ann", "bob", pace=0)
    for _ in range(3):
        await world.advance(40 * DAY)
        await world.registry.close_forgotten(utc_of(world.clock)() - timedelta(days=60))
        await table.go_on()
    assert not table.over


@pytest.mark.parametrize("what", ["time", "channel", "forgotten"])
async def test_a_broken_table_does_not_stop_a_request_to_the_others(world, what, caplog):
    tables = [await world.started("ann", "bob", game="all-fives") for _ in range(3)]
    await world.advance(50)
    world.store.fails = "before"
    if what == "time":
        await world.registry.shard_restored(0, 1, 20)
        assert [table.left for table in tables] == [70, 90, 90]
    elif what == "channel":
        closed = await world.registry.close_channel(CHANNEL)
        assert [table.table_id for table in closed] == [table.id for table in tables[1:]]
    else:
        await world.registry.close_forgotten(utc_of(world.clock)() + timedelta(days=1))
        assert [table.over for table in tables] == [False, True, True]
    assert tables[0].id in caplog.text


async def test_an_error_at_one_table_does_not_stop_the_others_from_closing(world, monkeypatch, caplog):
    tables = [await world.started("ann", "bob") for _ in range(3)]

    async def broken(*_):
        raise RuntimeError

    monkeypatch.setattr(tables[0].session, "handle", broken)
    await world.registry.close_guild(GUILD)
    assert [table.over for table in tables] == [False, True, True]
    assert f"table {tables[0].id} failed to handle CloseTable" in caplog.text


async def test_downtime_is_added_only_to_the_servers_concerned(world):
    here = await world.started("ann", "bob", game="all-fives")
    await world.advance(50)
    await world.registry.shard_restored(1 - ordinal(GUILD) % 2, 2, 20)
    assert here.left == 70


# -- memory ----------------------------------------------------------------------------------------


async def test_lobbies_that_were_never_started_leave_nothing_in_memory(world):
    before = in_memory(Table)
    for name in PEOPLE:
        for _ in range(4):
            await world.open(name)
    assert len(world.registry.loaded()) == len(world.clock.due()) == 4 * len(PEOPLE)
    await world.advance(1800)
    assert world.registry.loaded() == world.clock.due() == []
    world.outbox.changes.clear()
    world._known.clear()
    assert left_behind(before, Table) == []


async def test_an_ended_match_leaves_nothing_in_memory(world):
    table = await world.started("ann", computers=2, target=50)
    await table.until(lambda: table.over)
    await world.advance(60)
    assert world.registry.loaded() == world.clock.due() == []
    assert world.registry.scheduler._timers == world.registry.scheduler._failures == {}


async def test_no_timer_fires_after_the_service_is_closed(world):
    table = await world.started("ann", computers=2)
    await table.until(lambda: not table.on_turn)
    await world.registry.close()
    assert world.clock.due() == []
    await table.session.handle(ask.SERVICE, ask.AddDowntime(1))
    assert world.clock.due() == []


async def test_a_session_dropped_during_a_save_makes_the_newer_one_reload(world):
    table = await world.started("ann", "bob")
    dropped = table.session
    world.registry.scheduler.cancel(table.id)
    world.registry._drop(dropped)
    newer = await world.registry.get(table.id)
    assert newer is not dropped
    before = newer.table.deadline
    await world.advance(30)
    await dropped.handle(ask.SERVICE, ask.AddDowntime(20))
    assert newer.unsure
    assert list(world.registry.scheduler._timers) == [table.id]
    await world.advance(5)
    assert newer.table.deadline == dropped.table.deadline == before + 20
