"""The greeting on a server that the bot has just joined: in a channel, never as a private message.

Its buttons do what the commands do; the commands handle them.
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
    """Post the greeting in the first channel that accepts it. Only log it if there is none.

    Args:
        locale: the server's language.
    """
    for channel in _writable_channels(guild):
        try:
            await channel.send(**message_fields(welcome_message(locale), ()))
        except OUT_OF_REACH as error:
            log.info("could not post the greeting in channel %s: %s", channel.id, error)
        else:
            return
    log.info("no channel accepts the greeting on server %s", guild.id)


def welcome_message(locale: str) -> Message:
    """Return the greeting, with buttons to open a table, learn, read the rules and change the settings."""
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
    """Return the channels in which the bot may write: the system channel, then the server's order."""
    channels = [guild.system_channel, *guild.text_channels]
    return [channel for channel in channels if channel is not None and _writable(channel)]


def _writable(channel: discord.TextChannel) -> bool:
    allowed = channel.permissions_for(channel.guild.me)
    return allowed.view_channel and allowed.send_messages
