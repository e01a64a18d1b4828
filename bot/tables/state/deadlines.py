"""Turn clocks: how long a turn may take, when players are warned, and when the table acts next.

The functions use only the table's state and the time they are given. :mod:`bot.tables.operations.turn_clock`
and :mod:`bot.tables.operations.play` decide what happens when a time has come.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from random import Random

from bot.preferences import DAY, UserSettings
from bot.store import LIVE, State
from bot.tables.rest_times import NEVER, ROUNDING, Rest, advance, rest_of, retreat, running
from bot.tables.state.snapshot import ClockKey, Snapshot
from bot.tables.state.table import Table
from engine import Seat

SHORTEST = 15
"""The shortest turn in seconds, no matter how many turns were missed."""
LAST_CALL = 10
"""A warning comes at least this many seconds before the deadline."""
CHANCE_PACE = 3
"""A computer waits this many times its usual pause while people may still shout or catch."""
FORCED_PACE = (2 / 3, 2.0)
"""Shortest and longest pause before a forced move, in units of a computer player's pause."""
CONCEALING_PACE = (2.0, 6.0)
"""The same where forced moves are concealed: about as long as people take to decide (PD20). Computers make
all their moves at this pace if several people play."""
TAKE_BACK_PACE = 5.0
"""The least seconds before the bot acts after a person's lay that may be taken back at once."""
ANSWER_PACE = 20.0
"""The least seconds before the bot acts while people are asked whether a lay may be taken back."""
SLOW = 3600
"""Turn length in seconds from which people are not expected to stay at the table between their turns."""
NOTICED = 2
"""A gain of this many seconds or fewer is too small to show."""
AFTER_REST = 1.0
"""Seconds after the end of people's rest at which they are told of a turn that began in it."""
PART = 100
"""A gain below 1/PART of the turn length is too small to show."""


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds that the table waits before it acts by itself."""

    computer: float = 1.5
    """Before a computer player's move."""
    next_round: float = 90
    lobby: float = 1800
    """Before an unchanged lobby closes."""


def slow(table: Table | Snapshot) -> bool:
    """Return whether turns are so long that people come back for them instead of staying at the table."""
    return table.turn_seconds >= SLOW


def waits_for(table: Snapshot, user_id: int) -> bool:
    """Return whether a table waits for a person: for their move, or for their word that they are ready."""
    seat = table.seat_of(user_id)
    if seat is None or table.players[seat].away:
        return False
    if table.state is State.BETWEEN:
        return slow(table) and user_id not in table.ready
    return seat in table.deciding()


def clock_key(table: Table) -> ClockKey | None:
    """Return the turn and the awaited people that a clock is for; None if no clock should run."""
    people = frozenset(player.user_id for player in table.awaited_people() if player.user_id is not None)
    return (table.turn, people) if people and table.turn_seconds else None


def allowance(table: Table) -> float:
    """Return the length of the current turn in seconds.

    Each missed turn halves it, down to ``SHORTEST``. With a bank, it is what is left of the person's time. If
    several people are awaited, the longest time counts.
    """
    if table.bank is not None:
        left = [table.bank.of(seat) for seat in table.waited_for() if table.asks_for(seat)]
        return max(left, default=float(table.bank.full))
    missed = min((player.missed_turns for player in table.awaited_people()), default=0)
    return float(max(table.turn_seconds / 2**missed, SHORTEST))


def on_show(table: Table) -> bool:
    """Return whether a clock runs for the current turn, even if some awaited people have answered.

    The others keep their remaining time.
    """
    key, known = clock_key(table), table.clocked
    if key is None or known is None:
        return False
    return known[0] == key[0] and key[1] <= known[1]


def start_clock(table: Table, since: float) -> None:
    """Start the current turn's clock at ``since``, in Unix time."""
    table.clocked, table.warned = clock_key(table), False
    table.deadline = clock_ends(table, since, allowance(table))


def counts_from(table: Table, shown_at: float, now: float) -> float:
    """Return the time from which a turn counts that is reported as shown at ``shown_at``, in Unix time.

    If downtime was added after ``shown_at``, the turn counts from that moment. No clock was running then that
    could have been lengthened.
    """
    if table.downtime_added_at > now:  # the system clock was set back
        return shown_at
    return max(shown_at, table.downtime_added_at)


def resume_clock(table: Table) -> None:
    """Let the turn clock of a loaded table continue with its saved deadline, if it has one."""
    table.clocked = None if table.deadline is None else clock_key(table)


def resume_due(table: Table, pace: Pace) -> None:
    """Let a loaded table's pending wait continue at its saved due time, instead of starting again.

    It does nothing if the turn clock alone sets the due time.
    """
    if table.due_at is not None and _delay(table, pace) is not None:
        table.due_for = due_for(table)


def stop_clock(table: Table) -> None:
    """Stop the turn clock."""
    table.clocked = table.deadline = None
    table.warned = False


def take_used(table: Table, now: float) -> None:
    """Take the time that the turn's clock has run off the banks of those it ran for, and stop the clock.

    If it ran for several people, it first takes from whoever had most.
    """
    if table.bank is not None and table.deadline is not None and table.clocked is not None:
        seats = [table.seat_of(user_id) for user_id in table.clocked[1]]
        for seat in seats:
            if seat is not None:
                table.bank = table.bank.used(seat, table.deadline - now)
    stop_clock(table)


def bank_turn(table: Table, seat: Seat, now: float) -> None:
    """Take the used time off after a move of a seat that was awaited. If its turn is over, add the increment.

    Do nothing without a bank or for a computer. No clock runs for a forced move that the bot makes, so it
    adds nothing. A concealed forced move counts like a decision.
    """
    if table.bank is None or table.players[seat].computer:
        return
    take_used(table, now)
    if (table.conceals or seat not in table.automatic) and seat not in table.waited_for():
        table.bank = table.bank.moved(seat)


def warned_at(table: Table) -> float:
    """Return when to warn the awaited people: at a quarter of the turn left, or ``LAST_CALL`` seconds.

    If one of them wishes, it is half of the turn instead of a quarter. If their turn began in quiet hours or
    an absence, nothing mentioned them: warn them when that ends. Fails if no clock runs.
    """
    assert table.deadline is not None, "no clock runs"
    began = clock_began(table, table.deadline, allowance(table))
    ends = [rest.end(began - ROUNDING) for rest in _awaited_rests(table) if rest is not None]
    if told := [each + AFTER_REST for each in ends if each is not None]:
        return max(told)
    part = 4 if table.early.isdisjoint(_awaited(table)) else 2
    return clock_began(table, table.deadline, max(allowance(table) / part, LAST_CALL))


def extend(table: Table, seconds: float, now: float, pace: Pace) -> None:
    """Add ``seconds`` of downtime to the turn clock and to the due time.

    A wait never exceeds its full length and never gets shorter. The upper bound makes it safe to repeat this
    after a save of unknown outcome, and after a change of pace. :func:`counts_from` uses the time noted here.
    """
    table.downtime_added_at = now
    if table.deadline is not None:
        before = table.deadline
        later = _extended(table, before, seconds, now)
        # a person who has answered may have had more time
        longer = max(before, min(later, clock_ends(table, now, allowance(table))))
        table.deadline = min(longer, clock_ends(table, now, max(table.turn_seconds, SHORTEST)))
        seconds = table.deadline - before
    if table.due_at is not None:
        delay = _delay(table, pace)
        table.due_at += seconds
        table.due_at = table.due_at if delay is None else min(table.due_at, _wait_ends(table, now, delay))


def worth_showing(table: Table | Snapshot, seconds: float) -> bool:
    """Return whether a gain of ``seconds`` justifies a new countdown on the table's message."""
    return seconds > max(NOTICED, table.turn_seconds / PART)


# -- quiet hours and absences ----------------------------------------------------------------------


def rests_of(table: Table, user: Callable[[int], UserSettings], now: float) -> dict[int, Rest]:
    """Return by user id when the clocks of the table's people rest; without those who never rest.

    Only slow clocks rest, and quiet hours rest only those of a day or more.
    """
    if table.state not in {State.PLAYING, State.BETWEEN, State.PAUSED} or not slow(table):
        return {}
    quiet = table.turn_seconds >= DAY
    ids = [player.user_id for _, player in table.owners() if player.user_id is not None]
    rests = {user_id: rest_of(user(user_id), now, quiet=quiet) for user_id in ids}
    return {user_id: rest for user_id, rest in rests.items() if rest != Rest()}


def change_rests(table: Table, rests: dict[int, Rest], now: float) -> None:
    """Let the people's clocks rest at other times. Each keeps what is left of their time."""
    before, table.rests = table.rests, rests
    if table.deadline is not None and table.deadline > now and on_show(table):
        table.deadline = _moved(table, table.deadline, before, now)
        table.warned = table.warned and now >= warned_at(table)
    elif table.state is State.BETWEEN and slow(table) and table.due_at is not None and table.due_at > now:
        table.due_at = _moved(table, table.due_at, before, now)


def clock_ends(table: Table | Snapshot, since: float, seconds: float) -> float:
    """Return when awaited people who get ``seconds`` from a time on have run out of them.

    If several people are awaited, the one who rests longest counts.
    """
    return max((advance(since, seconds, rest) for rest in _awaited_rests(table)), default=since + seconds)


def clock_began(table: Table, until: float, seconds: float) -> float:
    """Return when a clock must have begun to give the awaited people ``seconds`` until a time.

    If several people are awaited, the latest of their times counts.
    """
    began = max((retreat(until, seconds, rest) for rest in _awaited_rests(table)), default=NEVER)
    return until - seconds if began > until or began == NEVER else began


def _moved(table: Table, ends: float, before: Mapping[int, Rest], now: float) -> float:
    """Return when a wait ends for which each person keeps the time left to them by earlier rests."""
    left = [
        advance(now, running(now, ends, before.get(each)), table.rests.get(each)) for each in _awaited(table)
    ]
    moved = max(left, default=ends)
    return moved if abs(moved - ends) > ROUNDING else ends


def _extended(table: Table, deadline: float, seconds: float, now: float) -> float:
    """Return the deadline by which people have the time left that they had ``seconds`` ago."""
    began = now - seconds
    if deadline <= began:
        return deadline + seconds
    rests = _awaited_rests(table)
    return max((advance(now, running(began, deadline, rest), rest) for rest in rests), default=deadline)


def _wait_ends(table: Table, now: float, delay: float) -> float:
    """Return when a wait of ``delay`` seconds ends. The next round at a slow table waits for rest."""
    if table.state is State.BETWEEN and slow(table):
        return clock_ends(table, now, delay)
    return now + delay


def _awaited(table: Table | Snapshot) -> Iterator[int]:
    """Yield the user ids of the people for whose decision, or word that they are ready, a table waits."""
    if table.state is State.BETWEEN:
        waiting = [player for _, player in table.people() if player.user_id not in table.ready]
    elif isinstance(table, Table):
        waiting = table.awaited_people()
    else:
        waiting = [table.players[seat] for seat in table.deciding()]
    yield from (player.user_id for player in waiting if player.user_id is not None)


def _awaited_rests(table: Table | Snapshot) -> list[Rest | None]:
    return [table.rests.get(user_id) for user_id in _awaited(table)]


# -- due times -------------------------------------------------------------------------------------


def next_computer(table: Table) -> Seat | None:
    """Return the computer seat to move next; None if no computer has a move.

    Seats that the game waits for come first. After them come seats that may shout and have not declined to.
    """
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
    """Set the time at which the table next acts by itself, or clear it.

    A wait for the same thing continues, so a click neither shortens nor prolongs it. Only a lobby's wait
    restarts with every change by a person.

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
        table.due_at = None if delay is None else _wait_ends(table, now, delay)


def _lobby(table: Table) -> bool:
    return table.state is State.LOBBY


def due_for(table: Table) -> object:
    """Return a key of what the table waits for, equal while that wait goes on. None if nothing is due."""
    if table.state not in LIVE or table.state is State.PAUSED:
        return None
    if table.state is not State.PLAYING:
        return (table.state, table.made)
    computer = next_computer(table)
    if computer is not None:
        return (table.state, table.made, computer, *_asking(table))
    if table.automatic:
        return (table.state, table.made, table.automatic[0], "forced", *_asking(table))
    if table.deadline is None or not on_show(table):
        return None
    return (table.state, table.made, table.deadline, table.warned)


def _delay(table: Table, pace: Pace) -> float | None:
    """Return how long the table waits in seconds; None if the turn clock decides or nothing is due."""
    if due_for(table) is None:
        return None
    if table.state is State.LOBBY:
        return pace.lobby
    if table.state is State.BETWEEN:
        return max(pace.next_round, table.turn_seconds) if slow(table) else pace.next_round
    movers = [seat for seat in (next_computer(table), *table.automatic) if seat is not None]
    return max(_pause(table, movers[0], pace), _take_back_pause(table)) if movers else None


def _asking(table: Table) -> tuple[str, ...]:
    """Return a part of the key of a wait while people are asked whether a lay may be taken back."""
    return ("asking",) if any(kind == "undo" for kind, _ in table.questions) else ()


def _take_back_pause(table: Table) -> float:
    """Return the least seconds before the bot acts, so that a person can take back their lay."""
    if _asking(table):
        return ANSWER_PACE
    return TAKE_BACK_PACE if table.take_back and table.undoable() is not None else 0.0


def _pause(table: Table, mover: Seat, pace: Pace) -> float:
    """Return the pause before the bot moves for a seat, in seconds. It is longer while people may shout.

    A random pause is drawn from the match's seed, so it is the same after a restart.
    """
    computer, pause = table.players[mover].computer, pace.computer
    concealing = table.conceals and (not computer or len(table.owners()) > 1)
    if concealing or not computer:
        drawn = Random(f"{table.seed}/pause/{table.made}")
        pause *= drawn.uniform(*(CONCEALING_PACE if concealing else FORCED_PACE))
    return pause * CHANCE_PACE if _others_may(table, mover) else pause


def _others_may(table: Table, mover: Seat) -> bool:
    """Return whether a move by ``mover`` would take a legal move, such as a shout, from other people."""
    legal = table.match_or_raise.round.legal
    return any(legal(seat) for seat, _ in table.people() if seat != mover)
