"""Square tiles on a plain grid, in pixels. Knows no game: cells in, boxes out.

The frame holds every tile and one free cell all around, so a place to lay is always inside. It is a
function of the cells taken alone: as long as tiles only come, it only grows, half a cell to a side at
most, and what lies in the middle stays near the middle.
"""

from __future__ import annotations

import math
from collections.abc import Collection
from dataclasses import dataclass
from typing import TypeAlias

Cell: TypeAlias = tuple[int, int]
"""East and north of the first tile, in cells."""

LARGEST = 130
"""No cell is larger, in pixels: an early table is not all tile."""
FREE = 1
"""Free cells on every side of what is taken."""
REACH = 2
"""Cells shown on every side of a place to choose."""
BORDER = 0.12
"""Felt beyond those, in cells."""
COVER = 0.95
"""How much of its cell a tile fills, in length: neighbours have some felt between them."""


@dataclass(frozen=True, slots=True)
class Grid:
    """Where cells lie on a felt."""

    pitch: int
    """From one cell to the next, in pixels."""
    middle: tuple[int, int]
    """The centre of cell 0, 0 in pixels of the felt."""

    @property
    def side(self) -> int:
        """The side of a tile in pixels."""
        return round(self.pitch * COVER)

    def centre(self, cell: Cell) -> tuple[int, int]:
        """The middle of a cell in pixels."""
        x, y = cell
        return self.middle[0] + x * self.pitch, self.middle[1] - y * self.pitch

    def corner(self, cell: Cell) -> tuple[int, int]:
        """Left and top of a tile in that cell."""
        x, y = self.centre(cell)
        return x - self.side // 2, y - self.side // 2


def grid(cells: Collection[Cell], felt: tuple[int, int], *, free: int = FREE, border: float = BORDER) -> Grid:
    """The grid on which ``cells`` lie as large as ``felt`` allows, in its middle.

    Args:
        cells: all that are taken, one at least.
        felt: width and height in pixels.
        free: cells to every side of them that are in the picture too.
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
    """How high a felt has to be for :func:`grid` to have tiles as large as on ``felt``; at most as high."""
    columns = max(x for x, _ in cells) - min(x for x, _ in cells) + 1 + 2 * (free + border)
    rows = max(y for _, y in cells) - min(y for _, y in cells) + 1 + 2 * (free + border)
    return min(felt[1], math.ceil(rows * _pitch(columns, rows, felt)))


def _pitch(columns: float, rows: float, felt: tuple[int, int]) -> int:
    pitch = int(min(felt[0] / columns, felt[1] / rows, LARGEST))
    return pitch - pitch % 2  # half as many sizes, twice as many sprites in common


def around(cells: Collection[Cell], places: Collection[Cell]) -> tuple[Cell, Cell]:
    """Two corners of what whoever chooses from ``places`` is to see of ``cells``: at most all of it."""
    west, east = min(x for x, _ in places) - REACH, max(x for x, _ in places) + REACH
    south, north = min(y for _, y in places) - REACH, max(y for _, y in places) + REACH
    return (
        (max(west, min(x for x, _ in cells)), max(south, min(y for _, y in cells))),
        (min(east, max(x for x, _ in cells)), min(north, max(y for _, y in cells))),
    )
