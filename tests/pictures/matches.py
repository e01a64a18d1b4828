"""Seeded matches between the engine's computer players, each told as a replay with named players.

The same arrangement always gives the same match. This module knows no picture.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import cache
from random import Random
from typing import Any

from bot.language.localizer import localizer_for
from bot.presentation.replay.replay import MatchReplay
from bot.store import MoveRow, SavedMatch, SeatRow, State
from bot.tables.state.seated import SIGN
from bot.tables.state.snapshot import Snapshot
from engine import GAMES, Match, Seat
from engine.players.levels import LEVELS, choose

NOW = datetime(2026, 3, 14, tzinfo=UTC)
ENGLISH = localizer_for("en")
CODE = "b0neyard"
"""The table's id."""


@dataclass(frozen=True, eq=False)
class Arrangement:
    """Everything that a match depends on."""

    game: str
    names: tuple[str, ...]
    """Names by seat. A name that ends with the robot sign is shown as a computer player."""
    seed: str
    options: Mapping[str, Any] = field(default_factory=dict)
    level: str = "strong"
    """How well every seat plays, people included."""
    moves: int = 10_000
    """The most moves to play."""


@cache
def played(arrangement: Arrangement) -> Match:
    """Return the match at its end, or after the most moves of the arrangement."""
    book = GAMES[arrangement.game](**arrangement.options)
    match = Match(book, len(arrangement.names), arrangement.seed)
    while match.winners is None and len(match.record) < arrangement.moves:
        match.play(*_next_move(match, arrangement.level))
    return match


def replay(arrangement: Arrangement) -> MatchReplay:
    """Return the match as the bot replays it, in English."""
    return MatchReplay(saved(arrangement), ENGLISH)


def table(arrangement: Arrangement) -> Snapshot:
    """Return the table after the last move."""
    *_, last = replay(arrangement).steps()
    return last.snapshot


def saved(arrangement: Arrangement) -> SavedMatch:
    """Return the match as the bot's database holds it."""
    match = played(arrangement)
    return SavedMatch(
        id=CODE,
        guild_id=1,
        channel_id=2,
        host_id=1,
        game=arrangement.game,
        options=match.game.options.chosen(),
        seed=match.seed,
        locale="en-US",
        seats=seat_rows(arrangement.names),
        state=State.PLAYING if match.winners is None else State.OVER,
        resumes=None,
        deadline=None,
        due_at=None,
        revision=1,
        questions=(),
        invited=(),
        record_version=1,
        created_at=NOW,
        touched_at=NOW,
        ended_at=NOW,
        moves=tuple(MoveRow(n, seat, text, NOW) for n, (seat, text) in enumerate(match.record)),
    )


def seat_rows(names: tuple[str, ...], first_id: int = 1) -> tuple[SeatRow, ...]:
    """Return the seats of people, whose ids count from ``first_id``, and of computer players."""
    return tuple(
        SeatRow(seat, None, name, computer=True)
        if name.endswith(SIGN)
        else SeatRow(seat, first_id + seat, name)
        for seat, name in enumerate(names)
    )


def _next_move(match: Match, level: str) -> tuple[Seat, str]:
    """Return who moves next and how. Seats that may call or catch out of turn are asked first."""
    waiting = match.round.waiting()
    others = [seat for seat in range(match.seats) if seat not in waiting and match.round.legal(seat)]
    for seat in (*others, waiting[0]):
        rng = Random(f"{match.seed}/{seat}/{len(match.record)}")
        move = choose(match.game, match.seen(seat), rng, LEVELS[level])
        if move is not None:
            return seat, move.text
    raise AssertionError("the seat that is waited for has a move")
