"""Which servers can be reached: while a connection to Discord is lost no clock runs out behind it, and
the time it was lost is given back.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

import discord

from bot.cluster import Cluster
from bot.store import ordinal
from bot.tables.ports import Clock


class Gateway:
    """The connections of the client, and the servers behind them."""

    def __init__(self, client: discord.Client, clock: Clock) -> None:
        self._client = client
        self._clock = clock
        self._cluster: Cluster | None = None
        self._lost: dict[int, float] = {}
        """By shard, when its connection was lost, in Unix time."""
        self._connected: set[int] = set()
        self._left: dict[int, float] = {}
        """By server, when the bot was removed from it."""

    def reachable(self, guild_id: int) -> bool:
        """Return whether the people of a server can reach the bot."""
        there = guild_id not in self._left and self.shard_of(guild_id) not in self._lost
        return there and self.serves(guild_id)

    def serves(self, guild_id: int) -> bool:
        """Return whether this process serves a server; where it shares with nobody it serves all."""
        return self._cluster is None or self._cluster.serves(guild_id)

    @property
    def share(self) -> float:
        """The part of all servers that this process serves."""
        return 1.0 if self._cluster is None else self._cluster.share

    def bind(self, cluster: Cluster) -> None:
        """Name what knows which servers this process serves, among others."""
        self._cluster = cluster

    def connected(self, shard_id: int) -> bool:
        """Return whether a connection is there; none is before the first time."""
        return shard_id in self._connected

    def ready(self, shards: Collection[int]) -> bool:
        """Return whether all that is wanted of this process's connections is there.

        Args:
            shards: those that have one; of several processes one may have none, as long as others serve all.
        """
        if not shards:
            return self._cluster is not None and self._cluster.idle
        return all(map(self.connected, shards))

    def shard_of(self, guild_id: int) -> int:
        """Return which connection serves a server, as Discord has it."""
        return ordinal(guild_id) % (self._client.shard_count or 1)

    def lost_since(self) -> Mapping[tuple[int, int], float]:
        """Return since when connections are lost, in Unix time, by shard and the number of shards."""
        shards = self._client.shard_count or 1
        return {(shard, shards): at for shard, at in self._lost.items()}

    def connection_lost(self, shard_id: int) -> None:
        """Note that a connection is lost; trying in vain to have it back changes nothing."""
        self._connected.discard(shard_id)
        self._lost.setdefault(shard_id, self._clock.now())

    def connection_back(self, shard_id: int) -> float | None:
        """Note that a connection is there; return the seconds it was lost, None if it was not."""
        self._connected.add(shard_id)
        return self._since(self._lost.pop(shard_id, None))

    def forget(self, shard_id: int) -> None:
        """Forget a connection that was closed on purpose: nobody waits for it, nor hears who asks us back."""
        self._connected.discard(shard_id)
        self._lost.pop(shard_id, None)
        self._left = {each: at for each, at in self._left.items() if self.shard_of(each) != shard_id}

    def server_left(self, guild_id: int) -> None:
        """Note that the bot has been removed from a server."""
        self._left.setdefault(guild_id, self._clock.now())

    def server_joined(self, guild_id: int) -> float | None:
        """Note that the bot is on a server; return the seconds it was not, None if nobody knows of any."""
        return self._since(self._left.pop(guild_id, None))

    def _since(self, at: float | None) -> float | None:
        return None if at is None else max(0.0, self._clock.now() - at)
