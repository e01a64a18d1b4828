"""Wild Draw Fours in UNO Dominos: when to demand proof, and when to risk being asked for it.

Demanding proof costs nothing: if the layer was right, the challenger draws the same four domos as without it
(A15). If the layer was guilty, the challenger draws none. So every seat demands proof, and a foul always
costs its layer four domos (UN31). Neither is left to chance.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.advice import Share
from engine.games.uno_dominos.rules import Rules, ends_after
from engine.games.uno_dominos.tiles import WILD_FOUR_TILE
from engine.games.uno_dominos.view import UnoView


def mixture(rules: Rules, view: UnoView) -> Sequence[Share]:
    """Return shares of chance: 1 for demanding proof, 0 for laying a foul.

    Empty if the seat can do neither now.
    """
    if view.pending == "challenge":
        return (Share(1.0, [move for move in view.legal if move.verb == "challenge"]),)
    fours = [move for move in view.legal if move.tile == WILD_FOUR_TILE and move.verb == "lay"]
    if not fours or rules.strict_four or not view.laid:
        return ()
    rest = [tile for tile in view.hand if tile != WILD_FOUR_TILE]
    return (Share(0.0, fours),) if rules.colour_match(rest, ends_after(view.laid)) else ()
