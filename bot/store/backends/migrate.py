"""Bringing a database to this version's tables: which revision it has, and the steps to the newest.

The steps are in ``migrations/versions``, one file each, numbered. Run at every start, inside one
transaction. Alembic is loaded where there is a step to take, and not before: what it brings along would be
in memory as long as the bot runs. This module knows no dialect.
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
    """Return every revision this version knows, oldest first: the numbers its files begin with."""
    return sorted(file.name.partition("_")[0] for file in (SCRIPTS / "versions").glob("[0-9]*.py"))


def revision_of(connection: Connection, place: str) -> str | None:
    """Return the revision of a database; None if it has no tables yet.

    Args:
        place: where the database is, for the error's sentence.

    Raises:
        StoreForeign: it has tables, but none that tells a revision.
        StoreTooNew: its revision is none of :func:`revisions`.
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
    """Return the revisions that Alembic has noted in a database."""
    return list(connection.exec_driver_sql(_NOTED).scalars())


def upgrade(connection: Connection, target: str = "head") -> None:
    """Take every step up to ``target`` on a connection that is in a transaction."""
    from alembic import command  # noqa: PLC0415 (see above)

    command.upgrade(_config(connection), target)


def downgrade(connection: Connection, target: str) -> None:
    """Take every step back to an earlier revision on a connection that is in a transaction.

    What that revision has no place for is lost.
    """
    from alembic import command  # noqa: PLC0415 (see above)

    command.downgrade(_config(connection), target)


def _config(connection: Connection) -> Config:
    from alembic.config import Config  # noqa: PLC0415 (see above)

    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
