"""The private list of all tables at which a person sits, those that wait for them first.

It names each table's other players and the time left, and links to its newest message. Buttons open the
person's hands. A menu ends or leaves a table.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.language.localizer import Localizer
from bot.presentation.message import (
    CONTENT,
    DETAIL,
    ROW,
    Button,
    Click,
    MenuChoice,
    Message,
    clip,
    in_rows,
    make_button,
    make_menu,
    rows,
)
from bot.presentation.text.text import bold, harmless, until
from bot.store import State
from bot.tables.state.snapshot import Snapshot

MOST = 2 * ROW
"""The most tables on one page."""
REMINDED = 5
"""The most tables that a direct message lists of one kind."""
PLACE = 20
"""The most characters of a server's name."""
NAMED = (7, 2, 1, 0)
"""How many other players a line names. The next number is tried if the text is too long for a message."""
OPEN = (State.PLAYING, State.PAUSED, State.BETWEEN)
"""The states in which a table's players have hands."""


@dataclass(frozen=True, slots=True)
class MyTable:
    """One of a person's tables."""

    table: Snapshot
    link: str
    """Where the table is shown."""
    waits: bool
    """Whether it waits for the person."""
    ends: bool
    """Whether the person may end it; otherwise they can leave it."""
    here: bool
    """Whether this process serves the table, so that it can open the person's hand."""
    place: str = ""
    """The name of the table's server, if the list is read elsewhere; empty otherwise, or if it is unknown."""


def my_tables_message(
    tables: Sequence[MyTable],
    user_id: int,
    localizer: Localizer,
    *,
    first: int = 1,
    note: str = "",
    turning: Sequence[Button] = (),
) -> Message:
    """Return one page of the list, or a sentence that there are no tables.

    Args:
        tables: the tables of the page, those that wait for the person first.
        first: the number of the page's first table.
        note: a sentence to begin with; empty for none.
        turning: buttons that lead to other pages.
    """
    head = [note] if note else []
    refresh = make_button(Click("mytables"), localizer("button-turns-refresh"), emoji="🔄")
    if not tables:
        return Message("\n".join([*head, localizer("turns-none")]), controls=rows([refresh]))
    numbered = list(enumerate(tables, first))
    hands = [
        make_button(
            Click("openhand", each.table.table_id),
            localizer("button-turns-hand", number=number),
            "primary" if each.waits else "secondary",
        )
        for number, each in numbered
        if each.here and each.table.state in OPEN
    ]
    choices = [_give_up(number, each, localizer) for number, each in numbered]
    menu = make_menu(Click("giveup"), localizer("pick-give-up"), choices)
    controls = rows(*in_rows(hands), [menu], [*turning, refresh])
    return Message(_text(head, numbered, user_id, localizer), controls=controls)


def reminder_message(told: Sequence[tuple[str, MyTable]], user_id: int, localizer: Localizer) -> Message:
    """Return the direct message that reminds a person of tables, at most :data:`REMINDED` of each kind.

    Args:
        told: the tables, each after what the message says of it: ``turn``, ``again``, ``next`` or
            ``digest``.
    """
    parts = []
    for kind in ("digest", "again", "turn", "next"):
        tables = [table for each, table in told if each == kind][:REMINDED]
        listed = [_line(number, each, user_id, 1, localizer) for number, each in enumerate(tables, 1)]
        parts.append((localizer(f"remind-{kind}"), listed))
    return Message(f"{_lists(parts)}\n\n{localizer('remind-how')}")


def _lists(parts: Iterable[tuple[str, Sequence[str]]]) -> str:
    """Return lists under their headings, without the empty ones.

    An empty line ends each list: without it, the next heading would run into the last item.
    """
    return "\n\n".join("\n".join([heading, *listed]) for heading, listed in parts if listed)


def _text(
    head: Sequence[str], numbered: Sequence[tuple[int, MyTable]], user_id: int, localizer: Localizer
) -> str:
    """Return the lines of a page. If they are too long for a message, name fewer players."""
    text = ""
    for named in NAMED:
        parts = []
        for waits in (True, False):
            part = [(number, each) for number, each in numbered if each.waits is waits]
            listed = [_line(number, each, user_id, named, localizer) for number, each in part]
            parts.append((localizer("turns-yours" if waits else "turns-others"), listed))
        text = "\n".join([*head, localizer("turns-title"), _lists(parts)])
        if len(text) <= CONTENT:
            break
    return text


def _line(number: int, each: MyTable, user_id: int, named: int, localizer: Localizer) -> str:
    table = each.table
    others = [player.display_name for player in table.players if player.user_id != user_id]
    return localizer(
        "turns-line",
        number=number,
        game=localizer(f"game-{table.game}"),
        players=len(others),
        names=_names(others, named, localizer),
        state=str(table.state),
        until="none" if table.deadline is None else until(table.deadline),
        place=harmless(clip(each.place, PLACE)) or "none",
        link=each.link,
    )


def _names(others: Sequence[str], named: int, localizer: Localizer) -> str:
    """Return the names of the other players; if they are more than ``named``, count the rest."""
    if not named:
        return localizer("turns-with-others", count=len(others))
    names, more = [bold(name) for name in others[:named]], len(others[named:])
    return localizer.listing([*names, *([localizer("turns-more-players", count=more)] if more else [])])


def _give_up(number: int, each: MyTable, localizer: Localizer) -> MenuChoice:
    game, ends = localizer(f"game-{each.table.game}"), "yes" if each.ends else "no"
    label = localizer("give-up-choice", number=number, game=game, ends=ends)
    return MenuChoice(clip(label, DETAIL), each.table.table_id)
