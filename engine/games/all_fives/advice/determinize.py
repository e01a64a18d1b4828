"""Builds a round that looks like a seat's view, with the hidden tiles dealt at random.

Reads only the view. Tiles that a seat has shown not to hold stay out of its hand.
"""

from __future__ import annotations

from random import Random

from engine.core import Reason, Seat, shuffled
from engine.deals import deal_hidden_tiles
from engine.games.all_fives import scoring
from engine.games.all_fives._tables import ALL, BIT, FITS, tile_set
from engine.games.all_fives.layout import Layout, laid_out
from engine.games.all_fives.notation import TILES
from engine.games.all_fives.position import NOBODY
from engine.games.all_fives.round import FivesRound
from engine.games.all_fives.scoring import Ending
from engine.games.all_fives.view import FivesView


def determinize(view: FivesView, rng: Random) -> FivesRound:
    """Return a round whose view from ``view.seat`` equals ``view``."""
    deal = _deal_two if len(view.hand_sizes) == 2 else _deal_more
    hands, stock = deal(view, laid_out(view.laid), rng)
    return world(view, hands, stock)


def world(view: FivesView, hands: list[list[str]], stock: list[str]) -> FivesRound:
    """Return the round that ``view`` shows, with these tiles in the hands and in the pot."""
    layout = laid_out(view.laid, _openers(view))
    masks = [tile_set(hand) for hand in hands]
    round = FivesRound(view.options, hands, stock, layout, masks, lead=view.lead, totals=view.totals)
    round.laid = list(view.laid)
    round.scores = list(view.round_scores)
    round.lacks = [_lacking(view, seat) for seat in range(len(hands))]
    round.turn = view.waiting[0] if view.waiting else NOBODY
    if not view.waiting:
        round.ended = _ending(view, round)
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


def _deal_two(view: FivesView, layout: Layout, rng: Random) -> tuple[list[list[str]], list[str]]:
    """Return both hands and the pot, with the hidden tiles dealt at random.

    Tiles that the other hand is known to lack are dealt to it last.
    """
    pool = _hidden(view, rng)
    hands: list[list[str]] = []
    for seat in range(2):
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


def _deal_more(view: FivesView, layout: Layout, rng: Random) -> tuple[list[list[str]], list[str]]:
    """Return all hands and the pot, with the hidden tiles dealt at random.

    A hidden hand never gets a tile that it is known to lack. With several hidden hands, dealing such tiles
    last would not be enough.
    """
    seats = len(view.hand_sizes)
    hands = [list(view.hand) if seat == view.seat else [] for seat in range(seats)]
    # The holders are the hidden hands, a tile just drawn by one of them, and the pot.
    owners, barred, room = list[Seat](), list[int](), list[int]()
    for seat in range(seats):
        if seat != view.seat:
            avoided, fresh = _avoided(view, layout, seat)
            owners += [seat] * (1 + fresh)
            barred += [avoided, 0][: 1 + fresh]
            room += [view.hand_sizes[seat] - fresh, fresh][: 1 + fresh]
    barred, room = [*barred, 0], [*room, view.stock_size]
    pool = _hidden(view, rng)
    allowed = {
        tile: sum(1 << holder for holder, tiles in enumerate(barred) if not BIT[tile] & tiles)
        for tile in pool
    }
    *dealt, stock = deal_hidden_tiles(pool, allowed, room, rng)
    for owner, tiles in zip(owners, dealt, strict=True):
        hands[owner] += tiles
    return hands, stock


def _hidden(view: FivesView, rng: Random) -> list[str]:
    """Return the tiles that the view does not show, shuffled."""
    known = {laid.tile for laid in view.laid}.union(view.hand)
    return shuffled([tile for tile in TILES if tile not in known], rng)


def _avoided(view: FivesView, layout: Layout, seat: Seat) -> tuple[int, int]:
    """Return the set, as bits, of tiles to keep out of a hidden hand, and a number.

    The number is 1 if the seat has just drawn a tile, which may be any tile; otherwise 0.
    """
    lacks = _lacking(view, seat)
    if not view.waiting and not view.stock_size and 0 not in view.hand_sizes and not _at_target(view):
        return lacks | layout.fits, 0  # blocked: nothing in the hand fits
    drawing = seat in view.waiting and layout.fits & ~lacks == 0
    return lacks, int(drawing)


def _at_target(view: FivesView) -> bool:
    """Return whether a finished round ended because the side that laid last reached the target (G18)."""
    layout, points, last = Layout(), 0, view.laid[-1].seat
    side = (last,) if view.teams is None else view.teams[last % len(view.teams)]
    for laid in view.laid:
        layout.join(laid.tile, laid.place)
        points += layout.points() if laid.seat in side else 0
    return view.totals[last] + points >= view.options.target


def _ending(view: FivesView, round: FivesRound) -> Ending:
    """Return why a finished round ended and who won it. The event that counted the hands stays unknown."""
    last = view.laid[-1].seat
    if _at_target(view):
        return Ending(Reason.TARGET, last)
    if not view.hand_sizes[last]:
        return Ending(Reason.OUT, last)
    tiles, rule = view.hand_sizes, view.options.blocked_winner
    return Ending(Reason.BLOCKED, scoring.blocked(round.left(), tiles, last, rule, round.sides).seat)
