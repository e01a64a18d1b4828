"""The check-up for a server's managers: missing permissions, settings that make no sense, unknown commands.

It changes nothing, except that it registers the bot's commands if Discord does not know them.
"""

from __future__ import annotations

import logging
import math
from collections.abc import Iterator, Mapping

import discord

from bot import __version__
from bot.discord_ui.commands.common import ClickHandler, Interaction
from bot.discord_ui.commands.settings import manages
from bot.discord_ui.wire.client_protocol import Client
from bot.discord_ui.wire.failures import OUT_OF_REACH
from bot.discord_ui.wire.permissions import (
    FOR_THREADS,
    NAMES,
    VIEW,
    invite_link,
    missing,
    missing_for_threads,
    permission_list,
)
from bot.discord_ui.wire.responder import Responder
from bot.language.localizer import Localizer
from bot.preferences import GuildSettings
from bot.presentation.message import in_pages

log = logging.getLogger(__name__)

Channel = discord.abc.GuildChannel | discord.Thread


async def check_up(client: Client, responder: Responder, argument: str) -> None:
    """Tell a manager what is wrong on this server and where to fix it, or that all is well. Refuse others."""
    if not await manages(responder):
        return
    await responder.hold()
    interaction, localizer = responder.interaction, responder.localizer
    settings = client.preferences.guild(responder.guild_id)
    wrong = [
        *_forbidden(client, interaction, settings, localizer),
        *_pointless(client, interaction, settings, localizer),
        *await _unknown_commands(client, localizer),
    ]
    for page in in_pages([*(wrong or [localizer("doctor-well")]), _about(client, localizer)]):
        await responder.note(page)


# -- permissions -----------------------------------------------------------------------------------


def _forbidden(
    client: Client, interaction: Interaction, settings: GuildSettings, localizer: Localizer
) -> Iterator[str]:
    """Yield a line for permissions missing on the whole server, and one per channel that denies others."""
    guild = _guild(interaction)
    needed = [*NAMES, *FOR_THREADS] if settings.threads else [*NAMES]
    role = guild.self_role.mention if guild.self_role is not None else guild.me.mention
    mine = guild.me.guild_permissions
    everywhere = [name for name in needed if not getattr(mine, name)]
    if everywhere:
        link = invite_link(client.application_id or 0, threads=settings.threads)
        listed = permission_list(everywhere, localizer)
        yield localizer("doctor-role", role=role, permissions=listed, count=len(everywhere), link=link)
    for hidden in _hidden(client, interaction, settings):
        listed = permission_list([VIEW], localizer)
        yield localizer("doctor-channel", channel=f"<#{hidden}>", role=role, permissions=listed, count=1)
    for channel in _channels(client, interaction, settings):
        names = [name for name in _missing_in(channel, interaction, settings) if name not in everywhere]
        if names:
            where = channel.parent_id if isinstance(channel, discord.Thread) else channel.id
            listed = permission_list(names, localizer)
            yield localizer(
                "doctor-channel", channel=f"<#{where}>", role=role, permissions=listed, count=len(names)
            )


def _hidden(client: Client, interaction: Interaction, settings: GuildSettings) -> list[int]:
    """Return those of the channels to check that Discord hides from the bot."""
    here = getattr(interaction.channel, "parent_id", None) or interaction.channel_id
    found = dict.fromkeys((here or 0, *settings.named_channels))
    return [each for each in found if client.hides(each)]


def _channels(client: Client, interaction: Interaction, settings: GuildSettings) -> list[Channel]:
    """Return the channels to check: this one, and all that the settings name.

    Leave out those that Discord hides, because nothing is known of them.
    """
    guild = _guild(interaction)
    others = (guild.get_channel(channel) for channel in settings.named_channels)
    found = [interaction.channel, *others]
    return [
        channel
        for number, channel in enumerate(found)
        if isinstance(channel, Channel)
        and (number == 0 or channel.id != interaction.channel_id)
        and not (client.hides(channel.id) or client.hides(getattr(channel, "parent_id", None)))
    ]


def _missing_in(channel: Channel, interaction: Interaction, settings: GuildSettings) -> list[str]:
    here = channel.id == interaction.channel_id
    allowed = interaction.app_permissions if here else channel.permissions_for(channel.guild.me)
    names = missing(allowed, channel)
    if settings.threads and isinstance(channel, discord.TextChannel):
        names += missing_for_threads(allowed)
    return names


# -- the rest --------------------------------------------------------------------------------------


def _pointless(
    client: Client, interaction: Interaction, settings: GuildSettings, localizer: Localizer
) -> Iterator[str]:
    """Yield a line for each setting that has no effect or names deleted channels or roles. Yield one more if
    this channel is not among the allowed ones.
    """
    guild = _guild(interaction)
    there = [each for each in settings.channels if _exists(client, guild, each)]
    gone = len(settings.channels) - len(there)
    if gone:
        yield localizer("doctor-channels-gone", count=gone, left=len(there))
    if settings.openers and not any(guild.get_role(role) for role in settings.openers):
        yield localizer("doctor-roles-gone")
    if not all(_exists(client, guild, each) for each in settings.log):
        yield localizer("doctor-log-gone")
    if not all(_exists(client, guild, each) for each in settings.puzzle):
        yield localizer("doctor-puzzle-gone")
    here = {interaction.channel_id, getattr(interaction.channel, "parent_id", None)}
    if there and here.isdisjoint(there):
        yield localizer("doctor-elsewhere", channels=localizer.listing(f"<#{channel}>" for channel in there))


def _exists(client: Client, guild: discord.Guild, channel_id: int) -> bool:
    return guild.get_channel(channel_id) is not None or client.hides(channel_id)


async def _unknown_commands(client: Client, localizer: Localizer) -> list[str]:
    """Register the bot's commands if Discord's list differs, and return the line about it.

    Return an empty list if Discord knows them all.
    """
    try:
        known = {command.name for command in await client.tree.fetch_commands()}
        if known == {command.name for command in client.tree.get_commands()}:
            return []
        await client.sync_commands(always=True)
    except OUT_OF_REACH as error:
        log.warning("could not fetch the registered commands: %s", error)
        return [localizer("doctor-commands-unknown")]
    return [localizer("doctor-commands-told")]


def _about(client: Client, localizer: Localizer) -> str:
    latency = round(client.latency * 1000) if math.isfinite(client.latency) else 0
    return localizer("doctor-about", version=__version__, latency=latency)


def _guild(interaction: Interaction) -> discord.Guild:
    assert interaction.guild is not None, "the command is for servers only"
    return interaction.guild


CLICK_HANDLERS: Mapping[str, ClickHandler] = {"checkup": check_up}
"""The handler of the check-up button under the settings."""
