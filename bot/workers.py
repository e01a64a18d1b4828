"""Worker processes for what takes long: live thinking first, then animations, exports and reviews.

One pool serves everybody. What is asked for waits by its kind and then in the order asked, and the slow
kinds never take the last worker. This module knows no table, no picture and no Discord.
"""

from __future__ import annotations

import asyncio
import heapq
import multiprocessing
import os
import signal
from collections.abc import AsyncIterator, Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from contextlib import asynccontextmanager
from enum import IntEnum
from itertools import count
from threading import Thread
from typing import TypeVar

T = TypeVar("T")

WORKERS = 2
IDLE = 30.0
"""Seconds without work after which workers that are not to be kept end."""


class Kind(IntEnum):
    """What a piece of work is for: the lower, the sooner it is begun."""

    THINKING = 0
    ANIMATION = 1
    EXPORT = 2
    REVIEW = 3


class WorkerPool:
    """Processes that are started when first needed, and end with the bot.

    Args:
        workers: how many work at once.
        keep: whether they stay when there is nothing to do.
        executor: used instead of processes.
    """

    def __init__(
        self, workers: int = WORKERS, *, keep: bool = True, executor: Executor | None = None
    ) -> None:
        self._workers = workers
        self._keep = keep
        self._executor = executor
        self._busy = dict.fromkeys(Kind, 0)
        self._waiting: list[tuple[Kind, int, asyncio.Future[None]]] = []
        self._order = count()
        self._ending: asyncio.TimerHandle | None = None

    async def run(self, kind: Kind, work: Callable[[], T]) -> T:
        """Return what ``work`` returns in a worker.

        Work whose worker is killed is done once more by another: it must not matter how often it is done.

        Args:
            work: goes to another process, as does what comes of it. Short: what takes long comes in parts.

        Raises:
            BrokenExecutor: its worker was killed twice.
        """
        async with self._turn(kind):
            try:
                return await self._begin(work)
            except BrokenExecutor:
                return await self._begin(work)

    async def _begin(self, work: Callable[[], T]) -> T:
        executor = self._executor or self._start()
        try:
            return await asyncio.get_running_loop().run_in_executor(executor, work)
        except BrokenExecutor:
            if self._executor is executor:
                self._executor = None
            raise

    def close(self) -> None:
        """Stop the workers; what has not been begun is dropped."""
        if self._ending is not None:
            self._ending.cancel()
        executor, self._executor = self._executor, None
        if executor is not None:
            executor.shutdown(wait=False, cancel_futures=True)

    # -- whose turn it is ----------------------------------------------------------------------

    @asynccontextmanager
    async def _turn(self, kind: Kind) -> AsyncIterator[None]:
        """Wait for a worker, and have it until the end."""
        if self._ending is not None:
            self._ending.cancel()
            self._ending = None
        if not self._free(kind) or any(other <= kind for other, _, _ in self._waiting):
            await self._wait(kind)
        else:
            self._busy[kind] += 1
        try:
            yield
        finally:
            self._busy[kind] -= 1
            self._next()

    async def _wait(self, kind: Kind) -> None:
        turn = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (kind, next(self._order), turn))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # called up and given up at once
                self._busy[kind] -= 1
                self._next()
            raise

    def _free(self, kind: Kind) -> bool:
        """Return whether a piece of work of this kind may begin: one worker is kept for thinking."""
        slow = sum(number for other, number in self._busy.items() if other is not Kind.THINKING)
        may = kind is Kind.THINKING or slow < max(1, self._workers - 1)
        return may and sum(self._busy.values()) < self._workers

    def _next(self) -> None:
        """Have the next begin; end the workers in a while where there is none."""
        while self._waiting and self._free(self._waiting[0][0]):
            kind, _, turn = heapq.heappop(self._waiting)
            if not turn.cancelled():
                self._busy[kind] += 1
                turn.set_result(None)
        if not self._keep and not self._waiting and not any(self._busy.values()):
            self._ending = asyncio.get_running_loop().call_later(IDLE, self.close)

    def _start(self) -> Executor:
        context = multiprocessing.get_context("spawn")
        self._executor = ProcessPoolExecutor(self._workers, mp_context=context, initializer=_serve)
        return self._executor


def _serve() -> None:
    """Prepare a worker: it stops when the bot does, however that ends, and for no other reason."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in a terminal reaches all processes
    Thread(target=_follow, daemon=True).start()


def _follow() -> None:
    """Wait for the bot's process to end, killed or not, and end with it."""
    bot = multiprocessing.parent_process()
    if bot is not None:
        bot.join()
        os._exit(1)
