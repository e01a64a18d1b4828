"""What people are to be told by direct message, and when. Reached as ``store.reminders``.

A row is one person's newest reminder of one table, or their digest. A process claims rows before it sends
them, so that one process sends them. A claim that is not settled in time falls due again: its owner has
probably ended. A sent row stays, so that the same step is not noted again. This module knows no table.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import ColumnElement, Row, and_, bindparam, delete, select, update

from bot.store.backends.database import Database
from bot.store.models import LIVE
from bot.store.row_changes import upsert
from bot.store.schema import matches, reminders

DIGEST = ""
"""The ``match_id`` of a person's digest."""

# Built once: every look runs it.
_DUE = (
    select(reminders)
    .where(reminders.c.due_at <= bindparam("now"))
    .order_by(reminders.c.user_id, reminders.c.claim, reminders.c.match_id)
)


@dataclass(frozen=True, slots=True)
class ReminderRow:
    """A reminder that is due."""

    user_id: int
    match_id: str
    """The table; :data:`DIGEST` for the digest."""
    step: int
    """What it tells. A later step of the same table or digest has a greater number."""
    due_at: datetime
    claim: str | None = None
    """The claim of the process that was to send it; None if no process has claimed it."""


class Reminders:
    """The reminders of all people."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def note(self, user_id: int, match_id: str, step: int, due_at: datetime | None) -> bool:
        """Save a reminder, in place of an earlier step. Do nothing if this step, or a later one, is saved.

        Args:
            due_at: when to send it; None to count it as sent.

        Returns:
            Whether it was saved.
        """
        values = {"user_id": user_id, "match_id": match_id, "step": step, "due_at": due_at, "claim": None}
        async with self._database.writing() as connection:
            newer = upsert(reminders, where=reminders.c.step < step)
            return bool((await connection.execute(newer, values)).rowcount)

    async def due(self, now: datetime) -> list[ReminderRow]:
        """Return the reminders that are due, those of one person and claim next to each other.

        Send those of one claim as one message. Discord would drop a second message with the same claim as a
        repetition.
        """
        async with self._database.reading() as connection:
            return [_reminder(row) for row in await connection.execute(_DUE, {"now": now})]

    async def claim(
        self, rows: Iterable[ReminderRow], until: datetime, claim: str | None
    ) -> list[ReminderRow]:
        """Let reminders be due again at ``until``, under a claim. Return those for which that succeeded.

        Each succeeds for one of several processes that found it due. If the first of one person does not,
        neither do the others, so that one process sends them in one message.

        Args:
            claim: identifies the message that is to be sent; None to put the reminders off.
        """
        won: list[ReminderRow] = []
        async with self._database.writing() as connection:
            for row in rows:
                found = update(reminders).where(_same(row), reminders.c.due_at == row.due_at)
                if (await connection.execute(found.values(due_at=until, claim=claim))).rowcount:
                    won.append(ReminderRow(row.user_id, row.match_id, row.step, until, claim))
                elif not won:
                    break
        return won

    async def settle(self, rows: Iterable[ReminderRow]) -> None:
        """Count claimed reminders as sent, unless a later step has been noted since."""
        async with self._database.writing() as connection:
            for row in rows:
                own = and_(_same(row), reminders.c.claim == row.claim)
                await connection.execute(update(reminders).where(own).values(due_at=None, claim=None))

    async def drop(self, user_id: int) -> None:
        """Delete a person's reminders of all tables, but not their digest."""
        own = and_(reminders.c.user_id == user_id, reminders.c.match_id != DIGEST)
        async with self._database.at_once() as connection:
            await connection.execute(delete(reminders).where(own))

    async def drop_ended(self) -> None:
        """Delete the reminders of tables that have ended or are deleted."""
        live = select(matches.c.id).where(matches.c.state.in_(LIVE))
        over = and_(reminders.c.match_id != DIGEST, reminders.c.match_id.not_in(live))
        async with self._database.at_once() as connection:
            await connection.execute(delete(reminders).where(over))


def _same(row: ReminderRow) -> ColumnElement[bool]:
    return and_(
        reminders.c.user_id == row.user_id,
        reminders.c.match_id == row.match_id,
        reminders.c.step == row.step,
    )


def _reminder(row: Row[tuple[object, ...]]) -> ReminderRow:
    return ReminderRow(row.user_id, row.match_id, row.step, row.due_at, row.claim)
