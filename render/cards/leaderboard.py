"""A leaderboard as a card: ranks, names, and a bar that compares the values.

Knows no rules and no language: all that is written on it comes as text.
"""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from render.paint.encode import png
from render.paint.grounds import night
from render.paint.text.names import clean
from render.paint.theme import GAIN, MUTED, PAPER
from render.pieces.card_parts import MEDALS, medal, writing
from render.pieces.player_rows import (
    HEADER,
    HEADS,
    MARGIN,
    WIDTH,
    bar,
    header,
    headings,
    person_name,
    row_ground,
)

_ROW = 54
_GAP = 6
_MIDDLE = 62
"""The x of the middle of the rank."""
_NAME_LEFT, _NAME_WIDTH = 108, 330
_BAR_LEFT, _BAR_RIGHT = 464, 730
_MATCHES_RIGHT = 850
_SHORT_BAR_RIGHT, _EARLY_MATCHES_RIGHT, _COUNTED_RIGHT = 660, 780, 930
"""The right edges beside the column ``counted``, on boards that have it."""
_VALUE_RIGHT = WIDTH - MARGIN - 22


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
    gone: str = ""
    """A word behind the name of a person who is no longer there. The name is grey then."""
    counted: str = ""
    """What stands in the column :attr:`Board.counted`."""


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
    counted: str = ""
    """The heading of a further column between the two; empty to leave the column out."""


def leaderboard(board: Board) -> bytes:
    """Return a page of a leaderboard as PNG8, 1100 wide. Ten lines look best."""
    return png(paint(board))


def paint(board: Board) -> Image.Image:
    """Return the picture that :func:`leaderboard` encodes."""
    top = HEADER + HEADS + MARGIN
    canvas = night(WIDTH, top + _ROW * len(board.lines) + MARGIN)
    header(canvas, board.heading, board.aside, 20)
    heads = {_matches_right(board): board.matches, _VALUE_RIGHT: board.value}
    headings(canvas, heads | ({_COUNTED_RIGHT: board.counted} if board.counted else {}))
    for index, line in enumerate(board.lines):
        _line(canvas, board, line, top + index * _ROW)
    return canvas


def _matches_right(board: Board) -> int:
    return _EARLY_MATCHES_RIGHT if board.counted else _MATCHES_RIGHT


def _line(canvas: Image.Image, board: Board, line: BoardLine, top: int) -> None:
    height = _ROW - _GAP
    middle = top + height // 2
    row_ground(canvas, (MARGIN, top, WIDTH - MARGIN, top + height), lit=line.own)
    if line.medal and line.place <= len(MEDALS):
        size = 38
        medal(line.place, size).onto(canvas, _MIDDLE - size // 2, middle - size // 2)
    else:
        rank = writing(str(line.place), 20, MUTED)
        rank.left(canvas, round(_MIDDLE - rank.width / 2), middle)
    person_name(canvas, line.name, (_NAME_LEFT, middle), _NAME_WIDTH, gone=line.gone)
    right = _SHORT_BAR_RIGHT if board.counted else _BAR_RIGHT
    bar(right - _BAR_LEFT, GAIN, round(line.share * 1000)).onto(canvas, _BAR_LEFT, middle - 9)
    writing(clean(line.matches), 20, MUTED).right(canvas, _matches_right(board), middle)
    if board.counted:
        writing(clean(line.counted), 20, MUTED).right(canvas, _COUNTED_RIGHT, middle)
    writing(clean(line.value), 24, PAPER).right(canvas, _VALUE_RIGHT, middle)
