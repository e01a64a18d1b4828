"""Shouting for people who want the bot to: an aid, and the table is told of it. Knows no game.

Which shout a seat owes the rule book says; here it is made as if its owner had pressed the button.
"""

from __future__ import annotations

import logging

from bot.store import State
from bot.tables.draft import Draft
from bot.tables.refusals import IllegalMoveError
from engine import Event, Seat

log = logging.getLogger(__name__)


def call_for(draft: Draft, seat: Seat) -> list[Event]:
    """Make the shout that a seat owes after its move, if its owner wants that; return what it did."""
    table = draft.table
    user_id = table.players[seat].user_id
    if user_id is None or table.state is not State.PLAYING or not draft.preferences.user(user_id).auto_call:
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
