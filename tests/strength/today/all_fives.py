"""The quick value of a move of All Fives, for the yardstick.

It reads two things from the determinized round: the opponent's best reply, and the pips won by going out. The
average over worlds therefore weighs both by their odds.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core import Move
from engine.games.all_fives._tables import BIT, DOUBLES, PIPS, weight
from engine.games.all_fives.layout import Layout
from engine.games.all_fives.round import FivesRound

PIP: Final = 0.2
"""The value of each pip laid, because the opponent can no longer win it."""
CHOICE: Final = 1.0
"""The value of each tile in hand that fits afterwards."""
RID_OF_DOUBLE: Final = 1.0
"""A double joins fewer ends than other tiles, so it is better laid early."""
REPLY: Final = 0.8
"""The weight of a point of the opponent's best reply, which may not be the reply made."""
STUCK: Final = 20.0
"""The value of leaving the opponent without a fitting tile, and the cost of leaving oneself without one. The
seat that draws falls behind in the race to go out and loses the tempo."""


def heuristic(round: FivesRound, moves: Sequence[Move]) -> list[float]:
    """Return the value in points of each of ``moves`` of the seat to move."""
    return [_lay(round, move) if move.tile else 0.0 for move in moves]


def _lay(round: FivesRound, move: Move) -> float:
    tile, opponent = move.tile, 1 - round.turn
    layout = _with(round.layout, move)
    left = round.masks[round.turn] & ~BIT[tile]
    if not left:
        return layout.points() + weight(round.hands[opponent])  # G15
    worth = layout.points() + PIP * PIPS[tile] + CHOICE * (left & layout.fits).bit_count()
    worth += RID_OF_DOUBLE * (tile in DOUBLES) - _reply(layout, round.masks[opponent])
    return worth if left & layout.fits else worth - STUCK


def _reply(layout: Layout, held: int) -> float:
    """Return the cost of the opponent's best reply. It is negative if the opponent has no reply."""
    replies = [_with(layout, reply).points() for reply in layout.lays(held)]
    return REPLY * max(replies) if replies else -STUCK


def _with(layout: Layout, move: Move) -> Layout:
    after = layout.copy()
    after.join(move.tile, move.place)
    return after
