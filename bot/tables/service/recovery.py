"""Bringing tables back after a start: exactly as they were committed, with the time given back that the bot
was down.

Those come back at once that are not on show as they were saved, that were in use, or have something due;
each is published as recovered, and what of it is on show already, the outbox knows. Nobody misses the others:
they are loaded when somebody touches them, or their time comes.
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
"""How long before the last change of any table the others have changed that were in use with it."""


async def recover(registry: TableRegistry, store: Store) -> None:
    """Let every clock go on, and load the tables that somebody is waiting for.

    Raises:
        StoreError: the store could not be asked which those are.
    """
    await registry.heartbeat.wake()
    await registry.alarm.look()  # first of all, for what is due is late already
    for table_id in await store.matches.to_wake(IN_USE):
        await registry.wake(table_id)


async def insist(work: Callable[[], Awaitable[None]], subject: str) -> None:
    """Do what nothing else would do; where the store does not answer, a little later.

    Args:
        subject: what it is about, for the log.
    """
    while True:
        try:
            return await work()
        except StoreError as error:
            log.warning("%s could not be taken up, next try in %g s: %s", subject, RETRY, error)
            await asyncio.sleep(RETRY)
