"""The advisory lock that keeps a stand-alone process and a cluster off the same database.

Reached as ``store.claim``. On PostgreSQL, a connection of its own holds the lock. The server releases it with
the connection, however the process ends. A lost connection is opened again; until then another process could
start, but its saves would be refused for tables that have changed since it loaded them. SQLite needs no
claim: its lock file is taken when the database is opened. This module does not decide which process serves
what.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import AsyncExitStack

from bot.store.backends.database import Database
from bot.store.errors import StoreError, StoreIndirect, StoreUnreachable

log = logging.getLogger(__name__)

AGAIN = 5.0
"""Seconds until a lost connection is opened again."""
_SERVING = 0x626F6E6579617266
"""The advisory lock for serving tables: held exclusively by a single process, or shared by a cluster."""


class Claim:
    """The lock on serving tables, exclusive for a stand-alone process and shared for a cluster."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._held = AsyncExitStack()
        self._again: asyncio.Task[None] | None = None

    async def take(self, *, shared: bool) -> None:
        """Take the lock and keep it until :meth:`release`. Does nothing on SQLite.

        If there is a pooler, log a warning and continue without the lock.

        Args:
            shared: whether this process is part of a cluster.

        Raises:
            StoreUnreachable: another process holds the lock, or the server does not answer.
        """
        if not self._database.remote:
            return
        try:
            await self._take(shared=shared)
        # A pooler would give the lock to whichever client uses the connection next.
        except StoreIndirect as error:
            log.warning("other processes cannot see that this one serves the tables: %s", error)

    async def release(self) -> None:
        """Release the lock and stop reconnecting. Safe to call twice."""
        if self._again is not None:
            self._again.cancel()
        held, self._held = self._held, AsyncExitStack()
        await held.aclose()

    async def _take(self, *, shared: bool) -> None:
        way = "pg_try_advisory_lock_shared" if shared else "pg_try_advisory_lock"
        async with AsyncExitStack() as stack:
            holder = await stack.enter_async_context(self._database.direct())
            if not await holder.fetchval(f"SELECT {way}({_SERVING})"):
                raise StoreUnreachable("store-served", place=self._database.place)
            held = self._held = stack.pop_all()
            holder.add_termination_listener(lambda _: self._lost(held, shared=shared))

    def _lost(self, held: AsyncExitStack, *, shared: bool) -> None:
        if held is self._held:
            self._again = asyncio.create_task(self._take_again(shared=shared))

    async def _take_again(self, *, shared: bool) -> None:
        while True:
            await asyncio.sleep(AGAIN)
            try:
                return await self._take(shared=shared)
            except StoreError as error:
                log.warning("lost the lock on serving tables; next attempt in %g s: %s", AGAIN, error)
