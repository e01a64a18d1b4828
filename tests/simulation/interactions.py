"""What people press and the commands they use, as discord.py hands them to the bot, and how it answers.

An answer is taken once, within three seconds; more follow it up. This module knows what Discord lets a bot
answer; what is asked for it does not know.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any, TypeVar

import discord

from bot.presentation.message import Message
from tests.simulation.faults import trouble
from tests.simulation.server import GUILD, MODERATOR, Mentions, Post, Server
from tests.simulation.sketch import Sketch

T = TypeVar("T")

FOLLOWING = ("follow up", "change", "delete")
"""What is done after the first answer."""
ANSWER_SECONDS = 3.0
"""How long an interaction waits for its first answer."""


class Interaction:
    """A control that was pressed, or a command that was used, as discord.py hands it to the bot.

    Args:
        post: the message whose control it was; None for a command.
    """

    def __init__(self, server: Server, client: object, user: SimpleNamespace, post: Post | None) -> None:
        self.server = server
        self.client = client
        self.user = user
        self.id = server.new_id()
        self.channel_id = server.home if post is None else post.channel_id
        self.channel = SimpleNamespace(parent_id=server.threads.get(self.channel_id))
        self.guild_id, self.guild = GUILD, None
        kinds = discord.InteractionType
        self.type = kinds.application_command if post is None else kinds.component
        self.token = f"{user.id}-{server.time.wall!r}-{self.channel_id}-{self.id}"
        self.created_at = datetime.fromtimestamp(server.time.wall, UTC)
        self.locale, self.guild_locale = "en-US", "nl"
        self.permissions = discord.Permissions(manage_messages=user.id == MODERATOR)
        self.app_permissions = discord.Permissions.all()
        self.post = post
        self.message = post and SimpleNamespace(
            id=post.id, flags=SimpleNamespace(ephemeral=post.reader is not None), components=()
        )
        self.arrived = server.time.monotonic
        self.extras: dict[object, object] = {}
        server.unanswered.add(self.token)
        self.answers: list[str] = []
        """How Discord was answered, in order."""
        self._answerers: list[str] = []
        """The process that gave the first answer, for whatever process did."""
        self.notes: list[str] = []
        """By sentence that the asker alone was told, the process that said it, for whatever process did."""
        self.response, self.followup = _Response(self), _Followup(self)
        self.originals: list[Post] = []
        """The message that the first answer sent, for whatever process did."""

    def heard_by(self, client: object) -> Interaction:
        """Return it as another process is handed it: the same, but for what that process knows of it."""
        heard = copy(self)
        heard.client, heard.extras = client, {}
        heard.response, heard.followup = _Response(heard), _Followup(heard)
        return heard

    def delivered_again(self) -> Interaction:
        """Return it as the process that was handed it is handed it again; nobody has answered that so far."""
        again = self.heard_by(self.client)
        again.answers = []
        return again

    @property
    def first_answers(self) -> list[str]:
        """How Discord was answered, without what followed."""
        return [way for way in self.answers if way not in FOLLOWING]

    @property
    def waits(self) -> bool:
        """Whether Discord would still take a first answer, or has taken one in time."""
        return self.server.time.monotonic - self.arrived <= ANSWER_SECONDS

    @property
    def thinks(self) -> bool:
        """Whether whoever used a command sees that an answer will come, and none does."""
        return self.post is None and self.answers == ["defer"]

    @property
    def answered_by(self) -> str:
        """The process that answered first, if only to have Discord wait; empty for none, or the only one."""
        return self._answerers[0] if self._answerers else ""

    @property
    def process(self) -> str:
        """The name of the process that was handed it; empty for the only one."""
        return str(getattr(self.client, "name", ""))

    def say(self, effect: Callable[[], T]) -> T:
        """Say something in answer, first or later, if Discord takes it."""
        self.server.tried(self)
        return effect()

    async def edit_original_response(self, *, message: Message | None = None, **about: Any) -> None:
        target = self.originals[0] if self.originals else self.post
        await self.call(
            lambda: self.say(lambda: self.server.change(self._still_there(target), message, self.id))
        )
        self.answers.append("change")

    async def original_response(self) -> SimpleNamespace:
        return await self.call(self._first_message)

    def _first_message(self) -> SimpleNamespace:
        post = self.originals[0] if self.originals else self.post
        if post is None:
            raise trouble(404, 10008)
        return SimpleNamespace(id=post.id, flags=SimpleNamespace(ephemeral=post.reader is not None))

    async def delete_original_response(self) -> None:
        await self.call(lambda: None)
        self.answers.append("delete")

    async def call(self, effect: Callable[[], T]) -> T:
        """Have Discord do something where it was pressed."""
        return await self.server.call(effect, channel_id=self.channel_id)

    def _still_there(self, post: Post | None) -> Post | None:
        return post if post is None or post.reader is not None else self.server.posts.get(post.id)

    def take(self, way: str, effect: Callable[[], T]) -> T:
        """Take the first answer.

        Raises:
            discord.HTTPException: there was one, or it is too late.
        """
        if way == "defer":  # which says nothing
            return self._take(way, effect)
        return self.say(lambda: self._take(way, effect))

    def _take(self, way: str, effect: Callable[[], T]) -> T:
        if self.answers:
            raise trouble(400, 40060)
        if not self.waits:
            raise trouble(404, 10062)
        result = effect()
        self._answerers.append(self.process)
        self.answers.append(way)
        self.server.unanswered.discard(self.token)
        return result

    def send(self, message: Message, *, ephemeral: bool, mentions: Mentions = None) -> Post:
        """Show a message that answers."""
        if ephemeral and not isinstance(message, Sketch):
            self.notes.append(self.process)
        if ephemeral:
            return self.server.whisper(self.user.id, self.channel_id, message, self.id)
        return self.server.post(self.channel_id, message, self.id, mentions=mentions)


class _Response:
    """The first answer. That it was given, discord.py knows once Discord has said so."""

    def __init__(self, interaction: Interaction) -> None:
        self._interaction = interaction
        self._done = False

    def is_done(self) -> bool:
        return self._done

    async def defer(self, *, ephemeral: bool = False, thinking: bool = False) -> None:
        await self._first("defer", lambda: None)

    async def edit_message(self, *, message: Message, **about: Any) -> None:
        asked = self._interaction
        await self._first(
            "edit", lambda: asked.server.change(asked._still_there(asked.post), message, asked.id)
        )

    async def send_message(
        self, content: str = "", *, message: Message | None = None, ephemeral: bool = False, **about: Any
    ) -> SimpleNamespace:
        asked, mentions = self._interaction, about.get("allowed_mentions")

        def effect() -> Post:
            post = asked.send(message or Message(content), ephemeral=ephemeral, mentions=mentions)
            asked.originals.append(post)
            return post

        return SimpleNamespace(message_id=(await self._first("send", effect)).id)

    async def send_modal(self, form: object) -> None:
        await self._first("form", lambda: None)

    async def _first(self, way: str, effect: Callable[[], T]) -> T:
        if self._done:
            raise discord.InteractionResponded(self._interaction)  # type: ignore[arg-type]
        result = await self._interaction.call(lambda: self._interaction.take(way, effect))
        self._done = True
        return result


class _Followup:
    def __init__(self, interaction: Interaction) -> None:
        self._interaction = interaction

    async def send(self, *, message: Message, ephemeral: bool, **about: Any) -> Post:
        asked = self._interaction
        return await asked.call(lambda: asked.say(lambda: self._followed(message, ephemeral=ephemeral)))

    def _followed(self, message: Message, *, ephemeral: bool) -> Post:
        if not self._interaction.answers:
            raise trouble(404, 10062)
        self._interaction.answers.append("follow up")
        return self._interaction.send(message, ephemeral=ephemeral)

    async def edit_message(self, number: int, *, message: Message | None = None, **about: Any) -> None:
        """Change a private message; without another only its lists, which can be used again here anyway."""
        asked = self._interaction

        def effect() -> None:
            post = asked.server.own(asked.user.id, number)
            asked.server.change(post, message or (None if post is None else post.message), asked.id)

        await asked.call(lambda: asked.say(effect))
