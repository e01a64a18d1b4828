"""Leaderboards: who is best at what on a server.

Only finished matches count, and only people: no computer players, nothing of a match that was given
up, not even its finished rounds. This module knows no game: whether few points are good it is told.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum
from typing import Any

from sqlalchemy import ColumnElement, Float, Row, Subquery, and_, case, cast, func, literal, select
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.selectable import FromClause

from bot.store.backends.database import Database
from bot.store.boards.ratings import ALL_GAMES, SIGMAS
from bot.store.models import Leader, Page, State
from bot.store.schema import matches, names, ratings, results, round_scores

MIN_MATCHES = 5
"""Matches a person must have finished where an average ranks: one lucky evening makes no champion."""

MANY = 1000
"""So many people are named to the database at most: it takes no more than 32,767 values with a question."""


class RankBy(StrEnum):
    """What a board ranks by."""

    WINS = "wins"
    """Matches won, then fewer matches needed."""
    RATE = "rate"
    """The share of matches won, then the most matches; from :data:`MIN_MATCHES` matches."""
    POINTS = "points"
    """All points together; where few are good, points a round, from :data:`MIN_MATCHES` matches."""
    RATING = "rating"
    """The rating as it is now, whatever the period: that says who played at all."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ranking:
    """Which board is wanted."""

    guild_id: int
    by: RankBy = RankBy.WINS
    game: str | None = None
    """None for all games."""
    fewest: bool = False
    """Whether few points are good in that game."""
    since: datetime | None = None
    """None for ever. A match counts when it ended."""
    hidden: frozenset[int] = frozenset()
    """Who is left out."""

    @property
    def least(self) -> int:
        """Return the matches it takes to be listed."""
        return MIN_MATCHES if self.by is RankBy.RATE or (self.by is RankBy.POINTS and self.fewest) else 1


class Leaderboards:
    """The leaderboards of every server. Reached as ``store.leaderboards``. Equals share a place."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def page(self, wanted: Ranking, number: int = 0, size: int = 10) -> Page[Leader]:
        """Return one page of the board, best first; the last one where there are not so many."""
        async with self._database.reading() as connection:
            board = await _narrowed(connection, wanted)
            lines = select(board).order_by(board.c.place, board.c.user_id).limit(size)
            rows = (await connection.execute(lines.offset(number * size))).all()
            if number and not rows:  # there were more when the controls were drawn
                count = await connection.scalar(select(func.count()).select_from(board)) or 0
                number = max(0, -(-count // size) - 1)
                rows = (await connection.execute(lines.offset(number * size))).all()
        pages = -(-rows[0].listed // size) if rows else 1
        return Page(number, pages, tuple(map(_leader, rows)))

    async def standing(self, wanted: Ranking, user_id: int) -> Leader | None:
        """Return one person's line of the board; None if they are not on it."""
        async with self._database.reading() as connection:
            board = await _narrowed(connection, wanted)
            row = (await connection.execute(select(board).where(board.c.user_id == user_id))).one_or_none()
        return None if row is None else _leader(row)


def _leader(row: Row[Any]) -> Leader:
    return Leader(
        row.place,
        row.user_id,
        row.name,
        int(row.matches_won),  # a server sums whole numbers into decimals
        row.matches,
        float(row.value),
        float(row.best),
        row.rated,
    )


async def known_here(connection: AsyncConnection, guild_id: int, people: frozenset[int]) -> frozenset[int]:
    """Return those of many people who have sat at a table of a server; all where they are not many."""
    if len(people) <= MANY:
        return people
    here = await connection.scalars(select(names.c.user_id).where(names.c.guild_id == guild_id))
    return people.intersection(here)


async def _narrowed(connection: AsyncConnection, wanted: Ranking) -> Subquery:
    """Return the board, asked for with no more people than the server knows."""
    return _board(replace(wanted, hidden=await known_here(connection, wanted.guild_id, wanted.hidden)))


def counted(table: FromClause, guild_id: int) -> tuple[FromClause, list[ColumnElement[bool]]]:
    """Return ``table`` joined to the matches that count on a server, and which of its rows do: people's."""
    joined = table.join(matches, matches.c.id == table.c.match_id)
    return joined, [
        matches.c.guild_id == guild_id,
        matches.c.state == State.OVER,
        table.c.user_id.is_not(None),
    ]


def wins(table: FromClause) -> ColumnElement[int]:
    """Return how many rows of ``table`` tell of a win."""
    return func.sum(case((table.c.won, 1), else_=0))


def _by_person(wanted: Ranking, table: FromClause, *sums: ColumnElement[int]) -> Subquery:
    """Return ``sums`` over each person's rows of ``table`` in the matches of the board."""
    joined, rows = counted(table, wanted.guild_id)
    if wanted.game is not None:
        rows.append(matches.c.game == wanted.game)
    if wanted.since is not None:
        rows.append(matches.c.ended_at >= wanted.since)
    if wanted.hidden:
        rows.append(table.c.user_id.not_in(wanted.hidden))
    person = table.c.user_id
    return select(person, *sums).select_from(joined).where(*rows).group_by(person).subquery()


def _board(wanted: Ranking) -> Subquery:
    match = _by_person(wanted, results, func.count().label("matches"), wins(results).label("matches_won"))
    person = match.c.user_id
    people: FromClause = match.outerjoin(
        names, and_(names.c.guild_id == wanted.guild_id, names.c.user_id == person)
    )
    if wanted.by is RankBy.POINTS:
        score = func.sum(round_scores.c.score).label("points")
        round = _by_person(wanted, round_scores, func.count().label("rounds"), score)
        people = people.join(round, round.c.user_id == person)
        value, *best_first = _by_points(wanted, round)
    elif wanted.by is RankBy.RATING:
        of_board = (ratings.c.guild_id == wanted.guild_id, ratings.c.game == (wanted.game or ALL_GAMES))
        people = people.join(ratings, and_(*of_board, ratings.c.user_id == person))
        value = ratings.c.mu - SIGMAS * ratings.c.sigma
        best_first = [value.desc()]
    else:
        value, *best_first = _by_wins(wanted, match)
    return (
        select(
            func.rank().over(order_by=best_first).label("place"),
            person,
            func.coalesce(names.c.name, "").label("name"),
            match.c.matches_won,
            match.c.matches,
            value.label("value"),
            func.first_value(value).over(order_by=best_first).label("best"),
            (ratings.c.matches if wanted.by is RankBy.RATING else literal(0)).label("rated"),
            func.count().over().label("listed"),
        )
        .select_from(people)
        .where(match.c.matches >= wanted.least)
        .subquery()
    )


def _by_wins(wanted: Ranking, match: Subquery) -> tuple[ColumnElement[Any], ...]:
    """Return what the board ranks by, and then how, best first."""
    won, played = match.c.matches_won, match.c.matches
    if wanted.by is RankBy.WINS:
        return won, won.desc(), played.asc()
    rate = cast(won, Float) / played
    return rate, rate.desc(), played.desc()


def _by_points(wanted: Ranking, round: Subquery) -> tuple[ColumnElement[Any], ...]:
    """Return the same of a board by points."""
    if wanted.fewest:
        average = cast(round.c.points, Float) / round.c.rounds
        return average, average.asc()
    return round.c.points, round.c.points.desc()
