"""Fixtures for the bot: random rounds of every game, with large hands, and database templates."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from bot.store import MoveRow, SavedMatch, SeatRow, State, Store
from bot.store.backends.database import Database, UtcClock
from bot.store.backends.sqlite import path_of
from engine import GAMES, Event, Match, Round, Seat
from tests.postgres import elsewhere
from tests.seating import seated

_IN_MEMORY = Path("/dev/shm")  # noqa: S108 (folders of random names are made in it)
MEMORY = _IN_MEMORY if _IN_MEMORY.is_dir() else None
"""A folder in memory for temporary files, because every save is synced to disk; None if there is no such
folder."""


async def skip_preparation(database: Database, clock: UtcClock, *, alone: bool) -> None:
    """Do nothing, in place of ``Database._prepare``: a copy of :func:`template` is already migrated."""


class Step(NamedTuple):
    """A match after a move, and the events of that move."""

    match: Match
    round: Round
    mover: Seat | None
    events: list[Event]


def steps(
    game: str, seats: int, seed: str, *, greed: float = 0.0, moves: int = 400, **options: Any
) -> Iterator[Step]:
    """Yield a match of random moves, step by step.

    Args:
        greed: the probability that the first seat draws if it may; lower for later seats.
    """
    seats = seated(game, seats)
    rng = Random(f"{game}/{seats}/{seed}")
    match = Match(GAMES[game](**options), seats, seed)
    yield Step(match, match.round, None, list(match.round.opening))
    for _ in range(moves):
        if match.winners is not None:
            return
        round = match.round
        able = [seat for seat in range(seats) if round.legal(seat)]
        seat = rng.choice(able)
        legal = round.legal(seat)
        draws = [move for move in legal if move.verb == "draw"]
        move = draws[0] if draws and rng.random() < greed / (seat + 1) else rng.choice(legal)
        events = match.play(seat, move.text)
        yield Step(match, round, seat, events)
        if match.round is not round:
            yield Step(match, match.round, None, list(match.round.opening))


NOW = datetime(2026, 3, 14, tzinfo=UTC)


def saved_table(match: Match, **changes: Any) -> SavedMatch:
    """Return an ended match as the store loads it; abandoned if there is no winner yet."""
    fields: dict[str, Any] = {
        "id": "abcd2345",
        "guild_id": 1,
        "channel_id": 2,
        "host_id": 3,
        "game": match.game.name,
        "options": match.game.options.chosen(),
        "seed": match.seed,
        "locale": "en-US",
        "seats": tuple(SeatRow(seat, 11 + seat, f"Player {seat + 1}") for seat in range(match.seats)),
        "state": State.OVER if match.winners is not None else State.ABANDONED,
        "resumes": None,
        "deadline": None,
        "due_at": None,
        "revision": 1,
        "questions": (),
        "invited": (),
        "record_version": 1,
        "created_at": NOW,
        "touched_at": NOW,
        "ended_at": NOW,
        "moves": tuple(MoveRow(n, seat, text, NOW) for n, (seat, text) in enumerate(match.record)),
    }
    return SavedMatch(**fields | changes)


@pytest.fixture(scope="session")
def template(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """An empty, migrated database file. Made once, because migrating takes longer than most tests."""
    path = tmp_path_factory.mktemp("template") / "template.sqlite3"

    async def migrate() -> None:
        await (await Store.open(f"sqlite+aiosqlite:///{path}")).close()

    elsewhere(migrate())
    return path.read_bytes()


@pytest.fixture
def _new_databases_are_copies(template: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    """Fill every new database file with the template, in tests about other things than migrations."""
    take_file = Database._take_file

    def filled(database: Database, *, alone: bool) -> bool:
        fresh = take_file(database, alone=alone)
        if fresh:
            path_of(database._url).write_bytes(template)
        return fresh

    monkeypatch.setattr(Database, "_take_file", filled)


@pytest.fixture
def play() -> Callable[..., Iterator[Step]]:
    """The function :func:`steps`, which plays random moves."""
    return steps
