"""Parts of a chart with one line per seat: curves, dashed lines, and where the signs at their ends go."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from engine.core import Seat
from render.paint.pen import Pen, Point
from render.paint.shapes import SHAPES
from render.paint.theme import NIGHT_DEEP, RING, seat_look

_DOT = 7
"""Half the width of the marker at a point of a curve, in pixels."""
SIGN = 36
"""Width of the sign at the end of a curve, in pixels."""


def dashes(pen: Pen, one: Point, other: Point) -> None:
    """Draw a horizontal dashed line from ``one`` to the x of ``other``, which is to its right."""
    x, y = one
    while x < other[0]:
        pen.line((x, y), (min(x + 12, other[0]), y), 2, RING)
        x += 24


def curve(pen: Pen, marker: int, spots: Sequence[Point], *, dotted: bool = True) -> None:
    """Draw a seat's line through ``spots`` in the seat's colour.

    Args:
        marker: the seat's marker, an index into the seat colours.
        dotted: draw the seat's shape at every spot but the first. Lines of more than 30 spots get no shapes.
    """
    look = seat_look(marker)
    for one, other in pairwise(spots):
        pen.line(one, other, 4, look.fill)
    if dotted and len(spots) <= 30:
        for spot in spots[1:]:
            SHAPES[look.shape](pen, spot, _DOT + 2, NIGHT_DEEP)
            SHAPES[look.shape](pen, spot, _DOT, look.fill)


def apart(ends: Sequence[tuple[Seat, Point]], height: int) -> list[tuple[Seat, Point]]:
    """Return the line ends sorted from top to bottom, with their y moved so that signs there do not overlap.

    If ``height`` (pixels) is too small for all signs, they are spread evenly and overlap.
    """
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
