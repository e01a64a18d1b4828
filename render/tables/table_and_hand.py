"""The table and below it a player's hand, in one picture: for a person who plays alone.

Such a game has no message with the table. Two pictures in one message would each be shown half as large.
"""

from __future__ import annotations

from PIL import Image

from engine.core import View
from render.paint.encode import png
from render.paint.grounds import night
from render.paint.theme import AS_USUAL, NIGHT, Style
from render.pieces.scene import Scene
from render.tables import table as whole
from render.tables.hand import BELOW
from render.tables.hand import paint as paint_hand
from render.tables.place_picker import GAP


def table_and_hand(view: View, scene: Scene, style: Style = AS_USUAL) -> bytes:
    """Return the table and the hand below it as PNG8, 1100 wide.

    Args:
        view: of the seat whose hand is shown. The hand must not be empty.
        scene: people, points and words.
        style: the style of the hand's owner.

    Raises:
        KeyError: the scene's game is unknown, or a word of :func:`render.word_keys` is missing.
        ValueError: the hand is empty.
    """
    return png(paint(view, scene, style))


def paint(view: View, scene: Scene, style: Style = AS_USUAL) -> Image.Image:
    """Return the picture that :func:`table_and_hand` encodes."""
    felt = whole.paint(view, scene, style)
    tiles = paint_hand(view, scene.game, style, measures=BELOW)
    canvas = night(felt.width, felt.height + GAP + tiles.height, style.theme.ground or NIGHT)
    canvas.paste(felt, (0, 0))
    canvas.paste(tiles, (0, felt.height + GAP))
    return canvas
