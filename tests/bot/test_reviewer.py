"""Making reviews: once for all who ask, behind live play, a few at a time, and kept for a while."""

from __future__ import annotations

import asyncio
import pickle
from concurrent.futures import BrokenExecutor

import pytest

from bot import reviewer
from bot.reviewer import BusyReviewingError, FinishedMatch, Reviews, prepared
from bot.workers import Kind
from engine import GAMES, Match
from engine.players.review import ReviewBudget

LITTLE = ReviewBudget(worlds=2, nodes=500, moves=1)


def finished(name="a", server=1):
    """A match of one round whose moves were the first that came to mind."""
    rules = {"target": 1}
    match = Match(GAMES["block"](**rules), 2, name)
    while match.winners is None:
        seat = match.round.waiting()[0]
        match.play(seat, match.round.legal(seat)[0].text)
    return FinishedMatch(name, server, "block", rules, 2, name, match.record, (0, 1))


class Gate:
    """A pool whose work waits until the gate is open."""

    def __init__(self):
        self.open, self.asked = asyncio.Event(), []
        self.fails = False

    async def run(self, kind, work, *, owner=""):
        self.asked.append((kind, owner))
        await self.open.wait()
        if self.fails:
            raise BrokenExecutor
        return pickle.loads(pickle.dumps(work))()  # noqa: S301, as it goes to another process


async def nothing(share):
    pass


async def begun(reviews, match, asker):
    """Somebody who has asked, and waits."""
    task = asyncio.ensure_future(reviews.make(match, asker, nothing))
    await asyncio.sleep(0)
    return task


async def test_who_asks_meanwhile_gets_the_same_review_and_it_is_kept():
    gate, told = Gate(), []
    reviews = Reviews(gate, LITTLE)

    async def tell(share):
        told.append(share)

    first = await begun(reviews, finished(), 7)
    second = asyncio.ensure_future(reviews.make(finished(), 8, tell))
    gate.open.set()
    one, two = await first, await second
    assert one is two
    assert told == sorted(told)
    assert told[0] > 0
    assert told[-1] < 1
    work = len(gate.asked)
    assert len(told) == work - 1, "after every part but the groundwork, second looks included"
    assert set(gate.asked) == {(Kind.REVIEW, "7")}
    assert await reviews.make(finished(), 9, nothing) is one
    assert reviews.kept("a") is one
    assert len(gate.asked) == work


async def test_a_person_has_one_review_made_at_a_time_and_a_server_two():
    gate = Gate()
    reviews = Reviews(gate, LITTLE)
    tasks = [await begun(reviews, finished("a"), 7)]
    with pytest.raises(BusyReviewingError):
        await reviews.make(finished("b"), 7, nothing)
    tasks.append(await begun(reviews, finished("b"), 8))
    with pytest.raises(BusyReviewingError):
        await reviews.make(finished("c"), 9, nothing)
    tasks.append(await begun(reviews, finished("b"), 9))  # which is being made anyway
    tasks.append(await begun(reviews, finished("d", server=2), 10))
    gate.open.set()
    await asyncio.gather(*tasks)
    assert await reviews.make(finished("c"), 7, nothing)


async def test_a_failure_reaches_all_who_wait_and_is_tried_again():
    gate = Gate()
    reviews = Reviews(gate, LITTLE)
    gate.fails = True
    waiting = [await begun(reviews, finished(), asker) for asker in (7, 8)]
    gate.open.set()
    for task in waiting:
        with pytest.raises(BrokenExecutor):
            await task
    assert reviews.kept("a") is None
    gate.fails = False
    assert await reviews.make(finished(), 7, nothing)


async def test_the_oldest_review_makes_room(monkeypatch):
    monkeypatch.setattr(reviewer, "KEPT", 1)
    gate = Gate()
    gate.open.set()
    reviews = Reviews(gate, LITTLE)
    for name in "ab":
        await reviews.make(finished(name), 7, nothing)
    assert reviews.kept("a") is None
    assert reviews.kept("b") is not None


def test_a_match_of_other_rules_is_refused():
    match = finished()
    with pytest.raises(ValueError, match="6-6@Z"):
        prepared(FinishedMatch("a", 1, "block", {}, 2, "a", [(0, "6-6@Z")], (0,)), LITTLE)
    assert prepared(match, LITTLE).decisions
