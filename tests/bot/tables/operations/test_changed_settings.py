"""Tests of settings that a person changes while the bot waits to make their forced move."""

from __future__ import annotations

from tests.bot.tables.operations.test_automatic import forced


async def test_turning_auto_draw_off_during_the_pause_starts_a_normal_turn(world):
    table, name = await forced(world, pace=30)
    assert table.on_turn == ""
    published = len(table.changes)
    world.prefer(name, auto_draw=False)
    await world.advance(10)  # the pause is over
    assert table.on_turn == name
    assert len(table.changes) > published, "the new turn is not shown"
    assert table.snapshot.deadline is not None, "no clock runs"


async def test_a_turn_times_out_after_auto_draw_was_turned_off(world):
    table, name = await forced(world, pace=30)
    made = len(table.record)
    world.prefer(name, auto_draw=False)
    await world.advance(24 * 3600)
    assert len(table.record) > made, "the table stands still for ever"


async def test_turning_auto_draw_on_after_the_warning_avoids_a_missed_turn(world):
    for name in ("ann", "bob"):
        world.prefer(name, auto_draw=False)
    table, name = await forced(world, pace=30)
    await world.advance(21)
    assert table.session.table.warned
    world.prefer(name, auto_draw=True)
    await world.advance(10)
    told = [getattr(told, "key", "") for change in table.changes for told in change.told]
    assert "clock-missed" not in told
