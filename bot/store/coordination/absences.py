"""Periods in which the bot was unreachable for some servers. Reached as ``store.absences``.

When the bot comes back, it does not write to every table. Instead, a table that is loaded asks how long the
bot was absent since the table's last save. An absence concerns the servers whose ordinal (:func:`ordinal`)
leaves a residue by a modulus: modulus 1 means all servers, the shard count means one shard. This module knows
no table and no clock.
"""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import BigInteger, bindparam, delete, insert, select

from bot.store.backends.database import Database
from bot.store.schema import absences

# Built once: every start records an absence, and every loaded table reads them.
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
    """Return the number by which Discord assigns a server to a shard; 0 for direct messages (guild 0)."""
    return guild_id >> 22


class Absences:
    """The absences of the last months."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def note(self, began: datetime, ended: datetime, *, modulus: int = 1, residue: int = 0) -> None:
        """Record that some servers were not served from ``began`` to ``ended``.

        A recorded absence with the same beginning, modulus and residue is replaced.
        """
        this = {"modulus": modulus, "residue": residue, "began": began}
        async with self._database.writing() as connection:
            await connection.execute(_FORGET, {f"this_{name}": value for name, value in this.items()})
            await connection.execute(_NOTE, this | {"ended": ended})

    async def since(self, at: datetime, guild_id: int, until: datetime | None = None) -> float:
        """Return how long a server was not served since ``at``, in seconds. Overlapping absences count once.

        Args:
            until: time after this is not counted, because it will be counted later.
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
        """Delete the absences that ended before ``before``. Each live table must have been saved since."""
        async with self._database.writing() as connection:
            await connection.execute(_FORGET_OLD, {"before": before})
