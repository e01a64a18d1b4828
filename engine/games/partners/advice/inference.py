"""What a seat of Partner Dominoes may conclude from the lays and passes of the others.

A pass is exact: no tile is drawn, so the hand lacks both ends for the rest of the round (PD6). A lay is a
hint: heavy tiles and doubles are laid first.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from engine.advice import Notes
from engine.core import Evidence, Seen
from engine.games.partners.events import Passed, TileLaid
from engine.games.partners.notation import DOUBLES, HALVES, PIPS, TILES, ends_after

READINESS: Final = {tile: exp(0.1 * (PIPS[tile] + 4 * (tile in DOUBLES))) for tile in TILES}
"""How readily each tile is laid."""


def evidence(seen: Seen, tiles: Sequence[str]) -> Evidence:
    """Return what the events of the round say about the hands of the partner and the opponents.

    Args:
        seen: all that the seat has seen.
        tiles: the whole set.
    """
    notes, ends = Notes(), tuple[int, ...]()
    for moment, event in enumerate(seen.events):
        if isinstance(event, TileLaid):
            notes.lay(moment, event.seat, event.tile, _readiness(ends, tiles))
            ends = ends_after(ends, event.tile, event.place)
        elif isinstance(event, Passed):
            notes.nothing(moment, event.seat, _fitting(ends, tiles))
    return notes.evidence(seen.view, tiles, [laid.tile for laid in seen.view.laid])


def _fitting(ends: Sequence[int], tiles: Sequence[str]) -> list[str]:
    return [tile for tile in tiles if not ends or HALVES[tile][0] in ends or HALVES[tile][1] in ends]


def _readiness(ends: Sequence[int], tiles: Sequence[str]) -> dict[str, float]:
    return {tile: READINESS[tile] for tile in _fitting(ends, tiles)}
