"""Tests of seats during a match: left to a computer, and taken back."""

from __future__ import annotations

import pytest

from bot.store import State
from bot.tables.operations.seats import free_seat
from bot.tables.state import requests as ask
from bot.tables.state.seated import Player
from bot.tables.state.snapshot import Labels, Name, Notice, Say, ShowHand
from tests.bot.tables.driver import PEOPLE


async def test_a_computer_plays_the_seat_of_a_person_who_leaves(world):
    table = await world.started("ann", "bob")

    assert await table.ask("bob", ask.Leave()) == Say(Notice("you-left"), replace=True)

    assert table.names == ["ann", "Ada 🤖"]
    change = table.changes[-1]
    assert change.left == (PEOPLE["bob"],)
    told = {"name": Name("bob"), "computer": Name("Ada 🤖"), "level": Labels(("level-casual",))}
    assert change.told == (Notice("left-to-computer", told),)
    assert set(table.snapshot.views) == {0}
    await table.check()
    await table.until(lambda: table.state is not State.PLAYING)


async def test_the_replacing_computer_gets_a_free_name(world):
    table = await world.started("ann", "bob", "cas", computers=1)
    await table.ask("bob", ask.Leave())
    await table.ask("cas", ask.Leave())
    assert table.names == ["ann", "Blaise 🤖", "Carmen 🤖", "Ada 🤖"]


async def test_the_host_role_passes_to_a_present_person(world):
    table = await world.started("ann", "bob", "cas", pace=30)
    await table.away("bob")
    await table.ask("ann", ask.Leave())
    assert table.snapshot.host_id == PEOPLE["cas"]
    await table.ask("cas", ask.Leave())
    assert table.snapshot.host_id == PEOPLE["bob"]
    await table.check()


async def test_a_match_is_paused_when_its_last_present_person_leaves(world):
    table = await world.started("ann", "bob", pace=30)
    await table.away("bob")
    await table.ask("ann", ask.Leave())
    assert table.state is State.PAUSED
    assert table.told_keys() == ["left-to-computer", "clock-all-away"]

    await table.ask("bob", ask.Resume())
    assert table.state is State.PLAYING
    assert not table.player("bob").away

    await table.ask("bob", ask.Leave())
    assert table.state is State.ABANDONED
    assert table.told_keys() == ["left-to-computer", "table-deserted"]
    assert (await table.saved()).state is State.ABANDONED
    assert world.registry.loaded() == []


@pytest.mark.parametrize("back", [ask.Resume(), ask.TakeSeatBack()])
async def test_the_first_to_return_becomes_host_in_place_of_an_away_host(world, back):
    table = await world.started("ann", "bob", pace=30)
    await table.away("bob")
    await table.away("ann")
    assert (table.state, table.snapshot.host_id) == (State.PAUSED, PEOPLE["ann"])
    await table.ask("bob", back)
    assert table.snapshot.host_id == PEOPLE["bob"]
    await table.check()


@pytest.mark.parametrize("state", [State.PLAYING, State.BETWEEN, State.PAUSED])
async def test_a_match_that_everyone_has_left_is_closed(world, state):
    table = await world.started("ann", "bob", game="all-fives")
    if state is State.BETWEEN:
        await table.until(lambda: table.state is State.BETWEEN)
    if state is State.PAUSED:
        await table.everybody(ask.AskPause())
    await table.ask("ann", ask.Leave())
    assert table.state is state
    assert table.snapshot.host_id == PEOPLE["bob"]
    await table.ask("bob", ask.Leave())
    assert table.state is State.ABANDONED


async def test_the_clock_of_a_person_who_leaves_stops(world):
    table = await world.started("ann", "bob", game="all-fives")
    name = table.on_turn
    await table.ask(name, ask.Leave())
    assert table.left is None
    assert table.snapshot.nobody_decides
    await world.advance(2)
    assert len(table.record) == 1


async def test_a_person_who_takes_their_seat_back_gets_a_full_turn(world):
    table = await world.started("ann", "bob", pace=120)
    await table.away("ann")
    await table.until_turn_of("bob")

    assert await table.ask("ann", ask.TakeSeatBack()) == ShowHand(0)

    assert table.told_keys() == ["clock-back"]
    assert (table.player("ann").away, table.player("ann").missed_turns) == (False, 0)
    assert 0 in table.snapshot.views
    await table.check()
    await table.until_turn_of("ann")
    assert table.left == 120


async def test_taking_back_a_seat_one_already_plays_changes_nothing(world):
    table = await world.started("ann", "bob")
    published = len(table.changes)
    assert await table.ask("bob", ask.TakeSeatBack()) == ShowHand(1)
    assert len(table.changes) == published


ANN, BOB, AWAY, ADA = Player("ann", 11), Player("bob", 12), Player("cas", 13, away=True), Player("Ada 🤖")
LEFT = Player("Alan 🤖", unsubstituted=False)


@pytest.mark.parametrize(
    ("players", "seat"),
    [
        ((ANN, BOB), None),
        ((ANN, ADA), 1),
        ((AWAY, ADA), 1),
        ((ANN, AWAY), 1),
        ((ADA, ADA), 0),
        ((), None),
        ((ADA, LEFT), 1),
        ((LEFT, LEFT, AWAY), 0),
        ((AWAY, LEFT), 1),
    ],
)
def test_a_substitute_gets_the_seat_of_who_left_then_a_computers_then_an_away_persons(players, seat):
    assert free_seat(players) == seat
