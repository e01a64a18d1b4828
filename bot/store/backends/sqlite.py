"""Everything specific to SQLite: how the file is opened, checked and backed up.

No other module names SQLite. How it is run, and why:

* WAL, so that readers and the writer do not wait for each other.
* ``synchronous=FULL``: a commit returns once it is on the disk, so that not even a power cut loses a move
  that people have seen. (A killed process would lose nothing with ``NORMAL`` either.)
* One writing connection, so that writes queue in order instead of colliding. Its transactions take the lock
  at their first write, so they cannot fail later for lack of it.
* Readers open the file read-only and cannot change it. Their transactions begin with the first query, so that
  several queries see one snapshot.
* Only the owner may read the file, its backups and its lock: they contain seeds and hand tokens.
* The process that serves tables holds ``<file>.lock``. A process that only reads does not.
* A statement is one trip to the driver's thread instead of three: opening and closing a cursor costs more
  than most statements.

A backup is a complete database in one file under another name.
"""

from __future__ import annotations

import asyncio
import glob
import os
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing, suppress
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any, Self

import aiosqlite
from filelock import FileLock, Timeout
from sqlalchemy import URL, create_engine, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

from bot.store.backends import migrate
from bot.store.errors import StoreDamaged, StoreError, StoreUnreachable
from bot.store.models import Inspection

BUSY_SECONDS = 5.0
"""Seconds to wait for a lock that another process holds."""
BACKUPS_KEPT = 3
READERS = 2

_PRIVATE = 0o600
"""Only the owner may read and write."""

_INSTANT = f"{'[0-9]' * 8}T{'[0-9]' * 12}Z"
"""The time in the name of a backup made before a migration. An operator's own backups have other names."""

_MAGIC = b"SQLite format 3\0"
"""The first bytes of every SQLite file."""


def path_of(url: URL) -> Path:
    """Return the path of the file that ``url`` names.

    Raises:
        StoreUnreachable: the URL names no file. (A database in memory would forget every match.)
    """
    if not url.database or url.database == ":memory:" or url.database.startswith("file:"):
        raise StoreUnreachable("store-no-file-named")
    return Path(url.database).absolute()


def writer(url: URL) -> AsyncEngine:
    """Return the engine with the single writing connection."""
    # The driver begins a transaction at the first statement that writes. That saves every move a round trip
    # to the driver's thread.
    engine = _engine(url.set(database=str(path_of(url))), connections=1, isolation_level="IMMEDIATE")
    _on_connect(engine, "PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL", "PRAGMA foreign_keys=ON")
    return engine


def migrator(url: URL) -> AsyncEngine:
    """Return the engine for migrations, whose transactions also cover changes to tables.

    Foreign keys are off: rebuilding a table drops the old one, which would delete the rows that refer to it.
    """
    engine = _engine(url.set(database=str(path_of(url))), connections=1, isolation_level=None)
    _on_connect(engine, "PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL", "PRAGMA foreign_keys=OFF")
    _on_begin(engine, "BEGIN IMMEDIATE")
    return engine


def reader(url: URL) -> AsyncEngine:
    """Return the engine of the reading connections. The file must exist before the first one is opened."""
    read_only = url.set(database=path_of(url).as_uri(), query={"mode": "ro", "uri": "true"})
    engine = _engine(read_only, connections=READERS, isolation_level=None)
    _on_begin(engine, "BEGIN")
    return engine


def _engine(url: URL, *, connections: int, isolation_level: str | None) -> AsyncEngine:
    return create_async_engine(
        url,
        poolclass=AsyncAdaptedQueuePool,
        pool_size=connections,
        max_overflow=0,
        pool_timeout=None,
        connect_args={
            "isolation_level": isolation_level,
            "timeout": BUSY_SECONDS,
            "async_creator_fn": _connect,
        },
        hide_parameters=True,  # Errors go to the log, which must not contain tokens or names.
    )


class _Cursor:
    """A cursor that opens with its statement and is closed when it is dropped."""

    arraysize = 1

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self._run: aiosqlite.Cursor | None = None

    async def __aenter__(self) -> Self:
        return self

    async def execute(self, sql: str, parameters: Sequence[Any] = ()) -> None:
        """Run the statement."""
        self._run = await self._connection.execute(sql, parameters)

    async def executemany(self, sql: str, parameters: Iterable[Sequence[Any]]) -> None:
        """Run the statement once for each row of parameters."""
        self._run = await self._connection.executemany(sql, parameters)

    async def fetchall(self) -> Iterable[Any]:
        """Return the rows of the result."""
        assert self._run is not None
        return await self._run.fetchall()

    async def close(self) -> None:
        """Do nothing: all rows have been fetched, so the statement keeps nothing open."""

    @property
    def description(self) -> Any:
        """Return the columns of the result; None if the statement returns no rows."""
        return None if self._run is None else self._run.description

    @property
    def rowcount(self) -> int:
        """Return the number of changed rows; -1 before a statement has run."""
        return -1 if self._run is None else self._run.rowcount

    @property
    def lastrowid(self) -> int | None:
        """Return the id of the last inserted row; None before a statement has run."""
        return None if self._run is None else self._run.lastrowid


class _Connection(aiosqlite.Connection):
    """A driver connection with cheap cursors, whose thread does not keep the program from ending.

    If the opening task is cancelled, it never gets the connection; the thread then closes what it has opened.
    """

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        super().__init__(partial(self._open, connect), iter_chunk_size=64)
        self._opened: sqlite3.Connection | None = None
        self._thread.daemon = True

    def cursor(self) -> _Cursor:  # type: ignore[override]
        return _Cursor(self)

    def stop(self) -> asyncio.Future[Any] | None:
        """End the thread, which closes the opened connection. Return what the driver's ``stop`` returns."""
        self._tx.put_nowait((None, self._close_opened))
        return super().stop()

    def _open(self, connect: Callable[[], sqlite3.Connection]) -> sqlite3.Connection:
        self._opened = connect()
        return self._opened

    def _close_opened(self) -> None:
        if self._opened is not None:
            self._opened.close()


def _connect(database: str, **options: Any) -> _Connection:
    """Return a driver connection, which must be awaited."""
    return _Connection(lambda: sqlite3.connect(database, **options))


def _on_connect(engine: AsyncEngine, *statements: str) -> None:
    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, record: object) -> None:
        cursor = connection.cursor()
        for statement in statements:
            cursor.execute(statement)
        cursor.close()


def _on_begin(engine: AsyncEngine, statement: str) -> None:
    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Any) -> None:
        connection.exec_driver_sql(statement)


def examine(path: Path, *, write: bool = True) -> bool:
    """Check a file without changing it; return whether it is still empty: missing, or without tables.

    Raises:
        StoreUnreachable: the file cannot exist there, or may not be read, or written if ``write``.
        StoreDamaged: it is not a database, or is damaged.
    """
    try:
        return _is_empty(path, write=write)
    except OSError as error:  # A folder in the path may not be entered, or the name is too long.
        raise StoreUnreachable("store-unusable", place=str(path), reason=str(error)) from error


def _is_empty(path: Path, *, write: bool) -> bool:
    if not path.parent.is_dir():
        raise StoreUnreachable("store-no-folder", place=str(path), folder=str(path.parent))
    if not path.exists():
        return True
    if not path.is_file():
        raise StoreUnreachable("store-not-a-file", place=str(path))
    if not os.access(path, os.R_OK | os.W_OK if write else os.R_OK):
        raise StoreUnreachable("store-forbidden", place=str(path))
    # SQLite takes a file of a few bytes for an empty database and would overwrite it.
    if _beginning(path) not in {b"", _MAGIC}:
        raise StoreDamaged("store-no-database", place=str(path))
    try:
        address = _to_read(path, write=write)
        with closing(sqlite3.connect(address, uri=True, timeout=BUSY_SECONDS)) as connection:
            (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
            (tables,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    except sqlite3.Error as error:
        raise explain(error, path) from error
    if found != "ok":
        raise StoreDamaged("store-damaged", place=str(path))
    return not tables


def _to_read(path: Path, *, write: bool = False) -> str:
    """Return the URI for reading a file. If ``write`` is False, the file may be on a read-only disk.

    SQLite creates a ``-shm`` file next to the database unless it is ``immutable``. But ``immutable`` ignores
    the contents of a ``-wal`` file, so it is used only if there is no such file and the folder is read-only.
    """
    still = not (write or os.access(path.parent, os.W_OK) or Path(f"{path}-wal").exists())
    return f"{path.as_uri()}?mode=ro{'&immutable=1' if still else ''}"


def revision_of(path: Path) -> str | None:
    """Return the revision of a database file without changing it; None if it has no tables yet.

    Raises:
        StoreError: the database belongs to another program or to a newer version.
    """
    engine = create_engine("sqlite://", creator=lambda: sqlite3.connect(_to_read(path), uri=True))
    try:
        with engine.connect() as connection:
            return migrate.revision_of(connection, str(path))
    finally:
        engine.dispose()


def inspect(path: Path) -> Inspection:
    """Inspect a database file without changing it.

    Raises:
        StoreError: the file cannot be used.
    """
    newest = migrate.revisions()[-1]
    if examine(path):
        if not os.access(path.parent, os.W_OK):
            raise StoreUnreachable("store-forbidden", place=str(path))
        return Inspection(str(path), newest, None, path.parent)
    revision = revision_of(path)
    try:
        with closing(
            sqlite3.connect(f"{path.as_uri()}?mode=rw", uri=True, timeout=BUSY_SECONDS, isolation_level=None)
        ) as connection:
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("ROLLBACK")
    except sqlite3.Error as error:
        raise explain(error, path) from error
    files = sorted(each for each in path.parent.glob(f"{glob.escape(path.name)}*") if each.is_file())
    return Inspection(str(path), newest, revision, path.parent, files, path.stat().st_size)


def make_private(path: Path) -> None:
    """Restrict the file, its ``-wal`` and its ``-shm`` to their owner. The file is created if it is missing.

    Raises:
        StoreUnreachable: the file cannot be created.
    """
    try:
        path.touch(mode=_PRIVATE)
    except OSError as error:
        raise StoreUnreachable("store-unusable", place=str(path), reason=str(error)) from error
    for each in (path, Path(f"{path}-wal"), Path(f"{path}-shm")):
        with suppress(OSError):  # It does not exist, or is another user's file that we may write.
            each.chmod(_PRIVATE)


def hand_over(made: Path, path: Path) -> None:
    """Give a new file to the owner of the database, if it was created by root. The bot runs as that owner."""
    if os.name == "posix" and os.geteuid() == 0:
        with suppress(OSError):
            owner = (path if path.exists() else path.parent).stat()
            os.chown(made, owner.st_uid, owner.st_gid, follow_symlinks=False)


def serve_alone(path: Path) -> FileLock:
    """Lock the file for the one process that serves tables. The system frees the lock when it ends.

    Raises:
        StoreUnreachable: another process holds the lock, or its file cannot be made.
    """
    beside = path.with_name(f"{path.name}.lock")
    lock = FileLock(beside, timeout=0, mode=_PRIVATE, thread_local=False)
    try:
        lock.acquire()
        hand_over(beside, path)
    except Timeout:
        raise StoreUnreachable("store-served", place=str(path)) from None
    except OSError as error:
        raise StoreUnreachable("store-unusable", place=str(path), reason=str(error)) from error
    return lock


def explain(error: BaseException, path: Path) -> StoreError:
    """Return the store's error for an error of the driver. An unknown error becomes ``StoreUnreachable`` with
    its reason.
    """
    extended = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    code = extended & 0xFF
    if code == sqlite3.SQLITE_NOTADB:
        return StoreDamaged("store-no-database", place=str(path))
    if code == sqlite3.SQLITE_CORRUPT:
        return StoreDamaged("store-damaged", place=str(path))
    if code in {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}:
        return StoreUnreachable("store-in-use", place=str(path))
    # SQLite reports a full disk as an I/O error if there is no room for the -shm file.
    if code == sqlite3.SQLITE_FULL or extended == sqlite3.SQLITE_IOERR_SHMSIZE:
        return StoreUnreachable("store-disk-full", place=str(path))
    if code == sqlite3.SQLITE_READONLY:
        return StoreUnreachable("store-read-only", place=str(path), folder=str(path.parent))
    return StoreUnreachable("store-unusable", place=str(path), reason=str(error))


def _beginning(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(len(_MAGIC))


def back_up(path: Path, revision: str, now: datetime) -> Path:
    """Back up the database beside it before a migration, delete the oldest backups, return the new one.

    Raises:
        StoreUnreachable: the file cannot be copied, so it must not be migrated.
    """
    target = path.with_name(f"{path.name}.{now:%Y%m%dT%H%M%S%fZ}.{revision}.backup")
    copy(path, target, lambda made: hand_over(made, path))
    # The clock may have been set back: keep the new backup even if its name does not sort last.
    others = sorted(set(path.parent.glob(f"{glob.escape(path.name)}.{_INSTANT}.*.backup")) - {target})
    for old in others[: 1 - BACKUPS_KEPT]:
        old.unlink(missing_ok=True)
    return target


def copy(path: Path, target: Path, check: Callable[[Path], None] = lambda _: None) -> None:
    """Copy a snapshot of a database, in use or not, to the file ``target``.

    An existing target is replaced, but only when the copy is complete.

    Args:
        check: called with the complete copy. If it raises, the copy is deleted and the error passes through.

    Raises:
        StoreUnreachable: the database cannot be copied.
    """
    part = target.with_name(f"{target.name}.part")
    try:
        part.unlink(missing_ok=True)
        part.touch(mode=_PRIVATE)
        with (
            closing(sqlite3.connect(_to_read(path), uri=True)) as source,
            closing(sqlite3.connect(part)) as sink,
        ):
            source.backup(sink)
            sink.execute("PRAGMA journal_mode=DELETE")  # one complete file
        check(part)
        for beside in ("-wal", "-shm"):
            Path(f"{target}{beside}").unlink(missing_ok=True)
        part.replace(target)
    except (sqlite3.Error, OSError) as error:
        raise StoreUnreachable("store-no-backup", place=str(path), reason=str(error)) from error
    finally:
        with suppress(OSError):  # It could not be written in the first place.
            part.unlink(missing_ok=True)
