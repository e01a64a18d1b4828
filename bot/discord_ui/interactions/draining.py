"""Tracks the interactions being answered, so that a stop or a shard's handover waits for them.

It also acknowledges each in time, however long its answer waits for the database or a picture. This module
knows no table and no connection.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

import discord

from bot.discord_ui.wire.responder import Responder

log = logging.getLogger(__name__)

DRAINING, LEAVING = 7.0, 2.0
"""Seconds allowed at a stop for running work to finish, and for the connection to close."""


class Answering:
    """The tasks that are answering interactions."""

    def __init__(self) -> None:
        self._tasks: dict[asyncio.Task[Any], int] = {}
        """The server of each task, by task; 0 stands for direct messages."""
        self.ends = False
        """Whether the bot is being stopped."""

    def begin(self, responder: Responder) -> None:
        """Track the current task until it ends, and acknowledge its interaction if it is late.

        Do not acknowledge autocomplete, which cannot be. Do nothing outside a task.
        """
        task = asyncio.current_task()
        if task is None:
            return
        self._know(task, responder.guild_id)
        if responder.interaction.type is not discord.InteractionType.autocomplete:
            late = asyncio.get_running_loop().call_later(responder.patience, self._hold, responder)
            task.add_done_callback(lambda _: late.cancel())

    def _hold(self, responder: Responder) -> None:
        self._know(asyncio.ensure_future(responder.try_to_hold()), responder.guild_id)

    def _know(self, task: asyncio.Task[Any], guild_id: int) -> None:
        self._tasks[task] = guild_id
        task.add_done_callback(lambda done: self._tasks.pop(done, None))

    async def finish(self) -> None:
        """Wait until every tracked task has ended."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def finish_of(self, concerned: Callable[[int], bool]) -> None:
        """Wait until the tasks tracked now for certain servers have ended.

        Args:
            concerned: returns whether a server, by id, is one of them.
        """
        tasks = [task for task, guild_id in self._tasks.items() if concerned(guild_id)]
        if tasks:
            await asyncio.wait(tasks)


async def within(seconds: float, work: Coroutine[Any, Any, None]) -> None:
    """Run `work` for at most ``seconds``, and raise what it raises. If it takes longer, cancel it and log a
    warning.
    """
    task = asyncio.ensure_future(work)
    if not (await asyncio.wait({task}, timeout=seconds))[0]:
        log.warning("stopping with unfinished work after %g s", seconds)
        task.cancel()
        return
    task.result()
