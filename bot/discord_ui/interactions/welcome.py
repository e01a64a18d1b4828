"""The greeting on a server that the bot has just joined: in a channel, never as a private message.

Its buttons do what the commands do; the commands handle them.
"""

from __future__ import annotations

import logging
from dataclasses import replace

import discord

from bot.discord_ui.interactions.shelf import covers
from bot.discord_ui.wire.failures import OUT_OF_REACH
from bot.discord_ui.wire.messages import message_fields
from bot.discord_ui.wire.painter import Painter
from bot.discord_ui.wire.services import Faces
from bot.language.localizer import localizer_for
from bot.presentation.lobby.shelf_message import greeting_message
from bot.presentation.message import Message

log = logging.getLogger(__name__)


async def welcome(guild: discord.Guild, locale: str, painter: Painter, faces: Faces | None) -> None:
    """Post the greeting in the first channel that accepts it. Only log it if there is none.

    Args:
        locale: the server's language.
        faces: the tiles for buttons; None for none. If no channel accepts them, the greeting has none.
    """
    localizer = localizer_for(locale)
    for known in dict.fromkeys((faces, None)):
        if await _posted(guild, greeting_message(localizer, covers(known)), painter):
            return
    log.info("no channel accepts the greeting on server %s", guild.id)


async def _posted(guild: discord.Guild, message: Message, painter: Painter) -> bool:
    """Post the greeting in the first channel that accepts it. Return False if there is none."""
    for channel in _writable_channels(guild):
        try:
            shown = message if _may_attach(channel) else replace(message, attachments=())
            await channel.send(**message_fields(shown, await painter.paint(shown)))
        except OUT_OF_REACH as error:
            log.info("could not post the greeting in channel %s: %s", channel.id, error)
        else:
            return True
    return False


def _writable_channels(guild: discord.Guild) -> list[discord.TextChannel]:
    """Return the channels in which the bot may write: the system channel, then the server's order."""
    channels = [guild.system_channel, *guild.text_channels]
    return [channel for channel in channels if channel is not None and _writable(channel)]


def _writable(channel: discord.TextChannel) -> bool:
    allowed = channel.permissions_for(channel.guild.me)
    return allowed.view_channel and allowed.send_messages


def _may_attach(channel: discord.TextChannel) -> bool:
    return channel.permissions_for(channel.guild.me).attach_files
