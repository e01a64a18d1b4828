"""Curves of several seats on one chart: their lines, and the signs at the ends of them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from engine.core import Seat
from render.paint.pen import Pen, Point
from render.paint.shapes import SHAPES
from render.paint.theme import NIGHT_DEEP, RING, SEATS

_DOT = 7
"""Half of the mark at a spot of a line."""
SIGN = 36
"""Across the sign at the end of a line."""


def dashes(pen: Pen, one: Point, other: Point) -> None:
    """A broken line from left to right."""
    x, y = one
    while x < other[0]:
        pen.line((x, y), (min(x + 12, other[0]), y), 2, RING)
        x += 24


def curve(pen: Pen, marker: int, spots: Sequence[Point], *, dotted: bool = True) -> None:
    """A seat's line in its colour.

    Args:
        marker: the seat's.
        dotted: whether its shape stands on every spot but the first, unless those are very many.
    """
    look = SEATS[marker % len(SEATS)]
    for one, other in pairwise(spots):
        pen.line(one, other, 4, look.fill)
    if dotted and len(spots) <= 30:
        for spot in spots[1:]:
            SHAPES[look.shape](pen, spot, _DOT + 2, NIGHT_DEEP)
            SHAPES[look.shape](pen, spot, _DOT, look.fill)


def apart(ends: Sequence[tuple[Seat, Point]], height: int) -> list[tuple[Seat, Point]]:
    """The same spots from top to bottom, moved so that their signs do not hide each other."""
    least, pitch = SIGN / 2 + 4, min(SIGN + 2.0, (height - 8) / len(ends))
    ordered = sorted(ends, key=lambda end: end[1][1])
    ys: list[float] = []
    for _, (_, y) in ordered:
        ys.append(max(y, ys[-1] + pitch if ys else least))
    most = height - least
    for index in reversed(range(len(ys))):
        ys[index] = min(ys[index], most)
        most = ys[index] - pitch
    return [(seat, (x, y)) for (seat, (x, _)), y in zip(ordered, ys, strict=True)]
