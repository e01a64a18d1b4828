"""Tables where the bot is no member: they act while a click is fresh, and rest until the next one."""

from __future__ import annotations

import pytest

from bot.preferences import DAY, HOUR
from bot.store import State
from bot.tables.service.hidden_tables import clicked_again
from bot.tables.state import requests as ask
from tests.bot.tables.driver import CHANNEL, PEOPLE
from tests.bot.tables.world import World

PACE = 4 * HOUR


@pytest.fixture
def elsewhere(world: World, monkeypatch: pytest.MonkeyPatch) -> World:
    """A group chat in which somebody has just clicked."""
    usual = world.actor
    monkeypatch.setattr(world, "actor", lambda name, **about: usual(name, **{"guild_id": 0} | about))
    world.reach.clicked.add(CHANNEL)
    return world


async def pass_unclicked(world, seconds):
    """Let time pass in which the last click expires."""
    world.reach.clicked.discard(CHANNEL)
    await world.advance(seconds)


async def click(world):
    """Click in the group chat after a pause."""
    world.reach.clicked.add(CHANNEL)
    await clicked_again(world.registry, CHANNEL)
    await world.settle()


async def test_a_turn_whose_time_passes_unclicked_is_not_missed(elsewhere):
    table = await elsewhere.started("ann", "bob", pace=PACE)
    late, record = table.on_turn, table.record
    await pass_unclicked(elsewhere, 10 * DAY)
    assert table.record == record
    assert table.player(late).missed_turns == 0

    await click(elsewhere)

    assert table.left == pytest.approx(PACE)
    await elsewhere.advance(PACE - 1)
    assert table.record == record
    await elsewhere.advance(1)
    assert table.record != record
    assert table.player(late).missed_turns == 1
    await table.check()


async def test_a_click_gives_no_time_while_the_last_one_is_fresh(elsewhere):
    table = await elsewhere.started("ann", "bob", pace=PACE)
    await elsewhere.advance(PACE / 2)
    assert table.left == pytest.approx(PACE / 2)
    await elsewhere.advance(PACE / 2)
    assert table.record != []


async def test_computers_wait_for_the_next_click(elsewhere):
    table = await elsewhere.started("ann", computers=1, game="block", pace=PACE)
    elsewhere.reach.clicked.clear()
    while table.snapshot.waiting() == (table.seat("ann"),):
        await table.play("ann", table.moves("ann")[0].text)
    record = table.record
    await elsewhere.advance(DAY)
    assert table.record == record

    await click(elsewhere)
    await elsewhere.advance(60)

    assert len(table.record) > len(record)
    await table.check()


@pytest.mark.parametrize("killed", [False, True])
async def test_a_restart_forgets_the_click_and_no_turn_is_missed(elsewhere, killed):
    table = await elsewhere.started("ann", "bob", pace=PACE)
    late, record = table.on_turn, table.record
    elsewhere.reach.clicked.clear()
    await elsewhere.restart(down=3 * HOUR, killed=killed)
    await elsewhere.advance(DAY)
    assert table.record == record
    await click(elsewhere)
    assert table.left == pytest.approx(PACE)
    assert table.player(late).missed_turns == 0
    await table.check()


async def test_a_bank_loses_nothing_while_nobody_clicks(elsewhere):
    table = await elsewhere.open("ann", "bob", game="block")
    await table.ask("ann", ask.SetPace(300, 15))
    await table.start()
    late = await table.until_turn_of()
    held = table.snapshot.bank.of(table.seat(late))
    await pass_unclicked(elsewhere, DAY)
    await click(elsewhere)
    assert table.left == pytest.approx(held)
    await table.play(late, table.moves(late)[0].text)
    assert table.snapshot.bank.of(table.seat(late)) == held
    await table.check()


async def test_an_absence_outlasts_a_click(elsewhere):
    table = await elsewhere.started("ann", "bob", game="all-fives", pace=DAY)
    late, until = table.on_turn, int(elsewhere.clock.now() + 7 * DAY)
    elsewhere.prefer(late, away_until=until)
    await elsewhere.registry.refresh_rests(PEOPLE[late])
    await pass_unclicked(elsewhere, 3 * DAY)
    await click(elsewhere)
    assert table.snapshot.deadline == pytest.approx(until + DAY)
    await table.check()


async def test_a_lobby_closes_only_if_a_click_finds_it_overdue_once_more(elsewhere):
    table = await elsewhere.open("ann")
    wait = table.session.table.due_at - elsewhere.clock.now()
    await pass_unclicked(elsewhere, 3 * wait)
    assert table.state is State.LOBBY
    await click(elsewhere)
    assert table.state is State.LOBBY
    await table.ask("bob", ask.Join())
    await elsewhere.advance(wait - 1)
    assert table.state is State.LOBBY
    await elsewhere.advance(1)
    assert table.over


async def test_nothing_is_rated_there(elsewhere):
    table = await elsewhere.open("ann", "bob")
    assert await table.refused("ann", ask.SetRated(rated=True)) == "anywhere-unrated"
    await table.start()
    assert not table.snapshot.rated
