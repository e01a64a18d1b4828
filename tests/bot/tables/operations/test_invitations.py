"""Tests of invitations to a lobby, which reserve no seat."""

from __future__ import annotations

import pytest

from bot.store import State
from bot.tables.state import requests as ask
from bot.tables.state.refusals import RefusedError
from bot.tables.state.requests import OpenTable
from bot.tables.state.snapshot import Labels, Name, Notice, Say
from tests.bot.tables.driver import PEOPLE, guest


async def invite(world, host, *names, game="uno-dominos"):
    """Open a lobby with these people invited. Return its driver, and the people who could not be invited."""
    opened = await world.registry.open(world.actor(host), OpenTable(game, tuple(map(guest, names))))
    return world.table_of(opened, host), opened.left_out


def invited(table, *, declined=False):
    return [row.name for row in table.snapshot.invited if row.declined is declined]


async def test_a_person_who_declined_can_join_later(world):
    table, left_out = await invite(world, "ann", "bob", "eve")
    assert (invited(table), left_out) == (["bob", "eve"], [])

    await table.ask("bob", ask.AcceptInvitation())
    assert (table.names, invited(table)) == (["ann", "bob"], ["eve"])

    await table.ask("eve", ask.DeclineInvitation())
    assert (invited(table), invited(table, declined=True)) == ([], ["eve"])
    assert await table.refused("eve", ask.AcceptInvitation()) == "invite-not-you"
    await table.check()

    await table.ask("eve", ask.Join())
    assert table.names == ["ann", "bob", "eve"]
    assert table.snapshot.invited == ()


async def test_an_uninvited_person_is_pointed_to_the_join_button(world):
    table, _ = await invite(world, "ann", "bob")
    with pytest.raises(RefusedError) as refusal:
        await table.ask("eve", ask.AcceptInvitation())
    assert refusal.value.notice == Notice("invite-not-you", {"join": Labels(("button-join",), "nl")})


async def test_joining_uses_up_an_invitation_for_good(world):
    table, _ = await invite(world, "ann", "bob")
    await table.ask("bob", ask.Join())
    await table.ask("bob", ask.Leave())
    assert table.snapshot.invited == ()


async def test_an_invitation_reserves_no_seat_and_survives_a_full_lobby(world):
    table, _ = await invite(world, "ann", "bob", game="all-fives")
    for name in ("cas", "dan", "eve"):
        await table.ask(name, ask.Join())
    assert await table.refused("bob", ask.AcceptInvitation()) == "lobby-full"
    await table.ask("cas", ask.Leave())
    await table.ask("bob", ask.AcceptInvitation())
    assert table.names == ["ann", "dan", "eve", "bob"]


async def test_no_more_people_are_invited_than_there_are_seats(world):
    names = ("bob", "cas", "dan", "eve", "ann", "bob")
    table, left_out = await invite(world, "ann", *names, game="all-fives")
    assert invited(table) == ["bob", "cas", "dan"]
    assert sorted(left_out) == [("already", "ann"), ("full", "eve")]


async def test_inviting_more_people_shows_the_lobby_again(world):
    table, _ = await invite(world, "ann", "bob")
    answer = await table.ask("ann", ask.Invite(guest("eve")))
    assert answer == Say(Notice("invite-sent", {"name": Name("eve")}))
    assert table.changes[-1].show_again
    assert invited(table) == ["bob", "eve"]
    assert await table.refused("ann", ask.Invite(guest("bob"))) == "invite-already"

    await table.ask("bob", ask.DeclineInvitation())
    await table.ask("ann", ask.Invite(guest("bob")))  # a person who declined can be invited again
    assert (invited(table), invited(table, declined=True)) == (["eve", "bob"], [])


@pytest.mark.parametrize("request_", [ask.Start(), ask.End()], ids=lambda each: type(each).__name__)
async def test_invitations_are_deleted_when_the_lobby_ends(world, request_):
    table, _ = await invite(world, "ann", "bob", "eve")
    await table.ask("ann", ask.AddComputer())
    assert len((await table.saved()).invited) == 2
    await table.ask("ann", request_)
    assert table.state is not State.LOBBY
    assert (await table.saved()).invited == ()


async def test_invitations_survive_a_restart(world):
    table, _ = await invite(world, "ann", "bob", "eve")
    await table.ask("eve", ask.DeclineInvitation())
    await world.restart()
    assert (invited(table), invited(table, declined=True)) == (["bob"], ["eve"])
    await table.ask("bob", ask.AcceptInvitation())
    assert table.seat("bob") == 1
    assert PEOPLE["bob"] not in {row.user_id for row in (await table.saved()).invited}
