"""The bot as an operator runs it, connected to a Discord on this machine. It also times its event loop.

Run it with ``python -m tests.sockets.bot_process URL DATABASE``. When it is stopped, it prints what it
measured as one line of JSON.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from asyncio import events
from functools import wraps
from typing import Any

import discord

from bot.__main__ import _until_stopped
from bot.cli.run import run
from bot.config import Settings
from bot.language.localizer import localizer_for
from render.layout import arms

LONGEST: dict[str, float] = {"callback": 0.0, "layout": 0.0}
"""The processor time of the longest callback of the event loop and of the longest layout, in milliseconds."""
_WORST = {"callback": "", "layout": ""}


def _time_callbacks() -> None:
    """Time every callback of the event loop, by the processor time of its thread."""
    plain = events.Handle._run

    def timed(handle: events.Handle) -> None:
        begun = time.thread_time()
        plain(handle)
        _note("callback", begun, handle)

    events.Handle._run = timed  # type: ignore[method-assign]


def _time_layouts() -> None:
    plain = arms.lay

    @wraps(plain)
    def timed(pieces: Any, *given: Any) -> Any:
        begun = time.thread_time()
        try:
            return plain(pieces, *given)
        finally:
            _note("layout", begun, len(pieces))

    arms.lay = timed


def _note(kind: str, begun: float, what: object) -> None:
    spent = 1000 * (time.thread_time() - begun)
    if spent > LONGEST[kind]:
        LONGEST[kind], _WORST[kind] = spent, repr(what)[:300]


async def _serve(url: str, database: str) -> None:
    settings = Settings(
        discord_token="bench",  # type: ignore[arg-type]
        database_url=f"sqlite+aiosqlite:///{database}",
        computer_pace=0,
        next_round_after=3600,
        log_level="WARNING",
    )
    discord.http.Route.BASE = f"{url}/api/v10"
    await run(settings, localizer_for("en"), lambda text: None)


def main() -> None:
    """Serve until stopped, then print the measurements."""
    _time_layouts()
    try:
        asyncio.run(_until_stopped(_begin()))
    except (KeyboardInterrupt, asyncio.CancelledError):
        print(json.dumps({"longest": LONGEST, "worst": _WORST}), flush=True)


async def _begin() -> None:
    """Start timing after the bot has started: imports and builds before that delay no answer."""
    _time_callbacks()
    asyncio.get_running_loop().call_later(START, _reset)
    await _serve(*sys.argv[1:3])


START = 5.0
"""Seconds after which timing begins."""


def _reset() -> None:
    LONGEST["callback"] = 0.0


if __name__ == "__main__":
    main()
