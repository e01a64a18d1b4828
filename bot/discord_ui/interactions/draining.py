"""Who is being answered just now: in time, and also where the bot's process ends, or its serving of a server.

Whatever an answer waits for, the database or a picture, Discord is told before it gives the interaction up.
This module knows no table and no connection.
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
"""Seconds that what is under way may take to finish when the bot is stopped, and the connection to close."""


class Answering:
    """What answers interactions just now."""

    def __init__(self) -> None:
        self._tasks: dict[asyncio.Task[Any], int] = {}
        """With the server of each; 0 stands for direct messages."""
        self.ends = False
        """Whether the bot is being stopped."""

    def begin(self, responder: Responder) -> None:
        """Have the bot not stop before the interaction of this task is answered; acknowledge it, where this
        task has not done so, before Discord gives it up.
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
