"""A whole commit as one statement, for a server that is a network away: one trip there and back.

PostgreSQL lets a statement consist of several that change something; they happen together or not at all. The
first changes the match where that may be done, and all others do nothing where it found nothing to change.
Each sees the database as it was before all of them. This module knows no table but the matches.
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
"""So many kinds of commits are built once each, the rest as they come."""

_ONE: ColumnElement[int] = literal_column("1").label("one")


@dataclass(frozen=True, slots=True)
class _Shape:
    """All there is to know of rows to insert, but for their values."""

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

    It finds how many matches it changed: one, or none where the commit is to be refused.
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
    """Return what is true once a table has been emptied, for the same key may be given again."""
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
