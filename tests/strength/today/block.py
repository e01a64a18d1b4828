"""The quick value of a move of Block dominoes, for the yardstick."""

from __future__ import annotations

from engine.games.block import PIPS, fits
from engine.tiles.double_n import is_double


def heuristic(round, moves):
    """Return the value of each of ``moves`` of the seat to move."""
    return [_worth(round, move) if move.tile else 0.0 for move in moves]


def _worth(round, move):
    seat, after = round.turn, round.copy()
    after.apply(seat, move)
    if not after.hands[seat]:
        return 1000.0
    able = [sum(fits(tile, after.ends) for tile in hand) for hand in after.hands]
    stuck = sum(count == 0 for other, count in enumerate(able) if other != seat)
    return PIPS[move.tile] + 4.0 * is_double(move.tile) + 3.0 * able[seat] + 8.0 * stuck
