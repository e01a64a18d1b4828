"""The picture of a hand: racks of numbered tiles, the playable ones lifted."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import accumulate, pairwise
from typing import NamedTuple

from PIL import Image, ImageDraw

from engine.core import View
from render.encode import png
from render.games import LOOKS
from render.games.look import Look
from render.grounds import night
from render.theme import AS_USUAL, NIGHT, NIGHT_LIFT, RACK, RACK_LIGHT, Style
from render.tiles import number_badge, ring, size, tile

WIDTH, TALLEST = 1100, 700
SMALLEST = 40
TOGETHER, BETWEEN = 0.2, 0.8
"""Air inside a group of tiles, and the most of it that is added where another begins."""
_MARGIN = 18


class Measures(NamedTuple):
    """What a rack is made to; but for the largest tiles, in shares of a half's side."""

    largest: int
    largest_square: int
    """A square tile shows two halves where others show one: it may be larger."""
    one_rack: int
    """As long as halves are this large, everything stays on one rack."""
    gap: float
    """Air between tiles."""
    lift: float
    """How much higher the playable stand."""
    foot: float
    """From a tile's foot to the next rack."""
    badge: float


USUAL = Measures(104, 132, one_rack=74, gap=0.4, lift=0.3, foot=0.82, badge=0.56)
LARGE = Measures(200, 240, one_rack=200, gap=0.12, lift=0.16, foot=0.52, badge=0.44)
"""As large as the picture allows: close together, on as many racks as that takes."""


class Racks(NamedTuple):
    """How a hand is spread."""

    side: int
    rows: int
    columns: int
    length: int = 2
    """How many times its width a tile is tall."""
    measures: Measures = USUAL

    @property
    def lift(self) -> int:
        """How much higher the playable stand, in pixels."""
        return round(self.side * self.measures.lift)

    @property
    def row_height(self) -> int:
        """From the top of a lifted tile to the next rack's."""
        return round(self.side * (self.measures.lift + self.length + self.measures.foot))

    @property
    def height(self) -> int:
        """Height of the whole picture."""
        return self.rows * self.row_height + 2 * _MARGIN


def racks(count: int, length: int = 2, measures: Measures = USUAL) -> Racks:
    """The largest tiles with which ``count`` of them fit on a picture; one rack as long as it reads well.

    Args:
        length: how many times its width a tile is tall.
    """
    largest = measures.largest if length > 1 else measures.largest_square
    each = 1 + measures.gap
    single = int((WIDTH - 2 * _MARGIN) / (count * each))
    if single >= measures.one_rack:
        return Racks(min(single, largest), 1, count, length, measures)
    for side in range(largest, SMALLEST, -2):
        columns = int((WIDTH - 2 * _MARGIN) / (side * each))
        rows = -(-count // columns)
        even = Racks(side, rows, -(-count // rows), length, measures)
        if even.height <= TALLEST:
            return even
    columns = int((WIDTH - 2 * _MARGIN) / (SMALLEST * each))
    return Racks(SMALLEST, -(-count // columns), columns, length, measures)


def playable(view: View, game: str) -> Collection[str]:
    """The tiles that a hand's picture lifts.

    Raises:
        KeyError: the game is unknown.
    """
    return LOOKS[game].movable(view)


def hand(view: View, game: str, style: Style = AS_USUAL) -> bytes:
    """A seat's rack as PNG8, 1100 wide: numbered from 1 in the order of ``view.hand``.

    Tiles that ``view.legal`` can move are lifted; a tile just drawn is ringed. Where the seat is not
    asked for anything, all tiles rest undimmed. In strong colours nothing is dimmed: what can be played
    is ringed too, and the numbers of the others are written light on dark.

    Raises:
        KeyError: the game is unknown.
        ValueError: the hand is empty.
    """
    return png(paint(view, game, style))


def paint(view: View, game: str, style: Style = AS_USUAL) -> Image.Image:
    """The pixels of :func:`hand`."""
    if not view.hand:
        raise ValueError("an empty hand has no picture")
    look = LOOKS[game]
    spread = racks(len(view.hand), look.length, LARGE if style.large else USUAL)
    canvas = night(WIDTH, spread.height, style.dress.ground or NIGHT).copy()
    tiles = _tiles(view, look)
    for row in range(spread.rows):
        top = _MARGIN + row * spread.row_height
        shelf = top + round(spread.side * (spread.measures.lift + spread.length + 0.02))
        _rail(canvas, shelf, spread.side, style)
        shown = tiles[row * spread.columns : (row + 1) * spread.columns]
        _row(canvas, game, shown, _Shelf(spread, top, shelf, style))
    return canvas


class _Shelf(NamedTuple):
    """Where one row of a hand stands, and how it is drawn."""

    racks: Racks
    top: int
    edge: int
    style: Style


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


def _rail(canvas: Image.Image, y: int, side: int, style: Style) -> None:
    draw = ImageDraw.Draw(canvas)
    wood, light = (NIGHT, NIGHT_LIFT) if style.contrast else (RACK, RACK_LIGHT)
    draw.rounded_rectangle((_MARGIN - 6, y, WIDTH - _MARGIN + 6, y + round(side * 0.4)), 8, fill=wood)
    draw.rounded_rectangle((_MARGIN - 6, y, WIDTH - _MARGIN + 6, y + max(6, side // 10)), 4, fill=light)


def _row(canvas: Image.Image, game: str, tiles: Sequence[_Racked], shelf: _Shelf) -> None:
    racks, strong = shelf.racks, shelf.style.contrast
    side = racks.side
    pitch, moved = _pitch([tile.text for tile in tiles], game, racks)
    left = (WIDTH - pitch * len(tiles) - moved[-1]) // 2 + (pitch - side) // 2
    badge = round(side * racks.measures.badge)
    for place, (text, number, lifted, dimmed, ringed) in enumerate(tiles):
        x = left + place * pitch + moved[place]
        y = shelf.top + (0 if lifted else racks.lift)
        if lifted if strong else ringed:
            ring(*size(game, side, upright=True), side).onto(canvas, x, y)
        one, other = LOOKS[game].halves(text)
        shown = tile(game, one, other, side, upright=True, dimmed=dimmed and not strong, style=shelf.style)
        shown.onto(canvas, x, y)
        sign = number_badge(str(number), badge, dimmed=dimmed, style=shelf.style)
        sign.onto(canvas, x + (side - badge) // 2, shelf.edge - round(side * 0.06))


def _pitch(tiles: Sequence[str], game: str, racks: Racks) -> tuple[int, list[int]]:
    """From one tile of a rack to the next, and how far each is moved aside by the groups before it."""
    group, side = LOOKS[game].group, racks.side
    begins = [0, *(group(one) != group(other) for one, other in pairwise(tiles))]
    room = WIDTH - 2 * _MARGIN
    if not any(begins):
        return min(round(side * 1.9), room // len(tiles)), begins
    pitch = round(side * (1 + min(TOGETHER, racks.measures.gap)))
    space = max(0, min(round(side * BETWEEN), (room - pitch * len(tiles)) // sum(begins)))
    return pitch, [space * before for before in accumulate(begins)]
