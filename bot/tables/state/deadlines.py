"""When a table's time is up: how long a turn may take, when its players are warned, what is due next.

Works on a table's state and a given time alone. What happens when time is up is the business of
:mod:`bot.tables.operations.turn_clock` and :mod:`bot.tables.operations.play`.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from bot.store import LIVE, State
from bot.tables.state.snapshot import ClockKey, Snapshot
from bot.tables.state.table import Table
from engine import Seat

SHORTEST = 15
"""Seconds a turn may always take, however many were missed before."""
LAST_CALL = 10
"""Seconds that are left at least when people are warned."""
CHANCE_PACE = 3
"""How many thinking times a computer leaves people to shout, or to catch, before it acts on a chance."""
FORCED_PACE = (2 / 3, 2.0)
"""How many thinking times of a computer pass, at least and at most, before a forced move is made."""
SLOW = 3600
"""Seconds a turn from which nobody is expected to sit there: the result of a round can wait to be seen."""
NOTICED = 2
"""Seconds that nobody misses of any turn."""
PART = 100
"""A smaller part of a turn than one in so many is not worth showing."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How long the things that happen of themselves wait, in seconds."""

    computer: float = 1.5
    """A computer player's move."""
    next_round: float = 90
    lobby: float = 1800
    """A lobby that nobody touches."""


def slow(table: Table | Snapshot) -> bool:
    """Return whether people come by for their turns, rather than sit at the table."""
    return table.turn_seconds >= SLOW


def clock_key(table: Table) -> ClockKey | None:
    """Return what a clock would run for: the turn and the people it waits for; None for no clock."""
    people = frozenset(player.user_id for player in table.awaited_people() if player.user_id is not None)
    return (table.turn, people) if people and table.turn_seconds else None


def allowance(table: Table) -> float:
    """Return the seconds of the turn that is waited for.

    Fewer for a person who missed turns; of several people the longest time counts.
    """
    missed = min((player.missed_turns for player in table.awaited_people()), default=0)
    return float(max(table.turn_seconds / 2**missed, SHORTEST))


def on_show(table: Table) -> bool:
    """Return whether the running clock is that of the present turn.

    A person who was waited for already keeps the time that is left.
    """
    key, known = clock_key(table), table.clocked
    if key is None or known is None:
        return False
    return known[0] == key[0] and key[1] <= known[1]


def start_clock(table: Table, since: float) -> None:
    """Give the turn that is on show its time."""
    table.clocked, table.deadline, table.warned = clock_key(table), since + allowance(table), False


def counts_from(table: Table, shown_at: float, now: float) -> float:
    """Return since when a turn counts that is reported as shown only now.

    Where time has been given back meanwhile it is since then, so that the turn has the whole of its time
    again: no clock ran that could have been lengthened.
    """
    if table.given_back_at > now:  # the clock on the wall has been put back
        return shown_at
    return max(shown_at, table.given_back_at)


def take_up_clock(table: Table) -> None:
    """Let the clock of a table that was read from the store go on."""
    table.clocked = None if table.deadline is None else clock_key(table)


def take_up_due(table: Table, pace: Pace) -> None:
    """Let what a table that was read from the store waits for go on; it is not begun again.

    What a clock says when follows from the clock.
    """
    if table.due_at is not None and _delay(table, pace) is not None:
        table.due_for = due_for(table)


def stop_clock(table: Table) -> None:
    """Let no clock run."""
    table.clocked = table.deadline = None
    table.warned = False


def warned_at(table: Table) -> float:
    """Return when those waited for are warned: with a quarter of their time left."""
    assert table.deadline is not None, "no clock runs"
    return table.deadline - max(allowance(table) / 4, LAST_CALL)


def extend(table: Table, seconds: float, now: float, pace: Pace) -> None:
    """Lengthen what is due; nothing gets more than the whole of its time, nor less than it had.

    Where nobody knows whether that was saved it is done twice, and the pace may have been another before.
    When it was done last is noted for :func:`counts_from`.
    """
    table.given_back_at = now
    if table.deadline is not None:
        before = table.deadline
        longer = max(before, min(before + seconds, now + allowance(table)))  # who has answered had more time
        table.deadline = min(longer, now + max(table.turn_seconds, SHORTEST))
        seconds = table.deadline - before
    if table.due_at is not None:
        delay = _delay(table, pace)
        table.due_at += seconds
        table.due_at = table.due_at if delay is None else min(table.due_at, now + delay)


def worth_showing(table: Table | Snapshot, seconds: float) -> bool:
    """Return whether so much more time is worth a new countdown on the table's message."""
    return seconds > max(NOTICED, table.turn_seconds / PART)


# -- what is due next ------------------------------------------------------------------------------


def next_computer(table: Table) -> Seat | None:
    """Return the computer to move: one the game waits for, else one with a chance to use."""
    if table.state is not State.PLAYING:
        return None
    computers = [seat for seat, player in enumerate(table.players) if player.computer]
    waiting = table.waited_for()
    first = next((seat for seat in computers if seat in waiting), None)
    if first is not None:
        return first
    left = [seat for seat in computers if seat not in table.let_pass]
    return next((seat for seat in left if table.match_or_raise.round.legal(seat)), None)


def set_due(table: Table, now: float, pace: Pace, *, touched: bool = True) -> None:
    """Set when the table next does something of itself, if it does.

    A running time for the same thing goes on: nobody is hurried or delayed by a click. Only a lobby's
    time starts again with every change.

    Args:
        touched: whether a person has just changed the table.
    """
    wanted = due_for(table)
    if wanted == table.due_for and table.due_at is not None and not (_lobby(table) and touched):
        return
    delay = _delay(table, pace)
    table.due_for = wanted
    if table.deadline is not None and delay is None and wanted is not None:
        table.due_at = table.deadline if table.warned else warned_at(table)
    else:
        table.due_at = None if delay is None else now + delay


def _lobby(table: Table) -> bool:
    return table.state is State.LOBBY


def due_for(table: Table) -> object:
    """Return all that the due time depends on; None where nothing happens of itself."""
    if table.state not in LIVE or table.state is State.PAUSED:
        return None
    if table.state is not State.PLAYING:
        return (table.state, table.made)
    computer = next_computer(table)
    if computer is not None:
        return (table.state, table.made, computer)
    if table.automatic:
        return (table.state, table.made, table.automatic[0], "forced")
    if table.deadline is None or not on_show(table):
        return None
    return (table.state, table.made, table.deadline, table.warned)


def _delay(table: Table, pace: Pace) -> float | None:
    """Return the seconds until that happens; None where a clock says when, or nothing does."""
    if due_for(table) is None:
        return None
    if table.state is State.LOBBY:
        return pace.lobby
    if table.state is State.BETWEEN:
        return max(pace.next_round, table.turn_seconds) if slow(table) else pace.next_round
    computer = next_computer(table)
    if computer is None:
        return _forced_pause(table, pace) if table.automatic else None
    return pace.computer * CHANCE_PACE if _others_may(table, computer) else pace.computer


def _forced_pause(table: Table, pace: Pace) -> float:
    """Return the seconds before a forced move: random, and after a restart the same again."""
    pause = pace.computer * Random(f"{table.seed}/pause/{table.made}").uniform(*FORCED_PACE)
    return pause * CHANCE_PACE if _others_may(table, table.automatic[0]) else pause


def _others_may(table: Table, mover: Seat) -> bool:
    """Return whether people may still shout, which the move of another seat would put an end to.

    So too where a computer has a chance to use: it is people then who are waited for.
    """
    legal = table.match_or_raise.round.legal
    return any(legal(seat) for seat, _ in table.people() if seat != mover)
