"""Silhouettes: each stands for a colour, so that a picture can be read without telling hues apart."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import TypeAlias

from render.paint.pen import Pen, Point
from render.paint.theme import Rgb

Shape: TypeAlias = Callable[[Pen, Point, float, Rgb], None]
"""Draws a silhouette around a centre. The number is half its nominal size in pixels."""


def _regular(corners: int, turn: float, reach: float, rounding: float) -> Shape:
    def draw(pen: Pen, centre: Point, half: float, fill: Rgb) -> None:
        angles = (math.radians(turn + 360 * corner / corners) for corner in range(corners))
        points = [
            (centre[0] + math.cos(angle) * half * reach, centre[1] + math.sin(angle) * half * reach)
            for angle in angles
        ]
        pen.polygon(points, fill, half * rounding)

    return draw


def _polygon(*corners: Point, rounding: float) -> Shape:
    def draw(pen: Pen, centre: Point, half: float, fill: Rgb) -> None:
        points = [(centre[0] + x * half, centre[1] + y * half) for x, y in corners]
        pen.polygon(points, fill, half * rounding)

    return draw


def _disc(pen: Pen, centre: Point, half: float, fill: Rgb) -> None:
    pen.disc(centre, half, fill)


def _square(pen: Pen, centre: Point, half: float, fill: Rgb) -> None:
    side = half * 0.91
    x, y = centre
    pen.box((x - side, y - side, x + side, y + side), half * 0.16, fill)


def _clover(pen: Pen, centre: Point, half: float, fill: Rgb) -> None:
    x, y = centre
    leaf = half * 0.545
    away = half - leaf
    for across, down in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
        pen.disc((x + across * away, y + down * away), leaf, fill)
    pen.box((x - away, y - away, x + away, y + away), 0, fill)


def _star(pen: Pen, centre: Point, half: float, fill: Rgb) -> None:
    angles = [math.radians(corner * 36 - 90) for corner in range(10)]
    reaches = [half * (0.45 if corner % 2 else 1) for corner in range(10)]
    points = [
        (centre[0] + math.cos(angle) * reach, centre[1] + math.sin(angle) * reach)
        for angle, reach in zip(angles, reaches, strict=True)
    ]
    pen.polygon(points, fill)


SHAPES: Mapping[str, Shape] = {
    "disc": _disc,
    "ring": _disc,
    "square": _square,
    "clover": _clover,
    "star": _star,
    "diamond": _regular(4, 0, 1.14, 0.1),
    "octagon": _regular(8, 22.5, 1.06, 0.08),
    "hexagon": _regular(6, 90, 1.12, 0.12),
    "shield": _polygon((-0.92, -0.9), (0.92, -0.9), (0.92, 0.2), (0, 1.08), (-0.92, 0.2), rounding=0.14),
    "house": _polygon((0, -1.1), (0.98, -0.25), (0.86, 0.92), (-0.86, 0.92), (-0.98, -0.25), rounding=0.14),
    "ticket": _polygon((-0.62, -0.92), (0.62, -0.92), (1.08, 0.92), (-1.08, 0.92), rounding=0.14),
}
