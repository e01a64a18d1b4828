"""The status strip, under the felt or beside it: the direction of play, the stock, and every seat's tiles.

Everything in it is told by shape as well as by colour, and readable in a picture shown 400 pixels wide. Knows
no game: marks and direction come from the game's look.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from PIL import Image

from render.paint.cache import PAINTED
from render.paint.palette import palette_index
from render.paint.pen import Pen, Point, tallest
from render.paint.sprites import Sprite
from render.paint.theme import (
    CLOSED,
    GAIN,
    MUTED,
    NIGHT_DEEP,
    NIGHT_LIFT,
    PAPER,
    RING,
    WHITE,
    mix,
    seat_look,
)
from render.pieces.card_parts import Box, Writing, mini, panel, pile, rank_sign, star, writing
from render.pieces.teams import seat_sign

HEIGHT = 112
WIDTH = 180
"""Width of a strip beside the felt."""
POINTER = 18
SIDE = 132
"""Width of the part that shows direction and stock."""


_STOCK = 54
"""The middle of the stock in that part, if no direction is shown."""
_ABOVE = 96
"""Height of that part in a strip beside the felt."""
_NAMED = 4
"""The most seats whose names are shown in the strip."""
_NAMES = (18, 16, 14)
"""Heights of names. The first at which the whole name fits is used."""


class Cell(NamedTuple):
    """What the strip shows of a seat."""

    look: int
    """Index of its marker."""
    initial: str
    tiles: int
    points: int
    on_turn: bool
    mark: str
    """A word on a small flag; empty for none."""
    name: str
    place: int
    """Rank by points, from 1. The first wears a crown. 0 while all points are equal."""
    team: int | None = None
    """The number of its team, from 0; None if it plays alone."""
    target: int = 0
    """Points that win the match, written after each seat's own if every cell has room; 0 for none."""
    clock: str = ""
    """What is left of its bank of time; empty for none."""


class _Target(NamedTuple):
    """The target to be written after a seat's points."""

    text: Writing
    at: tuple[int, int]
    fits: bool
    """Whether the cell has room for it."""


def paint(canvas: Image.Image, top: int, cells: list[Cell], stock: int, direction: int) -> None:
    """Paint the strip below ``top``, at the bottom of ``canvas``."""
    room = HEIGHT - (top - (canvas.height - HEIGHT))
    _side(canvas, (0, top), room, stock, direction)
    left = SIDE
    width = (canvas.width - left - 8) // len(cells)
    targets = []
    for place, cell in enumerate(cells):
        x = left + place * width
        box = (x + 4, top + 6, x + width - 4, top + room - 6)
        targets.append(_cell(canvas, cell, box, named=len(cells) <= _NAMED))
        if cell.on_turn and direction:
            edge = x + width - 4 if direction > 0 else x + 4
            _pointer(direction).onto(canvas, edge - POINTER // 2, top + room // 2 - POINTER)
    _targets(canvas, targets)


def paint_aside(canvas: Image.Image, left: int, cells: list[Cell], stock: int) -> None:
    """Paint the strip from ``left`` to the right edge of ``canvas``, from top to bottom."""
    width = canvas.width - left
    _side(canvas, (left + width // 2 - _STOCK, 0), _ABOVE, stock, 0)
    tall = min(
        HEIGHT + (_NAME_ROOM if len(cells) <= _NAMED else 0), (canvas.height - _ABOVE - 4) // len(cells)
    )
    targets = []
    for place, cell in enumerate(cells):
        y = _ABOVE + place * tall
        box = (left + 6, y, left + width - 6, y + tall - 8)
        targets.append(_cell(canvas, cell, box, named=len(cells) <= _NAMED, beside=True))
    _targets(canvas, targets)


@PAINTED.keep
def _pointer(direction: int) -> Sprite:
    """Return an arrow for the edge of the seat on turn. It points towards the seat that comes next."""
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
"""Half the width of the sign of the direction."""


@PAINTED.keep
def _cycle(direction: int) -> Sprite:
    """Return two arrows round a circle that show the direction of play: clockwise for 1."""
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


def _cell(canvas: Image.Image, cell: Cell, box: Box, *, named: bool, beside: bool = False) -> _Target:
    """Paint a seat: its badge, and right of it its tiles and its points. Return the target to write after
    them.

    Args:
        named: whether there is room for its name. Under the felt, the name stands above tiles and points,
            which are then side by side.
        beside: whether the strip stands beside the felt. The name then has a line above all the rest.
    """
    x, y, right, bottom = box
    if cell.on_turn:
        panel(canvas, box, 14, RING)
        panel(canvas, (x + 4, y + 4, right - 4, bottom - 4), 11, mix(NIGHT_LIFT, RING, 0.16))
    else:
        panel(canvas, box, 14, NIGHT_LIFT)
    if named and beside:
        _name(canvas, cell, (x + 12, right - 12), y + 20)
        y, named = y + _NAME_ROOM, False
    under = bottom - 11
    bottom -= 6 if cell.target > 1 else 0
    size = 58 if named and right - x > _ROOMY else 50
    flag = _flag(cell.mark) if cell.mark else None
    gap = 13 if size > 50 else 9
    if flag is not None:  # a wide flag needs room beside it
        gap = max(gap, (flag.width - size) // 2 + _AIR)
    middle = y + (bottom - y) // 2
    badge = middle - size // 2 - (8 if cell.mark else 0) + (5 if cell.place == 1 and not cell.mark else 0)
    seat_sign(canvas, (cell.look, cell.initial), (x + gap + size // 2, badge + size // 2), size, cell.team)
    rank_sign(canvas, cell.place, (x + gap, badge, size))
    if flag is not None:
        flag.onto(canvas, x + gap + size // 2 - flag.width // 2, middle + size // 2 - 15)
    column = x + 2 * gap + size
    if cell.target > 1:
        _progress(canvas, cell, (column, under, right - 14, under + 5))
    if named:
        taken = _clock(canvas, cell, right - 14, middle - 19, 20 if size > 50 else 17) if cell.clock else 0
        _name(canvas, cell, (column, right - 14 - taken), middle - 19)
        _held(canvas, cell, column, middle + 18)
        return _points(canvas, cell, (column + (_TILES if size > 50 else _CLOSER), right - 4), middle + 18)
    held, points = (-28, -4) if cell.clock else (-21, 21)
    _held(canvas, cell, column, middle + held)
    writing(cell.clock, 17, RING).left(canvas, column, middle + 20)
    return _points(canvas, cell, (column - 4, right - 8), middle + points)


def _clock(canvas: Image.Image, cell: Cell, right: int, middle: int, tall: int) -> int:
    """Paint what is left of a seat's bank of time, up to ``right``. Return the width that it takes."""
    shown = writing(cell.clock, tall, RING)
    shown.left(canvas, right - shown.width, middle)
    return shown.width + 8


_AIR = 4
"""The gap between a flag and what stands beside it."""
_ROOMY = 300
"""A named cell wider than this has a larger badge."""
_TILES, _CLOSER = 64, 54
"""Width of the number of tiles if the points stand beside it; the second is for smaller badges."""
_NAME_ROOM = 30
"""Height of the line with the name in a strip beside the felt."""


def _name(canvas: Image.Image, cell: Cell, span: tuple[int, int], middle: int) -> None:
    name, tall = tallest(cell.name, span[1] - span[0], _NAMES)
    writing(name, tall, PAPER, "bold", shaped=True).left(canvas, span[0], middle)


def _progress(canvas: Image.Image, cell: Cell, box: Box) -> None:
    """Paint a bar: how close a seat is to the target."""
    left, top, right, bottom = box
    reach = round((right - left) * min(max(cell.points, 0) / cell.target, 1))
    canvas.paste(palette_index(NIGHT_DEEP), box)
    canvas.paste(palette_index(seat_look(cell.look).fill), (left, top, left + reach, bottom))


def _held(canvas: Image.Image, cell: Cell, x: int, middle: int) -> None:
    mini(canvas, x + 1, middle - 15, 14.5)
    writing(str(cell.tiles), 22, PAPER).left(canvas, x + 22, middle)


def _points(canvas: Image.Image, cell: Cell, span: tuple[int, int], middle: int) -> _Target:
    """Paint a seat's points. Return the target to write after them."""
    left, right = span
    star(11, GAIN).onto(canvas, left, middle - 11)
    tall = 18 if cell.points <= _LONG or right - left > _WIDE else 14
    points = writing(str(cell.points), tall, PAPER)
    points.left(canvas, left + 26, middle)
    target = writing(f"/{cell.target}", tall * 0.72, MUTED)
    at = (left + 27 + points.width, middle + 1)
    return _Target(target, at, cell.target > 1 and at[0] + target.width <= right)


def _targets(canvas: Image.Image, targets: list[_Target]) -> None:
    """Write the target after every seat's points, or after none if a cell has no room for it."""
    if all(target.fits for target in targets):
        for target in targets:
            target.text.left(canvas, *target.at)


_LONG, _WIDE = 999, 110
"""Points above the first number are written smaller if there are at most so many pixels."""


@PAINTED.keep
def _flag(word: str) -> Sprite:
    width = round(16 + 11 * len(word))
    pen = Pen(width, 26)
    pen.box((0, 0, width, 26), 8, WHITE)
    pen.box((2, 2, width - 2, 24), 6, mix(CLOSED, NIGHT_DEEP, 0.35))
    pen.text(word, (width / 2, 13), 13.5, WHITE)
    return Sprite(pen.done())
