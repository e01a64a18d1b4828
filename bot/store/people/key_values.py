"""Small things that last: notes of the program to itself, and what each server and person has set.

Values are text; what they mean is their owners' business.
"""

from __future__ import annotations

import asyncio

from sqlalchemy import Table, bindparam, delete, select

from bot.store.backends.database import Database
from bot.store.row_changes import upsert
from bot.store.schema import notes

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


class OwnSettings:
    """What each of many owners has set: a row for each owner and name.

    Args:
        table: what keeps it.
        owner: the name of its column that says whose a row is.
    """

    def __init__(self, database: Database, table: Table, owner: str) -> None:
        self._database = database
        self._table, self._columns, self._owner = table, table.c, owner
        self.changing = asyncio.Lock()
        """Held by whoever sets something that depends on what was set before."""
        self._every = select(table.c[owner], table.c.name, table.c.value)

    async def of(self, owner: int) -> dict[str, str]:
        """Return everything that one has set, by name."""
        wanted = select(self._columns.name, self._columns.value).where(self._columns[self._owner] == owner)
        async with self._database.reading() as connection:
            return {row.name: row.value for row in await connection.execute(wanted)}

    async def all(self) -> dict[int, dict[str, str]]:
        """Return everything that anybody has set, by owner."""
        found: dict[int, dict[str, str]] = {}
        async with self._database.reading() as connection:
            for owner, name, value in await connection.execute(self._every):
                found.setdefault(owner, {})[name] = value
        return found

    async def put(self, owner: int, name: str, value: str | None) -> None:
        """Set it; None goes back to how it is without."""
        this = {self._owner: owner, "name": name}
        async with self._database.at_once() as connection:
            if value is None:
                await connection.execute(
                    delete(self._table).where(*(self._columns[key] == each for key, each in this.items()))
                )
            else:
                await connection.execute(upsert(self._table), this | {"value": value})
