"""A whole commit as one statement, for a server that is a network away: one trip there and back.

PostgreSQL lets a statement consist of several that change something; they happen together or not at all. The
first changes the match where that may be done, and all others do nothing where it found nothing to change.
Each sees the database as it was before all of them. This module knows no table.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    CTE,
    ColumnElement,
    Delete,
    Insert,
    Select,
    Table,
    column,
    exists,
    func,
    insert,
    literal_column,
    select,
    true,
    values,
)

from bot.store.commits import Plan
from bot.store.rows import Rows, upsert
from bot.store.schema import matches

_ONE: ColumnElement[int] = literal_column("1").label("one")


def folded(plan: Plan) -> Select[int]:
    """Return the statement that writes a plan, and finds how many matches it changed: one, or none.

    What the plan expects is given to it by parameter.
    """
    changed = plan.guard.values(plan.values).returning(matches.c.id, matches.c.guild_id).cte("changed")
    parts: list[CTE] = []
    emptied: dict[Table, CTE] = {}
    for number, step in enumerate(plan.steps):
        if isinstance(step, Delete):
            assert isinstance(step.table, Table)
            part = step.where(exists().select_from(changed)).returning(_ONE).cte(f"part{number}")
            emptied[step.table] = part
        else:
            part = _inserted(step, changed, emptied.get(step.table)).cte(f"part{number}")
        parts.append(part)
    return select(func.count()).select_from(changed).add_cte(*parts)


def _inserted(step: Rows, changed: CTE, emptied: CTE | None) -> Insert:
    """Return the statement that inserts rows once the match has changed, and their table has been emptied."""
    table, own = step.table, [step.table.c[name] for name in step.rows[0]]
    given = values(*(column(each.name, each.type) for each in own), name="given")
    given = given.data([tuple(row[each.name] for each in own) for row in step.rows])
    found: dict[str, ColumnElement[Any]] = {each.name: given.c[each.name] for each in own}
    if step.of_server:
        found["guild_id"] = changed.c.guild_id
    rows = select(*found.values()).select_from(given.join(changed, true()))
    if emptied is not None:  # which has to have happened, for the same key may be given again
        rows = rows.where(select(func.count()).select_from(emptied).scalar_subquery() >= 0)
    return (upsert(table) if step.instead else insert(table)).from_select(list(found), rows)
