"""What the bot must be allowed to do in a channel, and how to name what is missing."""

from __future__ import annotations

import discord

from bot.language.localizer import Localizer

NAMES = ("view_channel", "send_messages", "embed_links", "attach_files", "read_message_history")
"""By the names people know: a permission has others too, and lists itself under any of them."""
NEEDED = discord.Permissions(**dict.fromkeys(NAMES, True))
"""What every table needs; the invite link asks for exactly these."""
FOR_THREADS = ("create_public_threads", "send_messages_in_threads")
WITH_THREADS = NEEDED | discord.Permissions(**dict.fromkeys(FOR_THREADS, True))
"""What a server needs where each match has a thread of its own."""
IN_THREADS = {"send_messages": "send_messages_in_threads"}
"""What stands in a thread for a permission of its channel."""


def missing(allowed: discord.Permissions, channel: object = None) -> list[str]:
    """Return the needed permissions that are not allowed, by Discord's names for them.

    Args:
        channel: where; a thread asks for other permissions than a channel.
    """
    instead = IN_THREADS if isinstance(channel, discord.Thread) else {}
    names = [instead.get(name, name) for name in NAMES]
    return [name for name in names if not getattr(allowed, name)]


def missing_for_threads(allowed: discord.Permissions) -> list[str]:
    """Return what is not allowed of that which moving a match into a thread takes."""
    return [name for name in FOR_THREADS if not getattr(allowed, name)]


def missing_in(client: discord.Client, channel_id: int) -> list[str]:
    """Return the same for a channel the client knows; everything needed where it cannot see the channel."""
    channel = client.get_channel(channel_id)
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return missing(discord.Permissions.none())
    return missing(channel.permissions_for(channel.guild.me), channel)


def complaint(names: list[str], channel_id: int, localizer: Localizer) -> str:
    """Return the sentence that names what is missing and where."""
    listed = permission_list(names, localizer)
    return localizer("missing-permissions", permissions=listed, channel=f"<#{channel_id}>", count=len(names))


def unseen(names: list[str], channel_id: int, localizer: Localizer) -> str:
    """Return the sentence that a table cannot be shown, with what is missing, if that is known."""
    why = [complaint(names, channel_id, localizer)] if names else []
    return "\n".join([localizer("table-unseen", channel=f"<#{channel_id}>"), *why])


def permission_list(names: list[str], localizer: Localizer) -> str:
    """Return permissions as a list of the names people know."""
    return localizer.listing(localizer(f"permission-{name.replace('_', '-')}") for name in names)


def invite_link(application_id: int, *, threads: bool = False) -> str:
    """Return the link that adds the bot to a server with exactly the permissions it needs there."""
    return discord.utils.oauth_url(
        application_id,
        permissions=WITH_THREADS if threads else NEEDED,
        scopes=("bot", "applications.commands"),
    )
