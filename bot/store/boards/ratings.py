"""What a finished match earns its people: ratings and achievements.

Written in the very transaction that ends the match, so it happens once or not at all. Ratings are
OpenSkill's (Plackett-Luce), one a server and game and one for all games together, and only among people
who sat there from first to last: computer players and substituted seats rate nobody, and a match that is
not rated rates nobody at all. This module knows places, not how a game comes by them.
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
"""Stands for all games together where ratings are kept."""
PROVISIONAL = 5
"""Under so many rated matches a rating is a first guess."""
START, STEP = 1000, 30
"""What a newcomer's rating reads, and what one point of skill adds: after a while, a player who wins about
as often as not reads 1500 or so."""
SIGMAS = 3
"""How many standard deviations of doubt are taken off a skill: it is nearly certain to be at least that."""

_MODEL = PlackettLuce()

_ABOUT = (
    select(matches.c.guild_id, matches.c.game, seats.c.seat)
    .join(seats, seats.c.match_id == matches.c.id)
    .where(matches.c.id == bindparam("this"), matches.c.rated, seats.c.steady)
)
"""The seats whose owners are rated, if the match is."""
_NEWCOMER = insert_missing(ratings)
_RATED = update(ratings).where(
    ratings.c.guild_id == bindparam("server"),
    ratings.c.game == bindparam("of"),
    ratings.c.user_id == bindparam("whose"),
)


def shown_rating(skill: float) -> int:
    """Return a cautious skill (mean less :data:`SIGMAS` deviations) as people read it."""
    return round(START + STEP * skill)


@dataclass(frozen=True, slots=True)
class RatingChange:
    """What a match did to a person's rating in its game."""

    before: float | None
    """The cautious skill before it; None where there was no rating."""
    after: float
    matches: int
    """The matches it rests on now."""


async def reward(
    connection: AsyncConnection, match_id: str, result: Sequence[ResultRow]
) -> dict[int, RatingChange]:
    """Credit everybody with what they made of this match; return what it did to ratings, by person."""
    done = [
        {"match_id": match_id, "seat": row.seat, "name": name, "user_id": row.user_id, "count": count}
        for row in result
        if row.user_id is not None
        for name, count in row.achievements.items()
    ]
    if done:
        await connection.execute(insert(feats), done)
    rated = (await connection.execute(_ABOUT, {"this": match_id})).all()
    places = _places({row.seat for row in rated}, result)
    if len(places) < 2:
        return {}
    return await _rate(connection, rated[0].guild_id, rated[0].game, places)


def _places(stayed: Collection[int], result: Sequence[ResultRow]) -> dict[int, int]:
    """Return the places of those who are rated, by person: nobody's where places are not told."""
    return {
        row.user_id: row.place
        for row in result
        if row.user_id is not None and row.place and row.seat in stayed
    }


async def _rate(
    connection: AsyncConnection, guild_id: int, game: str, places: dict[int, int]
) -> dict[int, RatingChange]:
    """Rate people in a game and in all together, in three trips; return what it did in the game."""
    start = _MODEL.rating()
    # In order, so that of two matches that end at once neither waits for the other, nor takes the other's
    # people for newcomers.
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
        changes = _changes(known, places)
        for user_id, (rating, change) in changes.items():
            this = {"server": guild_id, "of": name, "whose": user_id}
            values.append({**this, "mu": rating.mu, "sigma": rating.sigma, "matches": change.matches})
    await connection.execute(_RATED, values)
    return {user_id: change for user_id, (_, change) in changes.items()}


def _changes(
    known: Mapping[int, Any], places: Mapping[int, int]
) -> dict[int, tuple[PlackettLuceRating, RatingChange]]:
    """Return what a match does to the ratings of one kind: the new one of each person, and the change."""
    before = [[_MODEL.rating(known[user_id].mu, known[user_id].sigma)] for user_id in places]
    after = _MODEL.rate(before, ranks=[float(place) for place in places.values()])
    return {
        user_id: (
            rating,
            RatingChange(
                old.mu - SIGMAS * old.sigma if old.matches else None,
                rating.mu - SIGMAS * rating.sigma,
                old.matches + 1,
            ),
        )
        for user_id, (rating,) in zip(places, after, strict=True)
        for old in (known[user_id],)
    }
