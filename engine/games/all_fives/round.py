"""One deal of All Fives: what a move leads to.

What may be done is decided in :mod:`~engine.games.all_fives.position`, what the ends count is the layout's
business, the arithmetic of the end is in ``scoring``. Every event of ordinary play is made beforehand:
telling a move costs a look into a table.
"""

from __future__ import annotations

from typing import Final

from engine.core import Laid, Log, Move, MoveNotNow, Reason, Seat, silent
from engine.games.all_fives import scoring
from engine.games.all_fives._tables import BIT, weight
from engine.games.all_fives.events import Blocked, Drew, Passed, Scored, TileLaid, WentOut
from engine.games.all_fives.notation import LAYS, TILES
from engine.games.all_fives.position import NOBODY, SEATS, Position
from engine.games.all_fives.refusals import refusal

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


class FivesRound(Position):
    """One deal. Built by the rule book's ``deal``, ``stacked`` and ``determinize``, never by hand."""

    __slots__ = ()

    def apply(self, seat: Seat, move: Move, log: Log = silent) -> None:
        """Play a legal move: a lay with what it scores, or a draw or a pass."""
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
        self._end(Reason.OUT, seat, bonus)

    def _block(self, log: Log) -> None:
        left = [weight(hand) for hand in self.hands]
        tiles = [len(hand) for hand in self.hands]
        bonus = scoring.blocked(left, tiles, self.laid[-1].seat, self.options.blocked_winner)
        log(bonus)
        self._end(Reason.BLOCKED, bonus.seat, bonus)

    def _end(self, reason: Reason, winner: Seat, bonus: WentOut | Blocked | None = None) -> None:
        self.turn = NOBODY
        self.ended = reason, winner, bonus
        if bonus is not None:
            self.scores[winner] += bonus.points

    def refusal(self, seat: Seat, move: Move) -> MoveNotNow:
        """Return why not; the keys are listed in :mod:`~engine.games.all_fives.refusals`."""
        return refusal(self, seat, move)
