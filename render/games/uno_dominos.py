"""UNO Dominos: coloured numbers and symbols, four arms around the start double."""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping
from dataclasses import replace

from engine.core import Seat
from engine.games.uno_dominos.tiles import KINDS
from engine.games.uno_dominos.view import UnoView
from render.games.look import Lesson, Look, Shard
from render.layout import arms, seats
from render.layout.board import Board, CountedEnd, EndsColumn, Label
from render.layout.cells import Rect
from render.layout.chain import Piece
from render.paint.pen import Pen, Point
from render.paint.shapes import SHAPES
from render.paint.theme import BADGE_INK, SIGN, SIGN_BAR, WHITE, Ink, Rgb

_COLOURS = {"r": "red", "g": "green", "y": "yellow", "b": "blue"}
_QUARTERS = (("red", 180), ("blue", 270), ("green", 0), ("yellow", 90))
"""The colours of a wild face, and the angle at which each quarter starts, clockwise from east."""
_ARMS = "NESW"
_COLUMN = 0.22
"""Width of the column with the open ends, as a share of the felt's height."""
_SMALL = 400
"""Felts lower than this many pixels have no such column."""


def halves(tile: str) -> tuple[str, str]:
    """Return the halves of a tile: ``g7`` and ``b1`` for ``g7-b1``."""
    one, _, other = tile.partition("-")
    return one, other


def face(pen: Pen, centre: Point, side: float, half: str) -> None:
    """Draw one half: a colour's silhouette with its number or symbol, or a face without a colour."""
    if half in _PLAIN:
        _PLAIN[half](pen, centre, side)
        return
    ink = pen.theme.colours[_COLOURS[half[0]]]
    _ground(pen, centre, side, ink)
    symbol = half[1:]
    if symbol in _SYMBOLS:
        _SYMBOLS[symbol](pen, centre, side, ink.number)
    else:
        pen.text(symbol, centre, side * (0.45 if ink.shape == "diamond" else 0.5), ink.number)


def _ground(pen: Pen, centre: Point, side: float, ink: Ink) -> None:
    edge = max(side * pen.theme.outline, 0.6)
    SHAPES[ink.shape](pen, centre, side * 0.43, ink.outline)
    SHAPES[ink.shape](pen, centre, side * 0.43 - edge, ink.fill)


def _draw_two(pen: Pen, centre: Point, side: float, ink: Rgb) -> None:
    pen.text("+2", centre, side * 0.36, ink)


def _skip(pen: Pen, centre: Point, side: float, ink: Rgb) -> None:
    radius, width = side * 0.255, side * 0.075
    pen.ring(centre, radius, width, ink)
    reach = (radius - width / 2) * math.sqrt(0.5)
    x, y = centre
    pen.line((x - reach, y + reach), (x + reach, y - reach), width, ink)


def _reverse(pen: Pen, centre: Point, side: float, ink: Rgb) -> None:
    x, y = centre
    for way in (-1, 1):
        level = y + way * side * 0.115
        tip = x - way * side * 0.27
        neck = x - way * side * 0.07
        pen.polygon([(tip, level), (neck, level - side * 0.125), (neck, level + side * 0.125)], ink)
        low, high = sorted((neck, x + way * side * 0.25))
        pen.box((low, level - side * 0.045, high, level + side * 0.045), 0, ink)


_SYMBOLS = {"D": _draw_two, "S": _skip, "R": _reverse}


def _dead_end(pen: Pen, centre: Point, side: float) -> None:
    _ground(pen, centre, side, SIGN)
    x, y = centre
    pen.box((x - side * 0.075, y - side * 0.1, x + side * 0.075, y + side * 0.3), side * 0.02, SIGN.number)
    pen.box((x - side * 0.27, y - side * 0.27, x + side * 0.27, y - side * 0.07), side * 0.035, SIGN.number)
    pen.box((x - side * 0.245, y - side * 0.245, x + side * 0.245, y - side * 0.095), side * 0.025, SIGN_BAR)


def _wheel(pen: Pen, centre: Point, side: float) -> None:
    radius = side * 0.45
    pen.disc(centre, radius, SIGN.fill)
    for colour, start in _QUARTERS:
        pen.pie(centre, radius - side * 0.03, start, start + 90, pen.theme.colours[colour].fill)


def _wild(pen: Pen, centre: Point, side: float) -> None:
    _wheel(pen, centre, side)
    x, y = centre
    half = max(side * 0.014, 0.5)
    reach = side * 0.44
    pen.box((x - half, y - reach, x + half, y + reach), 0, SIGN.fill)
    pen.box((x - reach, y - half, x + reach, y + half), 0, SIGN.fill)
    for colour, start in _QUARTERS:
        angle = math.radians(start + 45)
        spot = (x + math.cos(angle) * side * 0.245, y + math.sin(angle) * side * 0.245)
        ink = pen.theme.colours[colour]
        SHAPES[ink.shape](pen, spot, side * 0.105, ink.number if colour in ("green", "yellow") else WHITE)


def _wild_four(pen: Pen, centre: Point, side: float) -> None:
    _wheel(pen, centre, side)
    x, y = centre
    half = max(side * 0.014, 0.5)
    reach = side * 0.44
    pen.box((x - half, y - reach, x + half, y + reach), 0, SIGN.fill)
    pen.box((x - reach, y - half, x + reach, y + half), 0, SIGN.fill)
    pen.disc(centre, side * 0.325, BADGE_INK)
    pen.text("+4", centre, side * 0.32, WHITE)


_PLAIN = {"DE": _dead_end, "W": _wild, "W4": _wild_four}


# -- emojis ----------------------------------------------------------------------------------------

_SAID = {"D": "_draw2", "S": "_skip", "R": "_reverse"}
_SAID_PLAIN = {"DE": "dead_end", "W": "wild", "W4": "wild4"}


def called(tile: str) -> str:
    """Return the emoji name of a tile: ``green7_yellow_draw2`` for ``g7-yD``."""
    one, other = map(_half_called, halves(tile))
    return f"double_{one}" if one == other else f"{one}_{other}"


def _half_called(half: str) -> str:
    if half in _SAID_PLAIN:
        return _SAID_PLAIN[half]
    return _COLOURS[half[0]] + _SAID.get(half[1:], half[1:])


def emoji(pen: Pen, centre: Point, side: float, tile: str) -> None:
    """Draw both halves, one above the other: a colour's silhouette, and beside it the number or symbol."""
    x, y = centre
    for half, level in zip(halves(tile), (-0.25, 0.25), strict=True):
        row = y + side * (level - 0.01 * (level < 0) + 0.01 * (level > 0)) * 0.94
        if half in _PLAIN:
            _PLAIN[half](pen, (x, row), side * 0.52)
            continue
        ink = pen.theme.colours[_COLOURS[half[0]]]
        left, right = (x - side * 0.23, row), (x + side * 0.22, row)
        SHAPES[ink.shape](pen, left, side * 0.21, ink.outline)
        SHAPES[ink.shape](pen, left, side * 0.21 - 0.7, ink.fill)
        if half[1:] in _SYMBOLS:
            _SYMBOLS[half[1:]](pen, right, side * 0.7, BADGE_INK)
        else:
            pen.text(half[1:], right, side * 0.37, BADGE_INK)
    pen.box((x - side * 0.44, y - side * 0.012, x + side * 0.44, y + side * 0.012), 0, pen.theme.line)


# -- the table -------------------------------------------------------------------------------------


def _piece(tile: str, arm: str) -> Piece:
    joined, other = halves(tile)
    return Piece(
        arm=arm,
        double=joined.strip("rgyb") == other.strip("rgyb"),
        closes=joined == "DE",
        opens=_ARMS if arm == "C" else "",
    )


def board(view: UnoView, felt: tuple[int, int]) -> Board:
    """Return the four arms with a sign at every end: open, wild, or closed by a Dead End.

    A column at the left shows what is open at each end. On a full table the letters are hard to find.
    Partners sit at the left and the right (A33).
    """
    pieces = tuple(_piece(laid.tile, laid.place) for laid in view.laid)
    faces = [halves(laid.tile) for laid in view.laid]

    def label(arm: str) -> Label:
        end = view.ends.get(arm)
        kind = "closed" if end is None else "wild" if end in ("W", "W4") else "open"
        return Label(f"arm-{arm}", kind)

    width, height = felt
    column = 0 if height < _SMALL or not view.laid else round(height * _COLUMN)
    room, around = seats.at_two_sides(view, Rect(column, 0, width, height))
    size = (room.x1 - room.x0, room.y1 - room.y0)
    shown = replace(arms.board(pieces, faces, size, label, (room.x0, room.y0)), around=around)
    ends = tuple(CountedEnd(f"arm-{arm}", view.ends[arm]) for arm in _ARMS if arm in view.ends)
    return replace(shown, ends_column=EndsColumn(column, ends)) if column and ends else shown


def direction(view: UnoView) -> int:
    """Return the direction of play: 1 or -1 (UN20)."""
    return view.direction


def marks(view: UnoView) -> Mapping[Seat, str]:
    """Return the mark ``uno`` for each seat that called its single domo. A seat that forgot gets no mark."""
    return {seat: "uno" for seat, size in enumerate(view.hand_sizes) if size == 1 and seat not in view.silent}


def joins(view: UnoView, tile: str) -> Collection[int]:
    """Return which halves of ``tile`` (0, 1) can join: those that its legal lays name first."""
    joining = {
        move.text.partition("-")[0] for move in view.legal if move.tile == tile and move.place in _ARMS
    }
    return [index for index, half in enumerate(halves(tile)) if half in joining]


def fresh(view: UnoView) -> str:
    """Return the domo just drawn (A11); empty for none."""
    return view.drawn


LESSONS = (
    Lesson((Shard(0, 0, "r5", "g7"), Shard(2.08, 0, "b7", "y2"))),
    Lesson(
        (
            Shard(0, 0, "rD", "g4", upright=True),
            Shard(1.3, 0, "yS", "b6", upright=True),
            Shard(2.6, 0, "bR", "r1", upright=True),
        )
    ),
    Lesson((Shard(0, 0, "g9", "y3", upright=True),), note="UNO!"),
)
"""Equal numbers or colours meet. Symbols act. Call UNO with the last tile but one."""


LOOK = Look(
    lessons=LESSONS,
    halves=halves,
    face=face,
    board=board,
    words=("arm-N", "arm-E", "arm-S", "arm-W", "uno"),
    direction=direction,
    tiles=KINDS,
    called=called,
    emoji=emoji,
    marks=marks,
    fresh=fresh,
    joins=joins,
)
