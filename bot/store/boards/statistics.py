"""Statistics of a server: a person's profile and match history, and all finished matches for export.

Only finished matches count. This module knows no game, so it returns both the highest and the lowest round.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from itertools import groupby
from typing import Any

from sqlalchemy import Row, Select, and_, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.backends.database import Database
from bot.store.boards.encounters import Partner, Rival, TeamsOf, met
from bot.store.boards.leaderboards import counted, known_here, wins
from bot.store.boards.ratings import SIGMAS
from bot.store.models import Page, State
from bot.store.schema import feats, matches, ratings, results, round_scores, rounds, seats

AT_A_TIME = 100
"""Matches that are read in one query."""


@dataclass(frozen=True, slots=True)
class GameTally:
    """A person's totals in one game."""

    game: str
    matches: int
    won: int
    rounds: int
    points: int
    highest_round: int
    """The most points in one round: the best round if points are good."""
    lowest_round: int
    """The fewest points in one round: the best round if points are bad."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A person's rank among the rated people of a game."""

    skill: float
    """The cautious skill: the mean minus the doubt."""
    matches: int
    place: int
    """Rank, from 1; equals share a rank."""
    of: int
    """The number of rated people."""


@dataclass(frozen=True, slots=True)
class Profile:
    """A person's statistics on a server."""

    games: tuple[GameTally, ...]
    """Most played first."""
    streak: int
    """Matches won in a row, up to the newest one."""
    longest: int
    achievements: Mapping[str, int]
    ratings: Mapping[str, Rating]
    """By game; the empty key is the rating over all games."""
    rivals: tuple[Rival, ...]
    """The most frequent opponents first. The person who asks comes before all others."""
    partners: tuple[Partner, ...]
    """The most frequent partners first, in the same order."""


@dataclass(frozen=True, slots=True)
class PlayedSeat:
    """The result of one seat in a finished match."""

    seat: int
    user_id: int | None
    """None for a computer player, a computer substitute, and a person whose data was deleted."""
    name: str
    """The name at that table; empty for a person whose data was deleted."""
    computer: bool
    total: int
    won: bool
    rounds: tuple[int, ...] = ()
    """The score of each round. Filled in only by :meth:`Statistics.everything`."""
    owner: int | None = None
    """The seat's owner, whose name it has, even if a computer finished the match for them."""
    level: str = ""
    """The level name of the computer that played the seat; empty for a person."""
    hints: int = 0
    """Hints given at this seat, to its last owner and to earlier ones."""

    @property
    def stood_in(self) -> bool:
        """Return whether a computer finished the match for the seat's owner."""
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
    """Why each round ended. Filled in only together with the rounds."""


@dataclass(frozen=True, slots=True)
class RecentForm:
    """A person's form at the end of a match. Its round figures leave that match out."""

    streak: int
    """Matches won in a row, up to the newest one."""
    rounds: int = 0
    """Earlier rounds in the match's game."""
    highest_round: int = 0
    lowest_round: int = 0
    """The most (``highest_round``) and the fewest points in one of those rounds; 0 if there are none."""


class Statistics:
    """Statistics of every server. Reached as ``store.statistics``."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def career(
        self,
        guild_id: int,
        user_id: int,
        teams: TeamsOf,
        hidden: frozenset[int] = frozenset(),
        *,
        most: int = 5,
        asker: int | None = None,
    ) -> Profile:
        """Return a person's profile.

        Args:
            teams: says who won with whom in a match, which is not saved.
            hidden: people to leave out of the ranks, rivals and partners; ``user_id`` itself is never hidden.
            most: the most rivals to list, and the most partners.
            asker: the person who asks. They are the first rival and the first partner, however few matches
                they share, even if hidden.
        """
        async with self._database.reading() as connection:
            hidden = await known_here(connection, guild_id, hidden - {user_id})
            return Profile(
                await _tallies(connection, guild_id, user_id),
                *_streaks(await _wins(connection, guild_id, user_id)),
                await _achievements(connection, guild_id, user_id),
                await _ratings(connection, guild_id, user_id, hidden),
                *await met(connection, guild_id, user_id, teams, hidden - {asker}, most=most, first=asker),
            )

    async def forms(self, match_id: str) -> dict[int, RecentForm]:
        """Return the winning streak and earlier rounds of each person credited in an ended match, by user.
        The streak counts all games of the server; the rounds are of this game.
        """
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
        """Return page ``number`` of a person's matches, newest first; the last page if there are fewer."""
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
        """Return every finished match of a server with its rounds, oldest first.

        Reads :data:`AT_A_TIME` matches at a time, so that a move need not wait for the whole export.
        """
        over = (matches.c.guild_id == guild_id, matches.c.state == State.OVER)
        wanted = select(*_ABOUT).where(*over).order_by(*_OLDEST)
        async with self._database.reading() as connection:
            found = await connection.execute(wanted)
            return [match for rows in found.partitions(AT_A_TIME) for match in await _whole(connection, rows)]


_OLDEST = (matches.c.ended_at, matches.c.id)
_ABOUT = [matches.c[name] for name in ("id", "game", "options", "created_at", "ended_at")]
"""The columns of the match itself."""


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
    """Return whether each match was won, oldest first."""
    joined, rows = counted(results, guild_id)
    wanted = select(results.c.won).select_from(joined).where(*rows, results.c.user_id == user_id)
    return list((await connection.execute(wanted.order_by(*_OLDEST))).scalars())


async def _rounds_before(
    connection: AsyncConnection, guild_id: int, user_id: int, game: str, match_id: str
) -> tuple[int, int, int]:
    """Return the number of a person's earlier rounds in a game, and the most and fewest points in one."""
    joined, rows = counted(round_scores, guild_id)
    score = round_scores.c.score
    wanted = select(func.count(), func.max(score), func.min(score)).select_from(joined)
    others = (round_scores.c.user_id == user_id, matches.c.game == game, matches.c.id != match_id)
    count, highest, lowest = (await connection.execute(wanted.where(*rows, *others))).one()
    return count, highest or 0, lowest or 0


def _streaks(won: list[bool]) -> tuple[int, int]:
    """Return the length of the winning streak at the end, and of the longest one."""
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


# -- matches ---------------------------------------------------------------------------------------


async def _whole(connection: AsyncConnection, found: Sequence[Row[Any]]) -> list[PlayedMatch]:
    """Return the matches of these rows, with their seats and rounds."""
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
    """Return the seats of these matches with their results, in order, by match id."""
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
