"""The quick value of a move of Partner Dominoes, for the yardstick."""

from __future__ import annotations

from engine.games.partners.notation import BIT, FITS, PIPS
from engine.tiles.double_n import is_double


def heuristic(round, moves):
    """Return the value of each of ``moves`` of the seat to move."""
    return [_worth(round, move) if move.tile else 0.0 for move in moves]


def _worth(round, move):
    seat, after = round.turn, round.copy()
    after.apply(seat, move)
    if not after.hands[seat]:
        return 1000.0
    fits = FITS[after.ends[0]] | FITS[after.ends[1]]
    able = [sum(bool(BIT[tile] & fits) for tile in hand) for hand in after.hands]
    stuck = sum(not able[(seat + by) % 4] for by in (1, 3)) - (not able[(seat + 2) % 4])
    return PIPS[move.tile] + 4.0 * is_double(move.tile) + 3.0 * able[seat] + 8.0 * stuck
