"""``python -m bot run``: serves Discord until it is told to end."""

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
    """Discord cannot be served."""


async def run(
    settings: Settings, localizer: Localizer, say: Callable[[str], None], *, cluster: bool = False
) -> None:
    """Connect and serve; print the link that adds the bot to a server.

    Args:
        cluster: whether to share Discord's shards with other processes on the same database.

    Raises:
        ConfigError: no token is set, or the settings are not those of a process that shares.
        CannotConnectError: one sentence says why Discord cannot be served.
        CannotMonitorError: nothing can listen on the port where the bot is to be watched.
        StoreError: the database cannot be used.
    """
    share_memory()
    token = settings.token()
    settings.require_shared(cluster=cluster)
    set_up_logging(settings.log_level, settings.log_format)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # it never speaks
    try:
        async with monitored_client(settings, cluster=cluster) as client:
            await client.login(token)
            say(localizer("cli-invite", link=invite_link(client.application_id or 0)))
            settle()
            # discord.py takes a cancellation for the end of the session that it opens just then, and goes on
            connected = asyncio.ensure_future(client.connect())
            await asyncio.wait({connected})
            connected.result()
    except discord.LoginFailure:
        raise CannotConnectError("cli-login-failed") from None
    except (aiohttp.ClientError, discord.HTTPException, discord.GatewayNotFound, OSError) as error:
        raise CannotConnectError("cli-unreachable", reason=str(error)) from None


_ARENAS = -8
"""What glibc calls ``M_ARENA_MAX``."""


def share_memory() -> None:
    """Have all threads take memory from one place, where the system's library would give each its own.

    What pictures leave free in one thread's place is of no use to another: a twentieth of all that the bot
    takes. Nearly everything small comes from Python, which waits for nobody. Does nothing where the library
    is none of GNU's.
    """
    with suppress(AttributeError, OSError, TypeError):
        ctypes.CDLL(None).mallopt(_ARENAS, 1)


def settle() -> None:
    """Have every language ready, and what stays until the end left out of the search for garbage.

    Reading a language, or looking through all that is loaded, would stop the bot for a tenth of a second.
    """
    for language in LANGUAGES:
        localizer_for(language)
    gc.collect()
    gc.freeze()
