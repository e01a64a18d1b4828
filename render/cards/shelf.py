"""The shelf: all games on one card, each with a fan of its tiles, its name and a line about it.

Knows no rules and no language: everything written on it comes from the caller.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from render.games import LOOKS
from render.paint.encode import png
from render.paint.grounds import felt, night
from render.paint.pen import tallest
from render.paint.theme import FELT_LIGHT, MUTED, PAPER, mix
from render.pieces.art import fan
from render.pieces.card_parts import writing
from render.pieces.player_rows import MARGIN, WIDTH

_ROW, _GAP = 117, 8
_ART = 280
"""Width of the fan of tiles."""
_SIDES = {1: 52, 2: 38}
"""Side of a tile's half, by how many halves are in a tile's length."""
_TITLE, _LINE = 38, 84
"""The middles of the title and of the line below it, from the top of a row."""
_TITLES = (40, 35, 30)
_LINES = (26, 24, 22, 20, 18)


@dataclass(frozen=True)
class ShelfGame:
    """One game on the shelf."""

    game: str
    """The game's key."""
    title: str
    line: str
    """What the game is like, in a few words."""
    aside: str
    """A note at the right of the title, such as the number of players."""


def shelf(games: Sequence[ShelfGame]) -> bytes:
    """Return the shelf as PNG8, 1100 wide. Six games make it 742 tall.

    Raises:
        KeyError: a game is unknown.
    """
    return png(paint(games))


def paint(games: Sequence[ShelfGame]) -> Image.Image:
    """Return the picture that :func:`shelf` encodes."""
    canvas = night(WIDTH, len(games) * _ROW + (len(games) - 1) * _GAP)
    for index, each in enumerate(games):
        _game(canvas, each, index * (_ROW + _GAP))
    return canvas


def _game(canvas: Image.Image, shown: ShelfGame, top: int) -> None:
    canvas.paste(felt(WIDTH, _ROW), (0, top))
    _fan(canvas, shown.game, top)
    aside = writing(shown.aside, 21, mix(MUTED, PAPER, 0.4), "regular")
    aside.right(canvas, WIDTH - 2 * MARGIN, top + _TITLE)
    left = _ART + 16
    title, tall = tallest(shown.title, WIDTH - left - aside.width - 3 * MARGIN, _TITLES)
    writing(title, tall, PAPER).left(canvas, left, top + _TITLE)
    line, tall = tallest(shown.line, WIDTH - left - 2 * MARGIN, _LINES, "regular")
    writing(line, tall, mix(PAPER, FELT_LIGHT, 0.2), "regular").left(canvas, left, top + _LINE)


def _fan(canvas: Image.Image, game: str, top: int) -> None:
    """Paint the first tiles of a game's lessons, cut off at the edges of the game's row."""
    look = LOOKS[game]
    tiles = [(game, (each.tiles[0].first, each.tiles[0].second)) for each in look.lessons]
    row = canvas.crop((0, top, _ART, top + _ROW))
    fan(row, tiles, _SIDES[min(look.length, 2)], (_ART // 2, _ROW // 2))
    canvas.paste(row, (0, top))
