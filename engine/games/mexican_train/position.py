"""The state of a deal of Mexican Train, and the moves it allows each seat.

The state is small: hands, stock, the open end of every train, the markers, and the doubles that still need a
tile. A double asks twice: first its layer for an extra tile (``owed``), and then, if it was left uncovered,
all players (``binding``). This module knows no shuffling and no texts of moves. It does not know what a move
leads to; the round does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from engine.core import Laid, Move, Outcome, Reason, Round, Seat
from engine.games.mexican_train import events, scoring
from engine.games.mexican_train.notation import (
    BITS,
    BY_BIT,
    DRAW,
    FACES,
    FITTING,
    MEXICAN,
    PASS,
    PIPS,
    RANK,
    SINGLES,
    SUBSETS,
    TRAINS,
    number,
)
from engine.games.mexican_train.options import TrainOptions, size
from engine.games.mexican_train.view import TrainView

NONE = -1
"""No train, or no seat."""


class Position(Round):
    """The state of one deal and everything that can be read from it.

    Trains are numbered as in :mod:`~engine.games.mexican_train.notation`; ends are bits of pips.
    """

    __slots__ = (
        "binding",
        "doubles",
        "drawn",
        "ended",
        "ends",
        "engine",
        "laid",
        "markers",
        "options",
        "owed",
        "passes",
        "racks",
    )

    hands: list[list[str]]
    """The tiles of each seat in the order in which it got them."""
    racks: list[int]
    """The same hands as sets of :data:`~engine.games.mexican_train.notation.BITS`."""
    stock: list[str]
    options: TrainOptions
    engine: str
    turn: Seat
    """The seat to move; ``NONE`` when the round is over."""
    ends: list[int]
    """The open end of each train, by the train's number."""
    markers: int
    """A bit for each seat whose marker lies on its train."""
    laid: list[Laid]
    owed: int
    """The train on which the layer of a double owes an extra tile (M15), or ``NONE``."""
    doubles: tuple[int, ...]
    """Trains that end in a double laid this turn, or left open and still coverable, in the order laid."""
    binding: int
    """The train whose open double binds all players (M18): the first of ``doubles``; or ``NONE``."""
    drawn: str
    """The tile the seat in turn has just drawn and must lay (E20); empty otherwise."""
    passes: int
    """The number of passes in a row (E23)."""
    ended: Reason | None

    def __init__(
        self, hands: list[list[str]], stock: list[str], lead: Seat, engine: str, options: TrainOptions
    ) -> None:
        self.hands = hands
        self.racks = [sum(map(BITS.__getitem__, hand)) for hand in hands]
        self.stock = stock
        self.lead = self.turn = lead
        self.options = options
        self.engine = engine
        self.ends = [FACES[engine]] * len(TRAINS)
        self.markers = 0
        self.laid = []
        self.owed = self.binding = NONE
        self.doubles = ()
        self.drawn = ""
        self.passes = 0
        self.ended = None
        self.opening = (events.EngineSet(engine), events.Starts(lead))

    def in_turn(self, seat: Seat) -> Self:
        """Return a copy in which it is the turn of ``seat``, without the tile that another seat has drawn."""
        twin = super().in_turn(seat)
        twin.drawn = ""
        return twin

    # -- what may be done --------------------------------------------------------------------------

    def waiting(self) -> Sequence[Seat]:
        """Return the seat in turn; empty once the round is over.

        Moves out of turn do not exist in this game.
        """
        return () if self.turn == NONE else (self.turn,)

    def legal(self, seat: Seat) -> list[Move]:
        """Return every lay that fits, or else the draw, or else the pass (M10, M11, M21)."""
        if seat != self.turn:
            return []
        return self.lays(seat) or [DRAW if self.stock else PASS]

    def lays(self, seat: Seat) -> list[Move]:
        """Return every lay open to ``seat`` as if it were in turn, ordered by rack and train."""
        trains, ends = self.open_to(seat), self.ends
        left = self.racks[seat] & self.fitting(trains)
        found = []
        while left:
            tile = left & -left
            left ^= tile
            faces, lays = BY_BIT[tile]
            for train in trains:
                if faces & ends[train]:
                    found.append(lays[train])  # noqa: PERF401 (this is the hot loop)
        return found

    def open_to(self, seat: Seat) -> tuple[int, ...]:
        """Return the trains that ``seat`` may use (M5, M6, M7, M13, E4).

        That is only the train of the open double, if there is one (M18, E5). Otherwise it is the seat's own,
        the Mexican Train and the marked ones.
        """
        if self.binding != NONE:
            return (self.binding,)
        return SUBSETS[self.markers | 1 << seat | 1 << MEXICAN]

    def fitting(self, trains: tuple[int, ...]) -> int:
        """Return the set of tiles that may be laid on one of ``trains`` now: doubles only if no extra tile is
        owed, or if doubles may be chained (M15, E2).
        """
        ends, numbers = self.ends, 0
        for train in trains:
            numbers |= ends[train]
        tiles = FITTING[numbers]
        return tiles if self.owed == NONE or self.options.chain_doubles else tiles & SINGLES

    def timeout_move(self, seat: Seat) -> Move:
        """Return the lay that sheds most pips, if possible on the own train; or the draw or pass."""
        return max(self.legal(seat), key=lambda move: (PIPS.get(move.tile, 0), move.place == TRAINS[seat]))

    def is_dead(self, end: int) -> bool:
        """Return whether all tiles with the number ``end`` (a bit), its double included, are laid (M20)."""
        alive = FITTING[end]
        if any(rack & alive for rack in self.racks):  # mostly so, and counting takes longer
            return False
        return sum(1 for tile, _, _ in self.laid if FACES[tile] & end) > size(self.options).top

    def outcome(self) -> Outcome | None:
        """Return the result; None while the round goes on (M23, M25, E22)."""
        if self.ended is None:
            return None
        return scoring.outcome(self.ended, self.hands)

    # -- what is seen ------------------------------------------------------------------------------

    def view(self, seat: Seat | None) -> TrainView:
        """Return all that ``seat`` may know. A spectator (None) sees hands only if they are open (M27)."""
        hands = tuple(tuple(sorted(hand, key=RANK.__getitem__)) for hand in self.hands)
        places = [*TRAINS[: len(hands)], TRAINS[MEXICAN]]
        ends = [*self.ends[: len(hands)], self.ends[MEXICAN]]
        return TrainView(
            seat=seat,
            hand=() if seat is None else hands[seat],
            hand_sizes=tuple(map(len, hands)),
            stock_size=len(self.stock),
            waiting=tuple(self.waiting()),
            legal=() if seat is None else tuple(self.legal(seat)),
            ends=dict(zip(places, map(number, ends), strict=True)),
            laid=tuple(self.laid),
            lead=self.lead,
            round_scores=(0,) * len(hands),
            options=self.options,
            engine=self.engine,
            markers=SUBSETS[self.markers],
            open_double=_spelt(self.binding),
            extra_owed=_spelt(self.owed),
            drawn=self.drawn if seat == self.turn else "",
            passes=self.passes,
            hands=hands if self.options.open_hands else None,
        )

    def copy(self) -> Self:
        """Return an independent round in the same state.

        It copies field by field for the speed of searches.
        """
        twin = object.__new__(type(self))
        twin.hands = [hand[:] for hand in self.hands]
        twin.racks = self.racks[:]
        twin.stock = self.stock[:]
        twin.lead = self.lead
        twin.opening = self.opening
        twin.options = self.options
        twin.engine = self.engine
        twin.turn = self.turn
        twin.ends = self.ends[:]
        twin.markers = self.markers
        twin.laid = self.laid[:]
        twin.owed = self.owed
        twin.doubles = self.doubles
        twin.binding = self.binding
        twin.drawn = self.drawn
        twin.passes = self.passes
        twin.ended = self.ended
        return twin


def _spelt(train: int) -> str | None:
    return None if train == NONE else TRAINS[train]
