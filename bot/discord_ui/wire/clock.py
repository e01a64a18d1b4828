"""The clock on the wall, and the tasks that run in the background."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from discord.utils import utcnow


class SystemClock:
    """The time as Discord's own objects are stamped with it, on the running event loop."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def now(self) -> float:
        """Return the Unix time."""
        return utcnow().timestamp()

    def call_later(self, seconds: float, call: Callable[[], None]) -> Callable[[], None]:
        """Have ``call`` made after some seconds; return what cancels that."""
        loop = asyncio.get_running_loop()
        return (loop.call_later(seconds, call) if seconds > 0 else loop.call_soon(call)).cancel

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run ``work`` in the background."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)  # a task that nobody holds may be collected before it has run
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Wait for everything that runs in the background."""
        await asyncio.gather(*self._tasks, return_exceptions=True)
