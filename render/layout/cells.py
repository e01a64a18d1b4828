"""A field of half-unit cells held in one Python integer: floods by shifting, no loops over cells.

Lengths are hundredths of a unit (a unit is the side of a tile half); the origin lies in the middle.
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
        """The box with ``by`` more on every side."""
        return Rect(self.x0 - by, self.y0 - by, self.x1 + by, self.y1 + by)

    def joined(self, other: Rect) -> Rect:
        """The smallest box around both."""
        return Rect(
            min(self.x0, other.x0), min(self.y0, other.y0), max(self.x1, other.x1), max(self.y1, other.y1)
        )

    @property
    def area(self) -> int:
        """How many pixels or cells it covers."""
        return (self.x1 - self.x0) * (self.y1 - self.y0)

    def shared(self, other: Rect) -> int:
        """How much of its area lies in the other."""
        across = min(self.x1, other.x1) - max(self.x0, other.x0)
        down = min(self.y1, other.y1) - max(self.y0, other.y0)
        return max(across, 0) * max(down, 0)

    def hits(self, other: Rect) -> bool:
        """Whether they share more than an edge."""
        return self.x0 < other.x1 and other.x0 < self.x1 and self.y0 < other.y1 and other.y0 < self.y1


def cell(x: int, y: int) -> int:
    """The bit of the cell around a point; 0 outside the field."""
    column, row = x // CELL + _LEFT, y // CELL + _TOP
    if not (0 <= column < COLUMNS and 0 <= row < ROWS):
        return 0
    return 1 << row * COLUMNS + column


@lru_cache(maxsize=256)
def _stripes(rows: int) -> int:
    return sum(1 << COLUMNS * row for row in range(rows))


def covered(box: Rect) -> int:
    """The cells whose centre lies inside ``box``."""
    half = CELL // 2
    left = max(0, -((half - box.x0) // CELL) + _LEFT)
    right = min(COLUMNS, (box.x1 - half) // CELL + _LEFT + 1)
    top = max(0, -((half - box.y0) // CELL) + _TOP)
    bottom = min(ROWS, (box.y1 - half) // CELL + _TOP + 1)
    if left >= right or top >= bottom:
        return 0
    return ((1 << right - left) - 1) * _stripes(bottom - top) << top * COLUMNS + left


class Rows(NamedTuple):
    """The rows of the field around a box: the numbers of cells cut to them are shorter, and so quicker."""

    top: int
    mask: int

    @classmethod
    def around(cls, box: Rect) -> Rows:
        """Return the rows of a box, and a few above and below."""
        top = max(0, box.y0 // CELL + _TOP - _SPARE)
        bottom = min(ROWS, box.y1 // CELL + _TOP + _SPARE + 1)
        return cls(top, (1 << (bottom - top) * COLUMNS) - 1)

    def cut(self, cells: int) -> int:
        """Return those of ``cells`` that lie in these rows, counted from the first of them."""
        return cells >> self.top * COLUMNS & self.mask

    def restored(self, cells: int) -> int:
        """Return cells that were cut, as cells of the field."""
        return cells << self.top * COLUMNS


_SPARE = 4
"""Rows beyond a box that still count as around it: more than lie between a tile's end and its doorstep."""


def spread(cells: int) -> int:
    """``cells`` and their four neighbours."""
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
    """Every cell within ``radius`` of ``cells``; keep away from the field's sides, where rows wrap."""
    if cells & cells - 1 == 0:
        return _disc_around(cells, radius) if cells else 0
    return _thickened(cells, radius)


def _disc_around(single: int, radius: int) -> int:
    disc, centre = _disc(radius)
    away = single.bit_length() - 1 - centre
    return (disc << away if away > 0 else disc >> -away) & _ALL


@lru_cache(maxsize=16)
def _disc(radius: int) -> tuple[int, int]:
    """A disc in the middle of the field, and the place of its middle."""
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
    """Every cell of ``free`` that can be reached from ``start``."""
    reached = start & free
    while True:
        grown = spread(reached) & free
        if grown == reached:
            return reached
        reached = grown


def path(start: int, free: int, goal: int) -> int:
    """The cells of a shortest way from ``start`` to ``goal`` through ``free``; 0 if there is none."""
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
