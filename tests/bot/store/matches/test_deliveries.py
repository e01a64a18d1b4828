"""What Discord shows of each match, and which match ends were not shown."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

import pytest

from bot.store import DeliveryRow, NewMatch, ResultRow, SaveConflict, State, Store
from tests.bot.store.conftest import create, save

Make = Callable[..., NewMatch]


async def test_the_shown_state_is_saved(store: Store, a_table: Make, clock: Any) -> None:
    await create(store, a_table())
    assert await store.deliveries.get("abcd2345") is None
    first = DeliveryRow("abcd2345")
    second = DeliveryRow("abcd2345", 1 << 60, State.PLAYING, 7, True, clock.now, {"warning": 1 << 61})
    reminded = dataclasses.replace(second, reminded_turn=7)
    for row in (first, reminded, dataclasses.replace(second, until=None, side={})):
        await store.deliveries.put(row)
        assert await store.deliveries.get("abcd2345") == row
    with pytest.raises(SaveConflict):
        await store.deliveries.put(DeliveryRow("nowhere"))


@pytest.mark.parametrize(
    ("state", "moves", "unfinished"),
    [
        (State.OVER, 2, False),
        (State.OVER, 1, True),
        (State.OVER, None, True),
        (State.PLAYING, 2, True),
        (None, None, True),
    ],
)
async def test_unfinished_lists_matches_whose_end_was_not_shown(
    store: Store, a_table: Make, state: State | None, moves: int | None, unfinished: bool
) -> None:
    for id in ("abcd2345", "running", "given up", "never shown"):
        await create(store, a_table(id))
        await save(store, id, (0, 0, "6-4@C"))
    for id in ("abcd2345", "running", "given up"):
        await store.deliveries.put(DeliveryRow(id, 77, state, moves))
    await save(store, "abcd2345", (1, 1, "draw"), result=(ResultRow(0, None, 5, won=True),))
    await save(store, "given up", state=State.ABANDONED)
    await save(store, "never shown", result=(ResultRow(0, None, 5, won=True),))
    assert await store.deliveries.unfinished() == ["abcd2345"] * unfinished


async def test_unfinished_matches_are_sorted_by_their_end(store: Store, a_table: Make, clock: Any) -> None:
    for id in ("b", "a"):
        clock.move(minutes=1)
        await create(store, a_table(id))
        await store.deliveries.put(DeliveryRow(id, 77, State.BETWEEN, 0))
        await save(store, id, (0, 0, "6-4@C"), result=(ResultRow(0, None, 5, won=True),))
    assert await store.deliveries.unfinished() == ["b", "a"]
