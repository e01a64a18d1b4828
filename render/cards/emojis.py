"""Tiles as small square pictures for buttons, each with a name that a screen reader can say.

They are shown about twenty pixels wide. For either half they show only a number or symbol and a colour's
silhouette. Knows no game, since the looks draw them, and not where they are stored.
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
"""Width in pixels, as Discord wants emojis."""
GRID = 32
"""Side of the canvas on which looks draw an emoji, in pixels. It is enlarged to :data:`SIZE`."""
SUFFIX = "_hi"
"""Suffix of the names of high-contrast emojis."""


class Emoji(NamedTuple):
    """A tile as an emoji."""

    game: str
    tile: str
    style: Style


def emoji_names(game: str, style: Style) -> Mapping[str, str]:
    """Return the emoji name of every tile of a game's set: letters, digits and underscores, at most 32.

    Games with the same tiles share names.

    Raises:
        KeyError: the game is unknown.
    """
    return _names(game, style.contrast)


@cache
def _names(game: str, contrast: bool) -> Mapping[str, str]:  # noqa: FBT001
    look = LOOKS[game]
    return {tile: look.called(tile) + (SUFFIX if contrast else "") for tile in look.tiles}


@cache
def every_emoji() -> Mapping[str, Emoji]:
    """Return all emojis by name: every set, in the usual and the high-contrast style."""
    return {
        name: Emoji(game, tile, style)
        for style in (Style(), Style(contrast=True))
        for game in LOOKS
        for tile, name in emoji_names(game, style).items()
    }


def emoji(shown: Emoji) -> bytes:
    """Return an emoji as PNG of 128 x 128 with transparent corners."""
    data = BytesIO()
    paint(shown).save(data, "PNG", optimize=True)
    return data.getvalue()


def emoji_pixels(shown: Emoji) -> bytes:
    """Return the emoji's pixels as bytes, to compare whether two look the same."""
    return paint(shown).tobytes()


def paint(shown: Emoji) -> Image.Image:
    """Return the picture that :func:`emoji` encodes, RGBA."""
    game, tile, style = shown
    look, theme = LOOKS[game], style.theme
    pen = Pen(GRID, GRID, 4 * SIZE // GRID, theme)
    pen.box((0, 0, GRID, GRID), 5, theme.line)
    pen.box((1, 1, GRID - 1, GRID - 1), 4.2, theme.top)
    look.emoji(pen, (GRID / 2, GRID / 2), GRID, tile)
    return pen.image.convert("RGBa").reduce(4).convert("RGBA")
