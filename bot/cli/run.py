"""``python -m bot run``: serves Discord until it is stopped."""

from __future__ import annotations

import asyncio
import ctypes
import gc
from collections.abc import Callable
from contextlib import suppress

import aiohttp
import discord

from bot.app.composition import monitored_client
from bot.config import Settings
from bot.discord_ui.wire.permissions import invite_link
from bot.language.errors import UserError
from bot.language.localizer import LANGUAGES, Localizer, localizer_for
from bot.telemetry.logs import set_up_logging


class CannotConnectError(UserError):
    """The bot cannot connect to Discord."""


async def run(
    settings: Settings, localizer: Localizer, say: Callable[[str], None], *, cluster: bool = False
) -> None:
    """Connect and serve. Print the link that adds the bot to a server.

    Args:
        cluster: whether to share Discord's shards with other processes on the same database.

    Raises:
        ConfigError: no token is set, or the settings and ``cluster`` contradict each other.
        CannotConnectError: one sentence says why the bot cannot connect.
        CannotMonitorError: the metrics port cannot be opened.
        StoreError: the database cannot be used.
    """
    share_memory()
    token = settings.token()
    settings.require_shared(cluster=cluster)
    set_up_logging(settings.log_level, settings.log_format)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # the bot never speaks
    try:
        async with monitored_client(settings, cluster=cluster) as client:
            await client.login(token)
            say(localizer("cli-invite", link=invite_link(client.application_id or 0)))
            settle()
            # discord.py would take a cancellation for the end of the session that it is opening, and continue
            connected = asyncio.ensure_future(client.connect())
            await asyncio.wait({connected})
            connected.result()
    except discord.LoginFailure:
        raise CannotConnectError("cli-login-failed") from None
    except (aiohttp.ClientError, discord.HTTPException, discord.GatewayNotFound, OSError) as error:
        raise CannotConnectError("cli-unreachable", reason=str(error)) from None


_ARENAS = -8
"""The number of glibc's ``M_ARENA_MAX``."""


def share_memory() -> None:
    """Make all threads allocate from one glibc arena. Does nothing with another C library.

    Memory that pictures free in one thread's arena cannot be reused by another: a twentieth of the bot's
    total. Python's own allocator serves nearly all small objects, so threads do not wait for the arena.
    """
    with suppress(AttributeError, OSError, TypeError):
        ctypes.CDLL(None).mallopt(_ARENAS, 1)


def settle() -> None:
    """Load every language, and exclude all current objects from garbage collection.

    Loading a language, or collecting over all loaded objects, would block the bot for a tenth of a second.
    """
    for language in LANGUAGES:
        localizer_for(language)
    gc.collect()
    gc.freeze()
