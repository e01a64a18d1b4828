"""Moves that the bot makes for people who have turned that on, as if they had pressed the button.

An owed shout is made together with the move that owes it. A forced move, or one chosen in advance, is made
when the table's due time for it has come. The rule book and :mod:`bot.tables.state.forced_moves` say which
moves those are. This module knows no game.
"""

from __future__ import annotations

import logging

from bot.store import State
from bot.tables.state.draft import Draft
from bot.tables.state.forced_moves import IDLE, forced_move, possible_in_advance, waiting_advances
from bot.tables.state.questions import Advance
from bot.tables.state.refusals import AwayError, IllegalMoveError, StaleMoveError
from bot.tables.state.requests import Actor, CancelAdvance, MakeForcedMove, PlayInAdvance
from bot.tables.state.snapshot import Answer, Done, ShowHand
from engine import Event, Move, Seat

log = logging.getLogger(__name__)


# -- owed shouts -----------------------------------------------------------------------------------


def call_for(draft: Draft, seat: Seat) -> list[Event]:
    """Make the shout that a seat owes after its move, and return its events.

    Return an empty list if no person owns the seat, its owner has turned automatic shouts off, or no shout is
    owed. Also if the round is over, or the shout is illegal, which is logged.
    """
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
        log.warning("table %s: could not make the shout of seat %s: %s", table.id, seat, error)
        return []


def tell_call(draft: Draft, seat: Seat) -> None:
    """Tell the channel that the bot made a shout for the seat."""
    draft.tell("shouted-by-bot", name=draft.name_of(seat))


# -- forced moves ----------------------------------------------------------------------------------


def make_forced_move(draft: Draft, actor: Actor, request: MakeForcedMove) -> Answer:
    """Make a seat's forced move, or the one chosen in advance.

    Nothing happens if the table has moved on, or its owner has turned this off or has cancelled the move.
    Further forced draws and passes follow at once, without another pause.
    """
    table, seat = draft.table, request.seat
    move = _next(draft, seat) if table.made == request.made else None
    if move is None:
        draft.quiet = True
        return Done()
    chosen = table.advances.pop(seat, None) if seat in waiting_advances(table) else None
    events = draft.play(seat, move.text)
    while move.verb in IDLE and (following := _next(draft, seat)) is not None and following.verb in IDLE:
        events += draft.play(seat, following.text)
    called = call_for(draft, seat)
    if chosen is None:
        draft.decided = False  # the person has decided nothing, so the hand keeps its notes
    draft.hear([*events, *called], seat)
    if called:
        tell_call(draft, seat)
    return Done()


def _next(draft: Draft, seat: Seat) -> Move | None:
    """Return the forced move that the bot makes for a seat now; None if it makes none."""
    return forced_move(draft.table, seat, draft.user) if seat in draft.table.waited_for() else None


# -- moves in advance ------------------------------------------------------------------------------


def play_in_advance(draft: Draft, actor: Actor, request: PlayInAdvance) -> Answer:
    """Remember a move to make when the actor's turn comes. It replaces an earlier one.

    Raises:
        RefusedError: the actor's turn has come already, or the move cannot be chosen.
    """
    table, seat = draft.table, draft.seat(actor)
    draft.require({State.PLAYING}, f"hand-{table.state.value}")
    if table.players[seat].away:
        raise AwayError
    if not possible_in_advance(table, seat, request.move):
        raise StaleMoveError("stale-click")
    match = table.match_or_raise
    held = len(match.round.hands[seat])
    table.advances[seat] = Advance(actor.user_id, seat, request.move, match.rounds, table.made, held)
    draft.quiet, draft.answered = True, actor.user_id  # the channel sees nothing of it
    return ShowHand(seat)


def cancel_advance(draft: Draft, actor: Actor, request: CancelAdvance) -> Answer:
    """Forget the actor's move in advance, if there is one."""
    seat = draft.seat(actor)
    draft.require({State.PLAYING}, f"hand-{draft.table.state.value}")
    draft.table.advances.pop(seat, None)
    draft.quiet, draft.answered = True, actor.user_id
    return ShowHand(seat)
