"""Subscriptions to new tables, by channel. Reached as ``store.subscriptions``.

People subscribe themselves to each channel. This module does not know how they are notified.
"""

from __future__ import annotations

from sqlalchemy import delete, select

from bot.store.backends.database import Database
from bot.store.row_changes import insert_missing
from bot.store.schema import watches


class Subscriptions:
    """The watchers of every channel."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def toggle(self, guild_id: int, channel_id: int, user_id: int) -> bool:
        """Start watching a channel, or stop if the person watches it; return whether they watch it now."""
        this = (watches.c.channel_id == channel_id, watches.c.user_id == user_id)
        async with self._database.writing() as connection:
            if (await connection.execute(delete(watches).where(*this))).rowcount:
                return False
            values = {"guild_id": guild_id, "channel_id": channel_id, "user_id": user_id}
            await connection.execute(insert_missing(watches).values(values))
            return True

    async def watchers(self, channel_id: int) -> list[int]:
        """Return the ids of people who watch a channel."""
        wanted = select(watches.c.user_id).where(watches.c.channel_id == channel_id)
        async with self._database.reading() as connection:
            return list(await connection.scalars(wanted.order_by(watches.c.user_id)))

    async def channels(self, guild_id: int, user_id: int) -> list[int]:
        """Return the ids of a server's channels that a person watches."""
        wanted = select(watches.c.channel_id).where(
            watches.c.guild_id == guild_id, watches.c.user_id == user_id
        )
        async with self._database.reading() as connection:
            return list(await connection.scalars(wanted.order_by(watches.c.channel_id)))

    async def clear(self, channel_id: int) -> None:
        """Delete all subscriptions to a channel, after the channel was deleted."""
        async with self._database.writing() as connection:
            await connection.execute(delete(watches).where(watches.c.channel_id == channel_id))
