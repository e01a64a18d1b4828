"""Estimates moves of Partner Dominoes at a glance, for computer players and hints.

In an imagined deal all hands are known. A good lay sheds pips, leaves the own hand and the partner's able to
follow, and makes the opponents pass, the next one above all.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.core import Fact, Move
from engine.games.partners import scoring
from engine.games.partners.notation import BIT, DOUBLES, ENDS, FITS, PIPS, ends_after
from engine.games.partners.round import PartnersRound
from engine.games.partners.view import PartnersView

OUT: Final = 1000.0
"""The worth of going out."""
BLOCK: Final = 600.0
"""The worth of a blocked round that is won, and the price of one that is lost."""
DOUBLE: Final = 4.0
"""The worth of laying a double early: it joins fewer ends than other tiles."""
OWN: Final = 3.0
"""The worth of each tile in the own hand that fits afterwards."""
PARTNER: Final = 1.0
"""The worth of each tile in the partner's hand that fits afterwards."""
STUCK: Final = (0.0, 9.0, -5.0, 7.0)
"""The worth of leaving nothing that fits to the seat that many places on: the partner should not pass."""


def heuristic(round: PartnersRound, moves: Sequence[Move]) -> list[float]:
    """Return the worth of each of ``moves`` of the seat in turn."""
    return [_worth(round, move) if move.tile else 0.0 for move in moves]


def _worth(round: PartnersRound, move: Move) -> float:
    seat, tile, masks = round.turn, move.tile, round.masks
    left = masks[seat] & ~BIT[tile]
    if not left:
        return OUT
    west, east = ends_after(round.ends, tile, move.place)
    fits = FITS[west] | FITS[east]
    own = (left & fits).bit_count()
    able = [(masks[(seat + by) % 4] & fits).bit_count() for by in (1, 2, 3)]
    if not own and not any(able):
        return _blocking(round, move)
    worth = PIPS[tile] + DOUBLE * (tile in DOUBLES) + OWN * own + PARTNER * min(able[1], 3)
    return worth + sum(STUCK[by] for by in (1, 2, 3) if not able[by - 1])


def _blocking(round: PartnersRound, move: Move) -> float:
    """Return the worth of a lay that blocks the round, by who wins it (PD8)."""
    pips = round.left()
    pips[round.turn] -= PIPS[move.tile]
    winner, _ = scoring.blocked(round.options, pips, round.turn)
    return 0.0 if winner is None else BLOCK if winner == round.turn % 2 else -BLOCK


def facts(view: PartnersView, move: Move) -> Iterator[Fact]:
    """Yield the fact that a lay covers an end on which the partner had to pass, as everybody has seen."""
    if view.seat is None or len(view.ends) < 2 or not move.tile:
        return
    before = tuple(int(view.ends[place]) for place in ENDS)
    partner = (view.seat + 2) % 4
    shunned = set(map(str, before)) & set(view.voids[partner])
    after = set(map(str, ends_after(before, move.tile, move.place)))
    if shunned - after and not after <= set(view.voids[partner]):
        yield Fact("frees-partner", seat=partner)
