"""How often to bluff in Domino 4 and how often to accuse: so often that no fixed answer pays.

The question about a face-down tile is a small game between its layer and the seats asked (D24 to D27). Its
pay-offs follow from the hands that each answer leaves, because fewer tiles win more often. A seat without a
joker lies as often as makes accusing worth no more than accepting. A seat that is asked accuses as often as
makes lying worth no more than drawing. Within that, it follows what it can count: the jokers on the table and
in its hand, who drew although a joker could have been laid, and how many tiles fit the ends.

How often to lie is computed from what all seats have seen, so all seats can compute it. How often to accuse
depends on the own hand too. Nothing here looks at a hidden tile.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from statistics import fmean
from typing import Final, cast

from engine.advice import Share
from engine.core import Event, Seat, Seen
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
"""By the number of seats, how much one tile fewer improves the odds of winning a round, as an exponent.
Fitted to the hands of 300 rounds between casual players for each number."""
EDGE_OF_MANY: Final = 0.5
"""The same for five and six seats. It is a guess."""
READY: Final = 0.7
"""How often a seat lays a joker face down although another tile fits, at most."""
SPENT: Final = 0.35
"""How often it did so on an average turn, for counting."""
STUCK: Final = 0.95
"""How often it does so if no other tile fits."""
MOST_JOKERS: Final = 0.5
"""The highest share of jokers assumed among hidden tiles."""
ALIKE: Final = 0.85
"""A factor for how likely no tile of a seat fits, measured in self-play."""
RARELY: Final = 0.03
"""The lowest probability that no tile of a seat fits. At 0, a joker laid where all tiles fit would count as a
certain lie."""
LIES: Final = 0.36
"""The assumed share of lies among face-down tiles that were believed. The pay-offs make it about that."""
DARING: Final = 1.5
"""A factor for how often to lie. The estimates miss a quarter of all jokers that are covered. Without the
factor, a quarter of face-down tiles in self-play are lies, and always accusing loses at four seats."""
ATTENTION: Final = 1.0
"""How strongly an accusation follows the odds that the seat counts; 0 would ignore them."""
LEARNT: Final = 6.0
"""How many observed answers weigh as much as the usual behaviour, for a player that adapts."""
BOUND: Final = 0.5
"""The most that a player adapts: a change to the logarithm of the odds."""


def mixture(seen: Seen, *, adaptive: bool) -> Sequence[Share]:
    """Return how often the seat covers a joker, lies, accuses or accepts; empty if it can do none of them.

    Args:
        seen: all that the seat has seen.
        adaptive: whether it allows for what the others did before in this match.
    """
    view = cast("FourView", seen.view)
    if not view.options.blufjoker or view.seat not in view.waiting:
        return ()
    if view.pending == "bluff":
        doubt = _doubt(view, seen, adaptive=adaptive)
        return _shares(view, {"accuse": doubt, "accept": 1.0 - doubt})
    return () if view.pending else _lays(view, seen, adaptive=adaptive)


def suspicion(view: FourView, events: Sequence[Event] = ()) -> float:
    """Return how likely the face-down tile in question is a lie, by what the view's seat can count.

    Args:
        view: what the seat knows. The question is open.
        events: the events of the round, if they are known.
    """
    common, own = _Counts(view, events, ()), _Counts(view, events, view.hand)
    return own.suspicion(view.turn, common.lying(view.turn))


def _shares(view: FourView, chances: dict[str, float]) -> tuple[Share, ...]:
    """Return for each verb its chance and its legal moves. A verb without a legal move is left out."""
    moves = {verb: tuple(move for move in view.legal if move.verb == verb) for verb in chances}
    return tuple(Share(chance, moves[verb]) for verb, chance in chances.items() if moves[verb])


def _lays(view: FourView, seen: Seen, *, adaptive: bool) -> tuple[Share, ...]:
    """Return how often the seat in turn covers a joker, and how often it lies.

    It lies only if it holds no joker and no tile fits. The alternative to the lie is then to draw a tile.
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
    suspected = suspicion(view, seen.events)
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
    left = view.hand_sizes[seat] - 1
    return fmean(_stakes(view, seat, other, left).watch for other in _others(view, seat))


def _others(view: FourView, seat: Seat) -> list[Seat]:
    return [other for other in range(len(view.hand_sizes)) if other != seat]


def _logit(chance: float) -> float:
    bounded = min(max(chance, 0.01), 0.99)
    return log(bounded / (1 - bounded))


# -- counting --------------------------------------------------------------------------------------


class _Counts:
    """What can be counted of a face-down tile.

    Args:
        view: what a seat knows.
        events: the events of the round.
        own: the seat's hand; empty for what all seats can count.
    """

    def __init__(self, view: FourView, events: Sequence[Event], own: Sequence[str]) -> None:
        self._view, self._events = view, events
        asked = view.pending == "bluff"
        laid = view.laid[:-1] if asked else view.laid
        shown = [*own, *(one.tile for one in laid if one.tile != COVERED)]
        self._density = self._joker_density(shown, len(laid) - len(shown) + len(own))
        self._hidden = set(KINDS).difference(shown)
        self._fitting = self._hidden & _fitting(view, len(laid))

    @staticmethod
    def _joker_density(shown: Sequence[str], believed: int) -> float:
        """Return the expected share of jokers among the tiles in hidden hands and in the stock.

        Args:
            shown: all tiles whose face is known.
            believed: how many tiles lie face down and were believed.
        """
        left = SET.count(JOKER) - shown.count(JOKER)
        expected = max(left - believed * (1.0 - LIES), left * LIES / (1 + believed))
        return min(expected / (len(SET) - len(shown) - believed), MOST_JOKERS)

    def lying(self, seat: Seat) -> float:
        """Return how often a seat should lie if it holds no joker and no tile that fits."""
        view = self._view
        left = self._size(seat) - 1
        doubt = fmean(_stakes(view, seat, other, left).doubt for other in _others(view, seat))
        jokers, lies = self._covers(seat)
        wanted, most = DARING * doubt * jokers, (1.0 - doubt) * lies
        return wanted / most if wanted < most else float(wanted > 0.0)

    def suspicion(self, seat: Seat, lying: float) -> float:
        """Return how likely a face-down tile of a seat is a lie, if it lies that often."""
        jokers, lies = self._covers(seat)
        return lying * lies / (jokers + lying * lies) if jokers + lying * lies else 1.0

    def _size(self, seat: Seat) -> int:
        """Return how many tiles the seat had at the beginning of its turn."""
        return self._view.hand_sizes[seat] + (self._view.pending == "bluff")

    def _covers(self, seat: Seat) -> tuple[float, float]:
        """Return the probability that a seat covers a joker now, and that it is in a position to lie."""
        holds = 1.0 - (1.0 - self._density) ** self._fresh(seat)
        stuck, ready = self._stuck(seat), self.ready(seat)
        return holds * (ready + (STUCK - ready) * stuck), (1.0 - holds) * stuck

    def ready(self, seat: Seat) -> float:
        """Return how often a seat covers a joker although another tile fits.

        It does so less often where the others expect a tile to fit. Lies are rare there, so a joker would be
        believed.
        """
        return READY * sqrt(self._stuck(seat))

    def _stuck(self, seat: Seat) -> float:
        """Return the probability that no tile of a seat fits.

        If it could not lay before, the tiles it held then fit only ends that have changed since.
        """
        size, before = self._size(seat), self._stuck_before(seat)
        fits = len(self._fitting) / len(self._hidden)
        if before is None:
            return max(ALIKE * (1.0 - fits) ** size, RARELY)
        opened = self._fitting - before
        left = self._hidden - before
        stuck = (1.0 - len(opened) / max(len(left), 1)) ** (size - 1) * (1.0 - fits)
        return max(ALIKE * stuck, RARELY)

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
        """Return how many tiles of a seat may be a joker. A tile counts less for every turn in which its seat
        could have covered a joker and did not.
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
