"""The quick value of a move of Domino 4, for the yardstick.

It is counted in tiles: those the mover sheds or takes, those it could lay next time, and those the next
player could lay. Of the hidden tiles it reads only the next player's hand and whether a tile in question is a
joker. The average over determinized rounds therefore weighs both by their odds.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Move
from engine.games.domino_four.fits import JOKER_NEEDS, Need, need_after, ways_to_join
from engine.games.domino_four.grid import EAST, JOINTS
from engine.games.domino_four.notation import as_joker, cell_of, corner_of
from engine.games.domino_four.position import Position
from engine.games.domino_four.tiles import JOKER

_LAY = 1.0
_DRAW = -1.0
_LAST = 50.0  # wins (D15)
_CALL = 100.0  # costs nothing and saves a turn (D14)
_CORNERSTONE = 1.5  # the player before takes a tile (D21), and the ends stay
_KEEP_JOKER = 1.5  # a joker fits later too
_LIE = -1.2  # may come back with two more (D27)
_STUCK = 1.5  # a player who can lay nothing takes a tile (D9)
_CHOICE = 0.3  # each tile that could be laid


def heuristic(round: Position, moves: Sequence[Move]) -> list[float]:
    """Return the value in tiles of each of ``moves``; higher is better."""
    outlook = _Outlook(round)
    return [_worth(round, outlook, move) for move in moves]


def _worth(round: Position, outlook: _Outlook, move: Move) -> float:
    match move.verb:
        case "lay" | "bluff":
            return outlook.of(move)
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
    """Return the value of an answer to a bluff.

    A joker that is believed sheds a tile. An accusation moves tiles to one of the two players (D26, D27).
    """
    share = 1.0 / (len(round.hands) - 1)
    if not accuse:
        return -share
    gain = 1.0 + 2.0 * share
    return -gain if round.table.laid[-1][1].tile == JOKER else gain


def _fits(round: Position, tile: str) -> bool:
    return any(tile in spot.ways for arm in round.table.arms for spot in arm.spots)


def _opened(move: Move, entry: int) -> Need:
    """Return what the new end needs once a tile is laid.

    Args:
        entry: the side at which the tile joins.
    """
    if as_joker(move):
        return JOKER_NEEDS[move.code & 3]
    return need_after(move.tile, lower_open=not JOINTS[corner_of(move)][entry].lower_joins)


class _Outlook:
    """The results of lays. Many lays leave the same two ends, so each pair of ends is judged once."""

    def __init__(self, round: Position) -> None:
        self._hand = round.hands[round.turn]
        self._following = round.hands[(round.turn + 1) % len(round.hands)]
        self._spots = {spot.cell: (arm.name, spot.entry) for arm in round.table.arms for spot in arm.spots}
        self._needs = {arm.name: arm.need for arm in round.table.arms if arm.spots}
        self._judged: dict[tuple[str, Need], tuple[frozenset[str], int, float]] = {}

    def of(self, move: Move) -> float:
        """Return the value of a lay: a tile shed, and the players who could go on from the ends it leaves."""
        if len(self._hand) == 1 and move.verb == "lay":
            return _LAST
        spot = self._spots.get(cell_of(move))
        if spot is None:
            return _CORNERSTONE
        arm, entry = spot
        welcome, mine, threat = self._judge(arm, _opened(move, entry))
        value = _LAY + _prospect(mine - (move.tile in welcome)) - threat
        if move.tile == JOKER:
            return value - _KEEP_JOKER
        return value + _LIE if as_joker(move) else value

    def _judge(self, arm: str, need: Need) -> tuple[frozenset[str], int, float]:
        """Return which tiles fit once ``arm`` needs ``need``, how many of them the mover has, and the next
        player's value."""
        found = self._judged.get((arm, need))
        if found is None:
            needs = {**self._needs, arm: need}.values()
            welcome = frozenset({JOKER}.union(*(ways_to_join(asked, EAST) for asked in needs)))
            mine = sum(tile in welcome for tile in self._hand)
            threat = _prospect(sum(tile in welcome for tile in self._following))
            found = self._judged[arm, need] = welcome, mine, threat
        return found


def _prospect(choice: int) -> float:
    """Return the value of being able to lay ``choice`` different tiles; negative for none."""
    return _CHOICE * choice if choice else -_STUCK
