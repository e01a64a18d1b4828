"""The counted requests that this process may send to Discord: which goes first, and how near the limit is.

Discord's limit belongs to the application, and each process gets a share of it. A request that counts leaves
as soon as there is room in the second. If several wait, answers to clicks go first, then tables that wait for
a person, then the rest. Requests that do not count never wait. This module knows no table, and not what a
request says.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from contextvars import ContextVar
from dataclasses import dataclass
from enum import IntEnum

import aiohttp

from bot.discord_ui.rate_limits.traffic import Seconds, counts, trace
from bot.telemetry.observer import Observer

LIMIT = 50
"""How many counted requests a second Discord accepts from an application."""
FILLED = 0.9
"""The share of the budget that is used: requests may arrive closer together than they were sent."""
WINDOW = 10
"""Seconds over which the load is measured."""


class Urgency(IntEnum):
    """What a request is for, the most urgent first."""

    ANSWER = 0
    """A person has just clicked and waits for the result."""
    AWAITED = 1
    """The table waits for a person's move."""
    REST = 2


@dataclass(slots=True, eq=False)
class Errand:
    """The purpose of a task's requests. It may become more urgent while one of them waits."""

    urgency: Urgency = Urgency.REST


_errand: ContextVar[Errand | None] = ContextVar("errand", default=None)


def on_errand(errand: Errand) -> None:
    """Set the purpose of the requests that the running task sends from now on."""
    _errand.set(errand)


Later = Callable[[float, Callable[[], None]], object]


class RequestBudget:
    """Delays the counted requests of one process to keep its share of the limit.

    Args:
        a_second: how many requests a second it may send.
        observer: receives every request, counted or not.
        clock: returns seconds, on a monotonic clock.
        later: calls a function after some seconds; by default through the running event loop.
    """

    def __init__(
        self,
        a_second: float = LIMIT,
        *,
        observer: Observer | None = None,
        clock: Callable[[], float] = time.monotonic,
        later: Later | None = None,
    ) -> None:
        self.a_second = a_second
        """How many requests a second it may send. A change applies from the next request on."""
        self._observer = observer or Observer()
        self._clock = clock
        self._later = later or (lambda seconds, call: asyncio.get_running_loop().call_later(seconds, call))
        self._sent: deque[float] = deque()
        """When each request of the last second left."""
        self._queue: list[tuple[Errand, asyncio.Future[None]]] = []
        self._timer_set = False
        """Whether a timer is set that serves the queue."""
        self._counted = Seconds(clock)

    def tracing(self) -> aiohttp.TraceConfig:
        """Return the trace config that delays and counts the client's requests."""
        return trace(self.admit, self._note)

    @property
    def load(self) -> float:
        """Return the recent rate of counted requests as a share of the allowed rate; 1.0 is the limit."""
        return self._counted.rate(WINDOW) / self.a_second

    @property
    def waiting(self) -> int:
        """Return how many requests are queued."""
        return len(self._queue)

    async def admit(self) -> None:
        """Wait until a counted request may leave. If the wait is cancelled, leave the queue."""
        if not self._queue and self._seconds_until_room() <= 0:
            self._sent.append(self._clock())
            return
        granted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        waiting = (_errand.get() or Errand(), granted)
        self._queue.append(waiting)
        self._schedule()
        try:
            await granted
        except asyncio.CancelledError:
            if waiting in self._queue:
                self._queue.remove(waiting)
            raise

    # -- whose turn it is ----------------------------------------------------------------------

    def _seconds_until_room(self) -> float:
        """Return the seconds until one more request may leave; 0 if it may now."""
        now = self._clock()
        while self._sent and self._sent[0] <= now - 1:
            self._sent.popleft()
        room = max(1, int(self.a_second * FILLED))
        return 0.0 if len(self._sent) < room else self._sent[len(self._sent) - room] + 1 - now

    def _schedule(self) -> None:
        """Set a timer that serves the queue once there is room, if requests wait and no timer is set."""
        if self._queue and not self._timer_set:
            self._timer_set = True
            self._later(max(0.0, self._seconds_until_room()), self._serve)

    def _serve(self) -> None:
        self._timer_set = False
        while self._queue and self._seconds_until_room() <= 0:
            index = min(range(len(self._queue)), key=lambda at: self._queue[at][0].urgency)
            _, granted = self._queue.pop(index)
            if not granted.done():
                self._sent.append(self._clock())
                granted.set_result(None)
        self._schedule()

    # -- counting ------------------------------------------------------------------------------

    def _note(self, path: str, status: str) -> None:
        if counts(path):
            self._counted.note()
        self._observer.sent(path, status)
