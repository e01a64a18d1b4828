"""The log channel of a server: what its managers want to know of its tables, a line each.

No game waits for it, and nobody is notified by it. This module decides nothing.
"""

from __future__ import annotations

import logging

import discord

from bot.discord_ui.channel.batch import Batch
from bot.discord_ui.wire.services import Services
from bot.presentation.text.text import report_line

log = logging.getLogger(__name__)


async def keep_log(services: Services, batch: Batch) -> None:
    """Tell the log channel what a parcel reports, where the server has chosen one."""
    table = batch.snapshot
    text = "\n".join(report_line(notice, table) for notice in batch.reported)
    for channel_id in services.preferences.guild(table.guild_id).log if text else ():
        channel = services.client.get_partial_messageable(channel_id, guild_id=table.guild_id)
        try:
            await channel.send(text, allowed_mentions=discord.AllowedMentions.none(), silent=True)
        except Exception as error:  # also a connection that breaks
            log.info("the log channel %s could not be told: %s", channel_id, error)
