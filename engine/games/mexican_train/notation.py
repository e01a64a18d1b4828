"""The tiles, trains and moves of Mexican Train as tables, and the reading of their texts.

Everything here is fixed for all rounds, so it is built once: a round only looks things up. It knows
nothing of whose turn it is.
"""

from __future__ import annotations

from engine.core import AmbiguousMove, Move, UnknownMove
from engine.tiles.double_n import double_set, halves, pips, spelt

MEXICAN = 8
"""The number of the Mexican Train; personal trains have their owner's seat for a number."""
TRAINS = ("T0", "T1", "T2", "T3", "T4", "T5", "T6", "T7", "M")
"""How the trains are spelt, by number."""
SUBSETS = tuple(tuple(train for train in range(9) if chosen >> train & 1) for chosen in range(1 << 9))
"""The numbers of the trains in a bit mask of trains."""

TILES = double_set(12)
RANK = {tile: rank for rank, tile in enumerate(TILES)}
"""The order of a rack."""
FACES = {tile: 1 << halves(tile)[0] | 1 << halves(tile)[1] for tile in TILES}
"""The pips of a tile as bits. A half joins an end that shares a bit, and what is left of the bits is
the new end; a double has one bit only."""
SINGLES = {tile: faces if faces.bit_count() > 1 else 0 for tile, faces in FACES.items()}
"""The same where no double may be laid (M15)."""
PIPS = {tile: pips(tile) for tile in TILES}
"""What a tile left in a hand costs (M25)."""

DRAW = Move("draw", "draw")
PASS = Move("pass", "pass")
LAYS = {
    tile: tuple(
        Move(f"{tile}@{place}", "lay", tile, place, RANK[tile] * len(TRAINS) + train)
        for train, place in enumerate(TRAINS)
    )
    for tile in TILES
}
"""The moves that lay a tile, by the number of the train. ``code`` orders them by rack, then train, and
is the train's number modulo nine."""

SPELT = {f"{one}-{other}": spelt(one, other) for one in range(13) for other in range(13)}
"""Either spelling of a tile to the tile as spelt in a hand."""
_MOVES = {
    "draw": DRAW,
    "pass": PASS,
    **{f"{text}@{move.place}": move for text, tile in SPELT.items() for move in LAYS[tile]},
}


def parse(text: str) -> Move:
    """Return the move ``text`` stands for; the halves of a tile may come in either order.

    Raises:
        UnknownMove: ``no-such-move``, with the text.
        AmbiguousMove: ``which-train``: a tile, but no train is named.
    """
    move = _MOVES.get(text)
    if move is not None:
        return move
    if text in SPELT:
        raise AmbiguousMove("which-train", tile=SPELT[text])
    raise UnknownMove("no-such-move", text=text)


def number(end: int) -> str:
    """Return the pips of an open end, or of a double, given as a bit."""
    return str(end.bit_length() - 1)
