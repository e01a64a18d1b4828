"""Tests of the house rules that a new table starts with."""

from __future__ import annotations

import pytest

from bot.tables.state.house_rules import default_options, set_default_options, usual_options
from bot.tables.state.requests import ChoosePreset
from tests.bot.tables.driver import GUILD

GAME = "uno-dominos"


async def usual(world, game=GAME, guild=GUILD):
    return await usual_options(world.store, guild, game)


async def test_a_new_table_starts_with_the_rules_last_played(world):
    assert await usual(world) == {}
    await world.started("ann", "bob", target=200)
    await world.started("ann", "bob", target=300)
    assert await usual(world) == {"target": 300}
    assert (await usual(world, "all-fives"), await usual(world, guild=1)) == ({}, {})


async def test_the_managers_default_precedes_the_rules_last_played(world):
    await set_default_options(world.store, GUILD, GAME, {"target": 100})
    table = await world.open("ann", "bob")
    assert table.snapshot.options == {"target": 100}
    await world.started("ann", "bob", target=300)
    assert await usual(world) == await default_options(world.store, GUILD, GAME) == {"target": 100}

    await set_default_options(world.store, GUILD, GAME, {})
    assert await usual(world) == {}, "the sheet is a choice too"
    await set_default_options(world.store, GUILD, GAME, None)
    assert await usual(world) == {"target": 300}


@pytest.mark.parametrize("saved", ['{"of another version": 1}', '{"target": -5}'])
async def test_options_that_are_no_longer_valid_are_ignored(world, saved):
    await world.store.guild_settings.put(GUILD, f"options-{GAME}", saved)
    assert await usual(world) == {}
    await world.store.guild_settings.put(GUILD, f"default-{GAME}", saved)
    assert await default_options(world.store, GUILD, GAME) is None


async def test_a_new_server_starts_with_the_first_preset_until_another_is_played(world, monkeypatch):
    monkeypatch.undo()  # undo the fixture that starts tests with the default rules
    assert [await usual(world, game) for game in ("all-fives", "mexican-train", "domino-4")] == [{}, {}, {}]
    table = await world.open("ann", "bob")
    assert table.snapshot.options == {"start_exchange": "off"}
    await table.ask("ann", ChoosePreset("nl"))
    await table.start()
    assert await usual(world) == {}
