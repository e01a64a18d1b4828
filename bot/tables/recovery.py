"""Bringing the tables back after a start: exactly as they were committed, with the time given back that
the bot was down.

Each is published as recovered; what of it is on show already, the outbox knows.
"""

from __future__ import annotations

from bot.store import Store
from bot.tables.registry import TableRegistry


async def recover(registry: TableRegistry, store: Store) -> None:
    """Load every table that is being played, and let its clock go on.

    Raises:
        StoreError: the store could not be asked which those are.
    """
    for table_id in await store.matches.to_wake():
        await registry.wake(table_id)
