"""Tests of a process that ends at any moment: its tables continue where they were, and no turn loses time."""

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
    """Return a table with three open questions: a kick vote, a seat request and a pause."""
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
"""Return all that people see of a table, except its times."""


def notes_of_those_there(table: Snapshot) -> dict[int, object]:
    """Return the notes of all seats, except those of away people. The record does not tell which moves were
    timeouts."""
    return {seat: notes for seat, notes in table.notes.items() if not table.players[seat].away}


@at_every_stage
@pytest.mark.parametrize("killed", [False, True])
async def test_a_table_is_restored_as_it_was(world, stage, killed):
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
async def test_a_restored_table_goes_on_by_itself(world, stage):
    """Without any request, a lobby closes and a paused table stays paused. All others are played on."""
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
async def test_a_restored_table_can_be_played_to_its_end(world, stage):
    """The restart makes no difference to the people at the table."""
    table = await stage(world)
    await world.restart()
    if table.state is State.LOBBY:
        await table.ask("eve", ask.AcceptInvitation())
        await table.start()
    if table.state is State.PAUSED:
        await table.ask("bob", ask.Resume())
    rounds = table.snapshot.rounds
    await table.until(lambda: table.over or table.snapshot.rounds > rounds)


async def test_an_ended_table_is_not_restored(world):
    table = await world.started("ann", "bob", target=0)
    await table.until(lambda: table.over)
    await world.restart()
    assert world.registry.loaded() == []
    assert await world.registry.get(table.id) is None
    ended = await world.registry.unused(table.id)
    assert (ended.state, ended.secret, ended.winners) == (State.OVER, "secret", table.snapshot.winners)


async def test_a_saved_but_unpublished_end_is_left_to_its_session(world, monkeypatch):
    """A query for unpublished ends must not return it: it would be shown without the events before it."""
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
async def test_downtime_does_not_count_towards_a_turn(world, killed, gone, left):
    """A killed bot was last recorded as alive up to half a minute ago. That time is added too."""
    table = await world.started("ann", "bob", game="all-fives")
    await world.advance(50)
    await world.restart(down=gone, killed=killed)
    assert table.left == left
    await table.check()
    await world.advance(left - 1)
    assert table.record == []
    await world.advance(1)
    assert len(table.record) == 1


async def test_a_crash_right_after_a_start_keeps_the_downtime(world):
    table = await world.started("ann", "bob", game="all-fives")
    await world.advance(50)
    for _ in range(3):
        await world.restart(down=HOUR, killed=True)
        assert 70 <= table.left <= 120


async def test_time_spent_on_recovery_counts_as_downtime(world):
    """A table requested during recovery is loaded at once, and no clock has run meanwhile."""
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
    """Return a table with 70 seconds left of a turn, whose process ended an hour ago."""
    table = await world.started("ann", "bob", game="all-fives")
    await world.advance(50)
    await world.stop()
    world.clock.time += HOUR
    return table


@pytest.mark.parametrize(("fails", "left"), [("before", 70 - 1), ("after", 120)])
async def test_downtime_is_added_later_if_its_save_fails(world, fails, left):
    """If the first save succeeded after all, the downtime is added twice, but never beyond a full turn."""
    table = await down_for_an_hour(world)
    world.store.fails = fails
    await world.wake()
    await world.advance(1)
    assert table.left == left
    assert table.changes[-1].recovered
    await table.check()


async def test_downtime_scheduled_after_a_failed_load_is_saved_with_it(world):
    """If they were saved one after the other, a process killed in between would lose the downtime."""
    table = await down_for_an_hour(world)
    world.store.fails = "before"
    world.registry = world.new_registry()
    with pytest.raises(StoreUnreachable):
        await world.registry.get(table.id)
    world.clock.time += 30
    commits = len(world.store.commits)
    await world.registry.shard_restored(0, 1, 30)
    assert (len(world.store.commits), table.left) == (commits + 1, 70)
    await table.check()


async def test_a_table_that_cannot_be_read_is_loaded_later(world):
    table = await down_for_an_hour(world)
    # first when something is due, then when the table is loaded for people
    world.store.matches.unreadable = 2
    await world.wake()
    assert world.registry.loaded() == []
    await world.advance(RETRY)
    assert table.left == 70 - RETRY
    assert table.session in world.registry.loaded()


async def test_an_error_while_loading_one_table_does_not_stop_the_others(world, monkeypatch, caplog):
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


async def test_a_turn_that_was_not_shown_gets_its_full_length(world):
    table = await not_shown(world)
    await world.restart(down=HOUR)
    assert table.left == 120


async def test_messages_of_the_previous_process_are_looked_for_even_if_its_clock_was_ahead(world):
    """Otherwise two messages could announce the same turn."""
    table = await dealt(world)
    published = len(table.changes)
    await world.restart(down=-90)
    assert table.changes[published].doubtful


# -- tables that cannot be read --------------------------------------------------------------------


async def test_a_broken_table_does_not_stop_the_others_at_a_start(world, caplog):
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


async def test_a_saved_match_whose_people_are_all_away_is_paused(world):
    """An earlier version could be killed between marking the last person as away and pausing."""
    table = await world.started("ann", "bob", computers=1)
    await world.stop()
    async with world.store._database.writing() as connection:
        await connection.execute(update(seats).where(seats.c.user_id.is_not(None)).values(away=True))
    await world.wake()
    assert table.state is State.PAUSED
    await table.ask("ann", ask.Resume())
    assert [player.away for player in table.snapshot.players] == [False, True, False]
    assert PEOPLE["ann"] == table.snapshot.host_id
