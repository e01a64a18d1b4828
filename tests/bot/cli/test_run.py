"""Serving: what is done once the bot is there, before anybody plays."""

from __future__ import annotations

import ctypes
import gc
import subprocess
import sys
from pathlib import Path

import pytest

import bot
from bot import localizer
from bot.cli.run import settle


def test_what_stays_is_no_longer_searched_and_every_language_is_read() -> None:
    localizer.localizer_for.cache_clear()
    localizer._speak.cache_clear()
    frozen = gc.get_freeze_count()
    try:
        settle()
        assert gc.get_freeze_count() > frozen + 1000
        assert localizer._speak.cache_info().currsize == len(localizer.LANGUAGES)
    finally:
        gc.unfreeze()


ARENAS = """
import asyncio, ctypes, sys, threading
from bot.cli.run import run
from bot.config import ConfigError, Settings
from bot.localizer import localizer_for

def keep():
    kept.append([bytearray(5000) for _ in range(100)])
    taken.wait()

if sys.argv[1] == "runs":
    try:
        asyncio.run(run(Settings(discord_token=None), localizer_for("en"), print))
    except ConfigError:
        pass  # it got no further than to its token
kept, taken = [], threading.Barrier(5)
threads = [threading.Thread(target=keep) for _ in range(4)]
for thread in threads:
    thread.start()
taken.wait()
ctypes.CDLL(None).malloc_stats()
"""


@pytest.mark.skipif(not hasattr(ctypes.CDLL(None), "malloc_stats"), reason="another library's memory")
@pytest.mark.parametrize(("how", "several"), [("apart", True), ("runs", False)])
def test_all_threads_of_a_bot_that_runs_take_memory_from_one_place(how: str, several: bool) -> None:
    ended = subprocess.run(  # noqa: S603 (its own words)
        [sys.executable, "-c", ARENAS, how],
        cwd=Path(bot.__file__).parents[1],
        stderr=subprocess.PIPE,
        text=True,
        check=True,
        timeout=60,
    )
    assert (ended.stderr.count("Arena ") > 1) is several
