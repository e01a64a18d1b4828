"""The tables in use: opened, found, loaded once, given up; a rematch once while it is open."""

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
    """Somebody asks for a rematch: the lobby, or the key of the sentence that refuses it."""
    try:
        table = world.table_of(await world.registry.open(world.actor(name), Rematch(match_id)), name)
    except RefusedError as refusal:
        return refusal.key
    await world.settle()
    return table


async def played(world, *names, **about):
    """A match that is over."""
    table = await world.started(*(names or ("ann", "bob")), game="all-fives", target=50, **about)
    await table.until(lambda: table.over)
    return table


# -- opening ---------------------------------------------------------------------------------------


async def test_a_lobby_is_where_the_asker_is_and_speaks_the_servers_language(world):
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
async def test_which_language_that_is(world, chosen, guild_locale, locale, spoken):
    world.preferences.guilds[GUILD] = GuildSettings(language=chosen)
    actor = world.actor("ann", guild_locale=guild_locale, locale=locale)
    assert (await world.registry.open(actor, OpenTable())).session.table.locale == spoken


async def test_a_game_that_is_not_played_here_is_refused(world):
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


async def test_two_who_press_at_once_load_it_once(world):
    table = await world.started("ann", "bob", game="all-fives")
    await world.stop()
    world.registry = world.new_registry()
    first, second = await asyncio.gather(*(world.registry.get(table.id) for _ in range(2)))
    assert first is second
    assert [change.recovered for change in table.changes].count(True) == 1


async def test_a_table_that_cannot_be_read_now_is_asked_for_again(world):
    table = await world.open("ann")
    await world.stop()
    world.registry = world.new_registry()
    world.store.matches.unreadable = 1
    with pytest.raises(StoreUnreachable):
        await world.registry.get(table.id)
    assert (await world.registry.get(table.id)).table.id == table.id


# -- a rematch -------------------------------------------------------------------------------------


async def test_a_rematch_has_the_seats_the_options_and_the_pace_of_the_match(world):
    table = await played(world, "ann", computers=1, pace=30)
    again = await rematch(world, "ann", table.id)
    snapshot = again.snapshot
    assert again.names == ["ann", "Ada 🤖"]
    assert (snapshot.game, snapshot.options, snapshot.turn_seconds) == ("all-fives", {"target": 50}, 30)
    assert snapshot.state is State.LOBBY
    await again.start()


async def test_who_asks_for_it_is_the_host_and_who_was_away_is_there_again(world):
    world.prefer("ann", auto_draw=False)  # else the round may be over before three turns have been missed
    table = await world.started("ann", "bob", target=0)
    await table.away("ann")
    await table.until(lambda: table.over)
    again = await rematch(world, "bob", table.id)
    assert again.snapshot.host_id == PEOPLE["bob"]
    assert again.names == ["ann", "bob"]
    assert not again.snapshot.anybody_away


async def test_only_the_players_of_a_match_may_ask(world):
    table = await played(world)
    assert await rematch(world, "eve", table.id) == "refusal-stranger"
    assert await rematch(world, "ann", "unknown") == "table-gone"


@pytest.mark.parametrize("restart", [False, True])
async def test_there_is_one_as_long_as_it_goes_on(world, restart):
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


async def test_of_two_who_ask_at_once_one_opens_it(world):
    table = await played(world)
    outcomes = await asyncio.gather(*(rematch(world, name, table.id) for name in ("ann", "bob")))
    assert [each for each in outcomes if isinstance(each, str)] == ["rematch-open"]
    assert len(world.registry.loaded()) == 1


async def test_one_that_nobody_started_can_be_asked_for_again(world):
    table = await played(world)
    await rematch(world, "ann", table.id)
    await world.advance(1800)
    assert isinstance(await rematch(world, "bob", table.id), TableDriver)


async def test_one_that_failed_can_be_asked_for_again(world):
    table = await played(world)
    world.store.fails = "before"
    with pytest.raises(StoreUnreachable):
        await rematch(world, "ann", table.id)
    assert isinstance(await rematch(world, "ann", table.id), TableDriver)


async def test_one_that_nobody_got_to_see_can_be_asked_for_again(world):
    table = await played(world)
    world.outbox.refuses = True
    assert (await rematch(world, "ann", table.id)).over
    world.outbox.refuses = False
    assert isinstance(await rematch(world, "ann", table.id), TableDriver)


async def test_the_seat_of_somebody_whose_data_is_deleted_stays_free(world):
    table = await played(world, "ann", "bob")
    await world.store.personal_data.forget(PEOPLE["bob"])
    again = await rematch(world, "ann", table.id)
    assert again.names == ["ann"]


# -- giving up -------------------------------------------------------------------------------------


async def test_tables_go_with_their_channel(world):
    played_here, lobby = await world.started("ann", "bob"), await world.open("cas")
    elsewhere = await world.registry.open(world.actor("eve", channel_id=902), OpenTable())
    closed = await world.registry.close_channel(CHANNEL)
    assert [table.table_id for table in closed] == [played_here.id, lobby.id]
    assert all(table.state is State.ABANDONED for table in closed)
    assert world.registry.loaded() == [elsewhere.session]
    assert played_here.changes[-1].told == ()


@pytest.mark.parametrize("restart", [False, True])
async def test_a_table_that_nobody_has_touched_for_two_months_is_given_up(world, restart):
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


async def test_a_table_without_a_clock_that_is_played_stays(world):
    table = await world.started("ann", "bob", pace=0)
    for _ in range(3):
        await world.advance(40 * DAY)
        await world.registry.close_forgotten(utc_of(world.clock)() - timedelta(days=60))
        await table.go_on()
    assert not table.over


@pytest.mark.parametrize("what", ["time", "channel", "forgotten"])
async def test_whatever_is_wrong_with_one_table_the_others_are_told(world, what, caplog):
    tables = [await world.started("ann", "bob", game="all-fives") for _ in range(3)]
    await world.advance(50)
    world.store.fails = "before"
    if what == "time":
        await world.registry.shard_back(0, 1, 20)
        assert [table.left for table in tables] == [70, 90, 90]
    elif what == "channel":
        closed = await world.registry.close_channel(CHANNEL)
        assert [table.table_id for table in closed] == [table.id for table in tables[1:]]
    else:
        await world.registry.close_forgotten(utc_of(world.clock)() + timedelta(days=1))
        assert [table.over for table in tables] == [False, True, True]
    assert tables[0].id in caplog.text


async def test_an_error_at_one_table_keeps_no_other_from_being_closed(world, monkeypatch, caplog):
    tables = [await world.started("ann", "bob") for _ in range(3)]

    async def broken(*_):
        raise RuntimeError

    monkeypatch.setattr(tables[0].session, "handle", broken)
    await world.registry.close_guild(GUILD)
    assert [table.over for table in tables] == [False, True, True]
    assert f"table {tables[0].id} failed to handle CloseTable" in caplog.text


async def test_only_the_servers_concerned_are_given_time(world):
    here = await world.started("ann", "bob", game="all-fives")
    await world.advance(50)
    await world.registry.shard_back(1 - ordinal(GUILD) % 2, 2, 20)
    assert here.left == 70


# -- nothing is left behind ------------------------------------------------------------------------


async def test_lobbies_that_nobody_started_leave_nothing_behind(world):
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


async def test_a_match_leaves_nothing_behind(world):
    table = await world.started("ann", computers=2, target=50)
    await table.until(lambda: table.over)
    await world.advance(60)
    assert world.registry.loaded() == world.clock.due() == []
    assert world.registry.scheduler._timers == world.registry.scheduler._failures == {}


async def test_a_service_that_is_closed_rings_nothing_any_more(world):
    table = await world.started("ann", computers=2)
    await table.until(lambda: not table.on_turn)
    await world.registry.close()
    assert world.clock.due() == []
    await table.session.handle(ask.SERVICE, ask.GiveTimeBack(1))
    assert world.clock.due() == []


async def test_a_session_that_was_dropped_in_the_middle_of_something_has_the_newer_one_read_again(world):
    table = await world.started("ann", "bob")
    dropped = table.session
    world.registry.scheduler.cancel(table.id)
    world.registry._drop(dropped)
    newer = await world.registry.get(table.id)
    assert newer is not dropped
    before = newer.table.deadline
    await world.advance(30)
    await dropped.handle(ask.SERVICE, ask.GiveTimeBack(20))
    assert newer.unsure
    assert list(world.registry.scheduler._timers) == [table.id]
    await world.advance(5)
    assert newer.table.deadline == dropped.table.deadline == before + 20
