"""Opening a database: new files, old files and their backups, and files that must not be written to."""

from __future__ import annotations

import asyncio
import logging
import os
import shutil
import sqlite3
import stat
import sys
import threading
from collections.abc import Callable
from contextlib import closing
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, create_engine, make_url

from bot.store import NewMatch, Store, StoreDamaged, StoreError, StoreForeign, StoreTooNew, StoreUnreachable
from bot.store.backends import migrate, postgres, sqlite
from bot.store.schema import metadata
from tests.bot.conftest import MEMORY
from tests.bot.store.conftest import create, save
from tests.inline_sqlite import inline_sqlite
from tests.postgres import elsewhere

Make = Callable[..., NewMatch]
TOO_LONG = "x" * 300
"""A file name too long for the system. Checking it fails like a folder that may not be entered."""

ADDED = """
from alembic import op
import sqlalchemy as sa
revision, down_revision = "{revision}", "{down}"
def upgrade():
    op.create_table("extra{revision}", sa.Column("id", sa.Integer, primary_key=True))
    {then}
"""


BUILT_ANEW = """with op.batch_alter_table("matches", recreate="always") as batch:
        batch.add_column(sa.Column("extra", sa.Text))"""


@pytest.fixture
def url(sqlite_url: str) -> str:
    return sqlite_url


@pytest.fixture
def scripts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Return a function that adds one more migration. It creates a table and then runs the code ``then``."""
    folder = tmp_path / "migrations"
    shutil.copytree(migrate.SCRIPTS, folder)
    monkeypatch.setattr(migrate, "SCRIPTS", folder)

    def add(then: str = "pass") -> None:
        head = migrate.revisions()[-1]
        revision = f"{int(head) + 1:04}"
        (folder / "versions" / f"{revision}_extra.py").write_text(
            ADDED.format(revision=revision, down=head, then=then)
        )

    return add


async def migrated(url: str, target: str) -> None:
    engine = sqlite.migrator(make_url(url))
    async with engine.begin() as connection:
        await connection.run_sync(migrate.upgrade, target)
    await engine.dispose()


@cache
def at(revision: str) -> bytes:
    """Return an empty database at an earlier revision, made from the one at the revision before. Cached."""
    earlier = migrate.revisions()[: migrate.revisions().index(revision)]
    with inline_sqlite(), TemporaryDirectory(dir=MEMORY) as folder:
        file = Path(folder) / "steps.sqlite3"
        file.write_bytes(at(earlier[-1]) if earlier else b"")
        elsewhere(migrated(f"sqlite+aiosqlite:///{file}", revision))
        return file.read_bytes()


def query(file: Path, statement: str) -> list[Any]:
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute(statement).fetchall()


def revision(file: Path) -> str:
    return str(query(file, "SELECT version_num FROM alembic_version")[0][0])


def content_of(file: Path) -> bytes:
    return file.read_bytes()


def fill(file: Path, content: bytes) -> None:
    file.write_bytes(content)


def make_readable(file: Path) -> None:
    file.chmod(0o644)


def names_in(folder: Path) -> list[str]:
    return [path.name for path in folder.iterdir()]


def backups(file: Path) -> list[Path]:
    return sorted(file.parent.glob("*.backup"))


def differences(connection: Connection) -> list[Any]:
    """Return how the tables and indexes of a database differ from the schema; empty if they do not."""
    if connection.dialect.name != "sqlite":
        return compared(connection)
    made = connection.exec_driver_sql("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY rowid")
    return differences_of(tuple(made.scalars()))


@cache
def differences_of(made: tuple[str, ...]) -> list[Any]:
    """Return how a database made by these statements differs from the schema. Cached.

    Args:
        made: the statements that make the whole structure of a file.
    """
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        for statement in made:
            connection.exec_driver_sql(statement)
        found = compared(connection)
    engine.dispose()
    return found


def compared(connection: Connection) -> list[Any]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, metadata))


# -- opening and migrating -------------------------------------------------------------------------


@pytest.mark.parametrize("begun", [None, b""], ids=["no file", "an empty file"])
async def test_a_new_file_gets_all_tables(url: str, file: Path, begun: bytes | None) -> None:
    if begun is not None:
        fill(file, begun)
    async with await Store.open(url) as store:
        assert await store.matches.live_ids() == []
    assert revision(file) == migrate.revisions()[-1]
    assert names_in(file.parent) == [file.name]


async def test_the_file_has_the_documented_settings(store: Store) -> None:
    async with store._database.writing() as connection:
        for pragma, value in [
            ("journal_mode", "wal"),
            ("synchronous", 2),
            ("foreign_keys", 1),
            ("busy_timeout", 5000),
        ]:
            assert (await connection.exec_driver_sql(f"PRAGMA {pragma}")).scalar() == value


@pytest.mark.parametrize("begun", [None, b""], ids=["no file", "an empty file"])
async def test_creating_a_database_is_logged(
    url: str, file: Path, begun: bytes | None, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING, "bot.store.backends.database")  # Playing offline does not log it.
    if begun is not None:
        fill(file, begun)
    await (await Store.open(url)).close()
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    assert str(file) in caplog.text
    caplog.clear()
    await (await Store.open(url)).close()
    assert not caplog.records


@pytest.mark.skipif(os.name == "nt", reason="permissions are other there")
async def test_only_the_owner_can_read_the_database_and_its_backups(
    url: str, file: Path, a_table: Make
) -> None:
    fill(file, at(migrate.revisions()[-2]))
    make_readable(file)
    async with await Store.open(url, alone=True) as store:
        await create(store, a_table())
        held = list(file.parent.iterdir())
        assert {path.suffix for path in held} >= {".backup", ".lock", file.suffix, f"{file.suffix}-wal"}
        assert {stat.S_IMODE(path.stat().st_mode) for path in held} == {0o600}


async def test_one_process_at_a_time_serves_tables_from_a_file(url: str, file: Path, a_table: Make) -> None:
    async with await Store.open(url, alone=True) as store:
        await create(store, a_table())
        with pytest.raises(StoreUnreachable, match="already serves"):
            await Store.open(url, alone=True)
        async with await Store.open(url) as visitor:  # A process that only reads may open it meanwhile.
            assert len(await visitor.matches.live_ids()) == 1
    async with await Store.open(url, alone=True) as successor:
        assert len(await successor.matches.live_ids()) == 1


async def test_readers_cannot_write(store: Store) -> None:
    with pytest.raises(StoreUnreachable, match="cannot be written"):
        async with store._database.reading() as connection:
            await connection.exec_driver_sql("DELETE FROM notes")


async def test_migrations_lead_to_the_schema(store: Store) -> None:
    async with store._database.reading() as connection:
        assert await connection.run_sync(differences) == []


@pytest.mark.parametrize("old", migrate.revisions())
async def test_every_revision_can_be_migrated_to_the_newest(url: str, file: Path, old: str) -> None:
    fill(file, at(old))
    async with await Store.open(url) as store, store._database.reading() as connection:
        assert await connection.run_sync(differences) == []
    assert bool(backups(file)) == (old != migrate.revisions()[-1])


async def test_an_up_to_date_file_is_not_backed_up(url: str, file: Path, store: Store) -> None:
    await store.close()
    async with await Store.open(url):
        assert backups(file) == []


async def test_a_migration_is_preceded_by_a_backup(
    url: str, file: Path, store: Store, a_table: Make, clock: Any, scripts: Callable[..., None]
) -> None:
    await create(store, a_table())
    await save(store, "abcd2345", (0, 0, "6-4@C"))
    old = revision(file)
    await store.close()
    scripts(then=BUILT_ANEW)
    async with await Store.open(url, clock=clock) as again:
        assert (await again.matches.load("abcd2345")).record == [(0, "6-4@C")]
    assert revision(file) == migrate.revisions()[-1]
    (backup,) = backups(file)
    assert backup.name == f"{file.name}.20260314T150926535897Z.{old}.backup"
    assert revision(backup) == old
    assert query(backup, "SELECT text FROM moves") == [("6-4@C",)]


async def test_the_last_backups_are_kept(
    url: str, file: Path, store: Store, clock: Any, scripts: Callable[..., None]
) -> None:
    await store.close()
    for _ in range(sqlite.BACKUPS_KEPT + 2):
        scripts()
        clock.move(days=1)
        await (await Store.open(url, clock=clock)).close()
    assert [revision(backup) for backup in backups(file)] == migrate.revisions()[
        -1 - sqlite.BACKUPS_KEPT : -1
    ]


async def test_an_operators_own_backups_are_not_deleted(
    url: str, file: Path, store: Store, clock: Any, scripts: Callable[..., None]
) -> None:
    await store.close()
    own = [file.with_name(f"{file.name}.2026-03-{day:02}.backup") for day in range(1, 8)]
    for each in own:
        sqlite.copy(file, each)
    scripts()
    await (await Store.open(url, clock=clock)).close()
    assert [each for each in own if not each.exists()] == []


async def test_a_failed_migration_changes_nothing(
    url: str, file: Path, store: Store, a_table: Make, scripts: Callable[..., None]
) -> None:
    await create(store, a_table())
    await store.close()
    before = query(file, "SELECT * FROM sqlite_master"), query(file, "SELECT * FROM matches"), revision(file)
    scripts(then=f"{BUILT_ANEW}\n    raise RuntimeError('half-way')")
    with pytest.raises(RuntimeError, match="half-way"):
        await Store.open(url)
    after = query(file, "SELECT * FROM sqlite_master"), query(file, "SELECT * FROM matches"), revision(file)
    assert after == before


async def test_closing_twice_is_allowed(store: Store) -> None:
    await store.close()
    await store.close()


# -- files that must not be written to -------------------------------------------------------------


TABLES = 40
"""Enough rows to fill pages of their own."""


def spoilt(file: Path, template: bytes, spoil: Callable[[bytearray], None]) -> bytes:
    fill(file, template)
    with closing(sqlite3.connect(file)) as connection, connection:
        wide = [(f"note {n}", "x" * 1000) for n in range(TABLES)]
        connection.executemany("INSERT INTO notes VALUES (?, ?)", wide)
    content = bytearray(content_of(file))
    spoil(content)
    fill(file, bytes(content))
    return bytes(content)


def overwrite(first: int, last: int | None) -> Callable[[bytearray], None]:
    def spoil(content: bytearray) -> None:
        part = content[first:last]
        content[first:last] = b"\xa5" * len(part)

    return spoil


@pytest.mark.parametrize(
    "spoil",
    [
        overwrite(0, 16),
        overwrite(100, 4096),
        overwrite(4096, 3 * 4096),
        lambda content: content.__delitem__(slice(len(content) // 2, None)),
    ],
    ids=["header", "table of tables", "pages", "cut off"],
)
async def test_a_damaged_file_is_refused_and_unchanged(
    url: str, file: Path, template: bytes, spoil: Callable[[bytearray], None]
) -> None:
    content = spoilt(file, template, spoil)
    with pytest.raises(StoreDamaged, match="it was left as it is"):
        await Store.open(url)
    assert content_of(file) == content
    assert backups(file) == []


@pytest.mark.parametrize(
    "content", [b"Dear diary,\n" * 99, b"x", bytes(4096)], ids=["words", "a letter", "nothing"]
)
async def test_a_file_that_is_no_database_is_refused_and_unchanged(
    url: str, file: Path, content: bytes
) -> None:
    fill(file, content)
    with pytest.raises(StoreDamaged) as caught:
        await Store.open(url)
    assert str(caught.value) == f"{file} is not a database; it was left as it is."
    assert content_of(file) == content
    assert names_in(file.parent) == [file.name]


async def test_a_file_of_a_newer_version_is_refused_and_unchanged(url: str, file: Path, store: Store) -> None:
    await store.close()
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    content = content_of(file)
    with pytest.raises(StoreTooNew) as caught:
        await Store.open(url)
    assert str(caught.value) == (
        f"The database {file} was written by a newer version of this program (revision 9999); "
        "it was left as it is. Update the program."
    )
    assert content_of(file) == content


async def test_a_file_of_another_program_is_refused_and_unchanged(url: str, file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("CREATE TABLE matches (id INTEGER)")
    content = content_of(file)
    with pytest.raises(StoreForeign, match=r"belongs to another program; it was left as it is\.$"):
        await Store.open(url)
    assert content_of(file) == content


@pytest.mark.parametrize(
    ("where", "sentence"),
    [
        ("sqlite+aiosqlite:///{0}/none/games.db", "there is no folder {0}/none."),
        (f"sqlite+aiosqlite:///{{0}}/{TOO_LONG}", "cannot be used: [Errno "),
        (f"sqlite+aiosqlite:///{{0}}/{TOO_LONG}/x/games.db", "cannot be used: [Errno "),
        ("sqlite+aiosqlite:///{0}", "The database {0} is not a file."),
        ("sqlite+aiosqlite://", "The database must be a file, such as sqlite+aiosqlite:///boneyard.sqlite3."),
        ("sqlite+aiosqlite:///:memory:", "The database must be a file, such as"),
        ("nonsense", "The address of the database cannot be used: "),
        ("postgresql+asyncpg://ann:hush@host:port/games", "The address of the database cannot be used: "),
        ("oracle+nothing://ann:hush@host/games", "The address of the database cannot be used: "),
    ],
)
async def test_an_unusable_address_is_explained(tmp_path: Path, where: str, sentence: str) -> None:
    with pytest.raises(StoreUnreachable) as caught:
        await Store.open(where.format(tmp_path))
    assert sentence.format(tmp_path) in str(caught.value)
    assert "hush" not in str(caught.value)
    assert names_in(tmp_path) == []


async def test_a_file_locked_by_another_program_is_in_use(
    url: str, file: Path, store: Store, a_table: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.close()
    monkeypatch.setattr(sqlite, "BUSY_SECONDS", 0.0)
    async with await Store.open(url) as impatient:
        with closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert await impatient.matches.live_ids() == []
            with pytest.raises(StoreUnreachable) as caught:
                await create(impatient, a_table())
            other.execute("ROLLBACK")
        assert str(caught.value) == f"The database {file} is in use by another program."
        await create(impatient, a_table())


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such limits there")
def test_a_full_disk_is_not_reported_as_a_damaged_file(file: Path, template: bytes) -> None:
    import resource  # noqa: PLC0415  # imported here because Windows has no such module

    file.write_bytes(template)
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 12, before[1]))
    try:
        with pytest.raises(StoreUnreachable) as caught:
            sqlite.examine(file)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert str(caught.value) == f"The disk is full: nothing can be saved in {file}."


@pytest.mark.skipif(sys.platform == "win32" or os.geteuid() != 0, reason="root alone can be somebody else")
def test_a_read_only_folder_is_named_in_the_error(file: Path, template: bytes) -> None:
    """The database file itself is writable, but SQLite must create files beside it."""
    file.write_bytes(template)
    file.chmod(0o666)
    file.parent.chmod(0o755)
    os.seteuid(1234)
    try:
        with pytest.raises(StoreUnreachable) as caught:
            sqlite.examine(file)
    finally:
        os.seteuid(0)
    assert f"to create others beside it in {file.parent}." in str(caught.value)


async def test_readers_do_not_wait_for_the_writer(store: Store, a_table: Make) -> None:
    async with store._database.writing() as connection:
        await connection.exec_driver_sql("INSERT INTO notes VALUES ('half', 'done')")
        answers = await asyncio.gather(*(store.key_values.get("half") for _ in range(5)))
    assert answers == [None] * 5
    assert await store.key_values.get("half") == "done"


def test_every_error_is_a_store_error() -> None:
    kinds = {StoreDamaged, StoreForeign, StoreTooNew, StoreUnreachable}
    assert all(issubclass(kind, StoreError) for kind in kinds)


async def test_a_cancelled_opening_closes_the_file(
    store: Store, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The cancelled task never gets the connection, so it cannot close it."""
    may_go_on, opened = threading.Event(), []
    connect = sqlite3.connect

    def slowly(*about: Any, **options: Any) -> sqlite3.Connection:
        may_go_on.wait()
        opened.append(connect(*about, **options, check_same_thread=False))
        return opened[0]

    monkeypatch.setattr(sqlite3, "connect", slowly)
    connection = sqlite._connect(str(file))
    connecting = asyncio.ensure_future(connection)
    await asyncio.sleep(0)
    connecting.cancel()
    await asyncio.gather(connecting, return_exceptions=True)
    may_go_on.set()
    await asyncio.to_thread(connection._thread.join)
    with pytest.raises(sqlite3.ProgrammingError, match="closed database"):
        opened[0].execute("SELECT 1")


async def test_a_new_backup_is_kept_after_the_clock_was_set_back(
    sqlite_url: str, file: Path, clock: Any, scripts: Callable[..., None]
) -> None:
    """A machine without a clock battery may open the store before it has set its time."""
    fill(file, at(migrate.revisions()[-1]))
    for _ in range(sqlite.BACKUPS_KEPT):
        scripts()
        clock.move(days=1)
        await (await Store.open(sqlite_url, clock=clock)).close()
    before = revision(file)
    scripts()
    clock.move(days=-1000)
    await (await Store.open(sqlite_url, clock=clock)).close()
    assert before in [revision(each) for each in backups(file)]
    assert len(backups(file)) == sqlite.BACKUPS_KEPT


@pytest.mark.postgres
async def test_a_migration_has_no_time_limit(
    clock: Any, scripts: Callable[..., None], bare_postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A large database needs time. With a time limit, each start would undo the migration and begin again."""
    await (await Store.open(bare_postgres_url, clock=clock)).close()
    monkeypatch.setattr(postgres, "SLOW", 5.0)  # enough for the other statements on a busy machine
    scripts(then="op.execute('SELECT pg_sleep(5.5)')")
    await (await Store.open(bare_postgres_url, clock=clock)).close()
