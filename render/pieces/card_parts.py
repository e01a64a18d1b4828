"""The parts of cards and strips: panels, writing, and a few icons.

Only single parts are cached, not their combinations: numbers and names change with every move.
"""

from __future__ import annotations

from math import ceil

from PIL import Image

from render.paint.cache import PAINTED
from render.paint.palette import palette_index
from render.paint.pen import Lettering, Pen
from render.paint.shapes import SHAPES
from render.paint.sprites import Sprite, lying_on
from render.paint.theme import (
    BRONZE,
    GOLD,
    IVORY,
    IVORY_EDGE,
    MUTED,
    NIGHT_DEEP,
    RING,
    SEAT_INK,
    SILVER,
    Rgb,
    mix,
)

Box = tuple[int, int, int, int]


def panel(canvas: Image.Image, box: Box, radius: float, colour: Rgb) -> None:
    """Fill a box with rounded corners."""
    x0, y0, x1, y1 = box
    reach = min(ceil(radius), (x1 - x0) // 2, (y1 - y0) // 2)
    for place, (x, y) in enumerate(((x0, y0), (x1 - reach, y0), (x0, y1 - reach), (x1 - reach, y1 - reach))):
        _corner(reach, radius, colour, place).onto(canvas, x, y)
    fill = palette_index(colour)
    canvas.paste(fill, (x0 + reach, y0, x1 - reach, y0 + reach))
    canvas.paste(fill, (x0, y0 + reach, x1, y1 - reach))
    canvas.paste(fill, (x0 + reach, y1 - reach, x1 - reach, y1))


@PAINTED.keep
def _corner(reach: int, radius: float, colour: Rgb, place: int) -> Sprite:
    """Return one corner of a rounded box: the top left for ``place`` 0, then in reading order."""
    pen = Pen(2 * reach, 2 * reach)
    pen.box((0, 0, 2 * reach, 2 * reach), radius, colour)
    down, across = divmod(place, 2)
    left, top = across * reach, down * reach
    return Sprite(pen.done().crop((left, top, left + reach, top + reach)))


class Writing:
    """A rendered text, placed by the middle line of its capitals."""

    __slots__ = ("_base", "_sprite", "width")

    def __init__(self, sprite: Sprite, width: int, base: int) -> None:
        self._sprite = sprite
        self.width = width
        """Width of its ink and a little margin, in pixels."""
        self._base = base

    @property
    def nbytes(self) -> int:
        """The size of its sprite in bytes."""
        return self._sprite.nbytes

    def left(self, canvas: Image.Image, x: int, middle: int) -> None:
        """Write the text on ``canvas`` from ``x`` on to the right, around the height ``middle``."""
        self._sprite.onto(canvas, x, middle - self._base, lying_on(canvas, x, middle))

    def middle(self, canvas: Image.Image, x: int, middle: int) -> None:
        """Write the text centred on ``x``, around the height ``middle``."""
        self.left(canvas, x - self.width // 2, middle)

    def right(self, canvas: Image.Image, x: int, middle: int) -> None:
        """Write the text so that it ends at ``x``, around the height ``middle``."""
        self.left(canvas, x - self.width, middle)


@PAINTED.keep
def writing(text: str, height: float, ink: Rgb, weight: str = "bold", *, shaped: bool = False) -> Writing:
    """Return ``text`` with capitals ``height`` tall.

    Args:
        shaped: see :class:`render.paint.pen.Lettering`. Use it for names that people chose.
    """
    letters = Lettering(text, height, weight=weight, shaped=shaped)
    wide = int(letters.width) + 4
    pen = Pen(wide, ceil(3 * height))
    pen.put(letters, (1, 1.5 * height), ink, align=0)
    return Writing(Sprite(pen.done()), wide, round(1.5 * height))


@PAINTED.keep
def _mini(side: float, fill: Rgb) -> Sprite:
    pen = Pen(ceil(side), ceil(2 * side))
    pen.box((0, 0, side, 2 * side), side * 0.25, IVORY_EDGE)
    pen.box((1.2, 1.2, side - 1.2, 2 * side - 1.2), side * 0.2, fill)
    pen.box((side * 0.2, side - 0.8, side * 0.8, side + 0.8), 0, IVORY_EDGE)
    return Sprite(pen.done())


def mini(canvas: Image.Image, x: int, y: int, side: float, fill: Rgb = IVORY) -> None:
    """Paint a small blank tile: the icon for a number of tiles."""
    _mini(side, fill).onto(canvas, x, y)


def pile(canvas: Image.Image, x: int, y: int, side: int, down: int) -> None:
    """Paint a pile of three small tiles: the icon for the stock.

    Each tile covers the next one, which lies ``down`` pixels lower and a little to the right.
    """
    for step in (2, 1, 0):
        mini(canvas, x + step * 5, y + step * down, side, MUTED if step else IVORY)


@PAINTED.keep
def star(radius: int, fill: Rgb) -> Sprite:
    """Return a five-pointed star: the icon for points."""
    pen = Pen(2 * radius, 2 * radius)
    SHAPES["star"](pen, (radius, radius), radius, fill)
    return Sprite(pen.done())


MEDALS = (GOLD, SILVER, BRONZE)
"""The metals of the first three ranks."""


@PAINTED.keep
def medal(place: int, size: int) -> Sprite:
    """Return a disc with a rim and the rank on it, so that players need not recognize the metal."""
    metal = MEDALS[place - 1] if place <= len(MEDALS) else MUTED
    pen = Pen(size, size)
    pen.disc((size / 2, size / 2), size / 2, mix(metal, NIGHT_DEEP, 0.35))
    pen.disc((size / 2, size / 2), size / 2 - max(2.0, size * 0.08), metal)
    pen.text(str(place), (size / 2, size / 2), size * 0.48, SEAT_INK)
    return Sprite(pen.done())


@PAINTED.keep
def crown(width: int) -> Sprite:
    """Return a crown, three quarters as tall as wide: the icon for a leader or winner."""
    tall, edge = round(width * 0.75), max(1.2, width * 0.05)
    pen = Pen(width, tall)
    _crown(pen, (width, tall), 0, mix(GOLD, NIGHT_DEEP, 0.75))
    _crown(pen, (width, tall), edge, RING)
    return Sprite(pen.done())


def _crown(pen: Pen, size: tuple[int, int], inset: float, fill: Rgb) -> None:
    width, tall = size
    left, right, foot = inset, width - inset, tall - inset
    ball, brim = width * 0.09, tall * 0.62
    pen.box((left + width * 0.06, brim - inset * 0.5, right - width * 0.06, foot), width * 0.06, fill)
    for tip, near, far in (
        ((left + ball, tall * 0.26), width * 0.1, width * 0.46),
        ((width / 2, inset + ball * 0.6), width * 0.26, width * 0.74),
        ((right - ball, tall * 0.26), width * 0.54, width * 0.9),
    ):
        pen.polygon([tip, (near, foot - tall * 0.2), (far, foot - tall * 0.2)], fill)
        pen.disc((tip[0], tip[1] + ball * 0.3), ball - inset * 0.4, fill)


def rank_sign(canvas: Image.Image, place: int, badge: tuple[int, int, int]) -> None:
    """Paint a crown (first) or a medal with the rank (all others) at the top of a badge.

    Args:
        place: the rank, from 1. 0 paints nothing.
        badge: its left, its top and its size.
    """
    x, y, size = badge
    if place == 1:
        across = round(size * 0.68)
        crown(across).onto(canvas, x + (size - across) // 2, y - across // 2)
    elif place:
        medal(place, min(max(22, size // 2), round(size * 0.56))).onto(canvas, x - 5, y - 5)
