"""Which servers can be reached: while a connection to Discord is lost no clock runs out behind it, and
the time it was lost is given back.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

import discord

from bot.cluster.cluster import Cluster
from bot.store import ordinal
from bot.tables.state.ports import Clock


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
        self._unavailable: dict[int, float] = {}
        """By server that Discord cannot reach itself, since when."""

    def reachable(self, guild_id: int) -> bool:
        """Return whether the people of a server can reach the bot."""
        away = guild_id in self._left or guild_id in self._unavailable
        return not away and self.shard_of(guild_id) not in self._lost and self.serves(guild_id)

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
        """Note that a connection is there; return the seconds it was lost, None if it was not.

        What is given back for the connection is not given back for its servers once more.
        """
        self._connected.add(shard_id)
        lost_at = self._lost.pop(shard_id, None)
        if lost_at is not None:
            now = self._clock.now()
            for away in (self._left, self._unavailable):
                for each in filter(lambda each: self.shard_of(each) == shard_id, away):
                    away[each] += max(0.0, now - max(away[each], lost_at))
        return self._since(lost_at)

    def forget(self, shard_id: int) -> None:
        """Forget a connection that was closed on purpose: nobody waits for it, nor hears who asks us back."""
        self._connected.discard(shard_id)
        self._lost.pop(shard_id, None)
        for away in (self._left, self._unavailable):
            for each in [each for each in away if self.shard_of(each) == shard_id]:
                del away[each]

    def server_left(self, guild_id: int) -> None:
        """Note that the bot has been removed from a server."""
        self._left.setdefault(guild_id, self._clock.now())

    def has_left(self, guild_id: int) -> bool:
        """Return whether the bot has been removed from a server, as far as anybody has heard."""
        return guild_id in self._left

    def server_unavailable(self, guild_id: int) -> None:
        """Note that Discord cannot reach a server itself."""
        self._unavailable.setdefault(guild_id, self._clock.now())

    def server_back(self, guild_id: int) -> float | None:
        """Note that a server is there; return the seconds it was not, None if nobody knows of any.

        Where its connection is lost, as far as anybody was told, the time since then is given back with that.
        """
        times = (self._left.pop(guild_id, None), self._unavailable.pop(guild_id, None))
        at = min((at for at in times if at is not None), default=None)
        lost_at = self._lost.get(self.shard_of(guild_id))
        return self._since(at) if at is None or lost_at is None else max(0.0, lost_at - at)

    def _since(self, at: float | None) -> float | None:
        return None if at is None else max(0.0, self._clock.now() - at)
