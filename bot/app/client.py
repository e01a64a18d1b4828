"""The Discord client: it starts up, registers persistent handlers, dispatches interactions and shuts down.

It knows the life cycle of a Discord client, and nothing of games, tables or sentences.
:mod:`bot.app.composition` builds its parts.
"""

from __future__ import annotations

import logging
import sys
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import timedelta
from functools import partial
from typing import Any, cast

import discord
from discord import app_commands
from discord.ext import tasks

from bot.app.connection_events import ConnectedClient
from bot.app.resources import Resources
from bot.app.router import refuse_unknown, take_click, take_form
from bot.config import Settings
from bot.discord_ui.by_click import ClickPlaces, mark_if_foreign
from bot.discord_ui.channel.threads import say_thread_gone
from bot.discord_ui.commands import my_data, register
from bot.discord_ui.commands.common import operator_line
from bot.discord_ui.connection.departures import forget_departed
from bot.discord_ui.connection.lost_channels import Fate, fate_of
from bot.discord_ui.daily_puzzles import DailyPuzzles
from bot.discord_ui.hands.hand_view import LIFETIME
from bot.discord_ui.interactions.command_book import CommandBook
from bot.discord_ui.interactions.command_translator import CommandTranslator
from bot.discord_ui.interactions.draining import DRAINING, LEAVING, Answering, within
from bot.discord_ui.interactions.modals import answers
from bot.discord_ui.rate_limits.request_budget import Errand, RequestBudget, Urgency, on_errand
from bot.discord_ui.reminders.direct_messages import DirectMessages, tell_refused
from bot.discord_ui.wire.components import ITEMS, parse_custom_id
from bot.discord_ui.wire.failures import OUT_OF_REACH, FailureLog
from bot.discord_ui.wire.last_posts import LastPosts
from bot.discord_ui.wire.members import Members
from bot.discord_ui.wire.painter import Painter
from bot.discord_ui.wire.permissions import complaint, missing_here
from bot.discord_ui.wire.responder import Responder
from bot.presentation.message import Click
from bot.store import StoreError
from bot.tables.service.recovery import recover, retry_until_stored
from bot.tables.state.limits import Cooldowns
from bot.tables.state.requests import Actor
from bot.telemetry.logs import logged_about
from bot.telemetry.observer import Failure, Observer
from bot.work.reviewer import Reviews
from bot.work.workers import WorkerPool

log = logging.getLogger(__name__)

SEEN = 1000
"""How many recent interaction ids are remembered. Discord may repeat some after a broken connection."""
FORGOTTEN = timedelta(days=60)
"""A table is closed after this long without any activity."""


OPEN_TO_ALL = {"command-me", *my_data.CLICK_HANDLERS, *my_data.FORM_HANDLERS}
"""The controls that shut-out users may still use: they can read and delete their own data."""


UNKNOWN = (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch)
"""Errors raised for a command that this version does not have, or has with other parameters."""


class _Commands(app_commands.CommandTree["Boneyard"]):
    """The slash commands. Each use is answered once, and is refused to users the operator has shut out."""

    async def interaction_check(self, interaction: discord.Interaction[Boneyard], /) -> bool:
        """Return what :meth:`Boneyard.admits` decides. If that raises, apologize and return False."""
        name = interaction.command.name if interaction.command is not None else ""
        try:
            return await self.client.admits(interaction, f"command-{name}")
        except Exception as error:  # discord.py drops exceptions raised here without a word
            await self.client.failed(interaction, error)
            return False


class Boneyard(ConnectedClient):
    """The bot as a single process.

    Args:
        settings: as read from the environment.
        assemble: opens the store and builds the parts for this client.
        painter: draws the pictures.
        pool: the worker processes; the client closes it when it stops.
        observer: receives interactions and failures.
        budget: limits the requests to Discord.
        always_sync: register the commands with Discord even if they have not changed.
        shard_count: number of shards; None lets Discord choose.
    """

    def __init__(
        self,
        settings: Settings,
        assemble: Callable[[Boneyard], Awaitable[Resources]],
        *,
        painter: Painter,
        pool: WorkerPool,
        observer: Observer | None = None,
        budget: RequestBudget | None = None,
        always_sync: bool = False,
        shard_count: int | None = None,
    ) -> None:
        self.budget = budget or RequestBudget(observer=observer)
        super().__init__(
            http_trace=self.budget.tracing(),
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
        self.observer = observer or Observer()
        self._failures = FailureLog(log, self.observer, Failure.INTERACTION)
        self._event_failures = FailureLog(log, self.observer, Failure.EVENT)
        self.tree = _Commands(self, allowed_installs=app_commands.AppInstallationType(guild=True))
        self.tree.error(self._command_failed)
        self.exported = Cooldowns()
        self.members = Members()
        self.last_posts = LastPosts()
        self.clicks = ClickPlaces()
        self.reviews = Reviews(pool)
        self._book = CommandBook(self.tree)
        self._seen: deque[int] = deque(maxlen=SEEN)
        self._woken = False
        self._answering = Answering()

    # -- life cycle --------------------------------------------------------------------------------

    @property
    def draining(self) -> bool:
        """Whether the bot is stopping."""
        return self._answering.ends

    async def setup_hook(self) -> None:
        """Open the store, build the parts, and register the commands and the persistent controls."""
        self._parts = await self._assemble(self)
        self._daily_puzzles = DailyPuzzles(self, self.parts.clock, self.parts.gateway.serves)
        self._direct_messages = DirectMessages(self, self.parts.clock)
        self.add_dynamic_items(*ITEMS)
        register(self.tree)
        await self.tree.set_translator(CommandTranslator())
        await self.store.hand_tokens.expire(discord.utils.utcnow() - LIFETIME)
        await self._register_commands()

    async def _register_commands(self) -> None:
        await self._book.begin(self.store, self.parts.clock, always=self.always_sync)

    async def on_ready(self) -> None:
        """On the first ready event, restore ended and live tables, then start the daily clean-up, the daily
        puzzles, the direct messages and the tile faces.
        """
        if not self._woken:
            self._woken = True
            await retry_until_stored(self.parts.delivery.recover_ended, "ends")
            await retry_until_stored(partial(recover, self.registry, self.store), "tables")
            self._start_timers()
            if self.parts.faces is not None:
                self.parts.faces.start()

    def _start_timers(self) -> None:
        """Start the daily clean-up, the daily puzzles and the direct messages, unless they have started."""
        if not self._clean_up.is_running():
            self._clean_up.start()
            self._daily_puzzles.start()
            self._direct_messages.start()

    @tasks.loop(hours=24)
    async def _clean_up(self) -> None:
        """Close abandoned tables and delete expired data, once at start and then once a day.

        Deletes old hand tokens and absences, the data of servers that removed the bot long ago, and the moves
        of matches older than ``KEEP_MATCHES_DAYS``. One step that fails does not stop the others.
        """
        now, present = discord.utils.utcnow(), {guild.id for guild in self.guilds}
        await self._attempt(self.registry.close_forgotten(now - FORGOTTEN))
        await self._attempt(self.store.hand_tokens.expire(now - LIFETIME))
        await self._attempt(self.store.absences.forget(now - 2 * FORGOTTEN))
        await self._attempt(self.store.reminders.drop_ended())
        departed = forget_departed(
            self.store, self.preferences, self.registry, present, now, concerned=self._concerns
        )
        await self._attempt(departed)
        if days := self.settings.keep_matches_days:
            await self._attempt(self.store.replays.thin(now - timedelta(days=days)))

    async def _attempt(self, what: Awaitable[object]) -> None:
        try:
            await what
        # whatever fails today, run the other steps, and try this one again tomorrow
        except Exception as error:
            self._event_failures.failed(error, "a clean-up step failed")

    def _concerns(self, guild_id: int) -> bool:
        """Return whether this process knows if the bot is on a server. A cluster overrides this."""
        return True

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Close the tables of a deleted channel, or let them rest if the bot only lost sight of it."""
        await self._channel_deleted(channel.id, channel.guild.id)

    async def on_hidden_channel_delete(self, guild_id: int, channel_id: int) -> None:
        """Close the tables of a deleted channel that the bot could not view."""
        await self._channel_deleted(channel_id, guild_id)

    async def on_guild_channel_update(self, _: object, after: discord.abc.GuildChannel) -> None:
        """Retry the messages that could not be shown in a channel: its permissions may have changed."""
        self.parts.delivery.try_again(after.id)

    async def on_thread_update(self, _: object, after: discord.Thread) -> None:
        """Retry the messages that could not be shown in a thread: it may have been unlocked."""
        self.parts.delivery.try_again(after.id)

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """Close the tables of a deleted thread, or let them rest if the bot only lost sight of it."""
        await self._channel_deleted(thread.thread_id, thread.guild_id, thread.parent_id)

    async def _channel_deleted(self, channel_id: int, guild_id: int, parent_id: int | None = None) -> None:
        """Close the tables of a channel, if Discord says that it is gone. If the bot may not view it, let
        them rest.
        """
        if not await self._is_used(channel_id):
            self.parts.gateway.channels.gone(channel_id)
            return
        match await fate_of(self.http, channel_id):
            case Fate.HIDDEN:
                self.parts.gateway.channels.hide(guild_id, [channel_id], seen=True, parent_id=parent_id)
            case Fate.GONE:
                await self._close_channel(channel_id)
                self.parts.gateway.channels.gone(channel_id)

    async def _is_used(self, channel_id: int) -> bool:
        """Return whether there are tables in a channel, or people who want to hear of new ones. True if the
        store cannot tell.
        """
        with suppress(StoreError):
            watchers = await self.store.subscriptions.watchers(channel_id)
            return bool(watchers or await self.registry.find(channel_id=channel_id))
        return True

    async def _close_channel(self, channel_id: int) -> None:
        for table in await self.registry.close_channel(channel_id):
            if table.parent_id is not None and table.channel_id == channel_id:
                await say_thread_gone(self, table)
        await self.store.subscriptions.clear(channel_id)

    async def close(self) -> None:
        """Stop the timers, let running work finish for up to ten seconds, and close every resource."""
        self._answering.ends = True
        self._clean_up.cancel()
        self._book.close()
        if (parts := self._parts) is not None:
            self._daily_puzzles.close()
            self._direct_messages.close()
            if parts.faces is not None:
                parts.faces.close()
            await parts.registry.close()
            await within(DRAINING, self._finish(parts))
            parts.clock.stop()
        await within(LEAVING, super().close())
        self.painter.close()
        self.pool.close()
        if parts is not None:
            await parts.store.close()

    async def _finish(self, parts: Resources) -> None:
        """Wait until every interaction is answered and every saved change is shown."""
        await self._answering.finish()
        await parts.clock.close()
        await parts.delivery.close()

    async def leave_everywhere(self, actor: Actor) -> None:
        """Give up a person's seats at all tables."""
        await self.requester.leave_everywhere(actor)

    # -- commands ----------------------------------------------------------------------------------

    async def sync_commands(self, *, always: bool) -> None:
        """Register the commands with Discord. Unless ``always``, do so only if they have changed."""
        await self._book.sync(self.store, always=always)

    def mention(self, command: str) -> str:
        """Return a clickable mention of a command, or its bold name while its id is unknown."""
        return self._book.mention(command)

    # -- interactions ------------------------------------------------------------------------------

    async def admits(self, interaction: discord.Interaction[Any], action: str) -> bool:
        """Return whether to carry out an interaction. Call it once for each delivery.

        False if the same interaction was delivered before. False, with a private reply that says why, if the
        bot is stopping, or if the user or the server is shut out and the action is not :data:`OPEN_TO_ALL`.
        Autocompletion gets no reply.

        Args:
            action: ``command-`` and the command's name, or the verb of a control or a form.
        """
        if interaction.id in self._seen:
            log.info("interaction %s was delivered again", interaction.id)
            return False
        self._seen.append(interaction.id)
        responder = Responder(interaction)
        mark_if_foreign(interaction)
        self._answering.begin(responder)
        on_errand(Errand(Urgency.ANSWER))
        barred = not self.settings.shut_out.isdisjoint((interaction.user.id, interaction.guild_id))
        if not self._answering.ends and (not barred or action in OPEN_TO_ALL):
            return True
        if interaction.type is not discord.InteractionType.autocomplete:
            if self._answering.ends:
                await responder.note(responder.localizer("draining"))
            else:
                contact = operator_line(self.settings, responder.localizer)
                await responder.note("\n".join([responder.localizer("shut-out"), *contact]))
        return False

    async def clicked(self, interaction: discord.Interaction[Any], click: Click) -> None:
        """Answer a pressed control, unless :meth:`admits` refuses it."""
        responder = Responder(interaction)
        with logged_about(interaction=interaction.id):
            try:
                if await self.admits(interaction, click.verb):
                    await take_click(self, responder, click)
                    if responder.by_click:
                        await self.go_on_after_click(responder)
                    await tell_refused(self.preferences, responder)
            except Exception as error:
                await self._failed(responder, error)

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        """Log and count the exception that an event handler raised. Do nothing if there is none."""
        if (error := sys.exception()) is not None:
            self._event_failures.failed(error, "%s could not be handled", event_method)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answer submitted forms, and refuse controls that this version of the bot does not draw. Ignore
        other interactions, which are handled elsewhere. Report errors and reply with an apology.
        """
        if interaction.type is not discord.InteractionType.autocomplete:
            self.observer.interaction(interaction.id)
        custom_id = str(cast("dict[str, Any]", interaction.data or {}).get("custom_id", ""))
        responder = Responder(interaction)
        with logged_about(interaction=interaction.id):
            try:
                if interaction.type is discord.InteractionType.modal_submit:
                    if await self.admits(interaction, custom_id.partition(":")[0]):
                        await take_form(self, responder, custom_id, answers(interaction))
                elif interaction.type is discord.InteractionType.component and not parse_custom_id(custom_id):
                    await refuse_unknown(responder)
            except Exception as error:
                await self._failed(responder, error)

    async def _command_failed(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError
    ) -> None:
        if isinstance(error, UNKNOWN):  # of another version, known to Discord or another process
            log.info("a command cannot be carried out: %s", error)
            responder = Responder(interaction)
            with suppress(*OUT_OF_REACH):  # too late
                await responder.note(responder.localizer("unknown-command"))
        else:
            await self.failed(interaction, error)

    async def failed(self, interaction: discord.Interaction[Any], error: Exception) -> None:
        """Log an exception raised by an interaction, and reply with an apology."""
        with logged_about(interaction=interaction.id):
            await self._failed(Responder(interaction), error)

    async def _failed(self, responder: Responder, error: Exception) -> None:
        """Log the details, and reply with one sentence: the missing permissions, that what was asked is saved
        all the same, or that something failed.
        """
        cause = getattr(error, "original", error)
        text = responder.localizer("saved-unanswered" if responder.saved else "something-failed")
        lacking = missing_here(responder)
        if isinstance(cause, discord.Forbidden) and lacking:
            text = complaint(lacking, responder.interaction.channel_id or 0, responder.localizer)
        self._failures.failed(cause, "an interaction failed")
        try:
            await responder.note(text)
        except OUT_OF_REACH as silence:
            log.info("the error reply could not be sent: %s", silence)
