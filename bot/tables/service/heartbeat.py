"""Notes that the bot is alive while any clock runs, and when a shard was lost: such time counts for nobody.

The note is at most a hundredth of the shortest turn old, or half a minute where that is longer: by so
much a turn may be lengthened too far, never cut short. It is written only once all is noted that was lost
until then: a process may end before its connection is back.
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
"""The key under which the store holds when the bot was last known to be alive, in Unix time."""
SECONDS = 30
"""The note is not written more often than this."""


def lost_since(reach: Reach, guild_id: int) -> float | None:
    """Return since when a server cannot be reached, in Unix time; None where it can.

    That time is given back once it is over. Where the process ends before, the next one counts from there,
    and not from what was saved meanwhile.
    """
    lost = reach.lost_since().items()
    return min((at for (shard, shards), at in lost if ordinal(guild_id) % shards == shard), default=None)


class Heartbeat:
    """The heartbeat of a running bot; it beats as long as the clock of any table runs.

    Args:
        shared: whether several processes share the tables: then it never beats.
    """

    def __init__(self, store: Store, clock: Clock, reach: Reach, *, shared: bool) -> None:
        self._shared = shared
        self._store = store
        self._clock = clock
        self._reach = reach
        self._cancel: Callable[[], None] | None = None
        self._alive_before: float | None = None
        """When the process before was last known to be alive, in Unix time; None until that is read."""
        self._awake = shared
        """Whether the absence is over in which nobody saw to the tables."""
        self._noting: list[Callable[[], Awaitable[None]]] = []
        """What notes absences just now: who asked for it tells the tables loaded meanwhile."""
        self._unnoted: list[Callable[[], Awaitable[None]]] = []
        """What notes the absences that could not be noted when they were over."""

    async def down(self, guild_id: int, saved_at: datetime) -> float:
        """Return the seconds for which nobody has seen to a table since it was saved last.

        Where the process before left no note (none could be written, or no clock ran), that is all the time
        since then.

        Raises:
            StoreError: it could not be asked for, or what is to be noted of it could not be.
        """
        await self._note_unnoted()
        if not self._awake:
            await self._note_absence()
        lost = lost_since(self._reach, guild_id)  # what is still lost is given back once it is over
        until = None if lost is None else datetime.fromtimestamp(lost, UTC)
        return await self._store.absences.since(saved_at, guild_id, until)

    async def wake(self) -> None:
        """Note that from now on the tables are seen to, and beat if a clock runs.

        Raises:
            StoreError: it could not be noted.
        """
        if self._shared:
            return
        await self._note_absence()
        self._awake = True
        shortest = await self._store.matches.shortest_turn()
        if self._cancel is None and shortest is not None:
            self._beat(shortest)

    async def note_lost(self, shard: int, shards: int, seconds: float) -> None:
        """Note that a shard was not seen to for some seconds until now; do so later where that fails."""
        now = self._clock.now()
        note = partial(self._note, now - seconds, now, shard, shards)
        self._noting.append(note)
        try:
            await note()
        except StoreError as error:
            log.warning("that shard %d was lost for %g s will be noted later: %s", shard, seconds, error)
            self._unnoted.append(note)
            self._note_later()
        finally:
            self._noting.remove(note)

    async def note_so_far(self) -> None:
        """Note for how long shards have been lost that are not back yet: another process may go on with them.

        Raises:
            StoreError: it could not be noted.
        """
        for note in self._noting.copy():  # twice noted is noted once
            await note()
        await self._note_unnoted()
        now = self._clock.now()
        for (shard, shards), began in list(self._reach.lost_since().items()):
            if self._reach.serves(shard << 22):
                await self._note(began, now, shard, shards)

    def start(self, table: Table) -> None:
        """Beat, if that table has a clock running; a heart that beats already goes on."""
        if self._cancel is None and table.deadline is not None and not self._shared:
            self._beat(table.turn_seconds)

    async def close(self) -> None:
        """Stop, with a last note."""
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
            log.warning("could not look whether a clock runs: %s", error)
        self._cancel = None
        if shortest is not None:
            self._beat(shortest)

    def _note_later(self) -> None:
        self._clock.call_later(RETRY, lambda: self._clock.spawn(self._note_again()))

    async def _note_again(self) -> None:
        try:
            await self._note_unnoted()
        except StoreError as error:
            log.warning("that a shard was lost will be noted later still: %s", error)
            self._note_later()

    async def _note_unnoted(self) -> None:
        for note in self._unnoted.copy():
            await note()
            if note in self._unnoted:  # whoever else has noted it: twice noted is noted once
                self._unnoted.remove(note)

    async def _note_absence(self) -> None:
        """Note that nobody saw to the tables from the last note of the process before until now."""
        if self._alive_before is None:
            noted = await self._store.key_values.get(ALIVE)
            self._alive_before = 0.0 if noted is None else float(noted)
        await self._note(self._alive_before, self._clock.now())

    async def _note(self, began: float, ended: float, shard: int = 0, shards: int = 1) -> None:
        """Note that nobody saw to a shard, or to any server, between two times, in Unix time."""
        if ended > began:  # else the clock has been put back
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
        except StoreError as error:  # the next note makes up for it
            log.warning("could not note that the bot is alive: %s", error)
