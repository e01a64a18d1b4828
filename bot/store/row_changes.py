"""Rows to insert and rows to delete, in the SQL that SQLite and PostgreSQL share.

If two transactions write the same key at once, the later one wins and neither fails. This module knows no
table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from sqlalchemy import ColumnElement, Delete, Table
from sqlalchemy.dialects.postgresql import Insert, insert


@dataclass(frozen=True, slots=True)
class Rows:
    """Rows to insert into a table."""

    table: Table
    rows: Sequence[Mapping[str, Any]]
    instead: bool = False
    """Whether they replace rows with the same key."""
    of_server: bool = False
    """Whether the rows have a ``guild_id``, to be filled in with the server of the match they are saved with.
    """


@dataclass(frozen=True, slots=True)
class Removal:
    """Rows to delete from a table."""

    statement: Delete
    """The statement, built once and reused with different parameters."""
    values: Mapping[str, Any]
    """The parameters of the statement, by name."""


Step: TypeAlias = Rows | Removal
"""One statement of a commit."""


def upsert(table: Table, where: ColumnElement[bool] | None = None) -> Insert:
    """Return the statement that inserts rows and updates those whose key exists already.

    Args:
        where: if given, only existing rows that match it are updated; others stay unchanged.
    """
    statement = insert(table)
    keys = [column.name for column in table.primary_key]
    others = {column.name: statement.excluded[column.name] for column in table.c if column.name not in keys}
    return statement.on_conflict_do_update(index_elements=keys, set_=others, where=where)


def insert_missing(table: Table) -> Insert:
    """Return the statement that inserts rows and skips those whose key exists already."""
    return insert(table).on_conflict_do_nothing()
