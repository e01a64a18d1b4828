"""Moves that the bot makes for people who want it to, as if they had pressed the button. Knows no game.

A shout that a seat owes is made with the move that owes it; a forced move when the table's due time for it
has come. Which those are the rule book and :mod:`bot.tables.state.forced_moves` say.
"""

from __future__ import annotations

import logging

from bot.store import State
from bot.tables.state.draft import Draft
from bot.tables.state.forced_moves import IDLE, forced_move
from bot.tables.state.refusals import IllegalMoveError
from bot.tables.state.requests import Actor, MakeForcedMove
from bot.tables.state.snapshot import Answer, Done
from engine import Event, Move, Seat

log = logging.getLogger(__name__)


# -- a shout, with the move that owes it -----------------------------------------------------------


def call_for(draft: Draft, seat: Seat) -> list[Event]:
    """Make the shout that a seat owes after its move, if its owner wants that; return what it did."""
    table = draft.table
    user_id = table.players[seat].user_id
    if user_id is None or table.state is not State.PLAYING or not draft.user(user_id).auto_call:
        return []
    owed = table.match_or_raise.game.owed_shout(draft.view(seat))
    if not owed:
        return []
    try:
        return draft.play(seat, owed)
    except IllegalMoveError as error:
        log.warning("table %s: nothing was called for seat %s: %s", table.id, seat, error)
        return []


def tell_call(draft: Draft, seat: Seat) -> None:
    """Tell the table that the bot made such a shout."""
    draft.tell("shouted-by-bot", name=draft.name_of(seat))


# -- a forced move, after a pause ------------------------------------------------------------------


def make_forced_move(draft: Draft, actor: Actor, request: MakeForcedMove) -> Answer:
    """Make what a seat is forced to, unless the table has moved on or its owner wants that no longer.

    Draws and passes follow each other at once: one pause is enough for what nobody decides.
    """
    table, seat = draft.table, request.seat
    move = _next(draft, seat) if table.made == request.made else None
    if move is None:
        draft.quiet = True
        return Done()
    events = draft.play(seat, move.text)
    while move.verb in IDLE and (following := _next(draft, seat)) is not None and following.verb in IDLE:
        events += draft.play(seat, following.text)
    called = call_for(draft, seat)
    draft.decided = False  # nobody has: the hand goes on telling what it told
    draft.hear([*events, *called], seat)
    if called:
        tell_call(draft, seat)
    return Done()


def _next(draft: Draft, seat: Seat) -> Move | None:
    """Return the forced move that the bot makes for a seat now; None where it makes none."""
    return forced_move(draft.table, seat, draft.user) if seat in draft.table.waited_for() else None
