"""Tests of the session: requests in order of arrival, saved before they are shown, whatever fails."""

from __future__ import annotations

import asyncio

import pytest

from bot.store import State, StoreError, StoreUnreachable
from bot.tables.state import requests as ask
from bot.tables.state.refusals import RefusedError
from bot.tables.state.requests import OpenTable
from bot.tables.state.snapshot import Answer, Done, Say, ShowHand
from bot.tables.state.table import is_shout
from bot.telemetry.observer import Failure
from tests.bot.tables.driver import PEOPLE, guest


async def two(world, **about):
    return await world.started("ann", "bob", game="all-fives", **about)


def keys(outcomes):
    """Return each request's outcome: its refusal's locale key, or nothing."""
    assert all(isinstance(each, (Answer, RefusedError)) for each in outcomes)
    return [each.key if isinstance(each, RefusedError) else "" for each in outcomes]


# -- the lock --------------------------------------------------------------------------------------


async def test_requests_are_decided_in_order_of_arrival(world):
    table = await world.open("ann", game="all-fives")
    for _ in range(2):
        await table.ask("ann", ask.AddComputer())
    names = ("bob", "cas", "dan")
    outcomes = await world.at_once(*(table.send(name, ask.Join()) for name in names))
    assert keys(outcomes) == ["", "lobby-full", "lobby-full"]
    assert table.names[-1] == "bob"


async def test_a_request_that_arrives_as_the_lock_is_released_waits_its_turn(world):
    table = await world.open("ann", game="mexican-train")

    async def ann():
        await table.send("ann", ask.AddComputer())
        late.append(asyncio.ensure_future(table.send("cas", ask.Join())))

    late: list[asyncio.Future[object]] = []
    await world.at_once(ann(), table.send("bob", ask.Join()))
    await asyncio.gather(*late)
    assert table.names == ["ann", "Ada 🤖", "bob", "cas"]


async def test_two_simultaneous_clicks_make_one_move(world):
    table = await two(world)
    name, version = table.on_turn, table.snapshot.version
    move = ask.Play(version, table.moves(name)[0].text)
    outcomes = await world.at_once(table.send(name, move), table.send(name, move))
    assert keys(outcomes) == ["", "stale-click"]
    assert table.record == [(table.seat(name), move.move)]


async def test_a_refused_or_failed_request_releases_the_lock(world):
    table = await two(world)
    assert await table.refused("eve", ask.Leave())
    world.store.fails = "before"
    with pytest.raises(StoreError):
        await table.send("bob", ask.AskPause())
    await asyncio.wait_for(table.ask("bob", ask.AskPause()), 60)


async def test_the_table_can_be_read_while_a_request_is_being_saved(world):
    table = await two(world)
    before, name = table.snapshot, table.on_turn
    world.store.gate.clear()
    world.store.entered.clear()
    saving = asyncio.ensure_future(table.send(name, ask.Play(0, table.moves(name)[0].text)))
    await world.store.entered.wait()

    assert table.snapshot is before
    assert len(table.moves(name)) > 0

    world.store.gate.set()
    await saving
    assert table.snapshot.version == 1


async def test_other_requests_are_handled_while_the_venue_is_prepared(world):
    table = await world.open("ann", "bob")
    world.venues.meanwhile = lambda: asyncio.wait_for(table.send("cas", ask.Join()), 60)
    await table.start()
    assert table.names == ["ann", "bob", "cas"]
    assert table.state is State.PLAYING


async def test_other_requests_are_handled_while_a_computer_thinks(world):
    table = await world.started("ann", computers=1, game="all-fives")
    await table.until(lambda: not table.on_turn)
    made = len(table.record)
    world.thinker.meanwhile = lambda: asyncio.wait_for(table.send("ann", ask.AskPause()), 60)
    await world.advance(5)
    assert table.state is State.PAUSED
    assert len(table.record) == made  # its move came too late


# -- save, then show -------------------------------------------------------------------------------


async def test_nothing_is_published_before_it_has_been_saved(world):
    table = await two(world)
    name, published = table.on_turn, len(table.changes)
    world.store.gate.clear()
    world.store.entered.clear()
    saving = asyncio.ensure_future(table.send(name, ask.Play(0, table.moves(name)[0].text)))
    await world.store.entered.wait()
    assert len(table.changes) == published

    world.store.gate.set()
    assert await saving == ShowHand(table.seat(name))

    (change,) = table.changes[published:]
    assert change.snapshot is table.snapshot
    assert (change.cause.user_id, change.answered) == (PEOPLE[name], PEOPLE[name])


@pytest.mark.parametrize(
    ("name", "request_", "answer"),
    [
        ("cas", ask.Join(), Done),
        ("ann", ask.AddComputer(), Done),
        ("ann", ask.Invite(guest("eve")), Say),
        ("ann", ask.ChooseGame("domino-4"), Done),
        ("ann", ask.SetOption("target", 200), Done),
        ("ann", ask.Start(), Done),
        ("bob", ask.Leave(), Say),
        ("ann", ask.End(), Say),
    ],
    ids=lambda each: type(each).__name__ if isinstance(each, ask.Request) else "",
)
async def test_a_request_makes_one_commit_and_one_change(world, name, request_, answer):
    table = await world.open("ann", "bob")
    saved, published, revision = len(world.store.commits), len(table.changes), table.snapshot.revision
    assert isinstance(await table.send(name, request_), answer)
    assert (len(world.store.commits) - saved, len(table.changes) - published) == (1, 1)
    assert table.snapshot.revision == revision + 1


@pytest.mark.parametrize(
    ("name", "request_"),
    [
        ("ann", ask.ShowAgain()),
        ("bob", ask.TakeSeatBack()),
        ("bob", ask.DeclinePause()),
        ("ann", ask.RefuseSubstitute(guest("eve"))),
        ("ann", ask.VoteOnKick(PEOPLE["eve"], kick=True)),
    ],
    ids=lambda each: type(each).__name__,
)
async def test_a_request_that_changes_nothing_saves_nothing(world, name, request_):
    table = await two(world)
    saved, revision = len(world.store.commits), table.snapshot.revision
    await table.ask(name, request_)
    assert len(world.store.commits) == saved
    assert table.snapshot.revision == revision
    await table.check()


# -- failures --------------------------------------------------------------------------------------


async def test_a_move_that_could_not_be_saved_has_not_been_made(world):
    table = await two(world)
    name, before, published = table.on_turn, table.snapshot, len(table.changes)
    move = table.moves(name)[0].text
    world.store.fails = "before"

    with pytest.raises(StoreUnreachable):
        await table.play(name, move)

    assert table.snapshot is before
    assert len(table.changes) == published
    await table.check()
    await table.play(name, move)
    assert table.record == [(table.seat(name), move)]


async def test_a_move_whose_save_seemed_to_fail_is_published_as_recovered(world):
    table = await two(world)
    name, move, before = table.on_turn, table.moves(table.on_turn)[0].text, table.snapshot
    world.store.fails = "after"
    with pytest.raises(StoreUnreachable):
        await table.send(name, ask.Play(0, move))
    assert table.snapshot is before

    assert await table.refused(name, ask.Play(0, move)) == "stale-click"

    assert table.record == [(table.seat(name), move)]
    assert [change.recovered for change in table.changes[-2:]] == [False, True]
    await table.check()
    await table.until(lambda: table.state is State.BETWEEN)


async def test_a_leave_whose_save_seemed_to_fail_removes_the_hand(world):
    """The table is reloaded, and the change that shows it names the person who left."""
    table = await world.started("ann", "bob", "cas", game="uno-dominos")
    world.store.fails = "after"
    with pytest.raises(StoreUnreachable):
        await table.send("cas", ask.Leave(confirmed=True))
    assert await table.refused("cas", ask.Leave(confirmed=True)) == "refusal-stranger"
    assert [change.left for change in table.changes if change.recovered] == [(PEOPLE["cas"],)]
    await table.check()


@pytest.mark.parametrize("fails", ["before", "after"])
@pytest.mark.parametrize(("turn_seconds", "who"), [(0, "person"), (120, "person"), (120, "computer")])
async def test_the_saved_state_is_reloaded_without_a_click(world, fails, turn_seconds, who):
    """The table is reloaded until the database answers. Then every clock runs as if nothing had failed."""
    other = {"computers": 1} if who == "computer" else {}
    game = "block" if who == "computer" else "all-fives"
    table = await world.started("ann", "bob", game=game, pace=turn_seconds, **other)
    await table.until(lambda: bool(table.on_turn) == (who == "person"))
    made = len(table.record)
    world.store.fails = fails
    world.store.matches.unreadable = 3
    if who == "person":
        name = table.on_turn
        with pytest.raises(StoreUnreachable):
            await table.play(name, table.moves(name)[0].text)
    else:
        await world.advance(5)
    await world.advance(60)
    assert len(table.record) - made == (1 if who == "computer" or fails == "after" else 0)
    world.store.matches.unreadable = 0
    await table.check()

    await world.advance(120)

    assert (len(table.record) > made + (fails == "after")) is (turn_seconds > 0)


async def test_the_copy_in_memory_is_used_while_the_database_fails(world):
    table = await two(world)
    name, move = table.on_turn, table.moves(table.on_turn)[0].text
    world.store.fails = "before"
    world.store.matches.unreadable = 1
    with pytest.raises(StoreUnreachable):
        await table.play(name, move)
    await table.ask("ann", ask.ShowAgain())
    await table.play(name, move)
    assert table.record == [(table.seat(name), move)]
    await table.check()


async def test_a_stale_copy_in_memory_is_replaced_by_the_saved_state(world):
    """A save seemed to fail, although the move had been saved."""
    table = await two(world)
    name, (first, second, *_) = table.on_turn, [move.text for move in table.moves(table.on_turn)]
    world.store.fails = "after"
    world.store.matches.unreadable = 1
    with pytest.raises(StoreUnreachable):
        await table.send(name, ask.Play(0, first))

    assert await table.refused(name, ask.Play(0, second)) == "stale-click"

    assert table.record == [(table.seat(name), first)]
    assert any(change.recovered for change in table.changes)
    await table.check()


async def test_downtime_is_added_to_the_saved_clock(world):
    """The clock's start is saved although the save seemed to fail. Until that is known, downtime comes."""
    table = await two(world)
    await table.send(table.on_turn, ask.Play(0, table.moves(table.on_turn)[0].text))
    world.store.fails = "after"
    with pytest.raises(StoreUnreachable):
        await table.session.handle(ask.SERVICE, ask.Shown(table.snapshot.clock_key, world.clock.now()))
    world.outbox.unshown.clear()
    world.store.matches.unreadable = 100
    await world.advance(30)
    await world.registry.shard_restored(0, 1, 20)

    world.store.matches.unreadable = 0
    await world.advance(30)
    assert table.left == 120 - 60 + 20
    await table.check()


@pytest.mark.parametrize("read_again", [False, True])
async def test_a_turn_reported_late_as_shown_loses_no_time(world, read_again):
    table = await two(world)
    await table.send(table.on_turn, ask.Play(0, table.moves(table.on_turn)[0].text))
    key, shown_at = table.snapshot.clock_key, world.clock.now()
    world.outbox.unshown.clear()
    await world.advance(40)
    await world.registry.shard_restored(0, 1, 30)
    if read_again:  # the next save's outcome is unknown
        world.store.fails = "after"
        with pytest.raises(StoreUnreachable):
            await table.send("ann", ask.AskPause())
        world.outbox.unshown.clear()

    await table.session.handle(ask.SERVICE, ask.Shown(key, shown_at))

    assert table.left == 120
    await table.check()


@pytest.mark.parametrize(
    ("waited", "lost", "at_once", "shown_again"),
    [(40, 30, True, True), (40, 30, False, True), (1, 30, True, False), (40, 0, False, False)],
    ids=["before it is told", "while it was sent", "a moment", "a slow channel alone"],
)
async def test_a_turn_with_added_downtime_is_shown_again_with_its_full_time(
    world, waited, lost, at_once, shown_again
):
    """The message shows a deadline without the downtime. It is not shown again for a small difference."""
    table = await two(world)
    await table.send(table.on_turn, ask.Play(0, table.moves(table.on_turn)[0].text))
    key, sent_at = table.snapshot.clock_key, world.clock.now()
    world.outbox.unshown.clear()
    await world.advance(waited)
    if lost:
        await world.registry.shard_restored(0, 1, lost)
    published = len(table.changes)

    shown_at = sent_at if at_once else world.clock.now()
    await table.session.handle(ask.SERVICE, ask.Shown(key, shown_at, sent_at + 120))

    deadlines = [change.snapshot.deadline for change in table.changes[published:]]
    assert deadlines == ([world.clock.now() + 120] if shown_again else [])


async def test_downtime_scheduled_while_other_downtime_is_saved_is_kept(world):
    table = await two(world)
    await world.advance(80)
    world.store.gate.clear()
    world.store.entered.clear()
    table.session.add_downtime(30)
    giving = asyncio.ensure_future(table.session.catch_up())
    await world.store.entered.wait()
    table.session.add_downtime(40)
    world.store.gate.set()
    await giving

    await table.ask("ann", ask.ShowAgain())

    assert table.left == 120 - 80 + 70
    await table.check()


async def test_a_request_is_carried_out_on_the_state_another_process_saved(world):
    """This process still has an older state of the table in memory."""
    table = await two(world)
    here, other = world.registry, world.new_registry()
    other.known = {}
    session = await other.get(table.id)
    await session.handle(world.actor("bob"), ask.AskPause())

    await table.send("ann", ask.AskPause())

    assert here.loaded()[0].snapshot.state is State.PAUSED
    await table.check()


@pytest.mark.parametrize("fails", ["before", "after"])
async def test_an_end_whose_save_failed_is_completed(world, fails):
    table = await two(world)
    world.store.fails = fails
    with pytest.raises(StoreUnreachable):
        await table.ask("ann", ask.End())
    if fails == "before":
        await table.ask("ann", ask.End())
    else:
        assert await table.refused("ann", ask.End()) == "table-gone"
    assert world.registry.loaded() == []
    assert (await table.saved()).state is State.ABANDONED
    await world.advance(30)  # until the heartbeat's last beat
    assert world.clock.due() == []


async def test_a_request_cancelled_during_its_save_may_still_take_effect(world):
    """The request's task is cancelled, as at the end of the process."""
    table = await two(world)
    name, move = table.on_turn, table.moves(table.on_turn)[0].text
    world.store.gate.clear()
    world.store.entered.clear()
    saving = asyncio.ensure_future(table.send(name, ask.Play(0, move)))
    await world.store.entered.wait()
    saving.cancel()
    with pytest.raises(asyncio.CancelledError):
        await saving
    world.store.gate.set()

    await table.ask("bob", ask.ShowAgain())

    assert table.record == [(table.seat(name), move)]
    await table.check()


@pytest.mark.parametrize("fails", ["before", "after"])
async def test_a_lobby_whose_save_failed_exists_only_if_it_was_saved(world, fails):
    world.store.fails = fails
    with pytest.raises(StoreUnreachable):
        await world.registry.open(world.actor("ann"), OpenTable("all-fives"))
    assert world.outbox.changes == []

    await world.advance(60)

    there = fails == "after"
    assert [change.recovered for change in world.outbox.changes] == [True] * there
    assert len(world.registry.loaded()) == len(await world.registry.find()) == there
    assert len(world.clock.due()) == there


async def test_a_lobby_that_was_never_saved_gets_no_downtime(world, caplog):
    world.store.fails = "before"
    with pytest.raises(StoreUnreachable):
        await world.registry.open(world.actor("ann"), OpenTable("all-fives"))
    caplog.clear()
    await world.registry.shard_restored(0, 1, 20)
    assert world.registry.loaded() == world.store.commits == caplog.records == []


# -- thinking --------------------------------------------------------------------------------------


async def test_computers_whose_thinking_fails_still_make_their_moves(world):
    """A seat with only an optional move has no timeout move."""
    world.thinker.broken = True
    table = await world.started("ann", computers=2, target=5000)
    for _ in range(100):  # more than three times as often as needed
        await world.advance(5)  # Ann lets time pass
        await table.go_on()
        if any(seat and is_shout(text) for seat, text in table.record):
            return
    pytest.fail("no computer has used a chance")


async def test_a_computer_gets_only_what_its_seat_sees(world):
    table = await world.started("ann", computers=1, game="all-fives")
    await table.until(lambda: bool(world.thinker.thoughts))
    (view,) = world.thinker.thoughts
    assert view.seat == 1
    assert table.snapshot.views.keys() == {0}


async def test_a_computer_never_gets_the_match_seed(world):
    table = await world.started("ann", computers=1, game="all-fives")
    await table.until(lambda: len(world.thinker.seeds) > 2)
    seed = table.session.table.seed
    assert len(set(world.thinker.seeds)) == len(world.thinker.seeds)
    assert all(seed not in each for each in world.thinker.seeds)


# -- the observer ----------------------------------------------------------------------------------


async def test_the_observer_is_told_about_saves_and_failures(world):
    table = await two(world)
    world.observer.saves.clear()
    await table.play(name := table.on_turn, table.moves(name)[0].text)
    assert ("all-fives", 1) in world.observer.saves
    world.store.fails = "before"
    with pytest.raises(StoreError):
        await table.play(name := table.on_turn, table.moves(name)[0].text)
    assert world.observer.failures == [Failure.DATABASE]


async def test_the_observer_is_told_when_a_computer_cannot_think(world):
    table = await world.started("ann", computers=1, game="all-fives")
    world.thinker.broken = True
    await table.until(lambda: bool(world.observer.failures))
    assert world.observer.failures[0] is Failure.THINKING
