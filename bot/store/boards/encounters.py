"""Whom a person met in finished matches: opponents, and partners in the same team.

A partner is never an opponent. The store saves no teams: a :data:`TeamsOf` derives them from the game, its
options and the number of seats. So this module knows no game.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeAlias

from sqlalchemy import Row, Select, and_, case, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.boards.leaderboards import counted, wins
from bot.store.schema import matches, names, results

TeamsOf: TypeAlias = Callable[[str, Mapping[str, Any], int], Sequence[Sequence[int]] | None]
"""Returns the seats of each team, from a match's game, options and number of seats; None if each seat plays
alone. Raises a ``ValueError`` for options that this version cannot read; such a match is left out."""


@dataclass(frozen=True, slots=True)
class Rival:
    """A person's matches against one opponent. Matches as partners are left out."""

    user_id: int
    name: str
    matches: int
    won: int
    lost: int
    """Matches that the opponent won. A shared win counts in both ``won`` and ``lost``, a third player's win
    in neither."""


@dataclass(frozen=True, slots=True)
class Partner:
    """A person's matches in one team with another person."""

    user_id: int
    name: str
    matches: int
    won: int
    lost: int
    """Matches that the two lost together. A drawn match counts in neither ``won`` nor ``lost``."""


async def met(
    connection: AsyncConnection,
    guild_id: int,
    user_id: int,
    teams: TeamsOf,
    hidden: frozenset[int | None],
    *,
    most: int,
    first: int | None,
) -> tuple[tuple[Rival, ...], tuple[Partner, ...]]:
    """Return the opponents and the partners whom a person met most often, the most frequent first.

    Args:
        hidden: people to leave out.
        most: the most people to return of either kind.
        first: the person who comes before all others in both lists, if they met; None for no one.
    """
    found = (await connection.execute(_encounters(guild_id, user_id, hidden))).all()
    against, together = _by_person(found, teams)

    def chosen(counts: Mapping[int, Counter[str]]) -> list[int]:
        order = sorted(counts, key=lambda person: (person != first, -counts[person]["matches"], person))
        return order[:most]

    rivals, partners = chosen(against), chosen(together)
    known = await _names(connection, guild_id, {*rivals, *partners})
    return (
        tuple(Rival(person, known.get(person, ""), **against[person]) for person in rivals),
        tuple(Partner(person, known.get(person, ""), **together[person]) for person in partners),
    )


async def _names(connection: AsyncConnection, guild_id: int, people: Collection[int]) -> dict[int, str]:
    """Return the newest names of people on a server, by user id."""
    here = (names.c.guild_id == guild_id, names.c.user_id.in_(people))
    return {
        row.user_id: row.name
        for row in await connection.execute(select(names.c.user_id, names.c.name).where(*here))
    }


def _encounters(guild_id: int, user_id: int, hidden: frozenset[int | None]) -> Select[Any]:
    """Return the query that counts a person's results against each other person.

    A row stands for the other person, the game with its options, and the seats of the two.
    """
    mine, every = results.alias("mine"), results.alias("every")
    own = select(results.c.match_id).where(results.c.user_id == user_id)
    whole = (
        select(every.c.match_id, func.count().label("seats"), wins(every).label("winners"))
        .where(every.c.match_id.in_(own))
        .group_by(every.c.match_id)
        .subquery()
    )
    joined, rows = counted(results, guild_id)
    situation = (
        results.c.user_id,
        matches.c.game,
        matches.c.options,
        whole.c.seats,
        mine.c.seat.label("own_seat"),
        results.c.seat,
    )
    defeat = case((and_(whole.c.winners > 0, ~mine.c.won), 1), else_=0)
    return (
        select(
            *situation,
            func.count().label("matches"),
            wins(mine).label("victories"),
            func.sum(defeat).label("defeats"),
            wins(results).label("theirs"),
        )
        .select_from(
            joined.join(mine, mine.c.match_id == results.c.match_id).join(
                whole, whole.c.match_id == results.c.match_id
            )
        )
        .where(*rows, mine.c.user_id == user_id, results.c.user_id.not_in(hidden | {user_id}))
        .group_by(*situation)
    )


def _by_person(
    found: Iterable[Row[Any]], teams: TeamsOf
) -> tuple[dict[int, Counter[str]], dict[int, Counter[str]]]:
    """Return ``matches``, ``won`` and ``lost`` by user id, from rows of :func:`_encounters`.

    The first mapping counts matches against each person, the second those in a team with them. Matches whose
    options this version cannot read are left out.
    """

    @cache
    def team_of(game: str, options: str, seats: int, seat: int) -> Sequence[int]:
        every = teams(game, json.loads(options), seats) or ()
        return next((team for team in every if seat in team), ())

    against: dict[int, Counter[str]] = {}
    together: dict[int, Counter[str]] = {}
    for row in found:
        try:
            partners = row.seat in team_of(row.game, row.options, row.seats, row.own_seat)
        except ValueError:
            continue
        counts = (together if partners else against).setdefault(row.user_id, Counter())
        # PostgreSQL returns the sum of integers as a decimal.
        lost = int(row.defeats if partners else row.theirs)
        counts["matches"] += row.matches
        counts["won"] += int(row.victories)
        counts["lost"] += lost
    return against, together
