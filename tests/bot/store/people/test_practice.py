"""Puzzle answers and lesson progress."""

from __future__ import annotations

import asyncio
from datetime import date, timedelta

from bot.store import LessonRow, PuzzleRow, Store

ANN, BOB = 1 << 58, 2 << 58
MONDAY = date(2026, 11, 23)


async def test_streaks_are_counted_and_only_the_first_answer_of_a_day_counts(store: Store) -> None:
    practice = store.practice
    assert await practice.answered(ANN) is None
    solved = [True, True, False, True, True]
    rows = [
        await practice.answer(ANN, MONDAY + timedelta(day), f"move{day}", solved=each)
        for day, each in enumerate(solved)
    ]
    assert [(row.streak, row.best) for row in rows] == [(1, 1), (2, 2), (0, 2), (1, 2), (2, 2)]
    friday = PuzzleRow("2026-11-27", "move4", solved=True, streak=2, best=2)
    assert await practice.answer(ANN, MONDAY + timedelta(4), "other", solved=False) == friday
    assert await practice.answer(ANN, MONDAY, "older", solved=False) == friday
    assert await practice.answered(ANN) == friday
    later = await practice.answer(ANN, MONDAY + timedelta(6), "6-4@W", solved=True)
    assert (later.streak, later.best) == (1, 2), "no answer on Saturday"
    assert await practice.answered(BOB) is None


async def test_only_one_of_several_simultaneous_answers_counts(store: Store) -> None:
    await store.practice.answer(ANN, MONDAY, "6-6@W", solved=True)
    tries = (store.practice.answer(ANN, MONDAY + timedelta(1), f"6-{n}@W", solved=True) for n in range(5))
    told = await asyncio.gather(*tries)
    assert set(told) == {await store.practice.answered(ANN)}
    assert told[0].streak == 2


async def test_simultaneous_clicks_share_a_result_once(store: Store) -> None:
    await store.practice.answer(ANN, MONDAY, "6-4@W", solved=True)
    shared = await asyncio.gather(*(store.practice.share(ANN, MONDAY) for _ in range(4)))
    assert sorted(each is not None for each in shared) == [False, False, False, True]


async def test_a_result_is_shared_once_and_only_on_its_day(store: Store) -> None:
    await store.practice.answer(ANN, MONDAY, "6-4@W", solved=True)
    assert await store.practice.share(ANN, MONDAY + timedelta(1)) is None
    shared = await store.practice.share(ANN, MONDAY)
    assert shared is not None
    assert shared.shared
    assert await store.practice.share(ANN, MONDAY) is None
    assert await store.practice.share(BOB, MONDAY) is None


async def test_lesson_progress_is_saved_by_game(store: Store) -> None:
    await asyncio.gather(*(store.practice.put_lesson(ANN, "block", LessonRow(3)) for _ in range(3)))
    await store.practice.put_lesson(ANN, "block", LessonRow(0, finished=True))
    await store.practice.put_lesson(ANN, "all-fives", LessonRow(2))
    assert await store.practice.lessons(ANN) == {
        "block": LessonRow(0, finished=True),
        "all-fives": LessonRow(2),
    }
    assert await store.practice.lessons(BOB) == {}


GUILD = 3 << 58


async def test_a_servers_tally_counts_each_persons_first_answer_of_the_newest_day(store: Store) -> None:
    practice = store.practice
    assert await practice.tally(GUILD, MONDAY) == (0, 0)
    for person, solved in ((ANN, True), (BOB, False), (BOB, True)):
        await practice.answer(person, MONDAY, "6-4@W", solved=solved, guild_id=GUILD)
    assert await practice.tally(GUILD, MONDAY) == (1, 2)
    assert await practice.tally(GUILD + 1, MONDAY) == (0, 0)
    await practice.answer(ANN, MONDAY + timedelta(1), "6-4@W", solved=True, guild_id=GUILD)
    assert await practice.tally(GUILD, MONDAY) == (0, 0)
    assert await practice.tally(GUILD, MONDAY + timedelta(1)) == (1, 1)
    await practice.answer(BOB, MONDAY + timedelta(1), "6-4@W", solved=True)
    assert await practice.tally(GUILD, MONDAY + timedelta(1)) == (1, 1), "an answer elsewhere"


async def test_a_days_post_is_claimed_once(store: Store) -> None:
    practice = store.practice
    claims = await asyncio.gather(*(practice.claim_post(GUILD, MONDAY) for _ in range(4)))
    assert sorted(claims) == [False, False, False, True]
    assert not await practice.claim_post(GUILD, MONDAY - timedelta(1))
    assert await practice.claim_post(GUILD + 1, MONDAY)
    await practice.give_post_back(GUILD)
    assert await practice.claim_post(GUILD, MONDAY)
    assert await practice.claim_post(GUILD, MONDAY + timedelta(1))


async def test_posts_and_tallies_are_deleted_with_their_server(store: Store) -> None:
    await store.practice.claim_post(GUILD, MONDAY)
    await store.practice.answer(ANN, MONDAY, "6-4@W", solved=True, guild_id=GUILD)
    assert await store.guild_data.forget(GUILD)
    assert await store.practice.tally(GUILD, MONDAY) == (0, 0)
    assert await store.practice.claim_post(GUILD, MONDAY)
