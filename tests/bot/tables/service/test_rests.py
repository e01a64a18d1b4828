"""Tests that people's clocks rest in their quiet hours and absences, also after restarts and kills."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.preferences import DAY, HOUR
from bot.store import State
from bot.tables.rest_times import Rest
from bot.tables.state import requests as ask
from tests.bot.tables.driver import PEOPLE

WEEK = 7 * DAY


async def slow_table(world, pace=DAY):
    return await world.started("ann", "bob", game="all-fives", pace=pace)


def quiet_from_now(world, hours=8):
    """Return settings whose quiet hours begin at the next full hour."""
    return {"quiet_from": int(world.clock.now() // HOUR + 1) % 24, "quiet_hours": hours}


async def refresh(world, table, name, **settings):
    """Change a person's settings, and apply them as /me does."""
    world.prefer(name, **settings)
    await world.registry.refresh_rests(PEOPLE[name])
    await world.settle()


async def test_a_clock_of_a_day_rests_in_quiet_hours(world):
    for name in ("ann", "bob"):
        world.prefer(name, **quiet_from_now(world))
    table = await slow_table(world)
    assert table.left == DAY + 16 * HOUR, "two nights: the first begins within an hour"
    await table.check()
    await world.advance(DAY + 16 * HOUR - 1)
    assert table.record == []
    await world.advance(1)
    assert len(table.record) == 1


@pytest.mark.parametrize(
    ("zone", "noon", "night"),
    [
        ("Europe/Amsterdam", "2026-03-28", 8 * HOUR),
        ("Europe/Amsterdam", "2026-10-24", 10 * HOUR),
        ("Australia/Sydney", "2026-04-04", 10 * HOUR),
        ("Australia/Sydney", "2026-10-03", 8 * HOUR),
    ],
)
@pytest.mark.parametrize("restarts", [False, True])
async def test_a_turn_lasts_a_day_of_waking_hours_across_a_change_of_the_clocks(
    world, zone, noon, night, restarts
):
    world.clock.time = datetime.fromisoformat(f"{noon} 12:00").replace(tzinfo=ZoneInfo(zone)).timestamp()
    for name in ("ann", "bob"):
        world.prefer(name, zone=zone, quiet_from=22, quiet_hours=9)
    table = await slow_table(world)
    assert table.left == DAY + night
    if restarts:
        await world.advance(15 * HOUR)  # into the night
        await world.restart(killed=True)
        assert table.left == DAY + night - 15 * HOUR
    await world.advance(table.left - 1)
    assert table.record == []
    await world.advance(1)
    assert len(table.record) == 1


@pytest.mark.parametrize(("pace", "left"), [(4 * HOUR, 4 * HOUR), (300, 300)])
async def test_quiet_hours_rest_no_shorter_clock(world, pace, left):
    for name in ("ann", "bob"):
        world.prefer(name, **quiet_from_now(world))
    table = await slow_table(world, pace)
    assert table.left == left


async def test_the_servers_setting_lets_no_clock_rest(world):
    world.prefer(rests=False)
    for name in ("ann", "bob"):
        world.prefer(name, **quiet_from_now(world), away_until=int(world.clock.now() + WEEK))
    table = await slow_table(world)
    assert (table.left, table.snapshot.rests) == (DAY, {})


async def test_a_change_keeps_what_is_left_of_the_turn_and_is_shown(world):
    table = await slow_table(world)
    late, begun = table.on_turn, world.clock.now()
    await world.advance(HOUR)
    await refresh(world, table, late, away_until=int(begun + WEEK))
    assert table.snapshot.deadline == pytest.approx(int(begun + WEEK) + DAY - HOUR)
    assert table.snapshot.rests == {PEOPLE[late]: Rest(away_until=int(begun + WEEK))}
    assert table.changes[-1].snapshot.deadline == table.snapshot.deadline, "the table is shown again"
    await table.check()

    await world.advance(2 * HOUR)
    await refresh(world, table, late)

    assert table.left == pytest.approx(DAY - HOUR)
    assert table.snapshot.rests == {}
    await table.check()


async def test_a_person_who_is_not_awaited_moves_no_deadline(world):
    table = await slow_table(world)
    other = next(name for name in ("ann", "bob") if name != table.on_turn)
    await refresh(world, table, other, away_until=int(world.clock.now() + WEEK))
    assert table.left == DAY
    assert PEOPLE[other] in table.snapshot.rests


async def test_an_absence_that_the_table_was_not_told_of_counts_when_its_time_is_up(world):
    """A process may end after the setting is saved and before the table is told."""
    table = await slow_table(world)
    world.prefer(table.on_turn, away_until=int(world.clock.now() + WEEK))
    await world.advance(DAY)
    assert table.record == []
    assert table.snapshot.deadline > world.clock.now() + 5 * DAY
    await table.check()


@pytest.mark.parametrize("killed", [False, True])
async def test_a_restart_keeps_the_deadline_and_a_change_after_it_what_is_left(world, killed):
    table = await slow_table(world)
    late = table.on_turn
    await refresh(world, table, late, away_until=int(world.clock.now() + WEEK))
    deadline = table.snapshot.deadline
    await world.restart(killed=killed)
    assert table.snapshot.deadline == pytest.approx(deadline)
    await refresh(world, table, late)
    assert table.left == pytest.approx(DAY)
    await table.check()


async def test_downtime_in_an_absence_adds_nothing_twice(world):
    table = await slow_table(world)
    late = table.on_turn
    await refresh(world, table, late, away_until=int(world.clock.now() + WEEK))
    deadline = table.snapshot.deadline
    await world.restart(down=HOUR)
    assert table.snapshot.deadline == pytest.approx(deadline)
    await table.check()


@pytest.mark.parametrize("fails", ["before", "after"])
async def test_a_save_that_fails_changes_the_deadline_once(world, fails):
    table = await slow_table(world)
    late = table.on_turn
    until = int(world.clock.now() + WEEK)
    world.prefer(late, away_until=until)
    world.store.fails = fails
    await world.registry.refresh_rests(PEOPLE[late])
    await world.settle()
    await world.advance(120)
    assert table.snapshot.deadline == pytest.approx(until + DAY)
    await table.check()


async def test_the_next_round_waits_for_people_at_rest(world):
    world.prefer("ann", away_until=int(world.clock.now() + WEEK))
    table = await world.between_rounds("ann", "bob")
    if table.state is State.BETWEEN:
        assert table.session.table.due_at >= int(world.preferences.user(PEOPLE["ann"]).away_until) + DAY
        await table.ask("ann", ask.StartNextRound(table.snapshot.version))
        await table.check()


async def test_forgetting_a_person_leaves_no_copy_at_the_table(world):
    table = await slow_table(world)
    late = table.on_turn
    await refresh(world, table, late, **quiet_from_now(world))
    found = await world.store.personal_data.export(PEOPLE[late])
    assert "rests" in found["questions"][0]["question"]
    await world.store.personal_data.forget(PEOPLE[late])
    saved = await world.store.matches.load(table.id)
    assert not any(row.get("rests") for row in saved.questions)


@pytest.mark.parametrize("restarts", [False, True])
async def test_a_person_whose_turn_began_in_quiet_hours_is_told_when_they_end(world, restarts):
    for name in ("ann", "bob"):
        world.prefer(name, **quiet_from_now(world, 3))
    world.clock.time += HOUR
    table = await slow_table(world)
    late = PEOPLE[table.on_turn]
    quiet = table.snapshot.rests[late].end(world.clock.now()) - world.clock.now()
    assert 0 < quiet < 3 * HOUR
    await world.advance(quiet - 60)
    assert table.snapshot.warning is None
    if restarts:
        await world.restart(killed=True)
    await world.advance(62)
    assert table.snapshot.warning.user_ids == (late,)
    await table.check()


async def test_a_person_who_was_away_is_told_when_they_are_back(world):
    table = await slow_table(world)
    await world.advance(HOUR)
    await refresh(world, table, table.on_turn, away_until=int(world.clock.now() + WEEK))
    await world.advance(WEEK - 60)
    assert table.snapshot.warning is None
    await world.advance(62)
    assert table.snapshot.warning is not None
    assert table.left == pytest.approx(DAY - HOUR, abs=5)
