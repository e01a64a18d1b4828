"""Where computer players think: in a worker process, away from the event loop.

They are handed what their seat has seen, never the round. Where others wait for a worker, one who looks
ahead looks at less, rather than being late. This module knows no table.
"""

from __future__ import annotations

from functools import partial
from random import Random

from bot.tables.state.ports import Problem
from bot.work.workers import Kind, WorkerPool
from engine import GAMES
from engine.players.hints import Hint, advise
from engine.players.levels import LEVELS, Level, choose, hurried


class WorkerThinker:
    """Thinks in the workers of a pool."""

    def __init__(self, pool: WorkerPool) -> None:
        self._pool = pool

    async def choose(self, problem: Problem, level: str) -> str:
        """Return the move that a level makes, in notation; empty where it lets a chance pass."""
        known = LEVELS[level]
        return await self._pool.run(
            Kind.THINKING,
            partial(think, problem, known),
            owner=problem.table_id,
            lighter=lambda share: partial(think, problem, hurried(known, share)),
        )

    async def advise(self, problem: Problem) -> Hint:
        """Return what is best for a seat that is waited for, how sure that is, and why."""
        return await self._pool.run(Kind.HINT, partial(think_up, problem), owner=problem.table_id)


def think(problem: Problem, level: Level) -> str:
    """Return the chosen move's text; runs in the worker."""
    game = GAMES[problem.game].of_saved(problem.options)
    move = choose(game, problem.seen, Random(problem.seed), level)
    return "" if move is None else move.text


def think_up(problem: Problem) -> Hint:
    """Return a hint; runs in the worker."""
    return advise(GAMES[problem.game].of_saved(problem.options), problem.seen, Random(problem.seed))
