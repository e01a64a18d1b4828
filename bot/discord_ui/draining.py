"""The end of the bot's process, or of its serving some servers: who is being answered just now is answered,
and nothing new is begun.

This module knows no table and no connection.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

log = logging.getLogger(__name__)

DRAINING, LEAVING = 7.0, 2.0
"""Seconds that what is under way may take to finish when the bot is stopped, and the connection to close."""


class Answering:
    """What answers interactions just now."""

    def __init__(self) -> None:
        self._tasks: dict[asyncio.Task[Any], int] = {}
        """With the server of each; 0 stands for direct messages."""
        self.ends = False
        """Whether the bot is being stopped."""

    def begin(self, guild_id: int) -> None:
        """Have the bot not stop before the interaction of this task, on a server, is answered."""
        task = asyncio.current_task()
        if task is not None:
            self._tasks[task] = guild_id
            task.add_done_callback(lambda done: self._tasks.pop(done, None))

    async def finish(self) -> None:
        """Wait until everybody has been answered."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def finish_of(self, concerned: Callable[[int], bool]) -> None:
        """Wait until everybody has been answered who pressed something before, on certain servers."""
        tasks = [task for task, guild_id in self._tasks.items() if concerned(guild_id)]
        if tasks:
            await asyncio.wait(tasks)


async def within(seconds: float, work: Coroutine[Any, Any, None]) -> None:
    """Have something done, as far as it can be in some seconds."""
    task = asyncio.ensure_future(work)
    if not (await asyncio.wait({task}, timeout=seconds))[0]:
        log.warning("the bot stops although not everything is done after %g s", seconds)
        task.cancel()
        return
    task.result()
