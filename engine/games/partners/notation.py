"""The tiles and the moves of Partner Dominoes, in tables, and how texts become moves.

A hand is kept as a set of bits too: bit *n* stands for tile *n* of :data:`TILES`. The double-six set is a
part of the double-nine set, so one numbering serves both.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from engine.core import AmbiguousMove, Move, UnknownMove
from engine.tiles.double_n import double_set, halves, is_double, pips, spelt

TILES: Final = double_set(9)
SETS: Final = {"double-six": double_set(6), "double-nine": TILES}  # PD2
HAND_SIZE: Final = {"double-six": 7, "double-nine": 10}  # PD2
RANK: Final = {tile: rank for rank, tile in enumerate(TILES)}
"""The order of a rack."""
HALVES: Final = {tile: halves(tile) for tile in TILES}
PIPS: Final = {tile: pips(tile) for tile in TILES}
BIT: Final = {tile: 1 << rank for rank, tile in enumerate(TILES)}
DOUBLES: Final = frozenset(filter(is_double, TILES))
FITS: Final = tuple(sum(BIT[tile] for tile in TILES if pip in HALVES[tile]) for pip in range(10))
"""By pips, the set of tiles that have them."""
SPELLINGS: Final = {f"{one}-{other}": spelt(one, other) for one in range(10) for other in range(10)}

CENTRE, ENDS = "C", ("W", "E")
"""The places of a lay. The first tile lies in the centre, its higher half to the west; then the line grows at
both ends (PD5)."""
PASS: Final = Move("pass", "pass")
LAYS: Final = {
    (tile, place): Move(f"{tile}@{place}", "lay", tile, place) for tile in TILES for place in (CENTRE, *ENDS)
}
MOVES: Final = {"pass": PASS} | {
    f"{text}@{place}": LAYS[tile, place] for text, tile in SPELLINGS.items() for place in (CENTRE, *ENDS)
}


def parse(text: str) -> Move:
    """Return the move that ``text`` stands for. The halves of a tile may come in either order.

    Raises:
        AmbiguousMove: ``which-end``: the text is a ``tile`` without an end.
        UnknownMove: ``no-such-move``: the ``text`` is not a move.
    """
    if text in MOVES:
        return MOVES[text]
    if text in SPELLINGS:
        raise AmbiguousMove("which-end", tile=SPELLINGS[text])
    raise UnknownMove("no-such-move", text=text)


def tile_set(tiles: Iterable[str]) -> int:
    """Return a set of tiles as bits."""
    return sum(map(BIT.__getitem__, tiles))


def ends_after(ends: Sequence[int], tile: str, place: str) -> tuple[int, ...]:
    """Return the open pips at west and east after a tile is laid at ``place`` (PD5)."""
    high, low = HALVES[tile]
    if place == CENTRE:
        return (high, low)
    west, east = ends
    if place == "W":
        return (low if west == high else high, east)
    return (west, low if east == high else high)


def highest(hands: Sequence[Sequence[str]]) -> tuple[int, str]:
    """Return the seat with the highest double, and that tile; without any double the heaviest tile (PD3)."""
    ranks = [max((tile in DOUBLES, PIPS[tile], HALVES[tile], tile) for tile in hand) for hand in hands]
    seat = ranks.index(max(ranks))
    return seat, ranks[seat][-1]
