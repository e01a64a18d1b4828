"""Why a move is refused, checked in the order in which a person at the table would notice.

Each refusal is a key with the data for its message. Hosts supply the words:

====================  ===========================================================================
``round-over``        the round has ended
``not-your-turn``     ``turn`` is to move
``must-lay``          a tile fits: no drawing, no passing (M10, E18)
``must-draw``         the stock is not empty: no passing (M11)
``stock-empty``       no tile is left to draw (M21)
``tile-not-in-hand``  ``tile`` is not in the hand
``fits-nowhere``      ``tile``, named without its train, fits nowhere
``no-such-train``     no player sits at ``place``
``open-double``       the double ``number`` on ``place`` must be covered first (M18)
``private-train``     ``place`` is the own train of ``seat``, without a marker (M5, M6)
``does-not-fit``      neither half of ``tile`` is the ``number`` at the end of ``place`` (M5)
``extra-not-double``  the tile that a double owes must not be a double: ``tile`` is one (M15, E2)
====================  ===========================================================================

A text that is not a move is refused earlier: ``no-such-move`` with the ``text``, or ``which-train``
with the ``tile`` if the train is missing.
"""

from __future__ import annotations

from engine.core import Move, MoveNotNow, Seat
from engine.games.mexican_train.notation import FACES, MEXICAN, TRAINS, number
from engine.games.mexican_train.position import Position


def refusal(round: Position, seat: Seat, move: Move) -> MoveNotNow:
    """Return why ``move`` is not legal for ``seat`` now."""
    if not round.waiting():
        return MoveNotNow("round-over")
    if seat != round.turn:
        return MoveNotNow("not-your-turn", turn=round.turn)
    if move.verb != "lay":
        return _why_must_play(round, seat, move)
    return _cannot_lay(round, seat, move)


def _why_must_play(round: Position, seat: Seat, move: Move) -> MoveNotNow:
    """Return what ``seat`` must do instead of the draw or pass it tried (M10, M11, M21, E18)."""
    if round.lays(seat):
        return MoveNotNow("must-lay")
    if move.verb == "pass":
        return MoveNotNow("must-draw")
    return MoveNotNow("stock-empty")


def _cannot_lay(round: Position, seat: Seat, move: Move) -> MoveNotNow:
    tile, place, train = move.tile, move.place, move.code % len(TRAINS)
    if tile not in round.hands[seat]:
        return MoveNotNow("tile-not-in-hand", tile=tile)
    if not place:
        return MoveNotNow("fits-nowhere", tile=tile)
    if len(round.hands) <= train < MEXICAN:
        return MoveNotNow("no-such-train", place=place)
    if train not in round.open_to(seat):
        return _closed(round, train)
    if not FACES[tile] & round.ends[train]:
        return MoveNotNow("does-not-fit", tile=tile, place=place, number=number(round.ends[train]))
    return MoveNotNow("extra-not-double", tile=tile)  # M15, E2


def _closed(round: Position, train: int) -> MoveNotNow:
    """Return why a train is closed: a double is open elsewhere (M18), or it is private (M5, M6)."""
    if round.binding >= 0:
        return MoveNotNow(
            "open-double", place=TRAINS[round.binding], number=number(round.ends[round.binding])
        )
    return MoveNotNow("private-train", place=TRAINS[train], seat=train)
