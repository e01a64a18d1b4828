"""All Fives: pips on ivory, one line, and the cross at the first double."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.games.all_fives.view import FivesView
from engine.tiles.double_n import double_set
from render.games.look import Lesson, Look, Shard, by_ends
from render.games.mexican_train import called, emoji
from render.layout import arms, seats
from render.layout.board import Board, CountedEnd, EndsColumn, Label, Note
from render.layout.cells import Rect
from render.layout.chain import Piece
from render.layout.notes import beside, note_size
from render.paint.pen import Pen, Point
from render.paint.pips import pips

_LINE = "WE"
_CROSS = "NS"
_IN_LINE = 11
"""Until a double is laid, this many tiles stay in one straight line. The first double then has both its sides
free, whichever end it joins."""
_COLUMN = 0.27
"""Width of the column with the open ends, as a share of the felt's height."""
_SMALL_COLUMN = 0.36
_WIDEST = 160
"""The largest width of the column in pixels. On a high felt the tiles need the width."""
_SMALL = 400
"""On felts lower than this many pixels the column is wider for their size and shows no stock."""


def halves(tile: str) -> tuple[str, str]:
    """Return the halves of a tile: ``6`` and ``4`` for ``6-4``."""
    high, _, low = tile.partition("-")
    return high, low


def face(pen: Pen, centre: Point, side: float, half: str) -> None:
    """Draw the pips of one half of an upright tile."""
    pips(pen, centre, side, int(half), pen.theme.pip)


def lying(pen: Pen, centre: Point, side: float, half: str) -> None:
    """Draw the pips of one half of a tile on its side."""
    pips(pen, centre, side, int(half), pen.theme.pip, lying=True)


def layout(view: FivesView) -> tuple[tuple[Piece, ...], list[tuple[str, str]]]:
    """Return the tiles for :mod:`render.layout.arms`, and their halves, the joined first (G10, G11)."""
    pieces: list[Piece] = []
    faces: list[tuple[str, str]] = []
    ends: dict[str, str] = {}
    spinner = False
    for laid in view.laid:
        high, low = halves(laid.tile)
        joined, other = (low, high) if ends.get(laid.place) == low else (high, low)
        double = high == low
        first = not pieces
        opens = (_LINE if first else "") + (_CROSS if double and not spinner else "")
        spinner = spinner or double
        pieces.append(
            Piece(laid.place, double, opens=opens, straight=not first and not _bends(pieces, spinner=spinner))
        )
        faces.append((joined, other))
        if first:
            ends = {"W": high, "E": low}
        ends[laid.place] = other
        if opens.endswith(_CROSS):
            ends |= dict.fromkeys(_CROSS, high)
    return tuple(pieces), faces


def _bends(before: Sequence[Piece], *, spinner: bool) -> bool:
    """Return whether the next tile may turn the chain: a double lies, or the line is long enough."""
    return len(before) >= _IN_LINE or (spinner and any(piece.double for piece in before))


def board(view: FivesView, felt: tuple[int, int]) -> Board:
    """Return the board: a column with the open ends at the left, the line and the cross beside it.

    Partners sit at the left and the right of the tiles (C21).
    """
    width, height = felt
    small = height < _SMALL
    column = min(round(height * (_SMALL_COLUMN if small else _COLUMN)), _WIDEST)
    pieces, faces = layout(view)

    def label(arm: str) -> Label | None:
        return Label(f"arm-{arm}", "open") if arm in view.ends else None

    room, around = seats.at_two_sides(view, Rect(column, 0, width, height))
    size = (room.x1 - room.x0, room.y1 - room.y0)
    cross = arms.board(pieces, faces, size, label, (room.x0, room.y0))
    ends_column = EndsColumn(
        column,
        tuple(CountedEnd(f"arm-{arm}", view.ends[arm], view.worth[arm]) for arm in _ARMS if arm in view.ends),
        view.count,
        lit=view.made > 0,
        stock=0 if small else view.stock_size,
    )
    return replace(cross, notes=_notes(view, cross, room), ends_column=ends_column, around=around)


_ARMS = "WENS"


def _notes(view: FivesView, cross: Board, felt: Rect) -> tuple[Note, ...]:
    """Return the points that the latest move made, as a note beside its tile (G12); empty if it made none."""
    if not view.made:
        return ()
    text = f"+{view.made}"
    return (Note(*beside(cross, note_size(text, cross.unit), felt), text),)


LESSONS = (
    Lesson((Shard(0, 0, "6", "4"), Shard(2.08, 0, "4", "1"))),
    Lesson((Shard(0, 0, "6", "3"), Shard(2.08, 0, "3", "4")), note="+10"),
    Lesson(
        (
            Shard(2.08, 0, "5", "5", upright=True),
            Shard(0, 0.5, "1", "5"),
            Shard(3.16, 0.5, "5", "2"),
        )
    ),
)
"""Equal halves meet. Ends that add up to fives score. The first double opens four arms."""


LOOK = Look(
    lessons=LESSONS,
    halves=halves,
    face=face,
    lying=lying,
    board=board,
    tiles=double_set(6),
    called=called,
    emoji=emoji,
    joins=by_ends(halves),
    words=("arm-N", "arm-E", "arm-S", "arm-W"),
)
