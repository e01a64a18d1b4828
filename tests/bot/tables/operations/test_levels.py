"""Tests of computer players' levels, of rated matches, and of cancelled thinking."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from bot.store import State
from bot.tables.state import requests as ask
from bot.tables.state.table import is_shout

if TYPE_CHECKING:
    from tests.bot.tables.driver import TableDriver
    from tests.bot.tables.world import World


def levels(table: TableDriver) -> list[str]:
    return [player.level for player in table.snapshot.players]


async def test_the_hosts_level_applies_to_present_and_later_computers(world: World) -> None:
    table = await world.open("ann", computers=1)
    assert levels(table) == ["", "casual"]
    await table.ask("ann", ask.SetLevel("expert"))
    await table.ask("ann", ask.AddComputer())
    assert levels(table) == ["", "expert", "expert"]
    assert [seat.level for seat in (await table.saved()).seats] == ["", "expert", "expert"]


async def test_a_computer_whose_level_changes_gets_a_name_of_that_level(world: World) -> None:
    table = await world.open("ann", computers=2)
    assert table.names == ["ann", "Ada 🤖", "Blaise 🤖"]
    await table.ask("ann", ask.SetLevel("expert"))
    assert table.names == ["ann", "Turing 🤖", "Hypatia 🤖"]
    await table.ask("ann", ask.RemovePlayer("Turing 🤖"))
    await table.ask("ann", ask.SetLevel("expert"))
    assert table.names == ["ann", "Hypatia 🤖"], "a name stays while the level does"
    assert [seat.name for seat in (await table.saved()).seats] == table.names


async def test_a_stand_in_has_a_name_of_the_tables_level(world: World) -> None:
    table = await world.open("ann", "bob")
    await table.ask("ann", ask.SetLevel("novice"))
    await table.start()
    await table.ask("bob", ask.Leave())
    assert table.names == ["ann", "Pip 🤖"]


async def test_a_saved_name_stays_with_its_computer(world: World) -> None:
    """Earlier versions gave the same names to all levels."""
    table = await world.open("ann", computers=1)
    table.session.table.update_player(1, name="Edith 🤖")
    await table.ask("ann", ask.AddComputer())
    await world.restart()
    assert table.names == ["ann", "Edith 🤖", "Ada 🤖"]
    await table.ask("ann", ask.SetLevel("casual"))
    assert table.names == ["ann", "Edith 🤖", "Ada 🤖"]


async def test_a_new_table_starts_with_the_servers_level(world: World) -> None:
    world.prefer(level="novice")
    assert levels(await world.open("ann", computers=1)) == ["", "novice"]


async def test_a_rematch_keeps_the_level(world: World) -> None:
    table = await world.open("ann", computers=1, target=0)
    await table.ask("ann", ask.SetLevel("novice"))
    await table.start()
    await table.until(lambda: table.state is State.OVER)
    again = world.table_of(await world.registry.open(world.actor("ann"), ask.Rematch(table.id)), "ann")
    assert levels(again) == ["", "novice"]
    assert again.snapshot.level == "novice"


async def test_computers_play_at_their_level_and_stand_ins_at_the_tables_level(world: World) -> None:
    table = await world.open("ann", "bob", computers=1)
    await table.ask("ann", ask.SetLevel("strong"))
    await table.start()
    await table.ask("bob", ask.Leave())
    assert levels(table) == ["", "strong", "strong"]
    await table.until(lambda: len(world.thinker.levels) > 2)
    assert set(world.thinker.levels) == {"strong"}


async def test_levels_survive_a_restart(world: World) -> None:
    table = await world.open("ann", computers=1)
    await table.ask("ann", ask.SetLevel("novice"))
    await table.ask("ann", ask.SetRated(rated=False))
    await world.restart()
    assert (levels(table), table.snapshot.level, table.snapshot.rated) == (["", "novice"], "novice", False)


# -- rated matches ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("names", "wanted", "rated"),
    [(["ann", "bob"], True, True), (["ann", "bob"], False, False), (["ann"], True, False)],
)
async def test_a_match_between_people_is_rated_unless_the_host_turns_it_off(
    world: World, names: list[str], wanted: bool, rated: bool
) -> None:
    table = await world.open(*names, computers=1)
    await table.ask("ann", ask.SetRated(wanted))
    await table.start()
    assert table.snapshot.rated is rated
    assert (await table.saved()).rated is rated


@pytest.mark.parametrize(("others", "rated"), [((), True), (("bob",), False)])
async def test_a_rematch_is_rated_like_the_match_except_after_a_match_with_one_person(
    world: World, others: tuple[str, ...], rated: bool
) -> None:
    table = await world.open("ann", *others, computers=2 - len(others), target=0)
    await table.ask("ann", ask.SetRated(rated=not others))
    await table.start()
    assert not table.snapshot.rated
    await table.until(lambda: table.state is State.OVER)
    again = world.table_of(await world.registry.open(world.actor("ann"), ask.Rematch(table.id)), "ann")
    assert again.snapshot.rated is rated


# -- thinking --------------------------------------------------------------------------------------


async def test_the_clock_goes_on_when_a_computer_declines_a_shout(
    world: World,
) -> None:
    world.thinker.let_pass = True
    table = await world.started("ann", "bob", computers=1, target=5000, pace=120)

    def chance() -> bool:
        return bool(table.on_turn) and bool(table.session.table.match_or_raise.round.legal(2))

    await table.until(lambda: table.state is State.PLAYING and chance())
    made, thoughts = len(table.record), len(world.thinker.thoughts)
    await world.advance(10)
    assert len(table.record) == made
    assert len(world.thinker.thoughts) == thoughts + 1
    assert not any(seat == 2 and is_shout(text) for seat, text in table.record[made:])
    await world.advance(120)
    assert len(table.record) > made  # the current turn has timed out as usual


async def test_thinking_is_cancelled_when_the_table_moves_on(world: World) -> None:
    table = await world.started("ann", computers=1, game="all-fives")
    await table.until(lambda: not table.on_turn)
    cancelled = list[bool]()

    async def meanwhile() -> None:
        thought = asyncio.current_task()
        await table.send("ann", ask.End())
        try:
            await asyncio.sleep(0)
        except asyncio.CancelledError:
            cancelled.append(thought is not None)
            raise

    world.thinker.meanwhile = meanwhile
    await world.advance(1.5)
    assert cancelled == [True]
    assert table.over


async def test_thinking_continues_when_the_table_does_not_change(world: World) -> None:
    table = await world.started("ann", computers=1, game="all-fives")
    await table.until(lambda: not table.on_turn)
    made = len(table.record)

    async def meanwhile() -> None:
        await table.send("ann", ask.ShowAgain())

    world.thinker.meanwhile = meanwhile
    await world.advance(1.5)
    assert len(table.record) == made + 1
