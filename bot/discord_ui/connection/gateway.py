"""Tracks which servers can be reached and which channels viewed, and for how long they could not be.

No turn clock runs out while a connection is lost, and that downtime is added to the clocks afterwards.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

import discord

from bot.cluster.cluster import Cluster
from bot.discord_ui.by_click import ClickPlaces
from bot.discord_ui.connection.hidden_channels import HiddenChannels
from bot.store import ordinal
from bot.tables.state.ports import Clock, Hidden


class Gateway:
    """The client's connections to Discord, and the servers behind them."""

    def __init__(self, client: discord.Client, clock: Clock, clicks: ClickPlaces | None = None) -> None:
        self._client = client
        self._clock = clock
        self._clicks = clicks or ClickPlaces()
        self._cluster: Cluster | None = None
        self._lost: dict[int, float] = {}
        """When each lost connection was lost, in Unix time, by shard."""
        self._connected: set[int] = set()
        self._left: dict[int, float] = {}
        """When the bot was removed from each server that it left, in Unix time."""
        self._unavailable: dict[int, float] = {}
        """Since when each server is unavailable on Discord's side, in Unix time."""
        self.channels = HiddenChannels(clock.now)
        """The channels that the bot may not view."""

    def reachable(self, guild_id: int) -> bool:
        """Return whether people on a server can reach the bot.

        They cannot if its shard is disconnected, Discord reports it as unavailable, it removed the bot, or
        another process serves it.
        """
        away = guild_id in self._left or guild_id in self._unavailable
        return not away and self.shard_of(guild_id) not in self._lost and self.serves(guild_id)

    def hidden(self, *channels: int | None) -> Hidden | None:
        """Return since when one of a table's channels cannot be viewed; None if all can be."""
        return self.channels.since(channels)

    def in_touch(self, channel_id: int) -> bool:
        """Return whether a recent click lets the bot answer in a channel of which it is no member."""
        return self._clicks.in_touch(channel_id)

    def serves(self, guild_id: int) -> bool:
        """Return whether this process serves a server. A stand-alone process serves all."""
        return self._cluster is None or self._cluster.serves(guild_id)

    @property
    def share(self) -> float:
        """The share of all servers that this process serves, from 0 to 1."""
        return 1.0 if self._cluster is None else self._cluster.share

    def bind(self, cluster: Cluster) -> None:
        """Use a cluster to determine which servers this process serves."""
        self._cluster = cluster

    def connected(self, shard_id: int) -> bool:
        """Return whether a shard is connected. It is not before its first connection."""
        return shard_id in self._connected

    def ready(self, shards: Collection[int]) -> bool:
        """Return whether all of this process's shards are connected.

        Args:
            shards: the shards that this process has. If it has none, it is ready if other processes serve all
                servers.
        """
        if not shards:
            return self._cluster is not None and self._cluster.idle
        return all(map(self.connected, shards))

    def shard_of(self, guild_id: int) -> int:
        """Return the shard that serves a server, by Discord's formula."""
        return ordinal(guild_id) % (self._client.shard_count or 1)

    def lost_since(self) -> Mapping[tuple[int, int], float]:
        """Return when each lost connection was lost, in Unix time, by shard and number of shards."""
        shards = self._client.shard_count or 1
        return {(shard, shards): at for shard, at in self._lost.items()}

    def connection_lost(self, shard_id: int) -> None:
        """Record that a connection is lost. A failed reconnection does not change the recorded time."""
        self._connected.discard(shard_id)
        self._lost.setdefault(shard_id, self._clock.now())

    def connection_back(self, shard_id: int) -> float | None:
        """Record that a connection is up, and return for how many seconds it was lost; None if it was not
        lost.

        That downtime is not counted again for those of its servers that are unavailable or have removed the
        bot.
        """
        self._connected.add(shard_id)
        lost_at = self._lost.pop(shard_id, None)
        if lost_at is not None:
            now = self._clock.now()
            for away in (self._left, self._unavailable):
                for each in filter(lambda each: self.shard_of(each) == shard_id, away):
                    away[each] += max(0.0, now - max(away[each], lost_at))
            self.channels.leave_out(lambda each: self.shard_of(each) == shard_id, lost_at)
        return self._since(lost_at)

    def forget(self, shard_id: int) -> None:
        """Forget a connection that was closed on purpose, and the absences of its servers.

        No clock waits for it, and this process no longer hears whether those servers come back.
        """
        self._connected.discard(shard_id)
        self._lost.pop(shard_id, None)
        self.channels.forget(lambda each: self.shard_of(each) == shard_id)
        for away in (self._left, self._unavailable):
            for each in [each for each in away if self.shard_of(each) == shard_id]:
                del away[each]

    def server_left(self, guild_id: int) -> None:
        """Record that the bot has been removed from a server."""
        self._left.setdefault(guild_id, self._clock.now())

    def has_left(self, guild_id: int) -> bool:
        """Return whether the bot has been removed from a server, as far as this process has heard."""
        return guild_id in self._left

    def server_unavailable(self, guild_id: int) -> None:
        """Record that a server is unavailable on Discord's side."""
        self._unavailable.setdefault(guild_id, self._clock.now())

    def server_restored(self, guild_id: int) -> float | None:
        """Record that a server is back, and return its downtime in seconds; None if it was not known to be
        away.

        If its connection is lost, count only up to that loss. The rest is counted with the connection.
        """
        times = (self._left.pop(guild_id, None), self._unavailable.pop(guild_id, None))
        at = min((at for at in times if at is not None), default=None)
        if at is not None:
            self.channels.leave_out(lambda each: each == guild_id, at)
        return self._until_lost(guild_id, at)

    def channel_restored(self, guild_id: int, channel_id: int) -> float | None:
        """Record that a channel can be viewed again, and return for how many seconds it could not.

        Return None if it was not known to be hidden, or is hidden again. Time in which its connection is lost
        is counted with the connection.
        """
        return self._until_lost(guild_id, self.channels.end(channel_id))

    def _until_lost(self, guild_id: int, at: float | None) -> float | None:
        lost_at = self._lost.get(self.shard_of(guild_id))
        return self._since(at) if at is None or lost_at is None else max(0.0, lost_at - at)

    def _since(self, at: float | None) -> float | None:
        return None if at is None else max(0.0, self._clock.now() - at)
