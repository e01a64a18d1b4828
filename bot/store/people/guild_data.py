"""All data of one server: deleted some time after the bot has left the server, or by the operator.

Reached as ``store.guild_data``. People's own preferences apply on every server, so they stay.
"""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import delete, literal, select, union
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.backends.database import Database
from bot.store.matches import invitations
from bot.store.models import LIVE
from bot.store.row_changes import upsert
from bot.store.schema import matches, names, notes, ratings, settings, watches

PARTS = (matches, names, ratings, settings, watches)
"""The tables whose rows name their server. Rows that belong to a match are deleted with it."""
GONE = "gone-"
"""The prefix of the note with the time, in Unix time, since when the bot has not been on a server; the
server's id follows."""

# Built once: every start runs them.
_KNOWN = union(*(select(table.c.guild_id).distinct() for table in PARTS))
_DEPARTED = select(notes).where(notes.c.key.startswith(GONE))


class GuildData:
    """The data of servers."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def known(self) -> set[int]:
        """Return the ids of the servers with any saved data."""
        async with self._database.reading() as connection:
            return set(await connection.scalars(_KNOWN))

    async def departed(self) -> dict[int, float]:
        """Return when the bot left each server that it has left, in Unix time, by the server's id."""
        async with self._database.reading() as connection:
            found = await connection.execute(_DEPARTED)
            return {int(row.key.removeprefix(GONE)): float(row.value) for row in found}

    async def note_departure(self, guild_id: int, at: datetime | None) -> None:
        """Record when the bot left a server; None if the bot is back."""
        key = f"{GONE}{guild_id}"
        async with self._database.at_once() as connection:
            if at is None:
                await connection.execute(delete(notes).where(notes.c.key == key))
            else:
                await connection.execute(upsert(notes), {"key": key, "value": str(at.timestamp())})

    async def forget(self, guild_id: int, *, playing: bool = True) -> bool:
        """Delete all data of a server; return False, with nothing changed, if that would end a running match.

        Ended matches are deleted some at a time. If that is interrupted, the next call deletes the rest.

        Args:
            playing: whether to delete the server even if one of its tables is live.
        """
        own = select(matches.c.id).where(matches.c.guild_id == guild_id)
        live = own.where(matches.c.state.in_(LIVE)).limit(1)
        async with self._database.reading() as connection:
            if not playing and await connection.scalar(live) is not None:
                return False
        await self._database.some_at_a_time(own.where(matches.c.state.not_in(LIVE)), _delete)
        async with self._database.writing() as connection:
            if not playing and await connection.scalar(live) is not None:
                return False  # A table was opened in the meantime.
            invited = own.with_only_columns(literal(invitations.PREFIX) + matches.c.id)
            await connection.execute(delete(notes).where(notes.c.key.in_(invited)))
            for table in PARTS:
                await connection.execute(delete(table).where(table.c.guild_id == guild_id))
            await connection.execute(delete(notes).where(notes.c.key == f"{GONE}{guild_id}"))
        return True


async def _delete(connection: AsyncConnection, ids: list[str]) -> None:
    await connection.execute(delete(matches).where(matches.c.id.in_(ids)))
