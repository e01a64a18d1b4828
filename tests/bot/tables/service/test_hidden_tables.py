"""Tables in a channel that the bot may not view: they rest as in an outage, and go on when it is back."""

from __future__ import annotations

import pytest

from bot.tables.service.hidden_tables import channel_restored
from bot.tables.state.ports import Hidden
from bot.tables.state.requests import AskPause
from tests.bot.tables.service.test_outage_while_unloaded import unloaded_table
from tests.bot.tables.world import CHANNEL

ELSEWHERE = CHANNEL + 1
PACE = 3600


def hide(world, channel=CHANNEL, *, seen=True):
    world.reach.hidden_channels[channel] = Hidden(world.clock.now(), seen)


async def show(world, channel=CHANNEL):
    """Let the bot view a channel again."""

    def end():
        hidden = world.reach.hidden_channels.pop(channel, None)
        return None if hidden is None else world.clock.now() - hidden.since

    await channel_restored(world.registry, channel, end)
    await world.settle()


async def test_no_turn_times_out_while_the_channel_is_hidden(world):
    table = await world.started("ann", "bob", pace=PACE)
    deadline, made = table.session.table.deadline, table.session.table.made
    await world.advance(600)
    hide(world)
    await world.advance(10 * PACE)
    assert table.session.table.made == made
    await show(world)
    assert table.session.table.deadline == pytest.approx(deadline + 10 * PACE, abs=1)
    await world.advance(PACE)
    assert table.session.table.made > made, "the rest of the turn passes"


async def test_computers_rest_too(world):
    table = await world.started("ann", computers=1, pace=PACE)
    hide(world)
    made = table.session.table.made
    await world.advance(3 * PACE)
    assert table.session.table.made == made


async def test_tables_in_other_channels_play_on(world):
    table = await world.started("ann", "bob", pace=PACE)
    deadline, made = table.session.table.deadline, table.session.table.made
    hide(world, ELSEWHERE)
    await world.advance(60)
    await show(world, ELSEWHERE)
    assert table.session.table.deadline == deadline
    await world.advance(PACE)
    assert table.session.table.made > made


async def test_nothing_is_added_for_a_channel_that_was_not_hidden(world):
    table = await world.started("ann", "bob", pace=PACE)
    deadline = table.session.table.deadline
    await channel_restored(world.registry, CHANNEL, lambda: None)
    assert table.session.table.deadline == deadline


async def test_an_unloaded_table_gets_the_time_once_whoever_loads_it(world):
    table = await unloaded_table(world, PACE)
    left = (await world.store.matches.load(table.id)).deadline.timestamp()
    hide(world)
    at = world.clock.now()
    await world.advance(1000)
    await world.registry.get(table.id)
    await world.advance(2 * PACE)
    await show(world)
    session = await world.registry.get(table.id)
    assert session.table.deadline - left == pytest.approx(world.clock.now() - at, abs=1)


@pytest.mark.parametrize("saved_meanwhile", [False, True])
async def test_a_restart_in_between_costs_nobody_time(world, saved_meanwhile):
    """The next process hears that the channel is hidden, but not since when."""
    table = await world.started("ann", "bob", pace=PACE)
    await world.advance(600)
    left = table.session.table.deadline - world.clock.now()
    hide(world)
    await world.advance(5 * PACE)
    if saved_meanwhile:
        await table.ask("ann", AskPause())
    await world.stop()
    world.clock.time += 50
    hide(world, seen=False)
    await world.wake()
    await world.advance(5 * PACE)
    await show(world)
    session = await world.registry.get(table.id)
    assert left - 1 <= session.table.deadline - world.clock.now() <= PACE + 1


async def test_the_channel_stays_hidden_if_its_tables_cannot_be_read(world, monkeypatch):
    await world.started("ann", "bob", pace=PACE)
    hide(world)

    async def fails(**_):
        raise ConnectionError

    with monkeypatch.context() as patched:
        patched.setattr(world.registry, "find", fails)
        with pytest.raises(ConnectionError):
            await show(world)
    assert world.reach.hidden(CHANNEL) is not None
    await show(world)
    assert world.reach.hidden(CHANNEL) is None
