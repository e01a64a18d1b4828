"""A cheap estimate of each move of Domino 4, for computer players to start from.

It counts in tiles: what the mover sheds or takes on, what it could lay next time, and what the next player
could. Of the hidden tiles it uses only the next player's rack and whether a tile in question is a joker. So
averaging over determinized rounds gives odds.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, cached_property, lru_cache
from typing import NamedTuple

from engine.core import Move, Outcome, Seat
from engine.games.domino_four.fits import JOKER_NEEDS, Need, need_after, ways_to_join
from engine.games.domino_four.grid import EAST, JOINTS
from engine.games.domino_four.notation import cell_of, corner_of
from engine.games.domino_four.position import Position
from engine.games.domino_four.tiles import JOKER

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
    fits = {JOKER}.union(*[spot.ways for arm in round.table.arms for spot in arm.spots]).__contains__
    prospects = [_prospect(sum(map(fits, hand))) for hand in round.hands]
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

    welcome: frozenset[str]
    """The tiles that could be laid next."""
    worth: float
    """The worth of laying any other tile."""
    worth_of_welcome: float
    """The worth of laying one of them: a tile that is laid cannot be laid next."""


class _Outlook:
    """The effects of the possible lays. Many lays leave the same two ends, so each pair is judged once.

    A computer player asks this a million times in a few moves. So there are few calls, and none for a lay
    whose ends have been judged. If lies are allowed, most of the lays to judge are lies.
    """

    def __init__(self, round: Position) -> None:
        self._hand = round.hands[round.turn]
        self._last = len(self._hand) == 1
        self._following = round.hands[(round.turn + 1) % len(round.hands)]
        self._arms = [arm for arm in round.table.arms if arm.spots]
        self._spots = {spot.cell: (arm.name, spot.entry) for arm in self._arms for spot in arm.spots}
        self._needs = {arm.name: arm.need for arm in self._arms}
        self._judged: dict[tuple[str, Need], _Judgement] = {}

    @cached_property
    def covered(self) -> Mapping[int, Mapping[str, float]]:
        """The worth of each face-down lay, in tiles: by the move's code, then by the tile."""
        covered: dict[int, Mapping[str, float]] = {}
        hand = self._hand
        for arm in self._arms:
            others = tuple([other.need for other in self._arms if other is not arm])
            for colour, welcome in enumerate(_welcome_after_jokers(others)):
                worth, worth_of_welcome = self._worths(welcome)
                worths = dict.fromkeys(hand, worth + _LIE)
                worths.update(dict.fromkeys(filter(welcome.__contains__, hand), worth_of_welcome + _LIE))
                worths[JOKER] = worth_of_welcome - _KEEP_JOKER  # not a lie
                for spot in arm.spots:
                    covered[spot.cell << 2 | colour] = worths
        return covered

    def of(self, move: Move) -> float:
        """Return the worth of an open lay: a tile shed, and the tiles that fit the ends it leaves."""
        tile = move.tile
        if self._last:
            return _LAST
        spot = self._spots.get(cell_of(move))
        if spot is None:
            return _CORNERSTONE
        arm, entry = spot
        if tile == JOKER:
            need = JOKER_NEEDS[move.code & 3]
        else:
            need = need_after(tile, lower_open=not JOINTS[corner_of(move)][entry].lower_joins)
        found = self._judged.get((arm, need)) or self._judge(arm, need)
        value = found.worth_of_welcome if tile in found.welcome else found.worth
        return value - _KEEP_JOKER if tile == JOKER else value

    def _judge(self, arm: str, need: Need) -> _Judgement:
        """Return the worth of lays after which ``arm`` requires ``need``; it is cached."""
        welcome = _welcome(*{**self._needs, arm: need}.values())
        return self._judged.setdefault((arm, need), _Judgement(welcome, *self._worths(welcome)))

    def _worths(self, welcome: frozenset[str]) -> tuple[float, float]:
        """Return the worth of laying a tile that is not in ``welcome``, and of laying one that is.

        Args:
            welcome: the tiles that could be laid next.
        """
        mine = sum(map(welcome.__contains__, self._hand))
        threat = _prospect(sum(map(welcome.__contains__, self._following)))
        return _LAY + _prospect(mine) - threat, _LAY + _prospect(mine - 1) - threat


@lru_cache(512)  # a third of all pairs of ends, and more than a match meets
def _welcome(*needs: Need) -> frozenset[str]:
    """Return the tiles that could be laid at ends with these ``needs``."""
    return frozenset({JOKER}.union(*(ways_to_join(need, EAST) for need in needs)))


@cache
def _welcome_after_jokers(others: tuple[Need, ...]) -> tuple[frozenset[str], ...]:
    """Return the tiles that fit next if a joker is laid beside ``others``, by the joker's colour."""
    return tuple(_welcome(need, *others) for need in JOKER_NEEDS)


def _prospect(choice: int) -> float:
    """Return the worth, in tiles, of holding ``choice`` tiles that could be laid next."""
    return _CHOICE * choice if choice else -_STUCK
