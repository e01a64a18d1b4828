"""What a finished match earns its people: ratings and achievements.

Written in the very transaction that ends the match, so it happens once or not at all. Ratings are
OpenSkill's (Plackett-Luce), one a server and game and one for all games together, and only among people
who sat there from first to last: computer players and substituted seats rate nobody, and a match that is
not rated rates nobody at all. This module knows places, not how a game comes by them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce
from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.models import ResultRow
from bot.store.rows import insert_missing
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
    about = select(matches.c.guild_id, matches.c.game, matches.c.rated).where(matches.c.id == match_id)
    table = (await connection.execute(about)).one()
    if not table.rated:
        return {}
    places = await _rated(connection, match_id, result)
    if len(places) < 2:
        return {}
    changes = await _rate(connection, table.guild_id, table.game, places)
    await _rate(connection, table.guild_id, ALL_GAMES, places)
    return changes


async def _rated(connection: AsyncConnection, match_id: str, result: Sequence[ResultRow]) -> dict[int, int]:
    """Return the places of those who are rated, by person: nobody's where places are not told."""
    unsubstituted = select(seats.c.seat).where(seats.c.match_id == match_id, seats.c.steady)
    stayed = set((await connection.execute(unsubstituted)).scalars())
    return {
        row.user_id: row.place
        for row in result
        if row.user_id is not None and row.place and row.seat in stayed
    }


async def _rate(
    connection: AsyncConnection, guild_id: int, game: str, places: dict[int, int]
) -> dict[int, RatingChange]:
    here = {"guild_id": guild_id, "game": game}
    start = _MODEL.rating()
    # In order, so that of two matches that end at once neither waits for the other, nor takes the other's
    # people for newcomers.
    newcomers = [
        {**here, "user_id": user_id, "mu": start.mu, "sigma": start.sigma, "matches": 0}
        for user_id in sorted(places)
    ]
    await connection.execute(_NEWCOMER, newcomers)
    own = (ratings.c.guild_id == guild_id, ratings.c.game == game)
    wanted = select(ratings).where(*own, ratings.c.user_id.in_(places)).order_by(ratings.c.user_id)
    known = {row.user_id: row for row in await connection.execute(wanted.with_for_update())}
    before = [[_MODEL.rating(known[user_id].mu, known[user_id].sigma)] for user_id in places]
    after = _MODEL.rate(before, ranks=[float(place) for place in places.values()])
    changes, values = {}, []
    for user_id, (rating,) in zip(places, after, strict=True):
        old = known[user_id]
        changes[user_id] = RatingChange(
            old.mu - SIGMAS * old.sigma if old.matches else None,
            rating.mu - SIGMAS * rating.sigma,
            old.matches + 1,
        )
        this = {"server": guild_id, "of": game, "whose": user_id}
        values.append({**this, "mu": rating.mu, "sigma": rating.sigma, "matches": old.matches + 1})
    await connection.execute(_RATED, values)
    return changes
