"""One process of the bot as ``--cluster`` runs it, connected to a Discord on this machine.

Run it with ``python -m tests.cluster.process URL DATABASE SHARDS``. ``SHARDS`` is a value of that setting, or
``-``.
"""

from __future__ import annotations

import asyncio
import os
import sys

import discord
import yarl
from discord.gateway import DiscordWebSocket

from bot.__main__ import _until_stopped
from bot.cli.run import run
from bot.config import Settings
from bot.discord_ui.reminders import direct_messages
from bot.discord_ui.wire.painter import Painter
from bot.language.localizer import localizer_for
from tests.cluster.discord import token_of

LOOK, CLAIM = 2.0, 8.0
"""Seconds between two looks for direct messages, and seconds that a process has to send one: so few that a
drill sees what becomes of messages whose process was killed or frozen."""


async def _nothing(painter: Painter, message: object) -> list[discord.File]:
    """Draw nothing: pictures would take most of a drill's time."""
    return []


async def _serve(url: str, database: str, shards: str) -> None:
    about = {} if shards == "-" else {"shards": shards}
    settings = Settings(
        discord_token=token_of(os.getpid()),  # type: ignore[arg-type]
        database_url=database,
        computer_pace=0,
        next_round_after=3600,
        low_memory=True,
        log_level=os.environ.get("LOG", "ERROR"),  # type: ignore[arg-type]
        **about,  # type: ignore[arg-type]
    )
    direct_messages.LOOK = direct_messages.IDLE = LOOK
    direct_messages.LEASE = CLAIM
    discord.http.Route.BASE = f"{url}/api/v10"
    Painter.paint = _nothing  # type: ignore[assignment]
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"{url.replace('http', 'ws')}/gateway")
    await run(settings, localizer_for("en"), lambda text: None, cluster=True)


if __name__ == "__main__":
    try:
        asyncio.run(_until_stopped(_serve(*sys.argv[1:4])))
    except (KeyboardInterrupt, asyncio.CancelledError):
        sys.exit(0)
