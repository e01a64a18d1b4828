"""Backup and restore on the command line: complete, checked, and without losing the previous database."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from bot.language.localizer import localizer_for
from bot.store import MatchChanges, MatchCommit, NewMatch, NewMove, SeatRow, State, Store
from bot.store.backends.migrate import revisions
from engine import GAMES, Match

Printed = Callable[..., str]
FILE = "boneyard.sqlite3"
URL = f"sqlite+aiosqlite:///{FILE}"
PLAYED = Match(GAMES["all-fives"](), 2, "a seed")
PLAYED.play(PLAYED.round.waiting()[0], PLAYED.round.legal(PLAYED.round.waiting()[0])[0].text)


async def add_match(store: Store, id: str, moves: tuple[NewMove, ...]) -> None:
    table = NewMatch(
        id=id,
        guild_id=1,
        channel_id=2,
        host_id=3,
        game="all-fives",
        options={},
        seed="a seed",
        locale="en",
        seats=(SeatRow(0, 3, "Ann"), SeatRow(1, None, "steady", computer=True)),
    )
    await store.commit(MatchCommit(match_id=id, expected_revision=0, new=table))
    changes = MatchChanges(state=State.PLAYING)
    await store.commit(MatchCommit(match_id=id, expected_revision=1, changes=changes, moves=moves))


def recorded(*moves: tuple[int, str]) -> tuple[NewMove, ...]:
    return tuple(NewMove(number, seat, text) for number, (seat, text) in enumerate(moves))


def fill(*ids: str, moves: tuple[NewMove, ...] = recorded(*PLAYED.record)) -> None:
    async def write() -> None:
        async with await Store.open(URL) as store:
            for id in ids:
                await add_match(store, id, moves)

    asyncio.run(write())


def kept(file: str = FILE) -> set[str]:
    async def read() -> list[str]:
        async with await Store.open(f"sqlite+aiosqlite:///{file}") as store:
            return await store.matches.live_ids()

    return set(asyncio.run(read()))


@contextmanager
def serving(*ids: str) -> Iterator[None]:
    """Serve tables inside this block. The matches with these ids are saved, but only in the ``-wal`` file."""
    with asyncio.Runner() as runner:
        store = runner.run(Store.open(URL, alone=True))
        for id in ids:
            runner.run(add_match(store, id, recorded(*PLAYED.record)))
        yield
        runner.run(store.close())


def test_a_backup_includes_what_a_running_bot_has_saved(run_command: Printed, home: Path) -> None:
    with serving("first"):
        said = run_command("backup", "copy.sqlite3")
    assert said == f"The database was copied to {home}/copy.sqlite3; its newest match was replayed.\n"
    assert kept("copy.sqlite3") == {"first"}
    assert set(home.glob("*.part")) == set()


def test_a_restore_keeps_the_previous_database(run_command: Printed, home: Path) -> None:
    fill("first")
    run_command("backup", "copy.sqlite3")
    fill("second")

    said = run_command("restore", "copy.sqlite3")

    assert kept() == {"first"}
    (before,) = home.glob("*.before-restore")
    assert before.name in said
    assert kept(before.name) == {"first", "second"}


@pytest.mark.skipif(sys.platform in {"win32", "darwin"}, reason="names of files are text there")
def test_a_file_name_may_be_invalid_utf_8(run_command: Printed) -> None:
    fill("first")
    copy = os.fsdecode(b"copy-\xff.sqlite3")
    assert "copy-\\udcff.sqlite3; its newest match" in run_command("backup", copy)
    fill("second")
    run_command("restore", copy)
    assert kept() == {"first"}


@pytest.fixture
def medium(home: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder on a disk that is mounted read-only."""
    folder, access = home / "medium", os.access
    folder.mkdir()

    def denied(path: str | Path, mode: int) -> bool:
        return access(path, mode) and not (mode & os.W_OK and Path(path).is_relative_to(folder))

    monkeypatch.setattr(os, "access", denied)
    return folder


def test_a_copy_is_restored_from_a_read_only_disk(run_command: Printed, medium: Path) -> None:
    fill("first")
    copy = medium / "copy.sqlite3"
    copy.write_bytes(Path(FILE).read_bytes())
    with closing(sqlite3.connect(copy)) as connection:  # as a bot leaves it
        assert connection.execute("PRAGMA journal_mode=WAL").fetchone() == ("wal",)
    (medium / "copy.sqlite3-shm").mkdir()  # so that not even root lets SQLite create it
    before = copy.read_bytes()
    fill("second")

    run_command("restore", str(copy))

    assert kept() == {"first"}
    assert copy.read_bytes() == before
    assert len(list(medium.iterdir())) == 2


@pytest.mark.parametrize("index", [True, False])
def test_the_wal_file_of_a_copy_is_restored_or_requested(
    run_command: Printed, medium: Path, *, index: bool
) -> None:
    fill("first")
    with serving("second"):
        for beside in ("", "-wal", "-shm")[: 3 if index else 2]:
            (medium / f"{FILE}{beside}").write_bytes(Path(f"{FILE}{beside}").read_bytes())
    fill("third")
    said = run_command("restore", str(medium / FILE), status=0 if index else 1)
    assert kept() == ({"first", "second"} if index else {"first", "second", "third"})
    assert index or said == localizer_for("en")("restore-newest", file=str(medium / FILE)) + "\n"


@pytest.mark.parametrize(
    "damage",
    [
        lambda whole: bytes(100) + whole[100:],
        lambda whole: whole[: len(whole) // 3],
        lambda whole: whole[:8192] + bytes(8192) + whole[16384:],
        lambda whole: b"",
    ],
    ids=["no header", "cut off", "a hole", "empty"],
)
def test_a_damaged_database_is_replaced_and_kept_unchanged(
    run_command: Printed, home: Path, damage: Callable[[bytes], bytes]
) -> None:
    fill("first")
    run_command("backup", "copy.sqlite3")
    damaged = damage(Path(FILE).read_bytes())
    Path(FILE).write_bytes(damaged)

    said = run_command("restore", "copy.sqlite3")

    assert kept() == {"first"}
    (before,) = home.glob("*.before-restore")
    assert before.name in said
    assert before.stat().st_mode & 0o077 == 0
    if damaged:
        assert len(before.read_bytes()) == len(damaged)


def test_a_damaged_database_that_cannot_be_kept_is_not_replaced(
    run_command: Printed, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    fill("first")
    run_command("backup", "copy.sqlite3")
    Path(FILE).write_bytes(b"damaged")
    monkeypatch.setattr("shutil.copyfile", full)
    assert "could not be backed up: [Errno 28]" in run_command("restore", "copy.sqlite3", status=1)
    assert Path(FILE).read_bytes() == b"damaged"
    assert not list(home.glob("*.before-restore*"))


@pytest.mark.skipif(sys.platform == "win32" or os.geteuid() != 0, reason="root alone can give files away")
@pytest.mark.parametrize("what", ["whole", "damaged", "gone"])
def test_files_that_root_restores_belong_to_the_bots_user(
    run_command: Printed, home: Path, what: str
) -> None:
    fill("first")
    run_command("backup", "copy.sqlite3")
    os.chown("copy.sqlite3", 0, 0)
    if what == "damaged":
        Path(FILE).write_bytes(b"damaged")
    if what == "gone":
        Path(FILE).unlink()
    for each in (home, *home.glob(f"{FILE}*")):
        os.chown(each, 1234, 1234)

    run_command("restore", "copy.sqlite3")

    owners = {each.name: (each.stat().st_uid, each.stat().st_gid) for each in home.iterdir()}
    assert owners.pop("copy.sqlite3") == (0, 0)
    assert set(owners.values()) == {(1234, 1234)}
    assert kept() == {"first"}


def test_a_copy_of_an_earlier_version_is_examined_and_not_migrated(run_command: Printed, home: Path) -> None:
    fill("first")
    with closing(sqlite3.connect(FILE)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = ?", [revisions()[-2]])
        connection.commit()
    assert (
        run_command("backup", "copy.sqlite3")
        == f"The database was copied to {home}/copy.sqlite3; the copy was examined.\n"
    )
    with closing(sqlite3.connect("copy.sqlite3")) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [
            (revisions()[-2],)
        ]


def test_a_match_that_cannot_be_replayed_prevents_a_backup(run_command: Printed, home: Path) -> None:
    fill("first", moves=recorded((0, "nonsense")))
    assert "Match first cannot be replayed" in run_command("backup", "copy.sqlite3", status=1)
    assert not list(home.glob("copy*"))


@pytest.mark.parametrize("revision", ["9999", None], ids=["newer", "foreign"])
def test_a_newer_or_foreign_database_is_named(run_command: Printed, home: Path, revision: str | None) -> None:
    fill("first")
    with closing(sqlite3.connect(FILE)) as connection:
        connection.execute("DELETE FROM alembic_version")
        if revision is not None:
            connection.execute("INSERT INTO alembic_version VALUES (?)", [revision])
        connection.commit()
    assert run_command("backup", "copy.sqlite3", status=1).startswith(f"The database {home}/{FILE} ")
    assert not list(home.glob("copy*"))


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_no_file_is_overwritten(run_command: Printed, command: str) -> None:
    fill("first")
    Path("notes.txt").write_text("mine", encoding="utf-8")
    assert run_command(command, "notes.txt", status=1) in {
        f"There is a file {Path('notes.txt').absolute()} already: name another.\n",
        f"{Path('notes.txt').absolute()} is not a database; it was left as it is.\n",
    }
    assert Path("notes.txt").read_text(encoding="utf-8") == "mine"
    assert kept() == {"first"}


def test_a_restore_is_refused_while_a_bot_serves_tables(run_command: Printed) -> None:
    fill("first")
    run_command("backup", "copy.sqlite3")
    with serving():
        assert "stop it first" in run_command("restore", "copy.sqlite3", status=1)


@pytest.mark.parametrize(
    ("command", "refusal"),
    [
        ("backup", f"There is nothing to copy in {{home}}/{FILE}."),
        ("restore", "There is no file {home}/copy.sqlite3."),
    ],
)
def test_a_missing_database_or_copy_is_reported(
    run_command: Printed, home: Path, command: str, refusal: str
) -> None:
    assert run_command(command, "copy.sqlite3", status=1) == refusal.format(home=home) + "\n"


@pytest.mark.parametrize(("command", "tool"), [("backup", "pg_dump"), ("restore", "pg_restore")])
def test_postgresql_gets_the_name_of_its_own_tool(
    run_command: Printed, monkeypatch: pytest.MonkeyPatch, command: str, tool: str
) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql://ann:secret@db.example/games")
    said = run_command(command, "copy.dump", status=1)
    assert tool in said
    assert "db.example/games" in said
    assert "secret" not in said


@pytest.mark.parametrize(
    ("command", "file"), [("backup", "x" * 300), ("restore", "x" * 300), ("backup", f"{FILE}/copy")]
)
def test_an_unreachable_path_is_reported_in_one_sentence(
    run_command: Printed, command: str, file: str
) -> None:
    """Examples are a name that is too long, and a path through a file."""
    fill("first")
    said = run_command(command, file, status=1)
    assert said.count("\n") == 1
    assert ": [Errno " in said
    assert kept() == {"first"}


def test_a_restore_to_an_unreachable_path_is_refused(
    run_command: Printed, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill("first")
    run_command("backup", "copy.sqlite3")
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{'x' * 300}/x/boneyard.sqlite3")
    assert "cannot be used: [Errno " in run_command("restore", "copy.sqlite3", status=1)
