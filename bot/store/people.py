"""What is kept about one person: to be shown to them, and to be forgotten when they ask.

The record of a match needs a player on every seat, so forgetting takes the name and number off what
the person did and leaves what was done: everybody else's results stay as they are.
"""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime
from typing import Any

from sqlalchemy import Row, Select, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database import Database
from bot.store.rows import LIVE
from bot.store.schema import (
    feats,
    matches,
    moves,
    names,
    preferences,
    ratings,
    results,
    round_scores,
    seats,
    watches,
)

NOBODY = 0
"""The host of a match whose host has been forgotten: no user has this number."""
OWN = (names, preferences, ratings, watches)
"""What is there for the person alone: it goes with them."""
SHARED = (seats, round_scores, results, feats)
"""What belongs to a match: it stays, and is nobody's."""


class People:
    """Personal data. Reached as ``store.people``."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def export(self, user_id: int) -> dict[str, list[dict[str, Any]]]:
        """Everything kept about the person, table by table, ready for ``json.dumps``.

        Discord's numbers are texts, since they are too large for some readers. Moves are those of seats
        that were the person's from first to last: who made the others is not kept. Hand tokens are left
        out: they are keys, not data, and gone within a quarter of an hour.
        """
        wanted = {table.name: select(table).where(table.c.user_id == user_id) for table in (*OWN, *SHARED)}
        wanted |= {"matches": _matches(user_id), "moves": _moves(user_id), "hosted": _hosted(user_id)}
        async with self._database.reading() as connection:
            return {
                name: [_plain(row) for row in await connection.execute(query)]
                for name, query in wanted.items()
            }

    async def forget(self, user_id: int, playing: Collection[str] = ()) -> bool:
        """Take the person out of everything; False, and nothing has changed, while they are at a table.

        Args:
            playing: the tables at which that would do harm.
        """
        async with self._database.writing() as connection:
            if await _at(connection, user_id, playing):
                return False
            for table in SHARED:
                values: dict[str, Any] = {"user_id": None}
                if table is seats:  # a person's seat without a name: whoever shows it says so
                    values |= {"name": "", "computer": False, "away": False}
                await connection.execute(update(table).where(table.c.user_id == user_id).values(values))
            await connection.execute(
                update(matches).where(matches.c.host_id == user_id).values(host_id=NOBODY)
            )
            for table in OWN:
                await connection.execute(delete(table).where(table.c.user_id == user_id))
        return True


async def _at(connection: AsyncConnection, user_id: int, playing: Collection[str]) -> bool:
    """Whether they sit at one of these tables, or host it, and it goes on."""
    seated = select(seats.c.match_id).where(seats.c.user_id == user_id)
    theirs = (matches.c.host_id == user_id) | matches.c.id.in_(seated)
    wanted = select(matches.c.id).where(theirs, matches.c.id.in_(playing), matches.c.state.in_(LIVE))
    return await connection.scalar(wanted.limit(1)) is not None


def _matches(user_id: int) -> Select[Any]:
    """The matches they sat in. The seed is no data of theirs, and would show everybody's tiles."""
    shown = ("id", "guild_id", "channel_id", "game", "options", "state", "created_at", "ended_at")
    wanted = select(*(matches.c[name] for name in shown)).join(seats, seats.c.match_id == matches.c.id)
    return wanted.where(seats.c.user_id == user_id)


def _moves(user_id: int) -> Select[Any]:
    own = (moves.c.match_id == seats.c.match_id) & (moves.c.seat == seats.c.seat)
    return select(moves).join(seats, own).where(seats.c.user_id == user_id, seats.c.steady)


def _hosted(user_id: int) -> Select[Any]:
    return select(matches.c.id, matches.c.created_at).where(matches.c.host_id == user_id)


def _plain(row: Row[Any]) -> dict[str, Any]:
    """A row as JSON has it."""
    return {name: _text(name, value) for name, value in row._asdict().items()}


def _text(name: str, value: Any) -> Any:
    if isinstance(value, datetime):
        return value.isoformat()
    return str(value) if name.endswith("_id") and value is not None else value
