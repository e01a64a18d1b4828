"""What processes that share a database tell each other: what has changed. Reached as ``store.news``.

Told through PostgreSQL (``NOTIFY``), and heard on a connection of its own, which no pooler may hand on. Who
was not connected has missed something, and is told so: then everything may have changed. On SQLite, which one
process serves from, nothing is told. This module knows no table.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from sqlalchemy import text

from bot.store.backends.database import Database
from bot.store.errors import StoreError

log = logging.getLogger(__name__)

CHANNEL = "boneyard"
AGAIN = 1.0
"""Seconds until the connection is made again that was lost."""
ASKED = 30.0
"""Seconds after which a connection on which nothing was told is asked whether it is still there."""
_TELL = text(f"SELECT pg_notify('{CHANNEL}', :news)")


class News:
    """The news among processes."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def tell(self, news: str) -> None:
        """Tell all processes, this one included; where none shares, nothing."""
        if self._database.owner:
            async with self._database.at_once() as connection:
                await connection.execute(_TELL, {"news": news})

    async def require_heard(self) -> None:
        """Look whether news can be heard.

        Raises:
            StoreUnreachable: the server cannot be reached, or a pooler is in between.
        """
        async with self._database.direct():
            return

    async def listen(self, heard: Callable[[str], None]) -> None:
        """Hear what is told until cancelled.

        Args:
            heard: is called with each piece of news; with nothing where some may have been missed.
        """
        while True:
            try:
                await self._listen(heard)
            except StoreError as error:
                log.warning("what other processes tell cannot be heard just now: %s", error)
            await asyncio.sleep(AGAIN)

    async def _listen(self, heard: Callable[[str], None]) -> None:
        lost = asyncio.Event()

        def take(connection: Any, pid: int, channel: str, payload: str) -> None:
            heard(payload)

        async with self._database.direct() as driver:
            driver.add_termination_listener(lambda _: lost.set())
            await driver.add_listener(CHANNEL, take)
            heard("")
            while not lost.is_set():
                with suppress(TimeoutError):
                    async with asyncio.timeout(ASKED):
                        await lost.wait()
                if not lost.is_set():  # who is in between may have forgotten it, and told neither end
                    await driver.execute("SELECT 1")
