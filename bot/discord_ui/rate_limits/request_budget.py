"""The counted requests that this process may send to Discord: who goes first, and how near the limit is.

Discord's limit belongs to the application; a process is told its share of it. A request that the limit counts
leaves as soon as there is room in the second; where several wait, answers to clicks go first, then tables at
which people wait, then the rest. Requests that the limit does not count never wait. This module knows no
table, and not what a request says.
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
"""The requests a second that Discord takes of an application, of those that it counts."""
FILLED = 0.9
"""The part of a second's requests that is used: on their way they may come closer together."""
WINDOW = 10
"""Seconds over which the load is measured."""


class Urgency(IntEnum):
    """What a request is for, the most urgent first."""

    ANSWER = 0
    """A person has just clicked and waits for what comes of it."""
    AWAITED = 1
    """A table at which a person is waited for."""
    REST = 2


@dataclass(slots=True, eq=False)
class Errand:
    """What a task's requests are for; it may become more urgent while one of them waits."""

    urgency: Urgency = Urgency.REST


_errand: ContextVar[Errand | None] = ContextVar("errand", default=None)


def on_errand(errand: Errand) -> None:
    """Have the requests of the running task be for something from here on."""
    _errand.set(errand)


Later = Callable[[float, Callable[[], None]], object]


class RequestBudget:
    """The counted requests of one process.

    Args:
        a_second: how many it may send.
        observer: is told of every request, counted or not.
        clock: seconds, on a clock that never goes back.
        later: calls something after some seconds; the running event loop unless named.
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
        """How many it may send; another number holds from the next request on."""
        self._observer = observer or Observer()
        self._clock = clock
        self._later = later or (lambda seconds, call: asyncio.get_running_loop().call_later(seconds, call))
        self._sent: deque[float] = deque()
        """When the requests of the last second left."""
        self._queue: list[tuple[Errand, asyncio.Future[None]]] = []
        self._rings = False
        """Whether somebody looks after the queue once there is room again."""
        self._counted = Seconds(clock)

    def tracing(self) -> aiohttp.TraceConfig:
        """Return what has the client's requests wait for their turn, and be counted."""
        return trace(self.admit, self._note)

    @property
    def load(self) -> float:
        """Return the counted requests of the last seconds as a share of what may be sent: 1 is the limit."""
        return self._counted.rate(WINDOW) / self.a_second

    @property
    def waiting(self) -> int:
        """Return how many requests wait for their turn."""
        return len(self._queue)

    async def admit(self) -> None:
        """Wait until a counted request may leave."""
        if not self._queue and self._wait() <= 0:
            self._sent.append(self._clock())
            return
        granted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        waiting = (_errand.get() or Errand(), granted)
        self._queue.append(waiting)
        self._look_after()
        try:
            await granted
        except asyncio.CancelledError:
            if waiting in self._queue:
                self._queue.remove(waiting)
            raise

    # -- whose turn it is ----------------------------------------------------------------------

    def _wait(self) -> float:
        """Return the seconds until there is room for one more."""
        now = self._clock()
        while self._sent and self._sent[0] <= now - 1:
            self._sent.popleft()
        room = max(1, int(self.a_second * FILLED))
        return 0.0 if len(self._sent) < room else self._sent[len(self._sent) - room] + 1 - now

    def _look_after(self) -> None:
        """Have the queue served once there is room."""
        if self._queue and not self._rings:
            self._rings = True
            self._later(max(0.0, self._wait()), self._serve)

    def _serve(self) -> None:
        self._rings = False
        while self._queue and self._wait() <= 0:
            place = min(range(len(self._queue)), key=lambda at: self._queue[at][0].urgency)
            _, granted = self._queue.pop(place)
            if not granted.done():
                self._sent.append(self._clock())
                granted.set_result(None)
        self._look_after()

    # -- counting ------------------------------------------------------------------------------

    def _note(self, path: str, status: str) -> None:
        if counts(path):
            self._counted.note()
        self._observer.sent(path, status)
