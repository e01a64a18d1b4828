"""What the adapter is run with, for those parts of it that speak to Discord by themselves."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Protocol

import discord

from bot.discord_ui.rate_limits.turn_messages import TurnMessages
from bot.discord_ui.wire.painter import Painter
from bot.preferences import Preferences
from bot.presentation.message import Message
from bot.store import Store
from bot.tables.state.limits import MENTION_AGAIN, Cooldowns
from bot.tables.state.ports import Clock
from bot.tables.state.snapshot import Snapshot
from bot.telemetry.observer import Observer
from render import Style


@dataclass(frozen=True, slots=True)
class FoundChannel:
    """A channel that is still there."""

    id: int
    parent_id: int | None = None
    """The channel whose thread it is, if it is one."""


class ChannelFinder(Protocol):
    """Knows whether a table's channel is still there."""

    async def find(self, table: Snapshot) -> FoundChannel | None:
        """Return the table's channel; None if it is gone."""


Rested = Callable[..., Collection[Hashable]]
"""Returns which of its arguments a message may notify now: ``("channel", id)`` and ``("person", id)``."""


class Faces(Protocol):
    """Knows which tiles buttons can show."""

    def of(self, game: str, style: Style) -> Mapping[str, str]:
        """Return the tiles of a game that buttons can show, each as Discord spells its emoji."""

    def distrust(self) -> None:
        """Use words until it has been looked at again what there is: Discord did not know one."""


@dataclass(frozen=True, slots=True)
class Services:
    """The client, the store, the painter, what people have set, and the time."""

    client: discord.Client
    store: Store
    painter: Painter
    preferences: Preferences
    clock: Clock
    venues: ChannelFinder
    serves: Callable[[int], bool]
    """Whether this process serves a server now, and no other does."""
    faces: Faces | None = None
    """The tiles that buttons can show; None where they use words."""
    observer: Observer = field(default_factory=Observer)
    turns: TurnMessages = field(default_factory=TurnMessages)
    """How turns are shown."""
    mentioned: Cooldowns = field(default_factory=Cooldowns)
    """Whom, and the subscribers of which channel, a new table has notified lately."""

    def mentionable(self, table: Snapshot) -> Collection[int]:
        """Return who of a table may be mentioned, so that Discord notifies them."""
        people = {player.user_id for player in table.players if player.user_id is not None}
        people |= {row.user_id for row in table.invited} | {table.host_id}
        return {each for each in people if self.preferences.may_mention(table.guild_id, each)}

    @contextmanager
    def calling(self) -> Iterator[Rested]:
        """Have whom a new message notifies left alone for a while then, unless it cannot be sent."""
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

    def channel(self, table: Snapshot) -> discord.PartialMessageable:
        """Return the table's channel, to send to."""
        return self.client.get_partial_messageable(table.channel_id, guild_id=table.guild_id)


USERS = discord.AllowedMentions(everyone=False, roles=False, users=True)
"""Whom a message may notify: people alone."""


NOBODY = discord.AllowedMentions.none()


MENTION = re.compile(r"<@\d+>")


def silent(message: Message, mentions: discord.AllowedMentions) -> bool:
    """Return whether a message is to come without a sound: nobody is called by it."""
    return not (mentions.users and MENTION.search(message.text))


def notifying(user_ids: Iterable[int]) -> discord.AllowedMentions:
    """Return what lets a message notify these people alone."""
    users = [discord.Object(each) for each in user_ids]
    return discord.AllowedMentions(everyone=False, roles=False, users=users or False)
