"""Ended matches for replays: a person's recent matches, and the saved rounds and results of one match.

:meth:`Matches.load` reads the matches themselves.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime
from itertools import groupby

from sqlalchemy import delete, exists, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.backends.database import Database
from bot.store.models import LIVE, ResultRow, RoundRow, ScoreRow, State
from bot.store.schema import deliveries, matches, moves, results, round_scores, rounds, seats


@dataclass(frozen=True, slots=True)
class Ended:
    """The list entry of an ended match."""

    id: str
    game: str
    ended_at: datetime
    names: tuple[str, ...]
    """By seat; empty for a person whose data was deleted."""


class Replays:
    """The ended matches of every server. Reached as ``store.replays``."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def last(
        self, guild_id: int, user_id: int, states: Collection[State], limit: int = 25
    ) -> list[Ended]:
        """Return a person's latest ``limit`` matches on a server, newest first.

        Only matches in one of ``states`` with at least one move are returned.
        """
        sat = exists().where(seats.c.match_id == matches.c.id, seats.c.user_id == user_id)
        begun = exists().where(moves.c.match_id == matches.c.id)
        wanted = (
            select(matches.c.id, matches.c.game, matches.c.ended_at)
            .where(matches.c.guild_id == guild_id, matches.c.state.in_(states), sat, begun)
            .order_by(matches.c.ended_at.desc(), matches.c.id)
            .limit(limit)
        )
        seated = select(seats.c.match_id, seats.c.name).order_by(seats.c.match_id, seats.c.seat)
        async with self._database.reading() as connection:
            found = (await connection.execute(wanted)).all()
            seated = seated.where(seats.c.match_id.in_([row.id for row in found]))
            rows = (await connection.execute(seated)).all()
        names = {
            match_id: tuple(row.name for row in group)
            for match_id, group in groupby(rows, lambda r: r.match_id)
        }
        return [Ended(row.id, row.game, row.ended_at, names.get(row.id, ())) for row in found]

    async def thin(self, before: datetime) -> int:
        """Delete the moves of matches that ended before ``before``; return the number of matches.

        Rounds, results and ratings stay, so statistics still count these matches. What Discord shows of them
        is deleted too.
        """
        old = select(matches.c.id).where(
            matches.c.state.not_in(LIVE), matches.c.ended_at < before, matches.c.thinned.is_(False)
        )
        return await self._database.some_at_a_time(old, _thin)

    async def end_of(self, match_id: str) -> tuple[list[RoundRow], list[ResultRow]]:
        """Return a match's saved rounds and its results; the results are empty if the match was abandoned."""
        numbered = select(rounds.c.number, rounds.c.reason).where(rounds.c.match_id == match_id)
        scored = select(round_scores).where(round_scores.c.match_id == match_id)
        final = select(results).where(results.c.match_id == match_id).order_by(results.c.seat)
        async with self._database.reading() as connection:
            reasons = (await connection.execute(numbered.order_by(rounds.c.number))).all()
            scores = (await connection.execute(scored.order_by(round_scores.c.seat))).all()
            result = (await connection.execute(final)).all()
        by_round: dict[int, list[ScoreRow]] = {}
        for row in scores:
            by_round.setdefault(row.number, []).append(ScoreRow(row.seat, row.user_id, row.score, row.won))
        return (
            [RoundRow(row.number, row.reason, tuple(by_round.get(row.number, ()))) for row in reasons],
            [ResultRow(row.seat, row.user_id, row.total, row.won) for row in result],
        )


async def _thin(connection: AsyncConnection, ids: list[str]) -> None:
    for table in (moves, deliveries):
        await connection.execute(delete(table).where(table.c.match_id.in_(ids)))
    await connection.execute(update(matches).where(matches.c.id.in_(ids)).values(thinned=True))
