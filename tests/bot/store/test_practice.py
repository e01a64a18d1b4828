"""Puzzles and lessons: the first answer of a day counts, also of several that come at once."""

from __future__ import annotations

import asyncio
from datetime import date, timedelta

from bot.store import Store
from bot.store.practice import LessonRow, PuzzleRow

ANN = 1 << 58
DAY = date(2026, 11, 22)


async def test_the_first_answer_of_a_day_counts(store: Store) -> None:
    first = await store.practice.answer(ANN, DAY, "6-4@W", solved=True)
    assert first == PuzzleRow("2026-11-22", "6-4@W", solved=True, streak=1, best=1)
    assert await store.practice.answer(ANN, DAY, "5-5@E", solved=False) == first
    assert await store.practice.answer(ANN, DAY - timedelta(1), "5-5@E", solved=False) == first
    assert await store.practice.answered(ANN) == first


async def test_of_several_answers_at_once_one_counts_for_all(store: Store) -> None:
    await store.practice.answer(ANN, DAY - timedelta(1), "6-6@W", solved=True)
    tries = (store.practice.answer(ANN, DAY, f"6-{n}@W", solved=True) for n in range(5))
    told = await asyncio.gather(*tries)
    assert set(told) == {await store.practice.answered(ANN)}
    assert told[0].streak == 2


async def test_a_puzzle_is_shared_once(store: Store) -> None:
    assert await store.practice.share(ANN, DAY) is None
    row = await store.practice.answer(ANN, DAY, "6-4@W", solved=True)
    shared = await asyncio.gather(*(store.practice.share(ANN, DAY) for _ in range(4)))
    assert sorted(each is not None for each in shared) == [False, False, False, True]
    answered = await store.practice.answered(ANN)
    assert answered in shared
    assert answered is not None
    assert (answered.shared, answered.move) == (True, row.move)


async def test_a_lesson_goes_on_where_it_was(store: Store) -> None:
    await asyncio.gather(*(store.practice.put_lesson(ANN, "block", LessonRow(2)) for _ in range(3)))
    await store.practice.put_lesson(ANN, "all-fives", LessonRow(4, finished=True))
    assert await store.practice.lessons(ANN) == {
        "block": LessonRow(2),
        "all-fives": LessonRow(4, finished=True),
    }
