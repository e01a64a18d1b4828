"""Where computer players think: in a worker process, away from the event loop.

They are handed a view, never the round. This module knows no table.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from random import Random
from typing import Any

from bot.workers import Kind, WorkerPool
from engine import GAMES, View
from engine.players.simple import choose


class WorkerThinker:
    """Thinks in the workers of a pool."""

    def __init__(self, pool: WorkerPool) -> None:
        self._pool = pool

    async def choose(self, game: str, options: Mapping[str, Any], view: View, seed: str) -> str:
        """Return the move a computer player makes from this view, in notation."""
        return await self._pool.run(Kind.THINKING, partial(think, game, dict(options), view, seed))


def think(game: str, options: Mapping[str, Any], view: View, seed: str) -> str:
    """Return the chosen move's text; runs in the worker."""
    return choose(GAMES[game].of_saved(options), view, Random(seed)).text
