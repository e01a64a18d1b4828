"""When nobody saw to the tables of some servers. Reached as ``store.absences``.

A table that nobody touches is not written to when the bot comes back: what it was left alone for since it
was saved last is asked for when it is loaded. An absence concerns the servers whose number in Discord's
count (:func:`ordinal`) leaves a residue by a modulus: all of them by 1, those of one shard by the number of
shards. This module knows no table and no clock.
"""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import BigInteger, bindparam, delete, insert, select

from bot.store.backends.database import Database
from bot.store.schema import absences

# Built once: every start notes an absence, and every table that is loaded asks for them.
_FORGET = delete(absences).where(
    *(absences.c[name] == bindparam(f"this_{name}") for name in ("modulus", "residue", "began"))
)
_FORGET_OLD = delete(absences).where(absences.c.ended < bindparam("before"))
_NOTE = insert(absences)
_SINCE = (
    select(absences.c.began, absences.c.ended)
    .where(
        absences.c.ended > bindparam("since"),
        bindparam("ordinal", type_=BigInteger) % absences.c.modulus == absences.c.residue,
    )
    .order_by(absences.c.began)
)


def ordinal(guild_id: int) -> int:
    """Return what Discord counts a server by when it spreads servers over shards; 0 for no server."""
    return guild_id >> 22


class Absences:
    """The absences of the last months."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def note(self, began: datetime, ended: datetime, *, modulus: int = 1, residue: int = 0) -> None:
        """Note that nobody saw to some servers; an absence that began then is as long as was said last."""
        this = {"modulus": modulus, "residue": residue, "began": began}
        async with self._database.writing() as connection:
            await connection.execute(_FORGET, {f"this_{name}": value for name, value in this.items()})
            await connection.execute(_NOTE, this | {"ended": ended})

    async def since(self, at: datetime, guild_id: int, until: datetime | None = None) -> float:
        """Return the seconds since then for which nobody saw to a server, each counted once.

        Args:
            until: from when on they are not counted, as they are given back later.
        """
        async with self._database.reading() as connection:
            rows = (await connection.execute(_SINCE, {"since": at, "ordinal": ordinal(guild_id)})).all()
        lost, upto = 0.0, at
        for began, ended in rows:
            over = ended if until is None else min(ended, until)
            lost += max(0.0, (over - max(began, upto)).total_seconds())
            upto = max(upto, over)
        return lost

    async def forget(self, before: datetime) -> None:
        """Forget the absences that ended before a time from which no table is left as it was."""
        async with self._database.writing() as connection:
            await connection.execute(_FORGET_OLD, {"before": before})
