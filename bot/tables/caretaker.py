"""Gives up the tables that everybody has forgotten: at the start, and once a day.

Paused tables, and those without a clock, would otherwise stand for ever.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import TYPE_CHECKING

import discord

if TYPE_CHECKING:
    from bot.tables.house import House

log = logging.getLogger(__name__)

FORGOTTEN = timedelta(days=60)
"""How long nothing has happened at a table that is given up."""
DAILY = 24 * 3600


class Caretaker:
    """Who goes round once a day.

    Args:
        give_up: closes the table of an id.
    """

    def __init__(self, house: House, give_up: Callable[[str], Awaitable[None]]) -> None:
        self.house = house
        self.give_up = give_up
        self._call_off: Callable[[], None] | None = None
        self._round: asyncio.Task[None] | None = None

    async def go_round(self) -> None:
        """Give up what has been forgotten, and come back tomorrow."""
        self._call_off = self.house.later(DAILY, self._again)
        try:
            for table_id in await self.house.store.tables.untouched(discord.utils.utcnow() - FORGOTTEN):
                await self.give_up(table_id)
        except Exception:  # whatever is wrong today, it is tried again tomorrow
            log.exception("forgotten tables could not be given up")

    async def close(self) -> None:
        """Go no more."""
        if self._call_off is not None:
            self._call_off()
        if self._round is not None:
            await asyncio.gather(self._round, return_exceptions=True)

    def _again(self) -> None:
        self._round = self.house.client.loop.create_task(self.go_round())
