"""Builds a round that looks like a seat's view, with the hidden domos dealt at random.

What everybody knows of a hidden hand is respected. The lead holds the start double. A seat deciding over a
drawn domo has drawn one that fits. A guilty layer has its Wild Draw Four back and a domo to lay in its place.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

from engine.core import Reason, Seat, shuffled
from engine.games.uno_dominos.notation import TILE
from engine.games.uno_dominos.position import NOBODY, Phase
from engine.games.uno_dominos.round import UnoRound
from engine.games.uno_dominos.rules import Rules, compiled, ends_after
from engine.games.uno_dominos.tiles import RANK, SET, WILD_FOUR_TILE
from engine.games.uno_dominos.view import UnoView


def determinize(view: UnoView, rng: Random) -> UnoRound:
    """Return a round whose view from ``view.seat`` equals ``view``."""
    rules = compiled(view.options)
    ends = ends_after(view.laid)
    phase = _phase(view)
    hands, stock, drawn = _dealt(view, phase, rules, ends, rng)
    round = _as_seen(view, UnoRound(rules, hands, stock, lead=view.lead, start=view.start))
    round.slot = int(rng.random() * (len(stock) + 1))
    round.drawn = drawn
    return round


def world(view: UnoView, hands: list[list[str]], stock: list[str]) -> UnoRound:
    """Return the round that ``view`` shows, with these domos in the hands and in the stock."""
    held = [sorted(hand, key=RANK.__getitem__) for hand in hands]
    round = UnoRound(compiled(view.options), held, stock, lead=view.lead, start=view.start)
    return _as_seen(view, round)


def _as_seen(view: UnoView, round: UnoRound) -> UnoRound:
    """Set the state of a freshly dealt ``round`` to the moment of ``view``, and return it."""
    phase, hands = _phase(view), round.hands
    round.phase = phase
    round.turn = view.waiting[0] if view.waiting else view.lead
    round.direction = view.direction
    round.ends = ends_after(view.laid)
    round.laid = list(view.laid)
    round.called = view.called
    round.owing = view.must_call[0] if view.must_call else NOBODY
    round.silent = sum(1 << seat for seat in view.silent)
    round.drawn = view.drawn
    if phase is Phase.CHALLENGE:
        round.proof = tuple(hands[view.laid[-1].seat])
    if phase is Phase.OVER:
        round.reason = Reason.BLOCKED if all(hands) else Reason.OUT
    return round


def _phase(view: UnoView) -> Phase:
    if not view.waiting:
        return Phase.OVER
    if view.pending is not None:
        return Phase(view.pending)
    if not view.laid:
        return Phase.START
    return Phase.DECIDE if view.deciding else Phase.PLAY


def _unseen(view: UnoView, rng: Random) -> list[str]:
    """Return every domo of the set that the view does not show, shuffled."""
    seen = Counter(view.hand)
    seen.update(TILE[domo.tile] for domo in view.laid)
    hidden = []
    for tile in SET:
        if seen[tile] > 0:
            seen[tile] -= 1
        else:
            hidden.append(tile)
    return shuffled(hidden, rng)


def _dealt(
    view: UnoView, phase: Phase, rules: Rules, ends: list[int], rng: Random
) -> tuple[list[list[str]], list[str], str]:
    """Return all hands, the stock and the domo just drawn (or ""), hidden ones dealt at random. Domos that
    the view proves a seat to have are dealt to it first.
    """
    pool = _unseen(view, rng)
    hands = [list(view.hand) if seat == view.seat else [] for seat in range(len(view.hand_sizes))]
    drawn = view.drawn
    for seat, wanted in _known(view, phase, rules, ends):
        if seat == view.seat:
            continue
        tile = next(filter(wanted, pool), None) or next(filter(wanted, SET))
        if tile in pool:
            pool.remove(tile)
        hands[seat].append(tile)
        if phase is Phase.DECIDE:
            drawn = tile
    for hand, size in zip(hands, view.hand_sizes, strict=True):
        missing = size - len(hand)
        hand.extend(pool[:missing])
        del pool[:missing]
        hand.sort(key=RANK.__getitem__)
    return hands, pool[: view.stock_size], drawn


def _known(
    view: UnoView, phase: Phase, rules: Rules, ends: list[int]
) -> Iterator[tuple[Seat, Callable[[str], bool]]]:
    """Yield each known fact about a hidden hand: the seat, and a test that one of its domos passes."""
    if phase in (Phase.RETURN, Phase.START):
        yield view.lead, view.start.__eq__
    elif phase is Phase.DECIDE:
        yield view.waiting[0], rules.fitting(ends).__contains__
    elif phase is Phase.REPLACE:
        yield view.waiting[0], WILD_FOUR_TILE.__eq__
        yield view.waiting[0], lambda tile: rules.colour_match((tile,), ends)
