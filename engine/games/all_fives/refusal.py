"""Why a move of All Fives is refused: the reasons in the order a person at the table would notice.

Reads a round and changes nothing. The keys are sentences in the bot's locale files.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core import Move, MoveNotNow, Seat
from engine.games.all_fives.layout import ARM, BIT, CENTRE, CROSS_ARMS, highest

if TYPE_CHECKING:
    from engine.games.all_fives.round import FivesRound


def refusal(round: FivesRound, seat: Seat, move: Move) -> MoveNotNow:
    """Why ``move``, which is not legal, is not legal for ``seat`` now."""
    if round.ended is not None:
        return MoveNotNow("round-over")
    if seat != round.turn:
        return MoveNotNow("not-your-turn", seat=round.turn)
    if move.verb == "lay":
        return _lay_refusal(round, seat, move)
    fitting = round.masks[seat] & round.layout.fits
    if fitting and not round.laid:
        return MoveNotNow("must-open", tile=highest(fitting))
    if fitting:  # G8, C15
        return MoveNotNow("must-lay", tile=highest(fitting), asked=move.text)
    if move.verb == "draw":  # G9
        return MoveNotNow("stock-empty")
    return MoveNotNow("must-draw", left=len(round.stock))  # G7


def _lay_refusal(round: FivesRound, seat: Seat, move: Move) -> MoveNotNow:
    layout, tile, place = round.layout, move.tile, move.place
    if not BIT[tile] & round.masks[seat]:
        return MoveNotNow("not-in-hand", tile=tile)
    if not round.laid:
        if place != CENTRE:
            return MoveNotNow("table-empty", tile=tile, arm=place)
        return MoveNotNow("must-open-highest", tile=highest(layout.fits))  # C1, C16
    if place == CENTRE:
        return MoveNotNow("table-begun", tile=tile)
    if place in CROSS_ARMS and layout.bare is None:  # G11
        return MoveNotNow("no-spinner", arm=place)
    if place in CROSS_ARMS and layout.bare:  # C3
        return MoveNotNow("cross-closed", arm=place, spinner=layout.spinner, bare=layout.bare)
    return MoveNotNow("does-not-fit", tile=tile, arm=place, pip=layout.ends[ARM[place]].pip)
