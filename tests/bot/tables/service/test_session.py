"""The one way in: requests in order of arrival, saved before they are shown, whatever fails."""

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
    """What each request came to: the key of its refusal, or nothing."""
    assert all(isinstance(each, (Answer, RefusedError)) for each in outcomes)
    return [each.key if isinstance(each, RefusedError) else "" for each in outcomes]


# -- the lock --------------------------------------------------------------------------------------


async def test_requests_are_decided_in_order_of_arrival(world):
    table = await world.open("ann", game="all-fives")
    names = ("bob", "cas", "dan")
    outcomes = await world.at_once(*(table.send(name, ask.Join()) for name in names))
    assert keys(outcomes) == ["", "lobby-full", "lobby-full"]
    assert table.names[-1] == "bob"


async def test_a_request_that_arrives_as_the_lock_is_given_back_stands_behind_those_that_wait(world):
    table = await world.open("ann", game="mexican-train")

    async def ann():
        await table.send("ann", ask.AddComputer())
        late.append(asyncio.ensure_future(table.send("cas", ask.Join())))

    late: list[asyncio.Future[object]] = []
    await world.at_once(ann(), table.send("bob", ask.Join()))
    await asyncio.gather(*late)
    assert table.names == ["ann", "Ada 🤖", "bob", "cas"]


async def test_two_clicks_on_one_move_at_once_are_one_move(world):
    table = await two(world)
    name, version = table.on_turn, table.snapshot.version
    move = ask.Play(version, table.moves(name)[0].text)
    outcomes = await world.at_once(table.send(name, move), table.send(name, move))
    assert keys(outcomes) == ["", "stale-click"]
    assert table.record == [(table.seat(name), move.move)]


async def test_a_refused_or_failed_request_gives_the_lock_back(world):
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


async def test_others_get_in_while_the_place_of_the_match_is_prepared(world):
    table = await world.open("ann", "bob")
    world.venues.meanwhile = lambda: asyncio.wait_for(table.send("cas", ask.Join()), 60)
    await table.start()
    assert table.names == ["ann", "bob", "cas"]
    assert table.state is State.PLAYING


async def test_others_get_in_while_a_computer_thinks(world):
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
async def test_a_request_is_one_commit_and_one_change(world, name, request_, answer):
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


# -- what fails ------------------------------------------------------------------------------------


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


async def test_a_move_that_was_saved_after_all_is_shown_as_brought_back(world):
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


async def test_whose_leaving_was_saved_after_all_has_left(world):
    """Their hand is to be taken away, though nobody could say so at the time."""
    table = await world.started("ann", "bob", "cas", game="uno-dominos")
    world.store.fails = "after"
    with pytest.raises(StoreUnreachable):
        await table.send("cas", ask.Leave(confirmed=True))
    assert await table.refused("cas", ask.Leave(confirmed=True)) == "refusal-stranger"
    assert [change.left for change in table.changes if change.recovered] == [(PEOPLE["cas"],)]
    await table.check()


@pytest.mark.parametrize("fails", ["before", "after"])
@pytest.mark.parametrize(("turn_seconds", "who"), [(0, "person"), (120, "person"), (120, "computer")])
async def test_what_is_saved_is_asked_for_without_a_click(world, fails, turn_seconds, who):
    """Again and again until the database answers; and then every clock strikes as if nothing had failed."""
    other = {"computers": 1} if who == "computer" else {}
    names = ("ann",) if who == "computer" else ("ann", "bob")
    table = await world.started(*names, game="all-fives", pace=turn_seconds, **other)
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


async def test_where_the_database_cannot_be_asked_the_table_goes_by_its_memory(world):
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


async def test_a_memory_that_is_wrong_is_put_right_by_what_is_saved(world):
    """The move had been saved, but nobody could say so."""
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


async def test_time_is_given_back_to_the_clock_that_is_saved(world):
    """Nobody can say for a while whether the clock runs that a turn on show has started."""
    table = await two(world)
    await table.send(table.on_turn, ask.Play(0, table.moves(table.on_turn)[0].text))
    world.store.fails = "after"
    with pytest.raises(StoreUnreachable):
        await table.session.handle(ask.SERVICE, ask.Shown(table.snapshot.clock_key, world.clock.now()))
    world.outbox.unshown.clear()
    world.store.matches.unreadable = 100
    await world.advance(30)
    await world.registry.shard_back(0, 1, 20)

    world.store.matches.unreadable = 0
    await world.advance(30)
    assert table.left == 120 - 60 + 20
    await table.check()


@pytest.mark.parametrize("read_again", [False, True])
async def test_a_turn_on_show_of_which_that_is_told_late_loses_nothing(world, read_again):
    table = await two(world)
    await table.send(table.on_turn, ask.Play(0, table.moves(table.on_turn)[0].text))
    key, shown_at = table.snapshot.clock_key, world.clock.now()
    world.outbox.unshown.clear()
    await world.advance(40)
    await world.registry.shard_back(0, 1, 30)
    if read_again:  # for what is saved next nobody hears of
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
async def test_a_turn_that_was_given_time_back_meanwhile_is_shown_with_all_of_it(
    world, waited, lost, at_once, shown_again
):
    """The time that its message says began when that was put together; of a moment nobody needs to know."""
    table = await two(world)
    await table.send(table.on_turn, ask.Play(0, table.moves(table.on_turn)[0].text))
    key, sent_at = table.snapshot.clock_key, world.clock.now()
    world.outbox.unshown.clear()
    await world.advance(waited)
    if lost:
        await world.registry.shard_back(0, 1, lost)
    published = len(table.changes)

    shown_at = sent_at if at_once else world.clock.now()
    await table.session.handle(ask.SERVICE, ask.Shown(key, shown_at, sent_at + 120))

    deadlines = [change.snapshot.deadline for change in table.changes[published:]]
    assert deadlines == ([world.clock.now() + 120] if shown_again else [])


async def test_time_owed_while_other_time_is_being_given_back_is_not_forgotten(world):
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


async def test_a_request_is_carried_out_on_what_somebody_else_has_saved(world):
    """Another process has changed the table meanwhile."""
    table = await two(world)
    here, other = world.registry, world.new_registry()
    other.known = {}
    session = await other.get(table.id)
    await session.handle(world.actor("bob"), ask.AskPause())

    await table.send("ann", ask.AskPause())

    assert here.loaded()[0].snapshot.state is State.PAUSED
    await table.check()


@pytest.mark.parametrize("fails", ["before", "after"])
async def test_an_end_that_broke_while_it_was_saved(world, fails):
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
    await world.advance(30)  # to the last beat of the heart
    assert world.clock.due() == []


async def test_a_request_that_is_given_up_while_it_is_saved_changes_what_was_saved(world):
    """Its task is cancelled, as at the end of the process."""
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
async def test_a_lobby_that_could_not_be_saved_is_there_if_it_was_saved_after_all(world, fails):
    world.store.fails = fails
    with pytest.raises(StoreUnreachable):
        await world.registry.open(world.actor("ann"), OpenTable("all-fives"))
    assert world.outbox.changes == []

    await world.advance(60)

    there = fails == "after"
    assert [change.recovered for change in world.outbox.changes] == [True] * there
    assert len(world.registry.loaded()) == len(await world.registry.find()) == there
    assert len(world.clock.due()) == there


async def test_a_lobby_that_turns_out_never_to_have_been_saved_is_given_no_time_back(world, caplog):
    world.store.fails = "before"
    with pytest.raises(StoreUnreachable):
        await world.registry.open(world.actor("ann"), OpenTable("all-fives"))
    caplog.clear()
    await world.registry.shard_back(0, 1, 20)
    assert world.registry.loaded() == world.store.commits == caplog.records == []


# -- think -----------------------------------------------------------------------------------------


async def test_computers_that_cannot_think_play_on_and_use_their_chances(world):
    """Where only a chance is left to them the rules name no move of their own."""
    world.thinker.broken = True
    table = await world.started("ann", computers=2, target=5000)
    for _ in range(100):  # more than three times as often as they need
        await world.advance(5)  # Ann takes her time
        await table.go_on()
        if any(seat and is_shout(text) for seat, text in table.record):
            return
    pytest.fail("no computer has used a chance")


async def test_a_computer_is_shown_what_its_seat_sees_and_nothing_else(world):
    table = await world.started("ann", computers=1, game="all-fives")
    await table.until(lambda: bool(world.thinker.thoughts))
    (view,) = world.thinker.thoughts
    assert view.seat == 1
    assert table.snapshot.views.keys() == {0}


async def test_a_computer_is_never_handed_what_deals(world):
    table = await world.started("ann", computers=1, game="all-fives")
    await table.until(lambda: len(world.thinker.seeds) > 2)
    seed = table.session.table.seed
    assert len(set(world.thinker.seeds)) == len(world.thinker.seeds)
    assert all(seed not in each for each in world.thinker.seeds)


# -- what an observer is told ----------------------------------------------------------------------


async def test_an_observer_hears_of_what_is_saved_and_of_what_is_not(world):
    table = await two(world)
    world.observer.saves.clear()
    await table.play(name := table.on_turn, table.moves(name)[0].text)
    assert ("all-fives", 1) in world.observer.saves
    world.store.fails = "before"
    with pytest.raises(StoreError):
        await table.play(name := table.on_turn, table.moves(name)[0].text)
    assert world.observer.failures == [Failure.DATABASE]


async def test_an_observer_hears_of_a_computer_that_cannot_think(world):
    table = await world.started("ann", computers=1, game="all-fives")
    world.thinker.broken = True
    await table.until(lambda: bool(world.observer.failures))
    assert world.observer.failures[0] is Failure.THINKING
