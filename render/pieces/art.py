"""Tiles in a fan, as decoration for pictures that are shown before a game begins."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render.paint.cache import PAINTED
from render.paint.sprites import Sprite
from render.pieces.tiles import tile

_LEAN = 17
"""Degrees between two tiles of a fan."""


@PAINTED.keep
def leaning(game: str, halves: tuple[str, str], side: int, degrees: int) -> Sprite:
    """Return an upright tile turned by ``degrees`` clockwise, as a sprite to be centred on its place."""
    image = tile(game, *halves, side, upright=True).image()
    turned = image.convert("RGBa").rotate(-degrees, Image.Resampling.BICUBIC, expand=True).convert("RGBA")
    return Sprite(turned)


def fan(
    canvas: Image.Image, tiles: Sequence[tuple[str, tuple[str, str]]], side: int, middle: tuple[int, int]
) -> None:
    """Paint tiles in a fan around a point, the last on top.

    Args:
        tiles: the game of each, and its halves.
        side: of a tile half, in pixels.
    """
    apart = side * 0.82
    for index, (game, halves) in enumerate(tiles):
        place = index - (len(tiles) - 1) / 2
        turned = leaning(game, halves, side, round(_LEAN * place))
        x, y = middle[0] + round(apart * place), middle[1] + round(abs(place) ** 1.6 * side * 0.2)
        turned.blend(canvas, x - turned.width // 2, y - turned.height // 2)
