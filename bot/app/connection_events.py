"""What the client does as its connections, and the servers behind them, come and go.

While people cannot reach the bot their tables wait, and once they can they are given that time back. Which
servers can be reached is the business of :mod:`bot.discord_ui.connection.gateway`.
"""

from __future__ import annotations

from typing import Any

import discord

from bot.app.resources import Resources
from bot.discord_ui.connection.guild_cache import GuildCache
from bot.discord_ui.interactions.requester import Requester
from bot.discord_ui.interactions.welcome import welcome
from bot.discord_ui.tile_faces import TileFaces
from bot.preferences import Preferences
from bot.store import Store
from bot.tables.service.registry import TableRegistry


class ConnectedClient(discord.AutoShardedClient):
    """A client with its parts, which keeps track of who can reach it."""

    _connection: GuildCache
    _parts: Resources | None = None

    # -- its parts -----------------------------------------------------------------------------

    @property
    def parts(self) -> Resources:
        """What the client works with; only asked for once its store is open."""
        assert self._parts is not None, "the client has not been set up"
        return self._parts

    @property
    def set_up(self) -> bool:
        """Whether its store is open."""
        return self._parts is not None

    @property
    def store(self) -> Store:
        """What lasts."""
        return self.parts.store

    @property
    def preferences(self) -> Preferences:
        """What servers and people have set."""
        return self.parts.preferences

    @property
    def registry(self) -> TableRegistry:
        """The tables."""
        return self.parts.registry

    @property
    def requester(self) -> Requester:
        """The way from an interaction to a table."""
        return self.parts.requester

    @property
    def faces(self) -> TileFaces | None:
        """The tiles that buttons can show; None where they use words."""
        return self.parts.faces

    # -- its connections -----------------------------------------------------------------------

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Let no clock run out for people who cannot reach the bot."""
        self.parts.gateway.connection_lost(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        """Give back the time a connection was lost."""
        await self._connection_back(shard_id)

    async def on_shard_ready(self, shard_id: int) -> None:
        """Give back the time a connection was lost; servers of which nothing was told have an outage."""
        for guild in self.guilds:
            if guild.shard_id == shard_id and guild.unavailable:
                self.parts.gateway.server_unavailable(guild.id)
        await self._connection_back(shard_id)

    async def _connection_back(self, shard_id: int) -> None:
        lost = self.parts.gateway.connection_back(shard_id)
        if lost is not None:
            await self._reach_again(shard_id, lost)

    async def _reach_again(self, shard_id: int, lost: float) -> None:
        await self.registry.shard_back(shard_id, self.shard_count or 1, lost)

    # -- its servers ---------------------------------------------------------------------------

    def _get_state(self, **options: Any) -> GuildCache:
        """Return what the library keeps of Discord in."""
        return GuildCache(
            dispatch=self.dispatch, handlers=self._handlers, hooks=self._hooks, http=self.http, **options
        )

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Say hello; tables of before go on."""
        await self._server_back(guild.id)
        await welcome(guild, self.preferences.guild(guild.id).language or str(guild.preferred_locale))
        await self.store.guild_data.note_departure(guild.id, None)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Let the tables of a server rest until it asks the bot back, or has long been without it."""
        self.parts.gateway.server_left(guild.id)

    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """Let no clock run out in a server that Discord cannot reach itself."""
        self.parts.gateway.server_unavailable(guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Let the tables of a server go on, after an outage or where it has asked the bot back unheard.

        Discord tells so of every server, too, as a session begins.
        """
        if self.parts.gateway.has_left(guild.id):
            await self.on_guild_join(guild)
        else:
            await self._server_back(guild.id)

    async def _server_back(self, guild_id: int) -> None:
        gateway = self.parts.gateway
        away = gateway.server_back(guild_id)
        if away is not None and gateway.serves(guild_id):
            await self.registry.server_back(guild_id, away)
