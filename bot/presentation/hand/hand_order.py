"""A hand in the order its owner likes: the view they get, with its tiles in another order.

Pictures, buttons and words all number the tiles of the view they are given, so they agree by themselves.
Knows no game: what a tile counts its presenter says, what can be played the pictures.
"""

from __future__ import annotations

from dataclasses import replace

from bot.presentation.games import PRESENTERS
from engine import View
from render import playable


def reordered(view: View, order: str, game: str) -> View:
    """Return the same view with its hand in that order; equals stay as the game sorts them.

    Args:
        order: ``rack`` (as the game sorts it), ``playable`` (what can be played first) or ``heavy``
            (what counts most first).
        game: by its name.
    """
    if order == "playable":
        movable = playable(view, game)
        return replace(view, hand=tuple(sorted(view.hand, key=lambda tile: tile not in movable)))
    if order == "heavy":
        weights = {tile: PRESENTERS[game].weight(tile, view.options) for tile in view.hand}
        return replace(view, hand=tuple(sorted(view.hand, key=weights.__getitem__, reverse=True)))
    return view
