"""Small things that last: notes of the program to itself, and what each server and person has set.

Values are text; what they mean is their owners' business.
"""

from __future__ import annotations

from itertools import groupby
from typing import Any

from sqlalchemy import Row, delete, insert, select

from bot.store.database import Database
from bot.store.schema import notes, preferences, settings


class Notes:
    """Notes of the program to itself, such as the hash of the synced commands. ``store.notes``."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, key: str) -> str | None:
        """The note, or None."""
        async with self._database.reading() as connection:
            return await connection.scalar(select(notes.c.value).where(notes.c.key == key))

    async def put(self, key: str, value: str | None) -> None:
        """Write the note; None removes it."""
        async with self._database.writing() as connection:
            await connection.execute(delete(notes).where(notes.c.key == key))
            if value is not None:
                await connection.execute(insert(notes).values(key=key, value=value))


class Settings:
    """What each server has set. ``store.settings``."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, guild_id: int) -> dict[str, str]:
        """Everything the server has set, by name."""
        wanted = select(settings.c.name, settings.c.value).where(settings.c.guild_id == guild_id)
        async with self._database.reading() as connection:
            return {row.name: row.value for row in await connection.execute(wanted)}

    async def all(self) -> dict[int, dict[str, str]]:
        """Everything every server has set."""
        async with self._database.reading() as connection:
            rows = await connection.execute(select(settings).order_by(settings.c.guild_id))
            return {guild: {row.name: row.value for row in own} for guild, own in groupby(rows, _guild)}

    async def put(self, guild_id: int, name: str, value: str | None) -> None:
        """Set it; None goes back to how it is without."""
        this = (settings.c.guild_id == guild_id, settings.c.name == name)
        async with self._database.writing() as connection:
            await connection.execute(delete(settings).where(*this))
            if value is not None:
                await connection.execute(insert(settings).values(guild_id=guild_id, name=name, value=value))


class Preferences:
    """What each person has set for themselves. ``store.preferences``."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def all(self) -> dict[int, dict[str, str]]:
        """Everything everybody has set."""
        async with self._database.reading() as connection:
            rows = await connection.execute(select(preferences).order_by(preferences.c.user_id))
            return {user: {row.name: row.value for row in own} for user, own in groupby(rows, _user)}

    async def put(self, user_id: int, name: str, value: str | None) -> None:
        """Set it; None goes back to how it is without."""
        this = (preferences.c.user_id == user_id, preferences.c.name == name)
        async with self._database.writing() as connection:
            await connection.execute(delete(preferences).where(*this))
            if value is not None:
                await connection.execute(insert(preferences).values(user_id=user_id, name=name, value=value))


def _guild(row: Row[Any]) -> int:
    return int(row.guild_id)


def _user(row: Row[Any]) -> int:
    return int(row.user_id)
