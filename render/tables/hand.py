"""The picture of a hand: racks of numbered tiles, with the playable ones lifted."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Sequence
from itertools import accumulate, pairwise
from typing import NamedTuple

from PIL import Image, ImageDraw

from engine.core import View
from render.games import LOOKS
from render.games.look import Look
from render.paint.encode import png
from render.paint.grounds import night
from render.paint.palette import palette_index
from render.paint.sprites import lying_on
from render.paint.theme import AS_USUAL, NIGHT, NIGHT_LIFT, RACK, RACK_LIGHT, RING, Style
from render.pieces.badges import number_badge
from render.pieces.scene import Scene
from render.pieces.tiles import Laid, half_frame, lay_bodies, lay_shadows, tile
from render.tables import ends

WIDTH, TALLEST = 1100, 700
SMALLEST = 40
ENDS, LARGE_ENDS = 128, 176
"""Height of the row of open ends above the tiles."""
MOST_BESIDE = 7
"""The most ends that fit the lower row, each with its sign beside it."""
TOGETHER, BETWEEN = 0.2, 0.8
"""The gap between tiles of a group, and the most that is added between groups. Shares of a half's side."""
_MARGIN = 18


class Measures(NamedTuple):
    """The measures of a rack. All but the first four are shares of a half's side."""

    largest: int
    largest_square: int
    """The same for square tiles, which may be larger: each shows two halves where others show one."""
    one_rack: int
    one_rack_square: int
    """All tiles stay on one rack as long as halves, or square tiles, are at least this large."""
    gap: float
    gap_square: float
    """The gap between tiles. Square tiles, each of which takes twice the room, get a smaller one."""
    lift: float
    """How much higher playable tiles stand."""
    foot: float
    """Distance from a tile's foot to the next rack."""
    badge: float


USUAL = Measures(
    104, 132, one_rack=74, one_rack_square=100, gap=0.4, gap_square=0.08, lift=0.3, foot=0.82, badge=0.56
)
BELOW = Measures(
    84, 96, one_rack=56, one_rack_square=56, gap=0.3, gap_square=0.3, lift=0.3, foot=0.82, badge=0.6
)
"""For a hand below a table, which takes most of the picture."""
LARGE = Measures(
    200, 240, one_rack=200, one_rack_square=200, gap=0.12, gap_square=0.05, lift=0.16, foot=0.52, badge=0.44
)
"""As large as the picture allows: close together, on as many racks as needed."""


class RackLayout(NamedTuple):
    """How a hand is laid out on racks."""

    side: int
    rows: int
    columns: int
    length: int = 2
    """Height of a tile in widths."""
    measures: Measures = USUAL

    @property
    def lift(self) -> int:
        """How much higher playable tiles stand, in pixels."""
        return round(self.side * self.measures.lift)

    @property
    def row_height(self) -> int:
        """Distance from the top of a lifted tile to that of the next rack's, in pixels."""
        return round(self.side * (self.measures.lift + self.length + self.measures.foot))

    @property
    def height(self) -> int:
        """Height of the whole picture, in pixels."""
        return self.rows * self.row_height + 2 * _MARGIN


def rack_layout(count: int, length: int = 2, measures: Measures = USUAL) -> RackLayout:
    """Return racks with the largest tiles at which ``count`` of them fit; one rack if it is still readable.

    Args:
        length: height of a tile in widths.
    """
    square = length == 1
    largest = measures.largest_square if square else measures.largest
    one_rack = measures.one_rack_square if square else measures.one_rack
    each = 1 + (measures.gap_square if square else measures.gap)
    single = int((WIDTH - 2 * _MARGIN) / (count * each))
    if single >= one_rack:
        return RackLayout(min(single, largest), 1, count, length, measures)
    for side in range(largest, SMALLEST, -2):
        columns = int((WIDTH - 2 * _MARGIN) / (side * each))
        rows = -(-count // columns)
        even = RackLayout(side, rows, -(-count // rows), length, measures)
        if even.height <= TALLEST:
            return even
    columns = int((WIDTH - 2 * _MARGIN) / (SMALLEST * each))
    return RackLayout(SMALLEST, -(-count // columns), columns, length, measures)


def playable(view: View, game: str) -> Collection[str]:
    """Return the tiles that a hand's picture lifts.

    Raises:
        KeyError: the game is unknown.
    """
    return LOOKS[game].movable(view)


def hand_content(view: View, game: str) -> Hashable:
    """Return all that a hand's picture shows, as data. Equal data gives equal pictures.

    Raises:
        KeyError: the game is unknown.
    """
    row = (tuple(view.ends.items()), frozenset(move.place for move in view.legal)) if shows_ends(view) else ()
    return (tuple(_tiles(view, LOOKS[game])), row)


def hand(view: View, game: str, style: Style = AS_USUAL, scene: Scene | None = None) -> bytes:
    """Return a seat's rack as PNG8, 1100 wide, numbered from 1 in the order of ``view.hand``.

    Tiles that ``view.legal`` can move are lifted and the others are dimmed. A tile just drawn is ringed. If
    the seat has nothing to play and is not waited for, no tile is dimmed. High contrast dims nothing:
    playable tiles are ringed too, and the numbers of the others are light on dark.

    Args:
        scene: people and words, for the signs of the open ends. If the seat is waited for, they stand in a
            row above the tiles, framed where it can lay. None leaves them out.

    Raises:
        KeyError: the game is unknown.
        ValueError: the hand is empty.
    """
    return png(paint(view, game, style, scene))


def paint(
    view: View,
    game: str,
    style: Style = AS_USUAL,
    scene: Scene | None = None,
    *,
    measures: Measures | None = None,
) -> Image.Image:
    """Return the picture that :func:`hand` encodes. ``measures`` replaces the measures of the style.

    Raises:
        ValueError: the hand is empty.
    """
    if not view.hand:
        raise ValueError("an empty hand has no picture")
    look = LOOKS[game]
    spread = rack_layout(len(view.hand), look.length, measures or (LARGE if style.large else USUAL))
    above = 0 if scene is None else _ends_height(view, style)
    canvas = night(WIDTH, above + spread.height, style.theme.ground or NIGHT)
    if scene is not None and above:
        strip = canvas.crop((0, 0, WIDTH, above))
        ends.paint(strip, (0, above), view, scene, style)
        canvas.paste(strip, (0, 0))
    tiles = _tiles(view, look)
    for row in range(spread.rows):
        top = above + _MARGIN + row * spread.row_height
        shelf = top + round(spread.side * (spread.measures.lift + spread.length + 0.02))
        shown = tiles[row * spread.columns : (row + 1) * spread.columns]
        _row(canvas, game, shown, _RackRow(spread, top, shelf, style))
    return canvas


def _ends_height(view: View, style: Style) -> int:
    """Return the height of the row of open ends above the tiles, in pixels; 0 if it is left out."""
    if not shows_ends(view):
        return 0
    return LARGE_ENDS if style.large or len(view.ends) > MOST_BESIDE else ENDS


def shows_ends(view: View) -> bool:
    """Return whether a hand's picture shows the ends. It does so only while its seat is waited for."""
    return bool(view.ends) and view.seat in view.waiting


class _RackRow(NamedTuple):
    """Where one row of a hand stands, and how it is drawn."""

    racks: RackLayout
    top: int
    edge: int
    style: Style


class _RackTile(NamedTuple):
    text: str
    number: int
    lifted: bool
    dimmed: bool
    ringed: bool
    joins: tuple[int, ...]
    """The one half that can join now; empty if both can or neither."""


def _tiles(view: View, look: Look) -> list[_RackTile]:
    movable, fresh = look.movable(view), look.fresh(view)
    resting = not movable and view.seat not in view.waiting
    ringed = view.hand.index(fresh) if fresh in view.hand else -1  # one of several equal tiles
    return [
        _RackTile(
            text,
            index + 1,
            text in movable,
            not (resting or text in movable),
            index == ringed,
            _joining(view, look, text) if text in movable else (),
        )
        for index, text in enumerate(view.hand)
    ]


def _joining(view: View, look: Look, tile: str) -> tuple[int, ...]:
    """Return the index of the half to mark; empty if both join or neither, and for doubles."""
    joins = tuple(look.joins(view, tile))
    return joins if len(joins) == 1 else ()


def _rail(canvas: Image.Image, shelf: _RackRow) -> int:
    """Paint the rail that a row stands on; return the palette index of its colour."""
    draw, y, side = ImageDraw.Draw(canvas), shelf.edge, shelf.racks.side
    wood, light = map(palette_index, (NIGHT, NIGHT_LIFT) if shelf.style.contrast else (RACK, RACK_LIGHT))
    left, right = _MARGIN - 6, WIDTH - _MARGIN + 6
    draw.rounded_rectangle((left, y, right, y + round(side * 0.4)), 8, fill=wood)
    draw.rounded_rectangle((left, y, right, y + max(6, side // 10)), 4, fill=light)
    return wood


def _row(canvas: Image.Image, game: str, tiles: Sequence[_RackTile], shelf: _RackRow) -> None:
    laid = _placed(game, tiles, shelf, lying_on(canvas, 0, 0))
    lay_shadows(canvas, laid)
    wood = _rail(canvas, shelf)
    for shown, x, y, _, ring in laid:  # their shadows on the wood
        if ring is None:
            shown.shadow().blend(canvas, x, y, (0, shelf.edge, WIDTH, canvas.height))
    lay_bodies(canvas, laid)
    side = shelf.racks.side
    for placed, each in zip(laid, tiles, strict=True):
        for half in each.joins:
            half_frame(side).blend(canvas, placed.x, placed.y + half * side)
    badge = round(side * shelf.racks.measures.badge)
    for placed, each in zip(laid, tiles, strict=True):
        sign = number_badge(str(each.number), badge, dimmed=each.dimmed, style=shelf.style)
        sign.onto(canvas, placed.x + (side - badge) // 2, shelf.edge - round(side * 0.06), wood)


def _placed(game: str, tiles: Sequence[_RackTile], shelf: _RackRow, night: int) -> list[Laid]:
    racks, style = shelf.racks, shelf.style
    side, strong = racks.side, style.contrast
    pitch, moved = _pitch([each.text for each in tiles], game, racks)
    left = (WIDTH - pitch * len(tiles) - moved[-1]) // 2 + (pitch - side) // 2
    laid = []
    for place, each in enumerate(tiles):
        halves, dimmed = LOOKS[game].halves(each.text), each.dimmed and not strong
        shown = tile(game, *halves, side, upright=True, dimmed=dimmed, style=style)
        ring = RING if (each.lifted if strong else each.ringed) else None
        y = shelf.top + (0 if each.lifted else racks.lift)
        laid.append(Laid(shown, left + place * pitch + moved[place], y, night, ring))
    return laid


def _pitch(tiles: Sequence[str], game: str, racks: RackLayout) -> tuple[int, list[int]]:
    """Return the distance from tile to tile, and each tile's extra shift by the gaps between groups."""
    group, side = LOOKS[game].group, racks.side
    begins = [0, *(group(one) != group(other) for one, other in pairwise(tiles))]
    room = WIDTH - 2 * _MARGIN
    if not any(begins):
        return min(round(side * 1.9), room // len(tiles)), begins
    pitch = round(side * (1 + min(TOGETHER, racks.measures.gap)))
    space = max(0, min(round(side * BETWEEN), (room - pitch * len(tiles)) // sum(begins)))
    return pitch, [space * before for before in accumulate(begins)]
