"""Tests of what a server's managers are told about its tables."""

from __future__ import annotations

from bot.tables.state import requests as ask
from bot.tables.state.snapshot import Name, Notice
from tests.bot.tables.driver import PEOPLE, guest


def reported(table):
    return [notice for change in table.changes for notice in change.reported]


def about(key, **names):
    return Notice(key, {gap: Name(name) for gap, name in names.items()})


async def test_opening_and_ending_a_table_are_reported(world):
    table = await world.open("ann", "bob")
    assert reported(table) == [about("log-opened", name="ann")]
    await table.start()
    await table.go_on()
    await table.ask("mod", ask.End())
    assert reported(table)[1:] == [about("log-ended", name="mod")]


async def test_removing_a_person_from_a_lobby_is_reported_but_not_a_computer(world):
    table = await world.open("ann", "bob", computers=1)
    await table.ask("ann", ask.RemovePlayer(str(PEOPLE["bob"])))
    await table.ask("ann", ask.RemovePlayer("Ada 🤖"))
    assert reported(table)[1:] == [about("log-removed", name="bob", by="ann")]


async def test_removing_a_person_from_a_match_is_reported(world):
    table = await world.started("ann", "bob", "cas")
    await table.ask("mod", ask.Kick(guest("bob")))
    assert reported(table)[1:] == [about("log-removed", name="bob", by="mod")]


async def test_a_person_voted_out_is_reported_once_it_is_decided(world):
    table = await world.started("ann", "bob", "cas", "dan")
    await table.ask("bob", ask.Kick(guest("cas")))
    assert reported(table)[1:] == []
    await table.ask("dan", ask.VoteOnKick(PEOPLE["cas"], kick=True))
    assert reported(table)[1:] == [about("log-voted", name="cas")]


async def test_leaving_and_timeouts_are_not_reported(world):
    table = await world.open("ann", "bob")
    await table.ask("bob", ask.Leave())
    await table.ask("ann", ask.Leave())
    assert reported(table)[1:] == []
