"""A field of half-unit cells stored in one Python integer, one bit a cell: floods shift it and loop over no
cells.

Lengths are hundredths of a unit (the side of a tile half). The origin lies in the middle of the field.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple

CELL = 50
COLUMNS, ROWS = 192, 128
_LEFT, _TOP = COLUMNS // 2, ROWS // 2
_ALL = (1 << COLUMNS * ROWS) - 1
_COLUMN = sum(1 << COLUMNS * row for row in range(ROWS))
_NOT_FIRST = _ALL ^ _COLUMN
_NOT_LAST = _ALL ^ (_COLUMN << COLUMNS - 1)


class Rect(NamedTuple):
    """A box: left, top, right, bottom."""

    x0: int
    y0: int
    x1: int
    y1: int

    def grown(self, by: int) -> Rect:
        """Return the box with ``by`` more on every side."""
        return Rect(self.x0 - by, self.y0 - by, self.x1 + by, self.y1 + by)

    def joined(self, other: Rect) -> Rect:
        """Return the smallest box around both boxes."""
        return Rect(
            min(self.x0, other.x0), min(self.y0, other.y0), max(self.x1, other.x1), max(self.y1, other.y1)
        )

    @property
    def area(self) -> int:
        """The area of the box."""
        return (self.x1 - self.x0) * (self.y1 - self.y0)

    def shared(self, other: Rect) -> int:
        """Return the area that both boxes share."""
        across = min(self.x1, other.x1) - max(self.x0, other.x0)
        down = min(self.y1, other.y1) - max(self.y0, other.y0)
        return max(across, 0) * max(down, 0)

    def hits(self, other: Rect) -> bool:
        """Return whether the boxes share more than an edge."""
        return self.x0 < other.x1 and other.x0 < self.x1 and self.y0 < other.y1 and other.y0 < self.y1


def cell(x: int, y: int) -> int:
    """Return the bit of the cell at a point; 0 outside the field."""
    column, row = x // CELL + _LEFT, y // CELL + _TOP
    if not (0 <= column < COLUMNS and 0 <= row < ROWS):
        return 0
    return 1 << row * COLUMNS + column


@lru_cache(maxsize=256)
def _stripes(rows: int) -> int:
    return sum(1 << COLUMNS * row for row in range(rows))


def covered(box: Rect) -> int:
    """Return the cells, as bits, whose centre lies inside ``box``."""
    half = CELL // 2
    left = max(0, -((half - box.x0) // CELL) + _LEFT)
    right = min(COLUMNS, (box.x1 - half) // CELL + _LEFT + 1)
    top = max(0, -((half - box.y0) // CELL) + _TOP)
    bottom = min(ROWS, (box.y1 - half) // CELL + _TOP + 1)
    if left >= right or top >= bottom:
        return 0
    return ((1 << right - left) - 1) * _stripes(bottom - top) << top * COLUMNS + left


class Rows(NamedTuple):
    """Some rows of the field. Cells cut to them are shorter integers, with which work is faster."""

    top: int
    mask: int

    @classmethod
    def around(cls, box: Rect) -> Rows:
        """Return the rows that ``box`` covers, and a few spare ones above and below."""
        top = max(0, box.y0 // CELL + _TOP - _SPARE)
        bottom = min(ROWS, box.y1 // CELL + _TOP + _SPARE + 1)
        return cls(top, (1 << (bottom - top) * COLUMNS) - 1)

    def cut(self, cells: int) -> int:
        """Return the part of ``cells`` in these rows, shifted so that the first of them is row 0."""
        return cells >> self.top * COLUMNS & self.mask

    def restored(self, cells: int) -> int:
        """Undo :meth:`cut`: shift ``cells`` back to their rows of the field."""
        return cells << self.top * COLUMNS


_SPARE = 4
"""Spare rows around a box: more than lie between a tile's end and the doorstep of its way out."""


def spread(cells: int) -> int:
    """Return ``cells`` and the four neighbours of each, as bits."""
    return (
        cells
        | (cells << 1 & _NOT_FIRST)
        | (cells >> 1 & _NOT_LAST)
        | (cells << COLUMNS & _ALL)
        | cells >> COLUMNS
    )


@lru_cache(maxsize=16)
def _reaches(radius: int) -> tuple[int, ...]:
    steps = radius // CELL
    return tuple(int(math.sqrt(radius * radius - (step * CELL) ** 2)) // CELL for step in range(steps + 1))


def thick(cells: int, radius: int) -> int:
    """Return every cell within ``radius`` of ``cells``. Rows wrap, so keep away from the field's sides."""
    if cells & cells - 1 == 0:
        return _disc_around(cells, radius) if cells else 0
    return _thickened(cells, radius)


def _disc_around(single: int, radius: int) -> int:
    disc, centre = _disc(radius)
    away = single.bit_length() - 1 - centre
    return (disc << away if away > 0 else disc >> -away) & _ALL


@lru_cache(maxsize=16)
def _disc(radius: int) -> tuple[int, int]:
    """Return a disc around the middle of the field, and the bit number of that middle."""
    centre = (ROWS // 2) * COLUMNS + COLUMNS // 2
    return _thickened(1 << centre, radius), centre


def _thickened(cells: int, radius: int) -> int:
    reaches = _reaches(radius)
    wide = [cells]
    for _ in range(reaches[0]):
        wide.append(wide[-1] | wide[-1] << 1 | wide[-1] >> 1)
    result = wide[reaches[0]]
    for step, reach in enumerate(reaches[1:], 1):
        result |= wide[reach] << step * COLUMNS | wide[reach] >> step * COLUMNS
    return result & _ALL


def flood(start: int, free: int) -> int:
    """Return every cell of ``free`` that can be reached from ``start``."""
    reached = start & free
    while True:
        grown = spread(reached) & free
        if grown == reached:
            return reached
        reached = grown


def path(start: int, free: int, goal: int) -> int:
    """Return the cells of a shortest way from ``start`` to ``goal`` through ``free``; 0 if there is none."""
    layers = [start & free]
    seen = layers[0]
    while layers[-1] and not layers[-1] & goal:
        layers.append(spread(layers[-1]) & free & ~seen)
        seen |= layers[-1]
    if not layers[-1]:
        return 0
    spot = layers[-1] & goal
    way = spot = spot & -spot
    for layer in reversed(layers[:-1]):
        spot = spread(spot) & layer
        spot &= -spot
        way |= spot
    return way
