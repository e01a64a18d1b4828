"""The log channel of a server: one line for each event at a table that its managers may want to know.

No game waits for it, and it notifies no one. This module decides nothing.
"""

from __future__ import annotations

import logging

import discord

from bot.discord_ui.channel.batch import Batch
from bot.discord_ui.wire.services import Services
from bot.presentation.text.text import report_line

log = logging.getLogger(__name__)


async def keep_log(services: Services, batch: Batch) -> None:
    """Write a batch's reports to the server's log channel. Do nothing if the server has none."""
    table = batch.snapshot
    text = "\n".join(report_line(notice, table) for notice in batch.reported)
    for channel_id in services.preferences.guild(table.guild_id).log if text else ():
        channel = services.client.get_partial_messageable(channel_id, guild_id=table.guild_id)
        try:
            sent = await channel.send(text, allowed_mentions=discord.AllowedMentions.none(), silent=True)
        except Exception as error:  # also a broken connection
            log.info("could not write to the log channel %s: %s", channel_id, error)
        else:
            services.last_posts.posted(channel_id, sent.id)
