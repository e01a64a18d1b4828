"""Hints: a person who has to decide asks for the best move. The table counts the hints of each seat.

Hints are given only in unrated matches, and only if the server's managers allow them. The best move and its
reason are computed elsewhere, as for a computer player: from what the asker's seat has seen.
"""

from __future__ import annotations

from bot.store import State
from bot.tables.state.draft import Draft
from bot.tables.state.refusals import AwayError, RefusedError, StaleMoveError
from bot.tables.state.requests import Actor, AskHint
from bot.tables.state.snapshot import Answer, Hinted, Names
from engine import Seat
from engine.players.hints import Hint


def require_hint(draft: Draft, actor: Actor, request: AskHint) -> Seat:
    """Return the seat that a hint is for.

    Raises:
        RefusedError: the actor cannot get a hint now.
    """
    seat, table = draft.seat(actor), draft.table
    if table.players[seat].away:
        raise AwayError
    if table.state is not State.PLAYING or request.version != table.version:
        raise StaleMoveError("hand-paused" if table.state is State.PAUSED else "stale-click")
    if table.rated:
        raise RefusedError("hint-rated")
    if not draft.guild.hints:
        raise RefusedError("hint-off")
    if seat not in table.waited_for():
        raise RefusedError("hand-wait", turn=Names(_waited_for(draft)))
    return seat


def _waited_for(draft: Draft) -> tuple[str, ...]:
    table = draft.table
    return tuple(table.players[seat].display_name for seat in table.waited_for())


def give_hint(draft: Draft, actor: Actor, request: AskHint, hint: Hint) -> Answer:
    """Return the computed hint and count it. Repeated hints for one decision count once."""
    seat, table = require_hint(draft, actor, request), draft.table
    if seat not in table.hinted_now:
        table.hinted[seat] = table.made
        table.update_player(seat, hints=table.players[seat].hints + 1)
    draft.quiet = True
    return Hinted(seat, hint, table.made)
