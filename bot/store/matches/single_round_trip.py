"""A whole commit as one SQL statement, so that a remote server needs one round trip for it.

PostgreSQL allows one statement to contain several changes (data-modifying CTEs); they happen together or not
at all. The first change updates the match if the commit is allowed. All others do nothing if the first one
changed no row. Each part sees the database as it was before the whole statement. This module knows no table
but the matches.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Self

from sqlalchemy import (
    CTE,
    ColumnElement,
    Delete,
    Insert,
    Select,
    Table,
    Update,
    bindparam,
    exists,
    func,
    insert,
    literal_column,
    select,
    true,
    union_all,
)

from bot.store.matches.commits import Plan
from bot.store.row_changes import Removal, Rows, upsert
from bot.store.schema import matches

SHAPES = 256
"""How many kinds of commits are cached as built statements. Others are built each time."""

_ONE: ColumnElement[int] = literal_column("1").label("one")


@dataclass(frozen=True, slots=True)
class _Shape:
    """The properties of rows to insert that determine the SQL; everything except the values."""

    table: Table
    columns: tuple[str, ...]
    count: int
    instead: bool
    of_server: bool

    @classmethod
    def of(cls, step: Rows) -> Self:
        return cls(step.table, tuple(step.rows[0]), len(step.rows), step.instead, step.of_server)


def folded(plan: Plan) -> tuple[Select[int], dict[str, Any]]:
    """Return the statement that writes a plan, and its parameters.

    The statement selects the number of changed matches: 1, or 0 if the commit is refused.
    """
    given = {**plan.expected, **{f"to_{name}": value for name, value in plan.values.items()}}
    for number, step in enumerate(plan.steps):
        if isinstance(step, Removal):
            given |= step.values
            continue
        for place, row in enumerate(step.rows):
            given |= {f"{number}_{place}_{name}": value for name, value in row.items()}
    parts = tuple(_Shape.of(step) if isinstance(step, Rows) else step.statement for step in plan.steps)
    return _build(plan.guard, tuple(plan.values), parts), given


@lru_cache(SHAPES)
def _build(guard: Insert | Update, columns: Sequence[str], parts: Sequence[_Shape | Delete]) -> Select[int]:
    values = {name: bindparam(f"to_{name}", type_=matches.c[name].type) for name in columns}
    changed = guard.values(values).returning(matches.c.id, matches.c.guild_id).cte("changed")
    made: list[CTE] = []
    emptied: dict[Table, CTE] = {}
    for number, part in enumerate(parts):
        if isinstance(part, Delete):
            assert isinstance(part.table, Table)
            gone = part.where(exists().select_from(changed)).returning(_ONE).cte(f"part{number}")
            emptied[part.table] = gone
            made.append(gone)
        else:
            ready = _ready(emptied.get(part.table))
            made.append(_inserted(number, part, changed, ready).cte(f"part{number}"))
    return select(func.count()).select_from(changed).add_cte(*made)


def _ready(emptied: CTE | None) -> ColumnElement[bool]:
    """Return a condition that is true once the old rows are deleted.

    The new rows wait for it, because they may have the same keys.
    """
    return true() if emptied is None else select(func.count()).select_from(emptied).scalar_subquery() >= 0


def _inserted(number: int, shape: _Shape, changed: CTE, ready: ColumnElement[bool]) -> Insert:
    columns = shape.table.c
    server = (changed.c.guild_id,) if shape.of_server else ()
    rows = [
        select(
            *(
                bindparam(f"{number}_{place}_{name}", type_=columns[name].type).label(name)
                for name in shape.columns
            ),
            *server,
        )
        .select_from(changed)
        .where(ready)
        for place in range(shape.count)
    ]
    names = [*shape.columns, *(column.name for column in server)]
    inserting = upsert(shape.table) if shape.instead else insert(shape.table)
    return inserting.from_select(names, rows[0] if len(rows) == 1 else union_all(*rows))
