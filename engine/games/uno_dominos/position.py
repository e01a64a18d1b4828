"""The state of a deal of UNO Dominos, and the moves it allows each seat.

Hands are plain lists in rack order. :mod:`~engine.games.uno_dominos.rules` says what fits where. This module
knows turns, questions and chances, and what each seat may see of them. It does not know what a move leads to;
the round does.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Self

from engine.core import Event, Laid, Move, Reason, Round, Seat
from engine.games.uno_dominos.notation import (
    ACCEPT,
    ARMS,
    CALL,
    CATCH,
    CHALLENGE,
    DRAW,
    MOST_SEATS,
    PASS,
    RETURN,
    START,
)
from engine.games.uno_dominos.rules import ENDS, Rules
from engine.games.uno_dominos.scoring import teams
from engine.games.uno_dominos.tiles import COLOURLESS, DEAD_END, DEAD_END_TILE, WILD_FOUR_TILE
from engine.games.uno_dominos.view import UnoView


class Phase(Enum):
    """What the seat waited for must do. Questions carry the word that a view shows."""

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


_PLAY, _OVER = Phase.PLAY, Phase.OVER
QUESTIONS = (Phase.RETURN, Phase.CHALLENGE, Phase.REPLACE)
_BEFORE_A_LAY = (Phase.START, Phase.PLAY, Phase.DECIDE)

NOBODY: Seat = -1
_ALONE: tuple[tuple[Seat, ...], ...] = tuple((seat,) for seat in range(MOST_SEATS))


class Position(Round):
    """The state of one deal and everything that can be read from it."""

    __slots__ = (
        "called",
        "direction",
        "drawn",
        "ends",
        "idle",
        "laid",
        "owing",
        "phase",
        "proof",
        "reason",
        "rules",
        "silent",
        "slot",
        "start",
    )

    hands: list[list[str]]
    stock: list[str]

    def __init__(
        self,
        rules: Rules,
        hands: list[list[str]],
        stock: list[str],
        *,
        lead: Seat,
        start: str,
    ) -> None:
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
        """The seat waited for. It does not change once the round is over."""
        self.direction = 1
        self.ends: list[int] = []
        """By arm, indices into ``ENDS``; empty until the start double lies."""
        self.laid: list[Laid] = []
        self.called = False
        """Whether the seat in turn has shouted for the lay it is about to make (A28)."""
        self.owing: Seat = NOBODY
        """The seat that laid its last-but-one domo without a shout and can be caught (UN27, A18); or
        ``NOBODY``."""
        self.silent = 0
        """A bit for each seat that came down to one domo without a shout. It counts while it holds one."""
        self.drawn = ""
        """The domo that the seat in turn has drawn and may lay (A11); empty otherwise."""
        self.proof: tuple[str, ...] = ()
        """What the layer of the Wild Draw Four in question held just after laying it (A29)."""
        self.idle = 0
        """Turns since the last lay (A30)."""
        self.reason: Reason | None = None

    def waiting(self) -> Sequence[Seat]:
        """Return the seat in turn or asked; empty once the round is over."""
        return () if self.phase is _OVER else _ALONE[self.turn]

    def in_turn(self, seat: Seat) -> Self:
        """Return a copy in which ``seat`` may lay or draw, without the domo that another seat has drawn."""
        twin = super().in_turn(seat)
        twin.phase, twin.drawn, twin.called = _PLAY, "", False
        return twin

    def legal(self, seat: Seat) -> list[Move]:
        """Return every move of ``seat``: its turn or answer, then its chances to call and catch (A28)."""
        if seat != self.turn:
            moves = []
        elif self.phase is _PLAY:
            hand = self.hands[seat]
            moves = self.lays(hand)
            if not moves or self.rules.voluntary_draw:
                self._add_draw(moves)
            if len(hand) == 2 and not self.called:
                moves.append(CALL)
        else:
            moves = self._answers()
        if self.owing != NOBODY:
            self._add_window(seat, moves)
        return moves

    def lays(self, hand: list[str]) -> list[Move]:
        """Return every lay from ``hand`` at the current ends (A6).

        A14 limits a Wild Draw Four, and A32 a Dead End.
        """
        joins = self.rules.joins
        moves: list[Move] = []
        for end in self.ends:
            fitting = joins[end]
            for tile in hand:
                if tile in fitting:
                    moves += fitting[tile]
        if hand[-1] in COLOURLESS:
            return self._unique_lays(hand, moves)
        return moves

    def _unique_lays(self, hand: list[str], moves: list[Move]) -> list[Move]:
        """Return ``moves`` without repetitions and without Dead Ends that A32 forbids. If A14 applies and
        other moves are left, drop Wild Draw Fours too.
        """
        if len(set(hand)) < len(hand):
            moves = list(dict.fromkeys(moves))
        if DEAD_END_TILE in hand and self.rules.bars_dead_end(self.ends):
            moves = [move for move in moves if move.tile != DEAD_END_TILE]
        if self.rules.strict_four and hand[-1] == WILD_FOUR_TILE:
            return [move for move in moves if move.tile != WILD_FOUR_TILE] or moves
        return moves

    def fits(self, tile: str) -> bool:
        """Return whether ``tile`` may be joined to some end (A6, A32)."""
        joins = self.rules.joins
        if tile == DEAD_END_TILE and self.rules.bars_dead_end(self.ends):
            return False
        for end in self.ends:  # noqa: SIM110  # any() costs more than the rest of a draw
            if tile in joins[end]:
                return True
        return False

    def _add_draw(self, moves: list[Move]) -> None:
        if self.stock:
            moves.append(DRAW)
        elif not moves:  # with an empty stock a seat may not decline to lay (A30)
            moves.append(PASS)

    def _add_window(self, seat: Seat, moves: list[Move]) -> None:
        if seat != self.owing:
            moves.append(CATCH[self.owing])
        elif CALL not in moves:
            moves.append(CALL)

    def _answers(self) -> list[Move]:
        """Return the moves of the seat waited for in a special phase; none in ordinary play."""
        hand = self.hands[self.turn]
        match self.phase:
            case Phase.DECIDE:
                moves = [*self.lays_of_drawn(), PASS]
            case Phase.START:
                moves = [START[self.start]]
            case Phase.RETURN:
                return [RETURN[tile] for tile in dict.fromkeys(hand) if tile != self.start]
            case Phase.CHALLENGE:
                return [CHALLENGE, ACCEPT]
            case Phase.REPLACE:
                return self.lays([tile for tile in hand if tile != WILD_FOUR_TILE])
            case _:
                return []
        if self.may_shout(self.turn):
            moves.append(CALL)
        return moves

    def lays_of_drawn(self) -> list[Move]:
        """Return every lay of the domo just drawn (A11)."""
        joins = self.rules.joins
        return [move for end in self.ends for move in joins[end].get(self.drawn, ())]

    def may_shout(self, seat: Seat) -> bool:
        """Return whether ``seat`` is about to lay its last-but-one domo and has not shouted yet (A28)."""
        return (
            seat == self.turn
            and self.phase in _BEFORE_A_LAY
            and len(self.hands[seat]) == 2
            and not self.called
        )

    def timeout_move(self, seat: Seat) -> Move:
        """Return a lay if there is one, a Wild Draw Four only in need; otherwise the draw, keep or accept."""
        if self.phase is Phase.CHALLENGE:
            return ACCEPT
        moves = [move for move in self.legal(seat) if move.verb not in ("call", "catch")]
        return next((move for move in moves if move.tile != WILD_FOUR_TILE), moves[0])

    def open_ends(self) -> dict[str, str]:
        """Return each arm with its open half; closed arms are absent."""
        halves = ((ENDS[end].arm, ENDS[end].half) for end in self.ends)
        return {ARMS[arm]: half for arm, half in halves if half != DEAD_END}

    def view(self, seat: Seat | None) -> UnoView:
        """Return all that ``seat`` may know. Of hidden domos it shows only how many there are."""
        return UnoView(
            seat=seat,
            hand=() if seat is None else tuple(self.hands[seat]),
            hand_sizes=tuple(map(len, self.hands)),
            stock_size=len(self.stock),
            waiting=tuple(self.waiting()),
            legal=() if seat is None else tuple(self.legal(seat)),
            ends=self.open_ends(),
            laid=tuple(self.laid),
            lead=self.lead,
            round_scores=(0,) * len(self.hands),
            teams=teams(self.rules.options, len(self.hands)),
            options=self.rules.options,
            direction=self.direction,
            must_call=() if self.owing == NOBODY else (self.owing,),
            silent=self._still_silent() if self.silent else (),
            pending=self.phase.value if self.phase in QUESTIONS else None,
            drawn=self.drawn if seat == self.turn else "",
            deciding=self.phase is Phase.DECIDE,
            called=self.called,
            start=self.start,
        )

    def _still_silent(self) -> tuple[Seat, ...]:
        """Return the seats that hold one domo and have not shouted."""
        return tuple(
            seat for seat, hand in enumerate(self.hands) if len(hand) == 1 and self.silent >> seat & 1
        )

    def copy(self) -> Self:
        """Return an independent deal in the same state.

        It copies field by field for the speed of searches.
        """
        twin = object.__new__(type(self))
        twin.hands = [hand[:] for hand in self.hands]
        twin.stock = self.stock[:]
        twin.ends = self.ends[:]
        twin.laid = self.laid[:]
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
        twin.silent = self.silent
        twin.drawn = self.drawn
        twin.proof = self.proof
        twin.idle = self.idle
        twin.reason = self.reason
        return twin
