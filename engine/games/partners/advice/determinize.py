"""Builds a round that looks like a seat's view, with the hidden tiles dealt at random.

Reads only the view. A pass tells for the whole round which pips a hand lacks, because no tile is drawn. So
every deal keeps such tiles out of that hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from engine.core import DealContext, Reason, shuffled
from engine.deals import deal_hidden_tiles
from engine.games.partners import scoring
from engine.games.partners.notation import BIT, FITS, ends_after, highest
from engine.games.partners.round import PartnersRound
from engine.games.partners.scoring import Ending
from engine.games.partners.view import PartnersView

STOCK: Final = 4
"""The holder of the tiles out of play, after the four seats."""


def determinize(view: PartnersView, tiles: Sequence[str], rng: Random) -> PartnersRound:
    """Return a round whose view from ``view.seat`` equals ``view``."""
    held = deal_hidden(view, tiles, rng)
    return world(view, held[:STOCK], held[STOCK])


def world(view: PartnersView, hands: Sequence[Sequence[str]], stock: Sequence[str]) -> PartnersRound:
    """Return the round that ``view`` shows, with these tiles in the hands and out of play."""
    context = DealContext(view.lead, view.number, view.totals)
    round = PartnersRound(view.options, hands, stock, context)
    round.laid = list(view.laid)
    for laid in view.laid:
        round.before, round.ends = round.ends, ends_after(round.ends, laid.tile, laid.place)
    round.voids = [sum(1 << int(pip) for pip in void) for void in view.voids]
    round.bonuses = list(view.bonuses)
    if view.waiting:
        round.turn = view.waiting[0]
        if view.must_open:
            round.opener = _opener(view, round)
    else:
        round.ended = _ending(view, round)
    return round


def _opener(view: PartnersView, round: PartnersRound) -> str:
    """Return the tile that must be laid first: its holder sees it, all others assume the highest (PD3)."""
    return view.legal[0].tile if view.seat == view.lead else highest([round.hands[view.lead]])[1]


def _ending(view: PartnersView, round: PartnersRound) -> Ending:
    """Return how a finished round ended, as far as the view tells."""
    last = round.laid[-1]
    if not view.hand_sizes[last.seat]:
        return Ending(Reason.OUT, last.seat % 2, scoring.way_out(last.tile, round.before))
    if view.totals[last.seat] + view.round_scores[last.seat] >= view.options.target:
        return Ending(Reason.TARGET, last.seat % 2, view.bonuses[-1].why)
    return Ending(Reason.BLOCKED, *scoring.blocked(view.options, round.left(), last.seat))


def deal_hidden(view: PartnersView, tiles: Sequence[str], rng: Random) -> list[list[str]]:
    """Return the four hands and the tiles out of play, with the hidden tiles dealt at random.

    A tile goes to a random holder that may have it, larger hands more often, unless the rest could not be
    dealt any more then.
    """
    known = {laid.tile for laid in view.laid}.union(view.hand)
    pool = shuffled([tile for tile in tiles if tile not in known], rng)
    held = [list(view.hand) if seat == view.seat else [] for seat in range(STOCK)] + [[]]
    room = [*view.hand_sizes, view.stock_size]
    if view.seat is not None:
        room[view.seat] = 0
    barred = _barred(view)
    dealt = deal_hidden_tiles(pool, {tile: _holders(tile, barred) for tile in pool}, room, rng)
    for holder, tiles_dealt in enumerate(dealt):
        held[holder] += tiles_dealt
    return held


def _barred(view: PartnersView) -> list[int]:
    """Return by holder the tiles that it cannot have; in a blocked round also those that would fit."""
    blocked = not view.waiting and 0 not in view.hand_sizes and _all_stuck(view)
    ends = view.ends.values() if blocked else ()
    return [_fitting([*void, *ends]) for void in view.voids] + [0]


def _all_stuck(view: PartnersView) -> bool:
    last = view.laid[-1].seat
    return view.totals[last] + view.round_scores[last] < view.options.target


def _fitting(pips: Sequence[str]) -> int:
    tiles = 0
    for pip in pips:
        tiles |= FITS[int(pip)]
    return tiles


def _holders(tile: str, barred: Sequence[int]) -> int:
    """Return who may have a tile, as bits."""
    return sum(1 << holder for holder, tiles in enumerate(barred) if not BIT[tile] & tiles)
