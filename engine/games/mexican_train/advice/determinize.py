"""Builds a round that looks like a seat's view, with the hidden tiles dealt at random."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice
from random import Random

from engine.core import Reason, Seat, shuffled
from engine.games.mexican_train.notation import BITS, SINGLES, TRAINS
from engine.games.mexican_train.position import NONE
from engine.games.mexican_train.round import TrainRound
from engine.games.mexican_train.view import TrainView


def determinize(view: TrainView, tiles: Iterable[str], rng: Random) -> TrainRound:
    """Return a round that looks like ``view``. Those of ``tiles`` that it hides are shuffled into hands and
    stock.
    """
    known = _known_hands(view)
    shown = {view.engine, *(laid.tile for laid in view.laid)}.union(*known.values())
    hidden = iter(shuffled([tile for tile in tiles if tile not in shown], rng))
    hands = [
        list(known[seat]) if seat in known else list(islice(hidden, count))
        for seat, count in enumerate(view.hand_sizes)
    ]
    stock = list(islice(hidden, view.stock_size))
    return world(view, hands, stock)


def world(view: TrainView, hands: list[list[str]], stock: list[str]) -> TrainRound:
    """Return the round that ``view`` shows, with all tiles dealt as given."""
    return _as_seen(view, TrainRound(hands, stock, view.lead, view.engine, view.options))


def _known_hands(view: TrainView) -> dict[Seat, tuple[str, ...]]:
    if view.hands is not None:
        return dict(enumerate(view.hands))
    return {} if view.seat is None else {view.seat: view.hand}


def _as_seen(view: TrainView, round: TrainRound) -> TrainRound:
    """Set the state of a freshly dealt ``round`` to the moment of ``view``, and return it."""
    round.laid = list(view.laid)
    for place, pips in view.ends.items():
        round.ends[TRAINS.index(place)] = 1 << int(pips)
    round.markers = sum(1 << seat for seat in view.markers)
    round.owed = _train(view.extra_owed)
    round.binding = _train(view.open_double)
    round.drawn = view.drawn
    round.passes = view.passes
    round.turn = view.waiting[0] if view.waiting else NONE
    if not view.waiting:
        round.ended = Reason.OUT if 0 in view.hand_sizes else Reason.BLOCKED
    elif view.extra_owed or view.open_double:
        round.doubles = tuple(_uncovered(view, round))
    return round


def _train(place: str | None) -> int:
    return NONE if place is None else TRAINS.index(place)


def _uncovered(view: TrainView, round: TrainRound) -> Sequence[int]:
    """Return the trains that end in a double still to be covered, in the order in which these were laid."""
    last: dict[str, str] = {}
    for laid in view.laid:
        last.pop(laid.place, None)  # re-inserting the key orders the trains by their newest tiles
        last[laid.place] = laid.tile
    trains = [TRAINS.index(place) for place, tile in last.items() if not BITS[tile] & SINGLES]
    return [train for train in trains if train == round.owed or not round.is_dead(round.ends[train])]
