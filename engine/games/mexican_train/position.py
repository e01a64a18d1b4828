"""Where a deal of Mexican Train stands, and what each seat may do there.

The whole state is small: hands, stock, the open end of every train, the markers, and which doubles
still ask for something. A double asks twice: first its layer for an extra tile (``owed``), then, if it
was left uncovered, everybody (``binding``). This module knows no shuffling, no texts of moves and not
what a move leads to: that is the round's.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Self

from engine.core import Laid, Move, Outcome, Reason, Round, Seat
from engine.games.mexican_train import events, scoring
from engine.games.mexican_train.notation import (
    DRAW,
    FACES,
    LAYS,
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
"""No train; no seat."""
_by_code = attrgetter("code")


class Position(Round):
    """The state of one deal and everything that can be read off it.

    Trains are numbered as in :mod:`~engine.games.mexican_train.notation`, ends are bits of pips.
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
        "turn",
    )

    hands: list[list[str]]
    stock: list[str]
    options: TrainOptions
    engine: str
    turn: Seat
    """Who is to move; ``NONE`` when the round is over."""
    ends: list[int]
    """The open end of each train, by the train's number."""
    markers: int
    """A bit for each seat whose marker lies on its train."""
    laid: list[Laid]
    owed: int
    """The train whose double's layer owes an extra tile (M15), or ``NONE``."""
    doubles: tuple[int, ...]
    """Trains that end in a double laid this turn, or left open and alive, in the order laid."""
    binding: int
    """The train whose open double binds everybody (M18), or ``NONE``: the first of ``doubles``."""
    drawn: str
    """The tile the seat in turn has just drawn and must lay (E20); empty otherwise."""
    passes: int
    """Passes in a row (E23)."""
    ended: Reason | None

    def __init__(
        self, hands: list[list[str]], stock: list[str], lead: Seat, engine: str, options: TrainOptions
    ) -> None:
        self.hands = hands
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

    # -- what may be done --------------------------------------------------------------------------

    def waiting(self) -> Sequence[Seat]:
        """Return the seat in turn: nothing in this game is asked or offered out of turn."""
        return () if self.turn == NONE else (self.turn,)

    def legal(self, seat: Seat) -> list[Move]:
        """Return every lay that fits; without one, to draw; without a stock, to pass (M10, M11, M21)."""
        if seat != self.turn:
            return []
        return self.lays(seat) or [DRAW if self.stock else PASS]

    def lays(self, seat: Seat) -> list[Move]:
        """Return every lay open to ``seat``, were it in turn, by rack and train."""
        trains, ends, joins = self.open_to(seat), self.ends, self.joins()
        reach = self.reach(trains)
        found = []
        for tile in self.hands[seat]:
            faces = joins[tile]
            if faces & reach:
                for train in trains:
                    if faces & ends[train]:
                        found.append(LAYS[tile][train])  # noqa: PERF401 (this is the hot loop)
        found.sort(key=_by_code)
        return found

    def joins(self) -> dict[str, int]:
        """Return the halves with which each tile may be joined: an extra must not be a double (M15, E2)."""
        return FACES if self.owed == NONE or self.options.chain_doubles else SINGLES

    def open_to(self, seat: Seat) -> tuple[int, ...]:
        """Return the trains ``seat`` may use: the open double's alone (M18, E5), or else its own, the Mexican
        Train and the marked ones (M5, M6, M7, M13, E4).
        """
        if self.binding != NONE:
            return (self.binding,)
        return SUBSETS[self.markers | 1 << seat | 1 << MEXICAN]

    def reach(self, trains: tuple[int, ...]) -> int:
        """Return the numbers open at the ends of ``trains``, as bits."""
        reach = 0
        for train in trains:
            reach |= self.ends[train]
        return reach

    def timeout_move(self, seat: Seat) -> Move:
        """Return the lay that sheds most pips, on the own train if it can be; or what else there is to do."""
        return max(self.legal(seat), key=lambda move: (PIPS.get(move.tile, 0), move.place == TRAINS[seat]))

    def is_dead(self, end: int) -> bool:
        """Return whether every tile of the number of ``end`` lies on the table, its double included (M20)."""
        return sum(1 for tile, _, _ in self.laid if FACES[tile] & end) > size(self.options).top

    def outcome(self) -> Outcome | None:
        """Return the result: all pay for pips left; who is out won, or the lowest hand (M23, M25, E22)."""
        if self.ended is None:
            return None
        return scoring.outcome(self.ended, self.hands)

    # -- what is seen ------------------------------------------------------------------------------

    def view(self, seat: Seat | None) -> TrainView:
        """Return all that ``seat`` may know; a spectator (None) sees hands only if they are open (M27)."""
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
        """Return an independent round in the same state; field by field, because searches live on it."""
        twin = object.__new__(type(self))
        twin.hands = [hand[:] for hand in self.hands]
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
