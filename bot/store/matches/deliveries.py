"""What is on show of each match: rows of the Discord adapter alone.

They are written when a message has been sent or changed, after the match itself was committed, and say what
people see, not what is true. This module does not know how a message comes about.
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

# Built once, for they are what every message and every table that is loaded costs.
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
    """Return what keeps a row: whoever has lost the lease has nothing on show any more.

    Args:
        owner: who has to hold the lease of the match's server; empty where nobody has to.
    """
    if not owner:
        return upsert(deliveries)
    own = select(matches.c.id).where(matches.c.id == bindparam("match_id"), held(owner))
    given = select(*(bindparam(column.name, type_=column.type) for column in deliveries.c))
    return upsert(deliveries).from_select([column.name for column in deliveries.c], given.where(own.exists()))


class Deliveries:
    """What is on show of every match. Reached as ``store.deliveries``."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, match_id: str) -> DeliveryRow | None:
        """Return what is on show of a match; None where nothing has been."""
        async with self._database.reading() as connection:
            row = (await connection.execute(_SHOWN, {"this": match_id})).one_or_none()
        return None if row is None else _delivery(row)

    async def put(self, row: DeliveryRow) -> None:
        """Keep what is on show of a match now.

        Raises:
            SaveConflict: there is no such match, where nobody needs a lease.
            LeaseLost: this process does not hold the lease of the match's server, so another one knows better
                what is on show; or there is no such match.
        """
        values: dict[str, Any] = {
            "match_id": row.match_id,
            "message_id": row.message_id,
            "shown_state": row.shown_state,
            "shown_moves": row.shown_moves,
            "shown_seats": row.shown_seats,
            "replaces": row.replaces,
            "until": row.until,
            "side": json.dumps(dict(row.side)),
        }
        async with self._database.at_once() as connection:
            kept = await connection.execute(_keep(self._database.owner), values)
            if not kept.rowcount:
                raise LeaseLost("store-lease-lost")

    async def unfinished(self) -> list[str]:
        """Return the matches whose end was saved but not shown, though they were on show before."""
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
        side=json.loads(row.side),
    )
