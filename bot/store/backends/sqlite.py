"""Everything that is true of SQLite only: how the file is opened, examined and backed up.

Nothing outside this module names SQLite. How it is run, and why:

* WAL, so that readers and the writer do not wait for each other.
* ``synchronous=FULL``: a commit returns once it is on the disk, so not even a power cut takes back a
  move that people have seen. (A killed process would lose nothing with ``NORMAL`` either.)
* One writing connection, so writes queue up in order instead of colliding; its transactions take the
  lock at their first write and therefore never fail half-way for want of it.
* Readers open the file read-only: they cannot change it, whatever they are asked. Their transactions
  begin with the first look, so that several queries see one moment.
* Only its owner may read the file, its copies and its lock: they hold seeds and hand tokens.
* The one process that serves tables from it holds ``<file>.lock``; who only looks something up does not.
* A statement is one trip to the driver's thread, not three: opening and closing its cursor costs more
  than most statements do.

A backup is a whole database under another name, in one file.
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
"""How long to wait for a lock that another process holds."""
BACKUPS_KEPT = 3
READERS = 2

_PRIVATE = 0o600
"""Read and written by the owner alone."""

_INSTANT = f"{'[0-9]' * 8}T{'[0-9]' * 12}Z"
"""When a copy was made before a migration, in its name: an operator's own have other names."""

_MAGIC = b"SQLite format 3\0"
"""How every file of SQLite begins."""


def path_of(url: URL) -> Path:
    """Return the file ``url`` names.

    Raises:
        StoreUnreachable: it names none (a database in memory would forget every match).
    """
    if not url.database or url.database == ":memory:" or url.database.startswith("file:"):
        raise StoreUnreachable("store-no-file-named")
    return Path(url.database).absolute()


def writer(url: URL) -> AsyncEngine:
    """Return the engine of the one writing connection."""
    # The driver itself begins transactions, at the first statement that writes: that saves every
    # move a round trip to the driver's thread.
    engine = _engine(url.set(database=str(path_of(url))), connections=1, isolation_level="IMMEDIATE")
    _on_connect(engine, "PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL", "PRAGMA foreign_keys=ON")
    return engine


def migrator(url: URL) -> AsyncEngine:
    """Return the engine that takes the steps of a migration, in a transaction that changes tables as well.

    Foreign keys are off: rebuilding a table means dropping it, and that would take its rows' rows along.
    """
    engine = _engine(url.set(database=str(path_of(url))), connections=1, isolation_level=None)
    _on_connect(engine, "PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL", "PRAGMA foreign_keys=OFF")
    _on_begin(engine, "BEGIN IMMEDIATE")
    return engine


def reader(url: URL) -> AsyncEngine:
    """Return the engine of the reading connections. The file must exist when the first one is opened."""
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
        hide_parameters=True,  # an error goes to the log, and tokens and names must not
    )


class _Cursor:
    """What runs one statement on a connection of the driver; opened with it, closed when it is dropped."""

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
        """Return the rows it found."""
        assert self._run is not None
        return await self._run.fetchall()

    async def close(self) -> None:
        """Do nothing: rows are fetched to the last, and a statement that has run holds nothing open."""

    @property
    def description(self) -> Any:
        """Return the columns of the rows it finds; None if it finds none."""
        return None if self._run is None else self._run.description

    @property
    def rowcount(self) -> int:
        """Return how many rows it changed."""
        return -1 if self._run is None else self._run.rowcount

    @property
    def lastrowid(self) -> int | None:
        """Return the row it inserted last."""
        return None if self._run is None else self._run.lastrowid


class _Connection(aiosqlite.Connection):
    """A connection of the driver with quick cursors, whose thread keeps no program from ending.

    Who gives up while the file is being opened never learns of the connection: the thread that has opened it
    closes it then.
    """

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        super().__init__(partial(self._open, connect), iter_chunk_size=64)
        self._opened: sqlite3.Connection | None = None
        self._thread.daemon = True

    def cursor(self) -> _Cursor:  # type: ignore[override]
        return _Cursor(self)

    def stop(self) -> asyncio.Future[Any] | None:
        """End the thread, which closes whatever it has opened."""
        self._tx.put_nowait((None, self._close_opened))
        return super().stop()

    def _open(self, connect: Callable[[], sqlite3.Connection]) -> sqlite3.Connection:
        self._opened = connect()
        return self._opened

    def _close_opened(self) -> None:
        if self._opened is not None:
            self._opened.close()


def _connect(database: str, **options: Any) -> _Connection:
    """Return a connection of the driver, to be awaited."""
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
    """Return whether the file is still to be filled: absent, or without any tables. It is only looked at.

    Raises:
        StoreUnreachable: it cannot be there, or cannot be read, or be written where somebody wants to.
        StoreDamaged: it is no database, or a damaged one.
    """
    try:
        return _is_empty(path, write=write)
    except OSError as error:  # a folder on the way to it may not be entered, or its name is too long
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
    # SQLite takes a file of a few bytes for an empty database and would write over it.
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
    """Return the address to look at a file by; one that is not to be written may be on a read-only disk.

    SQLite makes a ``-shm`` beside it, unless it is ``immutable``, which passes over what is in a ``-wal``.
    """
    still = not (write or os.access(path.parent, os.W_OK) or Path(f"{path}-wal").exists())
    return f"{path.as_uri()}?mode=ro{'&immutable=1' if still else ''}"


def revision_of(path: Path) -> str | None:
    """Return the revision of a database file, which is not changed; None if it has no tables yet.

    Raises:
        StoreError: it is another program's database, or a newer version's.
    """
    engine = create_engine("sqlite://", creator=lambda: sqlite3.connect(_to_read(path), uri=True))
    try:
        with engine.connect() as connection:
            return migrate.revision_of(connection, str(path))
    finally:
        engine.dispose()


def inspect(path: Path) -> Inspection:
    """Look at a database file without changing it, and return what is found.

    Raises:
        StoreError: it cannot be used.
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
    """Have nobody but the owner read the file, which is made if there is none, and what is beside it.

    Raises:
        StoreUnreachable: it cannot be made.
    """
    try:
        path.touch(mode=_PRIVATE)
    except OSError as error:
        raise StoreUnreachable("store-unusable", place=str(path), reason=str(error)) from error
    for each in (path, Path(f"{path}-wal"), Path(f"{path}-shm")):
        with suppress(OSError):  # not there, or another owner's file that we may write to
            each.chmod(_PRIVATE)


def hand_over(made: Path, path: Path) -> None:
    """Give what root has made beside a database to the database's owner, as whom the bot runs."""
    if os.name == "posix" and os.geteuid() == 0:
        with suppress(OSError):
            owner = (path if path.exists() else path.parent).stat()
            os.chown(made, owner.st_uid, owner.st_gid, follow_symlinks=False)


def serve_alone(path: Path) -> FileLock:
    """Return the lock of the one process that serves tables from the file; the system frees it at its end.

    Raises:
        StoreUnreachable: another process does so.
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
    """Return the error that says what an error of the driver means."""
    extended = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    code = extended & 0xFF
    if code == sqlite3.SQLITE_NOTADB:
        return StoreDamaged("store-no-database", place=str(path))
    if code == sqlite3.SQLITE_CORRUPT:
        return StoreDamaged("store-damaged", place=str(path))
    if code in {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}:
        return StoreUnreachable("store-in-use", place=str(path))
    # There is no room for what lies beside the file either: SQLite calls that an error of the disk.
    if code == sqlite3.SQLITE_FULL or extended == sqlite3.SQLITE_IOERR_SHMSIZE:
        return StoreUnreachable("store-disk-full", place=str(path))
    if code == sqlite3.SQLITE_READONLY:
        return StoreUnreachable("store-read-only", place=str(path), folder=str(path.parent))
    return StoreUnreachable("store-unusable", place=str(path), reason=str(error))


def _beginning(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(len(_MAGIC))


def back_up(path: Path, revision: str, now: datetime) -> Path:
    """Copy the database beside itself before it is migrated, drop the oldest copies, and return the new one.

    Raises:
        StoreUnreachable: it cannot be copied, so it had better not be migrated.
    """
    target = path.with_name(f"{path.name}.{now:%Y%m%dT%H%M%S%fZ}.{revision}.backup")
    copy(path, target, lambda made: hand_over(made, path))
    # The clock may have been put back: the new copy is kept, wherever its name comes.
    others = sorted(set(path.parent.glob(f"{glob.escape(path.name)}.{_INSTANT}.*.backup")) - {target})
    for old in others[: 1 - BACKUPS_KEPT]:
        old.unlink(missing_ok=True)
    return target


def copy(path: Path, target: Path, check: Callable[[Path], None] = lambda _: None) -> None:
    """Copy a database as it is at one moment, in use or not, to a file that takes ``target``'s place.

    The copy appears under its name only when it is complete.

    Args:
        check: looks the complete copy over; what it raises comes through, and the copy is deleted.

    Raises:
        StoreUnreachable: it cannot be copied.
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
            sink.execute("PRAGMA journal_mode=DELETE")  # one file, whole by itself
        check(part)
        for beside in ("-wal", "-shm"):
            Path(f"{target}{beside}").unlink(missing_ok=True)
        part.replace(target)
    except (sqlite3.Error, OSError) as error:
        raise StoreUnreachable("store-no-backup", place=str(path), reason=str(error)) from error
    finally:
        with suppress(OSError):  # where it could not be written
            part.unlink(missing_ok=True)
