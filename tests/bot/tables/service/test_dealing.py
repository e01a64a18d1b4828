"""Tests of what a match is dealt from: a secret committed to in advance, and a number chosen by Discord."""

from __future__ import annotations

from hashlib import sha256

import pytest

from bot.store import State
from bot.tables.state import requests as ask
from bot.tables.state.ports import Venue
from bot.tables.state.requests import Rematch
from bot.tables.state.table import Table
from engine import Match
from tests.bot.tables.driver import CHANNEL, guest


def sha(text):
    return sha256(text.encode()).hexdigest()


def dealt(table):
    """Return the hands of the first deal."""
    match = table.session.table.match_or_raise
    return Match(match.game, match.seats, match.seed).round.hands


async def test_the_commitment_is_fixed_when_the_table_opens(world):
    table = await world.open("ann")
    assert [change.snapshot.seal for change in table.changes] == [sha("secret")]
    world.ids.next_secret = "another, drawn with an eye on who has come"
    for name in ("bob", "cas"):
        await table.ask(name, ask.Join())
    await table.ask("ann", ask.ChooseGame("mexican-train"))
    await table.start()
    assert {change.snapshot.seal for change in table.changes} == {sha("secret")}


async def test_the_deal_comes_from_the_secret_and_the_beacon(world):
    table = await world.open("ann", "bob")
    await table.start()
    (beacon,) = world.beacons.lit
    assert table.snapshot.beacon == beacon.number
    assert table.session.table.match_or_raise.seed == sha(f"secret/{beacon.number}")


async def test_another_beacon_gives_another_deal(world):
    tables = [await world.started("ann", "bob", game="all-fives") for _ in range(2)]
    assert [table.session.table.secret for table in tables] == ["secret", "secret"]
    assert dealt(tables[0]) != dealt(tables[1])


async def test_the_lobby_is_announced_in_its_channel_before_the_deal(world):
    table = await world.open("ann", "bob", game="all-fives", target=50)
    world.venues.venue = Venue(777, CHANNEL)
    before = table.snapshot
    await table.start()
    (beacon,) = world.beacons.lit
    assert beacon.table == before
    assert (beacon.table.state, beacon.table.channel_id, beacon.table.seal) == (
        State.LOBBY,
        CHANNEL,
        sha("secret"),
    )
    assert table.snapshot.channel_id == 777


@pytest.mark.parametrize(
    ("name", "meanwhile"),
    [
        ("cas", ask.Join()),
        ("bob", ask.Leave()),
        ("ann", ask.AddComputer()),
        ("ann", ask.SetOption("hand_size", 5)),
        ("ann", ask.ChooseGame("mexican-train")),
    ],
    ids=lambda value: type(value).__name__,
)
async def test_a_lobby_changed_since_its_announcement_is_not_dealt(world, name, meanwhile):
    table = await world.open("ann", "bob", computers=1)

    async def change():
        await table.ask(name, meanwhile)

    world.beacons.meanwhile = change
    assert await table.refused("ann", ask.Start()) == "start-overtaken"
    assert (table.state, table.snapshot.beacon, (await table.saved()).seed) == (State.LOBBY, None, "")
    await table.start()
    assert table.snapshot.beacon == world.beacons.lit[-1].number
    await table.check()


async def test_a_change_that_does_not_affect_the_deal_allows_the_start(world):
    table = await world.open("ann", "bob")

    async def invite():
        await table.ask("ann", ask.Invite(guest("eve")))

    world.beacons.meanwhile = invite
    await table.ask("ann", ask.Start())
    assert table.state is State.PLAYING


async def test_two_simultaneous_starts_request_one_beacon(world):
    table = await world.open("ann", "bob")
    first, second = await world.at_once(table.send("ann", ask.Start()), table.send("ann", ask.Start()))
    assert getattr(second, "key", first) == "lobby-closed"
    assert len(world.beacons.lit) == 1


async def test_nothing_is_dealt_if_no_beacon_is_obtained(world):
    table = await world.open("ann", "bob")
    world.beacons.broken = True
    assert await table.refused("ann", ask.Start()) == "start-not-told"
    assert (table.state, table.snapshot.seal) == (State.LOBBY, sha("secret"))


async def test_a_rematch_has_its_own_secret(world):
    table = await world.started("ann", "bob", target=0)
    await table.until(lambda: table.over)
    world.ids.next_secret = "another"
    opened = await world.registry.open(world.actor("bob"), Rematch(table.id))
    assert opened.session.snapshot.seal == sha("another")
    assert (opened.session.table.seed, opened.session.snapshot.beacon) == ("", None)


async def test_an_abandoned_match_without_moves_shows_its_secret_after_a_restart(world):
    table = await world.started("ann", "bob")
    await table.ask("ann", ask.End())
    again = Table.of_saved(await table.saved())
    assert again.match is not None
    assert (await world.registry.unused(table.id)).secret == "secret"
