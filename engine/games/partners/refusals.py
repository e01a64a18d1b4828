"""Why a move is refused, checked in the order in which a person at the table would notice.

Each refusal is a key with the data for its message. Hosts supply the words:

====================  =======================================================================
``round-over``        the round has ended
``not-your-turn``     ``turn`` is to move
``must-lay``          a tile fits, for example ``tile``: no passing (PD6)
``tile-not-in-hand``  ``tile`` is not in the hand
``fits-nowhere``      ``tile``, named without its end, fits nowhere
``nothing-to-join``   the table is empty: the first tile goes to the centre, not to ``place``
``must-open``         ``tile`` decided who begins, so it must be laid first (PD3)
``already-started``   the centre is taken by ``tile``
``does-not-fit``      neither half of ``tile`` is the ``end`` of ``place`` (PD5)
====================  =======================================================================

A text that is not a move is refused earlier: ``no-such-move`` with the ``text``, or ``which-end`` with the
``tile`` if its end is missing.
"""

from __future__ import annotations

from engine.core import Move, MoveNotNow, Seat
from engine.games.partners.notation import CENTRE, ENDS
from engine.games.partners.position import Position


def refusal(round: Position, seat: Seat, move: Move) -> MoveNotNow:
    """Return why ``move`` is not legal for ``seat`` now."""
    if round.ended is not None:
        return MoveNotNow("round-over")
    if seat != round.turn:
        return MoveNotNow("not-your-turn", turn=round.turn)
    if move.verb == "pass":
        return MoveNotNow("must-lay", tile=round.legal(seat)[0].tile)
    if move.tile not in round.hands[seat]:
        return MoveNotNow("tile-not-in-hand", tile=move.tile)
    return (
        _cannot_join(round, move.tile, move.place) if round.laid else _no_first(round, move.tile, move.place)
    )


def _cannot_join(round: Position, tile: str, place: str) -> MoveNotNow:
    if not place:
        return MoveNotNow("fits-nowhere", tile=tile)
    if place == CENTRE:
        return MoveNotNow("already-started", tile=round.laid[0].tile)
    return MoveNotNow("does-not-fit", tile=tile, place=place, end=str(round.ends[ENDS.index(place)]))


def _no_first(round: Position, tile: str, place: str) -> MoveNotNow:
    if place not in ("", CENTRE):
        return MoveNotNow("nothing-to-join", tile=tile, place=place)
    return MoveNotNow("must-open", tile=round.opener)
