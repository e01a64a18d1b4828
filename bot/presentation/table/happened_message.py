"""What happened in a round, in full sentences, for one reader, on as many pages as it needs.

The sentences are those that a spectator may know. This module knows no game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby

from bot.language.localizer import Localizer
from bot.presentation.controls import happened_controls
from bot.presentation.games import Narrator
from bot.presentation.message import CONTENT, Message, in_pages
from bot.presentation.text.table_facts import presenter_of
from bot.presentation.text.text import bold_names, sentences_by_seat
from bot.store import State
from bot.tables.state.snapshot import Snapshot
from engine import Event

TITLE = 100
"""The most letters in the title of a page."""


def happened_message(
    snapshot: Snapshot,
    events: Sequence[Event],
    page: str,
    localizer: Localizer,
    names_at: Callable[[int], tuple[str, ...]],
) -> Message:
    """Return one page of a round's events.

    Args:
        events: the events of the round on show, as a spectator sees them.
        page: the page's number, counted from 0; the last page if it is no number of a page.
        names_at: returns the players' names, by seat, at the event of a number, counted from 0.
    """
    lines = list[str]()
    for names, run in groupby(range(len(events)), names_at):  # another player may have taken a seat over
        own = Narrator(localizer, bold_names(names))
        lines += sentences_by_seat(presenter_of(snapshot), [events[at] for at in run], own)
    pages = in_pages(lines or [localizer("happened-nothing")], CONTENT - TITLE)
    number = int(page) if page.isdecimal() and int(page) < len(pages) else len(pages) - 1
    ended = snapshot.state is State.OVER or State.BETWEEN in {snapshot.state, snapshot.resumes}
    round = snapshot.rounds if ended else snapshot.rounds + 1
    title = localizer("happened-title", round=round, page=number + 1, pages=len(pages))
    controls = happened_controls(snapshot.table_id, number, len(pages), localizer)
    return Message(f"{title}\n{pages[number]}", controls=controls)
