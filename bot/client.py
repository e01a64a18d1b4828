"""The client: starts up, registers what outlives a restart, hands every interaction on, shuts down.

It knows Discord's life cycle; games, tables and words are others' business. What it is run with, it is
given by :mod:`bot.composition`.
"""

from __future__ import annotations

import hashlib
import json
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import timedelta
from typing import Any, cast

import discord
from discord import app_commands
from discord.ext import tasks

from bot.commands import register
from bot.config import Settings
from bot.discord_ui.clock import SystemClock
from bot.discord_ui.command_translator import CommandTranslator
from bot.discord_ui.components import ITEMS, parse_custom_id
from bot.discord_ui.delivery import Delivery
from bot.discord_ui.gateway import Gateway
from bot.discord_ui.hand_view import LIFETIME
from bot.discord_ui.modals import answers
from bot.discord_ui.painter import Painter
from bot.discord_ui.permissions import complaint, missing
from bot.discord_ui.requester import Requester
from bot.discord_ui.responder import Responder
from bot.discord_ui.threads import say_thread_gone
from bot.discord_ui.welcome import welcome
from bot.errors import UserError
from bot.preferences import Preferences
from bot.presentation.message import Click
from bot.router import take_click, take_form
from bot.store import Store
from bot.tables.recovery import recover
from bot.tables.registry import TableRegistry
from bot.workers import WorkerPool

log = logging.getLogger(__name__)

SYNCED = "synced-commands"
"""The key under which the store holds the hash of the commands Discord was last told about."""
COMMAND_IDS = "command-ids"
"""The key of what Discord calls them: without it nobody could press one in a message."""
FORGOTTEN = timedelta(days=60)
"""How long nothing has happened at a table that is given up."""


@dataclass(frozen=True, slots=True)
class Parts:
    """What the client works with, once its store is open."""

    store: Store
    preferences: Preferences
    registry: TableRegistry
    delivery: Delivery
    requester: Requester
    gateway: Gateway
    clock: SystemClock


class Boneyard(discord.AutoShardedClient):
    """The bot.

    Args:
        settings: as read from the environment.
        assemble: opens the store and builds the parts for this client.
        painter: where pictures are drawn.
        pool: the worker processes, which end with the client.
        always_sync: tell Discord about the commands even if they have not changed.
        shard_count: how many shards; None asks Discord.
    """

    def __init__(
        self,
        settings: Settings,
        assemble: Callable[[Boneyard], Awaitable[Parts]],
        *,
        painter: Painter,
        pool: WorkerPool,
        always_sync: bool = False,
        shard_count: int | None = None,
    ) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            allowed_mentions=discord.AllowedMentions(everyone=False, roles=False),
            shard_count=shard_count,
        )
        self.settings = settings
        self.painter = painter
        self.always_sync = always_sync
        self._assemble = assemble
        self.pool = pool
        self._parts: Parts | None = None
        self.tree = app_commands.CommandTree(
            self, allowed_installs=app_commands.AppInstallationType(guild=True)
        )
        self.tree.error(self._command_failed)
        self._command_ids: dict[str, int] = {}
        self._woken = False

    # -- its parts -----------------------------------------------------------------------------

    @property
    def parts(self) -> Parts:
        """What the client works with; only asked for once its store is open."""
        assert self._parts is not None, "the client has not been set up"
        return self._parts

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

    # -- life ----------------------------------------------------------------------------------

    async def setup_hook(self) -> None:
        """Open the store and register what outlives a restart."""
        self._parts = await self._assemble(self)
        self.add_dynamic_items(*ITEMS)
        register(self.tree)
        await self.tree.set_translator(CommandTranslator())
        await self.store.hand_tokens.expire(discord.utils.utcnow() - LIFETIME)
        await self.sync_commands(always=self.always_sync)

    async def on_ready(self) -> None:
        """Bring the tables back, the first time."""
        if not self._woken:
            self._woken = True
            await self.parts.delivery.recover_ended()
            await recover(self.registry, self.store)
            self._clean_up.start()

    @tasks.loop(hours=24)
    async def _clean_up(self) -> None:
        """Give up the tables that everybody has forgotten: at the start, and once a day."""
        try:
            await self.registry.close_forgotten(discord.utils.utcnow() - FORGOTTEN)
        except Exception:  # whatever is wrong today, it is tried again tomorrow
            log.exception("forgotten tables could not be given up")

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Let no clock run out for people who cannot reach the bot."""
        self.parts.gateway.connection_lost(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        """Give back the time a connection was lost."""
        await self._connection_back(shard_id)

    async def on_shard_ready(self, shard_id: int) -> None:
        """Give back the time a connection was lost."""
        await self._connection_back(shard_id)

    async def _connection_back(self, shard_id: int) -> None:
        gateway = self.parts.gateway
        lost = gateway.connection_back(shard_id)
        if lost is not None:
            await self.registry.give_time_back(lost, lambda guild_id: gateway.shard_of(guild_id) == shard_id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Close the tables of a channel that was deleted."""
        await self._channel_deleted(channel.id)

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """Close the tables of a thread that was deleted."""
        await self._channel_deleted(thread.thread_id)

    async def _channel_deleted(self, channel_id: int) -> None:
        for table in await self.registry.close_channel(channel_id):
            if table.parent_id is not None and table.channel_id == channel_id:
                await say_thread_gone(self, table)
        await self.store.subscriptions.clear(channel_id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Say hello; tables of before go on."""
        away = self.parts.gateway.server_joined(guild.id)
        if away is not None:
            await self.registry.give_time_back(away, lambda guild_id: guild_id == guild.id)
        await welcome(guild, self.preferences.guild(guild.id).language or str(guild.preferred_locale))

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Let the tables of a server rest until it asks the bot back; what is kept of it stays."""
        self.parts.gateway.server_left(guild.id)

    async def close(self) -> None:
        """Stop every timer, let what is under way finish, and give back what was opened."""
        self._clean_up.cancel()
        if self._parts is not None:
            await self._parts.registry.close()
            await self._parts.clock.close()
            await self._parts.delivery.close()
        await super().close()
        self.painter.close()
        self.pool.close()
        if self._parts is not None:
            await self._parts.store.close()

    # -- its commands --------------------------------------------------------------------------

    async def sync_commands(self, *, always: bool) -> None:
        """Tell Discord about the commands, but only if they have changed: it counts how often we do."""
        translator = self.tree.translator
        assert translator is not None, "set in setup_hook"
        payload = [
            await command.get_translated_payload(self.tree, translator)
            for command in self.tree.get_commands()
        ]
        fingerprint = hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()
        saved = await self.store.key_values.get(COMMAND_IDS)
        if always or saved is None or await self.store.key_values.get(SYNCED) != fingerprint:
            saved = json.dumps({command.name: command.id for command in await self.tree.sync()})
            await self.store.key_values.put(COMMAND_IDS, saved)
            await self.store.key_values.put(SYNCED, fingerprint)
        self._command_ids = json.loads(saved)

    def mention(self, command: str) -> str:
        """Return a command as people can press it in a message."""
        return f"</{command}:{self._command_ids[command]}>"

    # -- what people do ------------------------------------------------------------------------

    async def clicked(self, interaction: discord.Interaction[Any], click: Click) -> None:
        """Answer a control that was pressed."""
        responder = Responder(interaction)
        try:
            await take_click(self, responder, click)
        except Exception as error:
            await self._failed(responder, error)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Take the forms, and answer what nothing else will: controls of another version of this bot."""
        custom_id = str(cast("dict[str, Any]", interaction.data or {}).get("custom_id", ""))
        responder = Responder(interaction)
        try:
            if interaction.type is discord.InteractionType.modal_submit:
                await take_form(self, responder, custom_id, answers(interaction))
            elif interaction.type is discord.InteractionType.component and not parse_custom_id(custom_id):
                await responder.note(responder.localizer("control-gone"))
        except Exception as error:
            await self._failed(responder, error)

    async def _command_failed(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError
    ) -> None:
        await self._failed(Responder(interaction), error)

    async def _failed(self, responder: Responder, error: Exception) -> None:
        """Log the details, and say one kind sentence to the person who asked."""
        cause = getattr(error, "original", error)
        text = responder.localizer("something-failed")
        lacking = missing(responder.interaction.app_permissions, responder.interaction.channel)
        if isinstance(cause, discord.Forbidden) and lacking:
            text = complaint(lacking, responder.interaction.channel_id or 0, responder.localizer)
        elif isinstance(cause, UserError):
            log.warning("an interaction failed: %s", cause)
        else:
            log.error("an interaction failed", exc_info=cause)
        try:
            await responder.note(text)
        except discord.HTTPException as silence:
            log.info("could not apologise: %s", silence)
