"""Who has been asked to which lobby, for as long as it is one. Kept among the notes: no table of its own.

:meth:`Tables.update` throws them away in the very transaction that starts or closes the lobby, so that
no name outlives its purpose. This module does not know how anybody is asked.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import astuple, dataclass

from sqlalchemy import Delete, delete, insert, select

from bot.store.database import Database
from bot.store.schema import notes


@dataclass(frozen=True, slots=True)
class InvitedRow:
    """Somebody who has been asked to a table."""

    user_id: int
    name: str
    declined: bool = False


class Invitations:
    """The invitations of every lobby. Reached as ``store.invitations``."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, match_id: str) -> tuple[InvitedRow, ...]:
        """Who has been asked, in order; nobody where that cannot be read any more."""
        wanted = select(notes.c.value).where(notes.c.key == _key(match_id))
        async with self._database.reading() as connection:
            text = await connection.scalar(wanted)
        try:
            return tuple(InvitedRow(*fields) for fields in json.loads(text or "[]"))
        except (TypeError, ValueError):  # of another version
            return ()

    async def put(self, match_id: str, invited: Iterable[InvitedRow]) -> None:
        """Ask these and nobody else."""
        rows = [astuple(row) for row in invited]
        async with self._database.writing() as connection:
            await connection.execute(forgetting(match_id))
            if rows:
                await connection.execute(insert(notes).values(key=_key(match_id), value=json.dumps(rows)))


def forgetting(match_id: str) -> Delete:
    """The statement that throws away the invitations of a table."""
    return delete(notes).where(notes.c.key == _key(match_id))


def _key(match_id: str) -> str:
    return f"invited-{match_id}"
