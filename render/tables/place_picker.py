"""A player's own picture of the places for a tile: each place is a ghost with letters, and the hand is below.

It shows only the surroundings of the places, as large as possible, in one panel. Below it stand the numbered
tiles of the hand, so that tile and place can be chosen from one picture. If a tile may lie in one place in
several ways that only a picture can tell apart, each way is drawn there instead, large. Knows no rule: the
moves come from the caller.
"""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.core import View
from render.games import LOOKS
from render.games.look import Ghost
from render.paint.encode import png
from render.paint.grounds import cloth, night
from render.paint.theme import AS_USUAL, NIGHT, Style
from render.pieces.badges import number_badge
from render.pieces.scene import Scene
from render.tables.hand import BELOW
from render.tables.hand import paint as paint_hand
from render.tables.table import FELT, paint_board

GAP = 8
CLOSE, ACROSS, LETTER = 220, 4, 56
"""The height of one way to lie, the most ways in a row, and the size of the letter, in pixels."""


def places(
    view: View, scene: Scene, ghosts: Sequence[Ghost], style: Style = AS_USUAL, *, alone: bool = False
) -> bytes:
    """Return the table with ghosts, and the hand below it, as PNG8, 1100 wide.

    Args:
        view: of the seat that chooses.
        scene: the words of ends.
        ghosts: the places to choose from, at least one.
        alone: leave the hand out.

    Raises:
        KeyError: the scene's game is unknown, or a word of :func:`render.word_keys` is missing.
        ValueError: the game shows no places, or ``ghosts`` is empty.
    """
    return png(paint(view, scene, ghosts, style, alone=alone))


def paint(
    view: View, scene: Scene, ghosts: Sequence[Ghost], style: Style = AS_USUAL, *, alone: bool = False
) -> Image.Image:
    """Return the picture of the table with the possible places marked, above the tiles of the hand.

    Args:
        alone: whether to leave out the hand.

    Raises:
        ValueError: the game or the position has no places to show.
    """
    look = LOOKS[scene.game]
    if look.places is None or not ghosts:
        raise ValueError("no places to show")
    size = look.places.felt(view, FELT, ghosts)
    panel = cloth(*size, style.theme.ground)
    paint_board(panel, look.places.board(view, size, ghosts), scene.game, scene.words, style)
    below = _below(view, scene, ghosts, style, alone=alone)
    if below is None:
        return panel
    canvas = night(size[0], size[1] + GAP + below.height, style.theme.ground or NIGHT)
    canvas.paste(panel, (0, 0))
    canvas.paste(below, (0, size[1] + GAP))
    return canvas


def _below(
    view: View, scene: Scene, ghosts: Sequence[Ghost], style: Style, *, alone: bool
) -> Image.Image | None:
    """Return the picture below the places: the ways to lie if they share a place, otherwise the hand.

    Return None if the hand is empty or left out.
    """
    if len({ghost.spot for ghost in ghosts}) < len(ghosts) and all(ghost.move for ghost in ghosts):
        return _ways(view, scene, ghosts, style)
    return None if alone or not view.hand else paint_hand(view, scene.game, style, measures=BELOW)


def _ways(view: View, scene: Scene, ghosts: Sequence[Ghost], style: Style) -> Image.Image:
    """Return each ghost with the tiles that it joins, in rows."""
    places = LOOKS[scene.game].places
    assert places is not None, "paint() has checked it"
    rows = -(-len(ghosts) // ACROSS)
    across = -(-len(ghosts) // rows)
    size = (FELT[0] - GAP * (across - 1)) // across, CLOSE
    canvas = night(FELT[0], rows * (CLOSE + GAP) - GAP, style.theme.ground or NIGHT)
    for index, ghost in enumerate(ghosts):
        panel = cloth(*size, style.theme.ground)
        paint_board(panel, places.close(view, size, ghost), scene.game, scene.words, style)
        letter = number_badge(ghost.letter, LETTER, dimmed=False, style=style)
        letter.blend(panel, GAP, GAP)
        canvas.paste(panel, (index % across * (size[0] + GAP), index // across * (CLOSE + GAP)))
    return canvas
