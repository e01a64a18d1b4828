"""A player's own picture of a table, with every place where the picked tile may go as a lettered ghost.

Only the surroundings of the places are shown, as large as can be. Where several ways to lie share a spot,
or spots are far apart, there are as many panels as it takes, side by side or one below the other,
whichever leaves the tiles larger. Knows no rule: lays come from the caller.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

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
NEAR = 0.75
"""Ghosts are near each other if together they leave tiles as large as this share of what one alone does."""


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
    layers, columns, rows = _plan(_Shown(look.places, view), ghosts)
    across, down = panel_size(columns, rows)
    canvas = night(WIDTH, rows * (down + GAP) - GAP)
    for index, layer in enumerate(layers):
        panel = cloth(across, down, style.dress.ground)
        board = look.places.board(view, (across, down), layer)
        paint_board(panel, board, scene.game, scene.words, style)
        row, column = divmod(index, columns)
        canvas.paste(panel, (column * (across + GAP), row * (down + GAP)))
    return canvas


def panel_size(columns: int, rows: int) -> tuple[int, int]:
    """Width and height of one table where there are so many."""
    height = FELT[1] if rows == 1 else HEIGHT
    return (WIDTH - GAP * (columns - 1)) // columns, (height - GAP * (rows - 1)) // rows


class _Shown(NamedTuple):
    """A view, and how its game shows places."""

    places: Places
    view: View

    def unit(self, size: tuple[int, int], layer: Sequence[Ghost]) -> int:
        """How large tiles are where these ghosts are shown in a panel of that size."""
        return self.places.board(self.view, size, layer).unit

    def spot(self, ghost: Ghost) -> str:
        return self.places.spot(ghost.move)


class _Plan(NamedTuple):
    """Panels, and how they stand."""

    layers: list[list[Ghost]]
    columns: int
    rows: int


def _plan(shown: _Shown, ghosts: Sequence[Ghost]) -> _Plan:
    """As few panels as can be, or one for every part of the table, whichever leaves the tiles larger."""
    plans = [
        _Plan(layers, columns, -(-len(layers) // columns))
        for layers in (_layers(shown, ghosts, apart=False), _layers(shown, ghosts, apart=True))
        for columns in range(1, len(layers) + 1)
    ]
    return max(plans, key=lambda plan: _least_unit(shown, plan))


def _least_unit(shown: _Shown, plan: _Plan) -> int:
    size = panel_size(plan.columns, plan.rows)
    return min(shown.unit(size, layer) for layer in plan.layers)


def _layers(shown: _Shown, ghosts: Sequence[Ghost], *, apart: bool) -> list[list[Ghost]]:
    """The ghosts, dealt out so that no two of a layer share a spot, each as early as it can be.

    Args:
        apart: have those far from each other in layers of their own, that each may be shown larger.
    """
    layers: list[list[Ghost]] = []
    for ghost in ghosts:
        alone = shown.unit(FELT, [ghost])
        for layer in layers:
            free = shown.spot(ghost) not in map(shown.spot, layer)
            if free and not (apart and shown.unit(FELT, [*layer, ghost]) < NEAR * alone):
                layer.append(ghost)
                break
        else:
            layers.append([ghost])
    return layers
