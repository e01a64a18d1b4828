"""Finished pictures to PNG8 bytes."""

from __future__ import annotations

from io import BytesIO

from PIL import Image

LEVEL = 3


def png(image: Image.Image) -> bytes:
    """``image`` (in the palette, used up by nobody else) as PNG8."""
    out = BytesIO()
    image.save(out, "PNG", compress_level=LEVEL)
    return out.getvalue()
