"""Pips: the spots of a classic domino half, zero to twelve of them.

Knows where the spots lie and how one is drawn. Ink and value are up to the games.
"""

from __future__ import annotations

from render.paint.pen import Pen, Point
from render.paint.theme import WHITE, Rgb, mix

_LEAST_SHINE = 2.0
"""The smallest radius, in pixels, that gets a highlight. On smaller spots it would only blur."""
_CORNERS = ((-1.0, -1.0), (1.0, 1.0), (1.0, -1.0), (-1.0, 1.0))
_SIDES = ((-1.0, 0.0), (1.0, 0.0))
_ENDS = ((0.0, -1.0), (0.0, 1.0))
_MIDDLE = ((0.0, 0.0),)
_FOUR_ROWS = tuple((x, y) for x in (-1.0, 1.0) for y in (-1.0, -1 / 3, 1 / 3, 1.0))
_BETWEEN = ((0.0, -1.0), (0.0, 1.0), (0.0, -1 / 3), (0.0, 1 / 3))

SPOTS: tuple[tuple[Point, ...], ...] = (
    (),
    _MIDDLE,
    _CORNERS[:2],
    _CORNERS[:2] + _MIDDLE,
    _CORNERS,
    _CORNERS + _MIDDLE,
    _CORNERS + _SIDES,
    _CORNERS + _SIDES + _MIDDLE,
    _CORNERS + _SIDES + _ENDS,
    _CORNERS + _SIDES + _ENDS + _MIDDLE,
    _FOUR_ROWS + _BETWEEN[:2],
    _FOUR_ROWS + _BETWEEN[:2] + _MIDDLE,
    _FOUR_ROWS + _BETWEEN,
)
"""Spots of each number on a half of an upright tile, as offsets of -1 to 1 from its middle."""


def pips(pen: Pen, centre: Point, side: float, number: int, ink: Rgb, *, lying: bool = False) -> None:
    """Draw the spots of one half.

    Args:
        centre: the middle of the half.
        side: the side of the half, in pixels.
        number: 0 to 12.
        ink: the colour of the spots.
        lying: whether the tile lies on its side. The spots are turned with it.
    """
    reach = side * 0.27
    radius = side * (0.112 if number < 7 else 0.1 if number < 10 else 0.082)
    for across, down in SPOTS[number]:
        x, y = (-down, across) if lying else (across, down)
        _spot(pen, (centre[0] + x * reach, centre[1] + y * reach), radius, ink)


def _spot(pen: Pen, centre: Point, radius: float, ink: Rgb) -> None:
    pen.disc(centre, radius, ink)
    if radius >= _LEAST_SHINE:
        x, y = centre
        pen.disc((x - radius * 0.32, y - radius * 0.34), radius * 0.3, mix(ink, WHITE, 0.32))
