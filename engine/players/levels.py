"""The levels of computer players. They differ in budget and knowledge, never in what they may see.

A player receives what its seat has seen (:class:`~engine.views.Seen`) and a random generator of its own. It
never receives the round or the match's seed. Knows no game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from types import MappingProxyType
from typing import Final

from engine.core import Game, Move, Seen, View
from engine.players import simple
from engine.players.search import Budget, Search, Worlds


@dataclass(frozen=True, kw_only=True)
class Level:
    """The parameters of one level of play."""

    name: str
    worlds: int = simple.WORLDS
    """In how many deals of the hidden tiles moves are compared at a glance."""
    counting: float = 1.0
    """The probability that a decision is weighed at all, in a game whose :attr:`~engine.advice.Advice.luck`
    is 1. Otherwise the player follows habit. In other games it follows habit ``luck`` times as often."""
    memory: float = 1.0
    """The probability that a due shout is remembered."""
    mixes: bool = True
    """Whether it bluffs and doubts as often as the game says (:meth:`~engine.advice.Advice.mixture`)."""
    adapts: bool = False
    """Whether it allows for what the other seats did before in this match."""
    budget: Budget | None = None
    """How much may be searched. None: no search, moves are compared at a glance."""


LEVELS: Final[Mapping[str, Level]] = MappingProxyType(
    {
        level.name: level
        for level in (
            Level(name="novice", worlds=1, counting=0.35, memory=0.2, mixes=False),
            Level(name="casual", worlds=3, counting=0.7, memory=0.7),
            Level(name="strong"),
            Level(name="expert", adapts=True, budget=Budget(worlds=200, nodes=17_000, depth=2, solve=25_000)),
        )
    }
)
"""All levels by name, the weakest first."""


LEAST: Final = 0.1
"""The smallest share of its budget that a level may be cut to. With less, a search plays worse than a glance.
"""


def hurried(level: Level, share: float) -> Level:
    """Return ``level`` with its budget cut to ``share`` (0 to 1), but never below :data:`LEAST`.

    A level without a budget is returned unchanged.
    """
    if level.budget is None:
        return level
    part = max(share, LEAST)
    budget = level.budget
    fewer = replace(budget, worlds=round(budget.worlds * part), nodes=round(budget.nodes * part))
    return replace(level, budget=replace(fewer, solve=round(budget.solve * part)))


def choose(game: Game, seen: Seen, rng: Random, level: Level) -> Move | None:
    """Return the move that ``level`` chooses; None if it declines an optional move while not waited for.

    Args:
        game: the rule book.
        seen: all that the seat has seen. The seat must have a legal move.
        rng: the only source of chance: equal ``seen`` and an equal state of ``rng`` give the same move.
        level: how to think.

    Raises:
        ValueError: the view is a spectator's, or its seat has no legal move.
    """
    view = seen.view
    if view.seat is None or not view.legal:
        raise ValueError(f"seat {view.seat} has no legal move")
    moves, shouts = apart(game, view.legal)
    if shouts and rng.random() < level.memory:
        shout = simple.choose(game, view, rng, worlds=level.worlds)
        if shout in shouts:
            return shout
    if not moves and view.seat not in view.waiting:
        return None
    left: Sequence[Move] = moves or shouts
    if level.mixes and len(left) > 1:
        drawn, left = _drawn(game, seen, rng, left, adaptive=level.adapts)
        if drawn:
            return simple.among(game, view, rng, left, worlds=level.worlds)
    return _weighed(game, seen, rng, left, level)


def _weighed(game: Game, seen: Seen, rng: Random, left: Sequence[Move], level: Level) -> Move:
    """Return the move that ``level`` prefers of those ``left``: by habit, at a glance or by search."""
    view = seen.view
    candidates = different(game, replace(view, legal=tuple(left)), left)
    if len(candidates) == 1:
        return candidates[0]
    if rng.random() >= 1 - (1 - level.counting) * game.luck:
        return _by_habit(game, view, rng, candidates)
    if level.budget is None or view.seat not in view.waiting:
        return simple.among(game, view, rng, candidates, worlds=level.worlds)
    return Search(game, view, level.budget).best(candidates, Worlds(game, seen, rng))


def apart(game: Game, moves: Sequence[Move]) -> tuple[list[Move], list[Move]]:
    """Return the moves that are not shouts, and the shouts."""
    shouts = [move for move in moves if move.verb in game.shouts]
    return [move for move in moves if move.verb not in game.shouts], shouts


def different(game: Game, view: View, moves: Sequence[Move]) -> list[Move]:
    """Return one move of each group of equivalent moves."""
    groups = {group[0] for group in game.same(view)}
    return [move for move in moves if move in groups] or list(moves)


def _drawn(
    game: Game, seen: Seen, rng: Random, moves: Sequence[Move], *, adaptive: bool
) -> tuple[bool, Sequence[Move]]:
    """Draw a share of moves as the game says (:meth:`~engine.advice.Advice.mixture`).

    Returns:
        whether a share was drawn, and the moves to choose from. Compare drawn moves at a glance: in a search
            all seats see all tiles, so a bluff is worth nothing there.
    """
    shares = game.mixture(seen, adaptive=adaptive)
    if not shares:
        return False, moves
    left = list(moves)
    draw = rng.random() if any(0.0 < share.chance < 1.0 for share in shares) else 0.0
    for share in shares:
        listed = set(share.moves)
        chosen = [move for move in moves if move in listed]
        if chosen and draw < share.chance:
            return True, chosen
        left = [move for move in left if move not in listed]
        draw -= share.chance
    return False, left or moves


def _by_habit(game: Game, view: View, rng: Random, moves: Sequence[Move]) -> Move:
    """Return a move that a beginner finds most natural, without counting. Ties are broken at random."""
    appeals = game.habit(view, moves)
    best = [move for move, appeal in zip(moves, appeals, strict=True) if appeal == max(appeals)]
    return best[int(rng.random() * len(best))]
