"""The sixty tiles of Domino 4 and their spelling.

A tile *is* its notation: ``r1-3`` (colour letter, lower half first) or ``J``. Knows no table and no rules.
"""

from __future__ import annotations

from typing import NamedTuple

from engine import tiles
from engine.views import FACE_DOWN

JOKER = "J"
COVERED = FACE_DOWN
"""How a face-down tile is shown to all seats, its layer included (D24, D25)."""
COLOURS = ("red", "green", "yellow", "blue")


class Face(NamedTuple):
    """The two halves of a coloured tile, in pips. 0 is white and has no colour (D12)."""

    letter: str
    low: int
    high: int


SET: tuple[str, ...] = tiles.load("domino_4")
"""The whole set in the order of a sorted rack, jokers last."""

FACES: dict[str, Face] = {tile: Face(tile[0], int(tile[1]), int(tile[3])) for tile in SET if tile != JOKER}
"""The halves of every tile that is not a joker."""

KINDS: tuple[str, ...] = tuple(dict.fromkeys(SET))
"""Every different tile once."""

RANK: dict[str, int] = {tile: place for place, tile in enumerate(KINDS)}
"""The position of a tile in a sorted rack."""


def _turned(tile: str) -> str:
    return f"{tile[0]}{tile[3]}-{tile[1]}"


SPELLINGS: dict[str, str] = {tile: tile for tile in KINDS} | {_turned(tile): tile for tile in FACES}
"""Every spelling of a tile, mapped to its spelling in a hand."""


def read_tile(text: str) -> tuple[str, bool] | None:
    """Return the tile that ``text`` spells and whether its higher half came first; None if it spells none."""
    tile = SPELLINGS.get(text)
    return None if tile is None else (tile, tile != text)
