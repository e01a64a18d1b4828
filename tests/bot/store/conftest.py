"""A store in a real file, or on a real server, on a clock that stands still until it is moved."""

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
from tests.bot.conftest import MEMORY, looked_over
from tests.inline_sqlite import shared_statements
from tests.postgres import tell

ANN, BOB, CEES = 1 << 58, 2 << 58, 3 << 58
"""Discord's numbers are larger than 32 bits."""


class StandingClock:
    """What time it is: only :meth:`move` moves it."""

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
    """Where a database may be made, with nothing beside it."""
    with TemporaryDirectory(dir=MEMORY) as folder:
        yield Path(folder) / "games 100%.sqlite3"


@pytest.fixture
def sqlite_url(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def url(request: pytest.FixtureRequest) -> str:
    """Where a database may be made: every test that asks for it, or for a store, is taken on both kinds."""
    return str(request.getfixturevalue(f"{request.param}_url"))


class Look:
    """What another program sees in the database, and does to it."""

    def __init__(self, url: str) -> None:
        self._url = url

    async def ask(self, sql: str) -> list[Any]:
        """The rows that a statement finds."""
        (found,) = await self._ask(sql)
        return found

    async def rows(self, *tables: str) -> list[Any]:
        """The rows of tables, in order."""
        found = await self._ask(*(f"SELECT * FROM {name} ORDER BY 1, 2, 3" for name in tables))  # noqa: S608
        return [row for each in found for row in each]

    async def everything(self) -> list[Any]:
        """All rows of all tables."""
        every = (f"SELECT * FROM {table.name} ORDER BY 1, 2" for table in metadata.sorted_tables)  # noqa: S608
        return await self._ask(*every)

    async def _ask(self, *statements: str) -> list[list[Any]]:
        """The rows that each statement finds; all on one connection, for opening a file takes longer."""
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
    """Whether the file is a copy of one that has been looked over and brought up to date."""
    copied = url.startswith("sqlite") and not file.exists()
    if copied:
        file.write_bytes(template)
    return copied


@pytest.fixture
async def store(_migrated: bool, url: str, clock: StandingClock) -> AsyncIterator[Store]:
    with pytest.MonkeyPatch.context() as patched:
        if _migrated:
            patched.setattr(Database, "_prepare", looked_over)
        opened = await Store.open(url, clock=clock)
    async with opened:
        yield opened


@pytest.fixture
def a_table() -> Callable[..., NewMatch]:
    """Makes a table to be saved: two people and a computer player, unless told otherwise."""

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
    """Moves as a commit takes them."""
    return tuple(NewMove(*move) for move in moves)


def commit_of(match_id: str, revision: int, *moves: tuple[int, int, str], **what: Any) -> MatchCommit:
    """A commit of these moves; of all else, what is no part of a commit is a change of the table."""
    parts = {name: what.pop(name) for name in PARTS if name in what}
    changes = MatchChanges(**what)  # type: ignore[typeddict-item]
    return MatchCommit(
        match_id=match_id, expected_revision=revision, moves=made(*moves), changes=changes, **parts
    )


async def create(store: Store, table: NewMatch, **parts: Any) -> None:
    """Save a table for the first time."""
    await store.commit(MatchCommit(match_id=table.id, expected_revision=0, new=table, **parts))


async def revision_of(store: Store, match_id: str) -> int:
    """How often a table has been saved; 0 where there is none."""
    async with store._database.reading() as connection:
        wanted = select(matches.c.revision).where(matches.c.id == match_id)
        return await connection.scalar(wanted) or 0


async def save(store: Store, match_id: str, *moves: tuple[int, int, str], **what: Any) -> None:
    """Save one more change of a table, whatever its revision is."""
    await store.commit(commit_of(match_id, await revision_of(store, match_id), *moves, **what))


PEOPLE = {"Ann": 11, "Bob": 12, "Cees": 13, "Dirk": 14}


async def played(
    store: Store, make: Callable[..., NewMatch], id: str, text: str, *, achievements: Any = None, **about: Any
) -> None:
    """Play a whole match. ``text`` has a round a comma, points a seat: ``Ann 10* Bob 0, Ann 0 Bob 5*``.

    A star is who won the round; who made most points wins the match, and so on down. ``-`` is a computer
    player.
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
