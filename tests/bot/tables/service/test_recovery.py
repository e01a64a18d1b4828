"""The process ends at any instant: every table goes on where it was, and nobody loses any time."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy import update

from bot.store import State, StoreUnreachable
from bot.store.schema import matches, seats
from bot.tables.service.alarm import RETRY
from bot.tables.state import requests as ask
from bot.tables.state.snapshot import Snapshot
from tests.bot.tables.driver import PEOPLE, TableDriver, guest
from tests.bot.tables.world import World

HOUR = 3600


async def lobby(world: World) -> TableDriver:
    table = await world.open("ann", "bob", game="all-fives", target=150)
    await table.ask("bob", ask.Leave())
    await table.ask("ann", ask.Invite(guest("eve")))
    return table


async def dealt(world: World) -> TableDriver:
    return await world.started("ann", "bob", computers=1)


async def under_way(world: World) -> TableDriver:
    table = await world.started("ann", "bob", game="domino-4")
    await table.until(lambda: len(table.record) == 10)
    return table


async def second_round(world: World) -> TableDriver:
    table = await world.started("ann", "bob", game="all-fives")
    await table.until(lambda: table.snapshot.rounds == 1 and table.state is State.PLAYING)
    await table.go_on()
    return table


async def not_shown(world: World) -> TableDriver:
    table = await world.started("ann", "bob", game="all-fives")
    await table.send(table.on_turn, ask.Play(0, table.moves(table.on_turn)[0].text))
    world.outbox.unshown.clear()
    return table


async def warned(world: World) -> TableDriver:
    table = await world.started("ann", "bob", game="all-fives")
    await world.advance(100)
    return table


async def computers_turn(world: World) -> TableDriver:
    table = await world.started("ann", computers=1, game="all-fives")
    await table.until(lambda: table.state is State.PLAYING and not table.on_turn)
    return table


async def between(world: World) -> TableDriver:
    table = await world.started("ann", "bob", game="all-fives")
    await table.until(lambda: table.state is State.BETWEEN)
    return table


async def paused(world: World) -> TableDriver:
    table = await between(world)
    await table.everybody(ask.AskPause())
    return table


async def away(world: World) -> TableDriver:
    table = await world.started("ann", "bob", computers=1, pace=30)
    await table.away("bob")
    return table


async def asked(world: World) -> TableDriver:
    """Three questions are open."""
    table = await world.started("ann", "bob", "cas", computers=1)
    await table.ask("bob", ask.Kick(guest("cas")))
    await table.ask("dan", ask.AskForSeat())
    await table.ask("bob", ask.AskPause())
    return table


async def bluffed(world: World) -> TableDriver:
    table = await world.started("ann", "bob", "cas", game="domino-4", blufjoker=True)
    bluffer = await table.until_turn_of(view=lambda view: any(move.verb == "bluff" for move in view.legal))
    await table.play(bluffer, next(move.text for move in table.moves(bluffer) if move.verb == "bluff"))
    await table.play(table.on_turn, "accept")
    return table


STAGES: tuple[Callable[[World], Awaitable[TableDriver]], ...] = (
    *(lobby, dealt, under_way, second_round, not_shown, warned, computers_turn),
    *(between, paused, away, asked, bluffed),
)
at_every_stage = pytest.mark.parametrize("stage", STAGES, ids=lambda stage: stage.__name__)


SHOWN = (
    "players state resumes questions invited host_id options turn_seconds channel_id locale seal beacon "
    "spectator views totals outcomes finished winners version turn made clock_key"
)
"""All that people see of a table, but for its times."""


def notes_of_those_there(table: Snapshot) -> dict[int, object]:
    """What hands tell, but for people who are away: the record does not say that a clock moved for them."""
    return {seat: notes for seat, notes in table.notes.items() if not table.players[seat].away}


@at_every_stage
@pytest.mark.parametrize("killed", [False, True])
async def test_a_table_is_there_again_as_it_was(world, stage, killed):
    table = await stage(world)
    before, published = table.snapshot, len(table.changes)
    await world.stop(killed=killed)
    world.clock.time += HOUR
    await world.wake()
    change = table.changes[published]
    assert change.recovered
    for name in SHOWN.split():
        assert getattr(change.snapshot, name) == getattr(before, name), name
    if before.state is State.PLAYING:
        assert notes_of_those_there(change.snapshot) == notes_of_those_there(before)
    await table.check()


@at_every_stage
async def test_it_goes_on_by_itself(world, stage):
    """Nobody asks for anything: a lobby closes, what is paused stays so, and all the others are played."""
    table = await stage(world)
    made = len(table.record)
    await world.restart(down=HOUR, killed=True)
    await world.advance(1799)
    if stage is lobby:
        assert table.state is State.LOBBY
        await world.advance(1)
        assert table.over
    else:
        assert (len(table.record) > made) is (stage is not paused)
        await table.check()


@at_every_stage
async def test_it_is_played_to_its_end(world, stage):
    """As if nothing had been."""
    table = await stage(world)
    await world.restart()
    if table.state is State.LOBBY:
        await table.ask("eve", ask.AcceptInvitation())
        await table.start()
    if table.state is State.PAUSED:
        await table.ask("bob", ask.Resume())
    rounds = table.snapshot.rounds
    await table.until(lambda: table.over or table.snapshot.rounds > rounds)


async def test_a_table_that_has_come_to_its_end_is_not_brought_back(world):
    table = await world.started("ann", "bob", target=0)
    await table.until(lambda: table.over)
    await world.restart()
    assert world.registry.loaded() == []
    assert await world.registry.get(table.id) is None
    ended = await world.registry.unused(table.id)
    assert (ended.state, ended.secret, ended.winners) == (State.OVER, "secret", table.snapshot.winners)


async def test_an_end_that_is_saved_and_not_yet_published_is_left_to_whoever_ends_it(world, monkeypatch):
    """Who asks meanwhile which ends have not been shown would show it first, and without what led to it."""
    table = await world.started("ann", "bob", target=0)
    commit, seen = world.store.commit, []

    async def looked_for(changes):
        await commit(changes)
        seen.append(await world.registry.unused(table.id) if changes.result else None)

    monkeypatch.setattr(world.store, "commit", looked_for)
    await table.until(lambda: table.over)
    assert (await table.saved()).state is State.OVER
    assert set(seen) == {None}
    assert (await world.registry.unused(table.id)).state is State.OVER


# -- time ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("killed", "gone", "left"),
    [(False, HOUR, 70), (True, HOUR, 70 + 20), (False, 0, 70), (True, 0, 70 + 20)],
    ids=["stopped for an hour", "killed for an hour", "stopped for a moment", "killed for a moment"],
)
async def test_time_it_was_down_counts_for_nobody(world, killed, gone, left):
    """What a bot that is killed wrote last is half a minute old at most: so much is given on top."""
    table = await world.started("ann", "bob", game="all-fives")
    await world.advance(50)
    await world.restart(down=gone, killed=killed)
    assert table.left == left
    await table.check()
    await world.advance(left - 1)
    assert table.record == []
    await world.advance(1)
    assert len(table.record) == 1


async def test_a_crash_right_after_the_start_takes_nothing_back(world):
    table = await world.started("ann", "bob", game="all-fives")
    await world.advance(50)
    for _ in range(3):
        await world.restart(down=HOUR, killed=True)
        assert 70 <= table.left <= 120


async def test_nor_does_the_time_until_everything_is_back(world):
    """Somebody presses before: their table is there at once, and nobody's clock has run meanwhile."""
    early = await world.started("ann", "bob", game="all-fives")
    late = await world.started("ann", "bob", game="all-fives")
    await world.advance(50)
    await world.stop()
    world.clock.time += HOUR
    world.registry = world.new_registry()

    session = await world.registry.get(early.id)
    await world.settle()
    assert (session.table.made, early.left) == (0, 70)
    await world.advance(40)
    await world.wake_all()

    assert (early.record, early.left) == ([], 30)
    assert (late.record, late.left) == ([], 70)


async def down_for_an_hour(world):
    """A table at which 70 seconds of a turn were left when the process ended, an hour ago."""
    table = await world.started("ann", "bob", game="all-fives")
    await world.advance(50)
    await world.stop()
    world.clock.time += HOUR
    return table


@pytest.mark.parametrize(("fails", "left"), [("before", 70 - 1), ("after", 120)])
async def test_it_is_given_back_though_that_could_not_be_saved_at_once(world, fails, left):
    """Where it was saved after all it is given twice, but nobody has more than the whole of their time."""
    table = await down_for_an_hour(world)
    world.store.fails = fails
    await world.wake()
    await world.advance(1)
    assert table.left == left
    assert table.changes[-1].recovered
    await table.check()


async def test_what_is_owed_by_then_is_given_back_with_it(world):
    """Else a process that is killed between the two would have saved that it owes nothing."""
    table = await down_for_an_hour(world)
    world.store.fails = "before"
    world.registry = world.new_registry()
    with pytest.raises(StoreUnreachable):
        await world.registry.get(table.id)
    world.clock.time += 30
    commits = len(world.store.commits)
    await world.registry.shard_back(0, 1, 30)
    assert (len(world.store.commits), table.left) == (commits + 1, 70)
    await table.check()


async def test_a_table_that_cannot_be_read_at_first_is_brought_back_a_little_later(world):
    table = await down_for_an_hour(world)
    world.store.matches.unreadable = 2  # as something is due, and as what somebody waits for
    await world.wake()
    assert world.registry.loaded() == []
    await world.advance(RETRY)
    assert table.left == 70 - RETRY
    assert table.session in world.registry.loaded()


async def test_an_error_while_a_table_is_brought_back_keeps_no_other_away(world, monkeypatch, caplog):
    tables = [await world.started("ann", "bob", game="all-fives") for _ in range(3)]
    await world.stop()
    world.registry = world.new_registry()
    load = world.store.matches.load

    async def broken(table_id):
        if table_id == tables[0].id:
            raise RuntimeError
        return await load(table_id)

    monkeypatch.setattr(world.store.matches, "load", broken)
    await world.wake_all()
    assert [session.table.id for session in world.registry.loaded()] == [table.id for table in tables[1:]]
    assert f"could not load table {tables[0].id}" in caplog.text


async def test_a_turn_that_nobody_had_seen_has_its_whole_time(world):
    table = await not_shown(world)
    await world.restart(down=HOUR)
    assert table.left == 120


async def test_what_the_process_before_may_have_shown_is_looked_for_though_its_clock_was_ahead(world):
    """Else people would be called to one turn by two messages."""
    table = await dealt(world)
    published = len(table.changes)
    await world.restart(down=-90)
    assert table.changes[published].doubtful


# -- tables that cannot be read --------------------------------------------------------------------


async def test_whatever_is_wrong_with_one_table_the_others_go_on(world, caplog):
    broken = [await world.started("ann", "bob", game="all-fives") for _ in range(3)]
    table = await world.started("cas", "dan", game="all-fives")
    wrong = (
        {"record_version": 99},
        {"options": '{"of another version": 1}'},
        {"game": "all-fives", "seed": "-"},
    )
    await broken[2].go_on()
    await world.stop()
    for each, values in zip(broken, wrong, strict=True):
        async with world.store._database.writing() as connection:
            await connection.execute(update(matches).where(matches.c.id == each.id).values(values))

    await world.wake()

    assert [session.table.id for session in world.registry.loaded()] == [table.id]
    assert all(each.id in caplog.text for each in broken)
    assert await world.registry.get(broken[0].id) is None
    await world.advance(120)
    assert len(table.record) == 1
    assert (await world.store.matches.load(broken[1].id)).state is State.PLAYING


async def test_a_match_of_before_that_nobody_is_there_for_rests(world):
    """An older version could be killed between noting the last person away and pausing."""
    table = await world.started("ann", "bob", computers=1)
    await world.stop()
    async with world.store._database.writing() as connection:
        await connection.execute(update(seats).where(seats.c.user_id.is_not(None)).values(away=True))
    await world.wake()
    assert table.state is State.PAUSED
    await table.ask("ann", ask.Resume())
    assert [player.away for player in table.snapshot.players] == [False, True, False]
    assert PEOPLE["ann"] == table.snapshot.host_id
