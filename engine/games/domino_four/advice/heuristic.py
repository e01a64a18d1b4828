"""A cheap estimate of each move of Domino 4, for computer players to start from.

It counts in tiles: what the mover sheds or takes on, what it could lay next time, and what the next player
could. Of the hidden tiles it uses only the next player's rack and whether a tile in question is a joker. So
averaging over determinized rounds gives odds.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from typing import Final, NamedTuple

from engine.core import Move, Outcome, Seat
from engine.games.domino_four.fits import JOKER_NEEDS, Need, need_after, ways_to_join
from engine.games.domino_four.grid import CORNERS, EAST, JOINTS, SIDES
from engine.games.domino_four.position import Position
from engine.games.domino_four.table import Arm
from engine.games.domino_four.tiles import JOKER, KINDS, RANK

_LAY = 1.0
_DRAW = -1.0
_LAST = 50.0  # wins the round (D15)
_CALL = 100.0  # costs nothing and saves a turn (D14)
_CORNERSTONE = 1.5  # the player before takes a tile (D21), and the ends stay
_KEEP_JOKER = 1.5  # a joker fits later too
_LIE = -1.2  # may come back with two more (D27)
_STUCK = 1.5  # a player who can lay nothing takes a tile (D9)
_WON = 4.0  # the worth of a won round, in tiles
_CHOICE = 0.3  # the worth of each tile that could be laid


def heuristic(round: Position, moves: Sequence[Move]) -> list[float]:
    """Return the worth of each of ``moves``, in tiles: higher is better."""
    outlook, worths = _Outlook(round), list[float]()
    for move in moves:
        verb = move.verb
        if verb == "bluff":
            worths.append(outlook.covered[move.code][move.tile])
        elif verb == "lay":
            worths.append(outlook.of(move))
        else:
            worths.append(_worth(round, move))
    return worths


def gain(round: Position, outcome: Outcome, seat: Seat) -> float:
    """Return what an outcome is worth to ``seat``, in tiles."""
    won = 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0
    return 2 * _WON * (won - 1.0 / len(round.hands)) + 0.5 * _ahead(round, seat)


def estimate(round: Position, seat: Seat) -> float:
    """Return what ``seat`` may expect of a round that goes on, in tiles: its lead, and what could be laid."""
    welcome = 0
    for arm in round.table.arms:
        if arm.spots:
            welcome |= _welcome(arm.need)
    prospects = [_prospect(_choice(_as_bits(hand), welcome)) for hand in round.hands]
    own = prospects[seat]
    return _ahead(round, seat) + own - (sum(prospects) - own) / (len(prospects) - 1)


def _ahead(round: Position, seat: Seat) -> float:
    """Return how many tiles fewer than the mean of the others the seat has."""
    sizes = [len(hand) for hand in round.hands]
    return (sum(sizes) - sizes[seat]) / (len(sizes) - 1) - sizes[seat]


def _worth(round: Position, move: Move) -> float:
    match move.verb:
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
    """Return the worth in tiles of accusing the last face-down tile (D26, D27), or of accepting it."""
    share = 1.0 / (len(round.hands) - 1)
    if not accuse:
        return -share
    gain = 1.0 + 2.0 * share
    return -gain if round.table.laid[-1][1].tile == JOKER else gain


def _fits(round: Position, tile: str) -> bool:
    return any(tile in spot.ways for arm in round.table.arms for spot in arm.spots)


class _Judgement(NamedTuple):
    """The effects of a lay, given the two ends that it leaves."""

    welcome: int
    """The coloured tiles that could be laid next, as a set of :data:`BITS`. A joker always could."""
    worth: float
    """The worth of laying any other tile."""
    worth_of_welcome: float
    """The worth of laying one of them: a tile that is laid cannot be laid next."""


class _End(NamedTuple):
    """An end at which a tile may be laid, and what is known about the lays there."""

    after: Mapping[str, tuple[int, ...]]
    """By tile and by corner or colour, the tiles that the end then welcomes."""
    others: int
    """The tiles that the other end welcomes."""
    judged: dict[int, _Judgement]
    """The lays judged so far, by the tiles that the end then welcomes."""


class _Outlook:
    """The effects of the possible lays. Many lays leave the same two ends, so each pair is judged once.

    A computer player asks this a million times in a few moves. So there are few calls, and none for a lay
    whose ends have been judged. If lies are allowed, most of the lays to judge are lies.
    """

    def __init__(self, round: Position) -> None:
        self._hand = round.hands[round.turn]
        self._last = len(self._hand) == 1
        self._mine = _as_bits(self._hand)
        self._following = _as_bits(round.hands[(round.turn + 1) % len(round.hands)])
        self._ends: dict[int, _End] = {}
        """The ends by the cells where a tile may join."""
        self._arms: list[tuple[Arm, _End]] = []
        arms = [arm for arm in round.table.arms if arm.spots]
        for arm in arms:
            others, judged = 0, dict[int, _Judgement]()
            for other in arms:
                if other is not arm:
                    others = _welcome(other.need)
            for spot in arm.spots:
                self._ends[spot.cell] = _End(AFTER[spot.entry], others, judged)
            self._arms.append((arm, self._ends[arm.spots[0].cell]))

    @cached_property
    def covered(self) -> Mapping[int, Mapping[str, float]]:
        """The worth of each face-down lay, in tiles: by the move's code, then by the tile."""
        covered: dict[int, Mapping[str, float]] = {}
        for arm, end in self._arms:
            for colour, after in enumerate(end.after[JOKER]):
                welcome, worth, worth_of_welcome = self._judge(end, after)
                worths = {
                    tile: (worth_of_welcome if BITS[tile] & welcome else worth) + _LIE for tile in self._hand
                }
                worths[JOKER] = worth_of_welcome - _KEEP_JOKER  # not a lie
                for spot in arm.spots:
                    covered[spot.cell << 2 | colour] = worths
        return covered

    def of(self, move: Move) -> float:
        """Return the worth of an open lay: a tile shed, and the tiles that fit the ends it leaves."""
        if self._last:
            return _LAST
        _, _, tile, _, code = move
        end = self._ends.get(code >> 2)
        if end is None:
            return _CORNERSTONE
        after = end.after[tile][code & 3]
        welcome, worth, worth_of_welcome = end.judged.get(after) or self._judge(end, after)
        if tile == JOKER:
            return worth_of_welcome - _KEEP_JOKER
        return worth_of_welcome if BITS[tile] & welcome else worth

    def _judge(self, end: _End, after: int) -> _Judgement:
        """Return the worth of lays after which ``end`` welcomes the tiles ``after``; it is cached."""
        welcome = after | end.others
        mine, threat = _choice(self._mine, welcome), _prospect(_choice(self._following, welcome))
        found = _Judgement(welcome, _LAY + _prospect(mine) - threat, _LAY + _prospect(mine - 1) - threat)
        end.judged[after] = found
        return found


# -- sets of tiles ---------------------------------------------------------------------------------

BITS: Final = {tile: 1 << rank for tile, rank in RANK.items()}
"""Each tile as a bit; that of the joker is the highest."""


def _as_bits(hand: Sequence[str]) -> int:
    """Return a hand as a number: a bit for each coloured tile, and above them the number of jokers."""
    return sum(map(BITS.__getitem__, hand))


def _choice(hand: int, welcome: int) -> int:
    """Return how many tiles of a hand fit: its jokers, and the coloured ones that are ``welcome``."""
    return (hand & welcome).bit_count() + (hand >> RANK[JOKER])


@cache
def _welcome(need: Need) -> int:
    """Return the coloured tiles that could be laid at an end with this need, as a set of :data:`BITS`."""
    return _as_bits(list(ways_to_join(need, EAST)))


def _after(tile: str, entry: int) -> tuple[int, ...]:
    """Return the tiles welcome after ``tile`` joined by its side ``entry``, by its corner or colour."""
    if tile == JOKER:
        return tuple(map(_welcome, JOKER_NEEDS))
    joints = [JOINTS[corner][entry] for corner in range(len(CORNERS))]
    return tuple([_welcome(need_after(tile, lower_open=not joint.lower_joins)) for joint in joints])


AFTER: Final = tuple({tile: _after(tile, entry) for tile in KINDS} for entry in SIDES)
"""The tiles that an end welcomes after a lay there: by the side that joins, by tile, by corner or colour."""


def _prospect(choice: int) -> float:
    """Return the worth, in tiles, of holding ``choice`` tiles that could be laid next."""
    return _CHOICE * choice if choice else -_STUCK
