"""The picture of all hands face up: one rack per seat, one below the other. Knows no rule.

It does not check whether the hands may be seen.
"""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.core import Seat
from render.games import LOOKS
from render.paint.encode import png
from render.paint.grounds import night
from render.pieces.player_rows import row_ground, seat_label
from render.pieces.scene import Scene
from render.pieces.tiles import tile

WIDTH, TALLEST = 1100, 700
_MARGIN = 8
_LEFT = 250
"""Where racks begin. Names stand to the left."""
_LARGEST, _SMALLEST = 64, 20
_APART = 6
"""The gap between rows of tiles."""
_LEAST = 62
"""The least height of a seat's row."""
_PITCH = 1.14
"""Distance from one tile to the next, as a share of a half's side."""


def open_hands(hands: Sequence[Sequence[str]], waiting: Sequence[Seat], scene: Scene) -> bytes:
    """Return every seat's tiles as PNG8, 1100 wide. Seats in ``waiting`` are highlighted.

    Raises:
        KeyError: the scene's game is unknown.
    """
    return png(paint(hands, waiting, scene))


def paint(hands: Sequence[Sequence[str]], waiting: Sequence[Seat], scene: Scene) -> Image.Image:
    """Return the picture that :func:`open_hands` encodes."""
    side = _side([len(hand) for hand in hands])
    heights = [_height(len(hand), side) for hand in hands]
    canvas = night(WIDTH, sum(heights) + 2 * _MARGIN)
    top = _MARGIN
    for seat, (hand, tall) in enumerate(zip(hands, heights, strict=True)):
        lit = seat in waiting
        row_ground(canvas, (_MARGIN, top, WIDTH - _MARGIN, top + tall - 6), lit=lit)
        seat_label(canvas, scene, seat, top + (tall - 6) // 2, won=False, width=_LEFT - 104)
        _rack(canvas, scene.game, hand, top + (tall - 6) // 2, side)
        top += tall
    return canvas


def _per_row(side: int) -> int:
    return int((WIDTH - _MARGIN - 10 - _LEFT) // (side * _PITCH))


def _height(count: int, side: int) -> int:
    rows = max(1, -(-count // _per_row(side)))
    return max(_LEAST, rows * (2 * side + _APART) + 16)


def _side(counts: Sequence[int]) -> int:
    """Return the side of the largest tiles at which all hands fit; the smallest side if they never do."""
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
