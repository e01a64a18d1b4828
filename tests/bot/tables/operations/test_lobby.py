"""Tests of lobbies: seats, the host's rights, house rules, timeouts and the start."""

from __future__ import annotations

import pytest

from bot.language.localizer import localizer_for
from bot.preferences import GuildSettings
from bot.store import State
from bot.tables.state import requests as ask
from bot.tables.state.ports import Venue
from bot.tables.state.refusals import RefusedError
from bot.tables.state.snapshot import Done, Notice, Say
from engine import GAMES
from tests.bot.tables.driver import CHANNEL, GUILD, PEOPLE, guest
from tests.seating import seated


async def test_the_host_role_passes_on_when_the_host_leaves_the_lobby(world):
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


async def test_the_host_can_remove_players(world):
    table = await world.open("ann", "bob", computers=1)
    await table.ask("ann", ask.RemovePlayer("Ada 🤖"))
    assert table.changes[-1].left == ()
    await table.ask("ann", ask.RemovePlayer(str(PEOPLE["bob"])))
    assert table.changes[-1].left == (PEOPLE["bob"],)
    assert table.names == ["ann"]
    await table.check()


async def test_computers_get_distinct_names(world):
    table = await world.open("ann", computers=7, game="mexican-train")
    assert len(set(table.names)) == 8
    assert await table.refused("ann", ask.AddComputer()) == "lobby-full"
    await table.ask("ann", ask.RemovePlayer("Carmen 🤖"))
    await table.ask("ann", ask.AddComputer())
    assert table.names[-1] == "Carmen 🤖"


async def test_filling_with_computers_leaves_seats_for_invited_people(world):
    table = await world.open("ann", game="mexican-train")
    await table.ask("ann", ask.Invite(guest("bob")))
    await table.ask("ann", ask.FillWithComputers())
    assert [player.user_id is None for player in table.snapshot.players] == [False, True, True]
    for _ in range(4):
        await table.ask("ann", ask.FillWithComputers())
    assert len(table.names) == 7
    assert await table.refused("ann", ask.FillWithComputers()) == "lobby-expected"

    await table.ask("bob", ask.DeclineInvitation())
    await table.ask("ann", ask.FillWithComputers())
    assert len(set(table.names)) == 8
    await table.check()


@pytest.mark.parametrize("game", GAMES)
async def test_filling_stops_at_the_number_that_the_game_is_best_at_and_then_adds_one_more(world, game):
    table = await world.open("ann", game=game)
    await table.ask("ann", ask.FillWithComputers())
    assert len(table.names) == GAMES[game].best_seats
    if GAMES[game].best_seats < GAMES[game].seats[-1]:
        await table.ask("ann", ask.FillWithComputers())
        assert len(table.names) == GAMES[game].best_seats + 1
    await table.check()


async def test_filling_counts_with_the_seats_that_the_house_rules_need(world):
    """All Fives is best for two, and in pairs it takes four."""
    table = await world.open("ann", game="all-fives", partners=True)
    await table.ask("ann", ask.FillWithComputers())
    assert len(table.names) == 4
    assert await table.refused("ann", ask.FillWithComputers()) == "lobby-full"
    assert await table.ask("ann", ask.Start()) == Done()
    await table.check()


async def test_house_rules_are_set_one_by_one_or_by_preset(world):
    table = await world.open("ann")
    assert await table.ask("ann", ask.SetOption("target", 200)) == Done()
    assert table.snapshot.options == {"target": 200}
    await table.ask("ann", ask.SetOption("target", 500))
    assert table.snapshot.options == {}, "what the sheet says anyway is not kept"

    await table.ask("ann", ask.ChoosePreset("fr"))
    assert table.snapshot.options == GAMES["uno-dominos"].presets["fr"]
    await table.check()


@pytest.mark.parametrize("value", ["many", -1, 9999, None])
async def test_an_invalid_option_value_changes_nothing(world, value):
    table = await world.open("ann")
    assert await table.refused("ann", ask.SetOption("target", value)) == "options-clash"
    assert table.snapshot.options == {}


@pytest.mark.parametrize("seconds", [0, 30, 7 * 24 * 3600])
async def test_the_host_sets_the_pace(world, seconds):
    table = await world.open("ann")
    assert await table.ask("ann", ask.SetPace(seconds)) == Done()
    assert table.snapshot.turn_seconds == seconds
    await table.check()


async def test_choosing_another_game_resets_the_options(world):
    table = await world.open("ann", target=200)
    await table.ask("ann", ask.ChooseGame("domino-4"))
    assert (table.snapshot.game, table.snapshot.options) == ("domino-4", {})
    assert await table.refused("ann", ask.SetOption("target", 200)) == "options-clash"


async def test_the_next_table_starts_with_the_rules_last_played(world):
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
    table = await world.open("ann", "bob", game=game, computers=seated(game) - 2)
    assert await table.ask("ann", ask.Start()) == Done()
    snapshot = table.snapshot
    assert snapshot.state is State.PLAYING
    assert set(snapshot.views) == {0, 1}, "the people"
    assert snapshot.waiting()
    await table.check()


async def test_a_match_moves_to_its_venue(world):
    """The venue is a thread. The host is told what the server's settings could not provide."""
    table = await world.open("ann", "bob")
    world.venues.venue = Venue(777, CHANNEL, Notice("thread-refused"))
    assert await table.ask("ann", ask.Start()) == Say(Notice("thread-refused"))
    assert (table.snapshot.channel_id, table.snapshot.parent_id) == (777, CHANNEL)
    assert [asked.table_id for asked in world.venues.asked] == [table.id]
    await table.check()


@pytest.mark.parametrize(
    ("game", "options", "people", "advice"),
    [
        ("partners", {}, 1, "Add a computer player"),
        ("partners", {}, 3, "Add a computer player"),
        ("all-fives", {"partners": True}, 2, "Add a computer player"),
        ("partners", {}, 5, "Somebody has to leave."),
        ("all-fives", {}, 1, "Add a computer player"),
        ("all-fives", {}, 5, "Somebody has to leave."),
        ("uno-dominos", {"partners": True}, 5, "Add a computer player"),
    ],
)
async def test_a_start_is_refused_with_what_helps(world, game, options, people, advice):
    table = await world.open(*[*PEOPLE][:people])
    await table.ask("ann", ask.ChooseGame(game))
    for name, value in options.items():
        await table.ask("ann", ask.SetOption(name, value))
    with pytest.raises(RefusedError) as caught:
        await table.ask("ann", ask.Start())
    assert advice in localizer_for("en")(caught.value.key, **caught.value.values)


@pytest.mark.parametrize("name", ["bob", "eve"])
async def test_no_venue_is_prepared_for_a_refused_start(world, name):
    table = await world.open("ann", "bob")
    assert await table.refused(name, ask.Start()) == "host-only"
    assert world.venues.asked == []


async def test_a_start_is_checked_again_if_the_lobby_changed_meanwhile(world):
    table = await world.open("ann", "bob")
    world.venues.meanwhile = lambda: table.send("bob", ask.Leave())
    assert await table.refused("ann", ask.Start()) == "lobby-seats"
    assert table.state is State.LOBBY


async def test_a_lobbys_leave_button_is_refused_once_the_match_has_started(world):
    """Leaving a running match needs a confirmation."""
    table = await world.open("ann", "bob", game="all-fives")
    pressed = table.send("bob", ask.Leave(confirmed=False))
    _, late = await world.at_once(table.send("ann", ask.Start()), pressed)
    assert late.key == "lobby-closed"
    assert (table.state, table.names) == (State.PLAYING, ["ann", "bob"])


# -- timeouts --------------------------------------------------------------------------------------


async def test_a_lobby_closes_half_an_hour_after_its_last_change(world):
    table = await world.open("ann")
    await world.advance(1700)
    await table.ask("bob", ask.Join())
    await world.advance(1700)
    assert await table.refused("bob", ask.Join()) == "lobby-already-in"  # a refusal does not restart the wait
    await world.advance(99)
    assert table.state is State.LOBBY
    await table.check()

    await world.advance(1)

    assert table.state is State.ABANDONED
    assert table.told_keys() == ["lobby-timeout"]
    assert world.registry.loaded() == []
    assert world.clock.due() == []


async def test_showing_a_lobby_does_not_restart_its_wait(world):
    table = await world.open("ann")
    await world.advance(1000)
    await table.session.handle(ask.SERVICE, ask.Shown(None, world.clock.now()))
    await world.advance(800)
    assert table.over


async def test_a_lobby_whose_message_cannot_be_shown_is_closed(world):
    world.outbox.refuses = True
    table = await world.open("ann")
    await world.settle()
    assert (await table.saved()).state is State.ABANDONED
    assert world.registry.loaded() == []
    assert len(table.changes) == 1  # and nothing is published


async def test_a_lobby_that_was_shown_once_stays_open(world):
    table = await world.open("ann")
    await world.settle()
    world.outbox.refuses = True
    await table.ask("bob", ask.Join())
    assert table.state is State.LOBBY


async def test_a_new_table_starts_with_the_servers_pace(world):
    world.preferences.guilds[GUILD] = GuildSettings(turn_seconds=4 * 3600)
    assert (await world.open("ann")).snapshot.turn_seconds == 4 * 3600
