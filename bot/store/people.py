"""What is kept about one person: to be shown to them, and to be forgotten when they ask.

The record of a match needs a player on every seat, so forgetting takes the name and number off the
seat and leaves the moves; leaderboards lose the person altogether.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Select, Table, delete, select, update

from bot.store.database import Database
from bot.store.rows import LIVE
from bot.store.schema import matches, moves, names, results, round_scores, seats


class People:
    """Personal data. Reached as ``store.people``."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def export(self, user_id: int) -> dict[str, list[dict[str, Any]]]:
        """Everything kept about the person, table by table, ready for ``json.dumps(..., default=str)``.

        Hand tokens are left out: they are keys, not data, and gone within a quarter of an hour.
        """
        own = seats.join(moves, (moves.c.match_id == seats.c.match_id) & (moves.c.seat == seats.c.seat))
        wanted: dict[str, Select[Any]] = {
            table.name: select(table).where(table.c.user_id == user_id)
            for table in (names, seats, round_scores, results)
        }
        wanted["moves"] = select(moves).select_from(own).where(seats.c.user_id == user_id)
        wanted["hosted"] = select(matches.c.id, matches.c.created_at).where(matches.c.host_id == user_id)
        async with self._database.reading() as connection:
            return {
                name: [dict(row) for row in (await connection.execute(query)).mappings()]
                for name, query in wanted.items()
            }

    async def forget(self, user_id: int) -> list[str]:
        """Take the person out of everything that has ended.

        Returns:
            the tables they still sit at or host: those are untouched until they are left.
        """
        live = select(matches.c.id).where(matches.c.state.in_(LIVE))
        async with self._database.writing() as connection:
            held = select(seats.c.match_id).where(seats.c.user_id == user_id, seats.c.match_id.in_(live))
            hosted = select(matches.c.id).where(matches.c.host_id == user_id, matches.c.id.in_(live))
            kept = (await connection.scalars(held.union(hosted))).all()
            for table in (seats, round_scores, results):
                await connection.execute(_unnamed(table, user_id, live))
            await connection.execute(
                update(matches)
                .where(matches.c.host_id == user_id, matches.c.id.not_in(live))
                .values(host_id=NOBODY)
            )
            await connection.execute(delete(names).where(names.c.user_id == user_id))
        return sorted(kept)


NOBODY = 0
"""The host of a match whose host has been forgotten: no user has this number."""


def _unnamed(table: Table, user_id: int, live: Select[Any]) -> Any:
    values: dict[str, Any] = {"user_id": None} | ({"name": ""} if table is seats else {})
    return update(table).where(table.c.user_id == user_id, table.c.match_id.not_in(live)).values(values)
