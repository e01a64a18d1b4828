"""A hand on a phone: what :mod:`tests.pictures.screen` shows of the offline page, in the frame of a phone.

The picture differs a little between browsers and fonts. Without Chromium it cannot be drawn.
"""

from __future__ import annotations

import shutil
from io import BytesIO

from PIL import Image, ImageDraw

NAME = "hand.png"
WIDTH, HEIGHT = 400, 804
"""Of the page. The newest public message begins at its top."""
SHARP = 2
"""Pixels of the picture for each pixel of the page, as on a phone."""
BEZEL, CORNER = 14, 44
"""Width of the frame, and the radius of its corners, in pixels of the page."""
SIZE = ((WIDTH + 2 * BEZEL) * SHARP, (HEIGHT + 2 * BEZEL) * SHARP)
FRAME, EDGE = "#0b0c0f", "#3a3e4b"


def missing() -> str:
    """Return what is missing to draw it; empty where nothing is."""
    driver = shutil.which("chromedriver")
    if driver is not None:
        from tests.browser.conftest import BROWSERS  # noqa: PLC0415 (Selenium takes long to import)

        if any(map(shutil.which, BROWSERS)):
            return ""
    return "Chromium and its driver (chromium, chromedriver) are not installed"


def drawn() -> bytes:
    """Return the picture as PNG; takes some seconds."""
    from tests.pictures.screen import screen  # noqa: PLC0415 (Selenium takes long to import)

    return _framed(screen(WIDTH, HEIGHT, SHARP))


def _framed(screen: Image.Image) -> bytes:
    """Return a screen in the frame of a phone. Around the frame the picture is transparent."""
    edge, corner = BEZEL * SHARP, CORNER * SHARP
    phone = Image.new("RGBA", SIZE, (0, 0, 0, 0))
    whole = (0, 0, SIZE[0] - 1, SIZE[1] - 1)
    ImageDraw.Draw(phone).rounded_rectangle(whole, corner, FRAME, EDGE, SHARP)
    mask = Image.new("L", screen.size, 0)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, screen.width - 1, screen.height - 1), corner - edge, 255)
    phone.paste(screen, (edge, edge), mask)
    out = BytesIO()
    phone.save(out, "PNG", optimize=True)
    return out.getvalue()
