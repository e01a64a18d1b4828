"""The table with the hand of the seat that looks at it below, in one picture: where one person plays alone.

No message beside it shows the table then, and two pictures in a message are each shown half as large.
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
from render.tables.places import GAP


def table_and_hand(view: View, scene: Scene, style: Style = AS_USUAL) -> bytes:
    """The table and the hand below it, as PNG8, 1100 wide.

    Args:
        view: of the seat whose hand it is; the hand must not be empty.
        scene: people, points and words.
        style: how the owner of the hand likes it.

    Raises:
        KeyError: the scene's game is unknown, or a word of :func:`render.word_keys` is missing.
    """
    return png(paint(view, scene, style))


def paint(view: View, scene: Scene, style: Style = AS_USUAL) -> Image.Image:
    """The pixels of :func:`table_and_hand`."""
    felt = whole.paint(view, scene, style)
    tiles = paint_hand(view, scene.game, style, measures=BELOW)
    canvas = night(felt.width, felt.height + GAP + tiles.height, style.dress.ground or NIGHT)
    canvas.paste(felt, (0, 0))
    canvas.paste(tiles, (0, felt.height + GAP))
    return canvas
