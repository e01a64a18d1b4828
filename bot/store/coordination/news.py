"""Notifications between processes that share a database. Reached as ``store.news``.

They use PostgreSQL's ``NOTIFY`` and are received on a connection of its own, without a pooler. A process that
was disconnected may have missed some. It receives an empty notification then: everything may have changed. On
SQLite only one process serves, so nothing is sent. This module knows no table.
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
"""Seconds until a lost connection is opened again."""
ASKED = 30.0
"""Seconds without an event after which the connection is tested."""
_TELL = text(f"SELECT pg_notify('{CHANNEL}', :news)")


class News:
    """Notifications between processes."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def tell(self, news: str) -> None:
        """Send a notification to all processes, this one included. Does nothing outside a cluster."""
        if self._database.owner:
            async with self._database.at_once() as connection:
                await connection.execute(_TELL, {"news": news})

    async def require_heard(self) -> None:
        """Check that notifications can be received.

        Raises:
            StoreUnreachable: the server cannot be reached, or there is a pooler in between.
        """
        async with self._database.direct():
            return

    async def listen(self, heard: Callable[[str], None]) -> None:
        """Receive notifications until cancelled. Reconnect after errors.

        Args:
            heard: called with each notification, and with an empty string after each connection, because some
                may have been missed.
        """
        while True:
            try:
                await self._listen(heard)
            except StoreError as error:
                log.warning("cannot receive notifications from other processes: %s", error)
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
                # A device in between, such as a firewall, may have dropped the connection without telling
                # either end.
                if not lost.is_set():
                    await driver.execute("SELECT 1")
