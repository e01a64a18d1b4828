"""Migrations: the revision of a database, and the steps to the newest one.

The steps are numbered files in ``migrations/versions``. They run at a start, inside one transaction. Alembic
is imported only if there is a step to run, because its modules would stay in memory as long as the bot runs.
This module knows no SQL dialect.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect

from bot.store.errors import StoreForeign, StoreTooNew

if TYPE_CHECKING:
    from alembic.config import Config

SCRIPTS = Path(__file__).parent / "migrations"

_VERSION_TABLE = "alembic_version"
_NOTED = f"SELECT version_num FROM {_VERSION_TABLE}"  # noqa: S608


def revisions() -> list[str]:
    """Return every revision that this version knows, oldest first. File names begin with them."""
    return sorted(file.name.partition("_")[0] for file in (SCRIPTS / "versions").glob("[0-9]*.py"))


def revision_of(connection: Connection, place: str) -> str | None:
    """Return the revision of a database; None if it has no tables yet.

    Args:
        place: where the database is, for the error message.

    Raises:
        StoreForeign: it has tables but no revision.
        StoreTooNew: its revision is not one of :func:`revisions`.
    """
    tables = set(inspect(connection).get_table_names())
    found = _noted(connection) if _VERSION_TABLE in tables else []
    if not found:
        if tables - {_VERSION_TABLE}:
            raise StoreForeign("store-foreign", place=place)
        return None
    unknown = set(found) - set(revisions())
    if unknown:
        raise StoreTooNew("store-too-new", place=place, revision=", ".join(sorted(unknown)))
    return found[0]


def _noted(connection: Connection) -> list[str]:
    """Return the revisions recorded in the database's own table of revisions."""
    return list(connection.exec_driver_sql(_NOTED).scalars())


def upgrade(connection: Connection, target: str = "head") -> None:
    """Run every step up to revision ``target`` on a connection with an open transaction."""
    from alembic import command  # noqa: PLC0415 (see above)

    command.upgrade(_config(connection), target)


def downgrade(connection: Connection, target: str) -> None:
    """Undo every step after revision ``target`` on a connection with an open transaction.

    Data that the earlier revision cannot store is lost.
    """
    from alembic import command  # noqa: PLC0415 (see above)

    command.downgrade(_config(connection), target)


def _config(connection: Connection) -> Config:
    from alembic.config import Config  # noqa: PLC0415 (see above)

    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
