"""Tests of what a computer player says at the end of a round, at a table that is played and restored."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store import State
from bot.tables.state import requests as ask

if TYPE_CHECKING:
    from tests.bot.tables.driver import TableDriver
    from tests.bot.tables.world import World

LONG = {"target": 500, "pace": 24 * 3600}
"""A match of several rounds, each of which waits for Ann before the next begins."""


async def spoken(world: World) -> TableDriver:
    """Return a table between two rounds at which a computer has said something."""
    table = await world.started("ann", computers=2, **LONG)
    await table.until(lambda: table.snapshot.remark is not None and table.state is State.BETWEEN)
    return table


async def test_a_remark_is_the_same_after_a_restart(world: World) -> None:
    table = await spoken(world)
    before = table.snapshot
    await world.restart()
    assert table.snapshot.remark == before.remark
    assert table.snapshot.rounds == before.rounds


async def test_a_remark_stays_through_a_pause_and_ends_with_the_next_round(world: World) -> None:
    table = await spoken(world)
    remark = table.snapshot.remark
    await table.ask("ann", ask.AskPause())
    assert (table.state, table.snapshot.remark) == (State.PAUSED, None)
    await table.ask("ann", ask.Resume())
    assert (table.state, table.snapshot.remark) == (State.BETWEEN, remark)
    await table.next_round()
    assert table.snapshot.remark is None


async def test_a_match_has_at_most_one_remark_a_round_and_only_at_ends(world: World) -> None:
    table = await world.started("ann", computers=2, **LONG)
    await table.until(lambda: table.over)
    snapshots = [change.snapshot for change in table.changes]
    said = {(each.rounds, each.remark) for each in snapshots if each.remark is not None}
    assert said
    assert len({rounds for rounds, _ in said}) == len(said)
    assert {each.state for each in snapshots if each.remark is not None} <= {State.BETWEEN, State.OVER}


async def test_a_remark_is_no_message_of_its_own(world: World) -> None:
    table = await spoken(world)
    changes = [change for change in table.changes if change.snapshot.remark is not None]
    assert len(changes) == 1
    assert "RoundEnded" in table.told_keys()
