"""Why a move is refused, checked in the order in which a person at the table would notice.

Each refusal is a key with the data for its message. This module does not decide what is legal: a move comes
here only after it was found illegal.

====================  ====================================================================
``round-over``        the round has ended
``must-answer``       ``question``: a question is open, and this move does not answer it
``question-open``     ``turn``, ``question``: seat ``turn`` has to answer first
``not-your-turn``     ``turn``: it is the turn of ``turn``
``no-question``       accept, accuse or give while no question is open
``call-not-due``      ``tiles`` left: not one, or too late, or already announced (D14, B6)
``must-lay``          ``tile``: a tile fits, so neither draw nor pass (D9, B2)
``stock-empty``       draw from an empty stock (D10)
``must-draw``         ``left``: pass although the stock has tiles (D9)
``lay-or-stop``       draw between two lays at once (B19)
``tile-not-in-hand``  ``tile``: the tile is not in the rack
``joker-open``        jokers lie face down at this table (B15)
``no-bluffing``       nothing lies face down at this table (D24)
``fits-nowhere``      ``tile``: named without its place, it fits nowhere
``cell-taken``        ``cell``: a tile lies there
``touches-nothing``   ``cell``: no tile lies beside it (D6)
``not-an-end``        ``cell``: the tile beside it does not end a chain (D6)
``wrong-side``        ``cell``: the chain does not go on over that side of its last tile
``seventh-straight``  ``cell``: six tiles lie in line, so a corner must follow (D18)
``does-not-fit``      ``tile``, ``end``: colour or number differ (D7, D11, D12)
``turn-the-tile``     ``tile``, ``end``: the tile would fit, turned another way (D7)
``touches-two``       ``cell``: at an end a tile touches one tile only (D8)
``corner-joker``      ``cell``: a joker cannot be a cornerstone (D23)
``corner-at-joker``   ``cell``: a cornerstone may not border a joker (D23)
``corner-at-end``     ``cell``: a cornerstone may not border the end of a chain (D22)
``corner-half``       ``tile``, ``cell``: one of its halves touches nothing (D20)
``corner-numbers``    ``tile``, ``cell``: touching halves differ in number (D19)
====================  ====================================================================
"""

from __future__ import annotations

from engine.core import Move, MoveNotNow, Seat
from engine.games.domino_four.fits import contacts
from engine.games.domino_four.grid import BESIDE, OWNED, STEPS, spell
from engine.games.domino_four.notation import as_joker, cell_of, corner_of
from engine.games.domino_four.position import Position
from engine.games.domino_four.table import STRAIGHT, Arm, Table
from engine.games.domino_four.tiles import JOKER


def refusal(round: Position, seat: Seat, move: Move) -> MoveNotNow:  # noqa: PLR0911 (a list of reasons)
    """Return why the illegal ``move`` of ``seat`` is refused."""
    if round.ended:
        return MoveNotNow("round-over")
    if move.verb == "call":
        return MoveNotNow("call-not-due", tiles=len(round.hands[seat]))
    if round.pending:
        return _unanswered(round, seat, move)
    if seat != round.turn:
        return MoveNotNow("not-your-turn", turn=round.turn)
    if move.verb in ("accept", "accuse", "give"):
        return MoveNotNow("no-question")
    if move.verb in ("draw", "pass"):
        return _must_go_on(round, seat, move)
    return _unfit(round, seat, move)


def _unanswered(round: Position, seat: Seat, move: Move) -> MoveNotNow:
    if seat not in round.asked:
        return MoveNotNow("question-open", turn=round.asked[0], question=str(round.pending))
    if move.verb == "give" and round.pending != "bluff":
        return MoveNotNow("tile-not-in-hand", tile=move.tile)
    return MoveNotNow("must-answer", question=str(round.pending))


def _must_go_on(round: Position, seat: Seat, move: Move) -> MoveNotNow:
    if round.second:
        return MoveNotNow("lay-or-stop")
    fitting = [legal.tile for legal in round.legal(seat) if legal.verb == "lay"]
    if not any(legal.verb in ("draw", "pass") for legal in round.legal(seat)):
        return MoveNotNow("must-lay", tile=fitting[0])
    if move.verb == "draw":
        return MoveNotNow("stock-empty")
    return MoveNotNow("must-draw", left=len(round.stock))


def _unfit(round: Position, seat: Seat, move: Move) -> MoveNotNow:
    if move.tile not in round.hands[seat]:
        return MoveNotNow("tile-not-in-hand", tile=move.tile)
    if move.verb == "bluff" and not round.options.blufjoker:
        return MoveNotNow("no-bluffing")
    if move.verb == "lay" and move.tile == JOKER and round.options.blufjoker:
        return MoveNotNow("joker-open")
    if not move.place:
        return MoveNotNow("fits-nowhere", tile=move.tile)
    return _misplaced(round.table, move, corners=round.options.hoeksteen)


def _misplaced(table: Table, move: Move, *, corners: bool) -> MoveNotNow:
    cell = cell_of(move)
    if cell in table.taken:
        return MoveNotNow("cell-taken", cell=spell(cell))
    if cell not in table.rim:
        return MoveNotNow("touches-nothing", cell=spell(cell))
    touching = contacts(table.rim[cell])
    if len(touching) == 1:
        return _not_at_end(table, move, entry=next(iter(touching)))
    if not corners or move.verb == "bluff":
        return MoveNotNow("touches-two", cell=spell(cell))
    return _no_cornerstone(table, move)


def _not_at_end(table: Table, move: Move, *, entry: int) -> MoveNotNow:
    cell = cell_of(move)
    beside = cell + STEPS[entry]
    arms = [arm for arm in table.arms if arm.cell == beside]
    if not arms:
        return MoveNotNow("not-an-end", cell=spell(cell))
    for arm in arms:
        for spot in arm.spots:
            if spot.cell == cell:
                key = "turn-the-tile" if move.tile in spot.ways else "does-not-fit"
                return MoveNotNow(key, tile=move.tile, end=arm.need.half)
    if any(_seventh_in_line(arm, entry) for arm in arms):
        return MoveNotNow("seventh-straight", cell=spell(cell))
    return MoveNotNow("wrong-side", cell=spell(cell))


def _seventh_in_line(arm: Arm, entry: int) -> bool:
    """Return whether a tile that joins ``arm`` by side ``entry`` would be the seventh in line (D18)."""
    return arm.run == STRAIGHT and entry == arm.entry


def _no_cornerstone(table: Table, move: Move) -> MoveNotNow:
    cell = cell_of(move)
    where = spell(cell)
    touching = contacts(table.rim[cell])
    if as_joker(move):
        return MoveNotNow("corner-joker", cell=where)
    if None in touching.values():
        return MoveNotNow("corner-at-joker", cell=where)
    if any(cell - arm.cell in BESIDE for arm in table.arms):
        return MoveNotNow("corner-at-end", cell=where)
    for corner in (corner_of(move), corner_of(move) ^ 2):
        if not any(side in touching for side in OWNED[corner]):
            return MoveNotNow("corner-half", tile=move.tile, cell=where)
    return MoveNotNow("corner-numbers", tile=move.tile, cell=where)
