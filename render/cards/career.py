"""A person's statistics as a card: the main figures, and a row for each game, partner and rival.

Knows no rules and no language: all that is written on it comes as text.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from render.paint.encode import png
from render.paint.grounds import night
from render.paint.pen import tallest
from render.paint.text.names import clean
from render.paint.theme import GAIN, MUTED, NIGHT_DEEP, NIGHT_LIFT, PAPER, mix
from render.pieces.card_parts import panel, writing
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

_FIGURES = 98
"""Height of the boxes with the main figures."""
_ROW, _GAP = 52, 6
_LEFT, _NAME_WIDTH = 38, 300
_BAR_LEFT, _BAR_RIGHT = 352, 490
_COLUMNS = (604, 719, 834, 949, WIDTH - MARGIN - 22)
"""The right edges of the columns with numbers."""
_COLUMN_WIDTH = 105
_VALUES = (22, 19, 16)
"""Heights of a number's capitals. The first at which it fits is used."""
_LINE = 30
"""Height of a line of notes."""


@dataclass(frozen=True)
class Figure:
    """A number that a person's statistics begin with."""

    value: str
    label: str


@dataclass(frozen=True)
class CareerLine:
    """A row: a game, a partner or a rival."""

    name: str
    """Characters that cannot be drawn are left out."""
    share: float
    """The share of matches won, 0 to 1: the length of its bar."""
    values: tuple[str, ...]
    """What its columns say, from the left. Rows may fill fewer columns than there are; the last is the
    rightmost."""
    gone: str = ""
    """A word behind the name of a person who is no longer there. The name is grey then."""


@dataclass(frozen=True)
class CareerTable:
    """Rows below column headings."""

    heading: str
    columns: tuple[str, ...]
    lines: tuple[CareerLine, ...]


@dataclass(frozen=True)
class Career:
    """A person's statistics."""

    heading: str
    """The person's name."""
    aside: str
    """A note at the right of the header."""
    figures: tuple[Figure, ...]
    tables: tuple[CareerTable, ...]
    notes: tuple[str, ...] = ()
    """Small texts below, several on a line where they fit."""


def career_card(career: Career) -> bytes:
    """Return a person's statistics as PNG8, 1100 wide."""
    return png(paint(career))


def paint(career: Career) -> Image.Image:
    """Return the picture that :func:`career_card` encodes."""
    notes = _lines(career.notes)
    tables = [table for table in career.tables if table.lines]
    rows = sum(HEADS + MARGIN + _ROW * len(table.lines) for table in tables)
    canvas = night(WIDTH, HEADER + MARGIN + _FIGURES + rows + _LINE * len(notes) + 2 * MARGIN)
    header(canvas, tallest(clean(career.heading) or "…", 640, (26,))[0], career.aside, 20)
    top = HEADER + MARGIN
    _figures(canvas, career.figures, top)
    top += _FIGURES
    for table in tables:
        top = _table(canvas, table, top)
    for number, text in enumerate(notes):
        writing(text, 15, MUTED, "regular").left(canvas, _LEFT, top + MARGIN + 10 + number * _LINE)
    return canvas


def _figures(canvas: Image.Image, figures: Sequence[Figure], top: int) -> None:
    """Paint the main figures side by side, equally wide."""
    wide = (WIDTH - 2 * MARGIN + _GAP) // len(figures)
    for number, figure in enumerate(figures):
        left = MARGIN + number * wide
        right = left + wide - _GAP
        panel(canvas, (left, top, right, top + _FIGURES), 14, mix(NIGHT_LIFT, NIGHT_DEEP, 0.35))
        middle, room = (left + right) // 2, right - left - 24
        value, tall = tallest(figure.value, room, (30, 26, 22))
        writing(value, tall, PAPER).middle(canvas, middle, top + 38)
        label, tall = tallest(figure.label, room, (16, 14, 13), "regular")
        writing(label, tall, MUTED, "regular").middle(canvas, middle, top + 76)


def _table(canvas: Image.Image, table: CareerTable, top: int) -> int:
    """Paint a table and return the y below it."""
    edges = _COLUMNS[len(_COLUMNS) - len(table.columns) :]
    heading, tall = tallest(table.heading, _BAR_RIGHT - _LEFT, (15,))
    writing(heading, tall, MUTED).left(canvas, _LEFT, top + MARGIN + 10)
    fitted = [tallest(word, _COLUMN_WIDTH, (15,))[0] for word in table.columns]
    headings(canvas, dict(zip(edges, fitted, strict=True)), top)
    top += HEADS + MARGIN
    for line in table.lines:
        _line(canvas, line, edges, top)
        top += _ROW
    return top


def _line(canvas: Image.Image, line: CareerLine, edges: Sequence[int], top: int) -> None:
    middle = top + (_ROW - _GAP) // 2
    row_ground(canvas, (MARGIN, top, WIDTH - MARGIN, top + _ROW - _GAP), lit=False)
    person_name(canvas, line.name, (_LEFT, middle), _NAME_WIDTH, gone=line.gone)
    bar(_BAR_RIGHT - _BAR_LEFT, GAIN, round(line.share * 1000)).onto(canvas, _BAR_LEFT, middle - 9)
    for edge, value in zip(edges, line.values, strict=True):
        text, tall = tallest(value, _COLUMN_WIDTH, _VALUES)
        writing(text, tall, PAPER if edge in (edges[0], edges[-1]) else MUTED).right(canvas, edge, middle)


def _lines(notes: Sequence[str]) -> list[str]:
    """Return the notes in lines, each as full as it gets."""
    lines: list[str] = []
    for note in notes:
        longer = f"{lines[-1]} · {note}" if lines else note
        if lines and tallest(longer, WIDTH - 2 * _LEFT, (15,), "regular")[0] == longer:
            lines[-1] = longer
        else:
            lines.append(tallest(note, WIDTH - 2 * _LEFT, (15,), "regular")[0])
    return lines
