"""Match reviews: computed in the worker processes, in parts, at the lowest priority.

One review serves everyone who asks while it is being made. It is then cached; a restart empties the cache.
Who may see a review is decided elsewhere. This module knows no table and no Discord.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from bot.work.workers import Kind, WorkerPool
from engine import GAMES
from engine.players.review import (
    BUDGET,
    Groundwork,
    Review,
    ReviewBudget,
    judge,
    prepare,
    summed,
)

KEPT: Final = 64
"""How many reviews are cached. A long one takes a megabyte."""
OF_A_SERVER: Final = 2
"""How many matches of one server are reviewed at the same time."""
FIRST: Final = 0.8
"""The share of the progress that the first looks account for. Second looks take about a quarter as long."""

Progress = Callable[[float], Awaitable[None]]
"""Receives the share of a review that is done, from 0 to 1."""


class BusyReviewingError(Exception):
    """The person already has another review running, or the server has too many."""


@dataclass(frozen=True, slots=True)
class FinishedMatch:
    """The data of a finished match that its review needs."""

    id: str
    server: int
    game: str
    options: Mapping[str, Any]
    seats: int
    seed: str
    record: Sequence[tuple[int, str]]
    people: tuple[int, ...]
    """The seats whose best and costliest moves are looked at a second time."""


@dataclass(slots=True)
class _Making:
    """A review that is being made."""

    server: int
    made: asyncio.Future[Review]
    askers: set[int] = field(default_factory=set)
    listeners: list[Progress] = field(default_factory=list)


class Reviews:
    """Makes reviews and caches them.

    Args:
        pool: runs the work.
        budget: limits the computation of each review.
    """

    def __init__(self, pool: WorkerPool, budget: ReviewBudget = BUDGET) -> None:
        self._pool = pool
        self.budget = budget
        self._cached: OrderedDict[str, Review] = OrderedDict()
        self._making: dict[str, _Making] = {}

    def kept(self, match_id: str) -> Review | None:
        """Return the cached review of a match, or None."""
        return self._cached.get(match_id)

    async def make(self, match: FinishedMatch, asker: int, tell: Progress) -> Review:
        """Return the review of a match: from the cache, from the run in progress, or made now.

        Args:
            asker: the user id.
            tell: receives the progress from time to time.

        Raises:
            BusyReviewingError: another review is running for the person, or too many for the server.
            BrokenExecutor: the worker process was killed twice.
            ValueError: this version of the bot cannot replay the match by its rules.
        """
        if (review := self._cached.get(match.id)) is not None:
            return review
        making = self._making.get(match.id)
        self._check(match, asker, making)
        if making is not None:
            making.askers.add(asker)
            making.listeners.append(tell)
            return await asyncio.shield(making.made)
        making = _Making(match.server, asyncio.get_running_loop().create_future(), {asker}, [tell])
        self._making[match.id] = making
        try:
            review = await self._compute(match, asker, making)
        except BaseException as error:
            making.made.set_exception(error if isinstance(error, Exception) else asyncio.CancelledError())
            making.made.exception()  # mark the exception as retrieved: perhaps no other task waits for it
            raise
        finally:
            del self._making[match.id]
        making.made.set_result(review)
        self._cache(match.id, review)
        return review

    def _check(self, match: FinishedMatch, asker: int, making: _Making | None) -> None:
        """Raise :class:`BusyReviewingError` if the person waits already, or the server has too many.

        Args:
            making: the running review of this match; None if none runs.
        """
        others = [each for each in self._making.values() if each is not making]
        here = sum(each.server == match.server for each in others)
        if any(asker in each.askers for each in others) or (making is None and here >= OF_A_SERVER):
            raise BusyReviewingError

    def _cache(self, match_id: str, review: Review) -> None:
        self._cached[match_id] = review
        while len(self._cached) > KEPT:
            self._cached.popitem(last=False)

    async def _compute(self, match: FinishedMatch, asker: int, making: _Making) -> Review:
        async def done(share: float) -> None:
            for tell in making.listeners:
                await tell(share)

        run = partial(self._pool.run, Kind.REVIEW, owner=str(asker))
        groundwork = await run(partial(prepared, match, self.budget))
        first, judged, again = groundwork.first_looks(), [], []
        for number, part in enumerate(first, 1):
            judged += await run(partial(judge, groundwork, part))
            await done(FIRST * number / len(first))
        second = [part for seat in match.people for part in groundwork.second_looks(judged, seat)]
        for number, part in enumerate(second, 1):
            again += await run(partial(judge, groundwork, part))
            await done(FIRST + (1 - FIRST) * number / (len(second) + 1))
        return summed(groundwork, judged, again)


def prepared(match: FinishedMatch, budget: ReviewBudget) -> Groundwork:
    """Return the groundwork for a match's review. Runs in a worker process."""
    game = GAMES[match.game].of_saved(match.options)
    return prepare(game, match.seats, match.seed, match.record, budget)
