"""Leaderboards: the ranking of people on a server.

Only finished matches and only people count. Computer players and abandoned matches do not, not even the
finished rounds of an abandoned match. This module knows no game: the caller says whether few points are good.
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
from bot.store.schema import feats, matches, names, ratings, results, round_scores

MIN_MATCHES = 5
"""Finished matches required on boards that rank by an average, so that one lucky evening does not win."""

MANY = 1000
"""The most people to list in one query: PostgreSQL takes at most 32,767 parameters."""


class RankBy(StrEnum):
    """The number a board ranks by."""

    WINS = "wins"
    """Matches won; ties go to fewer matches played."""
    RATE = "rate"
    """The share of matches won; ties go to more matches played. Requires :data:`MIN_MATCHES` matches."""
    POINTS = "points"
    """The sum of points. If few points are good: points per round, from :data:`MIN_MATCHES` matches on."""
    RATING = "rating"
    """The current rating, whatever the period. The period only decides who is listed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ranking:
    """The board that is requested."""

    guild_id: int
    by: RankBy = RankBy.WINS
    game: str | None = None
    """None for all games."""
    fewest: bool = False
    """Whether few points are good in that game."""
    since: datetime | None = None
    """None for no limit. A match counts if it ended at that time or later."""
    hidden: frozenset[int] = frozenset()
    """The people to leave out."""
    double: str | None = None
    """The achievement that makes a won match count double in ``Leader.counted``. It changes no rank."""

    @property
    def least(self) -> int:
        """Return the number of matches a person needs to be listed."""
        return MIN_MATCHES if self.by is RankBy.RATE or (self.by is RankBy.POINTS and self.fewest) else 1


class Leaderboards:
    """The leaderboards of every server. Reached as ``store.leaderboards``. Equals share a rank."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def page(self, wanted: Ranking, number: int = 0, size: int = 10) -> Page[Leader]:
        """Return page ``number`` of the board, best first; the last page if there are fewer."""
        async with self._database.reading() as connection:
            board = await _narrowed(connection, wanted)
            lines = select(board).order_by(board.c.place, board.c.user_id).limit(size)
            rows = (await connection.execute(lines.offset(number * size))).all()
            if number and not rows:  # The list has shrunk since the buttons were drawn.
                count = await connection.scalar(select(func.count()).select_from(board)) or 0
                number = max(0, -(-count // size) - 1)
                rows = (await connection.execute(lines.offset(number * size))).all()
        pages = -(-rows[0].listed // size) if rows else 1
        return Page(number, pages, tuple(map(_leader, rows)))

    async def standing(self, wanted: Ranking, user_id: int) -> Leader | None:
        """Return one person's line of the board; None if they are not listed."""
        async with self._database.reading() as connection:
            board = await _narrowed(connection, wanted)
            row = (await connection.execute(select(board).where(board.c.user_id == user_id))).one_or_none()
        return None if row is None else _leader(row)


def _leader(row: Row[Any]) -> Leader:
    return Leader(
        row.place,
        row.user_id,
        row.name,
        int(row.matches_won),  # PostgreSQL returns the sum of integers as a decimal.
        row.matches,
        float(row.value),
        float(row.best),
        row.rated,
        int(row.counted),
    )


async def known_here(connection: AsyncConnection, guild_id: int, people: frozenset[int]) -> frozenset[int]:
    """Return those who ever had a seat on the server; all people unchanged if at most :data:`MANY`."""
    if len(people) <= MANY:
        return people
    here = await connection.scalars(select(names.c.user_id).where(names.c.guild_id == guild_id))
    return people.intersection(here)


async def _narrowed(connection: AsyncConnection, wanted: Ranking) -> Subquery:
    """Return the board's query. Hidden people who never played on the server are left out of it."""
    return _board(replace(wanted, hidden=await known_here(connection, wanted.guild_id, wanted.hidden)))


def counted(table: FromClause, guild_id: int) -> tuple[FromClause, list[ColumnElement[bool]]]:
    """Return ``table`` joined to its matches, and the conditions for rows that count.

    These are rows of people, not computers, in finished matches of the server.
    """
    joined = table.join(matches, matches.c.id == table.c.match_id)
    return joined, [
        matches.c.guild_id == guild_id,
        matches.c.state == State.OVER,
        table.c.user_id.is_not(None),
    ]


def wins(table: FromClause) -> ColumnElement[int]:
    """Return the number of won rows of ``table``, as SQL."""
    return func.sum(case((table.c.won, 1), else_=0))


def _by_person(
    wanted: Ranking, table: FromClause, *sums: ColumnElement[int], only: ColumnElement[bool] | None = None
) -> Subquery:
    """Return a query for ``sums`` per person over the rows of ``table`` that count for the board.

    Args:
        only: a further condition for the rows; None for no condition.
    """
    joined, rows = counted(table, wanted.guild_id)
    if only is not None:
        rows.append(only)
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
    total: ColumnElement[int] = match.c.matches_won
    if wanted.double is not None:
        again = func.sum(feats.c.count).label("again")
        twice = _by_person(wanted, feats, again, only=feats.c.name == wanted.double)
        people = people.outerjoin(twice, twice.c.user_id == person)
        total = total + func.coalesce(twice.c.again, 0)
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
            total.label("counted"),
        )
        .select_from(people)
        .where(match.c.matches >= wanted.least)
        .subquery()
    )


def _by_wins(wanted: Ranking, match: Subquery) -> tuple[ColumnElement[Any], ...]:
    """Return the value of a board by wins or by win rate, then its sort order, best first."""
    won, played = match.c.matches_won, match.c.matches
    if wanted.by is RankBy.WINS:
        return won, won.desc(), played.asc()
    rate = cast(won, Float) / played
    return rate, rate.desc(), played.desc()


def _by_points(wanted: Ranking, round: Subquery) -> tuple[ColumnElement[Any], ...]:
    """Return the value of a board by points, then its sort order, best first."""
    if wanted.fewest:
        average = cast(round.c.points, Float) / round.c.rounds
        return average, average.asc()
    return round.c.points, round.c.points.desc()
