"""Tests of barred members: they get no table and no new seat, but keep the seats they have."""

from __future__ import annotations

import pytest

from bot.store import State
from bot.tables.state import requests as ask
from bot.tables.state.refusals import RefusedError
from bot.tables.state.requests import OpenTable, Rematch
from tests.bot.tables.driver import PEOPLE, guest

BOB = PEOPLE["bob"]


async def test_a_barred_member_cannot_open_a_table(world):
    world.prefer(barred=(BOB,))
    with pytest.raises(RefusedError) as refusal:
        await world.registry.open(world.actor("bob"), OpenTable())
    assert refusal.value.key == "barred"
    assert world.outbox.changes == []


@pytest.mark.parametrize("request_", [ask.Join(), ask.AcceptInvitation()], ids=["join", "accept"])
async def test_a_barred_member_cannot_take_a_free_seat(world, request_):
    table = await world.open("ann")
    await table.ask("ann", ask.Invite(guest("bob")))
    world.prefer(barred=(BOB,))
    assert await table.refused("bob", request_) == "barred"
    world.prefer(barred=())
    await table.ask("bob", request_)
    assert table.names == ["ann", "bob"]


async def test_a_barred_member_cannot_be_invited(world):
    world.prefer(barred=(BOB,))
    opened = await world.registry.open(world.actor("ann"), OpenTable(guests=(guest("bob"), guest("cas"))))
    assert opened.left_out == [("barred", "bob")]
    assert [row.name for row in opened.session.snapshot.invited] == ["cas"]
    assert await world.table_of(opened, "ann").refused("ann", ask.Invite(guest("bob"))) == "invite-barred"


async def test_a_barred_member_cannot_take_over_a_computers_seat(world):
    table = await world.started("ann", computers=1)
    await table.ask("bob", ask.AskForSeat())
    world.prefer(barred=(BOB,))
    await table.ask("ann", ask.AdmitSubstitute(guest("bob")))
    assert table.seat("bob") is None
    assert table.snapshot.questions == {}
    assert await table.refused("bob", ask.AskForSeat()) == "barred"


async def test_a_rematch_leaves_out_barred_members(world):
    table = await world.started("ann", "bob", "cas", target=0)
    await table.until(lambda: table.over)
    world.prefer(barred=(BOB,))
    with pytest.raises(RefusedError):
        await world.registry.open(world.actor("bob"), Rematch(table.id))
    opened = await world.registry.open(world.actor("ann"), Rematch(table.id))
    assert [player.name for player in opened.session.snapshot.players] == ["ann", "cas"]


async def test_a_barred_member_keeps_a_seat_they_already_have(world):
    table = await world.started("ann", "bob", game="all-fives")
    world.prefer(barred=(BOB,))
    await table.until(lambda: table.state is not State.PLAYING)
    assert table.seat("bob") == 1
