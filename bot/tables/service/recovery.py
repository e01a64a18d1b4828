"""Restores tables after a restart: as they were committed, with the downtime added to their clocks.

Tables are loaded at once if their messages are out of date, if they were in use, or if they are due. Each is
published as recovered. The outbox knows which of its messages are already shown. All other tables are loaded
when someone uses them or when they become due.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import timedelta

from bot.store import Store, StoreError
from bot.tables.service.alarm import RETRY
from bot.tables.service.registry import TableRegistry

log = logging.getLogger(__name__)

IN_USE = timedelta(minutes=15)
"""Tables count as in use if they changed within this time before the last change of any table."""


async def recover(registry: TableRegistry, store: Store) -> None:
    """Start the heartbeat and the alarm, and load the tables that people may be waiting for.

    Raises:
        StoreError: the store failed.
    """
    await registry.heartbeat.wake()
    await registry.alarm.look()  # due tables are already late
    for table_id in await store.matches.to_restore(IN_USE):
        await registry.wake(table_id)


async def retry_until_stored(work: Callable[[], Awaitable[None]], subject: str) -> None:
    """Run ``work`` until it succeeds. After a ``StoreError``, retry in ``RETRY`` seconds; raise other errors.

    Args:
        subject: what it works on, for the log.
    """
    while True:
        try:
            return await work()
        except StoreError as error:
            log.warning("could not process %s; retrying in %g s: %s", subject, RETRY, error)
            await asyncio.sleep(RETRY)
