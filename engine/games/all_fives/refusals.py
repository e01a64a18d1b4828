"""Why a move is refused, checked in the order in which a person at the table would notice.

Each refusal is a key with the data for its message. Hosts supply the words:

=====================  ===================================================================================
``round-over``         the round has ended
``not-your-turn``      ``turn`` is to move (G6)
``must-lay``           a tile fits, for example ``tile``: no drawing, no passing (G8, C15)
``stock-empty``        no tile is left to draw (G9)
``must-draw``          ``left`` tiles are left to draw: no passing (G7, C11)
``tile-not-in-hand``   ``tile`` is not in the hand
``fits-nowhere``       ``tile``, named without its arm, fits nowhere
``nothing-to-join``    the table is empty: the first tile goes to the centre, not to ``arm``
``must-open-highest``  ``tile`` decided who begins, so it must be laid first (C1, C16)
``already-started``    the centre is taken by ``tile``
``no-spinner``         ``arm`` is a cross arm, and no double lies yet (G11)
``cross-closed``       ``arm`` opens once ``spinner`` is joined on both long sides; ``bare`` are free (C3)
``does-not-fit``       neither half of ``tile`` is the ``end`` of ``arm`` (G6)
=====================  ===================================================================================

A text that is not a move is refused earlier: ``no-such-move`` with the ``text``, ``no-such-tile``
with the ``tile``, ``no-such-arm`` with ``arm`` and the existing ``arms``, or ``which-arm`` with the ``tile``
if the arm is missing.
"""

from __future__ import annotations

from engine.core import Move, MoveNotNow, Seat
from engine.games.all_fives._tables import BIT, highest
from engine.games.all_fives.notation import ARM, CENTRE, CROSS_ARMS
from engine.games.all_fives.position import Position


def refusal(round: Position, seat: Seat, move: Move) -> MoveNotNow:
    """Return why ``move`` is not legal for ``seat`` now."""
    if round.ended is not None:
        return MoveNotNow("round-over")
    if seat != round.turn:
        return MoveNotNow("not-your-turn", turn=round.turn)
    return _no_lay(round, seat, move) if not move.tile else _lay(round, seat, move)


def _no_lay(round: Position, seat: Seat, move: Move) -> MoveNotNow:
    """Return why ``seat`` may not draw or pass."""
    fitting = round.masks[seat] & round.layout.fits
    if fitting:
        return MoveNotNow("must-lay", tile=highest(fitting))
    if move.verb == "draw":
        return MoveNotNow("stock-empty")
    return MoveNotNow("must-draw", left=len(round.stock))


def _lay(round: Position, seat: Seat, move: Move) -> MoveNotNow:
    tile, arm = move.tile, move.place
    if not BIT[tile] & round.masks[seat]:
        return MoveNotNow("tile-not-in-hand", tile=tile)
    if round.laid and not arm:
        return MoveNotNow("fits-nowhere", tile=tile)
    if round.laid:
        return _cannot_join(round, tile, arm)
    if arm not in ("", CENTRE):
        return MoveNotNow("nothing-to-join", tile=tile, arm=arm)
    return MoveNotNow("must-open-highest", tile=highest(round.layout.fits))


def _cannot_join(round: Position, tile: str, arm: str) -> MoveNotNow:
    layout = round.layout
    if arm == CENTRE:
        return MoveNotNow("already-started", tile=round.laid[0].tile)
    if arm in CROSS_ARMS and layout.bare is None:
        return MoveNotNow("no-spinner", arm=arm)
    if arm in CROSS_ARMS and layout.bare:
        return MoveNotNow("cross-closed", arm=arm, spinner=layout.spinner, bare=layout.bare)
    return MoveNotNow("does-not-fit", tile=tile, end=layout.ends[ARM[arm]].pip, arm=arm)
