"""Which servers the bot is on: the library's cache of them, of which it forgets what is no longer true.

A session that begins names all servers of its shard. The library adds these to those it knows, and keeps the
others for good: servers that the bot was removed from while nobody heard it.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import discord
from discord.state import AutoShardedConnectionState


class GuildCache(AutoShardedConnectionState[Any]):
    """What the library keeps of Discord, with the servers of today alone."""

    def parse_ready(self, data: Any) -> None:
        """Begin a session: who is not named has removed the bot meanwhile."""
        named = {int(each["id"]) for each in data["guilds"]}
        for guild in self.forget_guilds(data["shard"][0], but=named):
            self.dispatch("guild_remove", guild)
        super().parse_ready(data)

    def forget_guilds(self, shard_id: int, *, but: Collection[int] = ()) -> list[discord.Guild]:
        """Forget the servers of a shard, but for some, by their ids; return those that were known."""
        forgotten = [each for each in self.guilds if each.shard_id == shard_id and each.id not in but]
        for guild in forgotten:
            self._remove_guild(guild)
        return forgotten
