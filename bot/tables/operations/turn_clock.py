"""The turn clock: what a table does at its due time.

The awaited people are warned once. When their time is up, the engine's timeout move is made for them, unless
the table turns slow instead (:mod:`bot.tables.operations.patience`). A
person who misses three turns in a row is away: a computer plays for them until they return.
"""

from __future__ import annotations

from bot.store import LIVE, State
from bot.tables.operations.automatic import call_for, tell_call
from bot.tables.operations.patience import gives_time, turn_slow
from bot.tables.state.deadlines import Pace, allowance, clock_began, extend, worth_showing
from bot.tables.state.draft import Draft
from bot.tables.state.forced_moves import automatic_seats
from bot.tables.state.requests import (
    Actor,
    AddDowntime,
    ChannelFound,
    CloseTable,
    NotShown,
    RefreshRests,
    Shown,
    TimeIsUp,
)
from bot.tables.state.snapshot import Answer, Done, Names
from bot.tables.state.table import Table
from engine import Event, Seat

MISSES = 3
"""How many missed turns in a row make a person away."""


def time_is_up(draft: Draft, actor: Actor, request: TimeIsUp) -> Answer:
    """Do what the due time was set for: close the lobby, deal the next round, warn, or end the turn.

    It does nothing if another due time has been set since, or the time has not come.
    """
    table = draft.table
    if table.due_at != request.due_at or draft.now < request.due_at:
        draft.quiet = True
    elif table.state is State.LOBBY:
        draft.abandon("lobby-timeout")
    elif table.state is State.BETWEEN:
        draft.open_round()
    elif table.deadline is not None and draft.now >= table.deadline:
        table.automatic = automatic_seats(table, draft.user)  # settings may have changed
        if table.awaited_people():
            (turn_slow if gives_time(table) else _turn_over)(draft)
    elif table.deadline is not None:
        table.warned = True
    return Done()


def shown(draft: Draft, actor: Actor, request: Shown) -> Answer:
    """Start the clock of the turn whose message is now shown.

    The message is shown again only if its deadline is too early, because downtime was added meanwhile.
    """
    started = draft.clock_shown(request.clock_key, request.at)
    draft.quiet = not (started and _says_too_little(draft.table, request.until))
    return Done()


def not_shown(draft: Draft, actor: Actor, request: NotShown) -> Answer:
    """Close a lobby whose message was never shown. A running match continues without its clock."""
    draft.quiet = True
    if draft.table.state is State.LOBBY and request.never_seen:
        draft.table.state = State.ABANDONED
    return Done()


def give_time_back(draft: Draft, actor: Actor, request: AddDowntime, pace: Pace) -> Answer:
    """Add downtime to the turn clock and the due time. Show the table again only if the gain is worth it."""
    extend(draft.table, request.seconds, draft.now, pace)
    draft.quiet = draft.table.deadline is None or not worth_showing(draft.table, request.seconds)
    return Done()


def close(draft: Draft, actor: Actor, request: CloseTable) -> Answer:
    """Close the table, with a message if the request names one.

    It does nothing if the table has ended, or is not at the requested revision.
    """
    touched = request.revision not in {None, draft.table.revision}
    if draft.table.state not in LIVE or touched:
        draft.quiet = True
    elif request.key:
        draft.abandon(request.key)
    else:
        draft.table.state = State.ABANDONED
    return Done()


def channel_found(draft: Draft, actor: Actor, request: ChannelFound) -> Answer:
    """Record the parent channel of the table's thread."""
    draft.table.parent_id = request.parent_id
    draft.quiet = True
    return Done()


def refresh_rests(draft: Draft, actor: Actor, request: RefreshRests) -> Answer:
    """Change nothing: the session applies the people's quiet hours and absences to every draft.

    :meth:`Draft.settle` shows the table again if they have changed.
    """
    draft.quiet = True
    return Done()


def _says_too_little(table: Table, until: float | None) -> bool:
    """Return whether downtime was added that the deadline on the turn's message does not include.

    A message that is wrong only because delivery was slow stays as it is, because requests are scarce then.

    Args:
        until: the deadline on the message, in Unix time; None if it shows none.
    """
    if until is None or table.deadline is None:
        return False
    if table.downtime_added_at < clock_began(table, until, allowance(table)):
        return False
    return worth_showing(table, table.deadline - until)


# -- missed turns ----------------------------------------------------------------------------------


def _turn_over(draft: Draft) -> None:
    """Make the timeout moves of the awaited people's seats, and count their missed turns. Stop after a move
    that begins a new version of the table.
    """
    table, version = draft.table, draft.table.version
    late, events, called = list[Seat](), list[Event](), list[Seat]()
    for seat in table.waited_for():
        if not table.players[seat].computer and table.version == version:
            events += _finish_turn(draft, seat)
            late.append(seat)
            shouted = call_for(draft, seat)
            events += shouted
            called += [seat] if shouted else []
    for seat in late:
        table.notes.pop(seat, None)
    draft.hear(events, None)  # before a computer takes over, so that the events name the people
    moves, draft.told = draft.told, []
    names = tuple(table.players[seat].name for seat in late)
    draft.tell("clock-missed", names=Names(names), count=len(names))
    if table.state in LIVE:
        _count_missed(draft, late)
    draft.told += moves
    for seat in called:
        tell_call(draft, seat)


def _finish_turn(draft: Draft, seat: Seat) -> list[Event]:
    """Play a seat's timeout move. After a draw, continue until its turn is over. Return the events."""
    table, events = draft.table, list[Event]()
    version = table.version
    move = table.match_or_raise.round.timeout_move(seat)
    events += draft.play(seat, move.text)
    while move.verb == "draw" and table.waited_for() == [seat] and table.version > version:
        version, move = table.version, table.match_or_raise.round.timeout_move(seat)
        events += draft.play(seat, move.text)
    return events


def _count_missed(draft: Draft, late: list[Seat]) -> None:
    """Count a missed turn for these seats. After ``MISSES`` in a row, a computer plays for the person."""
    table = draft.table
    for seat in late:
        missed = table.players[seat].missed_turns + 1
        table.update_player(seat, missed_turns=missed)
        if missed >= MISSES:
            table.update_player(seat, away=True, unsubstituted=False)
            draft.tell("clock-away", name=draft.name_of(seat), level=draft.level_of(seat))
