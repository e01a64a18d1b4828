"""The one palette every picture shares, and how colours find their place in it.

The palette is data (``palette.txt``, 256 colours, one a line): felt shades first, dark to light, then what
tiles, racks and cards are made of. A fixed palette makes pictures of the same table alike and saves the
search for colours, which would cost more than everything else together. Pictures are painted in it from
the beginning: what is pasted has been mapped once, when it was made.
"""

from __future__ import annotations

import threading
from functools import lru_cache
from importlib.resources import files

from PIL import Image

from render.paint.theme import Rgb, rgb

FELT_SHADES = 56
_STEP = 4
"""Neighbouring shades of felt that count as one ground: together they differ by less than can be seen."""
_local = threading.local()


@lru_cache(maxsize=1)
def colours() -> tuple[Rgb, ...]:
    """Return the palette's 256 colours in their order."""
    return tuple(map(rgb, (files("render.paint") / "palette.txt").read_text(encoding="ascii").split()))


@lru_cache(maxsize=1)
def channels() -> bytes:
    """Return the palette as Pillow wants it: red, green, blue, red, ..."""
    return bytes(channel for colour in colours() for channel in colour)


def carrier() -> Image.Image:
    """Return this thread's image that has the palette: Pillow keeps the colours it has looked up in it."""
    found: Image.Image | None = getattr(_local, "carrier", None)
    if found is None:
        found = Image.new("P", (1, 1))
        found.putpalette(channels())
        _local.carrier = found
    return found


def indexed(image: Image.Image) -> Image.Image:
    """Return ``image`` (RGB) in the palette, without dither: noise would treble the bytes."""
    return image.quantize(palette=carrier(), dither=Image.Dither.NONE)


@lru_cache(maxsize=1024)
def place_of(colour: Rgb) -> int:
    """Return the palette's place that is nearest to ``colour``."""
    if colour in colours():
        return colours().index(colour)
    return indexed(Image.new("RGB", (1, 1), colour)).tobytes()[0]


def felt_shade(colour: Rgb) -> int:
    """Return the place of the shade of felt that is nearest to ``colour``."""
    shades = colours()[:FELT_SHADES]
    return min(
        range(FELT_SHADES),
        key=lambda place: sum((a - b) ** 2 for a, b in zip(shades[place], colour, strict=True)),
    )


def plain(width: int, height: int, colour: Rgb) -> Image.Image:
    """Return a new picture in the palette, all of one colour."""
    image = Image.new("P", (width, height), place_of(colour))
    image.putpalette(channels())
    return image


def ground(place: int) -> int:
    """Return the place that stands for ``place`` as a ground: few shades of felt stand for all of them."""
    return place if place >= FELT_SHADES else place - place % _STEP + _STEP // 2
