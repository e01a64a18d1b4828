"""Servers that have removed the bot: what is kept of them, for how long, and what brings it back."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from bot.discord_ui.connection.departures import KEPT, forget_departed
from bot.preferences import Preferences
from bot.store import State
from tests.bot.tables.driver import GUILD

DAY = timedelta(days=1)


@pytest.fixture
async def look(world):
    """Look at the departed servers as the bot does once a day."""
    preferences = await Preferences.load(world.store)
    await preferences.set_guild_setting(GUILD, "tidy", value=False)
    began = datetime(2026, 3, 14, tzinfo=UTC)

    async def looked(days, *present, concerned=True):
        await forget_departed(
            world.store,
            preferences,
            world.registry,
            present,
            began + days * DAY,
            concerned=lambda _: concerned,
        )
        return preferences.guild(GUILD).tidy, await world.store.guild_data.known()

    return looked


async def test_what_is_kept_goes_a_month_after_it_was_first_missed(world, look):
    over = await world.started("ann", "bob", target=0)
    await over.until(lambda: over.over)
    live = await world.started("ann", "bob", game="all-fives")
    for day in (0, 1, KEPT.days):  # the first look finds the bot there
        assert await look(day, *([GUILD] if day == 0 else [])) == (False, {GUILD})
    assert live.state is State.PLAYING

    assert await look(KEPT.days + 1) == (True, set())

    assert world.registry.loaded() == []
    assert await world.registry.unused(over.id) is None


async def test_a_server_that_asks_the_bot_back_loses_nothing_and_has_a_month_again(world, look):
    table = await world.started("ann", "bob")
    await look(0)
    await look(KEPT.days - 1, GUILD)
    assert await look(KEPT.days + 1) == (False, {GUILD})
    assert await look(2 * KEPT.days) == (False, {GUILD})
    assert table.state is State.PLAYING
    assert (await look(2 * KEPT.days + 1))[1] == set()


async def test_a_process_that_another_serves_the_server_for_does_not_know_whether_the_bot_is_there(
    world, look
):
    """What it heard of it is as old as its own session."""
    await world.started("ann", "bob")
    for day in range(KEPT.days):
        assert await look(day) == (False, {GUILD})
        assert await look(day, GUILD, concerned=False) == (False, {GUILD})
    assert await look(KEPT.days) == (True, set())
