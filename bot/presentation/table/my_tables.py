"""The private list of a person's tables on a server, each with a link, and a button to end or leave it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.language.localizer import Localizer
from bot.presentation.controls import make_button
from bot.presentation.message import ROW, Click, Message, in_rows, rows
from bot.presentation.text.text import bold
from bot.store import State, TableSummary

MOST = 2 * ROW
"""The most tables that are listed."""


@dataclass(frozen=True, slots=True)
class MyTable:
    """One of a person's tables."""

    table: TableSummary
    link: str
    """Where the table is shown."""
    ends: bool
    """Whether the person may end it; otherwise they can leave it."""


def my_tables_message(tables: Sequence[MyTable], localizer: Localizer, note: str = "") -> Message:
    """Return the list, or a sentence that there are no tables.

    Args:
        note: a sentence to begin with; empty for none.
    """
    head = [note] if note else []
    if not tables:
        return Message("\n".join([*head, localizer("my-tables-none")]))
    lines = [_line(number, each, localizer) for number, each in enumerate(tables[:MOST], 1)]
    buttons = [
        make_button(
            Click("askend" if each.ends else "askleave", each.table.id),
            localizer("button-my-table", number=number, ends="yes" if each.ends else "no"),
            "danger" if each.ends else "secondary",
        )
        for number, each in enumerate(tables[:MOST], 1)
    ]
    return Message("\n".join([*head, localizer("my-tables"), *lines]), controls=rows(*in_rows(buttons)))


def _line(number: int, each: MyTable, localizer: Localizer) -> str:
    table = each.table
    return localizer(
        "my-table",
        number=number,
        game=localizer(f"game-{table.game}"),
        players=localizer.listing(bold(name) for name in table.names),
        lobby="yes" if table.state is State.LOBBY else "no",
        link=each.link,
    )
