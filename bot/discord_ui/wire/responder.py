"""Answers an interaction: once, within three seconds, privately or by editing the pressed message.

A responder wraps an interaction and remembers whether it was answered. Callers therefore need not know which
of Discord's five ways to answer is due. This module knows no game and no table.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar, cast

import discord

from bot.discord_ui.by_click import click_of, is_foreign
from bot.discord_ui.wire.components import usable_again, view_of
from bot.discord_ui.wire.failures import OUT_OF_REACH
from bot.discord_ui.wire.messages import duplicate, message_changes, message_fields
from bot.discord_ui.wire.painter import Progress
from bot.discord_ui.wire.person_names import display_name
from bot.discord_ui.wire.retries import BROKEN, twice
from bot.discord_ui.wire.services import ResponderClient
from bot.discord_ui.wire.webhooks import InteractionToken
from bot.language.localizer import Localizer, localizer_for
from bot.presentation.message import Message
from bot.tables.state.requests import Actor

log = logging.getLogger(__name__)

T = TypeVar("T")

PATIENCE = 1.5
"""Seconds before an unanswered interaction is acknowledged: half of what Discord allows."""
_ALREADY_ACKNOWLEDGED = 40060
"""Discord's error code for an interaction that has an answer already."""
_TOO_LATE = {10015, 10062}
"""Discord's error codes for an interaction that has expired. They say nothing about any message."""


@dataclass(slots=True)
class _Progress:
    """How far an interaction is answered. All responders of the interaction share it."""

    arrived: float
    replied: bool = False
    """Whether the first answer was a new message, which edits of the answer change from then on."""
    acknowledged: bool = False
    """Whether Discord has said that the interaction is answered, perhaps by another process."""
    held: bool = False
    elsewhere: bool = False
    """Whether another process was the first to answer."""
    saved: bool = False
    """Whether what was asked is saved, so that a failed answer must not be told as a failed request."""
    first: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Locked while a first answer is sent, so that a second one waits for its result."""


class Responder:
    """One interaction, answered once and then followed up."""

    def __init__(self, interaction: discord.Interaction[Any]) -> None:
        self.interaction = interaction
        self.user = interaction.user
        self._client = cast("ResponderClient", interaction.client)
        self._progress: _Progress = interaction.extras.setdefault(_Progress, _Progress(time.monotonic()))
        self._tried = 0
        """How many first answers were tried."""

    # -- who asks, and how ---------------------------------------------------------------------

    @property
    def localizer(self) -> Localizer:
        """The localizer for the asker's language setting, or for the language of their Discord client."""
        locale = self._client.preferences.locale(self.user.id, str(self.interaction.locale))
        return localizer_for(locale)

    @property
    def public_localizer(self) -> Localizer:
        """The localizer for the server's language setting, or for the language that Discord has for it."""
        asked, language = self.interaction, self._client.preferences.guild(self.guild_id).language
        return localizer_for(language or str(asked.guild_locale or asked.locale))

    @property
    def guild_id(self) -> int:
        """The server's id; 0 outside a server, and where the bot is no member."""
        return 0 if is_foreign(self.interaction) else self.interaction.guild_id or 0

    @property
    def by_click(self) -> bool:
        """Whether the bot is no member here, so that it can only answer clicks."""
        return not self.guild_id

    @property
    def actor(self) -> Actor:
        """The asker and their channel, in the table service's terms."""
        asked = self.interaction
        return Actor(
            user_id=self.user.id,
            name=display_name(self.user),
            guild_id=self.guild_id,
            channel_id=asked.channel_id or 0,
            parent_id=getattr(asked.channel, "parent_id", None),
            locale=str(asked.locale),
            guild_locale=str(asked.guild_locale or ""),
            may_manage_messages=asked.permissions.manage_messages,
            interaction_id=asked.id,
        )

    @property
    def on_private_message(self) -> bool:
        """Whether a control on a private message was pressed. Such a message can be edited in place."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    @property
    def on_message(self) -> bool:
        """Whether a control on a message was pressed, rather than a command used."""
        return self.interaction.message is not None

    @property
    def answered(self) -> bool:
        """Whether Discord has taken an answer or an acknowledgement."""
        return self._progress.acknowledged or self.interaction.response.is_done()

    @property
    def held(self) -> bool:
        """Whether the interaction was acknowledged with :meth:`hold`, before there was an answer."""
        return self._progress.held

    @property
    def answered_elsewhere(self) -> bool:
        """Whether another process answered first, because Discord refused this process's first try."""
        return self._progress.elsewhere

    @property
    def patience(self) -> float:
        """Seconds left until the interaction must be acknowledged, answered or not."""
        return max(0.0, self._progress.arrived + PATIENCE - time.monotonic())

    def token(self, message_id: int | None = None) -> InteractionToken:
        """Return the token for later messages and edits.

        Args:
            message_id: the private message to edit; by default the one whose control was pressed.
        """
        if message_id is None and self.on_private_message and self.interaction.message is not None:
            message_id = self.interaction.message.id
        issued_at = self.interaction.created_at.timestamp()
        return InteractionToken(self.interaction.token, message_id, issued_at, str(self.interaction.locale))

    # -- what was saved ------------------------------------------------------------------------

    @property
    def saved(self) -> bool:
        """Whether what was asked is saved, though it may not be answered yet."""
        return self._progress.saved

    def note_saved(self) -> None:
        """Record that what was asked is saved. If the answer fails, the asker is told so."""
        self._progress.saved = True

    # -- answering -----------------------------------------------------------------------------

    async def hold(self) -> None:
        """Acknowledge the interaction unless it is answered, so that the answer may take longer."""
        async with self._progress.first:
            if self.answered:
                return
            self._progress.held = True
            await self._first(self._defer)

    async def _hold_to_edit(self) -> None:
        """Acknowledge a press of a public message, if this is the only click that can edit the message.

        Do nothing where the bot is a member. A click that is acknowledged first can edit the message that was
        pressed. A click whose first answer is a new message can edit only that.
        """
        pressed = None if self.on_private_message else self.interaction.message
        if self.by_click and pressed is not None and self._client.clicks.editor(pressed.id) is None:
            await self.hold()

    async def try_to_hold(self) -> None:
        """Acknowledge the interaction; only log it if Discord refuses."""
        try:
            await self.hold()
        except (*OUT_OF_REACH, discord.DiscordException) as error:
            log.info("interaction %s could not be acknowledged: %s", self.interaction.id, error)

    async def _defer(self) -> None:
        if self.on_message:
            await self.interaction.response.defer()
        else:
            await self.interaction.response.defer(ephemeral=True, thinking=True)

    async def _first(self, answer: Callable[..., Awaitable[T]], *about: object, **fields: Any) -> T | None:
        """Send a first answer and return Discord's reply, or None if the interaction was answered already.

        If the connection breaks, try once more: Discord says so if it had taken the first try.

        Args:
            about: the positional arguments for `answer`.
            fields: its keyword arguments.
        """
        again, retried = duplicate(fields), False
        self._tried += 1
        try:
            try:
                return await answer(*about, **fields)
            except (discord.DiscordServerError, *BROKEN):
                retried = True
                return await answer(*about, **again)
        except discord.HTTPException as error:
            if error.code != _ALREADY_ACKNOWLEDGED:
                raise
            self._progress.acknowledged = True
            # otherwise it may be this process's own earlier try
            self._progress.elsewhere |= self._tried == 1 and not retried
        return None

    async def private(self, message: Message) -> InteractionToken:
        """Show a message to the asker alone. Edit the private message that was pressed, or send a new one."""
        if self.on_private_message:
            await self.update(message)
            return self.token()
        return await self.another(message, renews=True)

    async def update(self, message: Message) -> bool:
        """Edit the message whose control was pressed. Return False if this interaction cannot edit it.

        If another process has answered with a new message, edits of the answer would change that one instead.
        """
        pressed = self.interaction.message
        if pressed is not None and self.on_private_message:
            message = replace(message, controls=usable_again(message.controls, pressed))
        changes = message_changes(message, await self._painted(message))
        async with self._progress.first:
            if not self.answered:
                await self._first(self.interaction.response.edit_message, **duplicate(changes))
                if not self._progress.acknowledged:
                    return True
        first = None if self._progress.replied else pressed
        if self._progress.acknowledged:
            first = await self._original()
        if first is not None and pressed is not None and first.id == pressed.id:
            await twice(self.interaction.edit_original_response, **changes)
        elif pressed is not None and self.on_private_message:
            await twice(self.interaction.followup.edit_message, pressed.id, **changes)
        else:
            return False
        return True

    async def update_in_time(self, message: Message) -> bool:
        """Edit like :meth:`update`. Return False also if the interaction has expired."""
        try:
            return await self.update(message)
        except discord.HTTPException as error:
            if error.code not in _TOO_LATE:
                raise
            return False

    async def note(self, text: str) -> None:
        """Send a sentence to the asker alone, and leave the pressed message as it is."""
        await self.another(Message(text))

    async def another(self, message: Message, *, renews: bool = False) -> InteractionToken:
        """Send a private message, as the first answer or as a follow-up, and return its token.

        Args:
            renews: whether to edit the first answer into this message if Discord has one already. It may be
                another process's, which knew less.
        """
        files = await self._painted(message)
        fields = message_fields(message, files)
        await self._hold_to_edit()
        if not self.answered:
            number = await self.send_first(duplicate(fields) | {"ephemeral": True})
            if number is not None:
                if renews and self._progress.acknowledged:
                    changes = message_changes(message, files)
                    await twice(self.interaction.followup.edit_message, number, **changes)
                return self.token(number)
        self._count_follow_up()
        # Discord may take both tries. A private message twice is better than an apology for it.
        followup = await twice(self.interaction.followup.send, ephemeral=True, wait=True, **fields)
        return self.token(followup.id)

    async def send_first(self, fields: dict[str, Any]) -> int | None:
        """Send a message as the first answer.

        Return its id. If Discord had already taken a message with the same readers, return that one's id: it
        was sent by another process, or by this one and only the reply was lost. Return None if the answer was
        anything else.
        """
        async with self._progress.first:
            if self.answered:
                return None
            sent = await self._first(self.interaction.response.send_message, **fields)
        private = fields.get("ephemeral", False)
        if sent is not None:
            self._progress.replied, number = True, sent.message_id
        else:
            number = await self._taken(private=private) if self._tried == 1 else None
        if not private:
            self.posted(number)
        return number

    def posted(self, message_id: int | None) -> None:
        """Note that a public message now stands at the bottom of the asker's channel."""
        if message_id is not None:
            if self.by_click:
                self._client.clicks.edits(message_id, click_of(self.interaction))
            self._client.last_posts.posted(self.interaction.channel_id or 0, message_id)

    async def _taken(self, *, private: bool) -> int | None:
        """Return the id of the message that was the first answer, or None if the answer was something else.

        Args:
            private: whether the message must be ephemeral or must be public.
        """
        taken, pressed = await self._original(), self.interaction.message
        if taken is None or (pressed is not None and taken.id == pressed.id):
            return None
        return taken.id if taken.flags.ephemeral is private else None

    async def _original(self) -> discord.InteractionMessage | None:
        """Return the message that the first answer sent or edits, or None if it was dismissed."""
        try:
            return await self.interaction.original_response()
        except discord.NotFound:
            return None

    async def change(self, sent: InteractionToken, message: Message) -> None:
        """Edit a private message sent by :meth:`another`. Without attachments, the message keeps its own."""
        if sent.message_id is not None:
            files = await self._painted(message) or None
            changes = message_changes(message, files)
            await twice(self.interaction.followup.edit_message, sent.message_id, **changes)

    async def post(self, message: Message, progress: Progress | None = None) -> None:
        """Post a public message in the asker's channel, without notifying anyone.

        Args:
            progress: called with the finished share of an animation.
        """
        files = await self._client.painter.paint(message, progress)
        if self.by_click:
            await self.hold()
            fields = message_fields(message, files)
            self._count_follow_up()
            self.posted((await self.interaction.followup.send(wait=True, **fields)).id)
            return
        channel = self._client.get_partial_messageable(
            self.interaction.channel_id or 0, guild_id=self.guild_id
        )
        nobody = discord.AllowedMentions.none()
        sent = await channel.send(allowed_mentions=nobody, **message_fields(message, files))
        self.posted(sent.id)

    def _count_follow_up(self) -> None:
        """Count a follow-up where the bot is no member: Discord takes five for a click there."""
        if self.by_click:
            click_of(self.interaction).sent += 1

    async def ask(self, form: discord.ui.Modal, panel: Message | None = None) -> None:
        """Open a form. If the interaction was answered already, ask the user to press again instead.

        Discord accepts a form only as the first answer.

        Args:
            panel: the message whose list was used. Its lists are renewed, because the bot is not told if a
                form is closed, and the same choice could not be made again.
        """
        async with self._progress.first:
            if not self.held:
                await self._first(self.interaction.response.send_modal, form)
        if self.held or self._progress.acknowledged:
            await self.note(self.localizer("press-again"))
            return
        pressed = self.interaction.message
        if panel is not None and pressed is not None and self.on_private_message:
            with suppress(*OUT_OF_REACH):  # it may be dismissed; the form is open all the same
                view = view_of(usable_again(panel.controls, pressed))
                await self.interaction.followup.edit_message(pressed.id, view=view)

    async def _painted(self, message: Message) -> list[discord.File]:
        if not message.attachments:
            return []
        return await self._client.painter.paint(message)
