"""What a seat of Domino 4 may conclude from the others' draws: a seat that draws has no fitting tile (D9).

Which of several fitting tiles a seat lays says little. If jokers are laid face down nothing is certain, so
nothing is concluded.
"""

from __future__ import annotations

from typing import Final

from engine.advice import Notes
from engine.core import Evidence, Seen
from engine.games.domino_four.events import CornerstoneLaid, Drew, JokerLaid, Passed, TileLaid
from engine.games.domino_four.notation import parse
from engine.games.domino_four.table import Table
from engine.games.domino_four.tiles import JOKER, SET
from engine.games.domino_four.view import FourView

HELD_BACK: Final = 0.1
"""How likely a joker is laid although another tile fits, relative to such a tile."""


def evidence(view: FourView, seen: Seen) -> Evidence | None:
    """Return what the events of the round say about the hidden racks; None if jokers are laid face down."""
    if view.options.blufjoker or view.pending:
        return None
    notes, table, coming = Notes(), Table(view.lead), iter(view.laid[1:])
    for moment, event in enumerate(seen.events):
        if isinstance(event, TileLaid | JokerLaid | CornerstoneLaid):
            tile, place, seat = next(coming)
            free = isinstance(event, CornerstoneLaid)
            notes.lay(moment, seat, tile, {} if free else _readiness(table))
            table.lay(seat, parse(f"{tile}@{place}"))
        elif isinstance(event, Drew):
            if event.why == "turn":
                notes.nothing(moment, event.seat, _readiness(table))
            notes.gain(moment, event.seat)
        elif isinstance(event, Passed) and event.why == "empty":
            notes.nothing(moment, event.seat, _readiness(table))
    return notes.evidence(view, SET, [laid.tile for laid in view.laid])


def _readiness(table: Table) -> dict[str, float]:
    """Return a weight for each tile that fits an end: how readily it is laid. Empty if no end is open."""
    spots = [spot for arm in table.arms for spot in arm.spots]
    weights = {tile: 1.0 for spot in spots for tile in spot.ways}
    return {**weights, JOKER: HELD_BACK} if spots else {}
