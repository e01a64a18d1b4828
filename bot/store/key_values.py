"""Small things that last: notes of the program to itself, and what each server and person has set.

Values are text; what they mean is their owners' business.
"""

from __future__ import annotations

from itertools import groupby
from typing import Any

from sqlalchemy import Row, bindparam, delete, select

from bot.store.database import Database
from bot.store.rows import upsert
from bot.store.schema import notes, preferences, settings

# Built once: the program notes twice a minute that it is alive.
_NOTED = select(notes.c.value).where(notes.c.key == bindparam("this"))
_FORGET = delete(notes).where(notes.c.key == bindparam("this"))
_NOTE = upsert(notes)


class KeyValues:
    """Notes of the program to itself, such as the hash of the synced commands.

    Reached as ``store.key_values``.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, key: str) -> str | None:
        """Return the note, or None."""
        async with self._database.reading() as connection:
            return await connection.scalar(_NOTED, {"this": key})

    async def put(self, key: str, value: str | None) -> None:
        """Write the note; None removes it."""
        async with self._database.at_once() as connection:
            if value is None:
                await connection.execute(_FORGET, {"this": key})
            else:
                await connection.execute(_NOTE, {"key": key, "value": value})


class GuildSettingsStore:
    """What each server has set. Reached as ``store.guild_settings``."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, guild_id: int) -> dict[str, str]:
        """Return everything the server has set, by name."""
        wanted = select(settings.c.name, settings.c.value).where(settings.c.guild_id == guild_id)
        async with self._database.reading() as connection:
            return {row.name: row.value for row in await connection.execute(wanted)}

    async def all(self) -> dict[int, dict[str, str]]:
        """Return everything every server has set."""
        async with self._database.reading() as connection:
            rows = await connection.execute(select(settings).order_by(settings.c.guild_id))
            return {guild: {row.name: row.value for row in own} for guild, own in groupby(rows, _guild)}

    async def put(self, guild_id: int, name: str, value: str | None) -> None:
        """Set it; None goes back to how it is without."""
        this = (settings.c.guild_id == guild_id, settings.c.name == name)
        async with self._database.at_once() as connection:
            if value is None:
                await connection.execute(delete(settings).where(*this))
            else:
                row = {"guild_id": guild_id, "name": name, "value": value}
                await connection.execute(upsert(settings), row)


class UserSettingsStore:
    """What each person has set for themselves. Reached as ``store.user_settings``."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, user_id: int) -> dict[str, str]:
        """Return everything the person has set, by name."""
        wanted = select(preferences.c.name, preferences.c.value).where(preferences.c.user_id == user_id)
        async with self._database.reading() as connection:
            return {row.name: row.value for row in await connection.execute(wanted)}

    async def all(self) -> dict[int, dict[str, str]]:
        """Return everything everybody has set."""
        async with self._database.reading() as connection:
            rows = await connection.execute(select(preferences).order_by(preferences.c.user_id))
            return {user: {row.name: row.value for row in own} for user, own in groupby(rows, _user)}

    async def put(self, user_id: int, name: str, value: str | None) -> None:
        """Set it; None goes back to how it is without."""
        this = (preferences.c.user_id == user_id, preferences.c.name == name)
        async with self._database.at_once() as connection:
            if value is None:
                await connection.execute(delete(preferences).where(*this))
            else:
                row = {"user_id": user_id, "name": name, "value": value}
                await connection.execute(upsert(preferences), row)


def _guild(row: Row[Any]) -> int:
    return int(row.guild_id)


def _user(row: Row[Any]) -> int:
    return int(row.user_id)
