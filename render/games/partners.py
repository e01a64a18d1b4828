"""Partner Dominoes: one line between four people, partners opposite each other."""

from __future__ import annotations

from dataclasses import replace

from engine.games.partners import PartnersView
from engine.games.partners.notation import ends_after
from engine.games.partners.scoring import way_out
from engine.tiles.double_n import double_set
from render.games.all_fives import halves
from render.games.block import layout
from render.games.look import Lesson, Look, Shard, by_ends
from render.games.mexican_train import DENSE, called, emoji
from render.games.mexican_train import face as dense_face
from render.games.mexican_train import lying as dense_lying
from render.layout import arms
from render.layout.board import Board, Label, Note, PlacedSeat
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


MARGINS = (92, 46)
"""The room for seats at the sides of the felt, and above and below it."""
_LOWEST = 400
"""On felts of fewer pixels in height, as in examples, no seats stand round the line."""
_TEAM = 2
"""Seats of the second team have odd numbers."""


def board(view: PartnersView, felt: tuple[int, int]) -> Board:
    """Return the board: the line, and the four seats round it, against the clock from below."""
    width, height = felt
    if height < _LOWEST:
        return _line(view, felt, (0, 0))
    across, down = width // 2, height // 2
    side, edge = MARGINS[0] // 2, MARGINS[1]
    spots = ((across, height - edge), (width - side, down), (across, edge), (side, down))
    seats = tuple(
        PlacedSeat(x, y, seat, seat % _TEAM, lit=seat in view.waiting) for seat, (x, y) in enumerate(spots)
    )
    room = (width - 2 * MARGINS[0], height - 4 * MARGINS[1])
    return replace(_line(view, room, (MARGINS[0], 2 * MARGINS[1])), around=seats)


def _line(view: PartnersView, room: tuple[int, int], at: tuple[int, int]) -> Board:
    """Return the line in a room of the felt. The ends of a blocked round are closed (PD7)."""
    pieces, faces = layout(view)
    blocked = bool(view.laid) and not view.waiting and 0 not in view.hand_sizes
    kind = "closed" if blocked else "open"
    line = arms.board(pieces, faces, room, lambda arm: Label(f"arm-{arm}", kind), at[0])
    tiles = tuple(replace(tile, y=tile.y + at[1]) for tile in line.tiles)
    labels = tuple(replace(label, y=label.y + at[1]) for label in line.labels)
    line = replace(line, tiles=tiles, labels=labels)
    felt = Rect(at[0], at[1], at[0] + room[0], at[1] + room[1])
    return replace(line, notes=_flourish(line, felt) if _crossed(view) else ())


def _crossed(view: PartnersView) -> bool:
    """Return whether the round ended with a capicúa (PD11)."""
    before, ends = tuple[int, ...](), tuple[int, ...]()
    for laid in view.laid:
        before, ends = ends, ends_after(ends, laid.tile, laid.place)
    return 0 in view.hand_sizes and way_out(view.laid[-1].tile, before) == "capicua"


def _flourish(line: Board, felt: Rect) -> tuple[Note, ...]:
    """Return a flag beside the last tile."""
    size = note_size(CAPICUA, line.unit)
    return (Note(*beside(line.tiles, line.labels, line.unit, size, felt), CAPICUA),)


CAPICUA = "capicúa!"
"""The word on the flag. Players of all languages say it so."""


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
    words=("arm-W", "arm-E"),
)
