"""The state of a deal of Domino 4 (racks, turn, open questions) and the moves it allows.

:mod:`~engine.games.domino_four.round` knows what a move leads to; the table knows where a tile may lie.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from engine.core import Event, Move, Outcome, Round, Seat
from engine.games.domino_four.grid import spell
from engine.games.domino_four.notation import ACCEPT, ACCUSE, CALL, DRAW, GIVE, PASS
from engine.games.domino_four.options import FourOptions
from engine.games.domino_four.table import Table
from engine.games.domino_four.tiles import JOKER, RANK
from engine.games.domino_four.view import FourView


class Position(Round):
    """The state of a round between moves. Only this package reads its fields; all other code gets a view.

    Args:
        options: the table's house rules.
        hands: the tiles by seat: at least two seats, and no empty hand.
        stock: the remaining tiles; ``stock[0]`` is drawn next.
        lead: the seat that begins.
        opening: the events of the deal.
    """

    __slots__ = (
        "asked",
        "called",
        "dry_turns",
        "ended",
        "options",
        "owing",
        "passes",
        "pending",
        "receiver",
        "second",
        "shown",
        "table",
        "to_skip",
    )

    def __init__(
        self,
        options: FourOptions,
        hands: Sequence[Sequence[str]],
        stock: Sequence[str],
        lead: Seat,
        opening: tuple[Event, ...] = (),
    ) -> None:
        self.options = options
        self.hands: list[list[str]] = [sorted(hand, key=RANK.__getitem__) for hand in hands]
        self.stock: list[str] = list(stock)
        self.lead = lead
        self.opening = opening
        self.table = Table(lead)
        self.turn = lead
        self.passes = 0
        """Turns in a row without a lay that stays (B4, B18)."""
        self.dry_turns = 0 if stock else 1
        """Turns since the last lay that stays which began with an empty stock. It includes the present turn,
        which may have emptied the stock itself (B5)."""
        self.second = False
        """Whether the first of two tiles at once has been laid, and stays (B19)."""
        self.pending: str | None = None
        """The open question: ``bluff``, ``truth`` or ``lie``, as in the view."""
        self.asked: tuple[Seat, ...] = ()
        """The seats that must still answer it."""
        self.receiver: Seat = lead
        """The seat that gets the tile that ``truth`` or ``lie`` asks for; meaningless otherwise."""
        self.called = False
        """Whether the seat in turn has announced beforehand that it will have one tile left (B6)."""
        self.owing: tuple[Seat, ...] = ()
        """Seats that came down to one tile and have not announced it (D14)."""
        self.to_skip: tuple[Seat, ...] = ()
        """Seats that will miss their next turn for it."""
        self.shown: tuple[tuple[Seat, str], ...] = ()
        """Tiles that everybody knows to be in a rack."""
        self.ended: Outcome | None = None

    def copy(self) -> Self:
        """Return an independent round in the same state."""
        twin = object.__new__(type(self))
        twin.options, twin.lead, twin.opening = self.options, self.lead, self.opening
        twin.hands = [hand.copy() for hand in self.hands]
        twin.stock = self.stock.copy()
        twin.table = self.table.copy()
        twin.turn, twin.passes, twin.second = self.turn, self.passes, self.second
        twin.dry_turns = self.dry_turns
        twin.pending, twin.asked, twin.called = self.pending, self.asked, self.called
        twin.receiver, twin.owing, twin.to_skip = self.receiver, self.owing, self.to_skip
        twin.shown = self.shown
        twin.ended = self.ended
        return twin

    def in_turn(self, seat: Seat) -> Self:
        """Return a copy in which it is the turn of ``seat`` and no question is open."""
        twin = super().in_turn(seat)
        twin.pending, twin.asked, twin.called, twin.second = None, (), False, False
        return twin

    # -- what may be done --------------------------------------------------------------------------

    def waiting(self) -> Sequence[Seat]:
        """Return the seats asked while a question is open (B17), else the seat in turn; empty at the end."""
        if self.ended:
            return ()
        return self.asked if self.pending else (self.turn,)

    def legal(self, seat: Seat) -> list[Move]:
        """Return every move of ``seat``: its turn or answer, then its chance to announce a last tile (B6)."""
        return self._moves(seat, covered=self.options.blufjoker)

    def uncovered(self, seat: Seat) -> list[Move]:
        """Return every legal move of ``seat`` but the face-down lays. There may be hundreds of those."""
        return self._moves(seat, covered=False)

    def _moves(self, seat: Seat, *, covered: bool) -> list[Move]:
        if self.ended:
            return []
        if self.pending:
            moves = self._answers(seat)
        elif seat == self.turn:
            moves = self._turn_moves(covered=covered)
            if len(self.hands[seat]) == 2 and not self.called and self._may_lay(moves):
                moves.append(CALL)
        else:
            moves = []
        if self.owing and self.may_call_late(seat):
            moves.append(CALL)
        return moves

    def may_call_late(self, seat: Seat) -> bool:
        """Return whether the seat has come down to one tile and can still announce it in time (D14, B6)."""
        return seat in self.owing and len(self.hands[seat]) == 1

    def two_tiles(self) -> bool:
        """Return whether the next seat to lay may lay two tiles at once (D17, B4, B19)."""
        return self.second or self.passes >= len(self.hands)

    def _answers(self, seat: Seat) -> list[Move]:
        if seat not in self.asked:
            return []
        if self.pending == "bluff":
            return [ACCEPT, ACCUSE]
        return list(map(GIVE.__getitem__, dict.fromkeys(self.hands[seat])))

    def _may_lay(self, moves: Sequence[Move]) -> bool:
        """Return whether the seat in turn may lay a tile. The face-down lays may be left out of ``moves``."""
        return bool(moves[0].place or (self.options.blufjoker and self.table.may_go_on()))

    def _turn_moves(self, *, covered: bool) -> list[Move]:
        """Return the lays at the ends, then lays that are never forced, then the draw or pass (B2)."""
        table = self.table
        held = coloured = self.hands[self.turn]
        if held[-1] == JOKER:  # a joker is last in every rack, and the only tile with copies
            coloured = held[: held.index(JOKER)]
            held = [*coloured, JOKER]
        moves = table.end_lays(coloured)
        if held is not coloured and not self.options.blufjoker:
            moves += table.joker_lays()
        fits = bool(moves)
        if self.options.hoeksteen and table.nooks:
            moves += table.corner_lays(coloured)
        if covered:
            table.add_covered_lays(moves, held)
        if self.second:
            moves.append(PASS)
        elif not fits:
            moves.append(DRAW if self.stock else PASS)
        return moves

    def timeout_move(self, seat: Seat) -> Move:
        """Return the move that accepts a bluff, draws or passes, if legal; otherwise the first give or lay.

        Never a bluff and never a cornerstone, and a joker only if nothing else is possible.
        """
        moves = self.legal(seat)
        return next((move for move in moves if move.verb in ("accept", "draw", "pass")), moves[0])

    # -- what is seen ------------------------------------------------------------------------------

    def view(self, seat: Seat | None) -> FourView:
        """Return all that ``seat`` may know. Face-down tiles are hidden from their layer too."""
        ends = self.table.ends()
        return FourView(
            seat=seat,
            hand=() if seat is None else tuple(self.hands[seat]),
            hand_sizes=tuple(map(len, self.hands)),
            stock_size=len(self.stock),
            waiting=tuple(self.waiting()),
            legal=() if seat is None else tuple(self.legal(seat)),
            ends=ends,
            laid=self.table.seen(),
            lead=self.lead,
            round_scores=(0,) * len(self.hands),
            options=self.options,
            openings=self.table.openings(),
            tips={arm.name: spell(arm.cell) for arm in self.table.arms},
            announced={
                arm: half.removeprefix("joker:") for arm, half in ends.items() if half.startswith("joker:")
            },
            two_tiles=self.two_tiles(),
            face_down=self.table.covered(),
            pending=self.pending,
            turn=self.turn,
            receiver=self.receiver if self.pending in ("truth", "lie") else None,
            called=self.called,
            must_call=tuple(seat for seat in sorted(self.owing) if self.may_call_late(seat)),
            to_skip=tuple(sorted(self.to_skip)),
            passes=self.passes,
            dry_turns=self.dry_turns,
            shown=tuple(sorted(self.shown)),
        )
