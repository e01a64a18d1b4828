"""Encodes finished pictures as PNG8."""

from __future__ import annotations

from io import BytesIO

from PIL import Image

LEVEL = 3


def png(image: Image.Image) -> bytes:
    """Return ``image``, which is in the palette, as PNG8 bytes."""
    out = BytesIO()
    image.save(out, "PNG", compress_level=LEVEL)
    return out.getvalue()
