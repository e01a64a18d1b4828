"""What has been played on a server: a person's profile, a person's matches, all matches.

Only finished matches count. This module knows no game: it tells the highest and the lowest round.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from itertools import groupby
from typing import Any

from sqlalchemy import Row, Select, and_, case, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.backends.database import Database
from bot.store.boards.leaderboards import counted, known_here, wins
from bot.store.boards.ratings import SIGMAS
from bot.store.models import Page, State
from bot.store.schema import feats, matches, names, ratings, results, round_scores, rounds, seats

AT_A_TIME = 100
"""Matches that are read in one go."""


@dataclass(frozen=True, slots=True)
class GameTally:
    """What a person made of one game."""

    game: str
    matches: int
    won: int
    rounds: int
    points: int
    highest_round: int
    """The most points in one round: the best one, where points are good."""
    lowest_round: int
    """The fewest points in one round: the best one, where points are bad."""


@dataclass(frozen=True, slots=True)
class Rating:
    """Where a person stands among the rated of a game."""

    skill: float
    """Cautious: the mean less the doubt."""
    matches: int
    place: int
    """From 1; equals share a place."""
    of: int
    """How many are rated."""


@dataclass(frozen=True, slots=True)
class Rival:
    """A person's matches with another."""

    user_id: int
    name: str
    matches: int
    won: int
    lost: int
    """How many the other won; a shared win is in both, a third one's in neither."""


@dataclass(frozen=True, slots=True)
class Profile:
    """All there is to say of a person on a server."""

    games: tuple[GameTally, ...]
    """The most played first."""
    streak: int
    """Matches won in a row, up to the newest one."""
    longest: int
    achievements: Mapping[str, int]
    ratings: Mapping[str, Rating]
    """By game; the empty one for all together."""
    rivals: tuple[Rival, ...]
    """Those they met most often first; before them the person who asks."""


@dataclass(frozen=True, slots=True)
class PlayedSeat:
    """What one seat made of a finished match."""

    seat: int
    user_id: int | None
    """None for a computer player, also for one that stood in, and for a person since forgotten."""
    name: str
    """As it was at that table; empty for a person since forgotten."""
    computer: bool
    total: int
    won: bool
    rounds: tuple[int, ...] = ()
    """What each round scored. Only told where everything of a server is asked for."""
    owner: int | None = None
    """Whose seat it is, and whose name it bears, also where a computer ended the match for them."""
    level: str = ""
    """How well a computer played it, by the level's name; empty for a person."""
    hints: int = 0
    """How many hints were given at it, whoever sat there."""

    @property
    def stood_in(self) -> bool:
        """Return whether a computer ended the match for the seat's owner."""
        return self.user_id is None and self.owner is not None


@dataclass(frozen=True, slots=True)
class PlayedMatch:
    """A finished match."""

    id: str
    game: str
    options: Mapping[str, Any]
    begun_at: datetime
    ended_at: datetime
    seats: tuple[PlayedSeat, ...]
    reasons: tuple[str, ...] = field(default=())
    """Why each round ended. Told where the rounds are."""


@dataclass(frozen=True, slots=True)
class RecentForm:
    """How a person does as one of their matches ends; that match is left out of the rounds."""

    streak: int
    """Matches won in a row, up to the newest one."""
    rounds: int = 0
    """Rounds of the match's game before it."""
    highest_round: int = 0
    lowest_round: int = 0
    """The most and the fewest points in one of those."""


class Statistics:
    """What has been played. Reached as ``store.statistics``."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def career(
        self,
        guild_id: int,
        user_id: int,
        hidden: frozenset[int] = frozenset(),
        rivals: int = 5,
        asker: int | None = None,
    ) -> Profile:
        """Return what a person made of it so far; others who are hidden are left out of it.

        Args:
            asker: who looks at it: of the rivals always the first, however rarely they met.
        """
        async with self._database.reading() as connection:
            hidden = await known_here(connection, guild_id, hidden - {user_id})
            return Profile(
                await _tallies(connection, guild_id, user_id),
                *_streaks(await _wins(connection, guild_id, user_id)),
                await _achievements(connection, guild_id, user_id),
                await _ratings(connection, guild_id, user_id, hidden),
                await _rivals(connection, guild_id, user_id, hidden - {asker}, rivals, first=asker),
            )

    async def forms(self, match_id: str) -> dict[int, RecentForm]:
        """Return how those credited with a match that has just ended do, by person."""
        async with self._database.reading() as connection:
            own = await connection.execute(
                select(matches.c.guild_id, matches.c.game, results.c.user_id)
                .select_from(results.join(matches, matches.c.id == results.c.match_id))
                .where(matches.c.id == match_id, results.c.user_id.is_not(None))
            )
            return {
                row.user_id: RecentForm(
                    _streaks(await _wins(connection, row.guild_id, row.user_id))[0],
                    *await _rounds_before(connection, row.guild_id, row.user_id, row.game, match_id),
                )
                for row in own.all()
            }

    async def history(self, guild_id: int, user_id: int, number: int = 0, size: int = 5) -> Page[PlayedMatch]:
        """Return one page of a person's matches, newest first; the last one where there are not so many."""
        joined, rows = counted(results, guild_id)
        played = select(matches).select_from(joined).where(*rows, results.c.user_id == user_id)
        async with self._database.reading() as connection:
            count = await connection.scalar(select(func.count()).select_from(played.subquery())) or 0
            pages = max(1, -(-count // size))
            number = min(number, pages - 1)
            newest = played.order_by(matches.c.ended_at.desc(), matches.c.id)
            lines = (await connection.execute(newest.limit(size).offset(number * size))).all()
            own = await _seats(connection, [row.id for row in lines])
        return Page(number, pages, tuple(_played(row, own[row.id]) for row in lines))

    async def everything(self, guild_id: int) -> list[PlayedMatch]:
        """Return every finished match of a server with its rounds, the oldest first.

        Read some at a time: a move made meanwhile does not wait for all of it.
        """
        over = (matches.c.guild_id == guild_id, matches.c.state == State.OVER)
        wanted = select(*_ABOUT).where(*over).order_by(*_OLDEST)
        async with self._database.reading() as connection:
            found = await connection.execute(wanted)
            return [match for rows in found.partitions(AT_A_TIME) for match in await _whole(connection, rows)]


_OLDEST = (matches.c.ended_at, matches.c.id)
_ABOUT = [matches.c[name] for name in ("id", "game", "options", "created_at", "ended_at")]
"""What is told of a match itself."""


# -- a career --------------------------------------------------------------------------------------


async def _tallies(connection: AsyncConnection, guild_id: int, user_id: int) -> tuple[GameTally, ...]:
    played = _by_game(results, guild_id, user_id, func.count(), wins(results))
    score = round_scores.c.score
    made = _by_game(
        round_scores, guild_id, user_id, func.count(), func.sum(score), func.max(score), func.min(score)
    )
    points = {row[0]: row[1:] for row in await connection.execute(made)}
    tallies = [
        GameTally(row[0], *map(int, (*row[1:], *points.get(row[0], (0, 0, 0, 0)))))
        for row in await connection.execute(played)
    ]
    return tuple(sorted(tallies, key=lambda tally: (-tally.matches, tally.game)))


def _by_game(table: Any, guild_id: int, user_id: int, *sums: Any) -> Select[Any]:
    joined, rows = counted(table, guild_id)
    wanted = select(matches.c.game, *sums).select_from(joined).where(*rows, table.c.user_id == user_id)
    return wanted.group_by(matches.c.game)


async def _wins(connection: AsyncConnection, guild_id: int, user_id: int) -> list[bool]:
    """Return whether each match was won, the oldest first."""
    joined, rows = counted(results, guild_id)
    wanted = select(results.c.won).select_from(joined).where(*rows, results.c.user_id == user_id)
    return list((await connection.execute(wanted.order_by(*_OLDEST))).scalars())


async def _rounds_before(
    connection: AsyncConnection, guild_id: int, user_id: int, game: str, match_id: str
) -> tuple[int, int, int]:
    """Return the rounds of a game in other matches, and the most and the fewest points in one."""
    joined, rows = counted(round_scores, guild_id)
    score = round_scores.c.score
    wanted = select(func.count(), func.max(score), func.min(score)).select_from(joined)
    others = (round_scores.c.user_id == user_id, matches.c.game == game, matches.c.id != match_id)
    count, highest, lowest = (await connection.execute(wanted.where(*rows, *others))).one()
    return count, highest or 0, lowest or 0


def _streaks(won: list[bool]) -> tuple[int, int]:
    """Return the matches won in a row at the end, and the most anywhere."""
    runs = [(win, len(list(run))) for win, run in groupby(won)]
    current = runs[-1][1] if runs and runs[-1][0] else 0
    return current, max((length for win, length in runs if win), default=0)


async def _achievements(connection: AsyncConnection, guild_id: int, user_id: int) -> dict[str, int]:
    joined, rows = counted(feats, guild_id)
    wanted = select(feats.c.name, func.sum(feats.c.count)).select_from(joined)
    wanted = wanted.where(*rows, feats.c.user_id == user_id).group_by(feats.c.name).order_by(feats.c.name)
    return {name: int(count) for name, count in await connection.execute(wanted)}


async def _ratings(
    connection: AsyncConnection, guild_id: int, user_id: int, hidden: frozenset[int]
) -> dict[str, Rating]:
    skill = (ratings.c.mu - SIGMAS * ratings.c.sigma).label("skill")
    ranked = select(
        ratings.c.game,
        ratings.c.user_id,
        skill,
        ratings.c.matches,
        func.rank().over(partition_by=ratings.c.game, order_by=skill.desc()).label("place"),
        func.count().over(partition_by=ratings.c.game).label("of"),
    ).where(ratings.c.guild_id == guild_id, ratings.c.user_id.not_in(hidden))
    board = ranked.subquery()
    own = await connection.execute(select(board).where(board.c.user_id == user_id))
    return {row.game: Rating(row.skill, row.matches, row.place, row.of) for row in own}


async def _rivals(
    connection: AsyncConnection,
    guild_id: int,
    user_id: int,
    hidden: frozenset[int | None],
    most: int,
    *,
    first: int | None,
) -> tuple[Rival, ...]:
    mine = results.alias("mine")
    joined, rows = counted(results, guild_id)
    together = func.count().label("together")
    wanted = (
        select(
            results.c.user_id,
            func.coalesce(names.c.name, "").label("name"),
            together,
            wins(mine),
            wins(results),
        )
        .select_from(
            joined.join(mine, mine.c.match_id == results.c.match_id).outerjoin(
                names, and_(names.c.guild_id == guild_id, names.c.user_id == results.c.user_id)
            )
        )
        .where(*rows, mine.c.user_id == user_id, results.c.user_id.not_in(hidden | {user_id}))
        .group_by(results.c.user_id, names.c.name)
        .order_by(case((results.c.user_id == first, 0), else_=1), together.desc(), results.c.user_id)
        .limit(most)
    )
    found = await connection.execute(wanted)
    return tuple(Rival(person, name, *map(int, numbers)) for person, name, *numbers in found)


# -- matches ---------------------------------------------------------------------------------------


async def _whole(connection: AsyncConnection, found: Sequence[Row[Any]]) -> list[PlayedMatch]:
    """Return these matches with their seats and rounds."""
    ids = [row.id for row in found]
    seated = await _seats(connection, ids)
    scored, ended = [
        await _by_match(
            connection,
            select(table).where(table.c.match_id.in_(ids)).order_by(table.c.match_id, table.c.number),
        )
        for table in (round_scores, rounds)
    ]
    return [_played(row, seated[row.id], scored.get(row.id, []), ended.get(row.id, [])) for row in found]


async def _by_match(connection: AsyncConnection, ordered: Select[Any]) -> dict[str, list[Row[Any]]]:
    rows = (await connection.execute(ordered)).all()
    return {match_id: list(group) for match_id, group in groupby(rows, lambda row: str(row.match_id))}


async def _seats(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, list[Row[Any]]]:
    """Return the seats of these matches with their results, in order."""
    same = and_(seats.c.match_id == results.c.match_id, seats.c.seat == results.c.seat)
    wanted = (
        select(results, seats.c.name, seats.c.computer, seats.c.user_id.label("owner"))
        .add_columns(seats.c.level, seats.c.hints)
        .select_from(results.join(seats, same))
        .where(results.c.match_id.in_(ids))
        .order_by(results.c.match_id, results.c.seat)
    )
    return await _by_match(connection, wanted)


def _played(
    row: Row[Any],
    seated: Iterable[Row[Any]],
    scored: Iterable[Row[Any]] = (),
    ended: Iterable[Row[Any]] = (),
) -> PlayedMatch:
    by_seat: dict[int, list[int]] = {}
    for score in scored:
        by_seat.setdefault(score.seat, []).append(score.score)
    return PlayedMatch(
        row.id,
        row.game,
        json.loads(row.options),
        row.created_at,
        row.ended_at,
        tuple(_seat(seat, tuple(by_seat.get(seat.seat, ()))) for seat in seated),
        tuple(round.reason for round in ended),
    )


def _seat(row: Row[Any], rounds: tuple[int, ...]) -> PlayedSeat:
    return PlayedSeat(
        row.seat,
        row.user_id,
        row.name if row.owner or row.computer else "",
        row.computer,
        row.total,
        row.won,
        rounds,
        owner=row.owner,
        level=row.level,
        hints=row.hints,
    )
