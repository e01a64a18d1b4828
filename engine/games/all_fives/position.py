"""The state of a deal of All Fives (hands, pot, layout and points) and the moves it allows.

Each hand is kept twice: as a list for views and as a set of bits for speed. The layout knows where tiles fit
and what the ends count. This module does not know what a move leads to; the round does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Self

from engine.core import Event, Laid, Move, Outcome, Round, Seat, Teams, sides
from engine.games.all_fives import scoring
from engine.games.all_fives._tables import FITS, PIPS, weight
from engine.games.all_fives.layout import Layout
from engine.games.all_fives.notation import DRAW, PASS, TILES
from engine.games.all_fives.options import FivesOptions
from engine.games.all_fives.scoring import TEAMS, Ending
from engine.games.all_fives.view import FivesView

SEATS: Final = range(4)
"""The seats of the largest table (C18)."""
NOBODY: Final = -1
WAITING: Final = (*((seat,) for seat in SEATS), ())
"""The seats the round waits for, indexed by the seat in turn. The last entry is for :data:`NOBODY`."""


class Position(Round):
    """The state of one deal, and everything that can be read from it.

    Args:
        options: the house rules.
        hands: the dealt tiles by seat; no hand may be empty.
        stock: the pot; ``stock[0]`` is drawn next.
        layout: the empty layout, which knows the tiles that may be laid first.
        masks: the same hands as sets of bits.
        lead: the seat that begins.
        totals: points before this round, by seat.
        opening: the events of the deal.
    """

    __slots__ = ("ended", "lacks", "laid", "layout", "masks", "options", "scores", "sides", "totals")

    def __init__(
        self,
        options: FivesOptions,
        hands: list[list[str]],
        stock: list[str],
        layout: Layout,
        masks: list[int],
        *,
        lead: Seat,
        totals: tuple[int, ...],
        opening: tuple[Event, ...] = (),
    ) -> None:
        self.options = options
        self.hands = hands
        self.stock = stock
        self.layout = layout
        self.lead = lead
        self.totals = totals
        self.opening = opening
        self.turn = lead
        self.masks = masks
        self.laid: list[Laid] = []
        self.sides = sides(self.teams(), len(hands))
        """The seats that win together (C21)."""
        self.scores = [0] * len(hands)
        """The points made in this round. Partners have the same (C21)."""
        self.lacks = [0] * len(hands)
        """By seat, the tiles that everybody knows not to be in its hand. A tile just drawn may be an
        exception (G8)."""
        self.ended: Ending | None = None
        """How the round ended. The outcome is computed on request."""

    def waiting(self) -> Sequence[Seat]:
        """Return the seat in turn; empty once the round is over."""
        return WAITING[self.turn]

    def legal(self, seat: Seat) -> list[Move]:
        """Return every lay that fits. If none does, return the draw, or the pass once the pot is empty."""
        if seat != self.turn:
            return []
        if lays := self.layout.lays(self.masks[seat]):
            return lays  # G6, G8, C10
        return [DRAW] if self.stock else [PASS]  # G7, G9, C11

    def outcome(self) -> Outcome | None:
        """Return how the round ended; None while it goes on."""
        return (
            None
            if self.ended is None
            else scoring.outcome(self.ended, self.side(self.ended.winner), self.scores)
        )

    def teams(self) -> Teams | None:
        """Return the two teams if the table plays with partners (C21)."""
        return TEAMS if self.options.partners else None

    def side(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the seat and its partner; only the seat itself if it has none."""
        return self.sides[seat % len(self.sides)]

    def left(self) -> tuple[int, ...]:
        """Return the pips left in the hands, by seat."""
        return tuple(map(weight, self.hands))

    def timeout_move(self, seat: Seat) -> Move:
        """Return the lay of the heaviest tile that fits, since it would pay the winner most; or the draw or
        pass.
        """
        return max(self.legal(seat), key=lambda move: PIPS.get(move.tile, 0))

    def view(self, seat: Seat | None) -> FivesView:
        """Return all that ``seat`` may know. Of the other hands and the pot it shows only the sizes."""
        hand = () if seat is None else tuple(sorted(self.hands[seat], key=TILES.index))
        return FivesView(
            seat=seat,
            hand=hand,
            hand_sizes=tuple(map(len, self.hands)),
            stock_size=len(self.stock),
            waiting=WAITING[self.turn],
            legal=() if seat is None else tuple(self.legal(seat)),
            ends=self.layout.open_ends(),
            laid=tuple(self.laid),
            lead=self.lead,
            round_scores=tuple(self.scores),
            teams=self.teams(),
            options=self.options,
            count=self.layout.count,
            worth=self.layout.worth(),
            made=self.layout.points(),
            totals=self.totals,
            lacks=tuple(map(_missing_pips, self.lacks)),
        )

    def copy(self) -> Self:
        """Return an independent round in the same state.

        It copies field by field for the speed of searches.
        """
        twin = self.__class__.__new__(self.__class__)
        twin.options = self.options
        twin.hands = [hand[:] for hand in self.hands]
        twin.stock = self.stock[:]
        twin.layout = self.layout.copy()
        twin.lead = self.lead
        twin.totals = self.totals
        twin.opening = self.opening
        twin.turn = self.turn
        twin.masks = self.masks[:]
        twin.laid = self.laid[:]
        twin.sides = self.sides
        twin.scores = self.scores[:]
        twin.lacks = self.lacks[:]
        twin.ended = self.ended
        return twin


def _missing_pips(lacks: int) -> str:
    return "".join(str(pip) for pip, tiles in enumerate(FITS) if tiles & ~lacks == 0)
