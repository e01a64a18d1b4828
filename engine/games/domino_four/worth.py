"""A cheap worth of each move of Domino 4, for computer players to begin from.

Counted in tiles: what the mover sheds or takes on, what it could lay next time, and what the next player
could. Of the hidden tiles it asks only the next player's rack and whether a tile in question is a joker,
so averaging over guessed worlds gives odds.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Move
from engine.games.domino_four.fits import JOKER_NEEDS, Need, Ways, need_after, ways_to_join
from engine.games.domino_four.grid import EAST, JOINTS
from engine.games.domino_four.moves import as_joker, cell_of, corner_of
from engine.games.domino_four.position import Position
from engine.games.domino_four.tiles import JOKER

_LAY = 1.0
_DRAW = -1.0
_LAST = 50.0  # wins (D15)
_CALL = 100.0  # costs nothing and saves a turn (D14)
_CORNERSTONE = 1.5  # the player before takes a tile (D21), and the ends stay
_KEEP_JOKER = 1.5  # a joker fits later too
_LIE = -1.2  # may come back with two more (D27)
_STUCK = 1.5  # somebody who can lay nothing takes a tile (D9)
_CHOICE = 0.3  # each tile that could be laid


def worth(round: Position, moves: Sequence[Move]) -> list[float]:
    """The worth of each of ``moves``, in tiles: higher is better."""
    return [_worth(round, move) for move in moves]


def _worth(round: Position, move: Move) -> float:
    match move.verb:
        case "lay" | "bluff":
            return _lay(round, move)
        case "give":
            return -_KEEP_JOKER if move.tile == JOKER else -_CHOICE * _fits(round, move.tile)
        case "accuse" | "accept":
            return _answer(round, accuse=move.verb == "accuse")
        case "call":
            return _CALL
        case "draw":
            return _DRAW
        case _:
            return 0.0


def _answer(round: Position, *, accuse: bool) -> float:
    """A joker believed sheds a tile; an accusation moves tiles to the one or the other (D26, D27)."""
    share = 1.0 / (len(round.hands) - 1)
    if not accuse:
        return -share
    gain = 1.0 + 2.0 * share
    return -gain if round.table.laid[-1][1].tile == JOKER else gain


def _fits(round: Position, tile: str) -> bool:
    return any(tile in spot.ways for arm in round.table.arms for spot in arm.spots)


def _lay(round: Position, move: Move) -> float:
    hand = round.hands[round.turn]
    if len(hand) == 1 and move.verb == "lay":
        return _LAST
    if not _lengthens(round, move):
        return _CORNERSTONE
    rest = hand.copy()
    rest.remove(move.tile)
    ends = _ends_after(round, move)
    following = round.hands[(round.turn + 1) % len(round.hands)]
    value = _LAY + _prospect(rest, ends) - _prospect(following, ends)
    if move.tile == JOKER:
        return value - _KEEP_JOKER
    return value + _LIE if as_joker(move) else value


def _lengthens(round: Position, move: Move) -> bool:
    cell = cell_of(move)
    return any(spot.cell == cell for arm in round.table.arms for spot in arm.spots)


def _ends_after(round: Position, move: Move) -> list[Ways]:
    """What either end would ask for, the side a tile joins by left aside."""
    cell, needs = cell_of(move), []
    for arm in round.table.arms:
        entry = next((spot.entry for spot in arm.spots if spot.cell == cell), None)
        if entry is not None:
            needs.append(_opened(move, entry))
        elif arm.spots:
            needs.append(arm.need)
    return [ways_to_join(need, EAST) for need in needs]


def _prospect(hand: Sequence[str], ends: Sequence[Ways]) -> float:
    """What it is worth to hold ``hand`` before these ends."""
    choice = sum(tile == JOKER or any(tile in ways for ways in ends) for tile in hand)
    return _CHOICE * choice if choice else -_STUCK


def _opened(move: Move, entry: int) -> Need:
    if as_joker(move):
        return JOKER_NEEDS[move.code & 3]
    return need_after(move.tile, lower_open=not JOINTS[corner_of(move)][entry].lower_joins)
