"""Tests of blocked people: they cannot invite who blocks them, nor take a seat at that person's table."""

from __future__ import annotations

import pytest

from bot.store import State
from bot.tables.state import requests as ask
from bot.tables.state.requests import OpenTable, Rematch
from tests.bot.tables.driver import PEOPLE, guest

ANN, BOB = PEOPLE["ann"], PEOPLE["bob"]


async def test_a_blocked_person_cannot_sit_down_at_the_table(world):
    table = await world.open("ann")
    world.prefer("ann", blocked=(BOB,))
    assert await table.refused("bob", ask.Join()) == "seat-blocked"
    world.prefer("ann")
    await table.ask("bob", ask.Join())
    assert table.names == ["ann", "bob"]


@pytest.mark.parametrize("blocks", ["ann", "bob"])
async def test_neither_side_of_a_block_invites_the_other(world, blocks):
    world.prefer(blocks, blocked=(ANN, BOB))
    opened = await world.registry.open(world.actor("ann"), OpenTable(guests=(guest("bob"), guest("cas"))))
    assert opened.left_out == [("blocked", "bob")]
    assert await world.table_of(opened, "ann").refused("ann", ask.Invite(guest("bob"))) == "invite-blocked"


async def test_a_blocked_person_cannot_take_over_a_computers_seat(world):
    table = await world.started("ann", computers=1)
    await table.ask("bob", ask.AskForSeat())
    world.prefer("ann", blocked=(BOB,))
    await table.ask("ann", ask.AdmitSubstitute(guest("bob")))
    assert table.seat("bob") is None
    assert await table.refused("bob", ask.AskForSeat()) == "seat-blocked"


@pytest.mark.parametrize("blocks", ["ann", "bob"])
async def test_a_rematch_leaves_out_who_blocks_the_host_or_is_blocked(world, blocks):
    table = await world.started("ann", "bob", "cas", target=0)
    await table.until(lambda: table.over)
    world.prefer(blocks, blocked=(ANN, BOB))
    opened = await world.registry.open(world.actor("ann"), Rematch(table.id))
    assert [player.name for player in opened.session.snapshot.players] == ["ann", "cas"]


async def test_a_blocked_person_keeps_a_seat_they_already_have(world):
    table = await world.started("ann", "bob", game="all-fives")
    world.prefer("ann", blocked=(BOB,))
    await table.until(lambda: table.state is not State.PLAYING)
    assert table.seat("bob") == 1
