"""Notes that the bot is alive while any clock runs, so that time it is down counts for nobody.

The note is at most a hundredth of the shortest turn old, or half a minute where that is longer: by so
much a turn may be lengthened too far, never cut short.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable

from bot.store import Store, StoreError
from bot.tables.deadlines import PART
from bot.tables.ports import Clock
from bot.tables.table import Table

log = logging.getLogger(__name__)

ALIVE = "alive-at"
"""The key under which the store holds when the bot was last known to be alive, in Unix time."""
STARTED = "started-at"
"""The key of when the bot that wrote that note was started, in Unix time."""
SECONDS = 30
"""The note is not written more often than this."""


class Heartbeat:
    """The heartbeat of a running bot.

    Args:
        tables: returns all tables; the heart beats as long as one of them has a deadline.
    """

    def __init__(self, store: Store, clock: Clock, tables: Callable[[], Iterable[Table]]) -> None:
        self._store = store
        self._clock = clock
        self._tables = tables
        self._cancel: Callable[[], None] | None = None
        self._remembered = False
        self._alive_before: float | None = None
        """When the process before this one was last known to be alive, in Unix time."""
        self._began_before: float | None = None
        """When that one was started."""
        self._began = clock.now()
        self._noted_beginning = False

    async def down(self, saved_at: float) -> float:
        """Return the seconds for which nobody saw to a table: since the process before was last alive.

        Args:
            saved_at: when the table was saved last, in Unix time. That counts where the process before left
                no note (none could be written, or no clock ran), and where it never took the table up, for it
                would have been saved then.
        """
        await self._remember()
        alive_at = saved_at if self._alive_before is None else self._alive_before
        if self._began_before is not None and saved_at < self._began_before:
            alive_at = saved_at
        return max(0.0, self._clock.now() - alive_at)

    def start(self, table: Table) -> None:
        """Beat, if that table has a clock running; a heart that beats already goes on."""
        if self._cancel is None and table.deadline is not None:
            self._beat(table.turn_seconds)

    async def close(self) -> None:
        """Stop, with a last note."""
        if self._cancel is not None:
            self._cancel()
            await self._write()

    def _beat(self, shortest: int) -> None:
        self._clock.spawn(self._write())
        self._cancel = self._clock.call_later(max(SECONDS, shortest / PART), self._again)

    def _again(self) -> None:
        self._cancel = None
        running = [table.turn_seconds for table in self._tables() if table.deadline is not None]
        if running:
            self._beat(min(running))

    async def _remember(self) -> None:
        """Read the note of the process before, which the first beat of this one overwrites."""
        if not self._remembered:
            alive_at, began = [await self._store.key_values.get(key) for key in (ALIVE, STARTED)]
            self._alive_before = None if alive_at is None else float(alive_at)
            self._began_before = None if began is None else float(began)
            self._remembered = True

    async def _write(self) -> None:
        try:
            await self._remember()
            if not self._noted_beginning:
                await self._store.key_values.put(STARTED, str(self._began))
                self._noted_beginning = True
            await self._store.key_values.put(ALIVE, str(self._clock.now()))
        except StoreError as error:  # the next note makes up for it
            log.warning("could not note that the bot is alive: %s", error)
