"""What pictures are painted on: felt with a vignette, and the night ground of hands and cards.

Smooth on purpose: noise or weave would treble the bytes and the time.
"""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw, ImageOps

from render.theme import FELT, FELT_DARK, FELT_LIGHT, NIGHT, NIGHT_DEEP, RACK, RACK_LIGHT, Rgb

RAIL = 10
"""Across the wooden edge between felt and strip, in pixels."""


@lru_cache(maxsize=16)
def felt(width: int, height: int) -> Image.Image:
    """Felt, lightest in the middle. Shared: copy before painting on it."""
    reach = (round(width * 1.12), round(height * 1.12))
    left, top = (reach[0] - width) // 2, (reach[1] - height) // 2
    distance = Image.radial_gradient("L").resize(reach, Image.Resampling.BICUBIC)
    distance = distance.crop((left, top, left + width, top + height))
    return ImageOps.colorize(distance, _web(FELT_LIGHT), _web(FELT_DARK), mid=_web(FELT), midpoint=110)


def _web(colour: Rgb) -> str:
    return "#{:02X}{:02X}{:02X}".format(*colour)


@lru_cache(maxsize=16)
def table_ground(width: int, height: int, strip: int, plain: Rgb | None = None) -> Image.Image:
    """Felt, its wooden edge, and the ground of the status strip below, if that has any height.

    Shared: copy before painting.

    Args:
        plain: a colour instead of felt.
    """
    image = night(width, height).copy()
    image.paste(cloth(width, height - strip, plain), (0, 0))
    if not strip:
        return image
    draw = ImageDraw.Draw(image)
    edge = height - strip
    draw.rectangle((0, edge, width, edge + RAIL - 1), fill=RACK)
    draw.rectangle((0, edge, width, edge + RAIL // 3), fill=RACK_LIGHT)
    draw.rectangle((0, edge + RAIL, width, edge + RAIL + 2), fill=NIGHT_DEEP)
    return image


@lru_cache(maxsize=4)
def aside_ground(width: int, height: int, strip: int, plain: Rgb | None = None) -> Image.Image:
    """The same with the strip at the right."""
    image = night(width, height).copy()
    edge = width - strip
    image.paste(cloth(edge, height, plain), (0, 0))
    draw = ImageDraw.Draw(image)
    draw.rectangle((edge, 0, edge + RAIL - 1, height), fill=RACK)
    draw.rectangle((edge, 0, edge + RAIL // 3, height), fill=RACK_LIGHT)
    draw.rectangle((edge + RAIL, 0, edge + RAIL + 2, height), fill=NIGHT_DEEP)
    return image


def cloth(width: int, height: int, plain: Rgb | None) -> Image.Image:
    """Felt, or a plain colour instead. Shared: copy before painting on it."""
    return felt(width, height) if plain is None else night(width, height, plain)


@lru_cache(maxsize=32)
def night(width: int, height: int, colour: Rgb = NIGHT) -> Image.Image:
    """The plain dark ground. Shared: copy before painting."""
    return Image.new("RGB", (width, height), colour)
