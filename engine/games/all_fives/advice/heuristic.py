"""Estimates moves of All Fives at a glance, for computer players.

Of the hidden tiles it uses two things: what the opponent could score in reply, and what going out would win.
Averaging over worlds turns both into odds.
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
"""The worth of each pip laid: the opponent can no longer win it."""
CHOICE: Final = 1.0
"""The worth of each tile in hand that fits afterwards."""
RID_OF_DOUBLE: Final = 1.0
"""The worth of laying a double early: it joins fewer ends than other tiles."""
REPLY: Final = 0.8
"""How much a point of the opponent's best reply weighs; the opponent may not make that reply."""
STUCK: Final = 20.0
"""The worth of leaving the opponent nothing that fits, and the price of leaving oneself nothing. The seat
that draws falls behind in the race to go out and loses the tempo."""


def heuristic(round: FivesRound, moves: Sequence[Move]) -> list[float]:
    """Return the worth of each of ``moves``, in points, for the seat to move."""
    return [_lay(round, move) if move.tile else 0.0 for move in moves]


def _lay(round: FivesRound, move: Move) -> float:
    tile, opponent = move.tile, 1 - round.turn
    layout = _with(round.layout, move)
    left = round.masks[round.turn] & ~BIT[tile]
    if not left:
        return layout.points() + weight(round.hands[opponent])  # G15
    worth = layout.points() + PIP * PIPS[tile] + CHOICE * (left & layout.fits).bit_count()
    worth += RID_OF_DOUBLE * (tile in DOUBLES) - _reply(layout, round.masks[opponent])
    return worth if left & layout.fits else worth - STUCK


def _reply(layout: Layout, held: int) -> float:
    """Return what the opponent's best reply would cost, in points times :data:`REPLY`.

    Return a negative number if the opponent has no reply.

    Args:
        held: the opponent's tiles, as bits.
    """
    replies = layout.lays(held)
    return REPLY * max(map(layout.points_after, replies)) if replies else -STUCK


def _with(layout: Layout, move: Move) -> Layout:
    after = layout.copy()
    after.join(move.tile, move.place)
    return after


def gain(round: FivesRound, outcome: Outcome, seat: Seat) -> float:
    """Return what an outcome is worth to ``seat``: how much nearer it brings the match, from -1 to 1."""
    own, other = (total + score for total, score in zip(round.totals, outcome.scores, strict=True))
    target = round.options.target
    worth = _lead(own, other, target) if max(own, other) < target else (1.0 if own > other else -1.0)
    return worth if seat == 0 else -worth


def estimate(round: FivesRound, seat: Seat) -> float:
    """Return what ``seat`` may expect of a round that goes on, on the scale of :func:`gain`.

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
    coming += 0.94 * _most(layout, mine) if fit else -3.0
    return coming if answer else coming + 1.5


def _most(layout: Layout, held: int) -> int:
    """Return the most points that one lay from the set ``held`` makes. At least one tile must fit."""
    return max(map(layout.points_after, layout.lays(held)))
