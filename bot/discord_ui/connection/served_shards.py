"""Opens and closes sessions and tables as the shards that this process serves change.

Sessions with Discord open one after the other, as Discord allows. Tables are loaded without waiting for them,
so that clocks go on at once. The cluster decides who serves which shard, not this module.
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
from bot.tables.service.recovery import recover, retry_until_stored
from bot.tables.service.registry import TableRegistry
from bot.tables.state.ports import Clock

log = logging.getLogger(__name__)

QUICK = 1.0
"""Seconds that a shard's deliveries and answers may take before it is handed over.

Clicks wait meanwhile (see ``HOLD`` in :mod:`bot.cluster.cluster`).
"""


class Sessions(Protocol):
    """Opens and closes sessions with Discord."""

    async def open_session(self, shard: int) -> None:
        """Open a shard's session, retrying until it succeeds."""

    async def close_session(self, shard: int) -> None:
        """Close a shard's session."""


class ServedShards:
    """The sessions and the tables of one process among several.

    Args:
        budget: limits the requests to Discord.
        once: does the work that a single process does for all of them.
        answered: waits until the interactions being answered on certain servers are done.
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
        """The task that opens or has opened each session, by shard."""
        self._first_done = False

    def connected(self, shard: int) -> bool:
        """Return whether a shard's session is up."""
        return self._gateway.connected(shard)

    def connect(self, shard: int) -> None:
        """Start opening a shard's session, unless it is open or opening. If opening failed, start again."""
        opening = self._opening.get(shard)
        if opening is not None and opening.done() and not opening.cancelled() and opening.exception():
            log.error("could not open the session of shard %d", shard, exc_info=opening.exception())
            opening = None
        if opening is None:
            self._opening[shard] = asyncio.ensure_future(self._sessions.open_session(shard))

    def disconnect(self, shard: int) -> None:
        """Cancel the opening of a shard's session, and close it."""
        opening = self._opening.pop(shard, None)
        if opening is not None:
            opening.cancel()
            self._gateway.forget(shard)
            self._clock.spawn(self._sessions.close_session(shard))

    async def begin(self, *, first: bool) -> None:
        """Load the tables that this process now serves in addition, retrying while the store fails.

        Args:
            first: whether the very first part is among them. Its owner does the work done once for all
                processes.
        """
        await retry_until_stored(partial(self._take_up, first=first), "tables")

    async def _take_up(self, *, first: bool) -> None:
        self._registry.taken_over()
        await recover(self._registry, self._store)
        await self._delivery.recover_ended()
        if first and not self._first_done:
            self._first_done = True
            await self._once()

    async def finish(self, residues: Collection[int], modulus: int) -> None:
        """Let running work at the tables of some parts finish, for at most :data:`QUICK` seconds.

        Then save for how long shards have been disconnected, so that the next owner can add that downtime.

        Args:
            residues: the parts, as remainders of a server's ordinal divided by `modulus`.

        Raises:
            StoreError: the downtime could not be saved.
        """

        def concerned(guild_id: int) -> bool:
            return ordinal(guild_id) % modulus in residues

        sessions = [each for each in self._registry.loaded() if concerned(each.table.guild_id)]
        settled = [self._delivery.settled(each.table.id) for each in sessions]
        work = [self._answered(concerned), self._registry.catch_up(sessions), *settled]
        tasks = [asyncio.ensure_future(each) for each in work]
        await asyncio.wait(tasks, timeout=QUICK)
        for task in tasks:  # in this order, if several are late
            task.cancel()
        await self._registry.heartbeat.note_so_far()

    def drop(self) -> None:
        """Forget the tables that this process no longer serves."""
        self._registry.drop_others()

    def share(self, part: float) -> None:
        """Use only a share of the requests that the application may send, but at least one a second."""
        self._budget.a_second = max(1.0, self._limit * part)

    def lapsed(self, residues: Collection[int], modulus: int, seconds: float) -> None:
        """Add time to the clocks of some parts, whose leases had expired without another process taking them.

        Args:
            residues: the parts, as remainders of a server's ordinal divided by `modulus`.
            seconds: for how long the leases had expired.
        """
        owed = self._registry.schedule_downtime(seconds, lambda each: ordinal(each) % modulus in residues)
        self._clock.spawn(self._registry.catch_up(owed))
