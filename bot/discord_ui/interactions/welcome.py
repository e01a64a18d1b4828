"""The first words on a server the bot has just joined: in a channel, never a private message.

What their buttons do is what the commands do, and is the commands' business.
"""

from __future__ import annotations

import logging

import discord

from bot.discord_ui.wire.failures import OUT_OF_REACH
from bot.discord_ui.wire.messages import message_fields
from bot.language.localizer import localizer_for
from bot.presentation.games import PRESENTERS
from bot.presentation.message import Button, Click, Message, rows

log = logging.getLogger(__name__)


async def welcome(guild: discord.Guild, locale: str) -> None:
    """Post the first words in the first channel that takes them, in the server's language."""
    for channel in _writable_channels(guild):
        try:
            await channel.send(**message_fields(welcome_message(locale), ()))
        except OUT_OF_REACH as error:
            log.info("could not say hello in channel %s: %s", channel.id, error)
        else:
            return
    log.info("there is no channel to say hello in on server %s", guild.id)


def welcome_message(locale: str) -> Message:
    """Return the first words, with buttons to begin with."""
    localizer = localizer_for(locale)
    buttons = [
        Button(Click("opentable"), localizer("button-open-table"), "success"),
        Button(Click("learn"), localizer("button-learn")),
        Button(Click("showrules"), localizer("button-show-rules")),
        Button(Click("settings"), localizer("button-settings")),
    ]
    games = localizer.listing(localizer(f"game-{game}") for game in PRESENTERS)
    return Message(localizer("greeting", games=games), controls=rows(buttons))


def _writable_channels(guild: discord.Guild) -> list[discord.TextChannel]:
    """Return where the bot may write: the channel for such news, then the others in the server's order."""
    channels = [guild.system_channel, *guild.text_channels]
    return [channel for channel in channels if channel is not None and _writable(channel)]


def _writable(channel: discord.TextChannel) -> bool:
    allowed = channel.permissions_for(channel.guild.me)
    return allowed.view_channel and allowed.send_messages
