"""Moving to PostgreSQL on the command line: copy the SQLite database, and compare the two.

The bot must be stopped meanwhile. The SQLite file is not changed. An interrupted copy resumes where it
stopped.
"""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import make_url

from bot.config import Settings, database_address
from bot.language.errors import UserError
from bot.language.localizer import Localizer
from bot.store import Store
from bot.store.backends import sqlite


class CannotMigrateError(UserError):
    """The database cannot be copied, or not to this target."""


async def migrate_to(
    address: str, settings: Settings, localizer: Localizer, say: Callable[[str], None]
) -> None:
    """Copy the configured database into a PostgreSQL database, and compare the two.

    Args:
        address: the address of the target, in the form of ``DATABASE_URL``.

    Raises:
        CannotMigrateError: one sentence says why; nothing was copied.
        StoreError: one of the two cannot be used, or the copy is not complete.
    """
    try:
        url = database_address(address)
    except ValueError:
        raise CannotMigrateError("migrate-not-postgresql") from None
    if make_url(url).get_backend_name() != "postgresql":
        raise CannotMigrateError("migrate-not-postgresql")
    source = make_url(settings.database_url)
    if source.get_backend_name() != "sqlite":
        raise CannotMigrateError("migrate-no-file")
    if sqlite.examine(sqlite.path_of(source)):
        raise CannotMigrateError("backup-nothing", file=str(sqlite.path_of(source)))

    def told(table: str, rows: int) -> None:
        say(localizer("migrate-copied", table=table, rows=rows))

    async with (
        await Store.open(settings.database_url, alone=True) as store,
        await Store.open(url) as target,
    ):
        sums = await store.copy_to(target, told)
    say(localizer("migrate-done", place=target.place, matches=sums["matches"][0], moves=sums["moves"][0]))
