"""The dependencies of those parts of the adapter that send to Discord outside of an interaction."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Protocol

import discord

from bot.discord_ui.by_click import ClickChannel, ClickPlaces
from bot.discord_ui.rate_limits.turn_messages import TurnMessages
from bot.discord_ui.wire.last_posts import LastPosts
from bot.discord_ui.wire.painter import Painter
from bot.preferences import Preferences
from bot.presentation.message import Message
from bot.store import Store
from bot.tables.rest_times import undisturbed
from bot.tables.state.limits import MENTION_AGAIN, Cooldowns
from bot.tables.state.ports import Clock
from bot.tables.state.snapshot import Snapshot
from bot.telemetry.observer import Observer
from render import Style


@dataclass(frozen=True, slots=True)
class FoundChannel:
    """A channel that exists."""

    id: int
    parent_id: int | None = None
    """The channel that this thread belongs to; None if it is no thread."""


class ChannelFinder(Protocol):
    """Looks up the channel of a table."""

    async def find(self, table: Snapshot) -> FoundChannel | None:
        """Return the table's channel, or None if it is gone."""


Hides = Callable[[int | None], bool]
"""Returns whether the bot may not view a channel, by Discord's own word."""
Rested = Callable[..., Collection[Hashable]]
"""Returns which of its arguments a message may notify: each is ``("channel", id)`` or ``("person", id)``."""


class Faces(Protocol):
    """The tiles that buttons can show."""

    def of(self, game: str, style: Style) -> Mapping[str, str]:
        """Return Discord's emoji markup of those tiles of a game that buttons can show, by tile."""

    def distrust(self) -> None:
        """Use words until the emojis have been fetched again: Discord did not know one of them."""


@dataclass(frozen=True, slots=True)
class Services:
    """The client, the store, the painter, preferences, the clock, and other dependencies."""

    client: discord.Client
    store: Store
    painter: Painter
    preferences: Preferences
    clock: Clock
    venues: ChannelFinder
    serves: Callable[[int], bool]
    """Returns whether this process, and no other, serves a server now."""
    faces: Faces | None = None
    """The tiles that buttons can show; None if they use words."""
    observer: Observer = field(default_factory=Observer)
    turns: TurnMessages = field(default_factory=TurnMessages)
    """Chooses how turns are shown."""
    hides: Hides = lambda channel_id: False
    """Whether the bot may not view a channel, by Discord's own word."""
    last_posts: LastPosts = field(default_factory=LastPosts)
    """What was posted last in each channel."""
    clicks: ClickPlaces = field(default_factory=ClickPlaces)
    """The clicks that can be answered where the bot is no member."""
    mentioned: Cooldowns = field(default_factory=Cooldowns)
    """Cooldowns of the users and channels that a new table has notified."""

    def mentionable(self, table: Snapshot) -> Collection[int]:
        """Return the ids of a table's players, invited people and host whom a message may notify now."""
        people = {player.user_id for player in table.players if player.user_id is not None}
        people |= {row.user_id for row in table.invited} | {table.host_id}
        may = {each for each in people if self.preferences.may_mention(table.guild_id, each)}
        now = self.clock.now()
        return {each for each in may if not undisturbed(self.preferences.user(each), now)}

    @contextmanager
    def calling(self) -> Iterator[Rested]:
        """Yield a function that returns which users and channels a message may notify; starts their
        cooldowns.

        If the block raises, the cooldowns are reset, because the message was not sent.
        """
        called: set[Hashable] = set()

        def rested(*each: Hashable) -> set[Hashable]:
            may = self.mentioned.rested(each, time.monotonic(), MENTION_AGAIN)
            called.update(may)
            return may

        try:
            yield rested
        except BaseException:
            self.mentioned.forget(called)
            raise

    def channel(
        self, table: Snapshot, channel_id: int | None = None
    ) -> discord.PartialMessageable | ClickChannel:
        """Return the table's channel, or another one of its server, to send to."""
        where = channel_id or table.channel_id
        if table.by_click:
            return self.clicks.channel(self.client, where)
        return self.client.get_partial_messageable(where, guild_id=table.guild_id)


class ResponderClient(Protocol):
    """The part of the client that a responder needs."""

    @property
    def preferences(self) -> Preferences: ...

    @property
    def painter(self) -> Painter: ...

    @property
    def last_posts(self) -> LastPosts: ...

    @property
    def clicks(self) -> ClickPlaces: ...

    def get_partial_messageable(
        self, id: int, *, guild_id: int | None = None
    ) -> discord.PartialMessageable: ...


def called_here(services: Services, table: Snapshot) -> set[int]:
    """Return the people whom a table's message may notify of their turn.

    Direct messages tell the others, or nothing does.
    """
    user = services.preferences.user
    return {each for each in services.mentionable(table) if not user(each).told_directly}


def next_up(table: Snapshot) -> int | None:
    """Return who plays after the person in turn; None for a computer, or if the table cannot tell.

    Of two players, the other one is always next, so that says nothing.
    """
    waiting, seats = table.waiting(), len(table.players)
    if len(waiting) != 1 or seats < 3:
        return None
    step = 1 if table.spectator is None else table.spectator.step
    return table.players[(waiting[0] + step) % seats].played_by


def called_next(services: Services, table: Snapshot) -> int | None:
    """Return the person whom a turn's message notifies that they are next; None if there is none.

    The reminder of a turn does not repeat it.
    """
    user_id = next_up(table) if table.warning is None else None
    if user_id is None or services.preferences.user(user_id).ping != "next":
        return None
    return user_id if user_id in called_here(services, table) else None


async def send(services: Services, table: Snapshot, **fields: Any) -> discord.Message:
    """Send a message to a table's channel and return it. Note that it is the bot's lowest there now.

    Args:
        fields: as :meth:`discord.abc.Messageable.send` takes them.
    """
    sent = await services.channel(table).send(**fields)
    services.last_posts.posted(table.channel_id, sent.id)
    return sent


USERS = discord.AllowedMentions(everyone=False, roles=False, users=True)
"""Allows a message to notify people, but no roles and not everyone."""


NOBODY = discord.AllowedMentions.none()


MENTION = re.compile(r"<@\d+>")


def silent(message: Message, mentions: discord.AllowedMentions) -> bool:
    """Return whether a message should be silent, as it mentions no one whom it may notify."""
    return not (mentions.users and MENTION.search(message.text))


def notifying(user_ids: Iterable[int]) -> discord.AllowedMentions:
    """Return the setting that lets a message notify only these people."""
    users = [discord.Object(each) for each in user_ids]
    return discord.AllowedMentions(everyone=False, roles=False, users=users or False)
