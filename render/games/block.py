"""Block dominoes: the tiles of All Fives in one line that grows at both its ends."""

from __future__ import annotations

from engine.games.block import BlockView
from render.games.all_fives import face, halves, lying
from render.games.look import Look
from render.layout import arms
from render.layout.board import Board, Label
from render.layout.chain import Piece

_LINE = "WE"


def layout(view: BlockView) -> tuple[tuple[Piece, ...], list[tuple[str, str]]]:
    """The tiles as the walker sees them, and the halves of each, the joined one first."""
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


def board(view: BlockView, felt: tuple[int, int]) -> Board:
    """The line, with a sign at each end."""
    return arms.board(*layout(view), felt, lambda arm: Label(f"arm-{arm}", "open"))


LOOK = Look(
    halves=halves,
    face=face,
    lying=lying,
    board=board,
    words=("arm-W", "arm-E"),
)
