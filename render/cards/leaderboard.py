"""A leaderboard as a card: ranks, names, and a bar that compares the values.

Knows no rules and no language: all that is written on it comes as text.
"""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from render.paint.cache import PAINTED
from render.paint.encode import png
from render.paint.fonts import clean, fitted
from render.paint.grounds import night
from render.paint.palette import palette_index
from render.paint.pen import CAPITALS, Pen
from render.paint.sprites import Sprite
from render.paint.theme import FELT, FELT_LIGHT, GAIN, MUTED, NIGHT_DEEP, PAPER, Rgb, mix
from render.pieces.card_parts import MEDALS, medal, writing
from render.pieces.player_rows import HEADER, WIDTH, row_ground

_MARGIN = 14
_HEADS = 30
_ROW = 54
_GAP = 6
_MIDDLE = 62
"""The x of the middle of the rank."""
_NAME_LEFT, _NAME_WIDTH = 108, 330
_BAR_LEFT, _BAR_RIGHT = 464, 730
_MATCHES_RIGHT = 850
_VALUE_RIGHT = WIDTH - _MARGIN - 22


@dataclass(frozen=True)
class BoardLine:
    """One line of a leaderboard."""

    place: int
    """Rank, from 1."""
    name: str
    """Characters that cannot be drawn are left out."""
    matches: str
    value: str
    share: float
    """Length of its bar, 0 to 1."""
    own: bool = False
    """Whether it is the reader's own line, which is highlighted."""
    medal: bool = True
    """Whether it gets a medal if its rank is one of the first three."""


@dataclass(frozen=True)
class Board:
    """A page of a leaderboard."""

    heading: str
    aside: str
    """A note at the right of the header that says which board it is."""
    matches: str
    value: str
    """The headings of these two columns."""
    lines: tuple[BoardLine, ...]


def leaderboard(board: Board) -> bytes:
    """Return a page of a leaderboard as PNG8, 1100 wide. Ten lines look best."""
    return png(paint(board))


def paint(board: Board) -> Image.Image:
    """Return the picture that :func:`leaderboard` encodes."""
    top = HEADER + _HEADS + _MARGIN
    canvas = night(WIDTH, top + _ROW * len(board.lines) + _MARGIN)
    _head(canvas, board)
    for index, line in enumerate(board.lines):
        _line(canvas, line, top + index * _ROW)
    return canvas


def _head(canvas: Image.Image, board: Board) -> None:
    canvas.paste(palette_index(FELT), (0, 0, WIDTH, HEADER))
    canvas.paste(palette_index(FELT_LIGHT), (0, 0, WIDTH, 3))
    _write(canvas, board.heading, (30, HEADER // 2), 26, PAPER)
    _write(
        canvas, board.aside, (WIDTH - 30, HEADER // 2), 20, mix(PAPER, FELT, 0.12), align=1, weight="regular"
    )
    for right, word in ((_MATCHES_RIGHT, board.matches), (_VALUE_RIGHT, board.value)):
        _write(canvas, word, (right, HEADER + _MARGIN + 10), 15, MUTED, align=1)


def _line(canvas: Image.Image, line: BoardLine, top: int) -> None:
    height = _ROW - _GAP
    middle = top + height // 2
    row_ground(canvas, (_MARGIN, top, WIDTH - _MARGIN, top + height), lit=line.own)
    if line.medal and line.place <= len(MEDALS):
        size = 38
        medal(line.place, size).onto(canvas, _MIDDLE - size // 2, middle - size // 2)
    else:
        _write(canvas, str(line.place), (_MIDDLE, middle), 20, MUTED, align=0.5)
    size = 20
    name = fitted(clean(line.name) or "…", _NAME_WIDTH, round(size / CAPITALS))
    _write(canvas, name, (_NAME_LEFT, middle), size, PAPER, shaped=True)
    _bar(round(line.share * 1000)).onto(canvas, _BAR_LEFT, middle - 9)
    _write(canvas, clean(line.matches), (_MATCHES_RIGHT, middle), 20, MUTED, align=1)
    _write(canvas, clean(line.value), (_VALUE_RIGHT, middle), 24, PAPER, align=1)


@PAINTED.keep
def _bar(thousandths: int) -> Sprite:
    width, height = _BAR_RIGHT - _BAR_LEFT, 18
    pen = Pen(width, height)
    pen.box((0, 0, width, height), 9, NIGHT_DEEP)
    reach = round(width * min(thousandths, 1000) / 1000)
    if reach:
        pen.box((0, 0, max(reach, height), height), 9, GAIN)
    return Sprite(pen.done())


def _write(
    canvas: Image.Image,
    text: str,
    at: tuple[int, int],
    height: int,
    ink: Rgb,
    *,
    align: float = 0,
    weight: str = "bold",
    shaped: bool = False,
) -> None:
    """Write ``text`` with capitals ``height`` tall, vertically centred on ``at``.

    ``align`` says which part of it lies at ``at``: 0 its left edge, 1 its right edge.
    """
    written = writing(text, height, ink, weight, shaped=shaped)
    written.left(canvas, round(at[0] - written.width * align), at[1])
