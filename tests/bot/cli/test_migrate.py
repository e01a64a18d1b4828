"""Moving to PostgreSQL: complete, compared, and resumed after an interruption."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.store import Store
from bot.store.backends import copying
from bot.store.schema import metadata
from tests.postgres import elsewhere, tell

Printed = Callable[..., str]
FIXTURE = Path(__file__).parents[2] / "fixtures" / "e27ac44.sqlite3.gz"
FILE = "boneyard.sqlite3"
URL = f"sqlite+aiosqlite:///{FILE}"

on_postgres = pytest.mark.postgres


@pytest.fixture
def full(home: Path) -> None:
    """Fill the bot's database with rows in most tables."""
    (home / FILE).write_bytes(gzip.decompress(FIXTURE.read_bytes()))

    async def note() -> None:
        async with await Store.open(URL) as store:
            for day in range(1, 31):
                began = datetime(2026, 3, day, 8, 30, tzinfo=UTC)
                await store.absences.note(began, began + timedelta(hours=1))

    asyncio.run(note())


def sums(url: str) -> copying.Sums:
    async def read() -> copying.Sums:
        async with await Store.open(url) as store:
            return await copying.sums_of(store._database)

    return asyncio.run(read())


class BrokenOffError(Exception):
    """Stands for anything that ends a program halfway."""


@pytest.fixture
def interrupt_copy(monkeypatch: pytest.MonkeyPatch) -> Callable[[str, int], None]:
    """Return a function that makes the next copy fail, given a table and a number of its batches.

    The copy fails while it copies that batch of the table, which is lost.
    """
    monkeypatch.setattr(copying, "BATCH", 20)
    note = copying._note

    def within(table: str, batches: int) -> None:
        number = [each.name for each in metadata.sorted_tables].index(table)
        left = batches

        async def noted(connection: Any, progress: Any) -> None:
            nonlocal left
            await note(connection, progress)
            left -= len(progress["done"]) == number and progress["after"] is not None
            if not left:
                monkeypatch.setattr(copying, "_note", note)
                raise BrokenOffError

        monkeypatch.setattr(copying, "_note", noted)

    return within


@on_postgres
def test_everything_is_copied(run_command: Printed, full: None, postgres_url: str) -> None:
    said = run_command("migrate-to", postgres_url)
    copied = sums(postgres_url)
    assert copied == sums(URL)
    filled = [table.name for table in metadata.sorted_tables if copied[table.name][0]]
    assert {"matches", "moves", "results", "ratings", "hands", "deliveries", "notes", "watches"} <= set(
        filled
    )
    matches, moves = copied["matches"][0], copied["moves"][0]
    assert f"compared row by row: {matches} matches, {moves} moves." in said
    assert f"moves: {moves} rows\n" in said


@on_postgres
def test_an_interrupted_copy_resumes_where_it_stopped(
    run_command: Printed, full: None, postgres_url: str, interrupt_copy: Callable[[str, int], None]
) -> None:
    seen = []
    for table, batches in (("absences", 2), ("moves", 3), ("moves", 5)):
        interrupt_copy(table, batches)
        with pytest.raises(BrokenOffError):
            run_command("migrate-to", postgres_url)
        ((rows,),) = elsewhere(tell("SELECT count(*) FROM moves", postgres_url))
        seen.append(rows)
        with pytest.raises(Exception, match="is not complete: run “migrate-to” again"):
            asyncio.run(Store.open(postgres_url, alone=True))
    assert seen == [0, 40, 120]
    run_command("migrate-to", postgres_url)
    assert sums(postgres_url) == sums(URL)
    asyncio.run(open_and_close(postgres_url))


async def open_and_close(url: str) -> None:
    await (await Store.open(url, alone=True)).close()


@on_postgres
def test_a_copy_that_differs_is_refused(
    run_command: Printed, full: None, postgres_url: str, interrupt_copy: Callable[[str, int], None]
) -> None:
    interrupt_copy("moves", 2)
    with pytest.raises(BrokenOffError):
        run_command("migrate-to", postgres_url)
    elsewhere(tell("UPDATE matches SET host_id = 7 WHERE id = 'dmsseats'", postgres_url))
    assert "differs (matches): name an empty database" in run_command("migrate-to", postgres_url, status=1)


@on_postgres
def test_a_file_that_changed_since_the_interruption_is_refused(
    run_command: Printed, full: None, postgres_url: str, interrupt_copy: Callable[[str, int], None]
) -> None:
    interrupt_copy("moves", 2)
    with pytest.raises(BrokenOffError):
        run_command("migrate-to", postgres_url)

    async def change() -> None:
        async with await Store.open(URL) as store:
            await store.key_values.put("later", "yes")

    asyncio.run(change())
    assert "has changed since the copy" in run_command("migrate-to", postgres_url, status=1)


@on_postgres
def test_a_database_that_is_not_empty_is_refused(run_command: Printed, full: None, postgres_url: str) -> None:
    run_command("migrate-to", postgres_url)
    assert "is not empty: name an empty one" in run_command("migrate-to", postgres_url, status=1)


@pytest.mark.parametrize("url", ["sqlite:///other.sqlite3", "nonsense", "mysql://ann:hush@host/games"])
def test_a_target_other_than_postgresql_is_refused(run_command: Printed, full: None, url: str) -> None:
    said = run_command("migrate-to", url, status=1)
    assert said == "Name a PostgreSQL database, such as postgresql://user:password@host/name.\n"


def test_a_copy_needs_an_existing_sqlite_file(
    run_command: Printed, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = "postgresql://ann:hush@127.0.0.1:1/games"
    assert "There is nothing to copy in" in run_command("migrate-to", target, status=1)
    monkeypatch.setenv("DATABASE_URL", target)
    assert "only an SQLite file can be copied" in run_command("migrate-to", target, status=1)


def test_an_unreachable_server_is_named_without_its_password(run_command: Printed, full: None) -> None:
    said = run_command("migrate-to", "postgresql://ann:hush@127.0.0.1:1/games", status=1)
    assert "cannot be used" in said
    assert "hush" not in said


@pytest.mark.parametrize("option", ["port=none", "sslmode=some", "host=/run&port=1,2"])
def test_an_invalid_url_option_is_reported(run_command: Printed, full: None, option: str) -> None:
    said = run_command("migrate-to", f"postgresql:///games?{option}", status=1)
    assert said.startswith("The database postgresql:///games?")
    assert said.count("\n") == 1
