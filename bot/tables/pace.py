"""How long a turn may take: the paces a table is played at, in words, and when whose time is up.

Works on a table's state alone; what happens when time is up is the clock's business.
"""

from __future__ import annotations

from bot.tables.table import Chair, Table
from bot.words import Words

MINUTE, HOUR, DAY = 60, 3600, 86400

SHORTEST = 15
"""Seconds a turn may always take, however many were missed before."""
LAST_CALL = 10
"""Seconds that are left at least when somebody is warned."""
UNITS = ((DAY, "days"), (HOUR, "hours"), (MINUTE, "minutes"))


def span(seconds: int, words: Words) -> str:
    """A stretch of time in words: 30 seconds, one minute, 3 days."""
    for length, unit in UNITS:
        if seconds >= length and seconds % length == 0:
            return words("clock-span", count=seconds // length, unit=unit)
    return words("clock-span", count=seconds, unit="seconds")


def pace_line(seconds: int, words: Words) -> str:
    """A pace in a few words."""
    if not seconds:
        return words("clock-none")
    return words("clock-live" if seconds < HOUR else "clock-relaxed", span=span(seconds, words))


def until(deadline: float) -> str:
    """An instant as each reader's own Discord counts down to it."""
    return f"<t:{-int(-deadline // 1)}:R>"


def awaited(table: Table) -> list[Chair]:
    """The people waited for; a seat that a computer plays is not among them."""
    return [table.chairs[seat] for seat in table.waited_for() if not table.chairs[seat].computer]


def allowance(table: Table) -> float:
    """The seconds of the turn that is waited for: fewer for who missed turns; of several the longest."""
    missed = min((chair.missed for chair in awaited(table)), default=0)
    return float(max(table.turn_seconds / 2**missed, SHORTEST))


def warned_at(table: Table) -> float:
    """When those waited for are warned: with a quarter of their time left."""
    assert table.deadline is not None
    return table.deadline - max(allowance(table) / 4, LAST_CALL)


def begin(table: Table, now: float) -> bool:
    """Give the turn that is about to be shown its time; whether it is a new one.

    Who was waited for already keeps the time that is left.
    """
    known, table.timed = table.timed, turn_of(table)
    if table.timed is None:
        table.deadline = None
        return False
    turn, people = table.timed
    if known is not None and known[0] == turn and people <= known[1]:
        return False
    table.deadline = now + allowance(table)
    return True


def stop(table: Table) -> None:
    """Let no clock run."""
    table.timed = table.deadline = None


def turn_of(table: Table) -> tuple[int, frozenset[int]] | None:
    """What a clock runs for: the turn and the people it waits for; None where none is to run."""
    people = frozenset(chair.user_id for chair in awaited(table) if chair.user_id is not None)
    return (table.turn, people) if people and table.turn_seconds else None
