"""Match reviews: made once for all who ask, behind live play, a few at a time, and cached."""

from __future__ import annotations

import asyncio
import pickle
from concurrent.futures import BrokenExecutor
from dataclasses import replace

import pytest

from bot.work import reviewer
from bot.work.reviewer import FIRST, BusyReviewingError, FinishedMatch, Reviews, prepared
from bot.work.workers import Kind
from engine import GAMES, Match
from engine.players import review
from engine.players.review import ReviewBudget

LITTLE = ReviewBudget(worlds=2, nodes=500, moves=1)


def finished(name="a", server=1):
    """Return a finished match of one round in which each move was the first legal one."""
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
    """Start a request for a review, and return its task."""
    task = asyncio.ensure_future(reviews.make(match, asker, nothing))
    await asyncio.sleep(0)
    return task


@pytest.fixture
def in_parts(monkeypatch):
    """Make every decision a part of its own, and let every decision of a seat get a second look."""
    monkeypatch.setattr(review, "PART", 0)
    monkeypatch.setattr(
        review, "outstanding", lambda judged, seat: [each.step for each in judged if each.seat == seat]
    )


@pytest.mark.usefixtures("in_parts")
async def test_requests_for_one_match_share_a_review_that_is_cached():
    gate, told = Gate(), []
    reviews = Reviews(gate, LITTLE)

    async def tell(share):
        told.append(share)

    first = await begun(reviews, finished(), 7)
    second = asyncio.ensure_future(reviews.make(finished(), 8, tell))
    gate.open.set()
    one, two = await first, await second
    assert one is two
    decisions = len(prepared(finished(), LITTLE).decisions)
    assert decisions > 1
    assert told == sorted(set(told)), "each part brings it on"
    assert told[0] > 0
    assert told[decisions - 1] == FIRST
    assert told[-1] < 1
    work = len(gate.asked)
    assert work == 1 + 2 * decisions
    assert len(told) == work - 1, "after every part but the groundwork, second looks included"
    assert set(gate.asked) == {(Kind.REVIEW, "7")}
    assert await reviews.make(finished(), 9, nothing) is one
    assert reviews.kept("a") is one
    assert len(gate.asked) == work


@pytest.mark.usefixtures("in_parts")
async def test_only_the_moves_of_people_get_a_second_look():
    gate = Gate()
    gate.open.set()
    match = replace(finished(), people=(1,))
    await Reviews(gate, LITTLE).make(match, 7, nothing)
    decisions = prepared(match, LITTLE).decisions
    own = [step for step in decisions if match.record[step][0] == 1]
    assert 0 < len(own) < len(decisions)
    assert len(gate.asked) == 1 + len(decisions) + len(own)


async def test_a_cancelled_request_does_not_stop_the_review_for_others():
    gate = Gate()
    reviews = Reviews(gate, LITTLE)
    first, second = [await begun(reviews, finished(), asker) for asker in (7, 8)]
    second.cancel()
    with pytest.raises(asyncio.CancelledError):
        await second
    gate.open.set()
    assert await first is reviews.kept("a")


async def test_two_requests_of_one_person_share_a_review():
    gate = Gate()
    reviews = Reviews(gate, LITTLE)
    tasks = [await begun(reviews, finished(), 7) for _ in range(2)]
    gate.open.set()
    one, two = await asyncio.gather(*tasks)
    assert one is two


async def test_a_person_may_wait_for_one_review_and_a_server_for_two():
    gate = Gate()
    reviews = Reviews(gate, LITTLE)
    tasks = [await begun(reviews, finished("a"), 7)]
    with pytest.raises(BusyReviewingError):
        await reviews.make(finished("b"), 7, nothing)
    tasks.append(await begun(reviews, finished("b"), 8))
    with pytest.raises(BusyReviewingError):
        await reviews.make(finished("c"), 9, nothing)
    tasks.append(await begun(reviews, finished("b"), 9))  # it is being made anyway
    with pytest.raises(BusyReviewingError):
        await reviews.make(finished("e", server=3), 9, nothing)
    tasks.append(await begun(reviews, finished("d", server=2), 10))
    gate.open.set()
    await asyncio.gather(*tasks)
    assert await reviews.make(finished("c"), 7, nothing)


async def test_a_failure_reaches_all_who_wait_and_is_not_cached():
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


async def test_the_oldest_review_leaves_the_cache_first(monkeypatch):
    monkeypatch.setattr(reviewer, "KEPT", 1)
    gate = Gate()
    gate.open.set()
    reviews = Reviews(gate, LITTLE)
    for name in "ab":
        await reviews.make(finished(name), 7, nothing)
    assert reviews.kept("a") is None
    assert reviews.kept("b") is not None


def test_a_match_that_breaks_the_rules_of_this_version_is_refused():
    match = finished()
    with pytest.raises(ValueError, match="6-6@Z"):
        prepared(FinishedMatch("a", 1, "block", {}, 2, "a", [(0, "6-6@Z")], (0,)), LITTLE)
    assert prepared(match, LITTLE).decisions
