"""Moves that decide nothing, and for whom the bot makes them: each person sets that for themselves.

A move is forced where the rules leave its seat no other, chances included. It is made as if its owner had
pressed the button, after a short pause: the table's due time is set for it, which is saved and strikes like
that of a computer player. This module knows no game and makes no move.

What others can learn by watching the clock: that somebody has this aid on, and, once a draw or a pass has
been made so quickly, what that move says anyway, namely that nothing fitted. Where the rules let people draw
at will a draw says no such thing, so there it is left to them. A tile that is laid for somebody shows that
it was the only one with a place, which is why that aid is off until its owner asks for it. The pause is drawn
at random from the match's secret seed: it is as long for a hand of many tiles as for one of few, so nobody
can tell from it what a seat holds.
"""

from __future__ import annotations

from collections.abc import Callable

from bot.preferences import UserSettings
from bot.tables.state.table import Table
from engine import Move, Seat

IDLE = ("draw", "pass")
"""The verbs of the forced moves that are made for people unless they would rather press them."""


def automatic_seats(table: Table, user: Callable[[int], UserSettings]) -> tuple[Seat, ...]:
    """Return the seats waited for whose owners have nothing to decide and let the bot move.

    Args:
        user: returns what a person has set.
    """
    return tuple(seat for seat in table.waited_for() if forced_move(table, seat, user) is not None)


def forced_move(table: Table, seat: Seat, user: Callable[[int], UserSettings]) -> Move | None:
    """Return the move that the bot makes for a seat; None where its owner decides, or would rather press."""
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
    """Return whether a seat would owe a shout by a move: a lapse that nobody is led into."""
    after = table.match_or_raise.copy()
    rounds = after.rounds
    after.play(seat, move.text)
    return after.rounds == rounds and after.game.owed_shout(after.round.view(seat)) != ""
