"""What a seat of All Fives may conclude from the others' lays, draws and passes.

A lay makes it unlikely that the hand held a tile worth more, above all one that scored more. A draw or a pass
shows that it held no tile that fitted (G7, G9).
"""

from __future__ import annotations

from math import exp
from typing import Final

from engine.advice import Notes
from engine.core import Evidence, Seen
from engine.games.all_fives._tables import ALL, PIPS
from engine.games.all_fives.events import Drew, Passed, TileLaid
from engine.games.all_fives.layout import Layout
from engine.games.all_fives.notation import TILES

SHARPNESS: Final = 0.4
"""How much likelier a lay is for each point it is worth more, as an exponent."""
PIP: Final = 0.2
"""The worth of each pip laid, in points: no opponent can win it any more."""


def evidence(seen: Seen) -> Evidence:
    """Return what the events of the round say about the hidden hands."""
    own, notes, layout = seen.view.seat, Notes(), Layout()
    for moment, event in enumerate(seen.events):
        if isinstance(event, TileLaid):
            notes.lay(moment, event.seat, event.tile, {} if event.seat == own else _readiness(layout))
            layout.join(event.tile, event.place)
        elif isinstance(event, Drew | Passed):
            notes.nothing(moment, event.seat, _fitting(layout))
            notes.gain(moment, event.seat, int(isinstance(event, Drew)))
    return notes.evidence(seen.view, TILES, [laid.tile for laid in seen.view.laid])


def _fitting(layout: Layout) -> set[str]:
    return {move.tile for move in layout.lays(ALL)}


def _readiness(layout: Layout) -> dict[str, float]:
    """Return a weight for each fitting tile: how readily it is laid at the place where it scores most."""
    weights: dict[str, float] = {}
    for move in layout.lays(ALL):
        after = layout.copy()
        after.join(move.tile, move.place)
        worth = exp(SHARPNESS * (after.points() + PIP * PIPS[move.tile]))
        weights[move.tile] = max(worth, weights.get(move.tile, 0.0))
    return weights
