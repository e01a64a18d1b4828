"""The column at the left of the felt: a window with the open ends and their sum, and the stock face down.

Shows only numbers and signs. What each end adds comes from the board. Knows no game.
"""

from __future__ import annotations

from collections.abc import Mapping

from PIL import Image

from render.layout.board import EndsColumn
from render.paint.cache import PAINTED
from render.paint.pen import Pen
from render.paint.sprites import Sprite
from render.paint.theme import (
    AS_USUAL,
    IVORY,
    IVORY_DEEP,
    IVORY_EDGE,
    IVORY_LIP,
    MUTED,
    NIGHT,
    NIGHT_DEEP,
    NIGHT_LIFT,
    PAPER,
    RING,
    SEAT_INK,
    Style,
    mix,
)
from render.pieces.badges import end_badge
from render.pieces.card_parts import writing
from render.pieces.tiles import SHADOW, half_tile

_EDGE = 14
"""Distance from the felt's corner to the window, in pixels."""
_STOCK_COLUMNS = 2
_FOOT = 1.06
"""Height of the sum's line, in lines."""


def paint(
    canvas: Image.Image, column: EndsColumn, game: str, words: Mapping[str, str], style: Style = AS_USUAL
) -> None:
    """Paint the list of open ends at the top left, and below it the stock if the ends have a sum."""
    width, summed = column.width - _EDGE, column.total is not None
    row = round(width * (0.31 if summed else 0.47))
    inset = round(row * 0.2)
    _ground(width, row, len(column.ends), lit=column.lit, summed=summed).onto(canvas, _EDGE, _EDGE)
    right = _EDGE + width - round(inset * 1.6)
    size, side = round(row * 0.78), round(row * 0.74)
    for index, end in enumerate(column.ends):
        middle = _EDGE + inset + round(row * (index + 0.5))
        end_badge(words[end.word], "open", size).onto(canvas, _EDGE + inset, middle - size // 2)
        half_tile(game, end.half, side, style).onto(canvas, _EDGE + 2 * inset + size, middle - side // 2)
        if summed:
            ink = PAPER if end.worth else MUTED
            writing(str(end.worth), round(row * 0.42), ink).right(canvas, right + 2, middle)
    if not summed:
        return
    middle = _EDGE + _foot(row, len(column.ends)) + round(row * _FOOT / 2)
    ink = SEAT_INK if column.lit else PAPER
    writing(f"= {column.total}", round(row * 0.5), ink).right(canvas, right + 2, middle)
    _stock(canvas, column, _EDGE + _height(row, len(column.ends)) + row // 2)


def _foot(row: int, rows: int) -> int:
    """Return the distance from the top of the list to its foot, which has the sum."""
    return round(row * (rows + 0.34))


def _height(row: int, rows: int) -> int:
    return _foot(row, rows) + round(row * (_FOOT + 0.12))


@PAINTED.keep
def _ground(width: int, row: int, rows: int, *, lit: bool, summed: bool) -> Sprite:
    """Return the frame of the list of ends, with a foot for the sum if ``summed``."""
    height, inset = _height(row, rows) if summed else _foot(row, rows), row * 0.2
    pad = 4
    pen = Pen(width + 2 * pad, height + 2 * pad)
    box = (pad, pad, pad + width, pad + height)
    corner = row * 0.26
    pen.glow((box[0], box[1] + 2, box[2], box[3] + 2), corner, SHADOW, 150, 3)
    pen.box(box, corner, NIGHT_DEEP)
    pen.box((box[0] + 2, box[1] + 2, box[2] - 2, box[3] - 2), corner - 2, NIGHT)
    if not summed:
        return Sprite(pen.done(), pad)
    top = pad + _foot(row, rows)
    foot = (pad + inset * 0.6, top, pad + width - inset * 0.6, top + row * _FOOT)
    pen.box(foot, corner * 0.7, RING if lit else NIGHT_LIFT)
    return Sprite(pen.done(), pad)


def _stock(canvas: Image.Image, column: EndsColumn, top: int) -> None:
    """Paint the stock: as many backs as there are tiles, overlapping if the room is short."""
    if not column.stock:
        return
    across = (column.width - _EDGE) // _STOCK_COLUMNS
    side = round(across * 0.42)
    step = min(round(side * 1.22), (canvas.height - top - 2 * _EDGE) * _STOCK_COLUMNS // max(column.stock, 1))
    for index in range(column.stock):
        line, place = divmod(index, _STOCK_COLUMNS)
        _back(side).onto(canvas, _EDGE + place * across + (across - 2 * side) // 2, top + line * step)


@PAINTED.keep
def _back(side: int) -> Sprite:
    """Return a tile face down."""
    pad = 3
    pen = Pen(2 * side + 2 * pad, side + 2 * pad, 8)
    box = (pad, pad, pad + 2 * side, pad + side)
    pen.glow((box[0] + 1, box[1] + 2, box[2] + 1, box[3] + 1), side * 0.15, SHADOW, 150, side * 0.06)
    pen.box(box, side * 0.16, IVORY_EDGE)
    pen.box((box[0] + 1, box[1] + 1, box[2] - 1, box[3] - 1), side * 0.14, IVORY_LIP)
    pen.shade((box[0] + 1, box[1] + 1, box[2] - 1, box[3] - 2), side * 0.14, IVORY_DEEP, IVORY_LIP)
    inner = (box[0] + side * 0.2, box[1] + side * 0.2, box[2] - side * 0.2, box[3] - side * 0.24)
    pen.box(inner, side * 0.08, mix(IVORY_LIP, IVORY_EDGE, 0.35))
    inner = (inner[0] + 1, inner[1] + 1, inner[2] - 1, inner[3] - 1)
    pen.box(inner, side * 0.07, mix(IVORY, IVORY_LIP, 0.62))
    return Sprite(pen.done(), pad)
