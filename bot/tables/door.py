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
        self._callers = 0
        """Inside or waiting: a lock just given back looks free while the next in line has yet to wake."""

    @asynccontextmanager
    async def enter(self, reply: Reply | None = None) -> AsyncIterator[None]:
        """Wait for one's turn; a waiting click is acknowledged so that its three seconds do not run out."""
        held = asyncio.ensure_future(reply.hold()) if reply is not None and self._callers else None
        self._callers += 1
        try:
            async with self._lock:  # joins the queue at once: whoever arrives later stands behind
                if held is not None:
                    await held
                yield
        finally:
            self._callers -= 1
