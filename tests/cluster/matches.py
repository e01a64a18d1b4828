"""Matches written into the database before any process starts. Each waits for one person."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

import asyncpg
from sqlalchemy import make_url

from engine import GAMES, Match
from tests.cluster.discord import guild_id

TURN = 86400
"""Seconds a turn: long enough that no downtime of a drill fills the whole of it."""
OLD = timedelta(hours=1)
"""How long ago the matches last changed: too long for a process to restore them as recently used."""


@dataclass(frozen=True, slots=True)
class WaitingMatch:
    """A match to write."""

    id: str
    server: int
    channel_id: int
    message_id: int
    """The message that shows it, which Discord no longer has."""
    waits_for: int
    """The person who must move."""
    other: int
    due_at: datetime
    """When the match acts by itself."""
    deadline: datetime
    """When the turn ends."""


async def write_matches(database: str, matches: Sequence[WaitingMatch]) -> None:
    """Write matches of two people as they are after their first message."""
    seed, waiting = next(
        (seed, round.waiting()[0])
        for seed in map(str, range(1000))
        if len((round := Match(GAMES["block"](), 2, seed).round).waiting()) == 1
        and round.legal(round.waiting()[0])
    )
    plain = make_url(database).set(drivername="postgresql").render_as_string(hide_password=False)
    connection = await asyncpg.connect(plain)
    at = datetime.now(UTC) - OLD
    seats = [
        (each.id, seat, each.waits_for if seat == waiting else each.other)
        for each in matches
        for seat in range(2)
    ]
    try:
        await connection.executemany(
            "INSERT INTO matches (id, guild_id, channel_id, host_id, game, options, seed, locale, state, "
            "turn_seconds, record_version, revision, created_at, touched_at, deadline, due_at) "
            "VALUES ($1, $2, $3, $4, 'block', '{}', $5, 'en', 'playing', $6, 1, 3, $7, $7, $8, $9)",
            [
                (
                    *(each.id, guild_id(each.server), each.channel_id, each.other, seed, TURN, at),
                    *(each.deadline, each.due_at),
                )
                for each in matches
            ],
        )
        await connection.executemany(
            "INSERT INTO seats (match_id, seat, user_id, name, computer) VALUES ($1, $2, $3, $4, false)",
            [(*row, f"Person {row[2]}") for row in seats],
        )
        await connection.executemany(
            "INSERT INTO deliveries (match_id, message_id, shown_state, shown_moves, until) "
            "VALUES ($1, $2, 'playing', 0, $3)",
            [(each.id, each.message_id, each.deadline) for each in matches],
        )
    finally:
        await connection.close()
