"""A player's own picture of a table, with every place where the picked tile may go as a lettered ghost.

Where several ways to lie share a spot, the table is drawn as many times as it takes, side by side or
one below the other, whichever leaves the tiles larger. Knows no rule: lays come from the caller.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from itertools import count

from PIL import Image

from engine.core import View
from render.encode import png
from render.games import LOOKS
from render.games.look import Ghost, Places
from render.grounds import cloth, night
from render.scene import Scene
from render.table import FELT, HEIGHT, WIDTH, paint_board
from render.theme import AS_USUAL, Style

GAP = 8


def places(view: View, scene: Scene, ghosts: Sequence[Ghost], style: Style = AS_USUAL) -> bytes:
    """The table with ghosts as PNG8, 1100 wide.

    Args:
        view: of the seat that chooses.
        scene: the words of ends.
        ghosts: lays to choose from, one at least.

    Raises:
        KeyError: the scene's game is unknown, or a word of :func:`render.word_keys` is missing.
        ValueError: the game shows no places, or there are none.
    """
    return png(paint(view, scene, ghosts, style))


def paint(view: View, scene: Scene, ghosts: Sequence[Ghost], style: Style = AS_USUAL) -> Image.Image:
    """The pixels of :func:`places`."""
    look = LOOKS[scene.game]
    if look.places is None or not ghosts:
        raise ValueError("no places to show")
    layers = _layers(look.places, ghosts)
    columns, rows = _arrangement(look.places, view, layers)
    across, down = panel_size(columns, rows)
    canvas = night(WIDTH, rows * (down + GAP) - GAP).copy()
    for index, layer in enumerate(layers):
        panel = cloth(across, down, style.dress.ground).copy()
        board = look.places.board(view, (across, down), layer)
        paint_board(panel, board, scene.game, scene.words, style)
        row, column = divmod(index, columns)
        canvas.paste(panel, (column * (across + GAP), row * (down + GAP)))
    return canvas


def panel_size(columns: int, rows: int) -> tuple[int, int]:
    """Width and height of one table where there are so many."""
    height = FELT[1] if rows == 1 else HEIGHT
    return (WIDTH - GAP * (columns - 1)) // columns, (height - GAP * (rows - 1)) // rows


def _layers(shown: Places, ghosts: Sequence[Ghost]) -> list[list[Ghost]]:
    """The ghosts, dealt out so that no two of a layer share a spot, each as early as it can be."""
    layers: defaultdict[int, list[Ghost]] = defaultdict(list)
    for ghost in ghosts:
        spot = shown.spot(ghost.move)
        layer = next(
            level for level in count() if spot not in {shown.spot(other.move) for other in layers[level]}
        )
        layers[layer].append(ghost)
    return [layers[level] for level in sorted(layers) if layers[level]]


def _arrangement(shown: Places, view: View, layers: Sequence[Sequence[Ghost]]) -> tuple[int, int]:
    """Columns and rows of panels that leave the tiles largest."""
    wanted = len(layers)
    ways = [(columns, -(-wanted // columns)) for columns in range(1, wanted + 1)]
    return max(ways, key=lambda way: shown.board(view, panel_size(*way), ()).unit)
