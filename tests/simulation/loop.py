"""An event loop that is stepped from outside: no thread, no selector, no real clock.

Ready callbacks run one at a time, in an order that a seeded generator decides. Timers follow virtual time.
The owner of the loop calls :meth:`SimulatedLoop.step`, so anything may happen between two steps. This module
does not know what runs on it.
"""

from __future__ import annotations

import asyncio
import heapq
from asyncio import events
from collections.abc import Callable, Coroutine, Iterator
from contextvars import Context
from dataclasses import dataclass
from itertools import count
from random import Random
from typing import Any, NoReturn, TypeVar

T = TypeVar("T")

START = 1_700_000_000.0
"""The Unix time at which every run begins."""
DAY = 86400.0
"""In seconds."""
RETRIEVED = 60.0
"""Seconds after which a task's exception counts as never retrieved. A gather retrieves all of them at once.
"""


@dataclass(slots=True)
class Time:
    """The time of a run. The run advances it, and may let the wall clock jump."""

    monotonic: float = 0.0
    offset: float = START
    """How far the wall clock is ahead of the elapsed time, in seconds."""
    put_back: float = 0.0
    """The seconds by which the wall clock has been put back in total."""

    @property
    def wall(self) -> float:
        """The Unix time that the machine shows."""
        return self.monotonic + self.offset

    def jump(self, seconds: float) -> None:
        """Let the wall clock jump by `seconds`, forward or back."""
        self.offset += seconds
        self.put_back += max(0.0, -seconds)


class SimulatedLoop(asyncio.AbstractEventLoop):
    """The event loop of one process, with the features that a process needs.

    Args:
        time: the time of the run; it outlives the loop.
        random: decides what runs next.
        disorder: the share of steps that take any ready callback. The others take the oldest, as asyncio's
            own
            loop does.
    """

    def __init__(self, time: Time, random: Random, disorder: float) -> None:
        self._time = time
        self._random = random.random
        self._disorder = disorder
        self._ready: list[asyncio.Handle] = []
        self._timers: list[tuple[float, int, asyncio.TimerHandle]] = []
        self._order = count()
        self._tasks: list[asyncio.Task[Any]] = []
        self._failed: dict[asyncio.Task[Any], float] = {}
        """When the unretrieved exception of a task was first seen, by task."""
        self.unhandled: list[dict[str, Any]] = []
        """The errors reported to the loop: failed callbacks and unretrieved exceptions."""

    # -- stepping ------------------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """Whether a callback is ready to run."""
        return bool(self._ready)

    def step(self) -> None:
        """Run one ready callback. If it was cancelled meanwhile, only remove it."""
        ready = self._ready
        index = 0
        if len(ready) > 1 and self._disorder and self._random() < self._disorder:
            index = int(self._random() * len(ready))
        self._run(ready.pop(index))

    def begin(self, coroutine: Coroutine[Any, Any, Any]) -> None:
        """Create a task and run its first step at once, so that tasks start in order in any disorder."""
        self.create_task(coroutine)
        self._run(self._ready.pop())

    def _run(self, handle: Any) -> None:
        if handle.cancelled():
            return
        if events._get_running_loop() is not self:
            events._set_running_loop(self)
        try:
            handle._context.run(handle._callback, *handle._args)
        except Exception as error:
            self.unhandled.append({"message": f"{handle!r} failed", "exception": error})

    def next_timer(self) -> float | None:
        """Return when the next timer rings, in seconds since the start; None if no timer is set."""
        timers = self._timers
        while timers and timers[0][2].cancelled():
            heapq.heappop(timers)
        return timers[0][0] if timers else None

    def ring(self) -> None:
        """Make the callbacks of all due timers ready."""
        at = self.next_timer()
        while at is not None and at <= self._time.monotonic:
            self._ready.append(heapq.heappop(self._timers)[2])
            at = self.next_timer()

    def unretrieved(self) -> Iterator[dict[str, Any]]:
        """Yield, as asyncio reports it, each exception of a task that ended long ago and was never awaited.

        asyncio reports one only when its task is garbage collected, which may never happen.
        """
        now = self._time.monotonic
        for task in self._tasks:
            if task.done() and not task.cancelled() and task._log_traceback:
                if now < self._failed.setdefault(task, now) + RETRIEVED:
                    continue
                message = (
                    f"the exception was never retrieved from {getattr(task.get_coro(), '__qualname__', task)}"
                )
                yield {"message": message, "exception": task.exception()}

    def finish(self, coroutine: Coroutine[Any, Any, T]) -> T:
        """Run a coroutine to its end and return its result. Ready callbacks run too; timers do not."""
        task = self.create_task(coroutine)
        while not task.done():
            self.step()
        return task.result()

    def kill(self) -> None:
        """Cancel all tasks and drop all timers.

        Cancelled tasks may still act. Their connections must make sure that this has no effect.
        """
        self._timers.clear()
        self._disorder = 0.0
        for task in self._tasks:
            task.cancel()
        while self._ready:
            self.step()
        for task in self._tasks:  # these tasks waited for a lock when they were cancelled
            task.cancel()
        while self._ready:
            self.step()
        for task in self._tasks:
            task._log_destroy_pending = False  # type: ignore[attr-defined]
        self.unhandled.clear()
        events._set_running_loop(None)

    # -- asyncio's interface -------------------------------------------------------------------

    def time(self) -> float:
        return self._time.monotonic

    def call_soon(  # type: ignore[override]
        self, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        handle = asyncio.Handle(callback, args, self, context)
        self._ready.append(handle)
        return handle

    def call_later(  # type: ignore[override]
        self, delay: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        return self.call_at(self._time.monotonic + delay, callback, *args, context=context)

    def call_at(  # type: ignore[override]
        self, when: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        heapq.heappush(self._timers, (when, next(self._order), handle))
        return handle

    def create_future(self) -> asyncio.Future[Any]:
        return asyncio.Future(loop=self)

    def create_task(  # type: ignore[override]
        self, coroutine: Coroutine[Any, Any, T], *, name: str | None = None, context: Context | None = None
    ) -> asyncio.Task[T]:
        task = asyncio.Task(coroutine, loop=self, name=name or "", context=context)
        if len(self._tasks) > 256:
            self._tasks = [each for each in self._tasks if not each.done() or each._log_traceback]
        self._tasks.append(task)
        return task

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return True

    def is_closed(self) -> bool:
        return False

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        self.unhandled.append(context)

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """Do nothing: a cancelled timer is skipped when it comes due."""

    def call_soon_threadsafe(self, *args: Any, **kwargs: Any) -> NoReturn:  # type: ignore[override]
        raise RuntimeError("a simulated process has no threads")

    def run_in_executor(self, *args: Any, **kwargs: Any) -> NoReturn:  # type: ignore[override]
        raise RuntimeError("a simulated process has no threads")
