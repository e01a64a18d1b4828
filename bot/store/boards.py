"""Leaderboards: who won how much on a server.

Only finished matches count, and only people: no computer players, nothing of a match that was given
up, not even its finished rounds. This module knows no game, so it does not know whether points are
good: it ranks by wins, and tells the highest and the lowest round.
"""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Row, Select, Subquery, and_, case, func, select

from bot.store.database import Database
from bot.store.rows import Leader, State
from bot.store.schema import matches, names, results, round_scores


class Boards:
    """The leaderboards of every server. Reached as ``store.boards``.

    ``game`` None means all games, ``since`` None means ever (a match counts when it ended). Ranked by
    matches won, then rounds won, then fewer matches needed; equals share a place.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def leaders(
        self,
        guild_id: int,
        game: str | None = None,
        since: datetime | None = None,
        limit: int = 10,
        offset: int = 0,
    ) -> list[Leader]:
        """One page of the board, best first."""
        board = _board(guild_id, game, since)
        page = select(board).order_by(board.c.place, board.c.user_id).limit(limit).offset(offset)
        return await self._read(page)

    async def standing(
        self, guild_id: int, user_id: int, game: str | None = None, since: datetime | None = None
    ) -> Leader | None:
        """One person's line of the board; None without a finished match."""
        board = _board(guild_id, game, since)
        lines = await self._read(select(board).where(board.c.user_id == user_id))
        return lines[0] if lines else None

    async def _read(self, lines: Select[Any]) -> list[Leader]:
        async with self._database.reading() as connection:
            return [_leader(row) for row in await connection.execute(lines)]


def _leader(row: Row[Any]) -> Leader:
    # A server sums whole numbers into decimals.
    fields: dict[str, Any] = row._asdict()
    return Leader(**fields | {name: int(value) for name, value in fields.items() if name != "name"})


def _of_board(
    wanted: Select[Any], table: Any, guild_id: int, game: str | None, since: datetime | None
) -> Select[Any]:
    """``wanted`` narrowed to people's rows of ``table`` in the finished matches of the board."""
    counted: list[ColumnElement[bool]] = [matches.c.guild_id == guild_id, matches.c.state == State.OVER]
    if game is not None:
        counted.append(matches.c.game == game)
    if since is not None:
        counted.append(matches.c.ended_at >= since)
    joined = wanted.select_from(table.join(matches, matches.c.id == table.c.match_id))
    return joined.where(*counted, table.c.user_id.is_not(None))


def _won(table: Any) -> ColumnElement[int]:
    return func.sum(case((table.c.won, 1), else_=0))


def _board(guild_id: int, game: str | None, since: datetime | None) -> Subquery:
    by_match = _of_board(
        select(results.c.user_id, func.count().label("matches"), _won(results).label("matches_won")),
        results,
        guild_id,
        game,
        since,
    )
    score = round_scores.c.score
    by_round = _of_board(
        select(
            round_scores.c.user_id,
            func.count().label("rounds"),
            _won(round_scores).label("rounds_won"),
            func.sum(score).label("points"),
            func.max(score).label("highest_round"),
            func.min(score).label("lowest_round"),
        ),
        round_scores,
        guild_id,
        game,
        since,
    )
    return _ranked(
        guild_id,
        by_match.group_by(results.c.user_id).subquery(),
        by_round.group_by(round_scores.c.user_id).subquery(),
    )


def _ranked(guild_id: int, match: Subquery, round: Subquery) -> Subquery:
    rounds_won = func.coalesce(round.c.rounds_won, 0)
    best_first = (match.c.matches_won.desc(), rounds_won.desc(), match.c.matches.asc())
    people = match.outerjoin(round, round.c.user_id == match.c.user_id).outerjoin(
        names, and_(names.c.guild_id == guild_id, names.c.user_id == match.c.user_id)
    )
    return (
        select(
            func.rank().over(order_by=best_first).label("place"),
            match.c.user_id,
            func.coalesce(names.c.name, "").label("name"),
            match.c.matches_won,
            match.c.matches,
            rounds_won.label("rounds_won"),
            *(
                func.coalesce(round.c[name], 0).label(name)
                for name in ("rounds", "points", "highest_round", "lowest_round")
            ),
        )
        .select_from(people)
        .subquery()
    )
