"""Bringing a database to this version's tables: which revision it has, and the steps to the newest.

The steps are in ``migrations/versions``, one file each, numbered. Run at every start, inside one
transaction. This module knows no dialect.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from bot.store.errors import StoreForeign, StoreTooNew

SCRIPTS = Path(__file__).parent / "migrations"

_VERSION_TABLE = "alembic_version"


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    return config


def revisions() -> list[str]:
    """Return every revision this version knows, oldest first."""
    return list(_known(SCRIPTS))


@cache
def _known(scripts: Path) -> tuple[str, ...]:
    """Return the revisions in a folder, which stay what they are while the program runs."""
    script = ScriptDirectory(str(scripts))
    return tuple(step.revision for step in script.walk_revisions())[::-1]


def revision_of(connection: Connection, place: str) -> str | None:
    """Return the revision of a database; None if it has no tables yet.

    Args:
        place: where the database is, for the error's sentence.

    Raises:
        StoreForeign: it has tables, but none that tells a revision.
        StoreTooNew: its revision is none of :func:`revisions`.
    """
    found = MigrationContext.configure(connection).get_current_heads()
    if not found:
        if set(inspect(connection).get_table_names()) - {_VERSION_TABLE}:
            raise StoreForeign("store-foreign", place=place)
        return None
    unknown = set(found) - set(revisions())
    if unknown:
        raise StoreTooNew("store-too-new", place=place, revision=", ".join(sorted(unknown)))
    return found[0]


def upgrade(connection: Connection, target: str = "head") -> None:
    """Take every step up to ``target`` on a connection that is in a transaction."""
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, target)


def downgrade(connection: Connection, target: str) -> None:
    """Take every step back to an earlier revision on a connection that is in a transaction.

    What that revision has no place for is lost.
    """
    config = _config()
    config.attributes["connection"] = connection
    command.downgrade(config, target)
