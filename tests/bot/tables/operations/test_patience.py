"""Tests of the live clock that gives time: no turn is lost, and the table says that it turns slow."""

from __future__ import annotations

import pytest

from bot.preferences import DAY, PATIENT, GuildSettings
from bot.tables.state import requests as ask
from bot.tables.state.snapshot import Names, Notice


def slowed(*names, alone="no"):
    return Notice("clock-slowed", {"names": Names(names), "count": len(names), "alone": alone})


async def test_new_tables_are_live_and_turn_slow_by_themselves(world):
    assert GuildSettings().turn_seconds == PATIENT


async def test_a_patient_table_turns_slow_when_somebody_is_away_and_takes_no_turn(world):
    table = await world.started("ann", "bob", game="all-fives", pace=PATIENT)
    late = table.on_turn
    await world.advance(PATIENT)
    assert (table.record, table.on_turn, table.player(late).missed_turns) == ([], late, 0)
    assert (table.snapshot.turn_seconds, table.left) == (DAY, DAY)
    assert slowed(late) in table.changes[-1].told
    await table.check()

    await table.play(late, table.moves(late)[0].text)
    assert table.left == DAY
    await world.advance(DAY)
    assert len(table.record) > 1


async def test_a_slowed_table_is_slow_after_a_restart(world):
    table = await world.started("ann", "bob", game="all-fives", pace=PATIENT)
    await world.advance(PATIENT)
    await world.restart()
    assert table.snapshot.turn_seconds == DAY
    await table.check()


async def test_a_person_in_time_keeps_the_table_live(world):
    table = await world.started("ann", "bob", game="all-fives", pace=PATIENT)
    for _ in range(3):
        await world.advance(PATIENT - 1)
        await table.play(table.on_turn, table.moves(table.on_turn)[0].text)
    assert table.snapshot.turn_seconds == PATIENT


@pytest.mark.parametrize("pace", [30, 60, PATIENT])
async def test_a_person_alone_with_computers_loses_no_turn_at_any_live_pace(world, pace):
    table = await world.open("ann", computers=1, game="all-fives", pace=pace)
    await table.start()
    await table.until_turn_of("ann")
    made = len(table.record)
    await world.advance(pace)
    assert len(table.record) == made
    assert table.snapshot.turn_seconds == DAY
    assert slowed("ann", alone="yes") in table.changes[-1].told


@pytest.mark.parametrize("pace", [30, 60, 120, DAY])
async def test_other_clocks_with_several_people_still_move_for_them(world, pace):
    table = await world.started("ann", "bob", game="all-fives", pace=pace)
    await world.advance(pace)
    assert table.record
    assert table.snapshot.turn_seconds == pace


async def test_a_host_can_choose_any_other_pace(world):
    table = await world.open("ann", "bob", pace=PATIENT)
    await table.ask("ann", ask.SetPace(60))
    assert table.snapshot.turn_seconds == 60
