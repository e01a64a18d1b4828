"""Where computer players think: in a worker process, away from the event loop.

They are handed a view, never the round. This module knows no table.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Mapping
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from functools import partial
from random import Random
from threading import Thread
from typing import Any

from engine import GAMES, View
from engine.players.simple import choose


class WorkerThinker:
    """One worker process, started when first needed.

    Args:
        executor: used instead of a process of its own.
    """

    def __init__(self, executor: Executor | None = None) -> None:
        self._executor = executor

    async def choose(self, game: str, options: Mapping[str, Any], view: View, seed: str) -> str:
        """Return the move a computer player makes from this view, in notation."""
        if self._executor is None:
            context = multiprocessing.get_context("spawn")
            self._executor = ProcessPoolExecutor(max_workers=1, mp_context=context, initializer=_serve)
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._executor, partial(think, game, dict(options), view, seed))
        except BrokenExecutor:  # the worker was killed: the next thought gets a new one
            self._executor = None
            raise

    def close(self) -> None:
        """Stop the worker; what has not been begun is dropped."""
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)


def _serve() -> None:
    """Prepare the worker: it stops when the bot does, however that ends, and for no other reason."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in a terminal reaches both processes
    Thread(target=_follow, daemon=True).start()


def _follow() -> None:
    """Wait for the bot's process to end, killed or not, and end with it."""
    bot = multiprocessing.parent_process()
    if bot is not None:
        bot.join()
        os._exit(1)


def think(game: str, options: Mapping[str, Any], view: View, seed: str) -> str:
    """Return the chosen move's text; runs in the worker."""
    return choose(GAMES[game].of_saved(options), view, Random(seed)).text
