"""That one process serves all tables of a server's database, or several that share them. Reached as
``store.claim``.

PostgreSQL's advisory locks tell, held on a connection of its own: the server frees them with it, however a
process ends. A connection that was lost is made again; until then another process could begin, whose saves
would be refused where the tables have gone on. A file needs none of this: its lock is taken when it is
opened. This module decides nothing about who serves what.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import AsyncExitStack

from bot.store.backends.database import Database
from bot.store.errors import StoreError, StoreIndirect, StoreUnreachable

log = logging.getLogger(__name__)

AGAIN = 5.0
"""Seconds until a connection that was lost is made again."""
_SERVING = 0x626F6E6579617266
"""The lock of whoever serves tables: one process alone, or all that share."""


class Claim:
    """What keeps a process that shares with nobody, and any other, from serving the same tables."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._held = AsyncExitStack()
        self._again: asyncio.Task[None] | None = None

    async def take(self, *, shared: bool) -> None:
        """Claim the tables, until :meth:`release`.

        Args:
            shared: whether with others who share them too.

        Raises:
            StoreUnreachable: another process serves them, or the server does not answer.
        """
        if not self._database.remote:
            return
        try:
            await self._take(shared=shared)
        except StoreIndirect as error:  # a pooler would give a lock to whoever comes next
            log.warning("nobody else can see that this process serves the tables: %s", error)

    async def release(self) -> None:
        """Claim them no longer. Safe to call twice."""
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
                log.warning("tables are served without a claim, next try in %g s: %s", AGAIN, error)
