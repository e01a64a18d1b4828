"""The clock of a table: what happens when its due time has come.

Those waited for are warned once; when their time is up the seat plays by itself, as the engine says.
A person who lets three turns pass in a row is away: a computer plays for them until they are back.
"""

from __future__ import annotations

from bot.store import LIVE, State
from bot.tables.operations.automatic import call_for, tell_call
from bot.tables.state.deadlines import Pace, allowance, extend, worth_showing
from bot.tables.state.draft import Draft
from bot.tables.state.forced_moves import automatic_seats
from bot.tables.state.requests import (
    Actor,
    ChannelFound,
    CloseTable,
    GiveTimeBack,
    NotShown,
    Shown,
    TimeIsUp,
)
from bot.tables.state.snapshot import Answer, Done, Names
from bot.tables.state.table import Table
from engine import Event, Seat

MISSES = 3
"""So many turns in a row a person may let pass before a computer takes over."""


def time_is_up(draft: Draft, actor: Actor, request: TimeIsUp) -> Answer:
    """Do what the table's due time has come for; nothing where another one has been set meanwhile."""
    table = draft.table
    if table.due_at != request.due_at or draft.now < request.due_at:
        draft.quiet = True
    elif table.state is State.LOBBY:
        draft.abandon("lobby-timeout")
    elif table.state is State.BETWEEN:
        draft.open_round()
    elif table.deadline is not None and draft.now >= table.deadline:
        table.automatic = automatic_seats(table, draft.user)  # they may wish otherwise by now
        if table.awaited_people():
            _turn_over(draft)
    elif table.deadline is not None:
        table.warned = True
    return Done()


def shown(draft: Draft, actor: Actor, request: Shown) -> Answer:
    """Start the clock of the turn that is on show now.

    It is shown anew only where its message says too little time because some was given back meanwhile.
    """
    started = draft.clock_shown(request.clock_key, request.at)
    draft.quiet = not (started and _says_too_little(draft.table, request.until))
    return Done()


def not_shown(draft: Draft, actor: Actor, request: NotShown) -> Answer:
    """Give up a lobby that nobody gets to see; a match goes on without a clock."""
    draft.quiet = True
    if draft.table.state is State.LOBBY and request.never_seen:
        draft.table.state = State.ABANDONED
    return Done()


def give_time_back(draft: Draft, actor: Actor, request: GiveTimeBack, pace: Pace) -> Answer:
    """Lengthen what is due by the time in which nobody could reach the bot."""
    extend(draft.table, request.seconds, draft.now, pace)
    draft.quiet = draft.table.deadline is None or not worth_showing(draft.table, request.seconds)
    return Done()


def close(draft: Draft, actor: Actor, request: CloseTable) -> Answer:
    """Give the table up, with a sentence where anybody is left to read it."""
    touched = request.revision not in {None, draft.table.revision}
    if draft.table.state not in LIVE or touched:
        draft.quiet = True
    elif request.key:
        draft.abandon(request.key)
    else:
        draft.table.state = State.ABANDONED
    return Done()


def channel_found(draft: Draft, actor: Actor, request: ChannelFound) -> Answer:
    """Note whose thread the table's channel is."""
    draft.table.parent_id = request.parent_id
    draft.quiet = True
    return Done()


def _says_too_little(table: Table, until: float | None) -> bool:
    """Return whether time was given back that the turn's message knows nothing of.

    Where the channel alone was slow its message stays as it is: requests are often scarce then.

    Args:
        until: when the turn's time is up as the message says.
    """
    if until is None or table.deadline is None or table.downtime_added_at < until - allowance(table):
        return False
    return worth_showing(table, table.deadline - until)


# -- a turn that is over ---------------------------------------------------------------------------


def _turn_over(draft: Draft) -> None:
    """Have the seats waited for play by themselves, and count who let their turn pass."""
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
    draft.hear(events, None)  # while it is still the people who moved
    moves, draft.told = draft.told, []
    names = tuple(table.players[seat].name for seat in late)
    draft.tell("clock-missed", names=Names(names), count=len(names))
    if table.state in LIVE:
        _count_missed(draft, late)
    draft.told += moves
    for seat in called:
        tell_call(draft, seat)


def _finish_turn(draft: Draft, seat: Seat) -> list[Event]:
    """Let a seat finish its turn: a turn is not over with a draw while the seat is still to play."""
    table, events = draft.table, list[Event]()
    version = table.version
    move = table.match_or_raise.round.timeout_move(seat)
    events += draft.play(seat, move.text)
    while move.verb == "draw" and table.waited_for() == [seat] and table.version > version:
        version, move = table.version, table.match_or_raise.round.timeout_move(seat)
        events += draft.play(seat, move.text)
    return events


def _count_missed(draft: Draft, late: list[Seat]) -> None:
    """Count the turn as missed; a computer plays from now on for those who missed too many."""
    table = draft.table
    for seat in late:
        missed = table.players[seat].missed_turns + 1
        table.update_player(seat, missed_turns=missed)
        if missed >= MISSES:
            table.update_player(seat, away=True, unsubstituted=False)
            draft.tell("clock-away", name=draft.name_of(seat), level=draft.level_of(seat))
