"""Finished pixels to PNG8 bytes with the one palette every picture shares.

The palette is data (``palette.txt``, 256 colours, one a line): felt shades first, then what tiles,
racks and cards are made of. A fixed palette makes pictures of the same table alike and saves the
search for colours, which would cost more than everything else together.
"""

from __future__ import annotations

import threading
from importlib.resources import files
from io import BytesIO

from PIL import Image

from render.theme import rgb

LEVEL = 3
_local = threading.local()


def palette() -> list[int]:
    """The 256 colours as Pillow wants them: red, green, blue, red, ..."""
    lines = (files("render") / "palette.txt").read_text(encoding="ascii").split()
    return [channel for line in lines for channel in rgb(line)]


def indexed(image: Image.Image) -> Image.Image:
    """``image`` (RGB) in the shared palette, without dither: noise would treble the bytes."""
    carrier: Image.Image | None = getattr(_local, "carrier", None)
    if carrier is None:  # one a thread: the carrier caches colour look-ups inside itself
        carrier = Image.new("P", (1, 1))
        carrier.putpalette(palette())
        _local.carrier = carrier
    return image.quantize(palette=carrier, dither=Image.Dither.NONE)


def png(image: Image.Image) -> bytes:
    """``image`` (RGB, used up by nobody else) as PNG8."""
    out = BytesIO()
    indexed(image).save(out, "PNG", compress_level=LEVEL)
    return out.getvalue()
