"""Hand handles in the store: the tokens by which ephemeral hands may still be edited.

A token is a secret, good for a quarter of an hour: it is overwritten by the next one and deleted when
it has expired, its owner has left or the match has ended. It is found by nobody else: on a server one may be
kept in the same moment as its seat is handed on, and neither sees the other. This module does not know what a
hand looks like.
"""

from __future__ import annotations

from dataclasses import asdict
from datetime import datetime

from sqlalchemy import BigInteger, Integer, String, Text, and_, bindparam, delete, exists, select

from bot.store.backends.database import Database
from bot.store.errors import SaveConflict
from bot.store.models import HandRow
from bot.store.row_changes import upsert
from bot.store.schema import Utc, hands, matches, seats

_FORGET = delete(hands).where(
    hands.c.match_id == bindparam("this"),
    hands.c.seat == bindparam("of"),
    hands.c.user_id == bindparam("whose"),
)
_EXPIRED = delete(hands).where(hands.c.issued_at < bindparam("before"))

# True while the match goes on and the seat is still its owner's: their click may be answered later than
# another one that ended either.
_THEIRS = exists().where(
    seats.c.match_id == bindparam("this"),
    seats.c.seat == bindparam("of"),
    seats.c.user_id == bindparam("whose"),
    matches.c.id == seats.c.match_id,
    matches.c.ended_at.is_(None),
)

# Built once, for a handle is kept at every click.
_OF = (
    select(hands)
    .join(
        seats,
        and_(
            seats.c.match_id == hands.c.match_id,
            seats.c.seat == hands.c.seat,
            seats.c.user_id == hands.c.user_id,
        ),
    )
    .where(hands.c.match_id == bindparam("this"))
    .order_by(hands.c.seat)
)
_KEEP = upsert(hands).from_select(
    ["match_id", "seat", "user_id", "token", "message_id", "locale", "issued_at"],
    select(
        bindparam("this", type_=String),
        bindparam("of", type_=Integer),
        bindparam("whose", type_=BigInteger),
        bindparam("token", type_=Text),
        bindparam("message_id", type_=BigInteger),
        bindparam("locale", type_=String),
        bindparam("issued_at", type_=Utc),
    ).where(_THEIRS),
)


class HandTokens:
    """The hand handles of every table. Reached as ``store.hand_tokens``."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, match_id: str) -> dict[int, HandRow]:
        """Return a table's handles, by the ids of those who have the seats."""
        async with self._database.reading() as connection:
            return {
                row.user_id: HandRow(row.seat, row.token, row.message_id, row.locale, row.issued_at)
                for row in await connection.execute(_OF, {"this": match_id})
            }

    async def put(self, match_id: str, user_id: int, hand: HandRow) -> None:
        """Keep the newest handle of a person's seat instead of the one before.

        Raises:
            SaveConflict: there is no such table, or it has ended meanwhile, or the seat is another's now: a
                handle outlives neither its match nor its owner's part in it.
        """
        values = asdict(hand)
        this = {"this": match_id, "of": values.pop("seat"), "whose": user_id}
        async with self._database.at_once() as connection:
            if not (await connection.execute(_KEEP, values | this)).rowcount:
                raise SaveConflict("store-ended", table=match_id)

    async def drop(self, match_id: str, user_id: int, seat: int) -> None:
        """Forget the handle of a person's seat, if there is one: not that of whoever has the seat by now."""
        async with self._database.at_once() as connection:
            await connection.execute(_FORGET, {"this": match_id, "of": seat, "whose": user_id})

    async def expire(self, before: datetime) -> int:
        """Forget every handle issued earlier than ``before``; return how many those were."""
        async with self._database.at_once() as connection:
            return (await connection.execute(_EXPIRED, {"before": before})).rowcount
