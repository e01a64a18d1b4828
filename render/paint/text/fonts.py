"""The fonts of tiles, numbers and the bot's own words, in Pillow's basic layout.

It gives the same pixels with every Pillow. What people write is set by :mod:`render.paint.text.lines`.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from io import BytesIO

from PIL import ImageFont
from PIL.ImageFont import FreeTypeFont

_FACES = {"bold": "AtkinsonHyperlegible-Bold.ttf", "regular": "AtkinsonHyperlegible-Regular.ttf"}


OPEN = 64
"""How many fonts stay open at once. Each takes 70 KiB and opens in a twentieth of a millisecond."""


@lru_cache(maxsize=OPEN)
def font(size: int, weight: str = "bold") -> FreeTypeFont:
    """Return a font of ``size`` pixels."""
    return ImageFont.truetype(BytesIO(_source(weight)), size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=len(_FACES))
def _source(weight: str) -> bytes:
    """Return the bytes of a font's file, shared by all its sizes."""
    return (files("fontpkg_atkinson_hyperlegible") / "files" / _FACES[weight]).read_bytes()


_BLANKS = dict.fromkeys(map(ord, "\u2009\u202f"), "\u00a0")
"""Narrow spaces, which group the digits of French numbers and which the fonts lack."""


def spelt(text: str) -> str:
    """Return ``text`` with every narrow space replaced by one that the fonts have."""
    return text.translate(_BLANKS)
