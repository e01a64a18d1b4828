"""The client: starts up, registers what outlives a restart, hands every interaction on, shuts down.

It knows Discord's life cycle and who answers what; games, tables and words are others' business.
"""

from __future__ import annotations

import hashlib
import json
import logging
import secrets
from collections.abc import Callable
from typing import Any, cast

import discord
from discord import app_commands

from bot.clicks import Clicks
from bot.commands import register
from bot.config import Settings
from bot.greeting import greet
from bot.permissions import complaint, missing
from bot.store import Store
from bot.tables.computers import Thinker
from bot.tables.hall import Hall
from bot.tables.hands import LIFETIME
from bot.tables.hearing import hear_again
from bot.tables.house import House
from bot.tables.painter import Painter
from bot.tables.reply import Reply
from bot.translator import Translator
from bot.views.items import ITEMS, Click
from bot.wishes import Wishes

log = logging.getLogger(__name__)

SYNCED = "synced-commands"
"""The note that holds the hash of the commands Discord was last told about."""
COMMAND_IDS = "command-ids"
"""The note that holds what Discord calls them: without it nobody could press one in a message."""


def fresh_seed() -> str:
    """A seed nobody can guess."""
    return secrets.token_hex(16)


class Boneyard(discord.AutoShardedClient):
    """The bot.

    Args:
        settings: as read from the environment.
        thinker: where computer players think.
        new_seed: makes the seed of each match.
        always_sync: tell Discord about the commands even if they have not changed.
        shard_count: how many shards; None asks Discord.
    """

    def __init__(
        self,
        settings: Settings,
        *,
        thinker: Thinker | None = None,
        new_seed: Callable[[], str] = fresh_seed,
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
        self.new_seed = new_seed
        self.always_sync = always_sync
        self.thinker = thinker or Thinker()
        self.painter = Painter()
        self.store: Store
        self.wishes: Wishes
        self.hall: Hall
        self.clicks: Clicks
        self.tree = app_commands.CommandTree(
            self, allowed_installs=app_commands.AppInstallationType(guild=True)
        )
        self.tree.error(self._command_failed)
        self._command_ids: dict[str, int] = {}
        self._woken = False

    # -- life ----------------------------------------------------------------------------------

    async def setup_hook(self) -> None:
        self.store = await Store.open(self.settings.database_url, clock=discord.utils.utcnow)
        self.wishes = await Wishes.load(self.store)
        self.hall = Hall(
            House(self, self.store, self.painter, self.thinker, self.settings, self.wishes, self.new_seed)
        )
        self.clicks = Clicks(self.hall)
        self.add_dynamic_items(*ITEMS)
        register(self.tree)
        await self.tree.set_translator(Translator())
        await self.store.hands.expire(discord.utils.utcnow() - LIFETIME)
        await self.hall.restore()
        await self.sync(always=self.always_sync)

    async def on_ready(self) -> None:
        if not self._woken:
            self._woken = True
            await self.hall.wake()

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Nobody can be heard: no clock strikes meanwhile."""
        self.hall.house.hearing.lose(shard_id, self.hall.house.now())

    async def on_shard_resumed(self, shard_id: int) -> None:
        await hear_again(self.hall, shard_id)

    async def on_shard_ready(self, shard_id: int) -> None:
        await hear_again(self.hall, shard_id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Tables go with their channel."""
        await self.hall.clear(channel.id)
        await self.store.watches.clear(channel.id)

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """And with their thread."""
        await self.hall.clear(thread.thread_id)
        await self.store.watches.clear(thread.thread_id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Say hello; should there be tables of before, they go on."""
        for place in self.hall.in_guild(guild.id):
            self.hall.arm(place)
        await greet(guild, self.wishes.server(guild.id).language or str(guild.preferred_locale))

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """What is kept of a server stays until it asks the bot back; its tables rest."""
        self.hall.rest(guild.id)

    async def close(self) -> None:
        if hasattr(self, "hall"):
            await self.hall.close()
        await super().close()
        self.painter.close()
        self.thinker.close()
        if hasattr(self, "store"):
            await self.store.close()

    async def sync(self, *, always: bool) -> None:
        """Tell Discord about the commands, but only if they have changed: it counts how often we do."""
        translator = self.tree.translator
        assert translator is not None
        payload = [
            await command.get_translated_payload(self.tree, translator)
            for command in self.tree.get_commands()
        ]
        fingerprint = hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()
        saved = await self.store.notes.get(COMMAND_IDS)
        if always or saved is None or await self.store.notes.get(SYNCED) != fingerprint:
            saved = json.dumps({command.name: command.id for command in await self.tree.sync()})
            await self.store.notes.put(COMMAND_IDS, saved)
            await self.store.notes.put(SYNCED, fingerprint)
        self._command_ids = json.loads(saved)

    def mention(self, command: str) -> str:
        """A command as people can press it in a message."""
        return f"</{command}:{self._command_ids[command]}>"

    # -- what people do --------------------------------------------------------------------------

    async def clicked(self, interaction: discord.Interaction[Any], click: Click) -> None:
        """A control was pressed."""
        reply = Reply(interaction)
        try:
            await self.clicks.take(reply, click)
        except Exception as error:
            await self._failed(reply, error)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Take the forms, and answer what nothing else will: controls of another version of this bot."""
        custom_id = str(cast("dict[str, Any]", interaction.data or {}).get("custom_id", ""))
        reply = Reply(interaction)
        try:
            if interaction.type is discord.InteractionType.modal_submit:
                await self.clicks.form(reply, custom_id)
            elif interaction.type is discord.InteractionType.component and not known(custom_id):
                await reply.note(reply.words("control-gone"))
        except Exception as error:
            await self._failed(reply, error)

    async def _command_failed(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError
    ) -> None:
        await self._failed(Reply(interaction), error)

    async def _failed(self, reply: Reply, error: Exception) -> None:
        """Whatever went wrong: the details to the log, one kind sentence to the one who asked."""
        cause = getattr(error, "original", error)
        text = reply.words("something-failed")
        lacking = missing(reply.interaction.app_permissions, reply.interaction.channel)
        if isinstance(cause, discord.Forbidden) and lacking:
            text = complaint(lacking, reply.interaction.channel_id or 0, reply.words)
        else:
            log.error("an interaction failed", exc_info=cause)
        try:
            await reply.note(text)
        except discord.HTTPException as silence:
            log.info("could not apologise: %s", silence)


def known(custom_id: str) -> bool:
    """Whether a control of that id is one of ours."""
    return any(item.__discord_ui_compiled_template__.fullmatch(custom_id) for item in ITEMS)
