"""Forced moves, and the people for whom the bot makes them. Each person decides that for themselves.

A move is forced if it is the seat's only legal move, counting shouts. The bot makes it as if its owner had
pressed the button, after a short pause. The table's due time is set for it; like a computer player's, it is
saved and can fire. This module knows no game and makes no move.

Watching the clock reveals that someone uses this setting. After a quick draw or pass it also reveals that
nothing fitted, which the move itself says. If the rules let people draw at will, a draw does not say so, and
the bot leaves it to them. A tile laid by the bot reveals that no other tile fitted, so that setting is off by
default. The pause is drawn at random from the match's secret seed and does not depend on the number of tiles,
so it reveals nothing about the hand.
"""

from __future__ import annotations

from collections.abc import Callable

from bot.preferences import UserSettings
from bot.tables.state.table import Table
from engine import Move, Seat

IDLE = ("draw", "pass")
"""Verbs of the forced moves that the bot makes unless the person turns that off."""


def automatic_seats(table: Table, user: Callable[[int], UserSettings]) -> tuple[Seat, ...]:
    """Return the awaited seats whose forced move the bot makes.

    Args:
        user: returns a person's settings.
    """
    return tuple(seat for seat in table.waited_for() if forced_move(table, seat, user) is not None)


def forced_move(table: Table, seat: Seat, user: Callable[[int], UserSettings]) -> Move | None:
    """Return the move that the bot makes for a seat; None if it makes none.

    None if a computer plays the seat, if it has a choice or no move, or if its owner's settings leave the
    move to them.
    """
    user_id = table.players[seat].played_by
    if user_id is None:
        return None
    legal = table.match_or_raise.round.legal(seat)
    if len(legal) != 1:
        return None
    move, settings = legal[0], user(user_id)
    if move.verb in IDLE:
        drawn_at_will = move.verb == "draw" and table.match_or_raise.game.draws_at_will()
        return move if settings.auto_draw and not drawn_at_will else None
    if move.verb != "lay" or not settings.auto_lay:
        return None
    return move if settings.auto_call or not _owes_shout(table, seat, move) else None


def _owes_shout(table: Table, seat: Seat, move: Move) -> bool:
    """Return whether the seat would owe a shout after the move. The bot must not lead its owner into that
    lapse.
    """
    after = table.match_or_raise.copy()
    rounds = after.rounds
    after.play(seat, move.text)
    return after.rounds == rounds and after.game.owed_shout(after.round.view(seat)) != ""
