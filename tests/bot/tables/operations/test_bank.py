"""Tests of a bank of time: how it runs, what each turn adds, and what happens when it is empty."""

from __future__ import annotations

import pytest

from bot.store import State
from bot.tables.bank import LEAST, Bank
from bot.tables.state import requests as ask
from bot.tables.state.requests import SERVICE, AddDowntime
from bot.tables.state.snapshot import Done
from tests.bot.tables.driver import PEOPLE

FULL, MORE = 300, 15


async def banked(world, *people, start=True, rated=True, **about):
    """Return a table with a bank of five minutes and 15 seconds a turn."""
    table = await world.open(*(people or ("ann", "bob")), **{"game": "block", **about})
    assert await table.ask("ann", ask.SetPace(FULL, MORE)) == Done()
    await table.ask("ann", ask.SetRated(rated))
    if start:
        await table.start()
        await table.until_turn_of()
    return table


def left(table, name):
    """Return what a person's bank held when the running turn began."""
    return table.snapshot.bank.of(table.seat(name))


async def decide(table, seconds):
    """Let the person on turn think, and move among several possible moves; return their name."""
    name = await table.until_turn_of()
    await table.world.advance(seconds)
    await table.play(name, table.moves(name)[0].text)
    return name


# -- how it runs -----------------------------------------------------------------------------------


async def test_a_turn_takes_the_used_time_and_adds_the_increment(world):
    table = await banked(world)
    assert (table.left, table.snapshot.bank.left) == (FULL, {})
    name = await decide(table, 100)
    other = {"ann": "bob", "bob": "ann"}[name]
    assert left(table, name) == FULL - 100 + MORE
    assert left(table, other) == FULL
    await table.check()
    await table.until_turn_of(name)
    assert table.left == left(table, name) == FULL - 100 + MORE


async def test_a_bank_never_holds_more_than_it_began_with(world):
    table = await banked(world)
    name = await decide(table, 5)
    assert left(table, name) == FULL


async def test_the_time_between_a_move_and_the_next_message_is_nobodys(world):
    """A turn counts from when its message is shown."""
    table = await banked(world)
    name = table.on_turn
    await table.send(name, ask.Play(table.snapshot.version, table.moves(name)[0].text))
    world.clock.time += 40
    await world.settle()
    assert table.left == FULL


async def test_when_it_is_empty_moves_are_made_and_the_person_is_away_after_three(world):
    table = await banked(world)
    name = table.on_turn
    await table.miss(name)
    assert table.told_keys()[0] == "clock-missed"
    assert (left(table, name), table.player(name).missed_turns) == (MORE, 1)
    await table.until_turn_of(name)
    assert table.left == MORE
    await table.miss(name)
    await table.miss(name)
    assert table.player(name).away
    assert table.snapshot.bank.of(table.seat(name)) == MORE
    await table.check()


async def test_it_never_turns_slow_even_against_computers_alone(world):
    table = await banked(world, "ann", computers=1)
    await table.miss("ann")
    assert table.snapshot.turn_seconds == FULL
    assert "clock-slowed" not in table.told_keys()


async def test_the_banks_run_on_from_round_to_round(world):
    table = await banked(world)
    name = await decide(table, 200)
    await table.until(lambda: table.state is State.BETWEEN)
    before = table.snapshot.bank
    assert before.of(table.seat(name)) < FULL
    await world.advance(50)
    await table.next_round()
    assert table.snapshot.bank == before


# -- pauses, restarts, downtime --------------------------------------------------------------------


async def test_a_pause_stops_it_and_adds_nothing(world):
    table = await banked(world)
    name = table.on_turn
    await world.advance(60)
    await table.ask("ann", ask.AskPause())
    await table.ask("bob", ask.AgreeToPause())
    assert table.state is State.PAUSED
    await world.advance(5000)
    assert left(table, name) == FULL - 60
    await table.check()
    await table.ask("bob", ask.Resume())
    await world.settle()
    assert table.left == FULL - 60


async def test_it_survives_a_restart_and_downtime_takes_nothing(world):
    table = await banked(world)
    first = await decide(table, 100)
    name = await table.until_turn_of()
    before = table.snapshot.bank
    await world.advance(30)
    running = table.left
    await world.restart(down=1000)
    assert table.snapshot.bank == before
    assert table.left == pytest.approx(running)
    await table.play(name, table.moves(name)[0].text)
    assert left(table, name) == pytest.approx(min(before.of(table.seat(name)) - 30 + MORE, FULL))
    assert {first, name} <= {"ann", "bob"}
    await table.check()


async def test_added_downtime_never_gives_more_than_there_was(world):
    table = await banked(world)
    name = await decide(table, 100)
    await table.until_turn_of(name)
    had = table.left
    await world.advance(20)
    await table.session.handle(SERVICE, AddDowntime(500))
    assert table.left == had


async def test_quiet_hours_and_absences_do_not_stop_it(world):
    for name in ("ann", "bob"):
        world.prefer(name, away_until=world.clock.now() + 86400)
    table = await banked(world)
    assert table.snapshot.rests == {}
    assert table.left == FULL


# -- taking back, leaving, rematches ---------------------------------------------------------------


async def test_a_lay_taken_back_loses_its_increment_and_the_next_one_their_thinking(world):
    table = await banked(world, rated=False, start=False)
    await table.ask("ann", ask.SetTakeBack(at_once=True))
    await table.start()
    name = await decide(table, 100)
    other = {"ann": "bob", "bob": "ann"}[name]
    if table.on_turn == other:
        await world.advance(50)
    assert table.snapshot.undoable == table.seat(name)
    await table.ask(name, ask.TakeBack())
    await world.settle()
    assert left(table, name) == table.left == FULL - 100
    assert left(table, other) == FULL
    await table.check()


@pytest.mark.parametrize("ended", ["end", "play"])
async def test_a_rematch_begins_with_full_banks_of_the_same_pace(world, ended):
    table = await banked(world)
    await decide(table, 100)
    if ended == "end":
        await table.ask("mod", ask.End())
    else:
        await table.until(lambda: table.over)
    await table.check(replay=False)
    again = world.table_of(await world.registry.open(world.actor("ann"), ask.Rematch(table.id)), "ann")
    assert again.snapshot.bank == Bank(FULL, MORE)
    assert again.snapshot.turn_seconds == FULL
    await again.check()


async def test_an_ordinary_pace_replaces_the_bank(world):
    table = await banked(world, start=False)
    assert table.snapshot.bank == Bank(FULL, MORE)
    await table.check()
    await table.ask("ann", ask.SetPace(120))
    assert (table.snapshot.bank, table.snapshot.turn_seconds) == (None, 120)
    await table.check()


@pytest.mark.parametrize(("seconds", "more"), [(300, -1), (300, 301), (3600, 15)])
async def test_other_banks_are_refused(world, seconds, more):
    table = await banked(world, start=False)
    assert await table.refused("ann", ask.SetPace(seconds, more)) == "moved-on"


async def test_of_several_awaited_people_each_keeps_their_own_bank(world):
    """The clock shows the longest time; who has less loses nothing before it has come down to theirs."""
    bank = Bank(FULL, MORE, {0: 100.0})
    assert bank.used(0, 150).of(0) == 100
    assert bank.used(0, 60).of(0) == 60
    assert bank.used(0, -3).of(0) == LEAST
    assert bank.used(0, -3).moved(0).of(0) == MORE
    assert PEOPLE["ann"] not in bank.left
