"""The check-up for a server's managers: what the bot is not allowed, where to allow it, what settings
do not make sense, and whether Discord knows its commands. It changes nothing but the last.
"""

from __future__ import annotations

import logging
import math
from collections.abc import Iterator
from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot import __version__
from bot.commands.common import Interaction, bot_of
from bot.commands.guidance import pages
from bot.commands.settings import manages
from bot.permissions import FOR_THREADS, NAMES, invite, listing, missing, missing_for_threads
from bot.tables.reply import Reply
from bot.translator import said
from bot.wishes import ServerWishes
from bot.words import Words

if TYPE_CHECKING:
    from bot.app import Boneyard

log = logging.getLogger(__name__)

Channel = discord.abc.GuildChannel | discord.Thread


@app_commands.command(name=said("command-doctor"), description=said("command-doctor-help"))
@app_commands.default_permissions(manage_guild=True)
@app_commands.guild_only()
async def doctor(interaction: Interaction) -> None:
    """Say what is amiss on this server, and where it is put right."""
    reply = Reply(interaction)
    if not await manages(reply):
        return
    await reply.hold()
    bot, guild = bot_of(interaction), interaction.guild
    assert guild is not None
    wished = bot.wishes.server(guild.id)
    amiss = [
        *_forbidden(bot, interaction, wished, reply.words),
        *_pointless(interaction, wished, reply.words),
    ]
    amiss += await _unknown_commands(bot, reply.words)
    for page in pages([*(amiss or [reply.words("doctor-well")]), _about(bot, reply.words)]):
        await reply.note(page)


# -- permissions -----------------------------------------------------------------------------------


def _forbidden(bot: Boneyard, interaction: Interaction, wished: ServerWishes, words: Words) -> Iterator[str]:
    """What is not allowed: on the whole server in one line, and what single channels take away."""
    guild = interaction.guild
    assert guild is not None
    needed = [*NAMES, *FOR_THREADS] if wished.threads else [*NAMES]
    role = guild.self_role.mention if guild.self_role is not None else guild.me.mention
    mine = guild.me.guild_permissions
    everywhere = [name for name in needed if not getattr(mine, name)]
    if everywhere:
        link = invite(bot.application_id or 0, threads=wished.threads)
        listed = listing(everywhere, words)
        yield words("doctor-role", role=role, permissions=listed, count=len(everywhere), link=link)
    for channel in _channels(interaction, wished):
        names = [name for name in _lacking(channel, interaction, wished) if name not in everywhere]
        if names:
            where = channel.parent_id if isinstance(channel, discord.Thread) else channel.id
            listed = listing(names, words)
            yield words(
                "doctor-channel", channel=f"<#{where}>", role=role, permissions=listed, count=len(names)
            )


def _channels(interaction: Interaction, wished: ServerWishes) -> list[Channel]:
    """Where to look: here, and wherever else tables may be opened."""
    guild = interaction.guild
    assert guild is not None
    others = (guild.get_channel(channel) for channel in wished.channels)
    found = [interaction.channel, *others]
    return [
        channel
        for number, channel in enumerate(found)
        if isinstance(channel, Channel) and (number == 0 or channel.id != interaction.channel_id)
    ]


def _lacking(channel: Channel, interaction: Interaction, wished: ServerWishes) -> list[str]:
    here = channel.id == interaction.channel_id
    allowed = interaction.app_permissions if here else channel.permissions_for(channel.guild.me)
    names = missing(allowed, channel)
    if wished.threads and isinstance(channel, discord.TextChannel):
        names += missing_for_threads(allowed)
    return names


# -- the rest --------------------------------------------------------------------------------------


def _pointless(interaction: Interaction, wished: ServerWishes, words: Words) -> Iterator[str]:
    """Settings that do not do what they are for."""
    guild = interaction.guild
    assert guild is not None
    there = [channel for channel in wished.channels if guild.get_channel(channel) is not None]
    gone = len(wished.channels) - len(there)
    if gone:
        yield words("doctor-channels-gone", count=gone, left=len(there))
    here = {interaction.channel_id, getattr(interaction.channel, "parent_id", None)}
    if there and here.isdisjoint(there):
        yield words("doctor-elsewhere", channels=words.listing(f"<#{channel}>" for channel in there))


async def _unknown_commands(bot: Boneyard, words: Words) -> list[str]:
    """Whether Discord knows the commands; what it does not know it is told again."""
    try:
        known = {command.name for command in await bot.tree.fetch_commands()}
        if known == {command.name for command in bot.tree.get_commands()}:
            return []
        await bot.sync(always=True)
    except discord.HTTPException as error:
        log.warning("could not compare the commands: %s", error)
        return [words("doctor-commands-unknown")]
    return [words("doctor-commands-told")]


def _about(bot: Boneyard, words: Words) -> str:
    latency = round(bot.latency * 1000) if math.isfinite(bot.latency) else 0
    return words("doctor-about", version=__version__, latency=latency)
