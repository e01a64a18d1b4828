"""Builds a round that looks like a seat's view, with the hidden tiles dealt at random.

Reads only the view. Tiles that a seat has shown not to hold are dealt to it last, so they stay out of its
hand unless the view leaves no other way.
"""

from __future__ import annotations

from random import Random

from engine.core import Reason, Seat, shuffled
from engine.games.all_fives import scoring
from engine.games.all_fives._tables import ALL, BIT, FITS, tile_set, weight
from engine.games.all_fives.layout import Layout, laid_out
from engine.games.all_fives.notation import TILES
from engine.games.all_fives.position import NOBODY, SEATS
from engine.games.all_fives.round import FivesRound
from engine.games.all_fives.view import FivesView


def determinize(view: FivesView, rng: Random) -> FivesRound:
    """Return a round whose view from ``view.seat`` equals ``view``."""
    hands, stock = _deal(view, laid_out(view.laid), rng)
    return world(view, hands, stock)


def world(view: FivesView, hands: list[list[str]], stock: list[str]) -> FivesRound:
    """Return the round that ``view`` shows, with these tiles in the hands and in the pot."""
    layout = Layout(_openers(view))
    points = [0, 0]
    for laid in view.laid:
        layout.join(laid.tile, laid.place)
        points[laid.seat] += layout.points()
    masks = [tile_set(hand) for hand in hands]
    round = FivesRound(view.options, hands, stock, layout, masks, lead=view.lead, totals=view.totals)
    round.laid = list(view.laid)
    round.scores = list(view.round_scores)
    round.lacks = [_lacking(view, seat) for seat in SEATS]
    round.turn = view.waiting[0] if view.waiting else NOBODY
    if not view.waiting:
        round.ended = _ending(round, points)
    return round


def _openers(view: FivesView) -> int:
    """Return the set, as bits, of tiles that may be laid first: all, or only the one that must be (C1)."""
    if not view.laid and len(view.legal) == 1:
        return BIT[view.legal[0].tile]
    return ALL


def _lacking(view: FivesView, seat: Seat) -> int:
    """Return the set, as bits, of tiles the seat has shown not to hold."""
    lacks = 0
    for pip in view.lacks[seat]:
        lacks |= FITS[int(pip)]
    return lacks


def _deal(view: FivesView, layout: Layout, rng: Random) -> tuple[list[list[str]], list[str]]:
    """Return both hands and the pot, with the hidden tiles dealt at random. The other hand avoids the tiles
    it is known to lack, if enough others are left.
    """
    known = {laid.tile for laid in view.laid}.union(view.hand)
    pool = shuffled([tile for tile in TILES if tile not in known], rng)
    hands: list[list[str]] = []
    for seat in SEATS:
        if seat == view.seat:
            hands.append(list(view.hand))
            continue
        avoided, fresh = _avoided(view, layout, seat)
        pool.sort(key=lambda tile: BIT[tile] & avoided != 0)
        certain = view.hand_sizes[seat] - fresh
        hand, pool = pool[:certain], shuffled(pool[certain:], rng)
        hands.append(hand + pool[:fresh])
        pool = pool[fresh:]
    return hands, pool[: view.stock_size]


def _avoided(view: FivesView, layout: Layout, seat: Seat) -> tuple[int, int]:
    """Return the set, as bits, of tiles to keep out of a hidden hand, and a number.

    The number is 1 if the seat has just drawn a tile, which may be any tile; otherwise 0.
    """
    lacks = _lacking(view, seat)
    # The round is over. If it was blocked, nothing in the hand fits.
    if not view.waiting and not view.stock_size:
        return lacks | layout.fits, 0
    drawing = seat in view.waiting and layout.fits & ~lacks == 0
    return lacks, int(drawing)


def _ending(round: FivesRound, points: list[int]) -> tuple[Reason, Seat, None]:
    """Return why a finished round ended and who won it. The bonus is unknown: the third value is None.

    Args:
        points: what the lays scored, by seat.
    """
    last = round.laid[-1].seat
    if round.totals[last] + points[last] >= round.options.target:
        return Reason.TARGET, last, None
    if not round.hands[last]:
        return Reason.OUT, last, None
    left = list(map(weight, round.hands))
    settled = scoring.blocked(left, list(map(len, round.hands)), last, round.options.blocked_winner)
    return Reason.BLOCKED, settled.seat, None
