"""The interaction tokens with which ephemeral hands can still be edited.

A token is a secret that Discord accepts for 15 minutes. It is overwritten by the next one. It is deleted when
it has expired, when its owner has left the seat and when the match has ended. A read returns only tokens
whose owner still has the seat: on PostgreSQL a token can be saved while another transaction gives the seat to
someone else, and neither sees the other's change. This module does not know what a hand looks like.
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

# True if the match has not ended and the person still has the seat. A click may be processed after one that
# changed that.
_THEIRS = exists().where(
    seats.c.match_id == bindparam("this"),
    seats.c.seat == bindparam("of"),
    seats.c.user_id == bindparam("whose"),
    matches.c.id == seats.c.match_id,
    matches.c.ended_at.is_(None),
)

# Built once: a token is saved at every click.
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
    """The hand tokens of every table. Reached as ``store.hand_tokens``."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, match_id: str) -> dict[int, HandRow]:
        """Return a table's hand tokens by user id, without those of people who no longer have the seat."""
        async with self._database.reading() as connection:
            return {
                row.user_id: HandRow(row.seat, row.token, row.message_id, row.locale, row.issued_at)
                for row in await connection.execute(_OF, {"this": match_id})
            }

    async def put(self, match_id: str, user_id: int, hand: HandRow) -> None:
        """Save the newest hand token of a person's seat; it replaces the previous one.

        Raises:
            SaveConflict: there is no such table, the match has ended, or the person no longer has the seat. A
                token
                must not outlive the match or its owner's time at the seat.
        """
        values = asdict(hand)
        this = {"this": match_id, "of": values.pop("seat"), "whose": user_id}
        async with self._database.at_once() as connection:
            if not (await connection.execute(_KEEP, values | this)).rowcount:
                raise SaveConflict("store-ended", table=match_id)

    async def drop(self, match_id: str, user_id: int, seat: int) -> None:
        """Delete the token of a person's seat, if there is one. A later owner's token stays."""
        async with self._database.at_once() as connection:
            await connection.execute(_FORGET, {"this": match_id, "of": seat, "whose": user_id})

    async def expire(self, before: datetime) -> int:
        """Delete every token issued before ``before``; return their number."""
        async with self._database.at_once() as connection:
            return (await connection.execute(_EXPIRED, {"before": before})).rowcount
