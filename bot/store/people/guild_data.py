"""What is kept of a whole server: deleted when it has long been without the bot, or by the operator.

Reached as ``store.guild_data``. What people have set for themselves is theirs, on every server, and stays.
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
"""What names its server; everything of a match goes with it."""
GONE = "gone-"
"""What the note is kept under since when a server has been without the bot, in Unix time."""

# Built once: what is asked for at every start.
_KNOWN = union(*(select(table.c.guild_id).distinct() for table in PARTS))
_DEPARTED = select(notes).where(notes.c.key.startswith(GONE))


class GuildData:
    """The data of servers."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def known(self) -> set[int]:
        """Return the servers of which anything is kept."""
        async with self._database.reading() as connection:
            return set(await connection.scalars(_KNOWN))

    async def departed(self) -> dict[int, float]:
        """Return the servers that have been noted as left, and since when, in Unix time."""
        async with self._database.reading() as connection:
            found = await connection.execute(_DEPARTED)
            return {int(row.key.removeprefix(GONE)): float(row.value) for row in found}

    async def note_departure(self, guild_id: int, at: datetime | None) -> None:
        """Note since when a server has been without the bot; None where it is there."""
        key = f"{GONE}{guild_id}"
        async with self._database.at_once() as connection:
            if at is None:
                await connection.execute(delete(notes).where(notes.c.key == key))
            else:
                await connection.execute(upsert(notes), {"key": key, "value": str(at.timestamp())})

    async def forget(self, guild_id: int, *, playing: bool = True) -> bool:
        """Delete everything of a server; return False, with nothing changed, while that would do harm.

        Matches that have ended go some at a time; where that is broken off, the rest goes the next time.

        Args:
            playing: whether it goes even if one of its tables can still be played.
        """
        own = select(matches.c.id).where(matches.c.guild_id == guild_id)
        live = own.where(matches.c.state.in_(LIVE)).limit(1)
        async with self._database.reading() as connection:
            if not playing and await connection.scalar(live) is not None:
                return False
        await self._database.some_at_a_time(own.where(matches.c.state.not_in(LIVE)), _delete)
        async with self._database.writing() as connection:
            if not playing and await connection.scalar(live) is not None:
                return False  # opened this very moment
            invited = own.with_only_columns(literal(invitations.PREFIX) + matches.c.id)
            await connection.execute(delete(notes).where(notes.c.key.in_(invited)))
            for table in PARTS:
                await connection.execute(delete(table).where(table.c.guild_id == guild_id))
            await connection.execute(delete(notes).where(notes.c.key == f"{GONE}{guild_id}"))
        return True


async def _delete(connection: AsyncConnection, ids: list[str]) -> None:
    await connection.execute(delete(matches).where(matches.c.id.in_(ids)))
