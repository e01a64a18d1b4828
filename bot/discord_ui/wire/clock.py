"""The wall clock, timers and background tasks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from discord.utils import utcnow


class SystemClock:
    """The current time in the same terms as Discord's timestamps, and timers on the running event loop."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopped = False

    def now(self) -> float:
        """Return the Unix time."""
        return utcnow().timestamp()

    def call_later(self, seconds: float, call: Callable[[], None]) -> Callable[[], None]:
        """Call ``call`` after some seconds, unless :meth:`stop` is called before. Return a function that
        cancels it.
        """
        loop = asyncio.get_running_loop()
        wait = partial(loop.call_later, seconds) if seconds > 0 else loop.call_soon
        return wait(self._ring, call).cancel

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run ``work`` in the background."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)  # without a reference the task could be collected before it has run
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Wait for all background tasks, also for those that begin meanwhile."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    def stop(self) -> None:
        """Cancel the background tasks that are left, and ignore all timers: what they use is being closed."""
        self._stopped = True
        for task in self._tasks:
            task.cancel()

    def _ring(self, call: Callable[[], None]) -> None:
        if not self._stopped:
            call()
