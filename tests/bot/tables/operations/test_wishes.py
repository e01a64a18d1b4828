"""What people set for themselves while the bot is about to move for them."""

from __future__ import annotations

from tests.bot.tables.operations.test_automatic import forced


async def test_who_switches_drawing_off_during_the_pause_is_asked_and_timed(world):
    table, name = await forced(world, pace=30)
    assert table.on_turn == ""
    published = len(table.changes)
    world.prefer(name, auto_draw=False)
    await world.advance(10)  # the pause is over
    assert table.on_turn == name
    assert len(table.changes) > published, "nobody is shown whose turn it is"
    assert table.snapshot.deadline is not None, "no clock runs"


async def test_a_turn_of_theirs_comes_to_an_end_though_they_go_away(world):
    table, name = await forced(world, pace=30)
    made = len(table.record)
    world.prefer(name, auto_draw=False)
    await world.advance(24 * 3600)
    assert len(table.record) > made, "the table stands still for ever"


async def test_who_switches_drawing_on_after_the_warning_has_missed_nothing(world):
    for name in ("ann", "bob"):
        world.prefer(name, auto_draw=False)
    table, name = await forced(world, pace=30)
    await world.advance(21)
    assert table.session.table.warned
    world.prefer(name, auto_draw=True)
    await world.advance(10)
    told = [getattr(told, "key", "") for change in table.changes for told in change.told]
    assert "clock-missed" not in told
