"""Tests of hints: who may get one, and how they are counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.store import State
from bot.tables.state import requests as ask
from bot.tables.state.refusals import RefusedError, StaleMoveError
from bot.tables.state.snapshot import Hinted
from engine.players.hints import Hint
from tests.bot.tables.driver import guest
from tests.bot.tables.service.test_unloading import DAY, unload_other_tables

if TYPE_CHECKING:
    from tests.bot.tables.driver import TableDriver
    from tests.bot.tables.world import World


async def friendly(world: World, *names: str, **about: object) -> TableDriver:
    """Return an unrated match of these people and computers, at a turn of the first with several moves."""
    table = await world.open(*names, game="all-fives", computers=2 - len(names))
    await table.ask(names[0], ask.SetRated(rated=False))
    await table.start()
    await table.until_turn_of(names[0], view=lambda view: len(view.legal) > 1)
    return table


async def hint_for(table: TableDriver, name: str) -> Hint:
    answer = await table.ask(name, ask.AskHint(table.snapshot.version))
    assert isinstance(answer, Hinted)
    assert answer.seat == table.seat(name)
    return answer.hint


async def test_a_hint_uses_only_what_the_askers_seat_has_seen(world: World) -> None:
    table = await world.started("ann", computers=1, game="all-fives")
    await table.until_turn_of("ann", view=lambda view: len(view.legal) > 1)
    hint = await hint_for(table, "ann")
    assert hint.move == table.moves("ann")[0].text
    assert world.thinker.thoughts[-1] == table.snapshot.views[0]
    assert len(table.changes) == len([change for change in table.changes if not change.quiet])


async def test_a_repeated_hint_for_one_decision_counts_once_and_survives_a_restart(world: World) -> None:
    table = await friendly(world, "ann", "bob")
    for _ in range(2):
        await hint_for(table, "ann")
    assert table.player("ann").hints == 1
    await table.play("ann", table.moves("ann")[0].text)
    await table.until_turn_of("ann", view=lambda view: len(view.legal) > 1)
    await hint_for(table, "ann")
    await world.restart()
    assert (table.player("ann").hints, table.player("bob").hints) == (2, 0)
    assert [seat.hints for seat in (await table.saved()).seats] == [2, 0]


async def test_a_seats_hint_count_survives_a_new_owner_and_a_restart(world: World) -> None:
    table = await friendly(world, "ann", "bob")
    await hint_for(table, "ann")
    await table.ask("ann", ask.Leave())
    assert table.snapshot.players[0].computer
    await table.ask("ann", ask.AskForSeat())
    await table.ask("bob", ask.AdmitSubstitute(guest("ann")))
    assert table.player("ann").hints == 1
    await world.restart()
    assert table.player("ann").hints == 1
    await table.check()
    await table.play("ann", table.moves("ann")[0].text)
    await table.until_turn_of("ann", view=lambda view: len(view.legal) > 1)
    await hint_for(table, "ann")
    await table.ask("ann", ask.Leave())
    await table.until(lambda: table.state is State.OVER)
    assert [player.hints for player in table.snapshot.players] == [2, 0]
    assert [seat.hints for seat in (await table.saved()).seats] == [2, 0]


async def test_a_rematch_starts_with_a_hint_count_of_zero(world: World) -> None:
    table = await friendly(world, "ann", "bob")
    await hint_for(table, "ann")
    await table.until(lambda: table.state is State.OVER)
    assert table.player("ann").hints == 1
    again = world.table_of(await world.registry.open(world.actor("ann"), ask.Rematch(table.id)), "ann")
    assert [player.hints for player in again.snapshot.players] == [0, 0]


async def test_a_rated_match_gives_no_hints_even_after_people_left(world: World) -> None:
    table = await world.started("ann", "bob", game="all-fives")
    await table.until_turn_of("ann")
    assert await table.refused("ann", ask.AskHint(table.snapshot.version)) == "hint-rated"
    await table.ask("bob", ask.Leave())
    await table.until_turn_of("ann")
    assert await table.refused("ann", ask.AskHint(table.snapshot.version)) == "hint-rated"


async def test_a_server_can_turn_hints_off_during_a_match(world: World) -> None:
    table = await friendly(world, "ann")
    world.prefer(hints=False)
    assert await table.refused("ann", ask.AskHint(table.snapshot.version)) == "hint-off"
    assert world.thinker.thoughts == [] or world.thinker.thoughts[-1].seat == 1


async def test_a_person_who_is_not_to_move_gets_no_hint(world: World) -> None:
    table = await friendly(world, "ann", "bob")
    assert await table.refused("bob", ask.AskHint(table.snapshot.version)) == "hand-wait"


async def test_a_hint_is_discarded_if_the_table_has_moved_on(world: World) -> None:
    table = await friendly(world, "ann", "bob")
    version = table.snapshot.version

    async def meanwhile() -> None:
        await table.send("ann", ask.Play(version, table.moves("ann")[0].text))

    world.thinker.meanwhile = meanwhile
    with pytest.raises(StaleMoveError):
        await table.ask("ann", ask.AskHint(version))
    assert table.player("ann").hints == 0


async def test_a_hint_that_failed_is_not_counted(world: World, caplog: pytest.LogCaptureFixture) -> None:
    table = await friendly(world, "ann", "bob")
    world.thinker.broken = True
    with pytest.raises(RefusedError) as refused:
        await table.ask("ann", ask.AskHint(table.snapshot.version))
    assert refused.value.key == "hint-failed"
    assert table.player("ann").hints == 0
    assert "failed to compute a hint" in caplog.text


async def slow_and_friendly(world: World) -> TableDriver:
    table = await world.open("ann", "bob", game="all-fives", pace=DAY)
    await table.ask("ann", ask.SetRated(rated=False))
    await table.start()
    await table.until_turn_of("ann", view=lambda view: len(view.legal) > 1)
    return table


async def test_a_hint_repeated_after_half_an_hour_counts_once(world: World) -> None:
    table = await slow_and_friendly(world)
    hint = await hint_for(table, "ann")
    made = len(table.record)
    await unload_other_tables(world)
    await world.registry.get(table.id)
    await world.settle()
    assert await hint_for(table, "ann") == hint
    assert len(table.record) == made
    assert table.player("ann").hints == 1


async def test_a_hint_repeated_after_a_restart_counts_once(world: World) -> None:
    table = await slow_and_friendly(world)
    await hint_for(table, "ann")
    await world.restart()
    await hint_for(table, "ann")
    assert table.player("ann").hints == 1
