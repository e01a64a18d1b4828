"""What Discord shows of each match. Only the Discord adapter uses these rows.

A row is written after a message was sent or edited, which is after the match itself was committed. So it says
what people see, not what is true. This module does not know how messages are made.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from sqlalchemy import Insert, Row, bindparam, func, or_, select

from bot.store.backends.database import Database
from bot.store.coordination.leases import held, of_served
from bot.store.errors import LeaseLost
from bot.store.models import DeliveryRow, State
from bot.store.row_changes import upsert
from bot.store.schema import deliveries, matches, moves

# Built once: every message and every loaded table runs one of them.
_SHOWN = select(deliveries).where(deliveries.c.match_id == bindparam("this"))
_LAST = select(func.max(moves.c.n)).where(moves.c.match_id == matches.c.id).scalar_subquery()
_UNFINISHED = (
    select(matches.c.id)
    .join(deliveries)
    .where(
        matches.c.state == State.OVER,
        or_(
            deliveries.c.shown_state.is_distinct_from(State.OVER),
            func.coalesce(deliveries.c.shown_moves, 0) <= _LAST,
        ),
    )
    .order_by(matches.c.ended_at, matches.c.id)
)


@cache
def _keep(owner: str) -> Insert:
    """Return the statement that saves a row.

    If a lease is required and this process does not own it, the statement changes nothing.

    Args:
        owner: the process that must own the lease of the match's server; empty if no lease is required.
    """
    if not owner:
        return upsert(deliveries)
    own = select(matches.c.id).where(matches.c.id == bindparam("match_id"), held(owner))
    given = select(*(bindparam(column.name, type_=column.type) for column in deliveries.c))
    return upsert(deliveries).from_select([column.name for column in deliveries.c], given.where(own.exists()))


class Deliveries:
    """What Discord shows of every match. Reached as ``store.deliveries``."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, match_id: str) -> DeliveryRow | None:
        """Return the record of what Discord shows of a match; None if nothing has been shown."""
        async with self._database.reading() as connection:
            row = (await connection.execute(_SHOWN, {"this": match_id})).one_or_none()
        return None if row is None else _delivery(row)

    async def put(self, row: DeliveryRow) -> None:
        """Save the record of what Discord shows of a match; it replaces the previous record.

        Raises:
            SaveConflict: there is no such match, and no lease is required.
            LeaseLost: a lease is required and this process does not own it, so another process knows better
                what is shown; or there is no such match.
        """
        values: dict[str, Any] = {
            "match_id": row.match_id,
            "message_id": row.message_id,
            "shown_state": row.shown_state,
            "shown_moves": row.shown_moves,
            "shown_seats": row.shown_seats,
            "replaces": row.replaces,
            "until": row.until,
            "reminded_turn": row.reminded_turn,
            "side": json.dumps(dict(row.side)),
        }
        async with self._database.at_once() as connection:
            kept = await connection.execute(_keep(self._database.owner), values)
            if not kept.rowcount:
                raise LeaseLost("store-lease-lost")

    async def unfinished(self) -> list[str]:
        """Return the ids of finished matches that were shown earlier, but whose end was not."""
        async with self._database.reading() as connection:
            return list(await connection.scalars(of_served(self._database, _UNFINISHED)))


def _delivery(row: Row[Any]) -> DeliveryRow:
    return DeliveryRow(
        match_id=row.match_id,
        message_id=row.message_id,
        shown_state=None if row.shown_state is None else State(row.shown_state),
        shown_moves=row.shown_moves,
        shown_seats=row.shown_seats,
        replaces=row.replaces,
        until=row.until,
        reminded_turn=row.reminded_turn,
        side=json.loads(row.side),
    )
