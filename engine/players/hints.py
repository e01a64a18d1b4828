"""A hint: the move that is worth most, how sure that is, and what can be said for it.

What is said are facts, decided here and by the game from what the seat has seen; the thresholds stand in this
module, each with its reason. Where two moves cannot be told apart, that is what is said, and nothing else.
Knows no game and no language.
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

BUDGET: Final = Budget(worlds=300, nodes=30_000, depth=2, solve=40_000)
"""What a hint may spend: more than a move of the best player, for it is asked for seldom, and what a move
leads by shows only in many deals."""

NOISE: Final = 2.0
"""Standard errors by which a move must lead, or either is fine: chance gives as much one time in twenty."""
SURE: Final = 4.0
"""Standard errors from which a move is called clearly best: deals drawn one after the other are alike, so the
error is larger than it is reckoned, and twice the usual bar leaves room for that."""
FEW: Final = 3.0
"""What the bars grow by where few deals were tried, divided by their number: five deals may agree by luck."""
DEALS: Final = 200
"""Deals in all of which the next player has nothing to lay before that is said: one tile of twenty that would
fit stays out of as many hands of one tile by chance in four of 100,000 cases."""
HEAVY: Final = 1.5
"""How many times the mean of the hand a tile must count to be worth a word: else any tile is as good."""
CHOICE: Final = 2
"""By how many more tiles the hand must fit afterwards: one more is soon worth nothing."""
MOST: Final = 2
"""The most reasons that are told: more are not read."""

ORDER: Final = (
    "wins-match",
    "goes-out",
    "call",
    "catch",
    "scores",
    "covers-double",
    "stuck",
    "draw-four",
    "draw-two",
    "skip",
    "keeps-joker",
    "keeps-only",
    "closes-train",
    "sheds",
    "choice",
)
"""All kinds of facts, what weighs most first: what ends the match or the round, then points on the table,
then what the move does to others, then what it leaves in the hand."""


class Certainty(Enum):
    """How far the best move leads the next."""

    SURE = "sure"
    LIKELY = "likely"
    EVEN = "even"
    """Neither leads by more than chance brings about."""


@dataclass(frozen=True, slots=True)
class Hint:
    """What to do, how sure that is, and why."""

    move: str
    """In notation."""
    certainty: Certainty
    other: str = ""
    """The move that is as good; empty unless neither leads."""
    facts: tuple[Fact, ...] = ()
    """What can be said for it, what weighs most first; two at most."""


def advise(game: Game, seen: Seen, rng: Random, budget: Budget = BUDGET) -> Hint:
    """Return a hint for a seat that has to decide.

    Args:
        game: the rule book.
        seen: all that the seat has seen; it is waited for.
        rng: all chance of the thinking: the same seen and the same state of it give the same hint.
        budget: what may be spent.

    Raises:
        ValueError: nobody waits for the seat.
    """
    view = seen.view
    if view.seat is None or view.seat not in view.waiting:
        raise ValueError(f"seat {view.seat} has nothing to decide")
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
    """Return how sure it is that the first is better.

    Args:
        best: what one move was worth in each deal.
        other: the same of the next best, in the same deals.
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


# -- what can be said for a move -------------------------------------------------------------------


def reasons(
    game: Game, view: View, worlds: Worlds, moves: tuple[Move, Move], candidates: Sequence[Move]
) -> tuple[Fact, ...]:
    """Return what can be said for the first of two moves and not for the other, what weighs most first.

    Args:
        game: the rule book.
        view: what the seat knows.
        worlds: deals of the hidden tiles.
        moves: the one, and the other.
        candidates: all that the seat can do.
    """
    assert view.seat is not None
    found = {fact.kind: fact for fact in facts_of(game, view, *moves, candidates)}
    if (fact := _stuck(worlds, view.seat, *moves)) is not None:
        found[fact.kind] = fact
    return tuple([found[kind] for kind in ORDER if kind in found][:MOST])


def facts_of(game: Game, view: View, move: Move, other: Move, candidates: Sequence[Move]) -> Iterator[Fact]:
    """Return what holds of ``move`` whatever the others hold; what holds of ``other`` too is no reason."""
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
    """Return what is open to the seat once it has made a move."""
    usable = game.usable(view, move, after.ends) if move.place else after.ends.keys()
    return {after.ends[place] for place in usable}


def _kept(game: Game, move: Move, other: Move, left: Sequence[str], ends: set[str]) -> Iterator[Fact]:
    """Return which mark that is open the other move would have given away for good, and this one does not."""
    if not other.tile or other.tile == move.tile:
        return
    for mark in game.marks(other.tile):
        holders = [tile for tile in left if mark in game.marks(tile)]
        if mark in ends and holders == [other.tile] and mark not in game.marks(move.tile):
            yield Fact("keeps-only", mark=mark)


def _shed(game: Game, view: View, move: Move, candidates: Sequence[Move]) -> Iterator[Fact]:
    """Return what the tile counts, if it is the heaviest that can go, and heavy for this hand."""
    weights = {lay.tile: game.weight(lay.tile) for lay in candidates if lay.tile}
    weight, mean = weights[move.tile], fmean(map(game.weight, view.hand))
    lighter = [other for tile, other in weights.items() if tile != move.tile]
    if weight > max(lighter, default=weight) and weight >= HEAVY * mean:
        yield Fact("sheds", weight)


def _fitting(game: Game, tiles: Sequence[str], ends: set[str]) -> int:
    return sum(not ends.isdisjoint(game.marks(tile)) for tile in tiles)


def _stuck(worlds: Worlds, seat: Seat, move: Move, other: Move) -> Fact | None:
    """Return who cannot lay next in any deal that fits what was seen, unless ``other`` does that too."""
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
