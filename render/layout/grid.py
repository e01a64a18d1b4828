"""Square tiles on a plain grid, in pixels. Knows no game: cells in, boxes out.

The frame contains every tile and one free cell all around, so the places to lay are always inside. It depends
only on the cells taken. As tiles are added it only grows, by at most half a cell a side, and what lies in the
middle stays near the middle.
"""

from __future__ import annotations

import math
from collections.abc import Collection
from dataclasses import dataclass
from typing import TypeAlias

Cell: TypeAlias = tuple[int, int]
"""East and north of the first tile, in cells."""

LARGEST = 130
"""The largest cell in pixels, so that the first tiles do not fill the table."""
FREE = 1
"""Free cells on every side of the taken ones."""
REACH = 2
"""Cells shown on every side of a place to choose."""
BORDER = 0.12
"""Felt beyond those, in cells."""
COVER = 0.95
"""The side of a tile as a share of its cell, so that some felt shows between neighbours."""


@dataclass(frozen=True, slots=True)
class Grid:
    """Where cells lie on a felt."""

    pitch: int
    """Distance from one cell to the next, in pixels."""
    middle: tuple[int, int]
    """The centre of cell 0, 0 in pixels of the felt."""

    @property
    def side(self) -> int:
        """The side of a tile in pixels."""
        return round(self.pitch * COVER)

    def centre(self, cell: Cell) -> tuple[int, int]:
        """Return the middle of a cell in pixels."""
        x, y = cell
        return self.middle[0] + x * self.pitch, self.middle[1] - y * self.pitch

    def corner(self, cell: Cell) -> tuple[int, int]:
        """Return the left and top of a tile in that cell, in pixels."""
        x, y = self.centre(cell)
        return x - self.side // 2, y - self.side // 2


def grid(cells: Collection[Cell], felt: tuple[int, int], *, free: int = FREE, border: float = BORDER) -> Grid:
    """Return the grid that shows ``cells`` as large as ``felt`` allows, centred on it.

    Args:
        cells: all cells that are taken, at least one.
        felt: width and height in pixels.
        free: free cells to show on every side of them.
        border: felt beyond those, in cells.
    """
    west, east = min(x for x, _ in cells) - free, max(x for x, _ in cells) + free
    south, north = min(y for _, y in cells) - free, max(y for _, y in cells) + free
    pitch = _pitch(east - west + 1 + 2 * border, north - south + 1 + 2 * border, felt)
    middle = (
        round(felt[0] / 2 - (east + west) / 2 * pitch),
        round(felt[1] / 2 + (north + south) / 2 * pitch),
    )
    return Grid(pitch, middle)


def needed(
    cells: Collection[Cell], felt: tuple[int, int], *, free: int = FREE, border: float = BORDER
) -> int:
    """Return the least height of a felt on which :func:`grid` draws tiles as large as on ``felt``.

    It is never more than the height of ``felt``.
    """
    columns = max(x for x, _ in cells) - min(x for x, _ in cells) + 1 + 2 * (free + border)
    rows = max(y for _, y in cells) - min(y for _, y in cells) + 1 + 2 * (free + border)
    return min(felt[1], math.ceil(rows * _pitch(columns, rows, felt)))


def _pitch(columns: float, rows: float, felt: tuple[int, int]) -> int:
    pitch = int(min(felt[0] / columns, felt[1] / rows, LARGEST))
    return pitch - pitch % 2  # half as many sizes, so that twice as many sprites are shared


def around(cells: Collection[Cell], places: Collection[Cell]) -> tuple[Cell, Cell]:
    """Return the southwest and northeast corners of the cells to show to a player who chooses from
    ``places``.

    They enclose the places and a margin, cut to the extent of ``cells``.
    """
    west, east = min(x for x, _ in places) - REACH, max(x for x, _ in places) + REACH
    south, north = min(y for _, y in places) - REACH, max(y for _, y in places) + REACH
    return (
        (max(west, min(x for x, _ in cells)), max(south, min(y for _, y in cells))),
        (min(east, max(x for x, _ in cells)), min(north, max(y for _, y in cells))),
    )
