"""Ratings and achievements, credited when a match finishes.

They are written in the transaction that ends the match, so they are credited once or not at all. Ratings use
OpenSkill (Plackett-Luce): one per server and game, and one per server over all games. Only people who kept
their seat from first to last are rated. Computer players and substituted seats do not count, and an unrated
match changes no rating. This module takes ranks as given and does not know how a game determines them.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.models import ResultRow
from bot.store.row_changes import insert_missing
from bot.store.schema import feats, matches, ratings, seats

ALL_GAMES = ""
"""The ``game`` of the rating over all games."""
PROVISIONAL = 5
"""A rating with fewer rated matches than this is provisional."""
START, STEP = 1000, 30
"""The rating shown for a skill of 0, and the increase per point of skill. A player who wins about half of the
time reaches about 1500 after a while."""
SIGMAS = 3
"""Standard deviations subtracted from the mean skill. The true skill is almost certainly higher than the
result."""

_MODEL = PlackettLuce()

_ABOUT = (
    select(matches.c.guild_id, matches.c.game, seats.c.seat)
    .join(seats, seats.c.match_id == matches.c.id)
    .where(matches.c.id == bindparam("this"), matches.c.rated, seats.c.steady)
)
"""The seats whose owners are rated; no row if the match is unrated."""
_NEWCOMER = insert_missing(ratings)
_RATED = update(ratings).where(
    ratings.c.guild_id == bindparam("server"),
    ratings.c.game == bindparam("of"),
    ratings.c.user_id == bindparam("whose"),
)


def shown_rating(skill: float) -> int:
    """Convert a cautious skill (mean minus :data:`SIGMAS` deviations) to the rating that people see."""
    return round(START + STEP * skill)


@dataclass(frozen=True, slots=True)
class RatingChange:
    """The change that a match made to a person's rating in its game."""

    before: float | None
    """The cautious skill before the match; None if there was no rating."""
    after: float
    matches: int
    """The number of rated matches, this one included."""


async def reward(
    connection: AsyncConnection, match_id: str, result: Sequence[ResultRow]
) -> dict[int, RatingChange]:
    """Save the achievements and ratings of a finished match; return each rated person's rating change.

    Returns an empty mapping if the match is unrated, or if fewer than two sides have a rated person. A side
    is a team or a person alone. Partners are rated together, by the rank of their team.
    """
    done = [
        {"match_id": match_id, "seat": row.seat, "name": name, "user_id": row.user_id, "count": count}
        for row in result
        if row.user_id is not None
        for name, count in row.achievements.items()
    ]
    if done:
        await connection.execute(insert(feats), done)
    rated = (await connection.execute(_ABOUT, {"this": match_id})).all()
    places = _ranks({row.seat for row in rated}, result)
    sides = _sides(places, result)
    if len(sides) < 2:
        return {}
    return await _rate(connection, rated[0].guild_id, rated[0].game, places, sides)


def _sides(rated: Collection[int], result: Sequence[ResultRow]) -> list[list[int]]:
    """Return the rated people, those of one team together."""
    sides: dict[int, list[int]] = {}
    for row in result:
        if row.user_id is not None and row.user_id in rated:
            sides.setdefault(row.seat if row.team is None else row.team, []).append(row.user_id)
    return list(sides.values())


def _ranks(stayed: Collection[int], result: Sequence[ResultRow]) -> dict[int, int]:
    """Return the rank of the person at each of the seats ``stayed``, by user id. An unknown rank (0) is left
    out.
    """
    return {
        row.user_id: row.place
        for row in result
        if row.user_id is not None and row.place and row.seat in stayed
    }


async def _rate(
    connection: AsyncConnection,
    guild_id: int,
    game: str,
    places: dict[int, int],
    sides: Sequence[Sequence[int]],
) -> dict[int, RatingChange]:
    """Rate people in the game and over all games, in three queries; return the changes in the game."""
    start = _MODEL.rating()
    # Sorted, so that two matches that end at once cannot deadlock, and neither mistakes the other's people
    # for newcomers.
    newcomers = [
        {**about, "user_id": user_id, "mu": start.mu, "sigma": start.sigma, "matches": 0}
        for about in ({"guild_id": guild_id, "game": name} for name in (game, ALL_GAMES))
        for user_id in sorted(places)
    ]
    await connection.execute(_NEWCOMER, newcomers)
    own = (ratings.c.guild_id == guild_id, ratings.c.game.in_((game, ALL_GAMES)))
    wanted = select(ratings).where(*own, ratings.c.user_id.in_(places))
    wanted = wanted.order_by(ratings.c.game == ALL_GAMES, ratings.c.user_id).with_for_update()
    rows = (await connection.execute(wanted)).all()
    values: list[dict[str, Any]] = []
    changes: dict[int, tuple[PlackettLuceRating, RatingChange]] = {}
    for name in (ALL_GAMES, game):
        known = {row.user_id: row for row in rows if row.game == name}
        changes = _changes(known, places, sides)
        for user_id, (rating, change) in changes.items():
            this = {"server": guild_id, "of": name, "whose": user_id}
            values.append({**this, "mu": rating.mu, "sigma": rating.sigma, "matches": change.matches})
    await connection.execute(_RATED, values)
    return {user_id: change for user_id, (_, change) in changes.items()}


def _changes(
    known: Mapping[int, Any], places: Mapping[int, int], sides: Sequence[Sequence[int]]
) -> dict[int, tuple[PlackettLuceRating, RatingChange]]:
    """Return each person's new rating and the change, for one game or for all games together. In a first
    match, the earlier skill in the change is None.
    """
    before = [[_MODEL.rating(known[user_id].mu, known[user_id].sigma) for user_id in side] for side in sides]
    after = _MODEL.rate(before, ranks=[float(places[side[0]]) for side in sides])
    return {
        user_id: (
            rating,
            RatingChange(
                old.mu - SIGMAS * old.sigma if old.matches else None,
                rating.mu - SIGMAS * rating.sigma,
                old.matches + 1,
            ),
        )
        for side, ratings_after in zip(sides, after, strict=True)
        for user_id, rating in zip(side, ratings_after, strict=True)
        for old in (known[user_id],)
    }
