"""A cheap estimate of each move of Domino 4, for computer players to start from.

It counts in tiles: what the mover sheds or takes on, what it could lay next time, and what the next player
could. Of the hidden tiles it uses only the next player's rack and whether a tile in question is a joker. So
averaging over determinized rounds gives odds.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from typing import Final

from engine.core import Move, Outcome, Seat
from engine.games.domino_four.fits import JOKER_NEEDS, Need, need_after, ways_to_join
from engine.games.domino_four.grid import CORNERS, EAST, JOINTS, SIDES
from engine.games.domino_four.notation import covers
from engine.games.domino_four.position import Position
from engine.games.domino_four.tiles import COLOURS, JOKER, KINDS, RANK, SET

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
    return _worths(round, _Outlook(round), moves)


def favourite(round: Position, seat: Seat) -> Move:
    """Return the legal move of ``seat`` with the highest worth, the first of equals. Of the face-down lays,
    which may be hundreds, only the best is built.
    """
    outlook, moves = _Outlook(round), round.uncovered(seat)
    worths = _worths(round, outlook, moves)
    worth = max(worths)
    move = moves[worths.index(worth)]
    best = None if round.pending else outlook.best_covered()
    if best is None or best[0] < worth or (best[0] == worth and move.place):  # open lays come first
        return move
    return best[1]


def _worths(round: Position, outlook: _Outlook, moves: Sequence[Move]) -> list[float]:
    worths = list[float]()
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
    prospects = [PROSPECTS[_choice(_as_bits(hand), welcome)] for hand in round.hands]
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


class _Outlook:
    """The effects of the possible lays. Many lays leave the same choice of tiles, so each is judged once.

    A computer player asks this a million times in a few moves. So hands are sets of bits, and the tiles that
    an end welcomes after a lay are looked up. If lies are allowed, most of the lays to judge are lies.
    """

    def __init__(self, round: Position) -> None:
        self._tiles = round.hands[round.turn]
        self._last = len(self._tiles) == 1
        self._hand = _as_bits(self._tiles)
        self._following = _as_bits(round.hands[(round.turn + 1) % len(round.hands)])
        self._judged: dict[int, tuple[float, float]] = {}
        """The worths found so far, by the tiles that could be laid next."""
        self._arms = round.table.arms
        self._ends: dict[int, tuple[Mapping[str, Sequence[int]], int]] = {}
        """By the cell of a tile that joins an arm: the row of :data:`AFTER` for the side by which it joins,
        and the tiles that the other arm welcomes."""
        east, west = self._arms
        for arm, other in ((east, west), (west, east)):
            others = _welcome(other.need) if other.spots else 0
            for cell, entry, _ in arm.spots:
                self._ends[cell] = AFTER[entry], others

    @cached_property
    def covered(self) -> Mapping[int, Mapping[str, float]]:
        """The worth of each face-down lay, in tiles: by the move's code, then by the tile."""
        covered: dict[int, Mapping[str, float]] = {}
        for arm in self._arms:
            for colour in range(len(COLOURS)) if arm.spots else ():
                after, others = self._ends[arm.spots[0].cell]
                welcome = after[JOKER][colour] | others
                worth, worth_of_welcome = self._worths(welcome)
                worths = {
                    tile: (worth_of_welcome if BITS[tile] & welcome else worth) + _LIE for tile in self._tiles
                }
                worths[JOKER] = worth_of_welcome - _KEEP_JOKER  # not a lie
                for spot in arm.spots:
                    covered[spot.cell << 2 | colour] = worths
        return covered

    def best_covered(self) -> tuple[float, Move] | None:
        """Return the worth of the best face-down lay, the first of equals, and the lay itself; None if no arm
        can go on.

        Lays are ordered by arm, tile and colour. All spots of an arm are worth the same.
        """
        found: list[tuple[float, int, int, int]] = []
        jokers, coloured = self._hand >> JOKERS << JOKERS, self._hand & (1 << JOKERS) - 1
        for number, arm in enumerate(self._arms):
            for colour in range(len(COLOURS)) if arm.spots else ():
                after, others = self._ends[arm.spots[0].cell]
                welcome = after[JOKER][colour] | others
                worth, worth_of_welcome = self._judged.get(welcome) or self._worths(welcome)
                for tiles, value in (
                    (coloured & ~welcome, worth + _LIE),
                    (coloured & welcome, worth_of_welcome + _LIE),
                    (jokers, worth_of_welcome - _KEEP_JOKER),
                ):
                    if tiles:
                        rank = min((tiles & -tiles).bit_length() - 1, JOKERS)
                        found.append((value, -number, -rank, -colour))
        if not found:
            return None
        value, number, rank, colour = max(found)
        cell = self._arms[-number].spots[0].cell
        return value, covers(cell)[KINDS[-rank]][-colour]

    def of(self, move: Move) -> float:
        """Return the worth of an open lay: a tile shed, and the tiles that fit the ends it leaves."""
        _, _, tile, _, code = move
        if self._last:
            return _LAST
        end = self._ends.get(code >> 2)
        if end is None:
            return _CORNERSTONE
        after, others = end
        welcome = after[tile][code & 3] | others
        worth, worth_of_welcome = self._judged.get(welcome) or self._worths(welcome)
        if tile == JOKER:
            return worth_of_welcome - _KEEP_JOKER
        return worth_of_welcome if BITS[tile] & welcome else worth

    def _worths(self, welcome: int) -> tuple[float, float]:
        """Return the worth of laying a tile that is not in ``welcome``, and of laying one that is: a tile
        that is laid cannot be laid next. Both are remembered.

        Args:
            welcome: the coloured tiles that could be laid next. A joker always could.
        """
        mine, threat = _choice(self._hand, welcome), PROSPECTS[_choice(self._following, welcome)]
        found = self._judged[welcome] = (_LAY + PROSPECTS[mine] - threat, _LAY + PROSPECTS[mine - 1] - threat)
        return found


# -- sets of tiles ---------------------------------------------------------------------------------

BITS: Final = {tile: 1 << rank for tile, rank in RANK.items()}
"""Each tile as a bit; that of the joker is the highest."""
JOKERS: Final = RANK[JOKER]
"""How far to shift a hand of bits to get its number of jokers."""


def _as_bits(hand: Sequence[str]) -> int:
    """Return a hand as a number: a bit for each coloured tile, and above them the number of jokers."""
    return sum(map(BITS.__getitem__, hand))


def _choice(hand: int, welcome: int) -> int:
    """Return how many tiles of a hand fit: its jokers, and the coloured ones that are ``welcome``."""
    return (hand & welcome).bit_count() + (hand >> JOKERS)


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


PROSPECTS: Final = (-_STUCK, *(_CHOICE * choice for choice in range(1, len(SET) + 1)))
"""The worth, in tiles, of holding so many tiles that could be laid next."""
