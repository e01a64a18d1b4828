"""The live clock that gives time: when a person is away for long, the table turns slow and no turn is lost.

A live clock exists so that others need not wait long. It gives way where it would only take turns: at the
pace ``PATIENT``, and at any live pace if one person plays against computers, because nobody else waits.
Shorter live clocks with several people stay as they are, and so does a bank of time: who chooses it wants it
to run out. This module knows no game.
"""

from __future__ import annotations

from bot.preferences import DAY, PATIENT
from bot.tables.state.deadlines import slow, start_clock
from bot.tables.state.draft import Draft
from bot.tables.state.snapshot import Names
from bot.tables.state.table import Table


def gives_time(table: Table) -> bool:
    """Return whether the table turns slow when the awaited people run out of time."""
    if slow(table) or table.bank is not None:
        return False
    return table.turn_seconds == PATIENT or len(table.owners()) == 1


def turn_slow(draft: Draft) -> None:
    """Give the awaited people a day from now, and every later turn too. Tell the channel."""
    table = draft.table
    names = tuple(player.name for player in table.awaited_people())
    table.turn_seconds = DAY
    start_clock(table, draft.now)
    alone = "yes" if len(table.owners()) == 1 else "no"
    draft.tell("clock-slowed", names=Names(names), count=len(names), alone=alone)
