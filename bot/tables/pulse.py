"""Notes that the bot is alive while any clock runs, so that time it is down counts for nobody.

The note is at most a hundredth of the shortest turn old, or half a minute where that is longer: by
so much a turn may be lengthened too far, never cut short.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from bot.store import StoreError
from bot.tables.pace import allowance
from bot.tables.table import Table

if TYPE_CHECKING:
    from bot.tables.house import House

log = logging.getLogger(__name__)

ALIVE = "alive-at"
"""The note that holds when the bot was last known to be alive, in Unix time."""
SECONDS = 30
"""The note is not written oftener than this."""
PART = 100
"""So many notes a turn, if turns are long; a smaller part of it is not worth a word."""
NOTICED = 2
"""Seconds that nobody misses of any turn."""


class Pulse:
    """The heartbeat of a running bot.

    Args:
        tables: tells all tables; the heart beats as long as one of them has a deadline.
    """

    def __init__(self, house: House, tables: Callable[[], Iterable[Table]]) -> None:
        self.house = house
        self.tables = tables
        self._call_off: Callable[[], None] | None = None
        self._beating: asyncio.Task[None] | None = None

    async def down(self) -> float:
        """The seconds since the bot was last known to be alive; 0 if that is not known."""
        alive_at = await self.house.store.notes.get(ALIVE)
        return 0.0 if alive_at is None else max(0.0, self.house.now() - float(alive_at))

    def start(self, table: Table) -> None:
        """Beat, if that table has a clock running; unless it does already."""
        if self._call_off is None and table.deadline is not None:
            self._beat(table.turn_seconds)

    def _beat(self, shortest: int) -> None:
        self._beating = self.house.client.loop.create_task(self._write())
        self._call_off = self.house.later(max(SECONDS, shortest / PART), self._again)

    async def close(self) -> None:
        """Stop, with a last note."""
        if self._call_off is not None:
            self._call_off()
            await self._write()
        if self._beating is not None:
            await asyncio.gather(self._beating, return_exceptions=True)

    def _again(self) -> None:
        self._call_off = None
        running = [table.turn_seconds for table in self.tables() if table.deadline is not None]
        if running:
            self._beat(min(running))

    async def _write(self) -> None:
        try:
            await self.house.store.notes.put(ALIVE, str(self.house.now()))
        except StoreError as error:  # the next note makes up for it
            log.warning("could not note that the bot is alive: %s", error)


def lengthen(table: Table, down: float, now: float) -> None:
    """Give the turn on show the time back that the bot was down; never more than a whole turn."""
    if table.deadline is not None:
        table.deadline = min(table.deadline + down, now + allowance(table))


def felt(table: Table, seconds: float) -> bool:
    """Whether so much more time is worth showing: to show it on all tables at once takes long itself."""
    return seconds > max(NOTICED, table.turn_seconds / PART)
