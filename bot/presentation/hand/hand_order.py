"""A player's hand in the order the owner prefers: the same view, with its tiles sorted.

Pictures, buttons and words all number the tiles of the view they are given, so their numbers agree. Knows no
game: the presenter says how much a tile counts, and ``render`` says which tiles are playable.
"""

from __future__ import annotations

from dataclasses import replace

from bot.presentation.games import PRESENTERS
from engine import View
from render import playable


def reordered(view: View, order: str, game: str) -> View:
    """Return the view with its hand sorted. Tiles that compare equal keep the game's order.

    Args:
        order: ``rack`` (the game's order), ``playable`` (playable tiles first) or ``heavy`` (the tiles that
            count most first).
        game: the game's name.
    """
    if order == "playable":
        movable = playable(view, game)
        return replace(view, hand=tuple(sorted(view.hand, key=lambda tile: tile not in movable)))
    if order == "heavy":
        weights = {tile: PRESENTERS[game].weight(tile, view.options) for tile in view.hand}
        return replace(view, hand=tuple(sorted(view.hand, key=weights.__getitem__, reverse=True)))
    return view
