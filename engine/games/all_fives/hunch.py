"""What a lay of All Fives looks worth at first sight, for computer players that think no further."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from engine.core import Move, Round
from engine.games.all_fives.layout import BIT
from engine.games.all_fives.round import FivesRound
from engine.tiles.double_n import pips

WEIGHT: Final = 0.2
"""Worth of each pip laid: it cannot be won by the opponent any more."""
FREEDOM: Final = 0.5
"""Worth of each tile in hand that fits afterwards."""


def hunch(round: Round, moves: Sequence[Move]) -> list[float]:
    """The points a lay scores at once, plus a little for pips laid and for tiles that still fit."""
    deal = cast(FivesRound, round)
    return [_worth(deal, move) if move.tile else 0.0 for move in moves]


def _worth(round: FivesRound, move: Move) -> float:
    layout = round.layout.copy()
    layout.join(move.tile, move.place)
    points = 0 if layout.count % 5 else layout.count
    left = round.masks[round.turn] & ~BIT[move.tile]
    return points + WEIGHT * pips(move.tile) + FREEDOM * (left & layout.fits).bit_count()
