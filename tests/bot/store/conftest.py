"""A store in a real file or on a real server, with a clock that only tests move."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from sqlalchemy import make_url, select

from bot.store import (
    MatchChanges,
    MatchCommit,
    NewMatch,
    NewMove,
    ResultRow,
    RoundRow,
    ScoreRow,
    SeatRow,
    Store,
)
from bot.store.backends.database import Database
from bot.store.schema import matches, metadata
from tests.bot.conftest import MEMORY, skip_preparation
from tests.inline_sqlite import shared_statements
from tests.postgres import tell

ANN, BOB, CEES = 1 << 58, 2 << 58, 3 << 58
"""Discord ids have more than 32 bits."""


class StandingClock:
    """A clock that stands still until :meth:`move` is called."""

    def __init__(self) -> None:
        self.now = datetime(2026, 3, 14, 15, 9, 26, 535897, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now

    def move(self, **step: float) -> datetime:
        self.now += timedelta(**step)
        return self.now


@pytest.fixture(scope="session", autouse=True)
def _compiled_once() -> Iterator[None]:
    with shared_statements():
        yield


@pytest.fixture
def clock() -> StandingClock:
    return StandingClock()


@pytest.fixture
def file() -> Iterator[Path]:
    """Return the path of a file that does not exist yet, in a folder of its own."""
    with TemporaryDirectory(dir=MEMORY) as folder:
        yield Path(folder) / "games 100%.sqlite3"


@pytest.fixture
def sqlite_url(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def url(request: pytest.FixtureRequest) -> str:
    """The URL of a database. A test that uses it, or a store, runs on SQLite and on PostgreSQL."""
    return str(request.getfixturevalue(f"{request.param}_url"))


class Look:
    """Another program's view of the database, which can also change it."""

    def __init__(self, url: str) -> None:
        self._url = url

    async def ask(self, sql: str) -> list[Any]:
        """Return the rows that a statement finds."""
        (found,) = await self._ask(sql)
        return found

    async def rows(self, *tables: str) -> list[Any]:
        """Return the rows of tables, in order."""
        found = await self._ask(*(f"SELECT * FROM {name} ORDER BY 1, 2, 3" for name in tables))  # noqa: S608
        return [row for each in found for row in each]

    async def everything(self) -> list[Any]:
        """Return all rows of all tables."""
        every = (f"SELECT * FROM {table.name} ORDER BY 1, 2" for table in metadata.sorted_tables)  # noqa: S608
        return await self._ask(*every)

    async def _ask(self, *statements: str) -> list[list[Any]]:
        """Return the rows that each statement finds, on SQLite over one connection, since opening is slow."""
        if self._url.startswith("postgres"):
            return [await tell(sql, self._url) for sql in statements]
        file = make_url(self._url).database or ""
        with closing(sqlite3.connect(file)) as connection, connection:
            return [connection.execute(sql).fetchall() for sql in statements]


@pytest.fixture
def look(url: str) -> Look:
    return Look(url)


@pytest.fixture
def _migrated(template: bytes, file: Path, url: str) -> bool:
    """If the file is the test's SQLite database, make it a copy of a migrated one. Return whether it was."""
    copied = url.startswith("sqlite") and not file.exists()
    if copied:
        file.write_bytes(template)
    return copied


@pytest.fixture
async def store(_migrated: bool, url: str, clock: StandingClock) -> AsyncIterator[Store]:
    with pytest.MonkeyPatch.context() as patched:
        if _migrated:
            patched.setattr(Database, "_prepare", skip_preparation)
        opened = await Store.open(url, clock=clock)
    async with opened:
        yield opened


@pytest.fixture
def a_table() -> Callable[..., NewMatch]:
    """Return a function that makes a new table: two people and a computer player, unless changed."""

    def make(id: str = "abcd2345", **changes: Any) -> NewMatch:
        values: dict[str, Any] = {
            "guild_id": 900,
            "channel_id": 901,
            "host_id": ANN,
            "game": "all-fives",
            "options": {"target": 150, "next_start": "highest"},
            "seed": "a seed",
            "locale": "nl",
            "seats": (
                SeatRow(0, ANN, "Ann"),
                SeatRow(1, None, "steady", computer=True),
                SeatRow(2, BOB, "Bob"),
            ),
        }
        return NewMatch(id=id, **values | changes)

    return make


PARTS = ("rounds", "result", "seats", "invited", "guild_setting", "unseen_since")


def made(*moves: tuple[int, int, str]) -> tuple[NewMove, ...]:
    """Return the given moves, each as seat, turn and text, in the form that a commit takes."""
    return tuple(NewMove(*move) for move in moves)


def commit_of(match_id: str, revision: int, *moves: tuple[int, int, str], **what: Any) -> MatchCommit:
    """Return a commit of these moves. A keyword is a part of the commit, or else a change of the table."""
    parts = {name: what.pop(name) for name in PARTS if name in what}
    changes = MatchChanges(**what)  # type: ignore[typeddict-item]
    return MatchCommit(
        match_id=match_id, expected_revision=revision, moves=made(*moves), changes=changes, **parts
    )


async def create(store: Store, table: NewMatch, **parts: Any) -> None:
    """Save a table for the first time."""
    await store.commit(MatchCommit(match_id=table.id, expected_revision=0, new=table, **parts))


async def revision_of(store: Store, match_id: str) -> int:
    """Return the number of commits of a table; 0 if there is none."""
    async with store._database.reading() as connection:
        wanted = select(matches.c.revision).where(matches.c.id == match_id)
        return await connection.scalar(wanted) or 0


async def save(store: Store, match_id: str, *moves: tuple[int, int, str], **what: Any) -> None:
    """Commit these moves and changes at the table's current revision."""
    await store.commit(commit_of(match_id, await revision_of(store, match_id), *moves, **what))


PEOPLE = {"Ann": 11, "Bob": 12, "Cees": 13, "Dirk": 14}


async def played(
    store: Store, make: Callable[..., NewMatch], id: str, text: str, *, achievements: Any = None, **about: Any
) -> None:
    """Play a whole match, as in ``Ann 10* Bob 0, Ann 0 Bob 5*``.

    ``text`` separates rounds by commas and lists points per seat. A star marks the winner of a round. The
    most points win the match. ``-`` is a computer player.
    """
    rounds = [
        [
            (words[i], int(words[i + 1].rstrip("*")), words[i + 1].endswith("*"))
            for i in range(0, len(words), 2)
        ]
        for words in (part.split() for part in text.split(","))
    ]
    people = [PEOPLE.get(name) for name, _, _ in rounds[0]]
    totals = [
        sum(points) for points in zip(*([points for _, points, _ in row] for row in rounds), strict=True)
    ]
    seats = tuple(
        SeatRow(seat, PEOPLE.get(name), name, computer=name == "-")
        for seat, (name, _, _) in enumerate(rounds[0])
    )
    await create(store, make(id, seats=seats, **about))
    for n, row in enumerate(rounds):
        scores = tuple(ScoreRow(seat, people[seat], points, won) for seat, (_, points, won) in enumerate(row))
        last = n == len(rounds) - 1
        result = tuple(
            ResultRow(
                seat,
                person,
                totals[seat],
                totals[seat] == max(totals),
                1 + sum(other > totals[seat] for other in totals),
                (achievements or {}).get(seat, {}),
            )
            for seat, person in enumerate(people)
        )
        await save(
            store, id, (n, 0, "draw"), rounds=(RoundRow(n, "out", scores),), result=result if last else None
        )
