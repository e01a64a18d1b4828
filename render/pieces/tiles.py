"""Tiles and rings: drawn once at a few sizes, and cached at the sizes that are shown.

A tile is a shadow, a body and two half faces. Bodies and shadows are drawn once per size. Faces are drawn
much too large, at the sizes of a ladder, and reduced to the size needed. All tables share the cache.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor
from typing import NamedTuple

from PIL import Image

from render.games import LOOKS
from render.paint.cache import PAINTED
from render.paint.palette import FELT_SHADES
from render.paint.pen import Pen, Point
from render.paint.sprites import Box, Mask, Pixels, Sprite, Stamp, flat, lying_on
from render.paint.theme import (
    AS_USUAL,
    BADGE_INK,
    NIGHT,
    RING,
    WHITE,
    Rgb,
    Style,
    mix,
)

LADDER = (24, 31, 40, 53, 60, 70, 92, 122, 162, 215, 285)
"""The sizes at which faces are drawn. Each serves all smaller sizes, drawn as if just below it.

At 40 and 60 pips replace numerals (``mexican_train.COUNTABLE``, ``domino_four.COUNTABLE``).
"""
_MARGIN = 3
"""Pixels around a face in the ladder, so that it can be moved by parts of a pixel when it is reduced."""
SHADOW = (4, 14, 10)
_LIP = 0.05
"""Height of a tile's lower edge, as a share of a half's side."""


def scale_of(side: float) -> int:
    """Return how many times larger than ``side`` pixels something is drawn before it is reduced."""
    return 4 if side >= 40 else 8


class _TileKind(NamedTuple):
    """What tiles of one size and kind share."""

    game: str
    side: int
    upright: bool
    style: Style

    @property
    def size(self) -> tuple[int, int]:
        return size(self.game, self.side, upright=self.upright)

    @property
    def pad(self) -> int:
        """How many pixels the shadow may stick out of the tile."""
        return max(2, round(self.side * 0.16))


class Tile:
    """A tile to be pasted. If tiles lie close together, paste all shadows before the bodies."""

    __slots__ = ("_dimmed", "_faces", "_kind")

    def __init__(self, kind: _TileKind, faces: tuple[str, str], *, dimmed: bool) -> None:
        self._kind = kind
        self._faces = faces
        self._dimmed = dimmed

    def onto(self, canvas: Image.Image, x: int, y: int) -> None:
        """Paste the tile with its shadow. The top left corner of its body is at ``x``, ``y``."""
        under = lying_on(canvas, x, y)
        self.shadow().onto(canvas, x, y, under)
        self.body_onto(canvas, x, y, under)

    def shadow(self, ring: Rgb | None = None) -> Sprite:
        """Return the tile's shadow; with a ``ring`` colour, on a glowing line that highlights the tile."""
        return _shadow(*self._kind[:3], self._dimmed, ring)

    def body_onto(self, canvas: Image.Image, x: int, y: int, under: int) -> None:
        """Paste the tile without its shadow. ``under`` is the colour it lies on, a palette index."""
        under = FELT_SHADES // 2 if under < FELT_SHADES else under  # the ground shows only at the corners
        for place, half in enumerate(self._faces[: LOOKS[self._kind.game].length]):
            left, top, _, _ = _half_box(self._kind, place)
            _half(self._kind, half, place, self._dimmed, under).onto(canvas, x + left, y + top)

    def image(self) -> Image.Image:
        """Return the whole tile as RGBA, its shadow sticking out."""
        shadow, body = self.shadow(), _body(self._kind).image()
        for place, half in enumerate(self._faces):
            if half:
                _put_face(body, self._kind, half, place, (0, 0, *body.size))
        image = shadow.image
        image.alpha_composite(body, (shadow.pad, shadow.pad))
        return image

    @property
    def pad(self) -> int:
        """How many pixels of the image stick out on every side."""
        return self._kind.pad


class Laid(NamedTuple):
    """A tile and its position."""

    tile: Tile
    x: int
    y: int
    under: int
    """The ground it lies on, a palette index."""
    ring: Rgb | None = None
    """The colour of the line around it; None for no line."""


def lay_shadows(canvas: Image.Image, tiles: Sequence[Laid]) -> None:
    """Paint the shadows of all tiles without a ring, the lower right ones first, as shadows fall."""
    for shown, x, y, under, ring in sorted(tiles, key=lambda laid: -laid.x - laid.y):
        if ring is None:
            shown.shadow().onto(canvas, x, y, under)


def lay_bodies(canvas: Image.Image, tiles: Sequence[Laid]) -> None:
    """Paint the bodies of tiles whose shadows are painted. A ring may cover neighbours painted before it."""
    for shown, x, y, under, ring in tiles:
        if ring is not None:
            shown.shadow(ring).blend(canvas, x, y)
        shown.body_onto(canvas, x, y, under)


def tile(
    game: str,
    first: str,
    second: str,
    side: int,
    *,
    upright: bool,
    dimmed: bool = False,
    style: Style = AS_USUAL,
) -> Tile:
    """Return a tile whose halves have a side of ``side`` pixels, ``first`` above or left of ``second``.

    A square tile has one face, ``first``, and ``side`` is its own.
    """
    return Tile(_TileKind(game, side, upright, style), (first, second), dimmed=dimmed)


def size(game: str, side: int, *, upright: bool) -> tuple[int, int]:
    """Return the width and height of a tile whose half (or the tile, if square) has ``side`` pixels."""
    along = LOOKS[game].length * side
    return (side, along) if upright else (along, side)


# -- what a tile is made of ------------------------------------------------------------------------


@PAINTED.keep
def _half(kind: _TileKind, half: str, place: int, dimmed: bool, under: int) -> Stamp:  # noqa: FBT001
    """Return one half of a tile with its face, or all of a square tile. ``place`` is as in :func:`_face`."""
    box = _half_box(kind, place)
    body = _body(kind).image().crop(box)
    alpha = body.getchannel("A")
    if half:
        _put_face(body, kind, half, place, box)
    if dimmed:
        body = Image.blend(body, Image.new("RGBA", body.size, (*NIGHT, 255)), 0.5)
    mask = PAINTED.find((kind, place), lambda: Mask(alpha))
    return Stamp(flat(body, alpha, under), mask)


def _half_box(kind: _TileKind, place: int) -> Box:
    """Return the box of a half on its tile. The first half is above or left of the second."""
    width, height = kind.size
    if width == height:
        return (0, 0, width, height)
    if kind.upright:  # split at the dividing line, which the lower edge moves up
        middle = round((height - kind.side * _LIP) / 2)
        return (0, middle, width, height) if place else (0, 0, width, middle)
    return (place * kind.side, 0, (place + 1) * kind.side, height)


def _put_face(image: Image.Image, kind: _TileKind, half: str, place: int, box: Box) -> None:
    """Paint the face of a half onto ``image``, which is the part ``box`` of a tile's body."""
    face, (x, y) = _face(kind, half, place)
    left, top = x - box[0], y - box[1]
    inside = face.crop((max(0, -left), max(0, -top), image.width - left, image.height - top))
    image.alpha_composite(inside, (max(0, left), max(0, top)))


@PAINTED.keep
def _body(kind: _TileKind) -> Pixels:
    """Return the body of a tile, with its divider but without faces."""
    side = kind.side
    width, height = kind.size
    pen = Pen(width, height, scale_of(side), kind.style.theme)
    corner = side * 0.15
    edge = max(side * 0.018, 0.6)
    lip = side * _LIP
    theme = pen.theme
    pen.box((0, 0, width, height), corner, theme.edge)
    pen.box((edge, edge, width - edge, height - edge), corner - edge, theme.lip)
    top = (edge, edge, width - edge, height - edge - lip)
    pen.box(top, corner - edge, WHITE)
    inner = side * 0.035
    pen.shade(
        (top[0] + inner, top[1] + inner, top[2] - inner, top[3] - inner),
        corner - inner,
        theme.top,
        theme.bottom,
    )
    if width != height:
        _divider(pen, (width, height - lip), side, upright=kind.upright)
    return Pixels(pen.done())


def _divider(pen: Pen, size: tuple[float, float], side: float, *, upright: bool) -> None:
    half = max(side * 0.011, 0.5)
    inset = side * 0.17
    width, height = size
    if upright:
        y = height / 2
        pen.box((inset, y + half, width - inset, y + 2 * half), 0, WHITE)
        pen.box((inset, y - half, width - inset, y + half), 0, pen.theme.line)
    else:
        x = width / 2
        pen.box((x + half, inset, x + 2 * half, height - inset), 0, WHITE)
        pen.box((x - half, inset, x + half, height - inset), 0, pen.theme.line)


@PAINTED.keep
def _shadow(game: str, side: int, upright: bool, dimmed: bool, ring: Rgb | None) -> Sprite:  # noqa: FBT001
    """Return a tile's shadow. With a ``ring`` colour, it has the glowing line of the tile laid last."""
    width, height = size(game, side, upright=upright)
    reach = max(3, round(side * 0.09)) if ring else 0
    pad = reach + max(3, round(side * 0.18)) if ring else max(2, round(side * 0.16))
    pen = Pen(width + 2 * pad, height + 2 * pad, 2 if ring else 1)  # a shadow has no edge to smooth
    if ring is not None:
        _line_around(pen, (width, height), side, pad, ring)
    drop = side * 0.04
    shade = mix(SHADOW, NIGHT, 0.5) if dimmed else SHADOW
    box = (pad + drop, pad + 2 * drop, pad + width + drop, pad + height + drop)
    pen.glow(box, side * 0.15, shade, 150, side * 0.06)
    return Sprite(pen.done(), pad)


def _line_around(pen: Pen, size: tuple[int, int], side: int, pad: int, colour: Rgb) -> None:
    reach = max(3, round(side * 0.09))
    outer = (pad - reach, pad - reach, pad + size[0] + reach, pad + size[1] + reach)
    pen.glow(outer, side * 0.22, colour, 170, side * 0.09)
    pen.box(outer, side * 0.23, colour)


# -- faces -----------------------------------------------------------------------------------------


def _face(kind: _TileKind, half: str, place: int) -> tuple[Image.Image, tuple[int, int]]:
    """Return a face at the size a tile shows it, and its position on the tile.

    ``place`` is 0 for the first half and 1 for the second.
    """
    width, height = kind.size
    side = kind.side * (1 - _LIP)
    x, y = _centres(width, height - kind.side * _LIP, upright=kind.upright)[place]
    rung = next((rung for rung in LADDER if side < rung), ceil(side) + 1)
    drawn = _drawn(kind.game, half, rung, kind.upright, kind.style).image()
    shrunk = side / rung
    left, top = floor(x - side / 2) - 1, floor(y - side / 2) - 1
    across = ceil(side) + 3
    middle = drawn.width / 2
    box = (
        middle + (left - x) / shrunk,
        middle + (top - y) / shrunk,
        middle + (left + across - x) / shrunk,
        middle + (top + across - y) / shrunk,
    )
    image = drawn.resize((across, across), Image.Resampling.BICUBIC, box).convert("RGBA")
    return image, (left, top)


def _centres(width: float, height: float, *, upright: bool) -> tuple[Point, Point]:
    if width == round(height) or abs(width - height) < min(width, height) / 2:  # square: one face
        middle = (width / 2, height / 2)
        return middle, middle
    if upright:
        return (width / 2, height * 0.26), (width / 2, height * 0.74)
    return (width * 0.255, height / 2), (width * 0.745, height / 2)


@PAINTED.keep
def _drawn(game: str, half: str, rung: int, upright: bool, style: Style) -> Pixels:  # noqa: FBT001
    """Return a face of ``rung`` pixels, one of few sizes, centred in a margin, with premultiplied alpha."""
    look = LOOKS[game]
    face = look.face if upright else look.lying or look.face
    margin = _MARGIN + ceil(rung * 0.06)
    pen = Pen(rung + 2 * margin, rung + 2 * margin, scale_of(rung), style.theme)
    middle = rung / 2 + margin
    face(pen, (middle, middle), rung - 0.01, half)
    return Pixels(pen.reduced())


@PAINTED.keep
def half_tile(game: str, half: str, side: int, style: Style = AS_USUAL) -> Sprite:
    """Return a single half, ``side`` pixels wide, to show which half is open at an end."""
    pad, theme = 2, style.theme
    pen = Pen(side + 2 * pad, side + 2 * pad, scale_of(side), theme)
    pen.box((pad, pad, pad + side, pad + side), side * 0.16, theme.edge)
    pen.shade((pad + 1, pad + 1, pad + side - 1, pad + side - 1), side * 0.14, theme.top, theme.bottom)
    LOOKS[game].face(pen, (pad + side / 2, pad + side / 2), side, half)
    return Sprite(pen.done(), pad)


@PAINTED.keep
def ring(width: int, height: int, side: int, colour: Rgb = RING) -> Sprite:
    """Return a glowing line around a tile of this width and height. Paste the tile after it. ``side`` is that
    of a half, and decides how thick the line is.
    """
    pad = max(3, round(side * 0.09)) + max(3, round(side * 0.18))
    pen = Pen(width + 2 * pad, height + 2 * pad, scale_of(side))
    _line_around(pen, (width, height), side, pad, colour)
    return Sprite(pen.done(), pad)


@PAINTED.keep
def half_frame(side: int) -> Sprite:
    """Return a frame inside one half of an upright tile: that half can join."""
    pen = Pen(side, side, scale_of(side))
    inset, width = side * 0.065, max(2.0, side * 0.05)
    near, far = inset, side - inset
    corners = [(near, near), (far, near), (far, far), (near, far)]
    for thick, ink in ((width * 1.7, BADGE_INK), (width, RING)):
        for one, other in zip(corners, [*corners[1:], corners[0]], strict=True):
            pen.line(one, other, thick, ink)
    return Sprite(pen.done())
