"""Square tiles on a plain grid, in pixels. Knows no game: cells in, boxes out.

The frame holds every tile and one free cell all around, so a place to lay is always inside. It is a
function of the cells taken alone: as long as tiles only come, it only grows, half a cell to a side at
most, and what lies in the middle stays near the middle.
"""

from __future__ import annotations

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
"""Cells shown on every side of a place to choose, besides the free one."""
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


def grid(cells: Collection[Cell], felt: tuple[int, int]) -> Grid:
    """The grid on which ``cells`` lie as large as ``felt`` allows, in its middle.

    Args:
        cells: all that are taken, one at least.
        felt: width and height in pixels.
    """
    west, east = min(x for x, _ in cells) - FREE, max(x for x, _ in cells) + FREE
    south, north = min(y for _, y in cells) - FREE, max(y for _, y in cells) + FREE
    across = felt[0] / (east - west + 1 + 2 * BORDER)
    down = felt[1] / (north - south + 1 + 2 * BORDER)
    pitch = int(min(across, down, LARGEST))
    pitch -= pitch % 2  # half as many sizes, twice as many sprites in common
    middle = (
        round(felt[0] / 2 - (east + west) / 2 * pitch),
        round(felt[1] / 2 + (north + south) / 2 * pitch),
    )
    return Grid(pitch, middle)


def around(cells: Collection[Cell], places: Collection[Cell]) -> tuple[Cell, Cell]:
    """Two corners of what whoever chooses from ``places`` is to see of ``cells``: at most all of it."""
    west, east = min(x for x, _ in places) - REACH, max(x for x, _ in places) + REACH
    south, north = min(y for _, y in places) - REACH, max(y for _, y in places) + REACH
    return (
        (max(west, min(x for x, _ in cells)), max(south, min(y for _, y in cells))),
        (min(east, max(x for x, _ in cells)), min(north, max(y for _, y in cells))),
    )
