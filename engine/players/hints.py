"""Hints: the best move for a seat, how certain that is, and up to two reasons for it.

Reasons are facts found from what the seat has seen, here and by the game. Each threshold is in this module,
with its reason. If two moves cannot be told apart, the hint says only that. Knows no game and no language.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from math import inf, sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final

from engine.core import Fact, Game, Move, Preview, Seat, Seen, View
from engine.players import simple
from engine.players.levels import apart, different
from engine.players.search import Budget, Search, Worlds

BUDGET: Final = Budget(worlds=300, nodes=10_000, depth=2, solve=25_000)
"""The search budget of a hint. It allows more deals than the best player's, because a small lead shows only
in many deals, and fewer moves, because somebody waits for the hint."""

NOISE: Final = 2.0
"""Standard errors by which a move must lead; below that either move is fine. Chance alone produces such a
lead one time in twenty."""
SURE: Final = 4.0
"""Standard errors from which a move counts as clearly best. It is twice the usual bar, because successive
deals resemble each other and so the true error is larger than the computed one."""
FEW: Final = 3.0
"""The bars are multiplied by 1 + this divided by the number of deals: five deals may agree by luck."""
DEALS: Final = 200
"""The hint says that the next player is stuck only if that holds in this many deals. If one tile of twenty
fits, hands of one tile all miss it by chance in four of 100,000 cases."""
HEAVY: Final = 1.5
"""How many times the hand's mean weight a tile must weigh to be worth mentioning. Below that any tile would
do."""
CHOICE: Final = 2
"""By how many more tiles the hand must fit afterwards to be worth mentioning. A lead of one is soon lost."""
MOST: Final = 2
"""The most reasons in a hint; people do not read more."""

ORDER: Final = (
    "wins-match",
    "goes-out",
    "call",
    "catch",
    "scores",
    "covers-double",
    "stuck",
    "frees-partner",
    "draw-four",
    "draw-two",
    "skip",
    "keeps-joker",
    "keeps-only",
    "closes-train",
    "sheds",
    "choice",
)
"""All kinds of facts, the most important first: what ends the match or the round, then points on the table,
then the effect on others, then what stays in the hand."""


class Certainty(Enum):
    """How clearly the best move leads the next best."""

    SURE = "sure"
    LIKELY = "likely"
    EVEN = "even"
    """Neither leads by more than chance explains."""


@dataclass(frozen=True, slots=True)
class Hint:
    """The recommended move, how certain it is, and why."""

    move: str
    """The move in notation."""
    certainty: Certainty
    other: str = ""
    """An equally good move; empty unless :attr:`certainty` is ``EVEN``."""
    facts: tuple[Fact, ...] = ()
    """The reasons, the most important first; two at most."""


def advise(game: Game, seen: Seen, rng: Random, budget: Budget = BUDGET) -> Hint:
    """Return a hint for a seat that must decide.

    Args:
        game: the rule book.
        seen: all that the seat has seen. The round must be waiting for the seat.
        rng: the only source of chance: equal ``seen`` and an equal state of ``rng`` give the same hint.
        budget: how much may be searched.

    Raises:
        ValueError: the round does not wait for the seat.
    """
    view = seen.view
    if view.seat is None or view.seat not in view.waiting:
        raise ValueError(f"seat {view.seat} is not waited for")
    moves, shouts = apart(game, view.legal)
    if shouts and (shout := simple.choose(game, view, rng)) in shouts:
        return Hint(shout.text, Certainty.SURE, facts=(Fact(shout.verb),))
    candidates = different(game, view, moves)
    if len(candidates) == 1:
        return Hint(candidates[0].text, Certainty.SURE)
    worlds, search = Worlds(game, seen, rng), Search(game, view, budget)
    weighed = search.weighed(candidates, worlds)
    best, other = list(weighed)[:2]
    certainty = compared(weighed[best], weighed[other], solved=search.solved)
    if certainty is Certainty.EVEN:
        return Hint(best.text, certainty, other.text)
    return Hint(best.text, certainty, facts=reasons(game, view, worlds, (best, other), candidates))


def compared(best: Sequence[float], other: Sequence[float], *, solved: bool = False) -> Certainty:
    """Return how certain it is that ``best`` is better than ``other``.

    Args:
        best: the value of one move in each deal.
        other: the value of the next best in the same deals.
        solved: whether these values are exact.
    """
    leads = [one - two for one, two in zip(best, other, strict=True)]
    if solved:
        return Certainty.SURE if leads[0] > 0 else Certainty.EVEN
    if len(leads) == 1:
        return Certainty.EVEN
    lead, error = fmean(leads), stdev(leads) / sqrt(len(leads))
    errors = lead / error if error else inf if lead > 0 else 0.0
    bar = 1 + FEW / len(leads)
    if errors >= SURE * bar:
        return Certainty.SURE
    return Certainty.LIKELY if errors >= NOISE * bar else Certainty.EVEN


# -- reasons for a move ----------------------------------------------------------------------------


def reasons(
    game: Game, view: View, worlds: Worlds, moves: tuple[Move, Move], candidates: Sequence[Move]
) -> tuple[Fact, ...]:
    """Return the facts that hold for the first of two moves and not for the second, most important first.

    At most :data:`MOST` facts are returned.

    Args:
        game: the rule book.
        view: what the seat knows.
        worlds: deals of the hidden tiles.
        moves: the recommended move, and the one to compare it with.
        candidates: all moves the seat may choose from.
    """
    assert view.seat is not None
    found = {fact.kind: fact for fact in facts_of(game, view, *moves, candidates)}
    if (fact := _stuck(worlds, view.seat, *moves)) is not None:
        found[fact.kind] = fact
    return tuple([found[kind] for kind in ORDER if kind in found][:MOST])


def facts_of(game: Game, view: View, move: Move, other: Move, candidates: Sequence[Move]) -> Iterator[Fact]:
    """Yield the facts that hold for ``move`` and not for ``other``, whatever the hidden tiles are. If
    ``move`` lays no tile or goes out, leave out facts about the tiles kept.
    """
    after, instead = game.preview(view, move), game.preview(view, other)
    if after.wins_match:
        yield Fact("wins-match")
    if after.goes_out:
        yield Fact("goes-out")
    if after.points > instead.points:
        yield Fact("scores", after.points)
    same = set(game.facts(view, other))
    yield from (fact for fact in game.facts(view, move) if fact not in same)
    if not move.tile or after.goes_out:
        return
    ends = _open(game, view, move, after)
    left = [tile for tile in view.hand if tile != move.tile]
    yield from _kept(game, move, other, left, ends)
    yield from _shed(game, view, move, candidates)
    fitting = _fitting(game, left, ends)
    ends = _open(game, view, other, instead)
    if fitting - _fitting(game, [tile for tile in view.hand if tile != other.tile], ends) >= CHOICE:
        yield Fact("choice", fitting)


def _open(game: Game, view: View, move: Move, after: Preview) -> set[str]:
    """Return the halves that the open ends show at which the seat may lay after ``move``."""
    usable = game.usable(view, move, after.ends) if move.place else after.ends.keys()
    return {after.ends[place] for place in usable}


def _kept(game: Game, move: Move, other: Move, left: Sequence[str], ends: set[str]) -> Iterator[Fact]:
    """Yield a fact for each open mark that the hand would lose by ``other`` but not by ``move``.

    Args:
        left: the hand without the tile of ``move``.
        ends: the open marks.
    """
    if not other.tile or other.tile == move.tile:
        return
    for mark in game.marks(other.tile):
        holders = [tile for tile in left if mark in game.marks(tile)]
        if mark in ends and holders == [other.tile] and mark not in game.marks(move.tile):
            yield Fact("keeps-only", mark=mark)


def _shed(game: Game, view: View, move: Move, candidates: Sequence[Move]) -> Iterator[Fact]:
    """Yield a fact with the tile's weight if it is the heaviest playable tile and heavy for this hand."""
    weights = {lay.tile: game.weight(lay.tile) for lay in candidates if lay.tile}
    weight, mean = weights[move.tile], fmean(map(game.weight, view.hand))
    lighter = [other for tile, other in weights.items() if tile != move.tile]
    if weight > max(lighter, default=weight) and weight >= HEAVY * mean:
        yield Fact("sheds", weight)


def _fitting(game: Game, tiles: Sequence[str], ends: set[str]) -> int:
    return sum(not ends.isdisjoint(game.marks(tile)) for tile in tiles)


def _stuck(worlds: Worlds, seat: Seat, move: Move, other: Move) -> Fact | None:
    """Return the fact that ``move`` leaves one next player unable to lay, in all :data:`DEALS` deals.

    None otherwise, if the move lays no tile, or if it holds after ``other`` too.
    """
    if not move.tile:
        return None
    stuck: Mapping[Move, set[Seat | None]] = {move: set(), other: set()}
    for number in range(DEALS):
        world = worlds.deal()
        for tried in stuck:
            if number and None in stuck[tried]:
                continue
            after = world.copy()
            after.apply(seat, tried)
            waiting = after.waiting()
            idle = bool(waiting) and {lay.verb for lay in after.legal(waiting[0])} <= {"draw", "pass"}
            stuck[tried].add(waiting[0] if idle and waiting[0] != seat else None)
        if None in stuck[move]:
            return None
    if None not in stuck[other] or len(stuck[move]) != 1:
        return None
    return Fact("stuck", seat=stuck[move].pop())
