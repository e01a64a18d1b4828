"""The picture of a hand: racks of numbered tiles, the playable ones lifted."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, pairwise
from typing import NamedTuple

from PIL import Image, ImageDraw

from engine.core import View
from render.encode import png
from render.games import LOOKS
from render.games.look import Look
from render.grounds import night
from render.theme import RACK, RACK_LIGHT
from render.tiles import number_badge, ring, size, tile

WIDTH, TALLEST = 1100, 700
LARGEST = 104
LARGEST_SQUARE = 132
"""A square tile shows two halves where others show one: it may be larger."""
SMALLEST = 40
ONE_RACK = 74
"""As long as halves are this large, everything stays on one rack."""
GAP = 0.4
"""Air between tiles, as a share of a half's side."""
TOGETHER, BETWEEN = 0.2, 0.8
"""Air inside a group of tiles, and the most of it that is added where another begins."""
LIFT = 0.3
_MARGIN = 18


class Racks(NamedTuple):
    """How a hand is spread."""

    side: int
    rows: int
    columns: int
    length: int = 2
    """How many times its width a tile is tall."""

    @property
    def row_height(self) -> int:
        """From the top of a lifted tile to the next rack's."""
        return round(self.side * (LIFT + self.length + 0.82))

    @property
    def height(self) -> int:
        """Height of the whole picture."""
        return self.rows * self.row_height + 2 * _MARGIN


def racks(count: int, length: int = 2) -> Racks:
    """The largest tiles with which ``count`` of them fit on a picture; one rack as long as it reads well.

    Args:
        length: how many times its width a tile is tall.
    """
    largest = LARGEST if length > 1 else LARGEST_SQUARE
    single = int((WIDTH - 2 * _MARGIN) / (count * (1 + GAP)))
    if single >= ONE_RACK:
        return Racks(min(single, largest), 1, count, length)
    for side in range(largest, SMALLEST, -2):
        columns = int((WIDTH - 2 * _MARGIN) / (side * (1 + GAP)))
        rows = -(-count // columns)
        even = Racks(side, rows, -(-count // rows), length)
        if even.height <= TALLEST:
            return even
    columns = int((WIDTH - 2 * _MARGIN) / (SMALLEST * (1 + GAP)))
    return Racks(SMALLEST, -(-count // columns), columns, length)


def hand(view: View, game: str) -> bytes:
    """A seat's rack as PNG8, 1100 wide: numbered from 1 in the order of ``view.hand``.

    Tiles that ``view.legal`` can move are lifted; a tile just drawn is ringed. Where the seat is not
    asked for anything, all tiles rest undimmed.

    Raises:
        KeyError: the game is unknown.
        ValueError: the hand is empty.
    """
    return png(paint(view, game))


def paint(view: View, game: str) -> Image.Image:
    """The pixels of :func:`hand`."""
    if not view.hand:
        raise ValueError("an empty hand has no picture")
    look = LOOKS[game]
    spread = racks(len(view.hand), look.length)
    canvas = night(WIDTH, spread.height).copy()
    tiles = _tiles(view, look)
    for row in range(spread.rows):
        top = _MARGIN + row * spread.row_height
        shelf = top + round(spread.side * (LIFT + spread.length + 0.02))
        _rail(canvas, shelf, spread.side)
        _row(
            canvas, game, tiles[row * spread.columns : (row + 1) * spread.columns], (top, shelf, spread.side)
        )
    return canvas


class _Racked(NamedTuple):
    text: str
    number: int
    lifted: bool
    dimmed: bool
    ringed: bool


def _tiles(view: View, look: Look) -> list[_Racked]:
    movable, fresh = look.movable(view), look.fresh(view)
    resting = not movable and view.seat not in view.waiting
    ringed = view.hand.index(fresh) if fresh in view.hand else -1  # one of several that look alike
    return [
        _Racked(text, index + 1, text in movable, not (resting or text in movable), index == ringed)
        for index, text in enumerate(view.hand)
    ]


def _rail(canvas: Image.Image, y: int, side: int) -> None:
    draw = ImageDraw.Draw(canvas)
    draw.rounded_rectangle((_MARGIN - 6, y, WIDTH - _MARGIN + 6, y + round(side * 0.4)), 8, fill=RACK)
    draw.rounded_rectangle((_MARGIN - 6, y, WIDTH - _MARGIN + 6, y + max(6, side // 10)), 4, fill=RACK_LIGHT)


def _row(canvas: Image.Image, game: str, tiles: Sequence[_Racked], lines: tuple[int, int, int]) -> None:
    top, shelf, side = lines
    pitch, moved = _pitch([tile.text for tile in tiles], game, side)
    left = (WIDTH - pitch * len(tiles) - moved[-1]) // 2 + (pitch - side) // 2
    badge = round(side * 0.56)
    for place, (text, number, lifted, dimmed, ringed) in enumerate(tiles):
        x = left + place * pitch + moved[place]
        y = top if lifted else top + round(side * LIFT)
        if ringed:
            ring(*size(game, side, upright=True), side).onto(canvas, x, y)
        one, other = LOOKS[game].halves(text)
        tile(game, one, other, side, upright=True, dimmed=dimmed).onto(canvas, x, y)
        sign = number_badge(str(number), badge, dimmed=dimmed)
        sign.onto(canvas, x + (side - badge) // 2, shelf - round(side * 0.06))


def _pitch(tiles: Sequence[str], game: str, side: int) -> tuple[int, list[int]]:
    """From one tile of a rack to the next, and how far each is moved aside by the groups before it."""
    group = LOOKS[game].group
    begins = [0, *(group(one) != group(other) for one, other in pairwise(tiles))]
    room = WIDTH - 2 * _MARGIN
    if not any(begins):
        return min(round(side * 1.9), room // len(tiles)), begins
    pitch = round(side * (1 + TOGETHER))
    space = min(round(side * BETWEEN), (room - pitch * len(tiles)) // sum(begins))
    return pitch, [space * before for before in accumulate(begins)]
