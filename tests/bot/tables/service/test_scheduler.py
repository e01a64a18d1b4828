"""Tests of the timers: at most one for each table, and it fires until its purpose is met."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bot.store import State, StoreError, StoreUnreachable
from bot.tables.service.scheduler import FIRST_PAUSE, LONGEST_PAUSE, _Failures
from bot.tables.state import requests as ask
from bot.tables.state.deadlines import Pace
from tests.bot.tables.driver import GUILD


def due(world):
    """Return the seconds until each table's timer fires, without the heartbeat's."""
    return sorted(timer.due[0] - world.clock.now() for timer in world.registry.scheduler._timers.values())


async def two(world, **about):
    return await world.started("ann", "bob", game="all-fives", **about)


async def test_a_table_has_one_timer_for_its_next_due_time(world):
    table = await world.open("ann", game="all-fives")
    assert due(world) == [1800]
    await table.ask("ann", ask.AddComputer())
    await table.start()
    await table.until(lambda: table.on_turn == "ann")
    assert due(world) == [90]
    await world.advance(90)
    assert due(world) == [30]
    await table.go_on()
    assert due(world) == [1.5]
    await table.ask("ann", ask.AskPause())
    assert due(world) == []
    await table.ask("ann", ask.Resume())
    await table.until(lambda: table.state is State.BETWEEN)
    assert due(world) == [90]


async def test_a_running_timer_continues_after_other_requests(world):
    table = await world.started("ann", "bob", computers=1)
    await table.until(lambda: not table.on_turn)
    await world.advance(1)
    made = len(table.record)
    for name, request in (("ann", ask.ShowAgain()), ("bob", ask.AskPause()), ("ann", ask.DeclinePause())):
        await table.ask(name, request)
    assert due(world) == [0.5]
    await world.advance(0.5)
    assert len(table.record) == made + 1


async def test_every_table_has_its_own_timer(world):
    tables = [await two(world, pace=pace) for pace in (60, 120, 0)]
    assert due(world) == [45, 90]
    await world.advance(60)
    assert [len(table.record) for table in tables] == [1, 0, 0]


async def test_consecutive_computers_each_wait_their_pause(world):
    table = await world.started("ann", computers=3, game="mexican-train")
    await table.until(lambda: not table.on_turn)
    made = len(table.record)
    for moves in range(3):
        assert len(table.record) == made + moves
        await world.advance(1.5)
        if table.on_turn:
            break
    assert len(table.record) > made


async def test_computers_without_a_pause_do_not_block_other_requests(world):
    world.pace = Pace(computer=0)
    world.registry = world.new_registry()
    table = await world.started("ann", computers=3, game="mexican-train")
    await world.advance(0)
    assert table.on_turn == "ann"


@pytest.mark.parametrize("early", [0.001, 1.0])
async def test_a_timer_that_fires_too_early_fires_again(world, early):
    """The system clock and a machine's timers run independently."""
    world.clock.early = early
    table = await two(world)
    await world.advance(119)
    assert (table.record, table.snapshot.warning is None) == ([], False)
    await world.advance(1)
    assert len(table.record) == 1


async def test_a_timer_that_fires_a_tiny_bit_too_early_fires_again(world, monkeypatch):
    """Each reading of the clock is a little later than the one before."""
    world.clock.early, passing = 0.0002, 0.0003
    table = await two(world)

    def later():
        world.clock.time += passing
        return world.clock.time - passing

    with monkeypatch.context() as patched:
        patched.setattr(world.clock, "now", later)
        await world.advance(90)
    await world.advance(30)
    assert len(table.record) == 1


async def test_a_database_failure_is_logged_in_one_line(world, caplog):
    await two(world)
    world.store.fails = "before"
    await world.advance(120)
    (record,) = [each for each in caplog.records if "failed to act at its due time" in each.getMessage()]
    assert (record.levelname, record.exc_info) == ("WARNING", None)


async def test_a_repeated_failure_is_retried_with_growing_pauses(world, monkeypatch, caplog):
    table = await two(world)
    tries = []

    async def broken(actor, request):
        tries.append(world.clock.now())
        raise RuntimeError("a mistake")

    with monkeypatch.context() as patched:
        patched.setattr(table.session, "handle", broken)
        await world.clock.ring_until(world.clock.now() + 600, world.clock.settle)
        pauses = [later - earlier for earlier, later in pairwise(tries)]
    assert pauses[:4] == [FIRST_PAUSE * 2.0**n for n in (1, 2, 3, 4)]
    assert set(pauses[6:]) == {LONGEST_PAUSE}
    assert "failed to act at its due time" in caplog.text

    await world.advance(LONGEST_PAUSE + 30)
    assert len(table.record) == 1
    assert world.registry.scheduler._failures == {}


async def test_a_failure_that_lasts_a_day_is_still_retried(world):
    """The database was gone for a weekend: 2.0**1024 overflows."""
    table = await two(world)
    at = table.session.table
    world.registry.scheduler._failures[at.id] = _Failures(1500, at.revision)
    world.store.fails = "before"
    await world.advance(120)
    await world.advance(LONGEST_PAUSE + 30)
    assert len(table.record) == 1


async def test_a_save_resets_the_retry_pause(world):
    """A person's request was saved meanwhile, so earlier failures no longer count."""
    table = await world.started("ann", computers=1, game="all-fives")
    await table.until(lambda: table.on_turn == "ann")
    at = table.session.table
    world.registry.scheduler._failures[at.id] = _Failures(6, at.revision)
    await table.play("ann", table.moves("ann")[0].text)
    await table.until(lambda: not table.on_turn)
    made = len(table.record)
    world.store.fails = "before"
    await world.advance(1.5)
    assert len(table.record) == made
    await world.advance(2 * FIRST_PAUSE)
    assert len(table.record) == made + 1


async def test_a_thinking_computer_is_not_asked_twice(world):
    table = await world.started("ann", computers=1, game="all-fives")
    await table.until(lambda: not table.on_turn)
    thoughts = len(world.thinker.thoughts)

    async def meanwhile():
        await table.send("ann", ask.ShowAgain())
        await table.send("dan", ask.AskForSeat())

    world.thinker.meanwhile = meanwhile
    await world.advance(1.5)
    assert len(world.thinker.thoughts) == thoughts + 1


async def test_a_timer_that_fired_before_a_move_does_not_affect_the_next_turn(world, monkeypatch):
    """The machine was busy, so the timer's action ran only after the move."""
    table = await world.started("ann", computers=1, game="all-fives")
    await table.until(lambda: table.on_turn == "ann" and table.moves("ann")[0].verb == "lay")
    spawn, rung = world.clock.spawn, []
    with monkeypatch.context() as patched:
        patched.setattr(
            world.clock, "spawn", lambda work: (rung.append if "_ring" in work.__qualname__ else spawn)(work)
        )
        await world.advance(90)
    await table.play("ann", table.moves("ann")[0].text)
    assert not table.on_turn
    thoughts = len(world.thinker.thoughts)
    for late in rung:
        spawn(late)
    await world.settle()
    assert (len(rung), len(world.thinker.thoughts)) == (1, thoughts)
    await world.advance(1.5)
    assert len(world.thinker.thoughts) == thoughts + 1


@pytest.mark.parametrize("stage", ["lobby", "computer", "between", "turn"])
async def test_nothing_happens_during_an_outage_and_play_goes_on_afterwards(world, stage):
    if stage == "lobby":
        table, what_is_due = await world.open("ann"), 1800
    else:
        others = {"turn": ("bob",)}.get(stage, ())
        computers = 0 if others else 1
        table, what_is_due = await world.started("ann", *others, computers=computers, game="all-fives"), 90
    if stage == "computer":
        await table.until(lambda: table.state is State.PLAYING and not table.on_turn)
        what_is_due = 1.5
    if stage == "between":
        await table.until(lambda: table.state is State.BETWEEN)
    if stage == "turn":
        await table.until(lambda: bool(table.on_turn))
        what_is_due = 120
    await world.advance(1)
    before = (table.state, len(table.record))
    world.reach.lost.add(GUILD)
    await world.advance(7200)
    assert (table.state, len(table.record)) == before

    world.reach.lost.clear()
    await world.registry.shard_restored(0, 1, 7200)
    await world.advance(what_is_due - 1.5)
    assert (table.state, len(table.record)) == before
    await world.advance(0.5)
    assert (table.state, len(table.record)) != before


@pytest.mark.parametrize(
    "back",
    [
        lambda registry: registry.shard_restored(0, 1, 0.0),
        lambda registry: registry.server_restored(GUILD, 0.0),
    ],
    ids=["a connection", "a server"],
)
async def test_a_timer_that_fired_during_an_outage_fires_again_without_downtime(world, back):
    """The system clock was set back during the outage, so its length is unknown and no downtime is added."""
    table = await two(world)
    world.reach.lost.add(GUILD)
    await world.advance(200)
    world.reach.lost.clear()
    await back(world.registry)
    await world.advance(30)
    assert len(table.record) == 1


@pytest.mark.parametrize(
    ("room", "asked", "back"),
    [
        ("absences", "note", lambda registry: registry.shard_restored(0, 1, 3600)),
        ("matches", "find", lambda registry: registry.server_restored(GUILD, 3600)),
    ],
    ids=["a shard", "a server"],
)
async def test_downtime_is_added_before_a_due_time_that_passed_during_the_outage(
    world, monkeypatch, room, asked, back
):
    """A timer must not fire between the end of the outage and the adding of the downtime."""
    table = await two(world)
    await world.advance(119)
    world.reach.lost.add(GUILD)
    await world.advance(3600)
    world.reach.lost.clear()
    answer = getattr(getattr(world.store, room), asked)

    async def rings_first(*args, **about):
        world.registry.scheduler.arm(table.session)
        await world.advance(0)
        return await answer(*args, **about)

    monkeypatch.setattr(getattr(world.store, room), asked, rings_first)
    await back(world.registry)
    assert (table.record, table.left) == ([], 1)


async def test_the_warning_comes_if_the_database_is_back_long_before_it(world, monkeypatch):
    """A saved request ends the retries, which would otherwise keep the warning's timer away."""
    table = await world.started("ann", "bob", game="all-fives", pace=120)
    other = "bob" if table.on_turn == "ann" else "ann"
    began = world.clock.now()

    async def away(*args):
        raise StoreUnreachable("store-unusable", place="-", reason="away")

    with monkeypatch.context() as broken:
        broken.setattr(world.store, "commit", away)
        broken.setattr(world.store.matches, "load", away)
        with pytest.raises(StoreError):
            await table.send(other, ask.AskPause())
        await world.clock.ring_until(began + 65, world.clock.settle)
    await table.ask(other, ask.AskPause())  # the database is back, and this is saved
    await world.advance(began + 91 - world.clock.now())
    assert table.session.table.warned, "no warning with a quarter of the turn left"
