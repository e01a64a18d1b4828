"""The library's cache of the bot's servers, without those that the bot is no longer on.

A new session names all servers of its shard. The library only adds these to its cache, so servers that
removed the bot while it was disconnected would stay there forever.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import discord
from discord.state import AutoShardedConnectionState


class GuildCache(AutoShardedConnectionState[Any]):
    """The library's cache, which drops the servers that a new session does not name."""

    def parse_ready(self, data: Any) -> None:
        """Start a session. Remove servers of its shard that it does not name: they removed the bot."""
        named = {int(each["id"]) for each in data["guilds"]}
        for guild in self.forget_guilds(data["shard"][0], but=named):
            self.dispatch("guild_remove", guild)
        super().parse_ready(data)

    def forget_guilds(self, shard_id: int, *, but: Collection[int] = ()) -> list[discord.Guild]:
        """Remove a shard's servers from the cache, except those with the ids in `but`, and return them."""
        forgotten = [each for each in self.guilds if each.shard_id == shard_id and each.id not in but]
        for guild in forgotten:
            self._remove_guild(guild)
        return forgotten
