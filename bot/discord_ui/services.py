"""What the adapter is run with, for those parts of it that speak to Discord by themselves."""

from __future__ import annotations

from collections.abc import Collection, Hashable
from dataclasses import dataclass, field
from typing import Protocol

import discord

from bot.discord_ui.painter import Painter
from bot.preferences import Preferences
from bot.store import Store
from bot.tables.limits import MENTION_AGAIN, Cooldowns
from bot.tables.ports import Clock
from bot.tables.snapshot import Snapshot


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


@dataclass(frozen=True, slots=True)
class Services:
    """The client, the store, the painter, what people have set, and the time."""

    client: discord.Client
    store: Store
    painter: Painter
    preferences: Preferences
    clock: Clock
    venues: ChannelFinder
    mentioned: Cooldowns = field(default_factory=Cooldowns)
    """Whom, and the subscribers of which channel, a new table has notified lately."""

    def mentionable(self, table: Snapshot) -> Collection[int]:
        """Return who of a table may be mentioned, so that Discord notifies them."""
        people = {player.user_id for player in table.players if player.user_id is not None}
        people |= {row.user_id for row in table.invited} | {table.host_id}
        return {each for each in people if self.preferences.may_mention(table.guild_id, each)}

    def rested(self, *each: Hashable) -> Collection[Hashable]:
        """Return whom a new table may notify now, and have them left alone from then on for a while."""
        return self.mentioned.rested(each, self.clock.now(), MENTION_AGAIN)

    def channel(self, table: Snapshot) -> discord.PartialMessageable:
        """Return the table's channel, to send to."""
        return self.client.get_partial_messageable(table.channel_id, guild_id=table.guild_id)


USERS = discord.AllowedMentions(everyone=False, roles=False, users=True)
"""Whom a message may notify: people alone."""
