"""Whether a table may be opened where somebody asks for one: what Discord allows, what the server wishes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.permissions import complaint, missing
from bot.tables.reply import Reply

if TYPE_CHECKING:
    from bot.tables.house import House


async def refused_here(house: House, reply: Reply) -> bool:
    """Whether no table may be opened here; the asker has then been told why, and where it may."""
    interaction = reply.interaction
    lacking = missing(interaction.app_permissions, interaction.channel)
    if lacking:
        await reply.note(complaint(lacking, interaction.channel_id or 0, reply.words))
        return True
    allowed = house.wishes.server(interaction.guild_id or 0).channels
    parent = getattr(interaction.channel, "parent_id", None)
    if not allowed or interaction.channel_id in allowed or parent in allowed:
        return False
    known = [channel for channel in allowed if house.client.get_channel(channel) is not None]
    listed = reply.words.either(f"<#{channel}>" for channel in known)
    await reply.note(reply.words("play-elsewhere", channels=listed, count=len(known)))
    return True
