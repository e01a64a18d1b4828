"""The picture of hands that all lie open: one rack a seat, below each other. Knows no rule.

Whether hands may be seen is not decided here.
"""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.core import Seat
from render.games import LOOKS
from render.paint.encode import png
from render.paint.grounds import night
from render.pieces.scene import Scene
from render.pieces.score_rows import row_ground, who
from render.pieces.tiles import tile

WIDTH, TALLEST = 1100, 700
_MARGIN = 8
_LEFT = 250
"""Where racks begin; names stand before them."""
_LARGEST, _SMALLEST = 64, 20
_APART = 6
"""Between rows of tiles."""
_LEAST = 62
"""Height of a seat with little in hand."""
_PITCH = 1.14
"""From one tile to the next, as a share of a half's side."""


def open_hands(hands: Sequence[Sequence[str]], waiting: Sequence[Seat], scene: Scene) -> bytes:
    """Every seat's tiles as PNG8, 1100 wide; whoever is waited for stands out.

    Raises:
        KeyError: the scene's game is unknown.
    """
    return png(paint(hands, waiting, scene))


def paint(hands: Sequence[Sequence[str]], waiting: Sequence[Seat], scene: Scene) -> Image.Image:
    """The pixels of :func:`open_hands`."""
    side = _side([len(hand) for hand in hands])
    heights = [_height(len(hand), side) for hand in hands]
    canvas = night(WIDTH, sum(heights) + 2 * _MARGIN)
    top = _MARGIN
    for seat, (hand, tall) in enumerate(zip(hands, heights, strict=True)):
        lit = seat in waiting
        row_ground(canvas, (_MARGIN, top, WIDTH - _MARGIN, top + tall - 6), lit=lit)
        who(canvas, scene, seat, top + (tall - 6) // 2, won=False, width=_LEFT - 104)
        _rack(canvas, scene.game, hand, top + (tall - 6) // 2, side)
        top += tall
    return canvas


def _per_row(side: int) -> int:
    return int((WIDTH - _MARGIN - 10 - _LEFT) // (side * _PITCH))


def _height(count: int, side: int) -> int:
    rows = max(1, -(-count // _per_row(side)))
    return max(_LEAST, rows * (2 * side + _APART) + 16)


def _side(counts: Sequence[int]) -> int:
    """The largest tiles with which all hands fit."""
    for side in range(_LARGEST, _SMALLEST, -2):
        if sum(_height(count, side) for count in counts) + 2 * _MARGIN <= TALLEST:
            return side
    return _SMALLEST


def _rack(canvas: Image.Image, game: str, hand: Sequence[str], middle: int, side: int) -> None:
    per_row = _per_row(side)
    rows = max(1, -(-len(hand) // per_row))
    top = middle - (rows * (2 * side + _APART) - _APART) // 2
    for index, text in enumerate(hand):
        row, column = divmod(index, per_row)
        one, other = LOOKS[game].halves(text)
        x = _LEFT + round(column * side * _PITCH)
        tile(game, one, other, side, upright=True).onto(canvas, x, top + row * (2 * side + _APART))
