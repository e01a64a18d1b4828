"""Small values: the program's own notes, and the settings of servers and people.

Values are text. This module does not know their meaning.
"""

from __future__ import annotations

import asyncio

from sqlalchemy import Table, bindparam, delete, select

from bot.store.backends.database import Database
from bot.store.row_changes import upsert
from bot.store.schema import notes

# Built once: the program records twice a minute that it is alive.
_NOTED = select(notes.c.value).where(notes.c.key == bindparam("this"))
_FORGET = delete(notes).where(notes.c.key == bindparam("this"))
_NOTE = upsert(notes)


class KeyValues:
    """The program's own notes, such as the hash of the synced commands.

    Reached as ``store.key_values``.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, key: str) -> str | None:
        """Return the value; None if there is none."""
        async with self._database.reading() as connection:
            return await connection.scalar(_NOTED, {"this": key})

    async def put(self, key: str, value: str | None) -> None:
        """Save the value; None deletes it."""
        async with self._database.at_once() as connection:
            if value is None:
                await connection.execute(_FORGET, {"this": key})
            else:
                await connection.execute(_NOTE, {"key": key, "value": value})


class OwnSettings:
    """The settings of many owners, one row for each owner and name.

    Args:
        table: the table with the settings.
        owner: the name of the column with the owner's id.
    """

    def __init__(self, database: Database, table: Table, owner: str) -> None:
        self._database = database
        self._table, self._columns, self._owner = table, table.c, owner
        self.changing = asyncio.Lock()
        """The lock to hold while changing a setting that depends on its previous value."""
        self._every = select(table.c[owner], table.c.name, table.c.value)

    async def of(self, owner: int) -> dict[str, str]:
        """Return all settings of one owner, by name."""
        wanted = select(self._columns.name, self._columns.value).where(self._columns[self._owner] == owner)
        async with self._database.reading() as connection:
            return {row.name: row.value for row in await connection.execute(wanted)}

    async def all(self) -> dict[int, dict[str, str]]:
        """Return all settings of all owners, by owner and name."""
        found: dict[int, dict[str, str]] = {}
        async with self._database.reading() as connection:
            for owner, name, value in await connection.execute(self._every):
                found.setdefault(owner, {})[name] = value
        return found

    async def put(self, owner: int, name: str, value: str | None) -> None:
        """Save a setting; None deletes it, so that the default applies again."""
        this = {self._owner: owner, "name": name}
        async with self._database.at_once() as connection:
            if value is None:
                await connection.execute(
                    delete(self._table).where(*(self._columns[key] == each for key, each in this.items()))
                )
            else:
                await connection.execute(upsert(self._table), this | {"value": value})
