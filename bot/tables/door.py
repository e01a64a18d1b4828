"""The one door of a table: requests go in one at a time, in order of arrival.

There is no task per table and no other lock: clicks, commands, clocks and computer players all come
this way. Ten thousand idle tables cost nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.tables.reply import Reply


class Door:
    """A fair lock that keeps the waiting person's interaction alive."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    @asynccontextmanager
    async def enter(self, reply: Reply | None = None) -> AsyncIterator[None]:
        """Wait for one's turn; a waiting click is acknowledged so that its three seconds do not run out."""
        if self._lock.locked() and reply is not None:
            place = asyncio.ensure_future(self._lock.acquire())  # the place in the queue comes first
            try:
                await reply.hold()
            finally:
                await place
        else:
            await self._lock.acquire()
        try:
            yield
        finally:
            self._lock.release()
