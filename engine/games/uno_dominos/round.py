"""One deal of UNO Dominos: whose turn it is, what it may do, and what happens then.

The hands are plain lists kept in rack order. What fits where and which symbol acts is looked up in
:mod:`~engine.games.uno_dominos.rules`; this module knows turns, questions and chances. It refuses to
know chance: the stock is in order and the place for a returned domo is drawn when the round is dealt.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Sequence
from enum import Enum
from functools import lru_cache
from typing import Self

from engine.core import Event, Laid, Log, Move, MoveNotNow, Outcome, Reason, Round, Seat, silent
from engine.games.uno_dominos import events, scoring
from engine.games.uno_dominos.moves import (
    ACCEPT,
    ARMS,
    CALL,
    CATCH,
    CHALLENGE,
    DRAW,
    LAYS,
    MOST_SEATS,
    PASS,
    RETURN,
    START,
    culprit,
)
from engine.games.uno_dominos.options import UnoOptions
from engine.games.uno_dominos.rules import ENDS, Rules, ends_after, four_ends
from engine.games.uno_dominos.tiles import DEAD_END, RANK, WILD_FOUR_TILE
from engine.games.uno_dominos.view import UnoView


class Phase(Enum):
    """What the seat waited for is asked to do. Questions carry the word a view shows."""

    RETURN = "return"
    """Put one of its own domos back into the stock (UN10, A2)."""
    START = "start"
    """Lay the start double (UN11)."""
    PLAY = "play"
    """Lay, or draw (UN12, UN17)."""
    DECIDE = "decide"
    """Lay the domo just drawn, or keep it (UN18, A11)."""
    CHALLENGE = "challenge"
    """Take four domos, or demand proof first (UN30, A15)."""
    REPLACE = "replace"
    """Lay another domo in place of a Wild Draw Four taken back (UN31, A29)."""
    OVER = "over"


_PLAY, _DECIDE, _OVER = Phase.PLAY, Phase.DECIDE, Phase.OVER
QUESTIONS = (Phase.RETURN, Phase.CHALLENGE, Phase.REPLACE)
_BEFORE_A_LAY = (Phase.START, Phase.PLAY, Phase.DECIDE)

NOBODY: Seat = -1
_ALONE: tuple[tuple[Seat, ...], ...] = tuple((seat,) for seat in range(MOST_SEATS))

# Events are equal whenever their fields are, so the small ones are built once and used again.
_drew = lru_cache(maxsize=None)(events.Drew)
_kept = lru_cache(maxsize=None)(events.Kept)
_passed = lru_cache(maxsize=None)(events.Passed)
_skipped = lru_cache(maxsize=None)(events.Skipped)
_reversed = lru_cache(maxsize=None)(events.Reversed)
_called = lru_cache(maxsize=None)(events.Called)
_caught = lru_cache(maxsize=None)(events.Caught)


@lru_cache(maxsize=None)
def _laying(seat: Seat, code: int) -> tuple[Laid, events.TileLaid]:
    lay = LAYS[code]
    as_it_lies = f"{lay.joined}-{lay.outer}"
    return Laid(as_it_lies, lay.move.place, seat), events.TileLaid(seat, as_it_lies, lay.move.place)


class UnoRound(Round):
    """One deal. Built by the rule book's ``deal``, ``stacked`` and ``guess``, never by hand."""

    __slots__ = (
        "called",
        "direction",
        "drawn",
        "ends",
        "idle",
        "laid",
        "options",
        "owing",
        "phase",
        "proof",
        "reason",
        "rules",
        "slot",
        "start",
        "turn",
    )

    hands: list[list[str]]
    stock: list[str]

    def __init__(
        self,
        options: UnoOptions,
        rules: Rules,
        hands: list[list[str]],
        stock: list[str],
        *,
        lead: Seat,
        start: str,
    ) -> None:
        self.options = options
        self.rules = rules
        self.hands = hands
        self.stock = stock
        self.lead = lead
        self.opening: tuple[Event, ...] = ()
        self.start = start
        """The start double, known to all once it is found (UN9)."""
        self.slot = len(stock)
        """Where in the stock a returned domo goes (A27)."""
        self.phase = Phase.START
        self.turn: Seat = lead
        """The seat waited for; stands still once the round is over."""
        self.direction = 1
        self.ends: list[int] = []
        """By arm, indices into ``ENDS``; empty until the start double lies."""
        self.laid: list[Laid] = []
        self.called = False
        """Whether the seat on turn has shouted for the lay it is about to make (A28)."""
        self.owing: Seat = NOBODY
        """Who laid its last-but-one domo without a shout and can be caught (UN27)."""
        self.drawn = ""
        """The domo the seat on turn has drawn and may lay (A11)."""
        self.proof: tuple[str, ...] = ()
        """What the layer of the Wild Draw Four in question held just after laying it (A29)."""
        self.idle = 0
        """Turns since the last lay (A30)."""
        self.reason: Reason | None = None

    # -- what may be done ------------------------------------------------------------------------------

    def waiting(self) -> Sequence[Seat]:
        return () if self.phase is _OVER else _ALONE[self.turn]

    def legal(self, seat: Seat) -> list[Move]:
        phase = self.phase
        if seat != self.turn:
            moves = []
        elif phase is _PLAY:
            hand = self.hands[seat]
            moves = self.lays(hand)
            if not moves or self.rules.voluntary_draw:
                self._add_draw(moves)
            if len(hand) == 2 and not self.called:
                moves.append(CALL)
        else:
            moves = self._answers(phase)
        if self.owing >= 0:
            moves.append(CALL if self.owing == seat else CATCH[self.owing])
            return list(dict.fromkeys(moves))
        return moves

    def lays(self, hand: list[str]) -> list[Move]:
        """Every lay from ``hand`` at the ends as they are (A6); a Wild Draw Four as A14 says."""
        joins = self.rules.joins
        open_ends = [joins[end] for end in self.ends]
        tiles = hand if len(set(hand)) == len(hand) else dict.fromkeys(hand)
        moves = [move for tile in tiles for fit in open_ends if tile in fit for move in fit[tile]]
        if self.rules.strict_four and WILD_FOUR_TILE in tiles:
            return [move for move in moves if move.tile != WILD_FOUR_TILE] or moves
        return moves

    def fits(self, tile: str) -> bool:
        """Whether ``tile`` may be joined to some end."""
        joins = self.rules.joins
        return any(tile in joins[end] for end in self.ends)

    def _add_draw(self, moves: list[Move]) -> None:
        if self.stock:
            moves.append(DRAW)
        elif not moves:  # with an empty stock nobody may decline (A30)
            moves.append(PASS)

    def _answers(self, phase: Phase) -> list[Move]:
        """What the seat waited for may do outside ordinary play."""
        hand = self.hands[self.turn]
        if phase is Phase.DECIDE:
            moves = [*self._lays_of_drawn(), PASS]
        elif phase is Phase.START:
            moves = [START[self.start]]
        elif phase is Phase.RETURN:
            return [RETURN[tile] for tile in dict.fromkeys(hand) if tile != self.start]
        elif phase is Phase.CHALLENGE:
            return [CHALLENGE, ACCEPT]
        elif phase is Phase.REPLACE:
            return self.lays([tile for tile in hand if tile != WILD_FOUR_TILE])
        else:
            return []
        if len(hand) == 2 and not self.called:
            moves.append(CALL)
        return moves

    def _lays_of_drawn(self) -> list[Move]:
        joins = self.rules.joins
        return [move for end in self.ends for move in joins[end].get(self.drawn, ())]

    def may_call(self, seat: Seat) -> bool:
        """Whether a shout is due: before the last-but-one lay or until its window closes (A28)."""
        return seat == self.owing or self._about_to_lay_last_but_one(seat)

    def _about_to_lay_last_but_one(self, seat: Seat) -> bool:
        on_turn = seat == self.turn and self.phase in _BEFORE_A_LAY
        return on_turn and len(self.hands[seat]) == 2 and not self.called

    def default(self, seat: Seat) -> Move:
        """A lay if there is one (a Wild Draw Four last), else the drawing, keeping or accepting."""
        if self.phase is Phase.CHALLENGE:
            return ACCEPT
        moves = self.legal(seat)
        return next((move for move in moves if move.tile != WILD_FOUR_TILE), moves[0])

    def refusal(self, seat: Seat, move: Move) -> MoveNotNow:
        from engine.games.uno_dominos.refusals import refusal  # noqa: PLC0415 (it reads rounds)

        return refusal(self, seat, move)

    # -- what happens then -----------------------------------------------------------------------------

    def apply(self, seat: Seat, move: Move, log: Log = silent) -> None:
        if move.code >= 0:
            self._lay(seat, move.code, log)
        else:
            _ACTS[move.verb](self, seat, move, log)

    def _lay(self, seat: Seat, code: int, log: Log) -> None:
        tile, arm, end, effect = self.rules.consequences[code]
        hand = self.hands[seat]
        hand.remove(tile)
        laid, told = _laying(seat, code)
        self.laid.append(laid)
        log(told)
        if arm < 0:
            self.ends = four_ends(end)
        else:
            self.ends[arm] = end
        if not hand:
            self._go_out(seat, effect, log)
            return
        self.owing = seat if len(hand) == 1 and not self.called else NOBODY
        self.called = False
        self.drawn = ""
        self.idle = 0
        if self.phase is Phase.REPLACE:
            self._pay_for_foul(seat, log)
        self.phase = _PLAY
        if effect:
            _EFFECTS[effect](self, seat, log)
        else:
            self.turn = (seat + self.direction) % len(self.hands)

    def _after(self, seat: Seat) -> Seat:
        return (seat + self.direction) % len(self.hands)

    def _go_out(self, seat: Seat, effect: str, log: Log) -> None:
        """The last domo is laid (UN28); the Draw-2 and Draw-4 doubles still make the next draw (UN29, A19)."""
        if effect == "dead_end":
            log(events.ArmClosed(self.laid[-1].place))
        count = scoring.last_draw(self.laid[-1].tile) if self.rules.last_domo_draws else 0
        if count:
            self._take(self._after(seat), count, "two" if count == 2 else "four", log)
        self._finish(Reason.OUT)

    def _finish(self, reason: Reason) -> None:
        self.phase = _OVER
        self.reason = reason
        self.owing = NOBODY
        self.called = False
        self.drawn = ""

    def _take(self, seat: Seat, asked: int, why: str, log: Log) -> None:
        """``seat`` draws ``asked`` domos, or what there is (A20)."""
        tiles = self.stock[:asked]
        del self.stock[:asked]
        hand = self.hands[seat]
        for tile in tiles:
            insort(hand, tile, key=RANK.__getitem__)
        log(events.Drew(seat, tuple(tiles), len(tiles), asked, why))

    def _skip(self, seat: Seat, log: Log) -> None:
        """``seat`` loses its turn; being skipped closes no window (A18)."""
        log(_skipped(seat))
        self.turn = self._after(seat)

    # -- effects (UN19 to UN24) --

    def _draw_two(self, seat: Seat, log: Log) -> None:
        victim = self._after(seat)
        self._take(victim, 2, "two", log)
        self._skip(victim, log)

    def _reverse(self, seat: Seat, log: Log) -> None:
        self.direction = -self.direction
        log(_reversed(self.direction))
        self.turn = self._after(seat)
        if self.rules.reverse_skips and len(self.hands) == 2:  # A17
            self._skip(self.turn, log)

    def _skip_next(self, seat: Seat, log: Log) -> None:
        self._skip(self._after(seat), log)

    def _dead_end(self, seat: Seat, log: Log) -> None:
        log(events.ArmClosed(self.laid[-1].place))
        if all(ENDS[end].half == DEAD_END for end in self.ends):
            self._finish(Reason.BLOCKED)  # A21, A22
        else:
            self.turn = self._after(seat)

    def _draw_four(self, seat: Seat, log: Log) -> None:
        self.turn = self._after(seat)
        if self.rules.strict_four:
            self._suffer_four(log)
        else:
            self.phase = Phase.CHALLENGE
            self.proof = tuple(self.hands[seat])

    # -- drawing and keeping (UN17, UN18) --

    def _draw(self, seat: Seat, move: Move, log: Log) -> None:
        tile = self.stock.pop(0)
        hand = self.hands[seat]
        self.called = False  # a shout lapses with the lay it was for (A28)
        log(_drew(seat, (tile,), 1, 1, "turn"))
        layable = self.fits(tile)
        if layable and self.rules.strict_four and tile == WILD_FOUR_TILE:
            layable = not any(map(self.fits, hand))  # A14: what it declined counts too
        insort(hand, tile, key=RANK.__getitem__)
        if layable:
            self.drawn = tile
            self.phase = _DECIDE
        else:
            log(_kept(seat))
            self._end_turn_without_lay(seat)

    def _keep(self, seat: Seat, move: Move, log: Log) -> None:
        log(_kept(seat) if self.phase is _DECIDE else _passed(seat))
        self._end_turn_without_lay(seat)

    def _end_turn_without_lay(self, seat: Seat) -> None:
        self.phase = _PLAY
        self.drawn = ""
        self.called = False
        self.owing = NOBODY  # the window closes with the turn (A18)
        self.idle += 1
        self.turn = self._after(seat)
        if not self.stock and self.idle >= len(self.hands) and not any(map(self.lays, self.hands)):
            self._finish(Reason.BLOCKED)  # A30

    # -- calling and catching (UN26, UN27) --

    def _call(self, seat: Seat, move: Move, log: Log) -> None:
        log(_called(seat))
        if self._about_to_lay_last_but_one(seat):
            self.called = True
        if self.owing == seat:
            self.owing = NOBODY

    def _catch(self, seat: Seat, move: Move, log: Log) -> None:
        caught = culprit(move)
        log(_caught(seat, caught))
        self.owing = NOBODY
        self._take(caught, 2, "uno", log)

    # -- the start (UN10, A2) --

    def _return(self, seat: Seat, move: Move, log: Log) -> None:
        self.hands[seat].remove(move.tile)
        self.stock.insert(self.slot, move.tile)
        log(events.Returned(seat, move.tile))
        self.phase = Phase.START

    # -- the challenge (UN30, UN31, A15, A29) --

    def _suffer_four(self, log: Log) -> None:
        self.phase = _PLAY
        self.proof = ()
        self._take(self.turn, 4, "four", log)
        self._skip(self.turn, log)

    def _accept(self, seat: Seat, move: Move, log: Log) -> None:
        log(events.Accepted(seat))
        self._suffer_four(log)

    def foul(self) -> bool:
        """Whether the Wild Draw Four in question was laid against A13, judged as of the lay."""
        return self.rules.colour_match(self.proof, ends_after(self.laid[:-1]))

    def _challenge(self, seat: Seat, move: Move, log: Log) -> None:
        layer, guilty = self.laid[-1].seat, self.foul()
        log(events.Challenged(seat, layer, guilty))
        log(events.HandShown(seat, layer, self.proof))
        if guilty:
            self._take_back(layer, log)
        else:
            self._suffer_four(log)

    def _take_back(self, layer: Seat, log: Log) -> None:
        laid = self.laid.pop()
        self.ends = ends_after(self.laid)
        insort(self.hands[layer], laid.tile, key=RANK.__getitem__)
        self.proof = ()
        self.owing = NOBODY
        self.phase = Phase.REPLACE
        self.turn = layer
        log(events.TakenBack(layer, laid.tile, laid.place))

    def _pay_for_foul(self, seat: Seat, log: Log) -> None:
        self.owing = NOBODY  # with the penalty it is not the last domo any more
        self._take(seat, 4, "foul", log)

    # -- what is known -----------------------------------------------------------------------------------

    def open_ends(self) -> dict[str, str]:
        """Arm to the half that is open there; closed arms are absent."""
        halves = ((ENDS[end].arm, ENDS[end].half) for end in self.ends)
        return {ARMS[arm]: half for arm, half in halves if half != DEAD_END}

    def view(self, seat: Seat | None) -> UnoView:
        mine = seat is not None
        return UnoView(
            seat=seat,
            hand=tuple(sorted(self.hands[seat], key=RANK.__getitem__)) if mine else (),
            hand_sizes=tuple(map(len, self.hands)),
            stock_size=len(self.stock),
            waiting=tuple(self.waiting()),
            legal=tuple(self.legal(seat)) if mine else (),
            ends=self.open_ends(),
            laid=tuple(self.laid),
            lead=self.lead,
            round_scores=(0,) * len(self.hands),
            options=self.options,
            direction=self.direction,
            must_call=() if self.owing == NOBODY else (self.owing,),
            pending=self.phase.value if self.phase in QUESTIONS else None,
            drawn=self.drawn if seat == self.turn else "",
            deciding=self.phase is _DECIDE,
            called=self.called,
            start=self.start,
        )

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.hands = [hand[:] for hand in self.hands]
        twin.stock = self.stock[:]
        twin.ends = self.ends[:]
        twin.laid = self.laid[:]
        twin.options = self.options
        twin.rules = self.rules
        twin.lead = self.lead
        twin.opening = self.opening
        twin.start = self.start
        twin.slot = self.slot
        twin.phase = self.phase
        twin.turn = self.turn
        twin.direction = self.direction
        twin.called = self.called
        twin.owing = self.owing
        twin.drawn = self.drawn
        twin.proof = self.proof
        twin.idle = self.idle
        twin.reason = self.reason
        return twin

    def outcome(self) -> Outcome | None:
        if self.reason is None:
            return None
        return scoring.outcome(self.rules, self.reason, self.hands, self.laid)


_EFFECTS: dict[str, Callable[[UnoRound, Seat, Log], None]] = {
    "draw_two": UnoRound._draw_two,
    "reverse": UnoRound._reverse,
    "skip": UnoRound._skip_next,
    "dead_end": UnoRound._dead_end,
    "draw_four": UnoRound._draw_four,
}

_ACTS: dict[str, Callable[[UnoRound, Seat, Move, Log], None]] = {
    "draw": UnoRound._draw,
    "pass": UnoRound._keep,
    "call": UnoRound._call,
    "catch": UnoRound._catch,
    "return": UnoRound._return,
    "accept": UnoRound._accept,
    "challenge": UnoRound._challenge,
}
