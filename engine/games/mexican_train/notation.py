"""The tiles, trains and moves of Mexican Train as tables, and the parser of their texts.

Everything here is the same for all rounds, so it is built once and looked up. Knows no turn.
"""

from __future__ import annotations

from engine.core import AmbiguousMove, Move, UnknownMove
from engine.tiles.double_n import double_set, halves, pips, spelt

MEXICAN = 8
"""The number of the Mexican Train. The number of a personal train is its owner's seat."""
TRAINS = ("T0", "T1", "T2", "T3", "T4", "T5", "T6", "T7", "M")
"""The spelling of each train, by number."""
SUBSETS = tuple(tuple(train for train in range(9) if chosen >> train & 1) for chosen in range(1 << 9))
"""The numbers of the trains in a bit mask of trains."""

TILES = double_set(12)
RANK = {tile: rank for rank, tile in enumerate(TILES)}
"""The order of a rack."""
FACES = {tile: 1 << halves(tile)[0] | 1 << halves(tile)[1] for tile in TILES}
"""The pips of a tile as bits. A half joins an end that shares a bit; the remaining bits are the new end. A
double has only one bit."""
BITS = {tile: 1 << rank for tile, rank in RANK.items()}
"""Each tile as a bit, in the order of a rack, so that a set of tiles is a number."""
SINGLES = sum(BITS[tile] for tile, faces in FACES.items() if faces.bit_count() > 1)
"""The set of all tiles but the doubles."""
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
"""The lays of each tile, indexed by the train's number. ``code`` orders them by rack, then by train; modulo
nine it is the train's number."""

BY_BIT = {bit: (FACES[tile], LAYS[tile]) for tile, bit in BITS.items()}
"""The faces and the lays of a tile, by its bit."""


def _fitting() -> tuple[int, ...]:
    """Return, for every set of numbers given as bits, the set of tiles that show one of them."""
    showing = [sum(BITS[tile] for tile in TILES if FACES[tile] >> pips & 1) for pips in range(13)]
    sets = [0]
    for tiles in showing:
        sets += [fewer | tiles for fewer in sets]
    return tuple(sets)


FITTING = _fitting()
"""The set of tiles that show one of some numbers, indexed by the set of these numbers."""

SPELT = {f"{one}-{other}": spelt(one, other) for one in range(13) for other in range(13)}
"""Either spelling of a tile, mapped to its spelling in a hand."""
_MOVES = {
    "draw": DRAW,
    "pass": PASS,
    **{f"{text}@{move.place}": move for text, tile in SPELT.items() for move in LAYS[tile]},
}


def parse(text: str) -> Move:
    """Return the move that ``text`` stands for. The halves of a tile may come in either order.

    Raises:
        UnknownMove: ``no-such-move``, with the text.
        AmbiguousMove: ``which-train``: the text names a tile but no train.
    """
    move = _MOVES.get(text)
    if move is not None:
        return move
    if text in SPELT:
        raise AmbiguousMove("which-train", tile=SPELT[text])
    raise UnknownMove("no-such-move", text=text)


def number(end: int) -> str:
    """Return the pips of an open end or of a double, given as a bit."""
    return str(end.bit_length() - 1)
