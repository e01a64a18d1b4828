"""Estimates moves of All Fives at a glance, for computer players.

Of the hidden tiles it uses two things: what the other seats could score in reply, and what going out would
win. Averaging over worlds turns both into odds.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt, tanh
from typing import Final

from engine.core import Move, Outcome, Seat
from engine.games.all_fives._tables import BIT, DOUBLES, PIPS, tile_set, weight
from engine.games.all_fives.layout import Layout
from engine.games.all_fives.round import FivesRound

ALL_DOUBLES: Final = tile_set(DOUBLES)
PIP: Final = 0.2
"""The worth of each pip laid: no opponent can win it any more."""
CHOICE: Final = 1.0
"""The worth of each tile in hand that fits afterwards."""
RID_OF_DOUBLE: Final = 1.0
"""The worth of laying a double early: it joins fewer ends than other tiles."""
REPLY: Final = 0.8
"""How much a point of the next seat's best reply weighs; it may not make that reply."""
LATER: Final = 0.3
"""How much the replies of later seats weigh beside that of the next one: the ends may change before them."""
STUCK: Final = 20.0
"""The worth of leaving the next seat nothing that fits, and the price of leaving oneself nothing. The seat
that draws falls behind in the race to go out and loses the tempo."""


def heuristic(round: FivesRound, moves: Sequence[Move]) -> list[float]:
    """Return the worth of each of ``moves``, in points, for the seat to move."""
    return [_lay(round, move) if move.tile else 0.0 for move in moves]


def _lay(round: FivesRound, move: Move) -> float:
    tile, seats = move.tile, len(round.hands)
    layout, side = _with(round.layout, move), round.side(round.turn)
    left = round.masks[round.turn] & ~BIT[tile]
    if not left:  # G15, C22
        return layout.points() + sum(
            weight(hand) for seat, hand in enumerate(round.hands) if seat not in side
        )
    worth = layout.points() + PIP * PIPS[tile] + CHOICE * (left & layout.fits).bit_count()
    worth += RID_OF_DOUBLE * (tile in DOUBLES) - _reply(layout, round.masks[(round.turn + 1) % seats])
    for by in range(2, seats):
        seat = (round.turn + by) % seats
        later = LATER * _reply(layout, round.masks[seat])
        worth += later if seat in side else -later
    return worth if left & layout.fits else worth - STUCK


def _reply(layout: Layout, held: int) -> float:
    """Return what a seat's best reply would be worth to it, in points times :data:`REPLY`.

    Return a negative number if it has no reply.

    Args:
        held: the seat's tiles, as bits.
    """
    return REPLY * layout.most_after(held) if held & layout.fits else -STUCK


def _with(layout: Layout, move: Move) -> Layout:
    after = layout.copy()
    after.join(move.tile, move.place)
    return after


def gain(round: FivesRound, outcome: Outcome, seat: Seat) -> float:
    """Return what an outcome is worth to ``seat``: how much nearer it brings the match, from -1 to 1.

    Against several opponents the one with the most points counts.
    """
    totals = [total + score for total, score in zip(round.totals, outcome.scores, strict=True)]
    side, target = round.side(seat), round.options.target
    own, other = totals[seat], max(total for at, total in enumerate(totals) if at not in side)
    if max(own, other) < target:
        return _lead(own, other, target)
    return 1.0 if own > other else -1.0


def estimate(round: FivesRound, seat: Seat) -> float:
    """Return what ``seat`` of two may expect of a round that goes on, on the scale of :func:`gain`.

    The points to come were fitted by least squares to rounds between heuristic players, with all tiles known.
    """
    mover = round.turn
    coming = _coming(round, mover, 1 - mover)
    own, other = (round.totals[who] + round.scores[who] for who in (mover, 1 - mover))
    worth = _lead(own + coming / 2, other - coming / 2, round.options.target)
    return worth if mover == seat else -worth


def _lead(own: float, other: float, target: int) -> float:
    """Return the prospect of winning the match from these points, from -1 (lost) to 1 (won).

    A lead is worth more near the target. A round sets the seats apart by about 26 points, and the leader
    makes about 25 in it.
    """
    rounds = max(target - max(own, other), 5.0) / 25 + 0.3
    return tanh((own - other) / (2 * 0.55 * 26 * sqrt(rounds)))


def _coming(round: FivesRound, mover: Seat, other: Seat) -> float:
    """Return how many more points than the other seat the mover may expect from now on."""
    (mine, theirs), layout = (round.masks[mover], round.masks[other]), round.layout
    held, against = len(round.hands[mover]), len(round.hands[other])
    fit, answer = (mine & layout.fits).bit_count(), (theirs & layout.fits).bit_count()
    doubles = (theirs & ALL_DOUBLES).bit_count() - (mine & ALL_DOUBLES).bit_count()
    coming = 1.5 + 2.0 * (min(fit, 3) - min(answer, 3)) + 1.1 * (held - against) + 2.7 * doubles
    coming += 0.55 * (weight(round.hands[other]) / held - weight(round.hands[mover]) / against)
    coming += 0.94 * layout.most_after(mine) if fit else -3.0
    return coming if answer else coming + 1.5
