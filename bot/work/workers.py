"""Worker processes for slow work: computer moves first, then hints, animations, exports and reviews.

One pool serves the whole bot. Work waits by kind, and within a kind the owners take turns, so that no owner's
backlog delays the others. The slow kinds never use the last free worker. This module knows no table, no
picture and no Discord.
"""

from __future__ import annotations

import asyncio
import heapq
import multiprocessing
import os
import signal
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from contextlib import contextmanager
from enum import IntEnum
from itertools import count
from threading import Thread
from typing import TypeVar

T = TypeVar("T")

SPARED = 1
"""How many of the machine's cores are left for the bot's own process."""
IDLE = 30.0
"""Seconds without work after which idle workers end, unless the pool keeps them."""


class Kind(IntEnum):
    """The purpose of a piece of work. Lower values start first."""

    THINKING = 0
    HINT = 1
    ANIMATION = 2
    EXPORT = 3
    REVIEW = 4


LIVE = (Kind.THINKING, Kind.HINT)
"""The kinds that people wait for at a table. They are short and may use the last worker."""


def usual_workers() -> int:
    """Return the default number of workers: one for each core except the bot's, but at least one."""
    return max(1, (os.cpu_count() or 1) - SPARED)


class WorkerPool:
    """A pool of processes that start when first needed and end with the bot.

    Args:
        workers: how many run at the same time; None for :func:`usual_workers`.
        keep: whether idle workers stay.
        executor: used instead of processes.
    """

    def __init__(
        self, workers: int | None = None, *, keep: bool = True, executor: Executor | None = None
    ) -> None:
        self._workers = workers or usual_workers()
        self._keep = keep
        self._executor = executor
        self._busy = dict.fromkeys(Kind, 0)
        self._waiting: list[tuple[Kind, int, int, asyncio.Future[None]]] = []
        """The queue, ordered by kind, lap and arrival. Each lap serves every owner once."""
        self._lap = dict.fromkeys(Kind, 0)
        """The lap being served, by kind."""
        self._laps: dict[tuple[Kind, str], int] = {}
        """The last lap in which each owner has queued work. Cleared once the queue is empty."""
        self._order = count()
        self._idle_timer: asyncio.TimerHandle | None = None

    async def run(
        self,
        kind: Kind,
        work: Callable[[], T],
        *,
        owner: str = "",
        lighter: Callable[[float], Callable[[], T]] | None = None,
    ) -> T:
        """Run ``work`` in a worker and return its result.

        If its worker is killed, the work runs once more in another one, so it must be safe to repeat. Work
        cancelled before it starts never runs. Work cancelled later still runs to its end in its worker.

        Args:
            work: it and its result are pickled. Keep it short, and split long work into parts.
            owner: on whose behalf; owners of the same kind take turns.
            lighter: returns a replacement for ``work`` if others of its kind wait. It is given the share of
                worker
                time that each of them gets, from 0 to 1.

        Raises:
            BrokenExecutor: its worker was killed twice.
        """
        await self._acquire(kind, owner)
        begun: list[asyncio.Future[T]] = []
        try:
            crowd = sum(other is kind for other, *_ in self._waiting)
            if lighter is not None and crowd:
                work = lighter(self._workers / (self._workers + crowd))
            try:
                return await self._submit(work, begun)
            except BrokenExecutor:
                return await self._submit(work, begun)
        finally:
            if begun and not begun[-1].done():  # cancelled: the worker is free once it has finished
                begun[-1].add_done_callback(lambda work: self._cancelled_ended(kind, work))
            else:
                self._release(kind)

    def _cancelled_ended(self, kind: Kind, work: asyncio.Future[T]) -> None:
        if not work.cancelled():
            work.exception()  # mark the exception as retrieved
        self._release(kind)

    async def _submit(self, work: Callable[[], T], begun: list[asyncio.Future[T]]) -> T:
        executor = self._executor or self._start_workers()
        try:
            with _interrupts_blocked():  # the call may start a worker process
                begun.append(asyncio.get_running_loop().run_in_executor(executor, work))
            return await asyncio.shield(begun[-1])
        except BrokenExecutor:
            if self._executor is executor:
                self._executor = None
            raise

    def waiting(self) -> Mapping[Kind, int]:
        """Return how many pieces of work wait for a worker, by kind."""
        waiting = Counter(kind for kind, *_, turn in self._waiting if not turn.cancelled())
        return {kind: waiting[kind] for kind in Kind}

    def close(self) -> None:
        """Stop the workers, and drop the work that has not started."""
        if self._idle_timer is not None:
            self._idle_timer.cancel()
        executor, self._executor = self._executor, None
        if executor is not None:
            executor.shutdown(wait=False, cancel_futures=True)

    # -- the queue ---------------------------------------------------------------------------------

    async def _acquire(self, kind: Kind, owner: str) -> None:
        """Return once the caller may use a worker, which then counts as busy until :meth:`_release`."""
        if self._idle_timer is not None:
            self._idle_timer.cancel()
            self._idle_timer = None
        if not self._may_start(kind) or any(other <= kind for other, *_ in self._waiting):
            await self._queue(kind, owner)
        else:
            self._busy[kind] += 1

    def _release(self, kind: Kind) -> None:
        self._busy[kind] -= 1
        self._start_waiting()

    async def _queue(self, kind: Kind, owner: str) -> None:
        turn = asyncio.get_running_loop().create_future()
        lap = self._laps[kind, owner] = max(self._lap[kind], self._laps.get((kind, owner), 0) + 1)
        heapq.heappush(self._waiting, (kind, lap, next(self._order), turn))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # its turn came and was cancelled at the same moment
                self._release(kind)
            raise

    def _may_start(self, kind: Kind) -> bool:
        """Return whether work of this kind may start. The slow kinds leave one worker free for live work."""
        slow = sum(number for other, number in self._busy.items() if other not in LIVE)
        may = kind in LIVE or slow < max(1, self._workers - 1)
        return may and sum(self._busy.values()) < self._workers

    def _start_waiting(self) -> None:
        """Start waiting work while workers are free. If all are idle, schedule their end.

        They never end if the pool is to keep them.
        """
        while self._waiting and self._may_start(self._waiting[0][0]):
            kind, lap, _, turn = heapq.heappop(self._waiting)
            if not turn.cancelled():
                self._busy[kind] += 1
                self._lap[kind] = lap
                turn.set_result(None)
        if not self._waiting:
            self._laps.clear()
        if not self._keep and not self._waiting and not any(self._busy.values()):
            self._idle_timer = asyncio.get_running_loop().call_later(IDLE, self.close)

    def _start_workers(self) -> Executor:
        context = multiprocessing.get_context("spawn")
        self._executor = ProcessPoolExecutor(
            self._workers, mp_context=context, initializer=_initialize_worker
        )
        return self._executor


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """Block Ctrl-C in worker processes started meanwhile, until :func:`_initialize_worker` ignores it there.

    A worker that is still loading the program would print a traceback for it. In this process the signal is
    only delayed.
    """
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _initialize_worker() -> None:
    """Initialize a worker process: ignore Ctrl-C, and end only when the bot's process ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in a terminal reaches all processes of the group
    Thread(target=_end_with_bot, daemon=True).start()


def _end_with_bot() -> None:
    """Wait for the bot's process to end, killed or not, and end this one."""
    bot = multiprocessing.parent_process()
    if bot is not None:
        bot.join()
        os._exit(1)
