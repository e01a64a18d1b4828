"""Asks Discord what has become of a channel that it reports as deleted.

Discord may report a channel as deleted when the bot may no longer view it. This module asks once and changes
nothing.
"""

from __future__ import annotations

import logging
from enum import Enum

import discord

from bot.discord_ui.channel.posting import NO_CHANNEL
from bot.discord_ui.connection.hidden_channels import is_hidden
from bot.discord_ui.wire.failures import OUT_OF_REACH

log = logging.getLogger(__name__)


NO_ACCESS = 50001
"""Discord's error code for a channel that the bot may not view."""


class Fate(Enum):
    """What has become of a channel."""

    GONE = "gone"
    HIDDEN = "hidden"
    THERE = "there"
    """It can be viewed, or Discord did not tell."""


async def fate_of(http: discord.http.HTTPClient, channel_id: int) -> Fate:
    """Return what has become of a channel, by Discord's word.

    If Discord gives no clear answer, the channel counts as still there.
    """
    try:
        channel = await http.get_channel(channel_id)
    except OUT_OF_REACH as error:
        if isinstance(error, discord.Forbidden) and error.code == NO_ACCESS:
            return Fate.HIDDEN
        if isinstance(error, discord.NotFound) and error.code == NO_CHANNEL:
            return Fate.GONE
        log.info("channel %d is reported as deleted; it could not be asked for: %s", channel_id, error)
        return Fate.THERE
    return Fate.HIDDEN if is_hidden(channel) else Fate.THERE
