"""The status strip, under the felt or beside it: the way play goes, the stock, and what every seat holds.

Everything in it is told twice, by shape as well as by colour, and is large enough for a picture shown
400 pixels wide. Knows no game: marks and direction come from the game's look.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from render.pen import Pen, Point
from render.shapes import SHAPES
from render.theme import (
    CLOSED,
    GAIN,
    IVORY,
    IVORY_EDGE,
    MUTED,
    NIGHT_DEEP,
    NIGHT_LIFT,
    PAPER,
    RING,
    WHITE,
    Rgb,
    mix,
)
from render.tiles import Sprite, seat_badge, sprite

HEIGHT = 112
WIDTH = 180
"""Across a strip beside the felt."""
POINTER = 18
SIDE = 132
"""Width of the part that shows direction and stock."""


_STOCK = 54
"""The middle of the stock in that part, where it stands alone."""
_ABOVE = 96
"""Height of that part in a strip beside the felt."""
_DIGITS = 7
"""As many digits stand side by side in a cell."""


class Cell(NamedTuple):
    """One seat in the strip."""

    seat: int
    initial: str
    tiles: int
    points: int
    on_turn: bool
    mark: str
    """A word in a little flag; empty for none."""
    goal: int = 0
    """Points that end the match at once, shown behind the seat's own; 0 for none."""


def paint(canvas: Image.Image, top: int, cells: list[Cell], stock: int, direction: int) -> None:
    """Paints the strip onto the last :data:`HEIGHT` pixels of ``canvas`` below ``top``."""
    room = HEIGHT - (top - (canvas.height - HEIGHT))
    _side(SIDE, room, stock, direction).onto(canvas, 0, top)
    left = SIDE
    width = min(230, (canvas.width - left - 8) // len(cells))
    for place, cell in enumerate(cells):
        x = left + place * width
        _cell(cell, width - 8, room - 12).onto(canvas, x + 4, top + 6)
        if cell.on_turn and direction:
            edge = x + width - 4 if direction > 0 else x + 4
            _pointer(direction).onto(canvas, edge - POINTER // 2, top + room // 2 - POINTER)


def paint_aside(canvas: Image.Image, left: int, cells: list[Cell], stock: int) -> None:
    """Paints the strip from ``left`` to the right edge of ``canvas``, from top to bottom."""
    width = canvas.width - left
    _side(SIDE, _ABOVE, stock, 0).onto(canvas, left + width // 2 - _STOCK, 0)
    tall = min(HEIGHT, (canvas.height - _ABOVE - 4) // len(cells))
    for place, cell in enumerate(cells):
        _cell(cell, width - 12, tall - 8).onto(canvas, left + 6, _ABOVE + place * tall)


@lru_cache(maxsize=2)
def _pointer(direction: int) -> Sprite:
    """An arrow on the edge of the seat whose turn it is, towards the seat that comes next."""
    pen = Pen(POINTER, 2 * POINTER)
    back, tip = (1, POINTER - 1) if direction > 0 else (POINTER - 1, 1)
    pen.polygon([(back, 0), (tip, POINTER), (back, 2 * POINTER)], RING)
    return sprite(pen.done())


@lru_cache(maxsize=256)
def _side(width: int, height: int, stock: int, direction: int) -> Sprite:
    pen = Pen(width, height)
    middle = height / 2
    if direction:
        _cycle(pen, (36, middle), 24, direction)
    x = (90 if direction else _STOCK) - 14
    for step in (2, 1, 0):
        _mini(pen, (x + step * 5, middle - 28 + step * 4), 15, MUTED if step else IVORY)
    pen.text(str(stock), (x + 14, middle + 29), 21, PAPER)
    return sprite(pen.done())


def _cycle(pen: Pen, centre: Point, radius: float, direction: int) -> None:
    """Two arrows round a circle: clockwise for 1."""
    width = radius * 0.3
    sweep = 112
    for start in (-76, 104) if direction > 0 else (-36, 144):
        angle = start + sweep if direction > 0 else start
        pen.arc(centre, radius, (start, start + sweep), width, RING)
        _head(pen, centre, radius, angle, direction)


def _head(pen: Pen, centre: Point, radius: float, angle: float, direction: int) -> None:
    turn, size, middle = math.radians(angle), radius * 0.62, radius * 0.85
    x, y = centre[0] + math.cos(turn) * middle, centre[1] + math.sin(turn) * middle
    ahead = (-math.sin(turn) * direction, math.cos(turn) * direction)
    across = (math.cos(turn), math.sin(turn))
    pen.polygon(
        [
            (x + ahead[0] * size, y + ahead[1] * size),
            (x + across[0] * size * 0.8, y + across[1] * size * 0.8),
            (x - across[0] * size * 0.8, y - across[1] * size * 0.8),
        ],
        RING,
    )


def _mini(pen: Pen, at: Point, side: float, fill: Rgb) -> None:
    x, y = at
    pen.box((x, y, x + side, y + 2 * side), side * 0.25, IVORY_EDGE)
    pen.box((x + 1.2, y + 1.2, x + side - 1.2, y + 2 * side - 1.2), side * 0.2, fill)
    pen.box((x + side * 0.2, y + side - 0.8, x + side * 0.8, y + side + 0.8), 0, IVORY_EDGE)


@lru_cache(maxsize=1024)
def _cell(cell: Cell, width: int, height: int) -> Sprite:
    pen = Pen(width, height)
    if cell.on_turn:
        pen.box((0, 0, width, height), 14, RING)
        pen.box((4, 4, width - 4, height - 4), 11, mix(NIGHT_LIFT, RING, 0.16))
    else:
        pen.box((0, 0, width, height), 14, NIGHT_LIFT)
    narrow = width < 190
    size, gap = (50, 9) if narrow else (58, 16)
    middle = height / 2
    image = pen.done()
    rise = 8 if cell.mark else 0
    seat_badge(cell.seat, cell.initial, size).onto(image, gap, round(middle - size / 2) - rise)
    front = Pen(width, height)
    column = gap + size + gap
    _mini(front, (column + 1, middle - 36), 14.5, IVORY)
    front.text(str(cell.tiles), (column + 24, middle - 21), 23, PAPER, align=0)
    star(front, (column + 8, middle + 21), 11, GAIN)
    points = str(cell.points)
    tall = 14 if narrow and len(points) > 3 else 18
    written = front.text(points, (column + 24, middle + 21), tall, PAPER, align=0)
    if cell.goal and len(points) + len(str(cell.goal)) <= _DIGITS:
        front.text(f"/{cell.goal}", (column + 28 + written, middle + 22.5), tall * 0.78, MUTED, align=0)
    if cell.mark:
        _flag(front, (gap + size / 2, middle + size / 2 - 2), cell.mark)
    image.alpha_composite(front.done())
    return sprite(image)


def star(pen: Pen, centre: Point, radius: float, fill: Rgb) -> None:
    """A five-pointed star: the sign for points."""
    SHAPES["star"](pen, centre, radius, fill)


def _flag(pen: Pen, centre: Point, word: str) -> None:
    half = 8 + 5.5 * len(word)
    x, y = centre
    pen.box((x - half, y - 13, x + half, y + 13), 8, WHITE)
    pen.box((x - half + 2, y - 11, x + half - 2, y + 11), 6, mix(CLOSED, NIGHT_DEEP, 0.35))
    pen.text(word, (x, y), 13.5, WHITE)
