"""Before the match: seats, the host's rights, house rules, an abandoned lobby, the start."""

from __future__ import annotations

import pytest

from bot.preferences import GuildSettings
from bot.store import State
from bot.tables.state import requests as ask
from bot.tables.state.ports import Venue
from bot.tables.state.snapshot import Done, Notice, Say
from engine import GAMES
from tests.bot.tables.driver import CHANNEL, GUILD, PEOPLE, guest


async def test_people_join_and_leave_and_the_host_passes_the_role_on(world):
    table = await world.open("ann", "bob")
    assert table.names == ["ann", "bob"]

    answer = await table.ask("ann", ask.Leave())

    assert answer == Say(Notice("lobby-left"), replace=True)
    assert table.names == ["bob"]
    assert table.snapshot.host_id == PEOPLE["bob"]
    assert table.changes[-1].left == (PEOPLE["ann"],)

    await table.ask("bob", ask.Leave())
    assert table.state is State.ABANDONED
    assert table.told_keys() == ["lobby-deserted"]


async def test_a_lobby_of_computers_alone_is_closed(world):
    table = await world.open("ann", computers=2)
    await table.ask("ann", ask.Leave())
    assert table.state is State.ABANDONED


async def test_a_person_among_computers_is_the_next_host(world):
    table = await world.open("ann", computers=1)
    await table.ask("bob", ask.Join())
    await table.ask("ann", ask.Leave())
    assert table.names == ["Ada 🤖", "bob"]
    assert table.snapshot.host_id == PEOPLE["bob"]


async def test_the_host_removes_players_by_their_keys(world):
    table = await world.open("ann", "bob", computers=1)
    await table.ask("ann", ask.RemovePlayer("Ada 🤖"))
    assert table.changes[-1].left == ()
    await table.ask("ann", ask.RemovePlayer(str(PEOPLE["bob"])))
    assert table.changes[-1].left == (PEOPLE["bob"],)
    assert table.names == ["ann"]
    await table.check()


async def test_computers_have_names_of_their_own(world):
    table = await world.open("ann", computers=7, game="mexican-train")
    assert len(set(table.names)) == 8
    assert await table.refused("ann", ask.AddComputer()) == "lobby-full"
    await table.ask("ann", ask.RemovePlayer("Carmen 🤖"))
    await table.ask("ann", ask.AddComputer())
    assert table.names[-1] == "Carmen 🤖"


async def test_computers_fill_the_seats_of_whom_nobody_expects(world):
    table = await world.open("ann", game="mexican-train")
    await table.ask("ann", ask.Invite(guest("bob")))
    await table.ask("ann", ask.FillWithComputers())
    assert [player.user_id is None for player in table.snapshot.players] == [False, *[True] * 6]
    assert await table.refused("ann", ask.FillWithComputers()) == "lobby-expected"

    await table.ask("bob", ask.DeclineInvitation())
    await table.ask("ann", ask.FillWithComputers())
    assert len(set(table.names)) == 8
    await table.check()


async def test_house_rules_are_set_one_by_one_or_by_name(world):
    table = await world.open("ann")
    assert await table.ask("ann", ask.SetOption("target", 200)) == Done()
    assert table.snapshot.options == {"target": 200}
    await table.ask("ann", ask.SetOption("target", 500))
    assert table.snapshot.options == {}, "what the sheet says anyway is not kept"

    await table.ask("ann", ask.ChoosePreset("fr"))
    assert table.snapshot.options == GAMES["uno-dominos"].presets["fr"]
    await table.check()


@pytest.mark.parametrize("value", ["many", -1, 9999, None])
async def test_a_number_that_is_none_changes_nothing(world, value):
    table = await world.open("ann")
    assert await table.refused("ann", ask.SetOption("target", value)) == "options-clash"
    assert table.snapshot.options == {}


@pytest.mark.parametrize("seconds", [0, 30, 7 * 24 * 3600])
async def test_the_host_sets_the_pace(world, seconds):
    table = await world.open("ann")
    assert await table.ask("ann", ask.SetPace(seconds)) == Done()
    assert table.snapshot.turn_seconds == seconds
    await table.check()


async def test_another_game_is_played_by_its_own_rules(world):
    table = await world.open("ann", target=200)
    await table.ask("ann", ask.ChooseGame("domino-4"))
    assert (table.snapshot.game, table.snapshot.options) == ("domino-4", {})
    assert await table.refused("ann", ask.SetOption("target", 200)) == "options-clash"


async def test_what_was_played_is_where_the_next_table_of_the_game_starts(world):
    table = await world.open("ann", "bob", target=200)
    assert (await world.open("cas")).snapshot.options == {}, "not before it is played"
    await table.start()
    assert (await world.open("cas")).snapshot.options == {"target": 200}
    other = await world.open("dan", game="all-fives")
    assert other.snapshot.options == {}
    await other.ask("dan", ask.ChooseGame("uno-dominos"))
    assert other.snapshot.options == {"target": 200}


# -- the start -------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
async def test_the_first_round_is_dealt(world, game):
    table = await world.open("ann", "bob", game=game)
    assert await table.ask("ann", ask.Start()) == Done()
    snapshot = table.snapshot
    assert snapshot.state is State.PLAYING
    assert set(snapshot.views) == {0, 1}
    assert snapshot.waiting()
    await table.check()


async def test_a_match_is_played_where_its_venue_is(world):
    """A thread, and the host is told what could not be had there."""
    table = await world.open("ann", "bob")
    world.venues.venue = Venue(777, CHANNEL, Notice("thread-refused"))
    assert await table.ask("ann", ask.Start()) == Say(Notice("thread-refused"))
    assert (table.snapshot.channel_id, table.snapshot.parent_id) == (777, CHANNEL)
    assert [asked.table_id for asked in world.venues.asked] == [table.id]
    await table.check()


@pytest.mark.parametrize("name", ["bob", "eve"])
async def test_no_place_is_prepared_for_a_start_that_is_refused(world, name):
    table = await world.open("ann", "bob")
    assert await table.refused(name, ask.Start()) == "host-only"
    assert world.venues.asked == []


async def test_a_start_whose_lobby_changed_meanwhile_is_decided_as_it_is_then(world):
    table = await world.open("ann", "bob")
    world.venues.meanwhile = lambda: table.send("bob", ask.Leave())
    assert await table.refused("ann", ask.Start()) == "lobby-seats"
    assert table.state is State.LOBBY


async def test_who_leaves_a_lobby_that_has_just_been_started_keeps_the_seat_and_is_told(world):
    """Nobody leaves a running match with one press: they are asked whether they want to."""
    table = await world.open("ann", "bob", game="all-fives")
    pressed = table.send("bob", ask.Leave(confirmed=False))
    _, late = await world.at_once(table.send("ann", ask.Start()), pressed)
    assert late.key == "lobby-closed"
    assert (table.state, table.names) == (State.PLAYING, ["ann", "bob"])


# -- a lobby that nobody starts --------------------------------------------------------------------


async def test_an_abandoned_lobby_closes_itself_half_an_hour_after_the_last_touch(world):
    table = await world.open("ann")
    await world.advance(1700)
    await table.ask("bob", ask.Join())
    await world.advance(1700)
    assert await table.refused("bob", ask.Join()) == "lobby-already-in"  # which touches nothing
    await world.advance(99)
    assert table.state is State.LOBBY
    await table.check()

    await world.advance(1)

    assert table.state is State.ABANDONED
    assert table.told_keys() == ["lobby-timeout"]
    assert world.registry.loaded() == []
    assert world.clock.due() == []


async def test_to_be_shown_is_no_touch(world):
    table = await world.open("ann")
    await world.advance(1000)
    await table.session.handle(ask.SERVICE, ask.Shown(None, world.clock.now()))
    await world.advance(800)
    assert table.over


async def test_a_lobby_that_nobody_gets_to_see_is_withdrawn(world):
    world.outbox.refuses = True
    table = await world.open("ann")
    await world.settle()
    assert (await table.saved()).state is State.ABANDONED
    assert world.registry.loaded() == []
    assert len(table.changes) == 1  # and nobody is told


async def test_a_lobby_that_was_on_show_once_stays(world):
    table = await world.open("ann")
    await world.settle()
    world.outbox.refuses = True
    await table.ask("bob", ask.Join())
    assert table.state is State.LOBBY


async def test_a_new_table_is_played_at_the_pace_the_server_has_set(world):
    world.preferences.guilds[GUILD] = GuildSettings(turn_seconds=4 * 3600)
    assert (await world.open("ann")).snapshot.turn_seconds == 4 * 3600
