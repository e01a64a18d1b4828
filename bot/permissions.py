"""What the bot must be allowed to do in a channel, and how to name what is missing."""

from __future__ import annotations

import discord

from bot.words import Words

NEEDED = discord.Permissions(
    view_channel=True,
    send_messages=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
)
"""All that is ever asked for; the invite link asks for exactly these."""


def missing(allowed: discord.Permissions) -> list[str]:
    """The needed permissions that are not allowed, by Discord's names for them."""
    return [name for name, needed in NEEDED if needed and not getattr(allowed, name)]


def lacking(client: discord.Client, channel_id: int) -> list[str]:
    """The same for a channel the client knows; everything needed where it cannot see the channel."""
    channel = client.get_channel(channel_id)
    if not isinstance(channel, discord.abc.GuildChannel):
        return missing(discord.Permissions.none())
    return missing(channel.permissions_for(channel.guild.me))


def complaint(names: list[str], channel_id: int, words: Words) -> str:
    """The sentence that names what is missing and where."""
    listed = words.listing(words(f"permission-{name.replace('_', '-')}") for name in names)
    return words("missing-permissions", permissions=listed, channel=f"<#{channel_id}>", count=len(names))


def invite(application_id: int) -> str:
    """The link that adds the bot to a server with exactly the permissions it needs."""
    return discord.utils.oauth_url(
        application_id, permissions=NEEDED, scopes=("bot", "applications.commands")
    )
