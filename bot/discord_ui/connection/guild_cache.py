"""The library's cache of the bot's servers, without what would mislead or break it.

A new session names all servers of its shard. The library only adds these to its cache, so servers that
removed the bot while it was disconnected would stay there forever. Channels that the bot may not view arrive
as stubs, whose name, overwrites and settings mean nothing: they are kept out of the cache, and only their ids
are known. A channel that the library cannot read is kept out too, and does not lose its server.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection
from typing import Any

import discord
from discord.state import AutoShardedConnectionState

from bot.discord_ui.connection.hidden_channels import is_hidden, without_hidden

log = logging.getLogger(__name__)

PARTS = ("channels", "threads")
"""The parts of a server that the library reads one by one, and that may be unreadable."""


class GuildCache(AutoShardedConnectionState[Any]):
    """The library's cache, without servers that a new session does not name and channels that are hidden.

    It dispatches ``channel_hidden`` with the ids of a server and a channel when the bot can no longer view
    the channel, and ``guild_channel_create`` when it can again.
    """

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self._hidden: dict[int, set[int]] = {}
        """The ids of the hidden channels, by server."""
        self._unreadable: set[int] = set()
        """The ids of channels that could not be read, so that each is logged once."""

    def hidden_in(self, guild_id: int) -> Collection[int]:
        """Return the ids of the channels of a server that Discord hides."""
        return self._hidden.get(guild_id, ())

    # -- servers -------------------------------------------------------------------------------

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
            self._hidden.pop(guild.id, None)
        return forgotten

    def parse_guild_create(self, data: Any) -> None:
        """Add a server to the cache, without hidden channels and without what cannot be read."""
        guild_id = int(data["id"])
        if data.get("unavailable") is not True:
            visible, hidden = without_hidden(data.get("channels", ()))
            for channel_id in hidden:
                self._drop(guild_id, channel_id)
            self._hidden[guild_id] = hidden
            data = {**data, "channels": visible}
        try:
            super().parse_guild_create(data)
        except Exception:  # whatever it is, a server without one channel is better than none
            kept = {part: [each for each in data.get(part, ()) if self._reads(part, each)] for part in PARTS}
            if all(kept[part] == data.get(part, []) for part in PARTS):
                raise
            super().parse_guild_create({**data, **kept})

    def _reads(self, part: str, payload: Any) -> bool:
        """Return whether the library can read a channel or thread. Log it once if not."""
        try:
            guild: Any = {"id": payload.get("guild_id", 0), part: [payload]}
            discord.Guild(data=guild, state=self)
        except Exception as error:
            self._log_unreadable(int(payload["id"]), error)
            return False
        return True

    def parse_guild_delete(self, data: Any) -> None:
        """Remove a server from the cache, unless it is only unavailable."""
        super().parse_guild_delete(data)
        if not data.get("unavailable", False):
            self._hidden.pop(int(data["id"]), None)

    # -- channels ------------------------------------------------------------------------------

    def parse_channel_create(self, data: Any) -> None:
        """Add a channel to the cache unless it is hidden or cannot be read."""
        if not self._takes_hidden(data):
            self._parse(super().parse_channel_create, data)

    def parse_channel_update(self, data: Any) -> None:
        """Update a channel in the cache. Remove it if it is hidden now; add it if it was hidden until now."""
        if self._takes_hidden(data):
            return
        guild = self._get_guild(int(data.get("guild_id") or 0))
        if guild is not None and guild.get_channel(int(data["id"])) is None:
            self._parse(super().parse_channel_create, data)
        else:
            self._parse(super().parse_channel_update, data)

    def parse_channel_delete(self, data: Any) -> None:
        """Remove a channel from the cache. Dispatch ``hidden_channel_delete`` with the ids of its server and
        itself if it was hidden: the library does not know it.
        """
        guild_id, channel_id = int(data.get("guild_id") or 0), int(data["id"])
        if channel_id in self._hidden.get(guild_id, ()):
            self._hidden[guild_id].discard(channel_id)
            self.dispatch("hidden_channel_delete", guild_id, channel_id)
        super().parse_channel_delete(data)

    def _takes_hidden(self, data: Any) -> bool:
        """If a channel is hidden, remove it from the cache, dispatch that and return True."""
        guild_id, channel_id = int(data.get("guild_id") or 0), int(data["id"])
        if not is_hidden(data):
            self._hidden.get(guild_id, set()).discard(channel_id)
            return False
        self._hidden.setdefault(guild_id, set()).add(channel_id)
        self._drop(guild_id, channel_id)
        self.dispatch("channel_hidden", guild_id, channel_id)
        return True

    def _parse(self, parse: Callable[[Any], None], data: Any) -> None:
        """Let the library read a channel. If it cannot, remove the channel from the cache and log it once."""
        try:
            parse(data)
        except Exception as error:
            self._drop(int(data.get("guild_id") or 0), int(data["id"]))
            self._log_unreadable(int(data["id"]), error)

    def _drop(self, guild_id: int, channel_id: int) -> None:
        guild = self._get_guild(guild_id)
        channel = None if guild is None else guild.get_channel(channel_id)
        if guild is not None and channel is not None:
            guild._remove_channel(channel)  # noqa: SLF001 (as the library does, but without an event)

    def _log_unreadable(self, channel_id: int, error: Exception) -> None:
        if channel_id not in self._unreadable:
            self._unreadable.add(channel_id)
            log.warning("channel %d cannot be read, so it is left out: %r", channel_id, error)
