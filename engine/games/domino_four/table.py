"""The table: which cells are taken, the two arms, and the places where a tile may be laid.

:meth:`Table.lay` keeps everything up to date, so finding what may be laid only walks a few short tuples. The
table knows no hands, no turns and no questions.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Self

from engine.core import Laid, Move, Seat
from engine.games.domino_four.fits import (
    JOKER_TOUCHES,
    START_NEED,
    TOUCHES,
    Need,
    Touches,
    Ways,
    after_joker,
    after_tile,
    ways_to_corner,
    ways_to_join,
)
from engine.games.domino_four.grid import (
    AT_OR_BESIDE,
    BESIDE,
    EAST,
    OPPOSITE,
    START,
    STEPS,
    WEST,
    spell,
)
from engine.games.domino_four.notation import (
    START_JOKER,
    cell_of,
    covers,
    jokers,
    open_lays,
    turned_up,
)
from engine.games.domino_four.tiles import COVERED, JOKER
from engine.games.domino_four.view import Opening

_as_seen = Laid._make
"""Half the cost of calling the class. A view lists the whole table."""

STRAIGHT = 6
"""No more tiles than this lie in a straight line (D18)."""


class Spot(NamedTuple):
    """An empty cell where an arm may go on."""

    cell: int
    entry: int
    """The side of the new tile that will touch the end."""
    ways: Ways


class Arm(NamedTuple):
    """One of the two chains (D5), in the state its last tile leaves it."""

    name: str
    cell: int
    """The cell of its last tile; the start joker's cell if it has none."""
    entry: int
    """The side by which the last tile joined."""
    run: int
    """How many tiles lie in line up to the end. The corner counts, the start joker does not (D18)."""
    need: Need
    spots: tuple[Spot, ...]
    """Where it may go on; empty once the arm is dead."""


class Before(NamedTuple):
    """What a table needs to take its last tile back."""

    arms: tuple[Arm, Arm]
    contacts: int
    """What the neighbours of the cell showed before."""


class Table:
    """The tiles on the table, and everything derived from them.

    Args:
        lead: the seat given for the start joker in :attr:`laid`. No seat laid it (D1).
    """

    __slots__ = ("arms", "before", "laid", "nooks", "rim", "taken")

    def __init__(self, lead: Seat) -> None:
        self.laid: list[tuple[Seat, Move]] = [(lead, START_JOKER)]
        """The seat and the lay of each tile, in order. Face-down tiles have their faces, which no view may
        show."""
        self.taken: set[int] = set()
        self.rim: dict[int, int] = {}
        """Every empty cell beside a tile, and what its neighbours show it."""
        self.nooks: dict[int, Ways] = {}
        """Cells where a cornerstone fits if no chain's end lies beside them (D19, D22)."""
        self.arms: tuple[Arm, Arm] = (_unstarted("E", EAST), _unstarted("W", WEST))
        self.before = Before(self.arms, 0)
        """The state before the last face-down lay."""
        self._occupy(START, JOKER_TOUCHES)

    def copy(self) -> Self:
        """Return an independent table in the same state."""
        twin = object.__new__(type(self))
        twin.laid = self.laid.copy()
        twin.taken = self.taken.copy()
        twin.rim = self.rim.copy()
        twin.nooks = self.nooks.copy()
        twin.arms, twin.before = self.arms, self.before
        return twin

    # -- what may be laid --------------------------------------------------------------------------

    def end_lays(self, tiles: Sequence[str]) -> list[Move]:
        """Return every way to lay coloured ``tiles`` open at an end (D6, D7)."""
        moves: list[Move] = []
        for arm in self.arms:
            if not arm.spots:
                continue
            anywhere = arm.spots[0].ways  # the tiles that fit are the same at all spots of an arm
            fitting = [tile for tile in tiles if tile in anywhere]
            for cell, _, ways in arm.spots if fitting else ():
                lays = open_lays(cell)
                for tile in fitting:
                    moves += lays[ways[tile]]
        return moves

    def may_go_on(self) -> bool:
        """Return whether an arm is not dead, so that a joker may be laid."""
        return any(arm.spots for arm in self.arms)

    def joker_lays(self) -> list[Move]:
        """Return every way to lay a joker open (D11)."""
        return [move for arm in self.arms for spot in arm.spots for move in jokers(spot.cell)]

    def add_covered_lays(self, moves: list[Move], tiles: Sequence[str]) -> None:
        """Append every way to lay one of ``tiles`` face down (D24): wherever a joker may lie (B14).

        There can be hundreds, so they are not copied from a list of their own.
        """
        for arm in self.arms:
            for spot in arm.spots:
                lays = covers(spot.cell)
                for tile in tiles:
                    moves += lays[tile]

    def corner_lays(self, tiles: Sequence[str]) -> list[Move]:
        """Return every way to lay one of ``tiles`` as a cornerstone (D19 to D23)."""
        east, west = self.arms[0].cell, self.arms[1].cell
        moves: list[Move] = []
        for cell in sorted(self.nooks):
            if cell - east in BESIDE or cell - west in BESIDE:
                continue
            ways = self.nooks[cell]
            for tile in tiles:
                if tile in ways:
                    moves += open_lays(cell)[ways[tile]]
        return moves

    # -- laying ------------------------------------------------------------------------------------

    def lay(self, seat: Seat, move: Move) -> str:
        """Lay the tile of a legal ``move``. Return the name of the arm it joins; empty for a cornerstone."""
        _, verb, tile, _, code = move
        cell, way = code >> 2, code & 3
        east, west = self.arms
        if verb == "bluff":
            self.before = Before(self.arms, self.rim[cell])
            tile = JOKER  # B14
        touches = JOKER_TOUCHES if tile == JOKER else TOUCHES[tile][way]
        self.laid.append((seat, move))
        self._occupy(cell, touches)
        for spot in east.spots:
            if spot.cell == cell:
                self.arms = (self._lengthened(east, spot, tile, way), _cleared(west, cell))
                return east.name
        for spot in west.spots:
            if spot.cell == cell:
                self.arms = (_cleared(east, cell), self._lengthened(west, spot, tile, way))
                return west.name
        self.arms = (_cleared(east, cell), _cleared(west, cell))
        return ""

    def take_back(self) -> None:
        """Undo the last lay, which must be a face-down one (D27)."""
        _, move = self.laid.pop()
        cell, rim = cell_of(move), self.rim
        self.arms = self.before.arms
        self.taken.discard(cell)
        for step, touch in JOKER_TOUCHES:
            beside = cell + step
            if beside not in rim:
                continue
            if others := rim[beside] - touch:
                self._show(beside, others)
            else:
                del rim[beside]
        self._show(cell, self.before.contacts)

    def turn_up(self) -> None:
        """Turn up the last tile, a joker laid face down, which stays (B13)."""
        seat, move = self.laid[-1]
        self.laid[-1] = (seat, turned_up(move))

    def _occupy(self, cell: int, touches: Touches) -> None:
        taken, rim = self.taken, self.rim
        taken.add(cell)
        rim.pop(cell, None)
        self.nooks.pop(cell, None)
        for step, touch in touches:
            beside = cell + step
            if beside in rim:
                self._show(beside, rim[beside] + touch)
            elif beside not in taken:
                rim[beside] = touch

    def _show(self, cell: int, contacts: int) -> None:
        """Record what the neighbours of an empty cell show it, and which tiles may be a cornerstone there."""
        self.rim[cell] = contacts
        if ways := ways_to_corner(contacts):
            self.nooks[cell] = ways
        else:
            self.nooks.pop(cell, None)

    def _lengthened(self, arm: Arm, spot: Spot, tile: str, way: int) -> Arm:
        """Return the arm with a tile in ``spot``.

        Args:
            tile: the tile, or :data:`JOKER` if it lies face down (B14).
            way: the corner or colour, as in the move's code.
        """
        cell, entry, _ = spot
        follows = after_joker(way, entry) if tile == JOKER else after_tile(tile, way, entry)
        run = arm.run + 1 if entry == arm.entry else 2
        spots = []
        for step, touch, joining, straight, ways in follows.exits:
            # Only this tile touches the cell: it is empty and has no other neighbour (D8).
            if self.rim.get(cell + step) == touch and (run < STRAIGHT or not straight):
                spots.append(Spot(cell + step, joining, ways))
        return Arm(arm.name, cell, entry, run, follows.need, tuple(spots))

    # -- what is seen ------------------------------------------------------------------------------

    def seen(self) -> tuple[Laid, ...]:
        """Return the tiles on the table as all seats see them, face-down tiles without their face (D25)."""
        return tuple(
            [
                _as_seen((COVERED if move.verb == "bluff" else move.tile, move.place, seat))
                for seat, move in self.laid
            ]
        )

    def covered(self) -> tuple[str, ...]:
        """Return the cells where a tile lies face down, in the order laid."""
        return tuple([spell(cell_of(move)) for _, move in self.laid if move.verb == "bluff"])

    def openings(self) -> tuple[Opening, ...]:
        """Return every cell where a tile may join an arm, with the side by which it joins."""
        return tuple(
            Opening(arm.name, spell(spot.cell), "NESW"[spot.entry], spot.entry == arm.entry)
            for arm in self.arms
            for spot in arm.spots
        )

    def ends(self) -> dict[str, str]:
        """Return the open half of every arm that is not dead, by arm."""
        return {arm.name: arm.need.half for arm in self.arms if arm.spots}


def _unstarted(name: str, side: int) -> Arm:
    """Return an arm without tiles: the start joker opens it on one side only (D5)."""
    entry = OPPOSITE[side]
    spot = Spot(START + STEPS[side], entry, ways_to_join(START_NEED, entry))
    return Arm(name, START, entry, 0, START_NEED, (spot,))


def _cleared(arm: Arm, cell: int) -> Arm:
    """Return the arm without the spots that a tile in ``cell`` fills or touches (D8)."""
    for spot in arm.spots:
        if spot.cell - cell in AT_OR_BESIDE:
            return arm._replace(spots=tuple(s for s in arm.spots if s.cell - cell not in AT_OR_BESIDE))
    return arm
