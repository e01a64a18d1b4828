"""Discord as one server: a channel, its threads, and the messages there that all or single people see.

It outlives every process of the bot. A call may fail before Discord carries it out or after, and other tasks
may run first. This module knows messages and tokens. Presses become interactions in
:mod:`tests.simulation.interactions`. It knows no table.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from itertools import count
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, TypeVar

import discord

from bot.presentation.message import Button, Click, Menu, Message
from tests.simulation.faults import Faults, trouble
from tests.simulation.loop import Time

if TYPE_CHECKING:
    from tests.simulation.interactions import Interaction

T = TypeVar("T")
Mentions = discord.AllowedMentions | None

GUILD, CHANNEL, MODERATOR = (1 << 22) + 900, 901, 19
"""The ids of the server, its channel and a moderator. Of two shards, Discord assigns this server to the last.
"""
TOKEN_LASTS = 900.0
"""How long an interaction token is valid, in seconds."""
BOT = SimpleNamespace(id=1)
REPEATED = 300.0
"""Seconds for which Discord recognizes the nonce of a direct message."""
KEPT = 6
"""How many private messages a person can still see."""


@dataclass(slots=True, eq=False)
class Post:
    """A message in its current state."""

    id: int
    channel_id: int
    message: Message
    reader: int | None = None
    """The only person who sees it; None if everybody does."""
    sent_at: float = 0.0
    doubtful: bool = False
    """Whether the bot did not learn that its last send or edit succeeded. It may search for the message then.
    """
    mentions: Mentions = None
    """The people it notifies of those it names."""
    late: bool = False
    """Whether a stale process sent it, deleted it, or edited it while private. A frozen process does so on
    waking, unnoticed. If the process that serves the table edits it, it is no longer late, like a question
    that was pressed."""
    overwritten: bool = False
    """Whether a stale process was the last to edit a public message. A request that froze with it may put
    back controls that were removed meanwhile."""

    @property
    def calls(self) -> bool:
        """Whether it notifies people."""
        return self.mentions is not None and bool(self.mentions.users)

    @property
    def called(self) -> set[int]:
        """The people that it notifies, if they are listed; otherwise empty."""
        users = self.mentions.users if self.mentions is not None else []
        return set() if isinstance(users, bool) else {user.id for user in users}

    def clicks(self) -> list[Click]:
        """Return the clicks that are possible on it, one for each choice of a menu."""
        clicks: list[Click] = []
        for row in self.message.controls:
            for control in row:
                if isinstance(control, Button):
                    clicks.append(control.click)
                elif isinstance(control, Menu):
                    clicks += [replace(control.click, argument=each.value) for each in control.choices]
        return clicks


class Server:
    """Everything on Discord's side."""

    def __init__(self, time: Time, faults: Faults) -> None:
        self.time = time
        self.faults = faults
        self.reachable = True
        """Whether the calling process still runs."""
        self._ids = count(1000)
        self.posts: dict[int, Post] = {}
        """The messages of the channel and its threads, by id."""
        self.private: defaultdict[int, list[Post]] = defaultdict(list)
        """The private messages of each user, the newest last."""
        self.deleted: set[int] = set()
        """The deleted channels and threads."""
        self.hidden: set[int] = set()
        """The channels and threads that the bot may not view. Answers to interactions still arrive there."""
        self.archived: set[int] = set()
        """The archived threads. A new message revives one. Until then its messages cannot be edited or
        deleted."""
        self.home = CHANNEL
        """The channel in which people use commands. It changes when that channel is deleted."""
        self._by_nonce: dict[str, Post] = {}
        self.threads: dict[int, int] = {}
        """The parent channel of each thread, by id."""
        self.unanswered: set[str] = set()
        """The tokens of interactions without an answer. They allow no follow-ups yet."""
        self.served: Callable[[], bool] = lambda: True
        """Returns whether the process that is running now serves the tables."""
        self.tried: Callable[[Interaction], None] = lambda interaction: None
        """Called whenever a process tries to answer an interaction, at first or later."""
        self._direct: dict[str, DirectMessage] = {}
        """The newest direct message with each nonce."""
        self.written: defaultdict[int, list[DirectMessage]] = defaultdict(list)
        """The direct messages to each user, the newest last."""
        self.wrote: Callable[[int, str], None] = lambda user_id, nonce: None
        """Called whenever a user gets a direct message, with its nonce."""
        self.showed: Callable[[Post, int], None] = lambda post, by: None
        """Called whenever people see a new or changed message, with the interaction that it answers, or 0."""

    def new_id(self) -> int:
        """Return an unused id for a message, an interaction or a thread."""
        return next(self._ids)

    async def call(self, effect: Callable[[], T], *, channel_id: int = 0) -> T:
        """Let Discord carry out `effect`, and return its result.

        Raises:
            discord.HTTPException: the call fails, or its answer is lost although it was carried out.
            aiohttp.ClientError: the connection breaks.
        """
        await self.faults.before_call()
        if not self.reachable:
            raise trouble(503)
        if channel_id in self.deleted:
            raise trouble(404, 10003)
        result = effect()
        try:
            await self.faults.after_call()
        except BaseException:
            if isinstance(result, Post):
                result.doubtful = True
            raise
        if isinstance(result, Post):
            result.doubtful = False
        return result

    # -- messages ------------------------------------------------------------------------------

    def post(self, channel_id: int, message: Message, by: int = 0, *, mentions: Mentions = None) -> Post:
        """Send a message to a channel."""
        number, late = self.new_id(), not self.served()
        post = Post(number, channel_id, message, sent_at=self.time.wall, mentions=mentions, late=late)
        self.posts[post.id] = post
        self.archived.discard(channel_id)
        self.showed(post, by)
        return post

    def require_not_archived(self, number: int) -> None:
        """Check that a message is not in an archived thread.

        Raises:
            discord.HTTPException: it is.
        """
        post = self.posts.get(number)
        if post is not None and post.channel_id in self.archived:
            raise trouble(400, 50083)

    def require_seen(self, channel_id: int) -> None:
        """Check that the bot may view a channel.

        Raises:
            discord.Forbidden: it may not.
        """
        if channel_id in self.hidden:
            raise trouble(403, 50001)

    def hide(self) -> None:
        """Hide the current channel and its threads."""
        self.hidden = {*self.channels()}

    def post_once(self, channel_id: int, message: Message, nonce: str | None, mentions: Mentions) -> Post:
        """Send a message to a channel, or return the earlier message with the same nonce.

        Raises:
            discord.NotFound: the earlier message has been deleted.
        """
        if nonce is None:
            return self.post(channel_id, message, mentions=mentions)
        known = self._by_nonce.get(nonce)
        if known is None:
            known = self._by_nonce[nonce] = self.post(channel_id, message, mentions=mentions)
        elif known.id not in self.posts:
            raise trouble(404, 10008)
        return known

    def write_once(self, user_id: int, text: str, nonce: str) -> DirectMessage:
        """Send a direct message, or return the one with the same nonce if that was sent a moment ago."""
        known, now = self._direct.get(nonce), self.time.wall
        if known is not None and now - known.sent_at < REPEATED:
            return known
        self._direct[nonce] = made = DirectMessage(text, now)
        self.written[user_id].append(made)
        self.wrote(user_id, nonce)
        return made

    def whisper(self, user_id: int, channel_id: int, message: Message, by: int = 0) -> Post:
        """Show a message to one person alone. Only their newest messages are kept."""
        post = Post(self.new_id(), channel_id, message, user_id, self.time.wall)
        own = self.private[user_id]
        own.append(post)
        del own[:-KEPT]
        self.showed(post, by)
        return post

    def change(self, post: Post | None, message: Message | None, by: int = 0) -> None:
        """Replace the content of a message. Without new content, remove its controls.

        Raises:
            discord.NotFound: it does not exist.
        """
        if post is None:
            raise trouble(404, 10008)
        if message is None:
            post.message = replace(post.message, controls=())
        else:
            post.message = message
            served = self.served()
            post.late = not served and (post.late or post.reader is not None)
            post.overwritten = not served and post.reader is None
            self.showed(post, by)

    def delete(self, number: int) -> None:
        """Delete a message of a channel."""
        post = self.posts.pop(number, None)
        if post is None:
            raise trouble(404, 10008)
        post.late = not self.served()

    def channels(self) -> list[int]:
        """Return the ids of the current channel and of its threads."""
        return [self.home, *(number for number in self.threads if number not in self.deleted)]

    def delete_channel(self, channel_id: int) -> None:
        """Delete a channel with its threads, or one thread. People without a channel get a new one."""
        gone = {channel_id, *(number for number, parent in self.threads.items() if parent == channel_id)}
        self.deleted |= gone
        for number in [number for number, post in self.posts.items() if post.channel_id in gone]:
            del self.posts[number]
        for own in self.private.values():
            own[:] = [post for post in own if post.channel_id not in gone]
        if channel_id == self.home:
            self.home = self.new_id()

    def own(self, user_id: int, number: int) -> Post | None:
        """Return a private message of a person, or None."""
        return next((post for post in self.private[user_id] if post.id == number), None)

    def dismiss(self, user_id: int, number: int) -> None:
        """Delete a private message."""
        post = self.own(user_id, number)
        if post is None:
            raise trouble(404, 10008)
        self.private[user_id].remove(post)

    def make_thread(self, number: int, channel_id: int) -> int:
        """Create a thread from a message and return its id. An existing one is kept."""
        self.threads[number] = channel_id
        return number

    # -- webhooks ------------------------------------------------------------------------------

    def hook(self, token: str) -> Hook:
        """Return the webhook of an interaction token."""
        return Hook(self, token)


class Channel:
    """A channel as the bot receives it."""

    def __init__(self, server: Server, channel_id: int) -> None:
        self._server = server
        self._id = channel_id

    async def send(
        self, content: str = "", *, message: Message | None = None, nonce: str | None = None, **about: Any
    ) -> Post:
        made, server = message or Message(content), self._server
        server.require_seen(self._id)
        mentions = about.get("allowed_mentions")
        return await server.call(
            lambda: server.post_once(self._id, made, nonce, mentions), channel_id=self._id
        )

    async def history(self, *, limit: int) -> AsyncIterator[ChannelMessage]:
        self._server.require_seen(self._id)
        posts = [post for post in self._server.posts.values() if post.channel_id == self._id]
        for post in await self._server.call(lambda: posts[:-limit:-1]):
            yield ChannelMessage(self._server, self._id, post.id)

    def get_partial_message(self, number: int) -> ChannelMessage:
        return ChannelMessage(self._server, self._id, number)


@dataclass(frozen=True, slots=True)
class DirectMessage:
    """A direct message as the bot receives it."""

    content: str
    sent_at: float

    @property
    def author(self) -> SimpleNamespace:
        return BOT

    @property
    def created_at(self) -> datetime:
        return datetime.fromtimestamp(self.sent_at, UTC)


class Conversation:
    """A user's direct messages, as the bot receives them."""

    def __init__(self, server: Server, user_id: int) -> None:
        self._server = server
        self._user_id = user_id

    async def send(self, content: str, *, nonce: str, **about: Any) -> None:
        await self._server.call(lambda: self._server.write_once(self._user_id, content, nonce))

    async def history(self, *, limit: int) -> AsyncIterator[DirectMessage]:
        for each in await self._server.call(lambda: self._server.written[self._user_id][: -limit - 1 : -1]):
            yield each


class ChannelMessage:
    """A channel message as the bot receives it, known only by its id."""

    author = BOT

    def __init__(self, server: Server, channel_id: int, number: int) -> None:
        self._server = server
        self._channel_id = channel_id
        self._number = self.id = number

    @property
    def components(self) -> list[SimpleNamespace]:
        """One row with all controls, in a list. The row is empty if the message is deleted."""
        post = self._server.posts.get(self._number)  # its message may be deleted while others are read
        clicks = [] if post is None else post.clicks()
        return [SimpleNamespace(children=[SimpleNamespace(custom_id=f"b:{click}") for click in clicks])]

    async def edit(self, *, message: Message | None = None, content: str = "", **about: Any) -> None:
        server, number = self._server, self._number
        server.require_seen(self._channel_id)

        def effect() -> Post | None:
            server.require_not_archived(number)
            post = server.posts.get(number)
            server.change(post, replace(post.message, text=content) if post and content else message)
            return post

        await server.call(effect, channel_id=self._channel_id)

    async def delete(self) -> None:
        server, number = self._server, self._number
        server.require_seen(self._channel_id)

        def effect() -> None:
            server.require_not_archived(number)
            server.delete(number)

        await server.call(effect, channel_id=self._channel_id)


class Hook:
    """The webhook of an interaction token, valid for a quarter of an hour.

    A token is spelt ``<user>-<Unix time>-<channel>-<number>``.
    """

    def __init__(self, server: Server, token: str) -> None:
        self._server, self._token = server, token
        user, issued_at, channel, _ = token.split("-")
        self._user_id, self._issued_at, self._channel_id = int(user), float(issued_at), int(channel)

    async def send(self, *, message: Message, ephemeral: bool = False, **about: Any) -> Post:
        self._check()
        server = self._server
        if self._token in server.unanswered:
            raise trouble(404, 10015)

        def effect() -> Post:
            if ephemeral:
                return server.whisper(self._user_id, self._channel_id, message)
            return server.post(self._channel_id, message, mentions=about.get("allowed_mentions"))

        return await server.call(effect, channel_id=self._channel_id)

    async def edit_message(self, number: int, *, message: Message | None = None, **about: Any) -> None:
        self._check()
        server = self._server

        def effect() -> Post | None:
            server.require_not_archived(number)
            post = self._post(number)
            server.change(post, message)
            return post

        await server.call(effect)

    async def delete_message(self, number: int) -> None:
        self._check()
        server = self._server

        def effect() -> None:
            server.require_not_archived(number)
            if number in server.posts:
                server.delete(number)
            else:
                server.dismiss(self._user_id, number)

        await server.call(effect)

    def _post(self, number: int) -> Post | None:
        return self._server.own(self._user_id, number) or self._server.posts.get(number)

    def _check(self) -> None:
        if self._server.time.wall - self._issued_at > TOKEN_LASTS:
            raise trouble(401, 50027)
