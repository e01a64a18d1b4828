"""Hand handles in the store: the tokens by which ephemeral hands may still be edited.

A token is a secret, good for a quarter of an hour: it is overwritten by the next one and deleted when
it has expired or the match has ended. This module does not know what a hand looks like.
"""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import delete, insert

from bot.store.database import Database
from bot.store.rows import HandRow
from bot.store.schema import hands


class Hands:
    """The hand handles of every table. Reached as ``store.hands``."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def put(self, match_id: str, hand: HandRow) -> None:
        """Keep the seat's newest handle instead of the one before.

        Raises:
            SaveConflict: there is no such table.
        """
        async with self._database.writing() as connection:
            await connection.execute(
                delete(hands).where(hands.c.match_id == match_id, hands.c.seat == hand.seat)
            )
            await connection.execute(
                insert(hands).values(
                    match_id=match_id,
                    seat=hand.seat,
                    token=hand.token,
                    message_id=hand.message_id,
                    locale=hand.locale,
                    issued_at=hand.issued_at,
                )
            )

    async def drop(self, match_id: str, seat: int) -> None:
        """Forget the seat's handle, if there is one."""
        async with self._database.writing() as connection:
            await connection.execute(delete(hands).where(hands.c.match_id == match_id, hands.c.seat == seat))

    async def expire(self, before: datetime) -> int:
        """Forget every handle issued earlier than ``before``; how many those were."""
        async with self._database.writing() as connection:
            return (await connection.execute(delete(hands).where(hands.c.issued_at < before))).rowcount
