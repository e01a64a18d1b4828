"""One process of several: its client and its sharing of shards as they ship, on a loop of its own.

Its Discord sessions are stand-ins that open after a while. Of the messages between processes it receives only
those about leases. It may freeze: then it takes no step while time goes on, and events wait in its sockets
until it wakes. :mod:`bot.cluster.cluster` decides which process serves what. This module decides nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from random import Random

from bot.app.client import FORGOTTEN
from bot.app.cluster_client import IDENTIFY_PACE
from bot.cluster.cluster import NEWS, Cluster
from bot.cluster.distribution import Range
from bot.discord_ui.connection.served_shards import ServedShards
from bot.discord_ui.hands import hand_view
from bot.discord_ui.rate_limits.request_budget import RequestBudget
from bot.discord_ui.wire.responder import Responder
from tests.simulation.interactions import Interaction
from tests.simulation.leases import SimulatedLeases, SimulatedNews
from tests.simulation.patches import names
from tests.simulation.process import Machine, Process
from tests.simulation.server import GUILD


class _WatchedSharing(ServedShards):
    """The sharing of sessions and tables. It counts the starts that are under way."""

    beginning = 0

    async def begin(self, *, first: bool) -> None:
        self.beginning += 1
        try:
            await super().begin(first=first)
        finally:
            self.beginning -= 1


class Member(Process):
    """One process of several, from its start to its end.

    Args:
        shards: the number of shards.
        random: decides how long its sessions take to open.
        told: delivers its messages to all processes.
    """

    def __init__(
        self, machine: Machine, name: str, shards: int, random: Random, told: Callable[[str], None]
    ) -> None:
        super().__init__(machine, name)
        self._random = random
        self.client.shard_count = shards
        database = self.store.database
        time = machine.time
        self.store.leases = SimulatedLeases(
            database, machine.faults, random, lambda: datetime.fromtimestamp(time.wall, UTC)
        )
        self.store.news = SimulatedNews(database, told)
        self.sessions: set[int] = set()
        """The shards whose session is open."""
        self.sockets: list[Callable[[], None]] = []
        """The events that arrived while it was frozen."""
        self.frozen = self.leaving = self.ended = False
        self._woke_at = 0.0
        """When it last woke up, in seconds since the start."""
        self.sharing = _WatchedSharing(
            self,
            store=self.store,
            registry=self.registry,
            delivery=self.delivery,
            gateway=self.gateway,
            clock=self.clock,
            budget=RequestBudget(),
            once=self._do_once,
            answered=self.client._answering.finish_of,
        )
        names.token_hex = lambda _: name
        self.cluster = Cluster(self.store, self.sharing, Range(0, shards - 1, shards))
        self.client._cluster = self.cluster
        self.gateway.bind(self.cluster)

    # -- start and end -------------------------------------------------------------------------

    async def _wake(self) -> None:
        """Join the cluster, as the client does once its store is open."""
        now = datetime.fromtimestamp(self.clock.now(), UTC)
        await self._insist(lambda: self.store.hand_tokens.expire(now - hand_view.LIFETIME))
        await self._insist(self.cluster.join)
        self.client._direct_messages.start()
        self.awake = True
        await self._insist(lambda: self.registry.close_forgotten(now - FORGOTTEN))

    async def _do_once(self) -> None:
        """Do nothing: no commands are registered with Discord here."""

    @property
    def rests(self) -> bool:
        """Whether only timers are left to wait for."""
        if self.sharing.beginning or self.cluster._passing or self.leaving or self.frozen:
            return False
        # Another process answers for the server.
        return super().rests if self.cluster.serves(GUILD) else self.awake

    async def stop(self) -> None:
        """Hand over all leases and end, as the client does."""
        self.leaving = True
        await self.client.close()
        self.ended = True

    def freeze(self) -> None:
        """Stop taking steps."""
        self.frozen = True
        self.store.freeze()

    def thaw(self) -> None:
        """Wake up, ring the timers that came due, and process the events that arrived meanwhile."""
        self.frozen = False
        self._woke_at = self._machine.time.monotonic
        self.store.thaw()
        self.loop.ring()
        sockets, self.sockets = self.sockets, []
        for hear in sockets:
            hear()

    def _hear(self, what: Callable[[], None]) -> None:
        """Process an event now, or on waking if the process is frozen."""
        if self.frozen:
            self.sockets.append(what)
        else:
            what()

    # -- interactions --------------------------------------------------------------------------

    def receive(self, interaction: Interaction, act: Callable[[Responder], Awaitable[None]]) -> None:
        self._hear(lambda: super(Member, self).receive(interaction, act))

    async def _answer(self, interaction: Interaction, act: Callable[[Responder], Awaitable[None]]) -> None:
        laws, troubles = self._machine.laws, self._machine.faults.of_discord
        in_time = False

        async def noted(responder: Responder) -> None:
            nonlocal in_time
            in_time = interaction.waits
            if laws.leases is not None:
                laws.leases.carries_out(interaction)
            await act(responder)

        try:
            await self._carry_out(interaction, noted)
        finally:
            self.pending -= 1
        # A process that was frozen meanwhile may wake after Discord has stopped waiting, or just before. The
        # laws of leases judge an interaction that it did not begin in time, or left to another process.
        its_own = in_time and self._woke_at <= interaction.arrived
        laws.answered(interaction, faultless=self._faultless(interaction, troubles), its_own=its_own)

    # -- sessions ------------------------------------------------------------------------------

    def hears(self) -> bool:
        """Return whether it receives the server's interactions."""
        return self.gateway.shard_of(GUILD) in self.sessions

    async def open_session(self, shard: int) -> None:
        """Open the session of a shard."""
        await self.cluster.may_identify(shard, shard, IDENTIFY_PACE)
        await asyncio.sleep(self._random.random() * 2)
        self.sessions.add(shard)
        self.gateway.connection_back(shard)
        self.cluster.request_renewal()

    async def close_session(self, shard: int) -> None:
        """Close the session of a shard."""
        self.sessions.discard(shard)

    def hear(self, news: str) -> None:
        """Receive a message from a process. Only news about leases matters."""
        if news == NEWS:
            self._hear(self.cluster.request_renewal)

    def hear_of_deletion(self, channel_id: int) -> None:
        if self.hears():
            self._hear(lambda: self._tell_of_deletion(channel_id))
