"""The tiles, arms and moves of All Fives, and the parser of their texts.

A tile is written higher half first (``6-4``); a lay names its arm (``6-4@W``). Each move exists once, in
these tables. Knows no turn and no layout.
"""

from __future__ import annotations

import re
from typing import Final

from engine.core import AmbiguousMove, Move, UnknownMove
from engine.tiles.double_n import double_set, halves

TILES: Final = double_set(6)  # G1

ARMS: Final = ("W", "E", "N", "S")
"""The line runs west and east; north and south are the spinner's cross arms (G11)."""
CROSS_ARMS: Final = ("N", "S")
ARM: Final = {arm: index for index, arm in enumerate(ARMS)}
CENTRE: Final = "C"
"""The place of the first tile, whose higher half points west."""

DRAW: Final = Move("draw", "draw")
PASS: Final = Move("pass", "pass")


def _lay(tile: str, place: str) -> Move:
    code = (*ARMS, CENTRE).index(place) * len(TILES) + TILES.index(tile)
    return Move(f"{tile}@{place}", "lay", tile, place, code)


LAYS: Final = {(tile, place): _lay(tile, place) for place in (*ARMS, CENTRE) for tile in TILES}
"""Every lay by tile and place, in the order of ``code``."""


def _spellings(tile: str) -> tuple[str, str]:
    high, low = halves(tile)
    return f"{high}-{low}", f"{low}-{high}"


TILE_OF: Final = {spelling: tile for tile in TILES for spelling in _spellings(tile)}
"""Either spelling of a tile, mapped to its spelling in a hand."""
_MOVES: Final = {"draw": DRAW, "pass": PASS} | {
    f"{spelling}@{place.lower()}": move
    for (tile, place), move in LAYS.items()
    for spelling in _spellings(tile)
}


def parse(text: str) -> Move:
    """Return the move that ``text`` stands for. Halves may come in either order, and case does not matter.

    Raises:
        UnknownMove: the text is not a move of this game.
        AmbiguousMove: the text names a tile and no arm.
    """
    plain = text.strip().lower()
    if move := _MOVES.get(plain):
        return move
    if tile := TILE_OF.get(plain):
        raise AmbiguousMove("which-arm", tile=tile)
    raise _unknown(plain)


def _unknown(text: str) -> UnknownMove:
    """Return the error for a text that is not a move: its tile, its arm or all of it is wrong."""
    lay = re.fullmatch(r"(\d+-\d+)@(\S+)", text) or re.fullmatch(r"(\d+-\d+)", text)
    if lay is None:
        return UnknownMove("no-such-move", text=text)
    if lay[1] not in TILE_OF:
        return UnknownMove("no-such-tile", tile=lay[1])
    return UnknownMove("no-such-arm", arm=lay[2].upper(), arms=" ".join((*ARMS, CENTRE)))
