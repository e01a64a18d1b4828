"""Sprites: tiles, their backs, rings and badges, drawn once large and kept small.

A sprite is drawn at four times its size (eight for small ones) and reduced; the cache is shared by
all tables. Sprites are never written to after they are made, so threads may share them.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from render.games import LOOKS
from render.pen import Pen, Point
from render.shapes import SHAPES
from render.theme import (
    AS_USUAL,
    BADGE,
    BADGE_INK,
    CLOSED,
    DIM,
    GAIN,
    NIGHT,
    RING,
    SEAT_INK,
    SEATS,
    TILE_COLOURS,
    WHITE,
    Rgb,
    Style,
    mix,
)

SPRITES = 2048
_SHADOW = (4, 14, 10)


@dataclass(frozen=True, slots=True)
class Sprite:
    """Pixels and where their nominal corner lies inside them (shadows and glows stick out)."""

    image: Image.Image
    mask: Image.Image
    pad: int

    def onto(self, canvas: Image.Image, x: int, y: int) -> None:
        """Pastes it so that its nominal left top is at ``x``, ``y``."""
        canvas.paste(self.image, (x - self.pad, y - self.pad), self.mask)


def sprite(image: Image.Image, pad: int = 0) -> Sprite:
    """An RGBA picture, made ready for pasting; ``pad`` pixels on every side stick out."""
    return Sprite(image.convert("RGB"), image.getchannel("A"), pad)


def _scale(side: float) -> int:
    return 4 if side >= 40 else 8


@lru_cache(maxsize=SPRITES)
def tile(
    game: str,
    first: str,
    second: str,
    side: int,
    *,
    upright: bool,
    dimmed: bool = False,
    style: Style = AS_USUAL,
) -> Sprite:
    """A tile whose halves have ``side`` pixels, ``first`` above or left of ``second``.

    A square tile has the one face ``first``, and ``side`` is its own.
    """
    width, height = size(game, side, upright=upright)
    pad = max(2, round(side * 0.16))
    pen = Pen(width + 2 * pad, height + 2 * pad, _scale(side), style.dress)
    _body(pen, pad, width, height, side)
    lip = side * 0.05
    look = LOOKS[game]
    face = look.face if upright else look.lying or look.face
    if width == height:
        face(pen, (pad + width / 2, pad + (height - lip) / 2), side - lip, first)
    else:
        _divider(pen, pad, (width, height - lip), side, upright=upright)
        centres = _centres(pad, width, height - lip, upright=upright)
        for centre, half in zip(centres, (first, second), strict=True):
            face(pen, centre, side - lip, half)
    image = pen.done()
    return sprite(_dim(image) if dimmed else image, pad)


@lru_cache(maxsize=256)
def half_tile(game: str, half: str, side: int, style: Style = AS_USUAL) -> Sprite:
    """A single half, ``side`` pixels across, for showing what an end is."""
    pad, dress = 2, style.dress
    pen = Pen(side + 2 * pad, side + 2 * pad, _scale(side), dress)
    pen.box((pad, pad, pad + side, pad + side), side * 0.16, dress.edge)
    pen.shade((pad + 1, pad + 1, pad + side - 1, pad + side - 1), side * 0.14, dress.top, dress.bottom)
    LOOKS[game].face(pen, (pad + side / 2, pad + side / 2), side, half)
    return sprite(pen.done(), pad)


def size(game: str, side: int, *, upright: bool) -> tuple[int, int]:
    """Width and height of a tile whose halves, or which itself where it is square, has ``side`` pixels."""
    along = LOOKS[game].length * side
    return (side, along) if upright else (along, side)


def _centres(pad: int, width: float, height: float, *, upright: bool) -> tuple[Point, Point]:
    if upright:
        middle = pad + width / 2
        return (middle, pad + height * 0.26), (middle, pad + height * 0.74)
    middle = pad + height / 2
    return (pad + width * 0.255, middle), (pad + width * 0.745, middle)


def _body(pen: Pen, pad: int, width: float, height: float, side: float) -> None:
    corner = side * 0.15
    x1, y1 = pad + width, pad + height
    drop = side * 0.04
    pen.glow((pad + drop, pad + 2 * drop, x1 + drop, y1 + drop), corner, _SHADOW, 150, side * 0.06)
    edge = max(side * 0.018, 0.6)
    lip = side * 0.05
    dress = pen.dress
    pen.box((pad, pad, x1, y1), corner, dress.edge)
    pen.box((pad + edge, pad + edge, x1 - edge, y1 - edge), corner - edge, dress.lip)
    top = (pad + edge, pad + edge, x1 - edge, y1 - edge - lip)
    pen.box(top, corner - edge, WHITE)
    inner = side * 0.035
    pen.shade(
        (top[0] + inner, top[1] + inner, top[2] - inner, top[3] - inner),
        corner - inner,
        dress.top,
        dress.bottom,
    )


def _divider(pen: Pen, pad: int, size: tuple[float, float], side: float, *, upright: bool) -> None:
    half = max(side * 0.011, 0.5)
    inset = side * 0.17
    width, height = size
    if upright:
        y = pad + height / 2
        pen.box((pad + inset, y + half, pad + width - inset, y + 2 * half), 0, WHITE)
        pen.box((pad + inset, y - half, pad + width - inset, y + half), 0, pen.dress.line)
    else:
        x = pad + width / 2
        pen.box((x + half, pad + inset, x + 2 * half, pad + height - inset), 0, WHITE)
        pen.box((x - half, pad + inset, x + half, pad + height - inset), 0, pen.dress.line)


def _dim(image: Image.Image) -> Image.Image:
    veil = Image.new("RGB", image.size, NIGHT)
    dull = Image.blend(image.convert("RGB"), veil, 0.5).convert("RGBA")
    dull.putalpha(image.getchannel("A"))
    return dull


@lru_cache(maxsize=128)
def ring(width: int, height: int, side: int, colour: Rgb = RING) -> Sprite:
    """The glowing line around the tile laid last; paste it before the tile."""
    reach = max(3, round(side * 0.09))
    pad = reach + max(3, round(side * 0.18))
    pen = Pen(width + 2 * pad, height + 2 * pad, _scale(side))
    outer = (pad - reach, pad - reach, pad + width + reach, pad + height + reach)
    pen.glow(outer, side * 0.22, colour, 170, side * 0.09)
    pen.box(outer, side * 0.23, colour)
    return sprite(pen.done(), pad)


_GHOSTLY = 165
"""How much of a ghost covers the felt, of 255."""
_DASHES = 7
"""Dashes along one side of a ghost."""


@lru_cache(maxsize=SPRITES)
def ghost(game: str, face: str, letter: str, side: int, style: Style = AS_USUAL) -> Sprite:
    """A square tile that may be laid: half transparent, dashed around, its letter in the middle."""
    solid = tile(game, face, "", side, upright=True, style=style)
    pad = solid.pad
    veiled = solid.image.convert("RGBA")
    veiled.putalpha(solid.mask.point(lambda alpha: alpha * _GHOSTLY // 255))
    pen = Pen(side + 2 * pad, side + 2 * pad, _scale(side))
    width = max(2.0, side * 0.035)
    step = side / (2 * _DASHES - 1)
    for start in range(0, 2 * _DASHES - 1, 2):
        one, other = pad + start * step, pad + (start + 1) * step
        for edge in (pad, pad + side):
            pen.line((one, edge), (other, edge), width, WHITE)
            pen.line((edge, one), (edge, other), width, WHITE)
    radius = max(side * 0.22, 15)
    middle = (pad + side / 2, pad + side / 2)
    pen.disc(middle, radius, BADGE_INK)
    pen.disc(middle, radius * 0.86, BADGE)
    _fit(pen, letter, middle, radius * 0.86, BADGE_INK)
    veiled.alpha_composite(pen.done())
    return sprite(veiled, pad)


@lru_cache(maxsize=512)
def asking_badge(game: str, asks: str, text: str, size: int, style: Style = AS_USUAL) -> Sprite:
    """The sign of an end that says what it asks, as its game draws it, with the end's word at a corner."""
    pad = max(2, size // 12)
    pen = Pen(size + 2 * pad, size + 2 * pad, _scale(size), style.dress)
    middle = pad + size / 2
    sign = LOOKS[game].sign
    assert sign is not None, "labels that ask need a look that can draw it"
    sign(pen, (middle, middle), size * 0.88, asks)
    radius = max(size * 0.22, 7)
    corner = (pad + radius * 0.9, pad + radius * 0.9)
    pen.disc(corner, radius, BADGE_INK)
    pen.disc(corner, radius * 0.86, BADGE)
    _fit(pen, text, corner, radius * 0.86, BADGE_INK)
    return sprite(pen.done(), pad)


@lru_cache(maxsize=256)
def end_badge(text: str, kind: str, size: int) -> Sprite:
    """The sign at an end, ``size`` pixels across: open, wild (a ring of four colours) or closed."""
    pad = max(2, size // 12)
    pen = Pen(size + 2 * pad, size + 2 * pad, _scale(size))
    middle = pad + size / 2
    centre, radius = (middle, middle), size / 2
    pen.glow((pad, pad + size * 0.04, pad + size, pad + size), radius, _SHADOW, 120, size * 0.05)
    _BADGES[kind](pen, centre, radius, text)
    return sprite(pen.done(), pad)


def _open_badge(pen: Pen, centre: Point, radius: float, text: str) -> None:
    pen.disc(centre, radius, BADGE_INK)
    pen.disc(centre, radius * 0.86, BADGE)
    _fit(pen, text, centre, radius * 0.86, BADGE_INK)


def _wild_badge(pen: Pen, centre: Point, radius: float, text: str) -> None:
    pen.disc(centre, radius * 1.06, BADGE_INK)
    for name, start in (("red", 180), ("blue", 270), ("green", 0), ("yellow", 90)):
        pen.pie(centre, radius * 0.96, start + 3, start + 87, TILE_COLOURS[name].fill)
    pen.disc(centre, radius * 0.7, BADGE_INK)
    pen.disc(centre, radius * 0.64, BADGE)
    _fit(pen, text, centre, radius * 0.7, BADGE_INK)


def _closed_badge(pen: Pen, centre: Point, radius: float, text: str) -> None:
    x, y = centre
    pen.disc(centre, radius, BADGE_INK)
    pen.disc(centre, radius * 0.88, WHITE)
    pen.disc(centre, radius * 0.76, CLOSED)
    pen.box((x - radius * 0.5, y - radius * 0.16, x + radius * 0.5, y + radius * 0.16), radius * 0.05, WHITE)


_BADGES = {"open": _open_badge, "wild": _wild_badge, "closed": _closed_badge}


@lru_cache(maxsize=256)
def note(text: str, width: int, height: int) -> Sprite:
    """Points where they were made: writing on a flag in the colour of gains."""
    pad = max(3, height // 8)
    pen = Pen(width + 2 * pad, height + 2 * pad, _scale(height))
    box = (pad, pad, pad + width, pad + height)
    pen.glow((box[0], box[1] + 2, box[2], box[3] + 2), height / 2, _SHADOW, 170, height * 0.07)
    pen.box(box, height / 2, BADGE_INK)
    edge = max(2.0, height * 0.055)
    pen.box((box[0] + edge, box[1] + edge, box[2] - edge, box[3] - edge), height / 2 - edge, GAIN)
    pen.text(text, (pad + width / 2, pad + height / 2), height * 0.48, BADGE_INK)
    return sprite(pen.done(), pad)


@lru_cache(maxsize=256)
def number_badge(text: str, size: int, *, dimmed: bool, style: Style = AS_USUAL) -> Sprite:
    """The number under a tile of the rack."""
    pad = 2
    pen = Pen(size + 2 * pad, size + 2 * pad, _scale(size))
    centre, radius = (pad + size / 2, pad + size / 2), size / 2
    if style.contrast:
        edge, ground, ink = (BADGE, BADGE_INK, BADGE) if dimmed else (BADGE_INK, RING, BADGE_INK)
    else:
        edge, ground, ink = BADGE_INK, DIM if dimmed else BADGE, BADGE_INK
    pen.disc(centre, radius, edge)
    pen.disc(centre, radius * 0.87, ground)
    _fit(pen, text, centre, radius * 0.87, ink)
    return sprite(pen.done(), pad)


@lru_cache(maxsize=256)
def seat_badge(seat: int, text: str, size: int) -> Sprite:
    """A seat's shape in its colour with its initial."""
    pad = 2 + size // 10
    pen = Pen(size + 2 * pad, size + 2 * pad, _scale(size))
    centre = (pad + size / 2, pad + size / 2)
    look = SEATS[seat % len(SEATS)]
    SHAPES[look.shape](pen, centre, size / 2, mix(look.fill, SEAT_INK, 0.55))
    SHAPES[look.shape](pen, centre, size / 2 - max(1.0, size * 0.035), look.fill)
    _fit(pen, text, centre, size * 0.42, SEAT_INK)
    return sprite(pen.done(), pad)


def _fit(pen: Pen, text: str, centre: Point, reach: float, ink: Rgb) -> None:
    pen.text(text, centre, reach * (0.9, 0.72, 0.52)[min(len(text), 3) - 1], ink)
