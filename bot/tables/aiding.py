"""Shouting for those who want the bot to: an aid, and the table is told of it. Knows no game.

Which shout somebody owes the game's presenter says; here it is made as if its owner had pressed.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from bot.store import State, StoreError
from bot.tables.table import Table, bold
from bot.wishes import Wishes
from engine import Event, IllegalMove, Seat

log = logging.getLogger(__name__)

Commit: TypeAlias = Callable[[Seat, str], Awaitable[list[Event]]]
"""Makes a move and saves it."""


async def shouted_for(table: Table, wishes: Wishes, seat: Seat, commit: Commit) -> list[Event]:
    """Make the shout that a seat owes after its move, if its owner wants that; what came of it.

    Whatever fails here, the move before it stands, and its owner can still shout.
    """
    user_id = table.chairs[seat].user_id
    if user_id is None or table.state is not State.PLAYING or not wishes.person(user_id).auto_call:
        return []
    owed = table.presenter.owed(table.live().round.view(seat))
    if not owed:
        return []
    try:
        return await commit(seat, owed)
    except (IllegalMove, StoreError) as error:
        log.warning("table %s: nobody shouted for seat %s: %s", table.id, seat, error)
        return []


def shout_line(table: Table, seat: Seat) -> str:
    """What the table is told beside such a shout."""
    return table.words("shouted-by-bot", name=bold(table.chairs[seat].name))
