"""Backup and restore on the command line: a checked copy of the database, and the way back to it.

SQLite only. For PostgreSQL, an error names its own tools. The bot may serve tables during a backup, but not
during a restore. These functions block, so run them in a thread.
"""

from __future__ import annotations

import asyncio
import os
import shutil
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext, suppress
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import URL, make_url

from bot.language.errors import UserError
from bot.language.localizer import Localizer
from bot.store import Store, StoreDamaged, StoreUnreachable, UnknownRecord
from bot.store.backends import migrate, sqlite
from bot.tables.state.table import Table

SAMPLE = 50
"""How many of a copy's newest matches are replayed to check it."""


class CannotBackUpError(UserError):
    """The database cannot be backed up or restored."""


def back_up(url: str, target: Path, localizer: Localizer, say: Callable[[str], None]) -> None:
    """Copy the database to a file, and check that the bot could use the copy.

    Args:
        url: the address of the database.
        target: the absolute path of the new file; it must not exist.

    Raises:
        CannotBackUpError: one sentence says why; no copy is left.
        StoreError: the database or its copy cannot be used; no copy is left.
    """
    path = _file_of(url, "backup-postgresql")
    with suppress(OSError):  # reported when the file is written
        if target.exists():
            raise CannotBackUpError("backup-exists", file=str(target))
    if sqlite.examine(path):
        raise CannotBackUpError("backup-nothing", file=str(path))
    # raises here under the database's own name; for the copy it would name a temporary file
    sqlite.revision_of(path)
    replayed = 0

    def check(copy: Path) -> None:
        nonlocal replayed
        replayed = asyncio.run(_check(copy))

    sqlite.copy(path, target, check)
    say(localizer("backup-done", file=str(target), matches=replayed))


def restore(url: str, source: Path, localizer: Localizer, say: Callable[[str], None]) -> None:
    """Replace the database by a copy, and keep the previous database in a file beside it.

    Args:
        url: the address of the database.
        source: the copy's absolute path.

    Raises:
        CannotBackUpError: one sentence says why; nothing was changed.
        StoreError: the copy cannot be used, or tables are being served; nothing was changed.
    """
    path = _file_of(url, "restore-postgresql")
    _check_source(source)
    replayed = 0

    def take_over(copy: Path) -> None:
        nonlocal replayed
        replayed = asyncio.run(_check(copy))
        kept = path.with_name(f"{path.name}.{datetime.now(UTC):%Y%m%dT%H%M%S%fZ}.before-restore")
        if path.exists():
            _keep_previous(path, kept)
            say(localizer("restore-kept", file=str(kept)))
        sqlite.hand_over(copy, path)

    with _exclusively(path):
        sqlite.copy(source, path, take_over)
    say(localizer("restore-done", file=str(path), matches=replayed))


def _check_source(source: Path) -> None:
    """Check under its own name that a file can be restored. It may be on a read-only disk.

    Raises:
        CannotBackUpError: it does not exist, is empty, or lacks its newest changes.
        StoreError: it is no database of this program, is damaged, or comes from a newer version.
    """
    with suppress(OSError):  # reported when the file is read
        if not source.is_file():
            raise CannotBackUpError("restore-no-file", file=str(source))
        newest, index = (Path(f"{source}{beside}").exists() for beside in ("-wal", "-shm"))
        if newest and not index and not os.access(source.parent, os.W_OK):
            raise CannotBackUpError("restore-newest", file=str(source))
    if sqlite.examine(source, write=False):
        raise CannotBackUpError("backup-nothing", file=str(source))
    sqlite.revision_of(source)


def _keep_previous(path: Path, kept: Path) -> None:
    """Copy the database that is about to be replaced. A damaged one is copied byte by byte.

    Raises:
        StoreUnreachable: it cannot be copied, so it must not be replaced.
    """
    try:
        sqlite.copy(path, kept, lambda made: sqlite.hand_over(made, path))
    except StoreUnreachable as error:
        if not isinstance(sqlite.explain(error.__cause__ or error, path), StoreDamaged):
            raise
        _keep_damaged(path, kept)


def _keep_damaged(path: Path, kept: Path) -> None:
    aside = {Path(f"{path}{beside}"): Path(f"{kept}{beside}") for beside in ("", "-wal")}
    try:
        for file, copy in aside.items():
            if file.exists():
                sqlite.make_private(copy)
                sqlite.hand_over(copy, path)
                shutil.copyfile(file, copy)
    except OSError as error:
        for copy in aside.values():
            copy.unlink(missing_ok=True)
        raise StoreUnreachable("store-no-backup", place=str(path), reason=str(error)) from error


def _file_of(url: str, refusal: str) -> Path:
    address = make_url(url)
    if address.get_backend_name() != "sqlite":
        plain = address.set(drivername="postgresql").render_as_string(hide_password=True)
        raise CannotBackUpError(refusal, address=plain)
    return sqlite.path_of(address)


def _exclusively(path: Path) -> AbstractContextManager[object]:
    try:
        return sqlite.serve_alone(path) if path.parent.is_dir() else nullcontext()
    except OSError as error:
        raise StoreUnreachable("store-unusable", place=str(path), reason=str(error)) from error


async def _check(copy: Path) -> int:
    """Examine a copy, replay its newest matches, and return how many.

    A copy from an earlier version is only examined, because opening it would migrate it. Return 0 for it.

    Raises:
        CannotBackUpError: it is empty.
        StoreDamaged: a match cannot be replayed.
        StoreError: it is no database of this program, or comes from a newer version.
    """
    if sqlite.examine(copy):
        raise CannotBackUpError("backup-nothing", file=str(copy))
    if sqlite.revision_of(copy) != migrate.revisions()[-1]:
        return 0
    # A URL in text form cannot represent a file name that is not UTF-8.
    url = URL.create("sqlite+aiosqlite", database=str(copy))
    async with await Store.open(url) as store:
        newest = await store.matches.newest(SAMPLE)
        for match_id in newest:
            try:
                Table.of_saved(await store.matches.load(match_id))
            except (UnknownRecord, ValueError) as error:
                raise StoreDamaged("backup-unplayable", match=match_id, reason=str(error)) from error
    return len(newest)
