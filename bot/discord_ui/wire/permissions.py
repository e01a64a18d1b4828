"""The permissions that the bot needs in a channel, and the sentences that name missing ones."""

from __future__ import annotations

from collections.abc import Collection

import discord

from bot.discord_ui.by_click import forced_private
from bot.discord_ui.wire.responder import Responder
from bot.discord_ui.wire.services import Hides
from bot.language.localizer import Localizer

NAMES = ("view_channel", "send_messages", "embed_links", "attach_files", "read_message_history")
"""By the names in Discord's settings. discord.py lists a permission that has aliases under any of them."""
NEEDED = discord.Permissions(**dict.fromkeys(NAMES, True))
"""The permissions that every table needs; the invite link asks for exactly these."""
FOR_THREADS = ("create_public_threads", "send_messages_in_threads")
WITH_THREADS = NEEDED | discord.Permissions(**dict.fromkeys(FOR_THREADS, True))
"""The permissions on a server that plays each match in a thread of its own."""
IN_THREADS = {"send_messages": "send_messages_in_threads"}
"""Channel permissions that another permission replaces inside a thread."""
VIEW = "view_channel"
POSTING = frozenset({"view_channel", "send_messages", "send_messages_in_threads"})
"""The permissions needed to post at all."""


def missing(allowed: discord.Permissions, channel: object = None) -> list[str]:
    """Return the needed permissions that are not allowed, by Discord's names for them.

    Args:
        channel: the channel; a thread needs other permissions.
    """
    instead = IN_THREADS if isinstance(channel, discord.Thread) else {}
    names = [instead.get(name, name) for name in NAMES]
    return [name for name in names if not getattr(allowed, name)]


def missing_for_threads(allowed: discord.Permissions) -> list[str]:
    """Return the missing permissions for moving a match into a thread, by Discord's names for them."""
    return [name for name in FOR_THREADS if not getattr(allowed, name)]


def missing_here(responder: Responder) -> list[str]:
    """Return the permissions missing where an interaction was made, by the interaction's own word.

    Only View Channel if Discord hides the channel, as nothing else is known.
    """
    asked = responder.interaction
    names = missing(asked.app_permissions, asked.channel)
    here = (asked.channel_id, getattr(asked.channel, "parent_id", None))
    return [VIEW] if VIEW in names and any(map(asked.client.hides, here)) else names


def missing_in(client: discord.Client, channel_id: int, hides: Hides) -> list[str]:
    """Return the permissions missing in a channel. Only View Channel if Discord hides it, as nothing else is
    known; every needed one if the client does not know the channel.
    """
    channel = client.get_channel(channel_id)
    parent_id = channel.parent_id if isinstance(channel, discord.Thread) else None
    if hides(channel_id) or hides(parent_id):
        return [VIEW]
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return missing(discord.Permissions.none())
    return missing(channel.permissions_for(channel.guild.me), channel)


def complaint(names: list[str], channel_id: int, localizer: Localizer) -> str:
    """Return the sentence that names the missing permissions and the channel."""
    listed = permission_list(names, localizer)
    return localizer("missing-permissions", permissions=listed, channel=f"<#{channel_id}>", count=len(names))


def unseen(names: list[str], channel_id: int, localizer: Localizer) -> str:
    """Return the sentence that a table cannot be shown, with the missing permissions if `names` has any."""
    why = [complaint(names, channel_id, localizer)] if names else []
    return "\n".join([localizer("table-unseen", channel=f"<#{channel_id}>"), *why])


def permission_list(names: list[str], localizer: Localizer) -> str:
    """Return permissions as a localized list of their names in Discord's settings."""
    return localizer.listing(localizer(f"permission-{name.replace('_', '-')}") for name in names)


def posting_refused(responder: Responder, needed: Collection[str] = ()) -> str | None:
    """Return why nothing can be posted here for the asker, as a sentence, or None if it can.

    Args:
        needed: additional permissions that the bot needs, by Discord's names.
    """
    asked, localizer = responder.interaction, responder.localizer
    if responder.by_click:
        return localizer("anywhere-private") if forced_private(asked) else None
    if {"send_messages", "send_messages_in_threads"} & {*missing(asked.permissions, asked.channel)}:
        return localizer("replay-may-not-send")
    wanted = POSTING.union(needed)
    lacking = [name for name in missing_here(responder) if name in wanted]
    return complaint(lacking, asked.channel_id or 0, localizer) if lacking else None


def invite_link(application_id: int, *, threads: bool = False) -> str:
    """Return the link that invites the bot to a server with exactly the permissions it needs."""
    return discord.utils.oauth_url(
        application_id,
        permissions=WITH_THREADS if threads else NEEDED,
        scopes=("bot", "applications.commands"),
    )
