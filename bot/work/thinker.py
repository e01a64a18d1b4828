"""Computer players: they think in a worker process, away from the event loop.

They get only what their seat has seen, never the round. If others wait for a worker, a level that searches
ahead searches less instead of being late. This module knows no table.
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
    """Runs computer players in a worker pool."""

    def __init__(self, pool: WorkerPool) -> None:
        self._pool = pool

    async def choose(self, problem: Problem, level: str) -> str:
        """Return the move that a level chooses, in notation; empty if it lets an optional action pass."""
        known = LEVELS[level]
        return await self._pool.run(
            Kind.THINKING,
            partial(think, problem, known),
            owner=problem.table_id,
            lighter=lambda share: partial(think, problem, hurried(known, share)),
        )

    async def advise(self, problem: Problem) -> Hint:
        """Return the best move for a seat to act, how certain that is, and why."""
        return await self._pool.run(Kind.HINT, partial(hint_for, problem), owner=problem.table_id)


def think(problem: Problem, level: Level) -> str:
    """Return the notation of the chosen move, or an empty string. Runs in a worker process."""
    game = GAMES[problem.game].of_saved(problem.options)
    move = choose(game, problem.seen, Random(problem.seed), level)
    return "" if move is None else move.text


def hint_for(problem: Problem) -> Hint:
    """Return a hint. Runs in a worker process."""
    return advise(GAMES[problem.game].of_saved(problem.options), problem.seen, Random(problem.seed))
