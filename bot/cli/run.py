"""``python -m bot run``: serves Discord until it is told to end."""

from __future__ import annotations

from collections.abc import Callable

import aiohttp
import discord

from bot.composition import build_client
from bot.config import Settings
from bot.discord_ui.permissions import invite_link
from bot.errors import UserError
from bot.localizer import Localizer
from bot.logs import set_up_logging


class CannotConnectError(UserError):
    """Discord cannot be served."""


async def run(settings: Settings, localizer: Localizer, say: Callable[[str], None]) -> None:
    """Connect and serve; print the link that adds the bot to a server.

    Raises:
        ConfigError: no token is set.
        CannotConnectError: one sentence says why Discord cannot be served.
        StoreError: the database cannot be used.
    """
    token = settings.token()
    set_up_logging(settings.log_level, settings.log_format)
    try:
        async with build_client(settings) as client:
            await client.login(token)
            say(localizer("cli-invite", link=invite_link(client.application_id or 0)))
            await client.connect()
    except discord.LoginFailure:
        raise CannotConnectError("cli-login-failed") from None
    except (aiohttp.ClientError, discord.HTTPException, discord.GatewayNotFound, OSError) as error:
        raise CannotConnectError("cli-unreachable", reason=str(error)) from None
