"""What a seat of All Fives may conclude from its opponent's lays, draws and passes.

A lay says that the hand held nothing that it would have laid more gladly, above all nothing that scored
more; a draw or a pass, that it held nothing that fitted (G7, G9).
"""

from __future__ import annotations

from math import exp
from typing import Final

from engine.core import Clue, Event, Evidence, Seat, Seen
from engine.games.all_fives._tables import ALL, PIPS
from engine.games.all_fives.events import Drew, Passed, TileLaid
from engine.games.all_fives.layout import Layout
from engine.games.all_fives.notation import TILES

SHARPNESS: Final = 0.4
"""How much likelier a lay that is worth a point more is, as an exponent."""
PIP: Final = 0.2
"""What each pip laid is worth, in points: the opponent cannot win it any more."""
NEVER: Final = 1e5
"""The weight of a tile that must have been laid, had it been there."""


def evidence(seen: Seen) -> Evidence:
    """Return what the events of the round say about the opponent's hand."""
    other = 1 - (seen.view.seat or 0)
    known = {laid.tile for laid in seen.view.laid}.union(seen.view.hand)
    hidden = [tile for tile in TILES if tile not in known]
    gained, laid, clues = [], [], []
    layout = Layout()
    for moment, event in enumerate(seen.events):
        if isinstance(event, TileLaid):
            if event.seat == other:
                laid.append((other, moment, event.tile))
                clues.append(Clue(moment, other, 0.0, _gladly(layout)))
            layout.join(event.tile, event.place)
        elif _stuck(event, other):
            clues.append(Clue(moment, other, 1.0, dict.fromkeys(_fitting(layout), NEVER)))
            if isinstance(event, Drew):
                gained.append((other, moment))
    return Evidence(hidden, {other: seen.view.hand_sizes[other]}, gained, laid, clues)


def _stuck(event: Event, seat: Seat) -> bool:
    return isinstance(event, Drew | Passed) and event.seat == seat


def _fitting(layout: Layout) -> set[str]:
    return {move.tile for move in layout.lays(ALL)}


def _gladly(layout: Layout) -> dict[str, float]:
    """Return how gladly each tile that fits is laid: by the best place for it."""
    weights: dict[str, float] = {}
    for move in layout.lays(ALL):
        after = layout.copy()
        after.join(move.tile, move.place)
        worth = exp(SHARPNESS * (after.points() + PIP * PIPS[move.tile]))
        weights[move.tile] = max(worth, weights.get(move.tile, 0.0))
    return weights
