"""Client events: connections and servers that are lost or restored, and what follows a click or a command.

While a server cannot be reached, its tables pause, and the downtime is added to their turn clocks afterwards.
:mod:`bot.discord_ui.connection.gateway` tracks which servers can be reached.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import discord

from bot.app.resources import Resources
from bot.discord_ui.by_click import ClickPlaces, click_of
from bot.discord_ui.connection.guild_cache import GuildCache
from bot.discord_ui.interactions.requester import Requester
from bot.discord_ui.interactions.welcome import welcome
from bot.discord_ui.reminders.direct_messages import tell_refused
from bot.discord_ui.tile_faces import TileFaces
from bot.discord_ui.wire.painter import Painter
from bot.discord_ui.wire.responder import Responder
from bot.preferences import Preferences
from bot.store import Store
from bot.tables.service.hidden_tables import channel_restored, clicked_again
from bot.tables.service.recovery import retry_until_stored
from bot.tables.service.registry import TableRegistry


class ConnectedClient(discord.AutoShardedClient):
    """A client with its parts. It tracks which servers can reach the bot."""

    _connection: GuildCache
    _parts: Resources | None = None
    painter: Painter
    clicks: ClickPlaces

    # -- parts -------------------------------------------------------------------------------------

    @property
    def parts(self) -> Resources:
        """The client's parts. Use it only once the store is open."""
        assert self._parts is not None, "the client has not been set up"
        return self._parts

    @property
    def set_up(self) -> bool:
        """Whether the store is open."""
        return self._parts is not None

    @property
    def store(self) -> Store:
        """The database."""
        return self.parts.store

    @property
    def preferences(self) -> Preferences:
        """The settings that servers and people have chosen."""
        return self.parts.preferences

    @property
    def registry(self) -> TableRegistry:
        """The registry of tables."""
        return self.parts.registry

    @property
    def requester(self) -> Requester:
        """Sends requests from interactions to tables."""
        return self.parts.requester

    @property
    def faces(self) -> TileFaces | None:
        """The tile emojis for buttons; None if buttons use words."""
        return self.parts.faces

    async def go_on_after_click(self, responder: Responder) -> None:
        """After a click where the bot is no member, let the tables of that channel go on."""
        channel_id, delivery = responder.interaction.channel_id or 0, self.parts.delivery
        delivery.note_click(responder, click_of(responder.interaction))
        if self.clicks.returned(channel_id):
            await clicked_again(self.registry, channel_id)
        delivery.try_again(channel_id)

    async def on_app_command_completion(self, interaction: discord.Interaction[Any], command: object) -> None:
        """Tell a person who has used a command that Discord has refused a direct message to them."""
        await tell_refused(self.preferences, Responder(interaction))

    # -- connections -------------------------------------------------------------------------------

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Record when a connection was lost, so that turn clocks stop meanwhile."""
        self.parts.gateway.connection_lost(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        """Add the time a connection was lost to the turn clocks."""
        await self._connection_back(shard_id)

    async def on_shard_ready(self, shard_id: int) -> None:
        """Add the time a connection was lost to the turn clocks, and record servers still unavailable."""
        for guild in self.guilds:
            if guild.shard_id == shard_id and guild.unavailable:
                self.parts.gateway.server_unavailable(guild.id)
        await self._connection_back(shard_id)

    async def _connection_back(self, shard_id: int) -> None:
        lost = self.parts.gateway.connection_back(shard_id)
        if lost is not None:
            await self._reach_again(shard_id, lost)

    async def _reach_again(self, shard_id: int, lost: float) -> None:
        await self.registry.shard_restored(shard_id, self.shard_count or 1, lost)

    # -- servers -----------------------------------------------------------------------------------

    def _get_state(self, **options: Any) -> GuildCache:
        """Return the connection state that discord.py uses for this client."""
        return GuildCache(
            dispatch=self.dispatch, handlers=self._handlers, hooks=self._hooks, http=self.http, **options
        )

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Resume a server's tables, post the welcome message, and clear the note that the bot had left."""
        self._note_hidden(guild)
        await self._server_back(guild.id)
        locale = self.preferences.guild(guild.id).language or str(guild.preferred_locale)
        await welcome(guild, locale, self.painter, self.faces)
        await self.store.guild_data.note_departure(guild.id, None)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Pause a server's tables until it adds the bot again, or until the clean-up deletes its data."""
        self.parts.gateway.server_left(guild.id)

    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """Pause a server's tables while Discord itself has an outage there."""
        self.parts.gateway.server_unavailable(guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Resume a server's tables after an outage. If the bot had left, treat it as a new join.

        Discord also sends this event for every server as a session begins.
        """
        known = self.parts.gateway.channels.of_server(guild.id)
        back = [each for each in known if guild.get_channel_or_thread(each) is not None]
        self._note_hidden(guild)
        if self.parts.gateway.has_left(guild.id):
            await self.on_guild_join(guild)
        else:
            await self._server_back(guild.id)
        for channel_id in back:
            await self._channel_back(guild.id, channel_id)

    async def _server_back(self, guild_id: int) -> None:
        gateway = self.parts.gateway
        away = gateway.server_restored(guild_id)
        if away is not None and gateway.serves(guild_id):
            await self.registry.server_restored(guild_id, away)

    # -- channels ----------------------------------------------------------------------------------

    def hides(self, channel_id: int | None) -> bool:
        """Return whether the bot may not view a channel, by Discord's own word."""
        return self.set_up and channel_id in self.parts.gateway.channels

    def _note_hidden(self, guild: discord.Guild) -> None:
        """Record the channels of a server that are hidden as it arrives, perhaps for longer."""
        self.parts.gateway.channels.hide(guild.id, self._connection.hidden_in(guild.id), seen=False)

    async def on_channel_hidden(self, guild_id: int, channel_id: int) -> None:
        """Let the tables of a channel rest that the bot can no longer view."""
        self.parts.gateway.channels.hide(guild_id, [channel_id], seen=True)

    async def on_guild_channel_create(self, channel: discord.abc.GuildChannel) -> None:
        """Let the tables of a channel go on that the bot can view again. Do nothing for a new channel."""
        await self._channel_back(channel.guild.id, channel.id)

    async def on_thread_join(self, thread: discord.Thread) -> None:
        """Let the tables of a thread go on that the bot can view again. Do nothing for other threads."""
        await self._channel_back(thread.guild.id, thread.id)

    async def _channel_back(self, guild_id: int, channel_id: int) -> None:
        """Let the tables of a channel and of its threads go on, as far as they rest."""
        gateway = self.parts.gateway
        for each in gateway.channels.returning(channel_id):
            if gateway.serves(guild_id):
                end = partial(gateway.channel_restored, guild_id, each)
                await retry_until_stored(partial(channel_restored, self.registry, each, end), "hidden tables")
            else:
                gateway.channel_restored(guild_id, each)
            self.parts.delivery.try_again(each)
