"""A round of Mexican Train: one deal, from the engine in the centre to the last tile.

The whole state is small: hands, stock, the open end of every train, the markers, and which doubles
still ask for something. A double asks twice: first its layer for an extra tile (``owed``), then, if it
was left uncovered, everybody (``binding``). This module knows no shuffling and no texts of moves.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from operator import attrgetter
from typing import Self

from engine.core import Laid, Log, Move, MoveNotNow, Outcome, Reason, Round, Seat, silent
from engine.games.mexican_train import events as told
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
from engine.games.mexican_train.refusals import refusal
from engine.games.mexican_train.view import TrainView

NONE = -1
"""No train; no seat."""
_by_code = attrgetter("code")
_laid = cache(Laid)


class TrainRound(Round):
    """One deal of Mexican Train. Trains are numbered as in :mod:`notation`, ends are bits of pips."""

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
        self.opening = (told.EngineSet(engine), told.Starts(lead))

    # -- what a seat may do ------------------------------------------------------------------------

    def waiting(self) -> Sequence[Seat]:
        """The seat in turn: nothing in this game is asked or offered out of turn."""
        return () if self.turn == NONE else (self.turn,)

    def legal(self, seat: Seat) -> list[Move]:
        """Every lay that fits; without one, to draw; without a stock, to pass (M10, M11, M21)."""
        if seat != self.turn:
            return []
        return self.lays(seat) or [DRAW if self.stock else PASS]

    def lays(self, seat: Seat) -> list[Move]:
        """Every lay open to ``seat``, were it in turn, by rack and train."""
        trains, ends, joins = self.open_to(seat), self.ends, self.joins()
        reach = self._reach(trains)
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
        """The halves with which each tile may be joined: an extra must not be a double (M15, E2)."""
        return FACES if self.owed == NONE or self.options.chain_doubles else SINGLES

    def open_to(self, seat: Seat) -> tuple[int, ...]:
        """The trains ``seat`` may use: the open double's alone (M18, E5), or else its own, the Mexican
        Train and the marked ones (M5, M6, M7, M13, E4).
        """
        if self.binding != NONE:
            return (self.binding,)
        return SUBSETS[self.markers | 1 << seat | 1 << MEXICAN]

    def _reach(self, trains: tuple[int, ...]) -> int:
        reach = 0
        for train in trains:
            reach |= self.ends[train]
        return reach

    def default(self, seat: Seat) -> Move:
        """The lay that sheds most pips, on the own train if it can be; or what else there is to do."""
        return max(self.legal(seat), key=lambda move: (PIPS.get(move.tile, 0), move.place == TRAINS[seat]))

    def refusal(self, seat: Seat, move: Move) -> MoveNotNow:
        """Why ``move`` is not legal for ``seat`` now; the keys are in :mod:`refusals`."""
        return refusal(self, seat, move)

    # -- what happens ------------------------------------------------------------------------------

    def apply(self, seat: Seat, move: Move, log: Log = silent) -> None:
        """Play a move taken from :meth:`legal`, unchecked, with all that the rules make of it."""
        if move.verb == "lay":
            self._lay(seat, move, log)
        elif move.verb == "draw":
            self._draw(seat, log)
        else:
            self._pass(seat, log)

    def _lay(self, seat: Seat, move: Move, log: Log) -> None:
        """One tile on one train, and what the rules make of it (M9, M15)."""
        tile, place, train = move.tile, move.place, move.code % len(TRAINS)
        hand, faces, end = self.hands[seat], FACES[tile], self.ends[train]
        hand.remove(tile)
        self.laid.append(_laid(tile, place, seat))
        self.passes = 0
        self.drawn = ""
        log(told.tile_laid(seat, tile, place))
        if train == seat and self.markers >> seat & 1:  # M14, E10
            self.markers ^= 1 << seat
            log(told.marker_up(seat))
        if len(hand) == 1:  # M22, E14
            log(told.knocked(seat))
        if faces == end:
            self.doubles += (train,)
            self.owed = train
        else:
            self.ends[train] = faces ^ end
            self.owed = NONE
            if train in self.doubles:
                self._cover(seat, train, end, log)
        if not hand:  # M23; no double holds anybody back: M15, E13
            self._end_round(Reason.OUT)
        elif faces == end:
            log(told.extra_owed(seat, tile, place))
        else:
            self._end_turn(seat, log)

    def _cover(self, seat: Seat, train: int, end: int, log: Log) -> None:
        """A tile lies on the double of ``train``; if that bound everybody, it no longer does (M18, E6)."""
        self.doubles = tuple(other for other in self.doubles if other != train)
        if train == self.binding:
            self.binding = NONE
            log(told.double_covered(seat, _double(end), TRAINS[train]))

    def _draw(self, seat: Seat, log: Log) -> None:
        """One tile from the stock: laid in a move of its own, or kept at the price of a marker (M11, E20)."""
        tile = self.stock.pop(0)
        self.hands[seat].append(tile)
        log(told.drew(seat, tile, self.options.open_hands))
        if self.joins()[tile] & self._reach(self.open_to(seat)):
            self.drawn = tile
        else:
            log(told.stuck(seat))
            self._mark(seat, log)
            self._end_turn(seat, log)

    def _pass(self, seat: Seat, log: Log) -> None:
        """Nothing to lay and nothing to draw (M21); after a full circle the round may be over (E23)."""
        self.passes += 1
        log(told.passed(seat))
        self._mark(seat, log)
        self._end_turn(seat, log)
        everybody = range(len(self.hands))
        if self.passes >= len(everybody) and not any(map(self.lays, everybody)):
            self._end_round(Reason.BLOCKED)
            log(told.Blocked())

    def _mark(self, seat: Seat, log: Log) -> None:
        if not self.markers >> seat & 1:
            self.markers |= 1 << seat
            log(told.marker_down(seat))

    def _end_turn(self, seat: Seat, log: Log) -> None:
        self.owed = NONE
        self.turn = (seat + 1) % len(self.hands)
        if self.doubles and self.binding == NONE:
            self._bind(log)

    def _bind(self, log: Log) -> None:
        """The first double still uncovered binds everybody, unless it is dead (M18, M20, E9).

        Asked when a turn ends and no double binds yet. That is often enough: while one binds, nothing is
        laid that could kill it.
        """
        alive = []
        for train in self.doubles:
            if self.is_dead(self.ends[train]):
                log(told.double_dead(_double(self.ends[train]), TRAINS[train]))
            else:
                alive.append(train)
        self.doubles = tuple(alive)
        if alive:
            self.binding = alive[0]
            log(told.double_open(_double(self.ends[self.binding]), TRAINS[self.binding]))

    def is_dead(self, end: int) -> bool:
        """Whether every tile of the number of ``end`` lies on the table, its double included (M20)."""
        return sum(1 for tile, _, _ in self.laid if FACES[tile] & end) > size(self.options).top

    def _end_round(self, reason: Reason) -> None:
        self.ended = reason
        self.turn = self.owed = self.binding = NONE
        self.doubles = ()

    def outcome(self) -> Outcome | None:
        """Everybody pays for the pips left; who is out won, or else the lowest hand (M23, M25, E22)."""
        if self.ended is None:
            return None
        scores = tuple(sum(PIPS[tile] for tile in hand) for hand in self.hands)
        if self.ended is Reason.OUT:
            return Outcome(Reason.OUT, (self.hands.index([]),), scores)
        lowest = min(scores)
        winners = tuple(seat for seat, score in enumerate(scores) if score == lowest)
        return Outcome(Reason.BLOCKED, winners, scores)

    # -- what a seat may know ----------------------------------------------------------------------

    def view(self, seat: Seat | None) -> TrainView:
        """All that ``seat`` may know; None is a spectator, who sees hands only if they are open (M27)."""
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
        """An independent round in the same state."""
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


def _double(end: int) -> str:
    """The double that lies across an end of its own number."""
    return f"{number(end)}-{number(end)}"


def _spelt(train: int) -> str | None:
    return None if train == NONE else TRAINS[train]
