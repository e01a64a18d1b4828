"""The worth of a move of All Fives at a glance, for computer players.

Of the determinized round it asks two things: what the opponent could score in reply, and what is left to
win by going out. So averaging over worlds gives the odds of both.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core import Move
from engine.games.all_fives._tables import BIT, DOUBLES, PIPS, weight
from engine.games.all_fives.layout import Layout
from engine.games.all_fives.round import FivesRound

PIP: Final = 0.2
"""Worth of each pip laid: the opponent cannot win it any more."""
CHOICE: Final = 1.0
"""Worth of each tile in hand that fits afterwards."""
RID_OF_DOUBLE: Final = 1.0
"""A double joins fewer ends than other tiles: the earlier it is out of the hand the better."""
REPLY: Final = 0.8
"""How much a point of the opponent's best reply weighs: that reply may not be the one made."""
STUCK: Final = 20.0
"""Worth of leaving the opponent nothing that fits, and the price of leaving oneself nothing: the
seat that draws falls behind in the race to go out, and loses the tempo."""


def heuristic(round: FivesRound, moves: Sequence[Move]) -> list[float]:
    """A worth, in points, for each of ``moves`` of the seat to move."""
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
    """What the opponent's best answer costs; it gains something to have none."""
    replies = [_with(layout, reply).points() for reply in layout.lays(held)]
    return REPLY * max(replies) if replies else -STUCK


def _with(layout: Layout, move: Move) -> Layout:
    after = layout.copy()
    after.join(move.tile, move.place)
    return after
