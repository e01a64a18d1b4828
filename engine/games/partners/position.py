"""The state of a deal of Partner Dominoes and the moves it allows.

Each hand is kept twice: as a list for views and as a set of bits for speed. This module does not know what a
move leads to; the round does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Self

from engine.core import DealContext, Event, Laid, Move, Outcome, Round, Seat
from engine.games.partners import scoring
from engine.games.partners.notation import CENTRE, ENDS, FITS, HALVES, LAYS, PASS, PIPS, RANK, tile_set
from engine.games.partners.options import PartnersOptions
from engine.games.partners.scoring import TEAMS, Ending
from engine.games.partners.view import Bonus, PartnersView

SEATS: Final = range(4)  # PD1
NOWHERE: Final[tuple[int, ...]] = ()
"""The open ends of an empty table."""


class Position(Round):
    """The state of one deal between two teams, and everything that can be read from it.

    Args:
        options: the house rules.
        hands: the dealt tiles by seat.
        stock: the tiles out of play (PD2).
        context: the seat that begins, the number of the round and the points before it.
        opener: the tile that must be laid first (PD3); empty for any.
    """

    __slots__ = (
        "before",
        "bonuses",
        "ended",
        "ends",
        "laid",
        "masks",
        "number",
        "opener",
        "options",
        "totals",
        "turn",
        "voids",
    )

    def __init__(
        self,
        options: PartnersOptions,
        hands: Sequence[Sequence[str]],
        stock: Sequence[str],
        context: DealContext,
        opener: str = "",
    ) -> None:
        self.options = options
        self.hands: list[list[str]] = [sorted(hand, key=RANK.__getitem__) for hand in hands]
        self.stock: list[str] = list(stock)
        self.lead = self.turn = context.lead or 0
        self.number = context.number
        self.totals: tuple[int, ...] = context.totals or (0,) * len(SEATS)
        self.opening: tuple[Event, ...] = ()
        self.opener = opener
        self.masks = list(map(tile_set, self.hands))
        """The hands as sets of bits."""
        self.laid: list[Laid] = []
        self.ends = NOWHERE
        """The open pips, west and east; empty before the first tile."""
        self.before = NOWHERE
        """The open pips before the last lay."""
        self.voids = [0] * len(SEATS)
        """By seat, the pips that everybody knows not to be in its hand: bit *n* for *n* pips."""
        self.bonuses: list[Bonus] = []
        self.ended: Ending | None = None

    def waiting(self) -> Sequence[Seat]:
        """Return the seat in turn; empty once the round is over."""
        return (self.turn,) if self.ended is None else ()

    def legal(self, seat: Seat) -> list[Move]:
        """Return every lay that fits, or the pass if none does (PD6)."""
        if seat != self.turn or self.ended is not None:
            return []
        hand = self.hands[seat]
        if not self.ends:
            return [LAYS[tile, CENTRE] for tile in hand if self.opener in ("", tile)]
        west, east = self.ends
        if not self.masks[seat] & (FITS[west] | FITS[east]):
            return [PASS]
        lays = []
        for tile in hand:
            marks = HALVES[tile]
            if west in marks:
                lays.append(LAYS[tile, ENDS[0]])
            if east in marks:
                lays.append(LAYS[tile, ENDS[1]])
        return lays

    def passes(self) -> int:
        """Return how many seats have passed since the last lay."""
        return (self.turn - self.laid[-1].seat - 1) % len(SEATS) if self.laid else 0

    def scores(self) -> tuple[int, ...]:
        """Return the pass bonuses of this round, by seat (PD14)."""
        made = [sum(bonus.points for bonus in self.bonuses if bonus.seat in team) for team in TEAMS]
        return (*made, *made)

    def left(self) -> list[int]:
        """Return the pips left in the hands, by seat."""
        return [sum(map(PIPS.__getitem__, hand)) for hand in self.hands]

    def outcome(self) -> Outcome | None:
        """Return who won and what each seat scores; None while the round goes on."""
        if self.ended is None:
            return None
        before = (self.number, self.totals)
        return scoring.outcome(self.options, self.ended, self.left(), self.bonuses, before)

    def timeout_move(self, seat: Seat) -> Move:
        """Return the lay of the heaviest tile that fits, or the pass."""
        return max(self.legal(seat), key=lambda move: PIPS.get(move.tile, 0))

    def view(self, seat: Seat | None) -> PartnersView:
        """Return all that ``seat`` may know. Partners do not see each other's hands (PD16)."""
        return PartnersView(
            seat=seat,
            hand=() if seat is None else tuple(self.hands[seat]),
            hand_sizes=tuple(map(len, self.hands)),
            stock_size=len(self.stock),
            waiting=tuple(self.waiting()),
            legal=() if seat is None else tuple(self.legal(seat)),
            ends=dict(zip(ENDS, map(str, self.ends), strict=False)),
            laid=tuple(self.laid),
            lead=self.lead,
            round_scores=self.scores(),
            options=self.options,
            teams=TEAMS,
            voids=tuple("".join(str(pip) for pip in range(10) if void >> pip & 1) for void in self.voids),
            must_open=bool(self.opener),
            number=self.number,
            totals=self.totals,
            bonuses=tuple(self.bonuses),
        )

    def copy(self) -> Self:
        """Return an independent round in the same state.

        It copies field by field for the speed of searches.
        """
        twin = self.__class__.__new__(self.__class__)
        twin.options = self.options
        twin.hands = [hand[:] for hand in self.hands]
        twin.stock = self.stock[:]
        twin.lead = self.lead
        twin.turn = self.turn
        twin.number = self.number
        twin.totals = self.totals
        twin.opening = self.opening
        twin.opener = self.opener
        twin.masks = self.masks[:]
        twin.laid = self.laid[:]
        twin.ends = self.ends
        twin.before = self.before
        twin.voids = self.voids[:]
        twin.bonuses = self.bonuses[:]
        twin.ended = self.ended
        return twin
