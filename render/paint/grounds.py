"""The backgrounds of pictures: felt with a vignette, and the dark ground of hands and cards.

They are smooth on purpose: noise or a weave would treble the bytes and the time.
"""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from render.paint.cache import PAINTED
from render.paint.palette import felt_shade, palette_index, plain
from render.paint.theme import FELT, FELT_DARK, FELT_LIGHT, NIGHT, NIGHT_DEEP, RACK, RACK_LIGHT, Rgb, mix

RAIL = 10
"""Width of the wooden edge between felt and status strip, in pixels."""


class Ground:
    """An empty background that is cached. Only copies of it are painted on."""

    __slots__ = ("_image",)

    def __init__(self, image: Image.Image) -> None:
        self._image = image

    @property
    def nbytes(self) -> int:
        """The size of the picture in bytes."""
        return self._image.width * self._image.height

    def copy(self) -> Image.Image:
        """Return a copy to paint on."""
        return self._image.copy()


def felt(width: int, height: int) -> Image.Image:
    """Return a felt background to paint on, lightest in the middle."""
    return _felt(width, height).copy()


@PAINTED.keep
def _felt(width: int, height: int) -> Ground:
    shades = _slope()
    cloth = plain(width, height, FELT_DARK)
    cloth.paste(shades[-1], (0, 0, width, height))
    draw = ImageDraw.Draw(cloth)
    for at in range(len(shades) - 1, 0, -1):
        if shades[at] != shades[at - 1]:
            across, down = (_REACH * side / 2 * at / len(shades) for side in (width, height))
            draw.ellipse(
                (width / 2 - across, height / 2 - down, width / 2 + across, height / 2 + down),
                fill=shades[at - 1],
            )
    return Ground(cloth)


_REACH = 1.12
"""Where the felt is darkest, as a share of half its width and height."""
_MIDWAY = 110
"""The step, of 256 from the middle to the darkest edge, at which the felt has its nominal colour."""


@lru_cache(maxsize=1)
def _slope() -> list[int]:
    """Return the palette index of each of 256 rings, from the middle outwards. Only every second shade of
    felt is used.

    The edges of such rings cannot be seen, and every further ring costs 400 bytes a picture. Pillow's own
    mapping rounds the colours first and leaves a quarter of the shades, whose rings can be seen.
    """
    near = [mix(FELT_LIGHT, FELT, at / _MIDWAY) for at in range(_MIDWAY)]
    far = [mix(FELT, FELT_DARK, at / (255 - _MIDWAY)) for at in range(256 - _MIDWAY)]
    return [felt_shade(colour) // 2 * 2 for colour in near + far]


def table_ground(width: int, height: int, strip: int, dull: Rgb | None = None) -> Image.Image:
    """Return a table background: felt, and below it a wooden edge and the status strip.

    Args:
        strip: height of the strip in pixels. If 0, the whole picture is felt.
        dull: a plain colour instead of felt.
    """
    image = cloth(width, height, dull) if not strip else night(width, height)
    if not strip:
        return image
    image.paste(cloth(width, height - strip, dull), (0, 0))
    draw = ImageDraw.Draw(image)
    edge = height - strip
    draw.rectangle((0, edge, width, edge + RAIL - 1), fill=palette_index(RACK))
    draw.rectangle((0, edge, width, edge + RAIL // 3), fill=palette_index(RACK_LIGHT))
    draw.rectangle((0, edge + RAIL, width, edge + RAIL + 2), fill=palette_index(NIGHT_DEEP))
    return image


def aside_ground(width: int, height: int, strip: int, dull: Rgb | None = None) -> Image.Image:
    """Return a table background with the strip, ``strip`` pixels wide, at the right side."""
    image = night(width, height)
    edge = width - strip
    image.paste(cloth(edge, height, dull), (0, 0))
    draw = ImageDraw.Draw(image)
    draw.rectangle((edge, 0, edge + RAIL - 1, height), fill=palette_index(RACK))
    draw.rectangle((edge, 0, edge + RAIL // 3, height), fill=palette_index(RACK_LIGHT))
    draw.rectangle((edge + RAIL, 0, edge + RAIL + 2, height), fill=palette_index(NIGHT_DEEP))
    return image


def cloth(width: int, height: int, dull: Rgb | None) -> Image.Image:
    """Return felt to paint on, or a plain ground of the colour ``dull`` if it is given."""
    return felt(width, height) if dull is None else night(width, height, dull)


def night(width: int, height: int, colour: Rgb = NIGHT) -> Image.Image:
    """Return a plain dark ground to paint on."""
    return plain(width, height, colour)
