"""What a process that shares the servers with others does when some come to it, or go.

Sessions with Discord are opened one after the other, as Discord lets us, and tables are taken up without
waiting for them: clocks go on at once. Who serves what is not decided here.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from functools import partial
from typing import Protocol

from bot.discord_ui.connection.gateway import Gateway
from bot.discord_ui.delivery import Delivery
from bot.discord_ui.rate_limits.request_budget import RequestBudget
from bot.store import Store, ordinal
from bot.tables.service.recovery import insist, recover
from bot.tables.service.registry import TableRegistry
from bot.tables.state.ports import Clock

log = logging.getLogger(__name__)

QUICK = 1.0
"""Seconds that deliveries of a shard, and answers there, may take before it is passed on; what people press
meanwhile waits (see ``HOLD`` in :mod:`bot.cluster.cluster`)."""


class Sessions(Protocol):
    """Has the sessions with Discord."""

    async def open_session(self, shard: int) -> None:
        """Open the session of a shard; it is tried until it succeeds."""

    async def close_session(self, shard: int) -> None:
        """Close it."""


class Sharing:
    """The sessions and the tables of one process among several.

    Args:
        budget: allows as many requests as the application may send.
        once: does what one process has to do for all.
        answered: waits for what people of some servers are being answered just now.
    """

    def __init__(
        self,
        sessions: Sessions,
        *,
        store: Store,
        registry: TableRegistry,
        delivery: Delivery,
        gateway: Gateway,
        budget: RequestBudget,
        clock: Clock,
        once: Callable[[], Awaitable[None]],
        answered: Callable[[Callable[[int], bool]], Awaitable[None]],
    ) -> None:
        self._sessions, self._store, self._registry, self._delivery = sessions, store, registry, delivery
        self._gateway, self._clock = gateway, clock
        self._budget, self._limit = budget, budget.a_second
        self._once, self._answered = once, answered
        self._opening: dict[int, asyncio.Task[None]] = {}
        """By shard, what opened its session, or still does."""
        self._first_done = False

    def connected(self, shard: int) -> bool:
        """Return whether the session of a shard is up."""
        return self._gateway.connected(shard)

    def connect(self, shard: int) -> None:
        """Have a session for a shard, as soon as Discord lets us; where that broke off, once more."""
        opening = self._opening.get(shard)
        if opening is not None and opening.done() and not opening.cancelled() and opening.exception():
            log.error("the session of shard %d could not be opened", shard, exc_info=opening.exception())
            opening = None
        if opening is None:
            self._opening[shard] = asyncio.ensure_future(self._sessions.open_session(shard))

    def disconnect(self, shard: int) -> None:
        """Have no session for a shard any more."""
        opening = self._opening.pop(shard, None)
        if opening is not None:
            opening.cancel()
            self._gateway.forget(shard)
            self._clock.spawn(self._sessions.close_session(shard))

    async def begin(self, *, first: bool) -> None:
        """Take up the tables that are served now besides those before."""
        await insist(partial(self._take_up, first=first), "tables")

    async def _take_up(self, *, first: bool) -> None:
        self._registry.taken_over()
        await recover(self._registry, self._store)
        await self._delivery.recover_ended()
        if first and not self._first_done:
            self._first_done = True
            await self._once()

    async def finish(self, residues: Collection[int], modulus: int) -> None:
        """Let what is under way at the tables of some parts come to its end, as far as that is quick.

        What time they are owed is given back: whoever serves them next knows nothing of that.

        Raises:
            StoreError: it could not be noted for how long people could not reach this process.
        """

        def concerned(guild_id: int) -> bool:
            return ordinal(guild_id) % modulus in residues

        sessions = [each for each in self._registry.loaded() if concerned(each.table.guild_id)]
        settled = [self._delivery.settled(each.table.id) for each in sessions]
        work = [self._answered(concerned), self._registry.catch_up(sessions), *settled]
        tasks = [asyncio.ensure_future(each) for each in work]
        await asyncio.wait(tasks, timeout=QUICK)
        for task in tasks:  # in this order, where several are late
            task.cancel()
        await self._registry.heartbeat.note_so_far()

    def drop(self) -> None:
        """Forget the tables that are no longer served."""
        self._registry.drop_others()

    def share(self, part: float) -> None:
        """Keep to a part of the counted requests that the application may send; to one a second at least."""
        self._budget.a_second = max(1.0, self._limit * part)

    def lapsed(self, residues: Collection[int], modulus: int, seconds: float) -> None:
        """Have time given back for which the leases of some parts had run out, though nobody took them."""
        owed = self._registry.owe_time(seconds, lambda guild_id: ordinal(guild_id) % modulus in residues)
        self._clock.spawn(self._registry.catch_up(owed))
