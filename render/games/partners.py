"""Partner Dominoes: one line between four people, partners opposite each other."""

from __future__ import annotations

from dataclasses import replace

from engine.games.partners import PartnersView
from engine.games.partners.notation import ends_after
from engine.games.partners.scoring import way_out
from engine.tiles.double_n import double_set
from render.games.all_fives import halves
from render.games.block import board as line_board
from render.games.look import Lesson, Look, Shard, by_ends
from render.games.mexican_train import DENSE, called, emoji
from render.games.mexican_train import face as dense_face
from render.games.mexican_train import lying as dense_lying
from render.layout.board import Board, Note
from render.layout.cells import Rect
from render.layout.notes import beside, note_size
from render.paint.pen import Pen, Point
from render.paint.pips import pips


def face(pen: Pen, centre: Point, side: float, half: str) -> None:
    """Draw one half of an upright tile: pips up to six, and more with a numeral."""
    if int(half) < DENSE:
        pips(pen, centre, side, int(half), pen.theme.pip)
    else:
        dense_face(pen, centre, side, half)


def lying(pen: Pen, centre: Point, side: float, half: str) -> None:
    """Draw one half of a tile on its side."""
    if int(half) < DENSE:
        pips(pen, centre, side, int(half), pen.theme.pip, lying=True)
    else:
        dense_lying(pen, centre, side, half)


def board(view: PartnersView, felt: tuple[int, int]) -> Board:
    """Return the board of Block dominoes (PD7), with a flag beside a capicúa (PD11)."""
    line = line_board(view, felt)
    return replace(line, notes=_flourish(line, Rect(0, 0, *felt))) if _crossed(view) else line


def _crossed(view: PartnersView) -> bool:
    """Return whether the round ended with a capicúa (PD11)."""
    before, ends = tuple[int, ...](), tuple[int, ...]()
    for laid in view.laid:
        before, ends = ends, ends_after(ends, laid.tile, laid.place)
    return 0 in view.hand_sizes and way_out(view.laid[-1].tile, before) == "capicua"


def _flourish(line: Board, felt: Rect) -> tuple[Note, ...]:
    """Return a flag beside the last tile, which made the capicúa (PD11)."""
    return (Note(*beside(line, note_size(LONGEST, line.unit), felt), LONGEST, "capicua"),)


LONGEST = "¡capicúa!"
"""The longest word on the flag of any language."""


LESSONS = (
    Lesson((Shard(0, 0, "6", "4"), Shard(2.08, 0, "4", "1"))),
    Lesson(
        (
            Shard(0, 0.5, "3", "6"),
            Shard(2.08, 0, "6", "6", upright=True),
            Shard(3.16, 0.5, "6", "1"),
        )
    ),
    Lesson(
        (
            Shard(0, 0.5, "1", "5"),
            Shard(2.08, 0, "5", "5", upright=True),
            Shard(3.16, 0.5, "5", "1"),
        )
    ),
)
"""Equal halves meet. Two play against two. After a capicúa both ends are equal."""


LOOK = Look(
    lessons=LESSONS,
    halves=halves,
    face=face,
    lying=lying,
    board=board,
    tiles=double_set(9),
    called=called,
    emoji=emoji,
    joins=by_ends(halves),
    words=("arm-W", "arm-E", "capicua"),
)
