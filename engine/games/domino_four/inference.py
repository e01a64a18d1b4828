"""What a seat of Domino 4 may conclude from the others' draws: who draws holds nothing that fits (D9).

Which of the fitting tiles a seat lays says little. Where jokers are laid face down nothing is certain, and
nothing is concluded.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from engine.core import Clue, Evidence, Seat, Seen
from engine.games.domino_four.events import CornerstoneLaid, Drew, JokerLaid, Passed, TileLaid
from engine.games.domino_four.notation import parse
from engine.games.domino_four.table import Table
from engine.games.domino_four.tiles import JOKER, SET
from engine.games.domino_four.view import FourView

NEVER: Final = 1e6
"""The weight of a tile that must have been laid, had it been there."""
HELD_BACK: Final = 0.1
"""How likely a joker is laid where another tile fits too, beside one of those."""


def evidence(view: FourView, seen: Seen) -> Evidence | None:
    """Return what the events of the round say about the hidden racks."""
    if view.options.blufjoker or view.pending:
        return None
    others = {seat: size for seat, size in enumerate(view.hand_sizes) if seat != view.seat}
    gained: list[tuple[Seat, int]] = []
    laid: list[tuple[Seat, int, str]] = []
    clues: list[Clue] = []
    table, coming = Table(view.lead), iter(view.laid[1:])
    for moment, event in enumerate(seen.events):
        if isinstance(event, TileLaid | JokerLaid | CornerstoneLaid):
            tile, place, seat = next(coming)
            if seat != view.seat:
                laid.append((seat, moment, tile))
                if not isinstance(event, CornerstoneLaid):
                    clues.append(Clue(moment, seat, 0.0, {**_fitting(table, 1.0), JOKER: HELD_BACK}))
            table.lay(seat, parse(f"{tile}@{place}"))
        elif isinstance(event, Drew) and event.seat != view.seat:
            if event.why == "turn":
                clues.append(Clue(moment, event.seat, 1.0, _fitting(table, NEVER)))
            gained.append((event.seat, moment))
        elif isinstance(event, Passed) and event.seat != view.seat and event.why == "empty":
            clues.append(Clue(moment, event.seat, 1.0, _fitting(table, NEVER)))
    hidden = Counter(SET) - Counter(view.hand) - Counter(tile for tile, _, _ in view.laid)
    return Evidence(list(hidden.elements()), others, gained, laid, clues)


def _fitting(table: Table, weight: float) -> dict[str, float]:
    """Return ``weight`` for every tile that may be laid at an end: a joker at any."""
    tiles = {tile for arm in table.arms for spot in arm.spots for tile in spot.ways}
    return dict.fromkeys({*tiles, JOKER} if tiles or any(arm.spots for arm in table.arms) else (), weight)
