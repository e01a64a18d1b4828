"""A cheap worth of each move of Domino 4, for computer players to begin from.

It looks at what the player to move may know and at nothing else: its own rack and the open table.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Move
from engine.games.domino_four.fits import JOKER_NEEDS, Need, need_after, ways_to_join
from engine.games.domino_four.grid import EAST, JOINTS
from engine.games.domino_four.moves import as_joker, cell_of, corner_of
from engine.games.domino_four.position import Position
from engine.games.domino_four.tiles import FACES, JOKER, SET

_LAY = 10.0
_CORNERSTONE = 12.0  # costs another player a tile (D21)
_KEEP_JOKER = 4.0  # a joker always fits: better kept for later
_LIE = 7.0  # what a false joker risks (D27)
_FOLLOW = 0.5  # each tile of one's own that could go on from the new end
_STOP = 5.0  # draw or pass
_CALL = 100.0  # costs nothing (D14)


def worth(round: Position, moves: Sequence[Move]) -> list[float]:
    """The worth of each of ``moves``, in no particular unit: higher is better."""
    hand = round.hands[round.turn]
    spots = {spot.cell: spot.entry for arm in round.table.arms for spot in arm.spots}
    return [_worth(round, hand, spots, move) for move in moves]


def _worth(round: Position, hand: list[str], spots: dict[int, int], move: Move) -> float:
    if move.verb in ("lay", "bluff"):
        return _lay_worth(hand, spots, move)
    if move.verb == "give":
        return -_KEEP_JOKER if move.tile == JOKER else float(sum(FACES[move.tile][1:]))
    if move.verb == "accuse":
        return _doubt(round)
    if move.verb == "accept":
        return 0.5
    return _CALL if move.verb == "call" else _STOP


def _lay_worth(hand: list[str], spots: dict[int, int], move: Move) -> float:
    entry = spots.get(cell_of(move))
    if entry is None:
        return _CORNERSTONE
    need = _opened(move, entry)
    follow = ways_to_join(need, EAST)
    value = _LAY + _FOLLOW * sum(tile in follow for tile in hand if tile != move.tile)
    if move.tile == JOKER:
        return value - _KEEP_JOKER
    return value - _LIE if as_joker(move) else value


def _opened(move: Move, entry: int) -> Need:
    if as_joker(move):
        return JOKER_NEEDS[move.code & 3]
    return need_after(move.tile, lower_open=not JOINTS[corner_of(move)][entry].lower_joins)


def _doubt(round: Position) -> float:
    """How far to doubt a face-down tile: the fewer jokers are still hidden, the more."""
    in_sight = sum(move.verb == "lay" and move.tile == JOKER for _, move in round.table.laid)
    return 1.0 - 0.2 * (SET.count(JOKER) - in_sight)
