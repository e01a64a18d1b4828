"""Reminders by direct message: noted once, claimed by one process, due again if a claim is not settled."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

from bot.store import DIGEST, NewMatch, State, Store
from tests.bot.store.conftest import create, save

ANN, BOB = 1 << 58, 2 << 58
NOW = datetime(2026, 11, 23, 9, tzinfo=UTC)
LATER = NOW + timedelta(minutes=1)
EVER = NOW + timedelta(days=9)


async def test_a_step_is_noted_once_also_after_it_was_sent(store: Store) -> None:
    notes = store.reminders
    assert await notes.note(ANN, "a", 4, NOW)
    assert not await notes.note(ANN, "a", 4, LATER), "a restart shows the same turn again"
    won = await notes.claim(await notes.due(NOW), LATER, "c")
    await notes.settle(won)
    assert await notes.due(EVER) == []
    assert not await notes.note(ANN, "a", 4, NOW)
    assert not await notes.note(ANN, "a", 3, NOW)
    assert await notes.note(ANN, "a", 5, NOW)
    assert [(row.match_id, row.step) for row in await notes.due(NOW)] == [("a", 5)]


async def test_a_reminder_is_due_at_its_time_and_grouped_by_person(store: Store) -> None:
    notes = store.reminders
    for user_id, match_id in ((BOB, "a"), (ANN, "b"), (BOB, DIGEST), (ANN, "a")):
        await notes.note(user_id, match_id, 1, NOW)
    await notes.note(ANN, "c", 1, LATER)
    assert [(row.user_id, row.match_id) for row in await notes.due(NOW)] == [
        (ANN, "a"),
        (ANN, "b"),
        (BOB, DIGEST),
        (BOB, "a"),
    ]
    assert await notes.due(NOW - timedelta(seconds=1)) == []


async def test_one_of_several_processes_claims_all_reminders_of_a_person(store: Store) -> None:
    notes = store.reminders
    for match_id in ("a", "b", "c"):
        await notes.note(ANN, match_id, 1, NOW)
    due = await notes.due(NOW)
    tries = await asyncio.gather(*(notes.claim(due, LATER, f"process{n}") for n in range(4)))
    assert sorted(len(won) for won in tries) == [0, 0, 0, 3]


async def test_a_claim_of_an_ended_process_falls_due_again_with_its_name(store: Store) -> None:
    notes = store.reminders
    await notes.note(ANN, "a", 1, NOW)
    first = await notes.claim(await notes.due(NOW), LATER, "c")
    assert await notes.due(NOW) == []
    (again,) = await notes.due(LATER)
    assert again.claim == "c"
    (won,) = await notes.claim([again], LATER + timedelta(minutes=1), "c")
    assert await notes.claim([again], LATER, "d") == [], "it was claimed in the meantime"
    await notes.settle([won])
    await notes.settle(first)
    assert await notes.due(EVER) == []


async def test_settling_an_earlier_step_does_not_settle_a_later_one(store: Store) -> None:
    notes = store.reminders
    await notes.note(ANN, "a", 1, NOW)
    won = await notes.claim(await notes.due(NOW), LATER, "c")
    await notes.note(ANN, "a", 2, NOW)
    await notes.settle(won)
    assert [(row.step, row.claim) for row in await notes.due(NOW)] == [(2, None)]


async def test_reminders_of_ended_tables_are_dropped(store: Store, a_table: Callable[..., NewMatch]) -> None:
    notes = store.reminders
    await create(store, a_table("live"))
    await create(store, a_table("over"))
    await save(store, "over", state=State.ABANDONED)
    for match_id in ("live", "over", "deleted", DIGEST):
        await notes.note(ANN, match_id, 1, NOW)
    await notes.drop_ended()
    assert [row.match_id for row in await notes.due(NOW)] == [DIGEST, "live"]
    await notes.drop(ANN)
    assert [row.match_id for row in await notes.due(NOW)] == [DIGEST]
