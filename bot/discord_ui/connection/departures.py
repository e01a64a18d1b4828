"""Deletes the data of servers that have removed the bot, thirty days after they did.

It runs once a day and compares, so it does not matter whether the bot was running when it was removed.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection
from datetime import datetime, timedelta

from bot.preferences import Preferences
from bot.store import Store
from bot.tables.service.registry import TableRegistry

log = logging.getLogger(__name__)

KEPT = timedelta(days=30)
"""How long the data of a server is kept after it removed the bot."""


async def forget_departed(
    store: Store,
    preferences: Preferences,
    registry: TableRegistry,
    present: Collection[int],
    now: datetime,
    *,
    concerned: Callable[[int], bool],
) -> None:
    """Delete the data of servers that removed the bot long ago, and record new departures and returns.

    Server 0, which stands for the places where the bot is no member, is left alone.

    Args:
        present: ids of the servers that the bot is on.
        concerned: returns whether `present` is reliable for a server. Other servers are left alone.
    """
    departed = await store.guild_data.departed()
    for guild_id in filter(concerned, departed.keys() | await store.guild_data.known() - {0}):
        if guild_id in present:
            if guild_id in departed:
                await store.guild_data.note_departure(guild_id, None)
        elif guild_id not in departed:
            await store.guild_data.note_departure(guild_id, now)
        elif departed[guild_id] <= (now - KEPT).timestamp():
            await registry.close_guild(guild_id)
            await store.guild_data.forget(guild_id)
            await preferences.forget_guild(guild_id)
            log.info("deleted the data of server %s, which removed the bot long ago", guild_id)
