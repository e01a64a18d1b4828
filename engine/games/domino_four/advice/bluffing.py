"""How often to bluff in Domino 4, and how often to doubt: both so often that no fixed answer to it pays.

A question about a face-down tile is a small game between the seat that laid it and those who may accuse it (D24 to
D27). Its pay-offs follow from the hands that each answer leaves: fewer tiles win more often. A seat without a joker
lies so often that accusing a face-down tile gains nothing on the whole, and a seat that is asked accuses so often
that lying gains nothing over drawing. Within that, an accusation follows what its seat can count: the jokers that lie
open or in its hand, how often each player drew although a joker could have been laid, and how many tiles fit the ends.

Everything here is computed from what all seats have seen, so that the seats agree on it, and from the seat's own hand.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import exp, log
from typing import Final

from engine.advice import Share
from engine.core import Event, Move, Seat, Seen
from engine.games.domino_four.advice.rebuilding import table_of
from engine.games.domino_four.events import (
    Accepted,
    Accused,
    Believed,
    CornerstoneLaid,
    Covered,
    Drew,
    Gave,
    JokerLaid,
    Passed,
    TakenBack,
    TileLaid,
)
from engine.games.domino_four.tiles import COVERED, JOKER, KINDS, SET
from engine.games.domino_four.view import FourView

EDGE: Final = {2: 0.24, 3: 0.39, 4: 0.46}
"""By the number of seats, what one tile fewer does to the odds of winning a round, as an exponent. Fitted to 300
rounds of casual players for each number."""
EDGE_OF_MANY: Final = 0.5
"""The same with five or six seats."""
READY: Final = 0.4
"""How often a seat lays a joker face down although another tile fits."""
SPENT: Final = 0.12
"""How often it did so on an average turn, for counting."""
STUCK: Final = 0.95
"""How often it does so if no other tile fits."""
RARELY: Final = 0.03
"""How likely no tile of a seat fits, at least. Otherwise a joker that a person lays where all tiles fit would count as
a certain lie."""
LIES: Final = 0.36
"""The share of lies among believed tiles, for counting jokers. It is about what the pay-offs make it."""
ATTENTION: Final = 1.0
"""How strongly an accusation follows the odds that the seat counts; 0 would ignore them."""
LEARNT: Final = 6.0
"""How many answers the usual behaviour weighs as much as, when a player adapts to what it has seen."""
BOUND: Final = 0.5
"""The most that a player adapts, as a change to the logarithm of the odds."""


def mixture(view: FourView, seen: Seen, *, adaptive: bool) -> Sequence[Share]:
    """Return how often a seat covers a joker, lies, or answers a face-down tile in each way.

    Args:
        view: what the seat knows.
        seen: all that it has seen.
        adaptive: whether it allows for what the others did before in this match.
    """
    if not view.options.blufjoker or view.seat not in view.waiting:
        return ()
    if view.pending == "bluff":
        doubt = _doubt(view, seen, adaptive=adaptive)
        return _shares(view, {"accuse": doubt, "accept": 1.0 - doubt})
    return () if view.pending else _lays(view, seen, adaptive=adaptive)


def suspicion(view: FourView, seen: Seen | None = None) -> float:
    """Return how likely the face-down tile in question is a lie, by what the view's seat can count."""
    events = () if seen is None else seen.events
    common, own = _Counts(view, events, ()), _Counts(view, events, view.hand)
    return own.suspicion(view.turn, common.lying(view.turn))


def _shares(view: FourView, chances: dict[str, float]) -> tuple[Share, ...]:
    """Return the share of each verb with a chance."""
    moves = {verb: tuple(move for move in view.legal if move.verb == verb) for verb in chances}
    return tuple(Share(chance, moves[verb]) for verb, chance in chances.items() if moves[verb])


def _lays(view: FourView, seen: Seen, *, adaptive: bool) -> tuple[Share, ...]:
    """Return how often the seat in turn covers a joker, and how often it lies. It lies only if it holds no joker and
    no tile fits: then a lie competes with drawing a tile.
    """
    seat, often = view.turn, 0.0
    jokers = tuple(move for move in view.legal if move.verb == "bluff" and move.tile == JOKER)
    lies = tuple(move for move in view.legal if move.verb == "bluff" and move.tile != JOKER)
    second = view.two_tiles and view.passes < len(view.hand_sizes)
    stuck = not second and all(move.verb != "lay" for move in view.legal)
    if jokers:
        counts = _Counts(view, seen.events, ())
        often = 1.0 if len(view.hand) == 1 else STUCK if stuck else counts.ready(seat)
        return Share(often, jokers), Share(0.0, lies)
    if stuck and lies:
        often = _Counts(view, seen.events, ()).lying(seat)
        if adaptive:
            often *= exp(-_learnt(_accusations(seen, seat), _watch(view, seat)))
    return (Share(min(often, 1.0), lies),)


def _doubt(view: FourView, seen: Seen, *, adaptive: bool) -> float:
    """Return how often the seat accuses the tile in question."""
    assert view.seat is not None
    stakes = _stakes(view, view.turn, view.seat, view.hand_sizes[view.turn])
    suspected = suspicion(view, seen)
    if suspected >= 1.0 or stakes.doubt <= 0.0:
        return 1.0
    often = 1.0 - (1.0 - stakes.watch) ** (1 / (len(view.hand_sizes) - 1))  # one accusation is enough (D28)
    odds = _logit(often) + ATTENTION * (_logit(suspected) - _logit(stakes.doubt))
    if adaptive:
        odds += _learnt(_lies(seen, view.turn), LIES)
    return 1 / (1 + exp(-odds))


# -- pay-offs --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Stakes:
    """What balances a question."""

    doubt: float
    """The share of lies at which accusing and accepting are worth the same to the seat asked."""
    watch: float
    """The share of accusations at which lying and drawing are worth the same to the seat that lays."""


def _stakes(view: FourView, layer: Seat, accuser: Seat, left: int) -> _Stakes:
    """Return the stakes between a seat that lays a tile face down and one that may accuse it.

    Args:
        left: how many tiles the layer then has left.
    """
    drawn = min(view.stock_size, 1)

    def chances(mine: int, theirs: int) -> tuple[float, float]:
        sizes = list(view.hand_sizes)
        sizes[layer], sizes[accuser] = mine, view.hand_sizes[accuser] + theirs
        return _winning(sizes, layer), _winning(sizes, accuser)

    believed, true = chances(left, 0), chances(left - 1, 1) if left else (1.0, 0.0)  # D25, D26, B13
    lie, instead = chances(left + 2 + drawn, -1), chances(left + 1 + drawn, 0)  # D27, D9
    return _Stakes(
        (believed[1] - true[1]) / (lie[1] - true[1]),
        (believed[0] - instead[0]) / (believed[0] - lie[0]),
    )


def _winning(sizes: Sequence[int], seat: Seat) -> float:
    """Return how likely a seat wins a round in which the hands have these sizes."""
    if not all(sizes):
        return float(not sizes[seat])
    edge = EDGE.get(len(sizes), EDGE_OF_MANY)
    odds = [exp(-edge * size) for size in sizes]
    return odds[seat] / sum(odds)


def _watch(view: FourView, seat: Seat) -> float:
    """Return how often a lie of this seat should be accused, the mean over all other seats."""
    others = [other for other in range(len(view.hand_sizes)) if other != seat]
    stakes = [_stakes(view, seat, other, view.hand_sizes[seat] - 1) for other in others]
    return sum(stake.watch for stake in stakes) / len(stakes)


def _logit(chance: float) -> float:
    bounded = min(max(chance, 0.01), 0.99)
    return log(bounded / (1 - bounded))


# -- counting --------------------------------------------------------------------------------------


class _Counts:
    """What can be counted of a face-down tile.

    Args:
        view: what a seat knows.
        events: the events of the round.
        own: the tiles that are known beside those on the table: the seat's hand, or none for what all know.
    """

    def __init__(self, view: FourView, events: Sequence[Event], own: Sequence[str]) -> None:
        self._view, self._events = view, events
        asked = view.pending == "bluff"
        laid = view.laid[:-1] if asked else view.laid
        shown = [*own, *(one.tile for one in laid if one.tile != COVERED)]
        believed = len(laid) - len(shown) + len(own)
        unknown = len(SET) - len(shown) - believed
        left = SET.count(JOKER) - shown.count(JOKER)
        self._density = min(max(left - believed * (1 - LIES), left * LIES / (1 + believed)) / unknown, 0.5)
        self._hidden = set(KINDS).difference(shown)
        self._fitting = self._hidden & _fitting(view, len(laid))

    def lying(self, seat: Seat) -> float:
        """Return how often a seat should lie that holds no joker and no tile that fits."""
        view = self._view
        left = self._size(seat) - 1
        others = [other for other in range(len(view.hand_sizes)) if other != seat]
        doubt = min(_stakes(view, seat, other, left).doubt for other in others)
        jokers, lies = self._covers(seat)
        wanted, others = doubt * jokers, (1.0 - doubt) * lies
        return wanted / others if wanted < others else float(wanted > 0.0)

    def suspicion(self, seat: Seat, lying: float) -> float:
        """Return how likely a face-down tile of a seat is a lie, if it lies that often."""
        jokers, lies = self._covers(seat)
        return lying * lies / (jokers + lying * lies) if jokers + lying * lies else 1.0

    def _size(self, seat: Seat) -> int:
        """Return how many tiles the seat had at the beginning of its turn."""
        return self._view.hand_sizes[seat] + (self._view.pending == "bluff")

    def _covers(self, seat: Seat) -> tuple[float, float]:
        """Return how likely it is that a seat lays a joker face down, and that it may lie."""
        holds = 1.0 - (1.0 - self._density) ** self._fresh(seat)
        stuck, ready = self._stuck(seat), self.ready(seat)
        return holds * (ready + (STUCK - ready) * stuck), (1.0 - holds) * stuck

    def ready(self, seat: Seat) -> float:
        """Return how often a seat covers a joker although another tile fits: the likelier it seems that no tile does,
        the better it is believed to lie.
        """
        return READY * self._stuck(seat)

    def _stuck(self, seat: Seat) -> float:
        """Return how likely no tile of a seat fits. Of the tiles it held when it could not lay before, only those can
        fit that did not fit then.
        """
        size, before = self._size(seat), self._stuck_before(seat)
        fits = len(self._fitting) / len(self._hidden)
        if before is None:
            return max((1.0 - fits) ** size, RARELY)
        opened = self._fitting - before
        left = self._hidden - before
        stuck = (1.0 - len(opened) / max(len(left), 1)) ** (size - 1) * (1.0 - fits)
        return max(stuck, RARELY)

    def _stuck_before(self, seat: Seat) -> frozenset[str] | None:
        """Return what would have fitted when the seat last could not lay; None if it always could."""
        count, found = 1, None
        for event in self._events:
            if isinstance(event, TileLaid | JokerLaid | CornerstoneLaid | Covered):
                count += 1
            elif isinstance(event, TakenBack):
                count -= 1
                found = count if event.seat == seat else found
            elif isinstance(event, Drew) and event.seat == seat and event.why == "turn":
                found = count
        return None if found is None else _fitting(self._view, found)

    def _fresh(self, seat: Seat) -> float:
        """Return how many tiles of a seat can be a joker. A tile that could have been covered before and was
        not counts less.
        """
        size = self._size(seat)
        fresh, known, kept = 0.0, 0, 1.0
        for event in self._before():
            match event:
                case Drew(seat=drawer, why=why) if drawer == seat:
                    fresh, known = fresh + kept, known + 1
                    kept *= 1.0 - STUCK if why == "turn" else 1.0
                case Gave(receiver=receiver) if receiver == seat:
                    fresh, known = fresh + kept, known + 1
                case Accused(bluffer=bluffer, truth=False) if bluffer == seat:
                    kept *= 1.0 - STUCK
                case TileLaid(seat=mover) | CornerstoneLaid(seat=mover) if mover == seat:
                    kept *= 1.0 - SPENT
                case Passed(seat=mover, why="empty") if mover == seat:
                    kept *= 1.0 - STUCK
        return min(fresh + kept * max(size - known, 0), size)

    def _before(self) -> Iterator[Event]:
        """Yield the events before the question, the latest first."""
        for event in reversed(self._events):
            if not (self._view.pending == "bluff" and isinstance(event, Covered | Accepted)):
                yield event


def _fitting(view: FourView, count: int) -> frozenset[str]:
    """Return the coloured tiles that fit at an end of the first ``count`` tiles on the table."""
    arms = table_of(view.lead, view.laid[:count]).arms
    return frozenset([tile for arm in arms for spot in arm.spots for tile in spot.ways])


# -- adapting --------------------------------------------------------------------------------------


def _accusations(seen: Seen, seat: Seat) -> tuple[int, int]:
    """Return how many face-down tiles of this seat were accused, and how many there were."""
    told = [*seen.remembered, *seen.events]
    accused = sum(isinstance(event, Accused) and event.bluffer == seat for event in told)
    return accused, accused + sum(isinstance(event, Believed) and event.seat == seat for event in told)


def _lies(seen: Seen, seat: Seat) -> tuple[int, int]:
    """Return how many face-down tiles of this seat were turned up as lies, and how many were turned up."""
    turned = [
        event.truth
        for event in (*seen.remembered, *seen.events)
        if isinstance(event, Accused) and event.bluffer == seat
    ]
    return turned.count(False), len(turned)


def _learnt(found: tuple[int, int], usual: float) -> float:
    """Return by how much to change the logarithm of the odds, given how often something happened.

    Args:
        found: how often it happened, and out of how many times.
        usual: how often it should happen.
    """
    often = (found[0] + LEARNT * usual) / (found[1] + LEARNT)
    return min(max(_logit(often) - _logit(usual), -BOUND), BOUND)
