"""Worker processes for what takes long: live thinking first, then animations, exports and reviews.

One pool serves everybody. What is asked for waits by its kind; among one kind its owners take turns, so that
nobody who asks for much makes others wait. The slow kinds never take the last worker. This module knows no
table, no picture and no Discord.
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
"""How many of the machine's cores are left to the bot's own process."""
IDLE = 30.0
"""Seconds without work after which workers that are not to be kept end."""


class Kind(IntEnum):
    """What a piece of work is for: the lower, the sooner it is begun."""

    THINKING = 0
    HINT = 1
    ANIMATION = 2
    EXPORT = 3
    REVIEW = 4


LIVE = (Kind.THINKING, Kind.HINT)
"""The kinds that somebody waits for at a table: short, and never kept from the last worker."""


def usual_workers() -> int:
    """Return how many workers there are unless somebody says otherwise: one for each core but the bot's."""
    return max(1, (os.cpu_count() or 1) - SPARED)


class WorkerPool:
    """Processes that are started when first needed, and end with the bot.

    Args:
        workers: how many work at once; None for :func:`usual_workers`.
        keep: whether they stay when there is nothing to do.
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
        """By kind, lap and order. In each lap every owner is served once."""
        self._lap = dict.fromkeys(Kind, 0)
        """The lap that is being served."""
        self._laps: dict[tuple[Kind, str], int] = {}
        """The last lap in which an owner has asked for something, while anything of the kind waits."""
        self._order = count()
        self._ending: asyncio.TimerHandle | None = None

    async def run(
        self,
        kind: Kind,
        work: Callable[[], T],
        *,
        owner: str = "",
        lighter: Callable[[float], Callable[[], T]] | None = None,
    ) -> T:
        """Return what ``work`` returns in a worker.

        Work whose worker is killed is done once more by another: it must not matter how often it is done.
        Work that is given up before it has begun never begins; a worker that has begun ends it first.

        Args:
            work: goes to another process, as does what comes of it. Short: what takes long comes in parts.
            owner: for whom; owners take turns.
            lighter: returns what to do instead where others of the kind wait, given the part of the workers'
                time that falls to each, from 0 to 1.

        Raises:
            BrokenExecutor: its worker was killed twice.
        """
        await self._turn(kind, owner)
        begun: list[asyncio.Future[T]] = []
        try:
            crowd = sum(other is kind for other, *_ in self._waiting)
            if lighter is not None and crowd:
                work = lighter(self._workers / (self._workers + crowd))
            try:
                return await self._begin(work, begun)
            except BrokenExecutor:
                return await self._begin(work, begun)
        finally:
            if begun and not begun[-1].done():  # given up: its worker is free once it has come to the end
                begun[-1].add_done_callback(lambda work: self._ended(kind, work))
            else:
                self._free_worker(kind)

    def _ended(self, kind: Kind, work: asyncio.Future[T]) -> None:
        if not work.cancelled():
            work.exception()  # nobody asks what came of it
        self._free_worker(kind)

    async def _begin(self, work: Callable[[], T], begun: list[asyncio.Future[T]]) -> T:
        executor = self._executor or self._start()
        try:
            with _interrupts_held():  # it may start a worker
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
        """Stop the workers; what has not been begun is dropped."""
        if self._ending is not None:
            self._ending.cancel()
        executor, self._executor = self._executor, None
        if executor is not None:
            executor.shutdown(wait=False, cancel_futures=True)

    # -- whose turn it is ----------------------------------------------------------------------

    async def _turn(self, kind: Kind, owner: str) -> None:
        """Wait for a worker, which is then busy until :meth:`_free_worker`."""
        if self._ending is not None:
            self._ending.cancel()
            self._ending = None
        if not self._free(kind) or any(other <= kind for other, *_ in self._waiting):
            await self._wait(kind, owner)
        else:
            self._busy[kind] += 1

    def _free_worker(self, kind: Kind) -> None:
        self._busy[kind] -= 1
        self._next()

    async def _wait(self, kind: Kind, owner: str) -> None:
        turn = asyncio.get_running_loop().create_future()
        lap = self._laps[kind, owner] = max(self._lap[kind], self._laps.get((kind, owner), 0) + 1)
        heapq.heappush(self._waiting, (kind, lap, next(self._order), turn))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # called up and given up at once
                self._free_worker(kind)
            raise

    def _free(self, kind: Kind) -> bool:
        """Return whether a piece of work of this kind may begin: one worker is kept for those who play."""
        slow = sum(number for other, number in self._busy.items() if other not in LIVE)
        may = kind in LIVE or slow < max(1, self._workers - 1)
        return may and sum(self._busy.values()) < self._workers

    def _next(self) -> None:
        """Have the next begin; end the workers in a while where there is none."""
        while self._waiting and self._free(self._waiting[0][0]):
            kind, lap, _, turn = heapq.heappop(self._waiting)
            if not turn.cancelled():
                self._busy[kind] += 1
                self._lap[kind] = lap
                turn.set_result(None)
        if not self._waiting:
            self._laps.clear()
        if not self._keep and not self._waiting and not any(self._busy.values()):
            self._ending = asyncio.get_running_loop().call_later(IDLE, self.close)

    def _start(self) -> Executor:
        context = multiprocessing.get_context("spawn")
        self._executor = ProcessPoolExecutor(self._workers, mp_context=context, initializer=_serve)
        return self._executor


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Have a process that is started meanwhile not hear Ctrl-C until :func:`_serve` sees to that.

    It would take Ctrl-C for its own while it still reads the program, and say so. Ours comes a moment later.
    """
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


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
