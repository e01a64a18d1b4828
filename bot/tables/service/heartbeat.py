"""Records that the bot is alive while a clock runs, and when a shard was lost. Downtime costs no player time.

The record is at most a hundredth of the shortest turn old, or half a minute if that is longer. By that much a
turn may become too long; it never becomes too short. The record is written only after all losses so far are
noted, because the process may end before its connection returns.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from functools import partial

from bot.store import Store, StoreError, ordinal
from bot.tables.service.alarm import RETRY
from bot.tables.state.deadlines import PART
from bot.tables.state.ports import Clock, Reach
from bot.tables.state.table import Table

log = logging.getLogger(__name__)

ALIVE = "alive-at"
"""The store's key for when the bot was last known to be alive, in Unix time."""
SECONDS = 30
"""The shortest interval between two records, in seconds."""


def lost_since(reach: Reach, guild_id: int, *channels: int | None) -> float | None:
    """Return since when a table cannot be reached, in Unix time; None if it can be reached.

    It cannot while its server's connection is lost, or while one of its channels cannot be viewed. That time
    is added to its clocks when the connection returns. If the process ends earlier, the next one counts
    downtime from the returned time, even if the table was saved later.
    """
    lost = reach.lost_since().items()
    times = [at for (shard, shards), at in lost if ordinal(guild_id) % shards == shard]
    hidden = reach.hidden(*channels)
    return min([*times, *([] if hidden is None else [hidden.since])], default=None)


class Heartbeat:
    """The heartbeat of a running process. It beats while any table's clock runs.

    Args:
        shared: whether several processes share the tables. If so, it never beats: leases record downtime.
    """

    def __init__(self, store: Store, clock: Clock, reach: Reach, *, shared: bool) -> None:
        self._shared = shared
        self._store = store
        self._clock = clock
        self._reach = reach
        self._cancel: Callable[[], None] | None = None
        self._alive_before: float | None = None
        """When the previous process was last alive, in Unix time; None until it has been read."""
        self._awake = shared
        """Whether the downtime before this process's start is recorded."""
        self._noting: list[Callable[[], Awaitable[None]]] = []
        """Functions that are recording absences right now. :meth:`note_so_far` repeats them, to be sure."""
        self._unnoted: list[Callable[[], Awaitable[None]]] = []
        """Functions for absences whose recording failed and must be retried."""

    async def down(self, guild_id: int, saved_at: datetime, *channels: int | None) -> float:
        """Return the downtime since a table of the server was saved, in seconds.

        All the time since then counts if the previous process left no record: none could be written, or no
        clock ran. It also counts if one of the table's channels could not be viewed since this process began,
        up to then: it is unknown for how long it was hidden before.

        Raises:
            StoreError: the absences could not be read or recorded.
        """
        await self._note_unnoted()
        if not self._awake:
            await self._note_absence()
        hidden = self._reach.hidden(*channels)
        if hidden is not None and not hidden.seen:
            return max(0.0, hidden.since - saved_at.timestamp())
        lost = lost_since(self._reach, guild_id, *channels)  # a current outage is added once it is over
        until = None if lost is None else datetime.fromtimestamp(lost, UTC)
        return await self._store.absences.since(saved_at, guild_id, until)

    async def wake(self) -> None:
        """Record the downtime before this start. If a turn clock runs, start recording that the bot is alive.

        It does nothing if processes share the tables.

        Raises:
            StoreError: the store failed.
        """
        if self._shared:
            return
        await self._note_absence()
        self._awake = True
        shortest = await self._store.matches.shortest_turn()
        if self._cancel is None and shortest is not None:
            self._beat(shortest)

    async def note_lost(self, shard: int, shards: int, seconds: float) -> None:
        """Record that a shard was lost for the past ``seconds``. If the store fails, retry later."""
        now = self._clock.now()
        note = partial(self._note, now - seconds, now, shard, shards)
        self._noting.append(note)
        try:
            await note()
        except StoreError as error:
            log.warning(
                "could not record the loss of shard %d for %g s; will retry: %s", shard, seconds, error
            )
            self._unnoted.append(note)
            self._note_later()
        finally:
            self._noting.remove(note)

    async def note_so_far(self) -> None:
        """Record how long currently lost shards have been lost, because another process may take them over.

        Raises:
            StoreError: the store failed.
        """
        for note in self._noting.copy():  # recording an absence twice counts it once
            await note()
        await self._note_unnoted()
        now = self._clock.now()
        for (shard, shards), began in list(self._reach.lost_since().items()):
            if self._reach.serves(shard << 22):
                await self._note(began, now, shard, shards)

    def start(self, table: Table) -> None:
        """Start recording that the bot is alive if the table has a running clock.

        It does nothing if the recording runs already, or if processes share the tables.
        """
        if self._cancel is None and table.deadline is not None and not self._shared:
            self._beat(table.turn_seconds)

    async def close(self) -> None:
        """Stop beating, and record for the last time that the bot is alive."""
        if self._cancel is not None:
            self._cancel()
        if self._cancel is not None or self._shared:
            await self._write()

    def _beat(self, shortest: int) -> None:
        self._clock.spawn(self._write())
        self._cancel = self._clock.call_later(
            max(SECONDS, shortest / PART), lambda: self._clock.spawn(self._again())
        )

    async def _again(self) -> None:
        shortest: int | None = SECONDS
        try:
            shortest = await self._store.matches.shortest_turn()
        except StoreError as error:
            log.warning("could not check whether a turn clock runs: %s", error)
        self._cancel = None
        if shortest is not None:
            self._beat(shortest)

    def _note_later(self) -> None:
        self._clock.call_later(RETRY, lambda: self._clock.spawn(self._note_again()))

    async def _note_again(self) -> None:
        try:
            await self._note_unnoted()
        except StoreError as error:
            log.warning("could not record a lost shard; will retry: %s", error)
            self._note_later()

    async def _note_unnoted(self) -> None:
        for note in self._unnoted.copy():
            await note()
            if note in self._unnoted:  # another call may have recorded it; recording it twice counts once
                self._unnoted.remove(note)

    async def _note_absence(self) -> None:
        """Record that no server was attended from the previous process's last record until now."""
        if self._alive_before is None:
            noted = await self._store.key_values.get(ALIVE)
            self._alive_before = 0.0 if noted is None else float(noted)
        await self._note(self._alive_before, self._clock.now())

    async def _note(self, began: float, ended: float, shard: int = 0, shards: int = 1) -> None:
        """Record that a shard, by default every server, was unattended between two Unix times."""
        if ended > began:  # otherwise the system clock was set back
            times = (datetime.fromtimestamp(at, UTC) for at in (began, ended))
            await self._store.absences.note(*times, modulus=shards, residue=shard)

    async def _write(self) -> None:
        now = self._clock.now()
        try:
            if not self._awake:
                await self._note_absence()
            await self.note_so_far()
            if not self._shared:
                await self._store.key_values.put(ALIVE, str(now))
        except StoreError as error:  # the next record makes up for it
            log.warning("could not record that the bot is alive: %s", error)
