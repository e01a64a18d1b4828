"""One deal of All Fives: the effects of each move.

:mod:`~engine.games.all_fives.position` decides what is legal, the layout what the ends count, and ``scoring``
does the arithmetic of the end. The events of ordinary play are built in advance, so that reporting a move is
a table lookup.
"""

from __future__ import annotations

from typing import Final

from engine.core import Laid, Log, Move, MoveNotNow, Reason, Seat, silent
from engine.games.all_fives import scoring
from engine.games.all_fives._tables import BIT
from engine.games.all_fives.events import Blocked, Drew, Passed, Scored, TileLaid, WentOut
from engine.games.all_fives.notation import LAYS, TILES
from engine.games.all_fives.position import NOBODY, SEATS, Position
from engine.games.all_fives.refusals import refusal
from engine.games.all_fives.scoring import Ending

MOST: Final = 4 * 12
"""The highest possible sum of four ends."""

STEPS: Final = [
    [
        (BIT[lay.tile], Laid(lay.tile, lay.place, seat), TileLaid(seat, lay.tile, lay.place))
        for lay in LAYS.values()
    ]
    for seat in SEATS
]
"""What a lay changes and reports, by seat and the move's code."""
SCORED: Final = [
    [Scored(seat, count, count) if count and count % 5 == 0 else None for count in range(MOST + 1)]
    for seat in SEATS
]
"""The event that a count earns a seat, or None (G12). A count of 0 earns nothing (C5)."""
DREW: Final = [{tile: Drew(seat, tile) for tile in TILES} for seat in SEATS]
PASSED: Final = [Passed(seat) for seat in SEATS]


class FivesRound(Position):
    """One deal. Only the rule book builds it, by ``deal``, ``stacked`` or ``determinize``."""

    __slots__ = ()

    def apply(self, seat: Seat, move: Move, log: Log = silent) -> None:
        """Play a legal move: a lay with what it scores, a draw or a pass. End the round if it is over."""
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
            self._score(seat, scored.points)
            if self.totals[seat] + self.scores[seat] >= self.options.target:
                self._end(Reason.TARGET, seat)  # G18, C14: before any bonus
                return
        if not hand:
            self._go_out(seat, log)
        elif self.stock:
            self.turn = (seat + 1) % len(self.hands)
        else:
            self._go_on((seat + 1) % len(self.hands), log)

    def _score(self, seat: Seat, points: int) -> None:
        """Give a seat points, and its partner the same (C21)."""
        for partner in self.side(seat):
            self.scores[partner] += points

    def _draw(self, seat: Seat, log: Log) -> None:
        """Draw one tile, and record that the hand fitted no end. Then continue: the turn stays unless the
        round is blocked, because a tile that fits must be laid (G7, C15).
        """
        tile = self.stock.pop(0)
        self.hands[seat].append(tile)
        self.masks[seat] |= BIT[tile]
        self.lacks[seat] = self.layout.fits
        log(DREW[seat][tile])
        self._go_on(seat, log)

    def _pass(self, seat: Seat, log: Log) -> None:
        log(PASSED[seat])
        self.lacks[seat] |= self.layout.fits
        self._go_on((seat + 1) % len(self.hands), log)

    def _go_on(self, seat: Seat, log: Log) -> None:
        """Pass the turn to ``seat``, or end the round if no player can go on (G14, C16)."""
        fits = self.layout.fits
        if self.stock or any(mask & fits for mask in self.masks):
            self.turn = seat
        else:
            self._block(log)

    def _go_out(self, seat: Seat, log: Log) -> None:
        """End the round after a last tile. Its layout points are already scored (C9)."""
        left, side = self.left(), self.side(seat)
        held = sum(pips for other, pips in enumerate(left) if other not in side)
        bonus = scoring.going_out(seat, held, self.options.round_out)
        log(bonus)
        self._end(Reason.OUT, seat, bonus, left)

    def _block(self, log: Log) -> None:
        left = self.left()
        tiles = tuple(map(len, self.hands))
        bonus = scoring.blocked(left, tiles, self.laid[-1].seat, self.options.blocked_winner, self.sides)
        log(bonus)
        self._end(Reason.BLOCKED, bonus.seat, bonus, left)

    def _end(
        self,
        reason: Reason,
        winner: Seat,
        bonus: WentOut | Blocked | None = None,
        left: tuple[int, ...] = (),
    ) -> None:
        self.turn = NOBODY
        self.ended = Ending(reason, winner, bonus, left)
        if bonus is not None:
            self._score(winner, bonus.points)

    def refusal(self, seat: Seat, move: Move) -> MoveNotNow:
        """Return why ``move`` is refused. :mod:`~engine.games.all_fives.refusals` lists the keys."""
        return refusal(self, seat, move)
