"""The first words on a server the bot has just joined, in a channel, never a private message; and what
their three buttons do, which is what the commands do.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping

import discord

from bot.commands.common import Desk
from bot.commands.guidance import explain
from bot.commands.playing import open_table
from bot.games import PRESENTERS
from bot.tables.hall import Hall
from bot.tables.reply import Reply, Sheet
from bot.views.items import Button, Click, panel
from bot.words import words_for

log = logging.getLogger(__name__)


async def greet(guild: discord.Guild, locale: str) -> None:
    """Say hello where it may be said; nowhere to say it is no reason to bother anybody."""
    for channel in _places(guild):
        try:
            await channel.send(**greeting(locale).fields())
        except discord.HTTPException as error:
            log.info("could not say hello in channel %s: %s", channel.id, error)
        else:
            return
    log.info("there is no channel to say hello in on server %s", guild.id)


def _places(guild: discord.Guild) -> list[discord.TextChannel]:
    """Where the bot may write: the channel for such news before the others, in the server's order."""
    channels = [guild.system_channel, *guild.text_channels]
    return [channel for channel in channels if channel is not None and _open(channel)]


def _open(channel: discord.TextChannel) -> bool:
    allowed = channel.permissions_for(channel.guild.me)
    return allowed.view_channel and allowed.send_messages


def greeting(locale: str) -> Sheet:
    """The first words, in the server's language."""
    words = words_for(locale)
    buttons = [
        Button(Click("opentable", "", 0, ""), words("button-open-table"), "success"),
        Button(Click("showrules", "", 0, ""), words("button-show-rules")),
        Button(Click("settings", "", 0, ""), words("button-settings")),
    ]
    games = words.listing(words(f"game-{game}") for game in PRESENTERS)
    return Sheet(words("greeting", games=games), view=panel([buttons]))


async def open_here(hall: Hall, reply: Reply, argument: str) -> None:
    """Open a lobby here; whoever pressed is its host."""
    await open_table(reply, None, [])


async def show_rules(hall: Hall, reply: Reply, argument: str) -> None:
    """The rules, to whoever pressed alone."""
    await explain(hall, reply)


DESKS: Mapping[str, Desk] = {"opentable": open_here, "showrules": show_rules}
"""What the verbs of these buttons ask for; the third shows the settings."""
