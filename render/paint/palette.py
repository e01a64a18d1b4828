"""The one palette of 256 colours that every picture shares, and the mapping of colours to its indexes.

The palette is data: ``palette.txt`` has one colour a line. The felt shades come first, dark to light, then
the colours of tiles, racks and cards. A fixed palette makes pictures of the same table alike. It also saves
the search for colours, which would cost more than the rest together. Pictures are painted in the palette from
the beginning; what is pasted was mapped once, when it was made.
"""

from __future__ import annotations

import threading
from functools import lru_cache
from importlib.resources import files

from PIL import Image

from render.paint.theme import Rgb, rgb

FELT_SHADES = 56
_STEP = 4
"""How many neighbouring shades of felt count as one ground. Their difference cannot be seen."""
_local = threading.local()


@lru_cache(maxsize=1)
def colours() -> tuple[Rgb, ...]:
    """Return the 256 colours of the palette in order."""
    return tuple(map(rgb, (files("render.paint") / "palette.txt").read_text(encoding="ascii").split()))


@lru_cache(maxsize=1)
def channels() -> bytes:
    """Return the palette as Pillow expects it: red, green, blue, red, …"""
    return bytes(channel for colour in colours() for channel in colour)


def carrier() -> Image.Image:
    """Return this thread's image with the palette. Pillow caches looked-up colours in that image."""
    found: Image.Image | None = getattr(_local, "carrier", None)
    if found is None:
        found = Image.new("P", (1, 1))
        found.putpalette(channels())
        _local.carrier = found
    return found


def indexed(image: Image.Image) -> Image.Image:
    """Return ``image`` (RGB) converted to the palette, without dithering: noise would treble the bytes."""
    return image.quantize(palette=carrier(), dither=Image.Dither.NONE)


@lru_cache(maxsize=1024)
def palette_index(colour: Rgb) -> int:
    """Return the index of the palette colour that is nearest to ``colour``."""
    if colour in colours():
        return colours().index(colour)
    return indexed(Image.new("RGB", (1, 1), colour)).tobytes()[0]


def felt_shade(colour: Rgb) -> int:
    """Return the index of the shade of felt that is nearest to ``colour``."""
    shades = colours()[:FELT_SHADES]
    return min(
        range(FELT_SHADES),
        key=lambda place: sum((a - b) ** 2 for a, b in zip(shades[place], colour, strict=True)),
    )


def plain(width: int, height: int, colour: Rgb) -> Image.Image:
    """Return a new picture in the palette, filled with one colour."""
    image = Image.new("P", (width, height), palette_index(colour))
    image.putpalette(channels())
    return image


def ground(place: int) -> int:
    """Return the colour with which soft edges are blended on ``place``; both are palette indexes.

    Groups of neighbouring felt shades share one.
    """
    return place if place >= FELT_SHADES else place - place % _STEP + _STEP // 2
