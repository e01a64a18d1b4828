"""One deal of Domino 4: the effects of each move.

:mod:`~engine.games.domino_four.position` decides what is legal, and the table where a tile may lie. This
module knows no chance: the stock is already in order.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable
from functools import cache
from typing import ClassVar, TypeAlias

from engine.core import Log, Move, MoveNotNow, Outcome, Seat, silent
from engine.games.domino_four import events, scoring
from engine.games.domino_four.notation import colour_of
from engine.games.domino_four.position import Position
from engine.games.domino_four.refusals import refusal
from engine.games.domino_four.tiles import JOKER, RANK
from engine.games.domino_four.view import FourView

_rank = RANK.__getitem__

# Events with equal fields are equal, so frequent ones are built only once.
_drew = cache(events.Drew)
_passed = cache(events.Passed)
_called = cache(events.Called)
_kept_silent = cache(events.KeptSilent)
_skipped = cache(events.Skipped)
_accepted = cache(events.Accepted)
_accused = cache(events.Accused)
_gave = cache(events.Gave)
_TWO_ALLOWED = events.TwoAllowed()


@cache
def _others(seat: Seat, seats: int) -> tuple[Seat, ...]:
    return tuple((seat + step) % seats for step in range(1, seats))


_Act: TypeAlias = Callable[["FourRound", Seat, Move, Log], None]


class FourRound(Position):
    """One deal. Only the rule book builds it, by ``deal``, ``stacked`` or ``determinize``."""

    __slots__ = ()

    def apply(self, seat: Seat, move: Move, log: Log = silent) -> None:
        """Play a move taken from :meth:`legal`, with all its consequences. The move is not checked."""
        self._ACTS[move.verb](self, seat, move, log)

    def refusal(self, seat: Seat, move: Move) -> MoveNotNow:
        """Return why ``move`` is refused. :mod:`~engine.games.domino_four.refusals` lists the keys."""
        return refusal(self, seat, move)

    def outcome(self) -> Outcome | None:
        """Return the result by D15 or D16; None while the round goes on."""
        return self.ended

    def _lay(self, seat: Seat, move: Move, log: Log) -> None:
        if self.owing:
            self._close_calls(seat, log)
        tile, place = move.tile, move.place
        arm = self.table.lay(seat, move)
        self._take(seat, tile)
        if tile == JOKER:
            log(events.JokerLaid(seat, place, arm, colour_of(move)))
        elif arm:
            log(events.TileLaid(seat, tile, place, arm))
        else:
            log(events.CornerstoneLaid(seat, tile, place))
            if self.hands[seat]:
                self._draw_one((seat - 1) % len(self.hands), "cornerstone", log)  # D21, B12
        self._after_lay(log)

    def _cover(self, seat: Seat, move: Move, log: Log) -> None:
        """Lay a tile face down, and open the question to all other seats whether it is a joker (D24, B17)."""
        if self.owing:
            self._close_calls(seat, log)
        arm = self.table.lay(seat, move)
        self._take(seat, move.tile)
        self._forget_shown(seat)
        self.pending = "bluff"
        self.asked = _others(seat, len(self.hands))
        log(events.Covered(seat, move.place, arm, colour_of(move)))

    def _draw(self, seat: Seat, _move: Move, log: Log) -> None:
        if self.owing:
            self._close_calls(seat, log)
        self._draw_one(seat, "turn", log, self._could_lay(seat))
        self._end_turn(log, laid=False)

    def _pass(self, seat: Seat, _move: Move, log: Log) -> None:
        if self.owing:
            self._close_calls(seat, log)
        log(_passed(seat, "one") if self.second else _passed(seat, "empty", self._could_lay(seat)))
        self._end_turn(log, laid=self.second)

    def _call(self, seat: Seat, _move: Move, log: Log) -> None:
        if self.may_call_late(seat):
            self.owing = tuple(other for other in self.owing if other != seat)
        else:
            self.called = True
        log(_called(seat))

    def _accept(self, seat: Seat, _move: Move, log: Log) -> None:
        log(_accepted(seat, self.turn))
        self.asked = tuple([other for other in self.asked if other != seat])
        if not self.asked:
            log(events.Believed(self.turn, self._bluff().place))
            self._close_question()
            self._after_lay(log)

    def _accuse(self, seat: Seat, _move: Move, log: Log) -> None:
        """Reveal the face-down tile at the first accusation (D28).

        If it is a joker, its seat gives the accuser a tile, if it has one (D26). Otherwise the liar takes it
        back and draws one, and the accuser gives the liar a tile (D27).
        """
        bluff = self._bluff()
        truth = bluff.tile == JOKER
        log(_accused(seat, self.turn, bluff.tile, truth))
        if not truth:
            self._return_lie(bluff, log)
            self.pending, self.asked, self.receiver = "lie", (seat,), self.turn
            return
        self.table.turn_up()
        if self.hands[self.turn]:
            self.pending, self.asked, self.receiver = "truth", (self.turn,), seat
        else:  # the joker was the last tile, so there is no tile to give (B13)
            self._close_question()
            self._after_lay(log)

    def _bluff(self) -> Move:
        """Return the face-down lay in question: the last one on the table."""
        return self.table.laid[-1][1]

    def _return_lie(self, bluff: Move, log: Log) -> None:
        """Return a lie to its rack, along with one more tile from the stock (D27)."""
        liar, tile = self.turn, bluff.tile
        self.table.take_back()
        insort(self.hands[liar], tile, key=_rank)
        self.shown += ((liar, tile),)
        log(events.TakenBack(liar, tile, bluff.place))
        self._draw_one(liar, "lie", log)

    def _give(self, seat: Seat, move: Move, log: Log) -> None:
        """Give the penalty tile of a bluff. A seat that gives away its last tile has won (B13)."""
        truth, receiver = self.pending == "truth", self.receiver
        self._take(seat, move.tile)
        self._forget_shown(seat)
        insort(self.hands[receiver], move.tile, key=_rank)
        log(_gave(seat, receiver, move.tile))
        self._close_question()
        if truth:
            self._after_lay(log)
        elif not self.hands[seat]:
            self._win(seat)
        else:
            self._end_turn(log, laid=self.second)

    # -- what follows ------------------------------------------------------------------------------

    def _take(self, seat: Seat, tile: str) -> None:
        """Remove a tile from a rack. If one tile is left, record that its seat must announce it."""
        hand = self.hands[seat]
        hand.remove(tile)
        if len(hand) == 1 and seat not in self.owing and not (self.called and seat == self.turn):
            self.owing += (seat,)
        if (seat, tile) in self.shown:
            self.shown = tuple(known for known in self.shown if known != (seat, tile))

    def _forget_shown(self, seat: Seat) -> None:
        """Forget which tiles of a rack all seats know, because a tile left it unseen."""
        if self.shown:
            self.shown = tuple([known for known in self.shown if known[0] != seat])

    def _could_lay(self, seat: Seat) -> str:
        """Return what a seat could lay for which nothing fits at an end, as :class:`events.Drew` tells it."""
        if self.options.blufjoker and self.table.may_go_on():
            return "bluff"
        if self.options.hoeksteen and self.table.nooks:
            return "corner" if self.table.corner_lays(self.hands[seat]) else "none"
        return ""

    def _draw_one(self, seat: Seat, why: str, log: Log, could: str = "") -> None:
        """Draw one tile from the stock, if there is one (D9, B12, B13)."""
        if self.stock:
            tile = self.stock.pop(0)
            insort(self.hands[seat], tile, key=_rank)
            log(_drew(seat, tile, why, could))

    def _close_calls(self, actor: Seat, log: Log) -> None:
        """Mark seats that have not announced their last tile as too late, because another seat acts (B6)."""
        for seat in self.owing:
            if seat != actor and self.may_call_late(seat):
                self.to_skip += (seat,)
                log(_kept_silent(seat))
        self.owing = (actor,) if actor in self.owing else ()

    def _close_question(self) -> None:
        """Close the question about the face-down tile."""
        self.pending, self.asked = None, ()

    def _after_lay(self, log: Log) -> None:
        """Continue after a lay that counts: the seat in turn wins, lays a second tile, or ends its turn."""
        if not self.hands[self.turn]:
            self._win(self.turn)
        elif not self.second and self.passes >= len(self.hands):  # the first of two at once (D17)
            self.second, self.passes, self.dry_turns = True, 0, 0
        else:
            self._end_turn(log, laid=True)

    def _end_turn(self, log: Log, *, laid: bool) -> None:
        """Pass the turn on, over seats that must miss it (D14); or end a blocked round (D16, B5).

        Args:
            laid: whether the turn brought a lay that stays.
        """
        self.second = self.called = False
        if laid:
            self.passes = self.dry_turns = 0
        elif self._blocked_after_pass(log):
            return
        self._next_turn()
        while self.to_skip and self.turn in self.to_skip:
            self.to_skip = tuple(seat for seat in self.to_skip if seat != self.turn)
            log(_skipped(self.turn))
            if self._blocked_after_pass(log):
                return
            self._next_turn()

    def _next_turn(self) -> None:
        self.turn = (self.turn + 1) % len(self.hands)
        if not self.stock:
            self.dry_turns += 1

    def _blocked_after_pass(self, log: Log) -> bool:
        """Count a turn without a lay that stays (B18). Return True if that blocked the round (B5)."""
        self.passes += 1
        if self.passes == len(self.hands):
            log(_TWO_ALLOWED)
        idle = self.dry_turns
        if self.options.edition == 1:
            idle = 0 if self.stock else self.passes
        if idle < 2 * len(self.hands):
            return False
        self._block()
        return True

    # -- the end -----------------------------------------------------------------------------------

    def _win(self, seat: Seat) -> None:
        self.ended = scoring.out(seat, len(self.hands))

    def _block(self) -> None:
        """End the round: all have passed twice while the stock was empty (B5)."""
        self.ended = scoring.blocked(list(map(len, self.hands)))

    def resume(self, view: FourView) -> None:
        """Set the state of play to the moment of ``view``. Racks, stock and table must be in place. If no
        seat is awaited in ``view``, end the round.
        """
        self.turn, self.passes, self.called = view.turn, view.passes, view.called
        self.dry_turns = view.dry_turns
        self.second = view.two_tiles and view.passes < len(self.hands)
        self.pending = view.pending
        self.asked = view.waiting if view.pending else ()
        self.receiver = view.turn if view.receiver is None else view.receiver
        self.owing, self.to_skip, self.shown = view.must_call, view.to_skip, view.shown
        if view.waiting:
            return
        if all(self.hands):
            self._block()
        else:
            self._win(next(seat for seat, hand in enumerate(self.hands) if not hand))

    _ACTS: ClassVar[dict[str, _Act]] = {
        "lay": _lay,
        "bluff": _cover,
        "draw": _draw,
        "pass": _pass,
        "call": _call,
        "accept": _accept,
        "accuse": _accuse,
        "give": _give,
    }
