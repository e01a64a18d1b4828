"""The wall clock, timers and background tasks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from discord.utils import utcnow


class SystemClock:
    """The current time in the same terms as Discord's timestamps, and timers on the running event loop."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def now(self) -> float:
        """Return the Unix time."""
        return utcnow().timestamp()

    def call_later(self, seconds: float, call: Callable[[], None]) -> Callable[[], None]:
        """Call ``call`` after some seconds. Return a function that cancels it."""
        loop = asyncio.get_running_loop()
        return (loop.call_later(seconds, call) if seconds > 0 else loop.call_soon(call)).cancel

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run ``work`` in the background."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)  # without a reference the task could be collected before it has run
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Wait for all background tasks."""
        await asyncio.gather(*self._tasks, return_exceptions=True)
