"""Badges: the signs of ends and seats, numbers under tiles, and notes with points. Each is cached."""

from __future__ import annotations

from render.games import LOOKS
from render.paint.cache import PAINTED
from render.paint.pen import Pen, Point
from render.paint.shapes import SHAPES
from render.paint.sprites import Sprite
from render.paint.theme import (
    AS_USUAL,
    BADGE,
    BADGE_INK,
    CLOSED,
    DIM,
    GAIN,
    RING,
    SEAT_INK,
    TILE_COLOURS,
    WHITE,
    Rgb,
    Style,
    mix,
    seat_look,
)
from render.pieces.tiles import SHADOW, scale_of


@PAINTED.keep
def asking_badge(game: str, asks: str, text: str, size: int, style: Style = AS_USUAL) -> Sprite:
    """Return the sign of an end that says what it accepts, drawn by its game, with the end's word at a
    corner. The game's look must have a sign.
    """
    pad = max(2, size // 12)
    pen = Pen(size + 2 * pad, size + 2 * pad, scale_of(size), style.theme)
    middle = pad + size / 2
    sign = LOOKS[game].sign
    assert sign is not None, "labels that ask need a look that can draw it"
    sign(pen, (middle, middle), size * 0.88, asks)
    radius = max(size * 0.22, 7)
    corner = (pad + radius * 0.9, pad + radius * 0.9)
    pen.disc(corner, radius, BADGE_INK)
    pen.disc(corner, radius * 0.86, BADGE)
    write_in(pen, text, corner, radius * 0.86, BADGE_INK)
    return Sprite(pen.done(), pad)


@PAINTED.keep
def end_badge(text: str, kind: str, size: int) -> Sprite:
    """Return the sign at an end, ``size`` pixels wide. ``kind`` is open, wild (a ring of four colours),
    closed or blocked.
    """
    pad = max(2, size // 12)
    pen = Pen(size + 2 * pad, size + 2 * pad, scale_of(size))
    middle = pad + size / 2
    centre, radius = (middle, middle), size / 2
    pen.glow((pad, pad + size * 0.04, pad + size, pad + size), radius, SHADOW, 120, size * 0.05)
    _BADGES[kind](pen, centre, radius, text)
    return Sprite(pen.done(), pad)


def _open_badge(pen: Pen, centre: Point, radius: float, text: str) -> None:
    pen.disc(centre, radius, BADGE_INK)
    pen.disc(centre, radius * 0.86, BADGE)
    write_in(pen, text, centre, radius * 0.86, BADGE_INK)


def _wild_badge(pen: Pen, centre: Point, radius: float, text: str) -> None:
    pen.disc(centre, radius * 1.06, BADGE_INK)
    for name, start in (("red", 180), ("blue", 270), ("green", 0), ("yellow", 90)):
        pen.pie(centre, radius * 0.96, start + 3, start + 87, TILE_COLOURS[name].fill)
    pen.disc(centre, radius * 0.7, BADGE_INK)
    pen.disc(centre, radius * 0.64, BADGE)
    write_in(pen, text, centre, radius * 0.7, BADGE_INK)


def _closed_badge(pen: Pen, centre: Point, radius: float, text: str) -> None:
    x, y = centre
    pen.disc(centre, radius, BADGE_INK)
    pen.disc(centre, radius * 0.88, WHITE)
    pen.disc(centre, radius * 0.76, CLOSED)
    pen.box((x - radius * 0.5, y - radius * 0.16, x + radius * 0.5, y + radius * 0.16), radius * 0.05, WHITE)


_BADGES = {"open": _open_badge, "wild": _wild_badge, "closed": _closed_badge, "blocked": _closed_badge}


@PAINTED.keep
def note(text: str, width: int, height: int) -> Sprite:
    """Return a label with round ends and a text, such as points, in the colour of gains.

    ``width`` and ``height`` do not include the shadow.
    """
    pad = max(3, height // 8)
    pen = Pen(width + 2 * pad, height + 2 * pad, scale_of(height))
    box = (pad, pad, pad + width, pad + height)
    pen.glow((box[0], box[1] + 2, box[2], box[3] + 2), height / 2, SHADOW, 170, height * 0.07)
    pen.box(box, height / 2, BADGE_INK)
    edge = max(2.0, height * 0.055)
    pen.box((box[0] + edge, box[1] + edge, box[2] - edge, box[3] - edge), height / 2 - edge, GAIN)
    pen.text(text, (pad + width / 2, pad + height / 2), height * 0.48, BADGE_INK)
    return Sprite(pen.done(), pad)


@PAINTED.keep
def number_badge(text: str, size: int, *, dimmed: bool, style: Style = AS_USUAL) -> Sprite:
    """Return the badge with a tile's number, for below the tile in a rack."""
    pad = 2
    pen = Pen(size + 2 * pad, size + 2 * pad, scale_of(size))
    centre, radius = (pad + size / 2, pad + size / 2), size / 2
    if style.contrast:
        edge, ground, ink = (BADGE, BADGE_INK, BADGE) if dimmed else (BADGE_INK, RING, BADGE_INK)
    else:
        edge, ground, ink = BADGE_INK, DIM if dimmed else BADGE, BADGE_INK
    pen.disc(centre, radius, edge)
    pen.disc(centre, radius * 0.87, ground)
    write_in(pen, text, centre, radius * 0.87, ink)
    return Sprite(pen.done(), pad)


@PAINTED.keep
def seat_badge(look: int, text: str, size: int) -> Sprite:
    """Return a marker's shape in its colour, with an initial."""
    pad = 2 + size // 10
    pen = Pen(size + 2 * pad, size + 2 * pad, scale_of(size))
    centre = (pad + size / 2, pad + size / 2)
    shown = seat_look(look)
    SHAPES[shown.shape](pen, centre, size / 2, mix(shown.fill, SEAT_INK, 0.55))
    SHAPES[shown.shape](pen, centre, size / 2 - max(1.0, size * 0.035), shown.fill)
    write_in(pen, text, centre, size * 0.42, SEAT_INK)
    return Sprite(pen.done(), pad)


def write_in(pen: Pen, text: str, centre: Point, reach: float, ink: Rgb) -> None:
    """Write one to three characters, or an emoji, into a disc of radius ``reach``."""
    if text.isascii():
        pen.text(text, centre, reach * (0.9, 0.72, 0.52)[min(len(text), 3) - 1], ink)
    else:
        pen.sign(text, centre, reach, ink)
