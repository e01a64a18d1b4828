"""Computer players: what they are called, and where they think.

They think in a worker process, away from the event loop, and are handed a view: never the round.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Collection
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from functools import partial
from random import Random
from threading import Thread
from typing import Any

from engine import GAMES, View
from engine.players.simple import choose

NAMES = ("Ada", "Blaise", "Carmen", "Desmond", "Edith", "Fermat", "Grace", "Hugo")
"""What computer players are called; a machine's mark is added where they are shown."""


def free_name(taken: Collection[str]) -> str:
    """The first computer name nobody at the table has."""
    return next((name for name in map(marked, NAMES) if name not in taken), marked(NAMES[0]))


def marked(name: str) -> str:
    """A computer's name as everybody sees it."""
    return f"{name} 🤖"


class Thinker:
    """Where computer players think: one worker process, started when first needed."""

    def __init__(self, executor: Executor | None = None) -> None:
        self._executor = executor

    async def choose(self, game: str, options: dict[str, Any], view: View, seed: str) -> str:
        """The move a computer player makes from this view, in notation."""
        if self._executor is None:
            context = multiprocessing.get_context("spawn")
            self._executor = ProcessPoolExecutor(max_workers=1, mp_context=context, initializer=serve)
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._executor, partial(think, game, options, view, seed))
        except BrokenExecutor:  # the worker was killed: the next thought gets a new one
            self._executor = None
            raise

    def close(self) -> None:
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)


def serve() -> None:
    """Runs in the worker first: it stops when the bot does, however that ends, and for no other reason."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in a terminal reaches both processes
    Thread(target=_follow, daemon=True).start()


def _follow() -> None:
    """Wait for the bot's process to end, killed or not, and go after it."""
    bot = multiprocessing.parent_process()
    if bot is not None:
        bot.join()
        os._exit(1)


def think(game: str, options: dict[str, Any], view: View, seed: str) -> str:
    """Runs in the worker: the chosen move's text."""
    return choose(GAMES[game](**options), view, Random(seed)).text
