"""The invitations to lobbies: who was invited to which one. They last as long as the lobby does.

They have no table of their own. The invitations to a lobby are one row of ``notes``, written and deleted in
the transactions of :meth:`Store.commit`, so that no name stays longer than needed. This module does not know
how people are invited.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import astuple

from sqlalchemy import ColumnElement, bindparam, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.models import InvitedRow
from bot.store.row_changes import Removal, Rows, Step, upsert
from bot.store.schema import notes

PREFIX = "invited-"
"""The prefix of a note's key; the table's id follows."""

_FORGOTTEN = delete(notes).where(notes.c.key == bindparam("invitations"))


def replacing(match_id: str, invited: Iterable[InvitedRow]) -> Step:
    """Return the step that replaces the invitations to a lobby; it deletes them if ``invited`` is empty."""
    rows = [astuple(row) for row in invited]
    if not rows:
        return forgetting(match_id)
    return Rows(notes, [{"key": f"{PREFIX}{match_id}", "value": json.dumps(rows)}], instead=True)


def forgetting(match_id: str) -> Removal:
    """Return the step that deletes the invitations to a table."""
    return Removal(_FORGOTTEN, {"invitations": f"{PREFIX}{match_id}"})


async def of(connection: AsyncConnection, match_id: str) -> tuple[InvitedRow, ...]:
    """Return the invitations to a lobby, in order; empty if there are none."""
    found = await _read(connection, notes.c.key == f"{PREFIX}{match_id}")
    return found.get(match_id, ())


async def naming(connection: AsyncConnection, user_id: int) -> dict[str, InvitedRow]:
    """Return the invitations of one person, by match id."""
    found = await _read(connection, _mentions(user_id))
    return {match_id: row for match_id, rows in found.items() for row in rows if row.user_id == user_id}


async def withdraw(connection: AsyncConnection, user_id: int) -> set[str]:
    """Delete all invitations of a person; return the ids of the matches concerned."""
    changed = set()
    for match_id, rows in (await _read(connection, _mentions(user_id))).items():
        others = [row for row in rows if row.user_id != user_id]
        if len(others) < len(rows):
            await _replace(connection, match_id, others)
            changed.add(match_id)
    return changed


async def _replace(connection: AsyncConnection, match_id: str, invited: Iterable[InvitedRow]) -> None:
    step = replacing(match_id, invited)
    if isinstance(step, Rows):
        await connection.execute(upsert(step.table), step.rows)
    else:
        await connection.execute(step.statement, step.values)


def _mentions(user_id: int) -> ColumnElement[bool]:
    """Return the condition for notes that may name the person. The id can also be part of a longer number."""
    return notes.c.key.startswith(PREFIX) & notes.c.value.contains(str(user_id))


async def _read(
    connection: AsyncConnection, wanted: ColumnElement[bool]
) -> dict[str, tuple[InvitedRow, ...]]:
    rows = await connection.execute(select(notes).where(wanted))
    return {row.key.removeprefix(PREFIX): _unpacked(row.value) for row in rows}


def _unpacked(text: str) -> tuple[InvitedRow, ...]:
    try:
        return tuple(InvitedRow(*fields) for fields in json.loads(text))
    except (TypeError, ValueError):  # another version's format
        return ()
