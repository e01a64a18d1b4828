"""``python -m bot run``: start-up, before people play."""

from __future__ import annotations

import asyncio
import ctypes
import gc
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Self

import pytest

import bot
from bot.cli import run as module
from bot.cli.run import settle
from bot.config import Settings
from bot.language import localizer


def test_settle_loads_every_language_and_freezes_objects() -> None:
    localizer.localizer_for.cache_clear()
    localizer._speak.cache_clear()
    frozen = gc.get_freeze_count()
    settle()
    assert gc.get_freeze_count() > frozen + 1000
    assert localizer._speak.cache_info().currsize == len(localizer.LANGUAGES)


class OpensSession:
    """A client that is opening a session and takes a cancellation for the end of it."""

    application_id = 1

    def __init__(self) -> None:
        self.opening, self.closed = asyncio.Event(), asyncio.Event()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        self.closed.set()

    async def login(self, token: str) -> None:
        pass

    async def connect(self) -> None:
        with suppress(asyncio.CancelledError):
            self.opening.set()
            await asyncio.Event().wait()
        await self.closed.wait()


@pytest.mark.usefixtures("logging_as_it_was")
async def test_run_can_be_cancelled_while_a_session_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    client = OpensSession()
    monkeypatch.setattr(module, "share_memory", lambda: None)
    monkeypatch.setattr(module, "monitored_client", lambda settings, cluster: client)
    settings = Settings(discord_token="token")  # type: ignore[arg-type]
    running = asyncio.ensure_future(module.run(settings, localizer.localizer_for("en"), print))
    await client.opening.wait()

    running.cancel()

    assert await asyncio.wait({running}, timeout=60) == ({running}, set())
    assert running.cancelled()


ARENAS = """
import asyncio, ctypes, sys, threading
from types import ModuleType

def keep():
    kept.append([bytearray(5000) for _ in range(100)])
    taken.wait()

if sys.argv[1] == "runs":
    sys.modules["bot.app.composition"] = parts = ModuleType("bot.app.composition")
    parts.monitored_client = None  # it gets no further than to its token, and is loaded in half the time

    from bot.cli.run import run
    from bot.config import ConfigError, Settings
    from bot.language.localizer import localizer_for

    try:
        asyncio.run(run(Settings(discord_token=None), localizer_for("en"), print))
    except ConfigError:
        pass
kept, taken = [], threading.Barrier(5)
threads = [threading.Thread(target=keep) for _ in range(4)]
for thread in threads:
    thread.start()
taken.wait()
ctypes.CDLL(None).malloc_stats()
"""


@pytest.mark.skipif(not hasattr(ctypes.CDLL(None), "malloc_stats"), reason="another library's memory")
@pytest.mark.parametrize(("how", "several"), [("apart", True), ("runs", False)])
def test_threads_of_a_running_bot_share_one_memory_arena(how: str, several: bool) -> None:
    ended = subprocess.run(  # noqa: S603 (only its own arguments)
        [sys.executable, "-c", ARENAS, how],
        cwd=Path(bot.__file__).parents[1],
        stderr=subprocess.PIPE,
        text=True,
        check=True,
        timeout=300,
    )
    assert (ended.stderr.count("Arena ") > 1) is several
