"""Migrations up from the database of every earlier version, and back down, without losing data.

Only data that the target revision cannot store may be lost.
"""

from __future__ import annotations

import gzip
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from datetime import timedelta
from functools import cache, lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import make_url

from bot.store import State, Store
from bot.store.backends import migrate, sqlite
from engine import GAMES, Match
from tests.bot.conftest import MEMORY
from tests.inline_sqlite import inline_sqlite
from tests.postgres import elsewhere

FIXTURES = Path(__file__).parents[3] / "fixtures"
LEFT = {
    "0003": "e27ac44",
    "0012": "27ffc66",
    **{
        each: f"revision_{each}"
        for each in ("0001", "0002", "0004", "0005", "0007", "0008", "0009", "0010", "0011", "0013")
    },
}
"""By revision, the fixture with a database saved at it. 0006 is missing: no released version had it as its
newest."""
FULLEST = "0003", "0011"
"""The revisions with the most data. From these, the tests migrate down to every revision."""
VERSION = {("alembic_version", "version_num")}
SET_RIGHT = VERSION | {("matches", column) for column in ("deadline", "touched_at", "shown")}
"""The columns that migration 0004 corrects."""
ELSEWHERE = {("matches", "message_id"), ("matches", "seed"), ("notes", "key"), ("notes", "value")}
"""Columns whose values move: ids of shown messages, a lobby's secret, and warning messages."""

OPENING = """
import asyncio, sys
sys.modules["alembic"] = None  # whoever imports it fails
import bot.app.composition
from bot.store import Store

async def main():
    for url in sys.argv[1:]:
        try:
            await (await Store.open(url)).close()
            print("opened")
        except ModuleNotFoundError as missing:
            print(missing.name)

asyncio.run(main())
"""

Content = dict[str, dict[str, list[Any]]]


@pytest.fixture(autouse=True)
def _without_threads() -> Iterator[None]:
    """Run SQLite without threads: only the effect of each step matters here."""
    with inline_sqlite():
        yield


@pytest.fixture
def url(sqlite_url: str) -> str:
    return sqlite_url


@lru_cache(3)
def content(database: bytes) -> Content:
    """Return all values by table and column, in the order of the table's key."""
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.deserialize(database[:18] + b"\1\1" + database[20:])  # A database in memory has no WAL.
        tables = [
            name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        ]
        found: Content = {}
        for table in tables:
            about = connection.execute(f"PRAGMA table_info({table})").fetchall()
            order = ", ".join(row[1] for row in about if row[5]) or "1"
            rows = connection.execute(f"SELECT * FROM {table} ORDER BY {order}").fetchall()  # noqa: S608
            found[table] = {row[1]: [value[row[0]] for value in rows] for row in about}
    return found


def differing(before: Content, after: Content) -> set[tuple[str, str]]:
    """Return the columns that both contents have but with different values."""
    return {
        (table, column)
        for table in before.keys() & after.keys()
        for column in before[table].keys() & after[table].keys()
        if before[table][column] != after[table][column]
    }


async def take(url: str, step: Any, target: str) -> None:
    engine = sqlite.migrator(make_url(url))
    async with engine.begin() as connection:
        await connection.run_sync(step, target)
    await engine.dispose()


def taken(before: bytes, step: Any, target: str) -> bytes:
    """Return the database after a migration step, an upgrade or a downgrade, to a revision."""
    with inline_sqlite(), TemporaryDirectory(dir=MEMORY) as folder:
        file = Path(folder) / "steps.sqlite3"
        file.write_bytes(before)
        elsewhere(take(f"sqlite+aiosqlite:///{file}", step, target))
        return file.read_bytes()


def put(file: Path, database: bytes) -> None:
    file.write_bytes(database)


@cache
def left_by(revision: str) -> bytes:
    """Return the database, as a file's bytes, that a program of this revision left."""
    return gzip.decompress((FIXTURES / f"{LEFT[revision]}.sqlite3.gz").read_bytes())


@cache
def up_from(revision: str) -> bytes:
    """Return what a program of this revision left, migrated to the newest revision. Cached."""
    return taken(left_by(revision), migrate.upgrade, "head")


@cache
def back_from(revision: str, target: str) -> bytes:
    """Return the same database migrated up and back down to ``target``. Cached.

    For the fullest revisions the way down goes step by step, reusing the result of the revision above. Only
    the way to the first revision is migrated at once, to test that too.
    """
    revisions = migrate.revisions()
    after = revisions[revisions.index(target) + 1]
    at_once = revision not in FULLEST or target == revisions[0] or after == revisions[-1]
    before = up_from(revision) if at_once else back_from(revision, after)
    return taken(before, migrate.downgrade, target)


def test_revisions_match_those_that_alembic_finds() -> None:
    steps = ScriptDirectory(str(migrate.SCRIPTS)).walk_revisions()
    assert migrate.revisions() == [step.revision for step in steps][::-1]


def test_alembic_is_imported_only_if_there_is_a_step_to_run(url: str, file: Path, template: bytes) -> None:
    old = file.with_name("old.sqlite3")
    put(file, template)
    put(old, left_by(migrate.revisions()[-2]))
    opened = subprocess.run(  # noqa: S603  # runs OPENING, defined above
        [sys.executable, "-c", OPENING, url, f"sqlite+aiosqlite:///{old}"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert opened.stdout.split() == ["opened", "alembic"]


def test_downgrade_to_0010_removes_questions_about_readiness() -> None:
    """From 0011 on, the questions include who is ready for the next round."""
    asked, ready = '{"kind": "pause", "agreed": [11], "asked": 1}', '{"kind": "next", "ready": [11]}'
    with closing(sqlite3.connect(":memory:")) as connection:
        up = up_from("0010")
        connection.deserialize(up[:18] + b"\1\1" + up[20:])
        some = "SELECT id FROM matches ORDER BY id LIMIT 1 OFFSET ?"
        for number, questions in enumerate((f"[{asked}, {ready}]", f"[{ready}]", None)):
            with connection:
                connection.execute(
                    f"UPDATE matches SET questions = ? WHERE id = ({some})",  # noqa: S608
                    (questions, number),
                )
        down = taken(connection.serialize(), migrate.downgrade, "0010")
    assert content(down)["matches"]["questions"][:3] == [f"[{asked}]", None, None]


def test_migration_0012_assigns_tokens_and_its_downgrade_drops_orphans() -> None:
    with closing(sqlite3.connect(":memory:")) as connection:
        left = left_by("0011")
        connection.deserialize(left[:18] + b"\1\1" + left[20:])
        with connection:
            connection.execute("DELETE FROM hands WHERE match_id <> 'playing0'")
            connection.execute("UPDATE seats SET user_id = NULL, computer = 1 WHERE user_id = 12")
        up = taken(connection.serialize(), migrate.upgrade, "0012")
    assert content(up)["hands"]["user_id"] == [11, 0]
    down = taken(up, migrate.downgrade, "0011")
    assert content(down)["hands"]["token"] == ["key 0"]


def test_migration_0013_adds_reminders_and_its_downgrade_drops_them() -> None:
    up = taken(left_by("0012"), migrate.upgrade, "0013")
    shown = content(up)["deliveries"]
    assert shown["match_id"], "the fixture has messages on show"
    assert set(shown["reminded_turn"]) == {None}
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.deserialize(up[:18] + b"\1\1" + up[20:])
        with connection:
            connection.execute("UPDATE deliveries SET reminded_turn = 3")
        down = content(taken(connection.serialize(), migrate.downgrade, "0012"))["deliveries"]
    assert down == {name: values for name, values in shown.items() if name != "reminded_turn"}


def test_migration_0014_adds_direct_reminders_and_its_downgrade_drops_them() -> None:
    up = taken(left_by("0013"), migrate.upgrade, "0014")
    assert content(up)["reminders"] == {
        name: [] for name in ("user_id", "match_id", "step", "due_at", "claim")
    }
    assert "reminders" not in content(taken(up, migrate.downgrade, "0013"))


@pytest.mark.parametrize("revision", LEFT)
async def test_every_match_of_an_earlier_version_can_be_replayed(url: str, file: Path, revision: str) -> None:
    put(file, up_from(revision))
    async with await Store.open(url) as store:
        for match_id in await store.matches.newest(100):
            saved = await store.matches.load(match_id)
            if saved.state is not State.LOBBY:
                Match.replay(GAMES[saved.game](**saved.options), len(saved.seats), saved.seed, saved.record)
        assert len(await store.matches.to_restore(timedelta(days=9999))) == len(
            await store.matches.live_ids()
        )
        if LEFT[revision].startswith("revision_") and revision > "0003":
            assert (await store.matches.load("playing0")).questions == (
                {"kind": "pause", "agreed": [11], "asked": 1},
            )


@pytest.mark.parametrize(
    ("revision", "target"),
    [
        (revision, target)
        for revision in LEFT
        for target in migrate.revisions()[:-1]
        if target == revision or revision in FULLEST
    ],
)
async def test_downgrades_keep_all_data_that_the_target_can_store(
    url: str, file: Path, revision: str, target: str
) -> None:
    left, up = content(left_by(revision)), content(up_from(revision))
    down = content(back_from(revision, target))

    assert down["alembic_version"]["version_num"] == [target]
    resumed = {("matches", "state")} if target < "0002" else set()  # 0001 knew no pause
    assert differing(up, down) <= VERSION | ELSEWHERE | resumed
    assert differing(left, down) <= SET_RIGHT | (set() if target == revision else ELSEWHERE | resumed)
    if target < "0005":
        lobbies = [row for row, state in enumerate(up["matches"]["state"]) if state == "lobby"]
        assert {down["matches"]["seed"][row] for row in lobbies} == {
            up["matches"]["secret"][row] for row in lobbies
        }
    if target == "0003":
        number = up["deliveries"]["match_id"].index(shown := next(iter(up["deliveries"]["match_id"])))
        row = down["matches"]["id"].index(shown)
        assert down["matches"]["message_id"][row] == up["deliveries"]["message_id"][number]
        assert down["matches"]["shown"][row] == up["deliveries"]["shown_moves"][number]

    put(file, back_from(revision, target))
    async with await Store.open(url) as store:
        assert await store.matches.newest(100)
