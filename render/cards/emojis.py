"""Tiles as small square pictures, to stand on buttons: each with a name that a screen reader can say.

They are shown about twenty pixels across, so they say no more than a number or a symbol and a colour's
silhouette for either half. Knows nothing of where they are kept, and no game: looks draw them.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from io import BytesIO
from typing import NamedTuple

from PIL import Image

from render.games import LOOKS
from render.paint.pen import Pen
from render.paint.theme import Style

SIZE = 128
"""Pixels across, as Discord wants emojis."""
GRID = 32
"""What they are drawn on: looks draw as for a tile of so many pixels, and so large that digits fill it."""
STRONG = "_hi"
"""Ends the names of those in strong colours."""


class Emoji(NamedTuple):
    """One tile as an emoji."""

    game: str
    tile: str
    style: Style


def emoji_names(game: str, style: Style) -> Mapping[str, str]:
    """The name of every tile of a game's set: letters, digits and underscores, 32 at most.

    Games that play with the same tiles share names.

    Raises:
        KeyError: the game is unknown.
    """
    return _names(game, style.contrast)


@cache
def _names(game: str, contrast: bool) -> Mapping[str, str]:  # noqa: FBT001
    look = LOOKS[game]
    return {tile: look.called(tile) + (STRONG if contrast else "") for tile in look.tiles}


@cache
def every_emoji() -> Mapping[str, Emoji]:
    """Every emoji there is by its name: all sets, plain and in strong colours."""
    return {
        name: Emoji(game, tile, style)
        for style in (Style(), Style(contrast=True))
        for game in LOOKS
        for tile, name in emoji_names(game, style).items()
    }


def emoji(shown: Emoji) -> bytes:
    """An emoji as PNG of 128 x 128 with clear corners."""
    data = BytesIO()
    paint(shown).save(data, "PNG", optimize=True)
    return data.getvalue()


def emoji_pixels(shown: Emoji) -> bytes:
    """All that an emoji shows, as bytes: the same as long as it looks the same."""
    return paint(shown).tobytes()


def paint(shown: Emoji) -> Image.Image:
    """The pixels of :func:`emoji`, RGBA."""
    game, tile, style = shown
    look, dress = LOOKS[game], style.dress
    pen = Pen(GRID, GRID, 4 * SIZE // GRID, dress)
    pen.box((0, 0, GRID, GRID), 5, dress.line)
    pen.box((1, 1, GRID - 1, GRID - 1), 4.2, dress.top)
    look.emoji(pen, (GRID / 2, GRID / 2), GRID, tile)
    return pen.image.convert("RGBa").reduce(4).convert("RGBA")
