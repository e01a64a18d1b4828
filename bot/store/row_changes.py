"""Rows to be written and to be deleted, in the words that SQLite and PostgreSQL share.

Of two who write the same key at once the later wins, and neither is refused. This module knows no table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from sqlalchemy import ColumnElement, Delete, Table
from sqlalchemy.dialects.postgresql import Insert, insert


@dataclass(frozen=True, slots=True)
class Rows:
    """Rows of a table to insert."""

    table: Table
    rows: Sequence[Mapping[str, Any]]
    instead: bool = False
    """Whether they take the place of those with the same key."""
    of_server: bool = False
    """Whether they are kept by server: that of the match they come with is to be filled in."""


@dataclass(frozen=True, slots=True)
class Removal:
    """Rows of a table to delete."""

    statement: Delete
    """Built once for all who delete such rows."""
    values: Mapping[str, Any]
    """What it looks for, by parameter."""


Step: TypeAlias = Rows | Removal
"""One part of what is written together."""


def upsert(table: Table, where: ColumnElement[bool] | None = None) -> Insert:
    """Return the statement that inserts rows, or changes what those of the same key hold.

    Args:
        where: what has to be true of the row for it to be changed.
    """
    statement = insert(table)
    keys = [column.name for column in table.primary_key]
    others = {column.name: statement.excluded[column.name] for column in table.c if column.name not in keys}
    return statement.on_conflict_do_update(index_elements=keys, set_=others, where=where)


def insert_missing(table: Table) -> Insert:
    """Return the statement that inserts rows, but for those whose key is there already."""
    return insert(table).on_conflict_do_nothing()
