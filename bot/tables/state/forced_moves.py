"""Moves that the bot makes for people who want that: forced moves, and moves chosen in advance.

A move is forced if it is the seat's only legal move, counting shouts. Each person decides whether the bot
makes those. A move in advance was chosen while others played. The bot makes either as if its owner had
pressed the button, after a short pause. The table's due time is set for it; like a computer player's, it is
saved and can fire. This module knows no game and makes no move.

Watching the clock reveals that someone uses this. After a quick draw or pass it also reveals that nothing
fitted, which the move itself says. If the rules let people draw at will, a draw does not say so, and the bot
leaves it to them. A tile laid by the bot reveals that no other tile fitted, or that it was chosen in advance;
the former is off by default. The pause is drawn at random from the match's secret seed and does not depend on
the number of tiles, so it reveals nothing about the hand.

With teams, even a press would tell the partner about the hand. There the bot makes every pass, and every lay
without a choice. Until then such a move looks like a decision. If the table's rule asks for presses, the bot
makes none (PD20).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from bot.preferences import UserSettings
from bot.store import LIVE, State
from bot.tables.state.questions import Advance, Ahead
from bot.tables.state.snapshot import Snapshot
from bot.tables.state.table import Table, is_shout
from engine import UNDO, AmbiguousMove, Game, IllegalMove, Move, Seat, View

IDLE = ("draw", "pass")
"""Verbs of the forced moves that the bot makes unless the person turns that off."""
ACCEPT = "accept"
"""The answer that can be chosen before its question is asked."""


def automatic_seats(table: Table, user: Callable[[int], UserSettings]) -> tuple[Seat, ...]:
    """Return the awaited seats whose next move the bot makes: a forced one, or one chosen in advance.

    Args:
        user: returns a person's settings.
    """
    return tuple(seat for seat in table.waited_for() if forced_move(table, seat, user) is not None)


def forced_move(table: Table, seat: Seat, user: Callable[[int], UserSettings]) -> Move | None:
    """Return the move that the bot makes for a seat; None if it makes none.

    A move chosen in advance comes first. None if a computer plays the seat, if it has a choice or no move, or
    if the table or its owner's settings leave the move to them. Where forced moves are concealed, passes and
    lays ignore the settings for them. A lay after which its owner would owe a shout needs their setting.
    """
    user_id = table.players[seat].played_by
    if user_id is None:
        return None
    if seat in waiting_advances(table):
        move, _ = _chosen(table, table.advances[seat], user)
        return move
    match = table.match_or_raise
    legal = match.round.legal(seat)
    if len(legal) != 1 or match.game.forced_pace(match.seats) == "press":
        return None
    move, settings = legal[0], user(user_id)
    if move.verb in IDLE:
        drawn_at_will = move.verb == "draw" and match.game.draws_at_will()
        concealed = move.verb == "pass" and table.conceals
        return move if concealed or (settings.auto_draw and not drawn_at_will) else None
    if move.verb != "lay" or not (settings.auto_lay or table.conceals):
        return None
    return move if settings.auto_call or not _owes_shout(table, seat, move) else None


def comes_by_itself(table: Table, seat: Seat, text: str) -> bool:
    """Return whether a move is a concealed forced one, which the bot makes when its delay is over (PD20)."""
    if not table.conceals or seat not in table.automatic:
        return False
    match = table.match_or_raise
    try:
        return match.round.legal(seat) == [match.read(seat, text)]
    except IllegalMove:
        return False


def _owes_shout(table: Table, seat: Seat, move: Move) -> bool:
    """Return whether the seat would owe a shout after the move. The bot must not lead its owner into that
    lapse.
    """
    after = table.match_or_raise.copy()
    rounds = after.rounds
    after.play(seat, move.text)
    return after.rounds == rounds and after.game.owed_shout(after.round.view(seat)) != ""


# -- moves in advance ------------------------------------------------------------------------------


def waiting_advances(table: Table) -> list[Seat]:
    """Return the seats whose move in advance is still to be made."""
    return [seat for seat, advance in table.advances.items() if not advance.dropped]


def possible_in_advance(table: Table, seat: Seat, text: str) -> bool:
    """Return whether a move can be chosen in advance; False if the seat's turn has come or it has no tiles.

    That is any move that the seat could make if it were its turn, each of its tiles, and an answer that the
    game knows.
    """
    view = _in_turn(table, seat)
    if view is None:
        return False
    if text in view.hand or text in {move.text for move in view.legal if not is_shout(move.text)}:
        return True
    return text == ACCEPT and knows_answer(table.rules())


def knows_answer(game: Game) -> bool:
    """Return whether the game asks questions that can be answered by accepting."""
    try:
        game.parse(ACCEPT)
    except IllegalMove:
        return False
    return True


def drop_advances(table: Table, user: Callable[[int], UserSettings]) -> bool:
    """Drop each move in advance that will not be made, noting why. Return whether any was dropped.

    Forget those of people who no longer own their seat, and all of them once the table is closed.

    Args:
        user: returns a person's settings.
    """
    kept = {} if table.state not in LIVE else table.advances
    kept = {seat: each for seat, each in kept.items() if table.players[seat].user_id == each.user_id}
    reasons = {seat: _reason(table, each, user) for seat, each in kept.items() if not each.dropped}
    table.advances = {
        seat: replace(each, dropped=each.dropped or reasons[seat]) for seat, each in kept.items()
    }
    return any(reasons.values())


def _reason(table: Table, advance: Advance, user: Callable[[int], UserSettings]) -> str:
    """Return why a move in advance will not be made, as in :attr:`Advance.dropped`; empty if it may be."""
    match, seat = table.match_or_raise, advance.seat
    if table.players[seat].away:
        return "away"
    if match.rounds != advance.round:
        return "round"
    if any(text == UNDO for _, text in match.record[advance.made :]):
        return "undo"
    if len(match.round.hands[seat]) != advance.held:
        return "draw"
    return _chosen(table, advance, user)[1] if seat in table.waited_for() else ""


def _chosen(table: Table, advance: Advance, user: Callable[[int], UserSettings]) -> tuple[Move | None, str]:
    """Return the legal move that a move in advance stands for; if there is none, None and the reason."""
    try:
        move = table.match_or_raise.read(advance.seat, advance.move)
    except AmbiguousMove:
        return None, "places"
    except IllegalMove:
        return None, "illegal"
    if move.verb == "lay" and not user(advance.user_id).auto_call and _owes_shout(table, advance.seat, move):
        return None, "call"
    return move, ""


def _in_turn(table: Table, seat: Seat) -> View | None:
    """Return the round as a seat would see it if it were in turn; None if it is awaited or has no tiles."""
    if table.state is not State.PLAYING or seat in table.waited_for():
        return None
    round = table.match_or_raise.round
    return round.in_turn(seat).view(seat) if round.hands[seat] else None


def ahead_of(table: Table) -> dict[Seat, Ahead]:
    """Return, by seat, the moves in advance as their owners' hands show them."""
    return {seat: Ahead(each, _in_turn(table, seat)) for seat, each in table.advances.items()}


def choosing(table: Table, snapshot: Snapshot, *, user_id: int, picked: str, move: str) -> Snapshot:
    """Return a snapshot with which a person's hand is the page where a move in advance is chosen.

    If their turn has come, or they have no seat or no tiles or are away, it is unchanged: the hand is shown.

    Args:
        snapshot: of the table as it is now.
        picked: the step taken last on that page.
        move: the move to confirm; empty if none has been chosen.
    """
    seat = table.seat_of(user_id)
    view = None if seat is None or table.players[seat].away else _in_turn(table, seat)
    if seat is None or view is None:
        return snapshot
    page = Ahead(table.advances.get(seat), view, choosing=True, picked=picked, move=move)
    return replace(snapshot, ahead={**snapshot.ahead, seat: page})
