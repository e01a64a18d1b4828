"""Block dominoes: tiles as in All Fives, in one line that grows at both ends."""

from __future__ import annotations

from dataclasses import replace

from engine import View
from engine.tiles.double_n import double_set
from render.games.all_fives import face, halves, lying
from render.games.look import Lesson, Look, Shard, by_ends
from render.games.mexican_train import called, emoji
from render.layout import arms, seats
from render.layout.board import Board, Label
from render.layout.cells import Rect
from render.layout.chain import Piece

_LINE = "WE"


def layout(view: View) -> tuple[tuple[Piece, ...], list[tuple[str, str]]]:
    """Return the tiles for :mod:`render.layout.arms`, and the halves of each, the joined one first."""
    pieces: list[Piece] = []
    faces: list[tuple[str, str]] = []
    ends: dict[str, str] = {}
    for laid in view.laid:
        high, low = halves(laid.tile)
        joined, other = (low, high) if ends.get(laid.place) == low else (high, low)
        pieces.append(Piece(laid.place, high == low, opens="" if pieces else _LINE))
        faces.append((joined, other))
        ends = ends | {laid.place: other} if ends else {"W": high, "E": low}
    return tuple(pieces), faces


def board(view: View, felt: tuple[int, int]) -> Board:
    """Return the board: the line with a sign at each end, and round it the seats if there are teams.

    The ends of a blocked round are closed.
    """
    room, around = seats.at_four_sides(view, Rect(0, 0, *felt))
    blocked = bool(view.laid) and not view.waiting and 0 not in view.hand_sizes
    kind = "blocked" if blocked else "open"
    size = (room.x1 - room.x0, room.y1 - room.y0)
    line = arms.board(*layout(view), size, lambda arm: Label(f"arm-{arm}", kind), (room.x0, room.y0))
    return replace(line, around=around)


LESSONS = (
    Lesson((Shard(0, 0, "6", "4"), Shard(2.08, 0, "4", "1"))),
    Lesson(
        (
            Shard(0, 0.5, "3", "6"),
            Shard(2.08, 0, "6", "6", upright=True),
            Shard(3.16, 0.5, "6", "1"),
        )
    ),
    Lesson((Shard(0, 0, "0", "1", upright=True), Shard(1.3, 0, "2", "0", upright=True)), note="+3"),
)
"""Equal halves meet. The line may be blocked. The winner scores the pips in the other hands."""


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
    words=("arm-W", "arm-E"),
)
