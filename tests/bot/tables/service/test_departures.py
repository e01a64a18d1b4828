"""Tests of servers that removed the bot: how long their data is kept, and what keeps it."""

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
    """Return a function that checks for departed servers on a day, given the servers that are present.

    It returns whether the server's setting is kept, and the ids of the servers with saved data. With
    ``concerned=False`` another process serves the server.
    """
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


async def test_a_servers_data_is_deleted_a_month_after_the_bot_was_first_missing(world, look):
    over = await world.started("ann", "bob", target=0)
    await over.until(lambda: over.over)
    live = await world.started("ann", "bob", game="all-fives")
    for day in (0, 1, KEPT.days):  # at the first check the bot is still a member
        assert await look(day, *([GUILD] if day == 0 else [])) == (False, {GUILD})
    assert live.state is State.PLAYING

    assert await look(KEPT.days + 1) == (True, set())

    assert world.registry.loaded() == []
    assert await world.registry.unused(over.id) is None


async def test_a_server_that_invites_the_bot_again_keeps_its_data(world, look):
    table = await world.started("ann", "bob")
    await look(0)
    await look(KEPT.days - 1, GUILD)
    assert await look(KEPT.days + 1) == (False, {GUILD})
    assert await look(2 * KEPT.days) == (False, {GUILD})
    assert table.state is State.PLAYING
    assert (await look(2 * KEPT.days + 1))[1] == set()


async def test_a_process_ignores_servers_that_another_process_serves(world, look):
    """The process knows nothing about them after its own session began."""
    await world.started("ann", "bob")
    for day in range(KEPT.days):
        assert await look(day) == (False, {GUILD})
        assert await look(day, GUILD, concerned=False) == (False, {GUILD})
    assert await look(KEPT.days) == (True, set())
