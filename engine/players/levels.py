"""The levels of computer players. They differ in budget and in knowledge, never in what they are shown.

A player is handed what its seat has seen (:class:`~engine.views.Seen`) and a generator of its own, never the
round and never the seed of the match. Knows no game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import Final

from engine.core import Game, Move, Seen
from engine.players import simple
from engine.players.search import Budget, Search, Worlds


@dataclass(frozen=True, kw_only=True)
class Level:
    """How a computer player thinks."""

    name: str
    worlds: int = simple.WORLDS
    """In how many deals of the hidden tiles moves are weighed at a glance."""
    attention: float = 1.0
    """How likely each move but the plainest is thought of at all."""
    memory: float = 1.0
    """How likely a shout is remembered when it is due."""
    budget: Budget | None = None
    """What may be looked ahead; None weighs moves at a glance."""


LEVELS: Final[Mapping[str, Level]] = MappingProxyType(
    {
        level.name: level
        for level in (
            Level(name="novice", worlds=1, attention=0.35, memory=0.3),
            Level(name="casual", worlds=1, attention=0.75, memory=0.7),
            Level(name="strong"),
            Level(name="expert", budget=Budget(worlds=200, nodes=20_000, depth=2, solve=40_000)),
        )
    }
)
"""All levels by name, the weakest first."""


def choose(game: Game, seen: Seen, rng: Random, level: Level) -> Move | None:
    """Return the move that ``level`` makes; None lets a chance pass that nobody waits for.

    Args:
        game: the rule book.
        seen: all that the seat has seen; it must have a legal move.
        rng: all chance of the thinking: the same seen and the same state of it lead to the same move.
        level: how to think.

    Raises:
        ValueError: the seat has nothing to choose from.
    """
    view = seen.view
    if view.seat is None or not view.legal:
        raise ValueError(f"seat {view.seat} has no move to choose")
    moves, shouts = _apart(game, view.legal)
    if shouts and rng.random() < level.memory:
        shout = simple.choose(game, view, rng, worlds=level.worlds)
        if shout in shouts:
            return shout
    if not moves and view.seat not in view.waiting:
        return None
    candidates = _noticed(game, seen, rng, moves or shouts, level.attention**game.luck)
    if len(candidates) == 1:
        return candidates[0]
    if level.budget is None or view.seat not in view.waiting:
        return simple.among(game, view, rng, candidates, worlds=level.worlds)
    return Search(game, view, level.budget).best(candidates, Worlds(game, seen, rng))


def _apart(game: Game, moves: Sequence[Move]) -> tuple[list[Move], list[Move]]:
    """Return the moves that are no shouts, and the shouts."""
    shouts = [move for move in moves if move.verb in game.shouts]
    return [move for move in moves if move.verb not in game.shouts], shouts


def _noticed(game: Game, seen: Seen, rng: Random, moves: Sequence[Move], attention: float) -> list[Move]:
    """Return one of each group of equal moves; beginners overlook some, but never all."""
    groups = {group[0] for group in game.same(seen.view)}
    candidates = [move for move in moves if move in groups] or list(moves)
    if attention >= 1.0:
        return candidates
    noticed = [move for move in candidates if rng.random() < attention]
    return noticed or [candidates[int(rng.random() * len(candidates))]]
