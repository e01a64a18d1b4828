"""Simulated interactions: presses and commands as discord.py hands them to the bot, and its answers.

Discord takes one answer, within three seconds, and follow-ups after it. This module knows which answers
Discord allows. It does not know what the interaction asks for.
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
"""The answers that may follow the first one."""
ANSWER_SECONDS = 3.0
"""How long an interaction waits for its first answer, in seconds."""


class Interaction:
    """A press or a command, as discord.py hands it to the bot.

    Args:
        post: the message with the pressed control; None for a command.
    """

    def __init__(self, server: Server, client: object, user: SimpleNamespace, post: Post | None) -> None:
        self.server = server
        self.client = client
        self.user = user
        self.id = server.new_id()
        self.channel_id = server.home if post is None else post.channel_id
        self.channel = SimpleNamespace(parent_id=server.threads.get(self.channel_id))
        self.guild_id, self.guild = GUILD, None
        self.is_guild_integration = lambda: True
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
        """The answers of this copy, in order."""
        self._answerers: list[str] = []
        """The process that gave the first answer. All copies share this list."""
        self.notes: list[str] = []
        """The process of each private note to the user, one item a note. All copies share this list."""
        self.response, self.followup = _Response(self), _Followup(self)
        self.originals: list[Post] = []
        """The message that the first answer sent. All copies share this list."""

    def heard_by(self, client: object) -> Interaction:
        """Return the copy that another process receives. The answers that Discord took are shared with it."""
        heard = copy(self)
        heard.client, heard.extras = client, {}
        heard.response, heard.followup = _Response(heard), _Followup(heard)
        return heard

    def delivered_again(self) -> Interaction:
        """Return a second delivery to the same process, with no answers recorded."""
        again = self.heard_by(self.client)
        again.answers = []
        return again

    @property
    def first_answers(self) -> list[str]:
        """The ways in which the interaction was answered, in order, without the follow-ups."""
        return [way for way in self.answers if way not in FOLLOWING]

    @property
    def waits(self) -> bool:
        """Whether Discord still accepts an answer: no more than three seconds have passed."""
        return self.server.time.monotonic - self.arrived <= ANSWER_SECONDS

    @property
    def thinks(self) -> bool:
        """Whether the user of a command sees only that the bot is thinking."""
        return self.post is None and self.answers == ["defer"]

    @property
    def answered_by(self) -> str:
        """The process that answered first, even if it only acknowledged. Empty if none did, or if there is
        only one."""
        return self._answerers[0] if self._answerers else ""

    @property
    def process(self) -> str:
        """The process that received this copy; empty if there is only one."""
        return str(getattr(self.client, "name", ""))

    def say(self, effect: Callable[[], T]) -> T:
        """Record that this process tries to answer. Then call ``effect`` and return its result."""
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
        """Make a call to Discord in the channel of the interaction."""
        return await self.server.call(effect, channel_id=self.channel_id)

    def _still_there(self, post: Post | None) -> Post | None:
        return post if post is None or post.reader is not None else self.server.posts.get(post.id)

    def take(self, way: str, effect: Callable[[], T]) -> T:
        """Send the first answer, and return the result of ``effect``. ``way`` names the kind of answer.

        Raises:
            discord.HTTPException: there was an answer, or it is too late.
        """
        if way == "defer":  # an acknowledgement says nothing, so it is not reported
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
        """Send a message as an answer, private or public."""
        if ephemeral and not isinstance(message, Sketch):
            self.notes.append(self.process)
        if ephemeral:
            return self.server.whisper(self.user.id, self.channel_id, message, self.id)
        return self.server.post(self.channel_id, message, self.id, mentions=mentions)


class _Response:
    """The first answer. As in discord.py, it counts as given once Discord has confirmed it."""

    def __init__(self, interaction: Interaction) -> None:
        self._interaction = interaction
        self._done = False

    def is_done(self) -> bool:
        return self._done

    async def defer(self, *, ephemeral: bool = False, thinking: bool = False) -> None:
        await self._first("defer", lambda: None)

    async def edit_message(self, *, message: Message, **about: Any) -> None:
        interaction = self._interaction
        await self._first(
            "edit",
            lambda: interaction.server.change(
                interaction._still_there(interaction.post), message, interaction.id
            ),
        )

    async def send_message(
        self, content: str = "", *, message: Message | None = None, ephemeral: bool = False, **about: Any
    ) -> SimpleNamespace:
        interaction, mentions = self._interaction, about.get("allowed_mentions")

        def effect() -> Post:
            post = interaction.send(message or Message(content), ephemeral=ephemeral, mentions=mentions)
            interaction.originals.append(post)
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
        interaction = self._interaction
        return await interaction.call(
            lambda: interaction.say(lambda: self._followed(message, ephemeral=ephemeral))
        )

    def _followed(self, message: Message, *, ephemeral: bool) -> Post:
        if not self._interaction.answers:
            raise trouble(404, 10062)
        self._interaction.answers.append("follow up")
        return self._interaction.send(message, ephemeral=ephemeral)

    async def edit_message(self, number: int, *, message: Message | None = None, **about: Any) -> None:
        """Edit a private message. Without ``message`` its content stays, but the call still counts as an
        answer."""
        interaction = self._interaction

        def effect() -> None:
            post = interaction.server.own(interaction.user.id, number)
            interaction.server.change(
                post, message or (None if post is None else post.message), interaction.id
            )

        await interaction.call(lambda: interaction.say(effect))
