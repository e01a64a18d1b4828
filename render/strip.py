"""The status strip, under the felt or beside it: the way play goes, the stock, and what every seat holds.

Everything in it is told twice, by shape as well as by colour, and is large enough for a picture shown
400 pixels wide. Knows no game: marks and direction come from the game's look.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from PIL import Image

from render.cache import PAINTED
from render.parts import mini, panel, pile, star, writing
from render.pen import Pen, Point
from render.sprites import Sprite
from render.theme import (
    CLOSED,
    GAIN,
    MUTED,
    NIGHT_DEEP,
    NIGHT_LIFT,
    PAPER,
    RING,
    WHITE,
    mix,
)
from render.tiles import seat_badge

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
    _side(canvas, (0, top), room, stock, direction)
    left = SIDE
    width = min(230, (canvas.width - left - 8) // len(cells))
    for place, cell in enumerate(cells):
        x = left + place * width
        _cell(canvas, cell, (x + 4, top + 6, x + width - 4, top + room - 6))
        if cell.on_turn and direction:
            edge = x + width - 4 if direction > 0 else x + 4
            _pointer(direction).onto(canvas, edge - POINTER // 2, top + room // 2 - POINTER)


def paint_aside(canvas: Image.Image, left: int, cells: list[Cell], stock: int) -> None:
    """Paints the strip from ``left`` to the right edge of ``canvas``, from top to bottom."""
    width = canvas.width - left
    _side(canvas, (left + width // 2 - _STOCK, 0), _ABOVE, stock, 0)
    tall = min(HEIGHT, (canvas.height - _ABOVE - 4) // len(cells))
    for place, cell in enumerate(cells):
        y = _ABOVE + place * tall
        _cell(canvas, cell, (left + 6, y, left + width - 6, y + tall - 8))


@PAINTED.keep
def _pointer(direction: int) -> Sprite:
    """An arrow on the edge of the seat whose turn it is, towards the seat that comes next."""
    pen = Pen(POINTER, 2 * POINTER)
    back, tip = (1, POINTER - 1) if direction > 0 else (POINTER - 1, 1)
    pen.polygon([(back, 0), (tip, POINTER), (back, 2 * POINTER)], RING)
    return Sprite(pen.done())


def _side(canvas: Image.Image, at: tuple[int, int], height: int, stock: int, direction: int) -> None:
    x, y = at[0] + (90 if direction else _STOCK) - 14, at[1] + height // 2
    if direction:
        _cycle(direction).onto(canvas, at[0] + 36 - _ROUND, y - _ROUND)
    pile(canvas, x, y - 28, 15, 4)
    writing(str(stock), 21, PAPER).middle(canvas, x + 15, y + 29)


_ROUND = 30
"""Half of the room that the sign of the direction takes."""


@PAINTED.keep
def _cycle(direction: int) -> Sprite:
    """Two arrows round a circle: clockwise for 1."""
    pen, centre, radius = Pen(2 * _ROUND, 2 * _ROUND), (_ROUND, _ROUND), 24.0
    sweep = 112
    for start in (-76, 104) if direction > 0 else (-36, 144):
        angle = start + sweep if direction > 0 else start
        pen.arc(centre, radius, (start, start + sweep), radius * 0.3, RING)
        _head(pen, centre, radius, angle, direction)
    return Sprite(pen.done())


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


def _cell(canvas: Image.Image, cell: Cell, box: tuple[int, int, int, int]) -> None:
    x, y, right, bottom = box
    if cell.on_turn:
        panel(canvas, box, 14, RING)
        panel(canvas, (x + 4, y + 4, right - 4, bottom - 4), 11, mix(NIGHT_LIFT, RING, 0.16))
    else:
        panel(canvas, box, 14, NIGHT_LIFT)
    narrow = right - x < 190
    size, gap = (50, 9) if narrow else (58, 16)
    middle = y + (bottom - y) // 2
    seat_badge(cell.seat, cell.initial, size).onto(
        canvas, x + gap, middle - size // 2 - (8 if cell.mark else 0)
    )
    column = x + gap + size + gap
    mini(canvas, column + 1, middle - 36, 14.5)
    writing(str(cell.tiles), 23, PAPER).left(canvas, column + 23, middle - 21)
    star(11, GAIN).onto(canvas, column - 3, middle + 10)
    points = writing(str(cell.points), 14 if narrow and cell.points > _LONG else 18, PAPER)
    points.left(canvas, column + 23, middle + 21)
    if cell.goal and len(f"{cell.points}{cell.goal}") <= _DIGITS:
        tall = (14 if narrow and cell.points > _LONG else 18) * 0.78
        writing(f"/{cell.goal}", tall, MUTED).left(canvas, column + 24 + points.width, middle + 22)
    if cell.mark:
        flag = _flag(cell.mark)
        flag.onto(canvas, x + gap + size // 2 - flag.image.width // 2, middle + size // 2 - 15)


_LONG = 999
"""Points above this are written smaller in a narrow cell."""


@PAINTED.keep
def _flag(word: str) -> Sprite:
    width = round(16 + 11 * len(word))
    pen = Pen(width, 26)
    pen.box((0, 0, width, 26), 8, WHITE)
    pen.box((2, 2, width - 2, 24), 6, mix(CLOSED, NIGHT_DEEP, 0.35))
    pen.text(word, (width / 2, 13), 13.5, WHITE)
    return Sprite(pen.done())
