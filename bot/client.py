"""The client: starts up, registers what outlives a restart, hands every interaction on, shuts down.

It knows Discord's life cycle; games, tables and words are others' business. What it is run with, it is
given by :mod:`bot.composition`.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import timedelta
from typing import Any, cast

import aiohttp
import discord
from discord import app_commands
from discord.ext import tasks

from bot.commands import my_data, register
from bot.config import Settings
from bot.discord_ui.clock import SystemClock
from bot.discord_ui.command_translator import CommandTranslator
from bot.discord_ui.components import ITEMS, parse_custom_id
from bot.discord_ui.delivery import Delivery
from bot.discord_ui.departures import forget_departed
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
from bot.logs import logged_about
from bot.preferences import Preferences
from bot.presentation.message import Click
from bot.router import take_click, take_form
from bot.store import Store, StoreError
from bot.tables.recovery import recover
from bot.tables.registry import TableRegistry
from bot.workers import WorkerPool

log = logging.getLogger(__name__)

SYNCED = "synced-commands"
"""The key under which the store holds the hash of the commands Discord was last told about."""
COMMAND_IDS = "command-ids"
"""The key of what Discord calls them: without it nobody could press one in a message."""
SEEN = 1000
"""So many interactions are remembered: Discord may deliver the last ones again after a broken connection."""
SYNC_PATIENCE = 2.0
"""Seconds that the start waits for Discord to take the commands, before it goes on without."""
SYNC_PAUSES = (5.0, 20.0, 60.0, 300.0, 900.0)
"""Seconds until Discord is told about the commands again where it did not listen; the last goes on."""
FORGOTTEN = timedelta(days=60)
"""How long nothing has happened at a table that is given up."""


OPEN_TO_ALL = {"command-me", *my_data.CLICK_HANDLERS, *my_data.FORM_HANDLERS}
"""What those who are shut out can still do: see their own data, and delete it."""


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


class _Commands(app_commands.CommandTree["Boneyard"]):
    """The slash commands: each use is answered once, and not to those whom the operator has shut out."""

    async def interaction_check(self, interaction: discord.Interaction[Boneyard], /) -> bool:
        """Return whether this use is to be carried out; those who are shut out are told so."""
        if not self.client.first_time(interaction):
            return False
        name = interaction.command.name if interaction.command is not None else ""
        if not self.client.shuts_out(interaction, f"command-{name}"):
            return True
        if interaction.type is not discord.InteractionType.autocomplete:
            responder = Responder(interaction)
            await responder.note(responder.localizer("shut-out"))
        return False


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
        self.tree = _Commands(self, allowed_installs=app_commands.AppInstallationType(guild=True))
        self.tree.error(self._command_failed)
        self._command_ids: dict[str, int] = {}
        self._seen: deque[int] = deque(maxlen=SEEN)
        self._telling: asyncio.Task[None] | None = None
        self._stop_telling: Callable[[], None] = lambda: None
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
        self._telling = asyncio.create_task(self._tell_commands())
        await asyncio.wait({self._telling}, timeout=SYNC_PATIENCE)

    async def on_ready(self) -> None:
        """Bring the tables back, the first time."""
        if not self._woken:
            self._woken = True
            await self.parts.delivery.recover_ended()
            await recover(self.registry, self.store)
            self._clean_up.start()

    @tasks.loop(hours=24)
    async def _clean_up(self) -> None:
        """Give up what everybody has forgotten, tables and servers: at the start, and once a day."""
        now, present = discord.utils.utcnow(), [guild.id for guild in self.guilds]
        try:
            await self.registry.close_forgotten(now - FORGOTTEN)
            await forget_departed(self.store, self.preferences, self.registry, present, now)
        except Exception:  # whatever is wrong today, it is tried again tomorrow
            log.exception("what has been forgotten could not be given up")

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
        await self.store.guild_data.note_departure(guild.id, None)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Let the tables of a server rest until it asks the bot back, or has long been without it."""
        self.parts.gateway.server_left(guild.id)

    async def close(self) -> None:
        """Stop every timer, let what is under way finish, and give back what was opened."""
        self._clean_up.cancel()
        self._stop_telling()
        if self._telling is not None:
            self._telling.cancel()
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

    async def _tell_commands(self, tried: int = 0) -> None:
        """Tell Discord about the commands until it listens; those it knows already work meanwhile."""
        try:
            await self.sync_commands(always=self.always_sync)
        except (discord.HTTPException, aiohttp.ClientError, OSError, StoreError) as error:
            pause = SYNC_PAUSES[min(tried, len(SYNC_PAUSES) - 1)]
            log.warning("the commands could not be told to Discord, next try in %g s: %s", pause, error)
            clock = self.parts.clock
            self._stop_telling = clock.call_later(pause, lambda: clock.spawn(self._tell_commands(tried + 1)))

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
        self._command_ids = json.loads(saved or "{}")
        if always or saved is None or await self.store.key_values.get(SYNCED) != fingerprint:
            saved = json.dumps({command.name: command.id for command in await self.tree.sync()})
            await self.store.key_values.put(COMMAND_IDS, saved)
            await self.store.key_values.put(SYNCED, fingerprint)
        self._command_ids = json.loads(saved)

    def mention(self, command: str) -> str:
        """Return a command as people can press it in a message, or type it where it has no id yet."""
        number = self._command_ids.get(command)
        return f"**/{command}**" if number is None else f"</{command}:{number}>"

    def shuts_out(self, interaction: discord.Interaction[Any], asked: str) -> bool:
        """Return whether the operator has shut the asker or the server out of what is asked for.

        Args:
            asked: a command with ``command-`` before its name, or the verb of a control or a form.
        """
        shut_out = self.settings.shut_out
        barred = interaction.user.id in shut_out or interaction.guild_id in shut_out
        return barred and asked not in OPEN_TO_ALL

    # -- what people do ------------------------------------------------------------------------

    def first_time(self, interaction: discord.Interaction[Any]) -> bool:
        """Return whether an interaction has not been delivered before, and remember that it has been now."""
        first = interaction.id not in self._seen
        if first:
            self._seen.append(interaction.id)
        else:
            log.info("interaction %s was delivered again", interaction.id)
        return first

    async def clicked(self, interaction: discord.Interaction[Any], click: Click) -> None:
        """Answer a control that was pressed."""
        if not self.first_time(interaction):
            return
        responder = Responder(interaction)
        with logged_about(interaction=interaction.id):
            try:
                if self.shuts_out(interaction, click.verb):
                    await responder.note(responder.localizer("shut-out"))
                else:
                    await take_click(self, responder, click)
            except Exception as error:
                await self._failed(responder, error)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Take the forms, and answer what nothing else will: controls of another version of this bot."""
        custom_id = str(cast("dict[str, Any]", interaction.data or {}).get("custom_id", ""))
        responder = Responder(interaction)
        try:
            if interaction.type is discord.InteractionType.modal_submit and self.first_time(interaction):
                if self.shuts_out(interaction, custom_id.partition(":")[0]):
                    await responder.note(responder.localizer("shut-out"))
                    return
                await take_form(self, responder, custom_id, answers(interaction))
            elif interaction.type is discord.InteractionType.component and not parse_custom_id(custom_id):
                await responder.note(responder.localizer("control-gone"))
        except Exception as error:
            await self._failed(responder, error)

    async def _command_failed(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError
    ) -> None:
        with logged_about(interaction=interaction.id):
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
