"""One deal of All Fives: whose turn it is, what may be done, what comes of it.

Where tiles fit and what the ends count is the layout's business, the arithmetic of the end is in
``scoring``. Hands are kept twice, as a list for people and as a set of bits for speed. Every event
of ordinary play is made beforehand: telling a move costs a look into a table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Self

from engine.core import Event, Laid, Log, Move, MoveNotNow, Outcome, Reason, Round, Seat, silent
from engine.games.all_fives import scoring
from engine.games.all_fives.events import Drew, Passed, Scored, TileLaid
from engine.games.all_fives.layout import ARMS, BIT, FITS, LAYS, PIPS, TILES, Layout, weight
from engine.games.all_fives.options import FivesOptions
from engine.games.all_fives.refusals import refusal
from engine.games.all_fives.view import FivesView

SEATS: Final = (0, 1)
DRAW: Final = Move("draw", "draw")
PASS: Final = Move("pass", "pass")

NOBODY: Final = -1
WAITING: Final = ((0,), (1,), ())
"""Whom the round waits for, by whose turn it is; the last is for :data:`NOBODY`."""

MOST: Final = 4 * 12
"""No four ends count more than this."""

STEPS: Final = [
    [
        (BIT[lay.tile], Laid(lay.tile, lay.place, seat), TileLaid(seat, lay.tile, lay.place))
        for lay in LAYS.values()
    ]
    for seat in SEATS
]
"""What a lay changes and tells, by seat and the move's code."""
SCORED: Final = [
    [Scored(seat, count, count) if count and count % 5 == 0 else None for count in range(MOST + 1)]
    for seat in SEATS
]
"""What a count earns a seat, if anything (G12); a count of nothing earns nothing (C5)."""
DREW: Final = [{tile: Drew(seat, tile) for tile in TILES} for seat in SEATS]
PASSED: Final = [Passed(seat) for seat in SEATS]


class FivesRound(Round):
    """A round of two seats.

    Args:
        hands: the dealt tiles by seat; neither may be empty.
        stock: the pot, ``stock[0]`` drawn next.
        masks: the same hands as sets of bits.
        layout: still empty; knows which tiles may be laid first.
        lead: who begins.
        totals: points before this round, by seat.
        opening: what the deal has to tell.
    """

    __slots__ = ("ended", "lacks", "laid", "layout", "masks", "options", "scores", "totals", "turn")

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
        self.scores = [0, 0]
        self.lacks = [0, 0]
        """By seat, the tiles everybody knows not to be in its hand, but for one just drawn (G8)."""
        self.ended: Outcome | None = None

    def waiting(self) -> Sequence[Seat]:
        return WAITING[self.turn]

    def legal(self, seat: Seat) -> list[Move]:
        if seat != self.turn:
            return []
        if lays := self.layout.lays(self.masks[seat]):
            return lays  # G6, G8, C10
        return [DRAW] if self.stock else [PASS]  # G7, G9, C11

    def apply(self, seat: Seat, move: Move, log: Log = silent) -> None:
        tile = move.tile
        if not tile:
            act = self._draw if move.verb == "draw" else self._pass
            act(seat, log)
            return
        bit, laid, told = STEPS[seat][move.code]
        hand, layout = self.hands[seat], self.layout
        hand.remove(tile)
        self.masks[seat] ^= bit
        self.laid.append(laid)
        log(told)
        layout.join(tile, move.place)
        scored = SCORED[seat][layout.count]
        if scored is not None:
            log(scored)
            self.scores[seat] += scored.points
            if self.totals[seat] + self.scores[seat] >= self.options.target:
                self._end(Reason.TARGET, seat)  # G18, C14: before any bonus
                return
        if not hand:
            self._go_out(seat, log)
        elif self.stock:
            self.turn = 1 - seat
        else:
            self._go_on(1 - seat, log)

    def _draw(self, seat: Seat, log: Log) -> None:
        """One tile; who then holds a tile that fits must lay it, so the turn stays (G7, C15)."""
        tile = self.stock.pop(0)
        self.hands[seat].append(tile)
        self.masks[seat] |= BIT[tile]
        self.lacks[seat] = self.layout.fits
        log(DREW[seat][tile])
        self._go_on(seat, log)

    def _pass(self, seat: Seat, log: Log) -> None:
        log(PASSED[seat])
        self.lacks[seat] |= self.layout.fits
        self._go_on(1 - seat, log)

    def _go_on(self, seat: Seat, log: Log) -> None:
        """``seat`` is next, unless nobody can go on (G14, C16)."""
        if self.stock or (self.masks[0] | self.masks[1]) & self.layout.fits:
            self.turn = seat
        else:
            self._block(log)

    def _go_out(self, seat: Seat, log: Log) -> None:
        """The layout points of the last tile are scored by now (C9)."""
        bonus = scoring.going_out(seat, weight(self.hands[1 - seat]), self.options.round_out)
        log(bonus)
        self.scores[seat] += bonus.points
        self._end(Reason.OUT, seat)

    def _block(self, log: Log) -> None:
        left = [weight(hand) for hand in self.hands]
        tiles = [len(hand) for hand in self.hands]
        bonus = scoring.blocked(left, tiles, self.laid[-1].seat, self.options.blocked_winner)
        log(bonus)
        self.scores[bonus.seat] += bonus.points
        self._end(Reason.BLOCKED, bonus.seat)

    def _end(self, reason: Reason, winner: Seat) -> None:
        self.turn = NOBODY
        self.ended = Outcome(reason, (winner,), tuple(self.scores))

    def refusal(self, seat: Seat, move: Move) -> MoveNotNow:
        return refusal(self, seat, move)

    def default(self, seat: Seat) -> Move:
        """The heaviest tile that fits, which is worth most to the opponent; else what is forced."""
        return max(self.legal(seat), key=lambda move: PIPS.get(move.tile, 0))

    def view(self, seat: Seat | None) -> FivesView:
        hand = () if seat is None else tuple(sorted(self.hands[seat], key=TILES.index))
        return FivesView(
            seat=seat,
            hand=hand,
            hand_sizes=tuple(map(len, self.hands)),
            stock_size=len(self.stock),
            waiting=WAITING[self.turn],
            legal=() if seat is None else tuple(self.legal(seat)),
            ends={arm: end.pip for arm, end in zip(ARMS, self.layout.ends, strict=True) if end.pip},
            laid=tuple(self.laid),
            lead=self.lead,
            round_scores=tuple(self.scores),
            options=self.options,
            count=self.layout.count,
            worth=self.layout.worth(),
            made=self.layout.points(),
            totals=self.totals,
            lacks=tuple(map(_missing_pips, self.lacks)),
        )

    def copy(self) -> Self:
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
        twin.scores = self.scores[:]
        twin.lacks = self.lacks[:]
        twin.ended = self.ended
        return twin

    def outcome(self) -> Outcome | None:
        return self.ended


def _missing_pips(lacks: int) -> str:
    return "".join(str(pip) for pip, tiles in enumerate(FITS) if tiles & ~lacks == 0)
