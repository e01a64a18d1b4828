"""The client of one process in a cluster.

It opens Discord sessions for the shards it serves or is about to serve, and answers only its own
interactions. It knows when work starts and stops; :mod:`bot.cluster.cluster` decides which process serves
which shard.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any

import discord
import yarl

from bot.app.client import Boneyard
from bot.app.resources import Resources
from bot.cluster.cluster import NEWS, Cluster
from bot.cluster.distribution import Range
from bot.cluster.interaction_ownership import AnswerDecision
from bot.discord_ui.by_click import mark_if_foreign
from bot.discord_ui.connection.served_shards import ServedShards
from bot.discord_ui.interactions.command_book import COMMANDS
from bot.discord_ui.tile_faces import FACES
from bot.discord_ui.wire.failures import OUT_OF_REACH
from bot.discord_ui.wire.responder import Responder
from bot.tables.service.recovery import retry_until_stored
from bot.tables.state.requests import Actor

SOON = 1.0
"""Seconds for which a shard may still start its session after its turn came."""
IDENTIFY_PACE = 5.5 + SOON
"""Seconds between two turns in one of Discord's buckets. Discord requires five between two sessions, even if
the first one uses its turn as late as it may."""
LEAVES = "leaves"
"""The kind of news that a person gives up their seats at all tables."""
LOOKS, LOOK = 20, 0.2
"""How often to check whether other processes have freed the seats, and the seconds between two checks."""


class ClusteredBoneyard(Boneyard):
    """The bot as one process of a cluster."""

    _cluster: Cluster
    _gateway_url: yarl.URL
    _buckets = 1
    _listening: asyncio.Task[None] | None = None
    _turns: dict[int, float]
    """By shard, the monotonic time at which its turn to open a session came."""

    # -- life cycle --------------------------------------------------------------------------------

    async def setup_hook(self) -> None:
        """Open the store, and create this process's cluster member. If the settings name no shards, it may
        serve all of them: as many as the store records, otherwise as Discord recommends.
        """
        await super().setup_hook()
        recommended, url, limits = await self.http.get_bot_gateway()
        parts = self.parts
        allowed = self.settings.shards
        if allowed is None:
            shards = await parts.store.leases.shards() or recommended
            allowed = (0, shards - 1, shards)
        self._gateway_url, self._buckets = yarl.URL(url), limits["max_concurrency"]
        self._turns = {}
        self.shard_count = self._connection.shard_count = allowed[2]
        sharing = ServedShards(
            self,
            store=parts.store,
            registry=parts.registry,
            delivery=parts.delivery,
            gateway=parts.gateway,
            budget=self.budget,
            clock=parts.clock,
            once=self._do_once,
            answered=self._answering.finish_of,
        )
        self._cluster = Cluster(parts.store, sharing, Range(*allowed))
        parts.gateway.bind(self._cluster)

    async def _register_commands(self) -> None:
        """Load the command ids. :meth:`_do_once` registers the commands, for all processes."""
        await self._book.know(self.store)

    async def launch_shards(self) -> None:
        """Join the cluster and listen to its notifications. Sessions open when shards are assigned."""
        await self._cluster.join()
        self._listening = asyncio.create_task(self.store.news.listen(self._on_notification))

    async def _do_once(self) -> None:
        """Register the commands and upload the tile emojis. One process does so for all."""
        await self._book.begin(self.store, self.parts.clock, always=self.always_sync)
        if self.parts.faces is not None:
            self.parts.faces.start()

    def _on_notification(self, news: str) -> None:
        """Reload the data named by a notification of another process: command ids, emojis or preferences.

        ``""`` means that notifications may have been missed, and reloads everything. Other notifications
        renew the leases, or free all seats of a person.
        """
        kind, _, number = news.partition(" ")
        if kind in {"", NEWS}:
            self._cluster.request_renewal()
        if kind in {"", COMMANDS}:
            self._run_later(partial(self._book.know, self.store))
        if kind in {"", FACES} and self.parts.faces is not None:
            self.parts.faces.look_again()
        if kind in {"", "guild", "user"}:
            self._run_later(partial(self._reload_preferences, kind, int(number or 0)))
        if kind == LEAVES:
            self._run_later(partial(self.requester.leave_everywhere, Actor(int(number))))

    def _run_later(self, doing: Callable[[], Awaitable[None]]) -> None:
        """Run ``doing`` in the background, and retry while the database does not answer."""
        self.parts.clock.spawn(retry_until_stored(doing, "news"))

    async def _reload_preferences(self, kind: str, number: int) -> None:
        """Reload the preferences of a server or a person, and apply a person's to their hands and clocks."""
        await self.preferences.reread(kind, number)
        if kind == "user":
            await self.registry.refresh_rests(number)
            await self.requester.refresh_hands(number)

    async def leave_everywhere(self, actor: Actor) -> None:
        """Give up a person's seats at all tables, including those that other processes serve.

        Returns after four seconds even if another process has not freed its seats yet.
        """
        await super().leave_everywhere(actor)
        if await self.registry.find(user_id=actor.user_id):
            await self.store.news.tell(f"{LEAVES} {actor.user_id}")
        for _ in range(LOOKS):
            if not await self.registry.find(user_id=actor.user_id):
                return
            await asyncio.sleep(LOOK)

    async def close(self) -> None:
        """Hand all shards over to the remaining processes, then stop."""
        if self._parts is not None and self._listening is not None and not self.draining:
            await self._cluster.leave()
        await super().close()

    async def _finish(self, parts: Resources) -> None:
        await super()._finish(parts)
        if self._listening is not None:
            self._listening.cancel()
            await self._cluster.close()

    # -- sessions ----------------------------------------------------------------------------------

    async def open_session(self, shard: int) -> None:
        """Open the session of a shard, and retry until it succeeds.

        Waits for the shard's turn before connecting. The library drops a connection that stays silent for a
        minute, and the turn would be lost.
        """
        await self._wait_for_turn(shard)
        self._turns[shard] = time.monotonic()
        await self.launch_shard(self._gateway_url, shard)

    async def close_session(self, shard: int) -> None:
        """Forget the servers of a shard, and close its session if it has one. Ignore errors of closing."""
        self._connection.forget_guilds(shard)
        session = self._AutoShardedClient__shards.pop(shard, None)  # type: ignore[attr-defined]
        if session is not None:
            self._keep_closed(session)
            with suppress(OSError, discord.DiscordException):
                await session.close()

    def _keep_closed(self, session: Any) -> None:
        """Prevent the library from reopening a closed session, which may be reconnecting or starting."""

        async def nothing(*_: object) -> None: ...

        session.reidentify = session.reconnect = nothing
        session.launch = lambda: self.parts.clock.spawn(session.ws.close(code=1000))

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait for this shard's turn to open a session; all processes share one pace.

        Does not wait if :meth:`open_session` took the turn within the last :data:`SOON` second.
        """
        shard = shard_id or 0
        if time.monotonic() > self._turns.pop(shard, float("-inf")) + SOON:
            await self._wait_for_turn(shard)

    async def _wait_for_turn(self, shard: int) -> None:
        await self._cluster.may_identify(shard, shard % self._buckets, IDENTIFY_PACE)

    async def on_shard_ready(self, shard_id: int) -> None:
        """Check the leases at once: this process may have waited for this session to take the shard over."""
        await super().on_shard_ready(shard_id)
        self._cluster.request_renewal()
        self._start_timers()

    async def _reach_again(self, shard_id: int, lost: float) -> None:
        if self._cluster.serves_shard(shard_id):
            await super()._reach_again(shard_id, lost)

    # -- ownership ---------------------------------------------------------------------------------

    async def admits(self, interaction: discord.Interaction[Any], action: str) -> bool:
        """Return whether the cluster lets this process answer, and :meth:`Boneyard.admits` allows it.

        If the database cannot be reached to decide, reply with an apology and return False. On a server
        without the bot, reply that it does not play there and return False. Discord does not say which
        process receives a click on such a server, and only the owner of shard 0 has the tables without a
        server. Autocompletion gets no reply.
        """
        responder = Responder(interaction)
        if mark_if_foreign(interaction):
            await self._excuse(responder, "anywhere-shared")
            return False
        made_at = interaction.created_at.timestamp()
        decision = await self._cluster.decide(
            interaction.guild_id or 0, interaction.id, made_at, responder.try_to_hold
        )
        if decision is AnswerDecision.APOLOGIZE:  # only this process may be cut off
            await self._excuse(responder, "something-failed")
        return decision is AnswerDecision.ANSWER and await super().admits(interaction, action)

    async def _excuse(self, responder: Responder, key: str) -> None:
        """Reply with the sentence of a locale key, unless another process has answered.

        Autocompletion gets no reply. A reply that cannot be sent is dropped.
        """
        if responder.interaction.type is discord.InteractionType.autocomplete:
            return
        await responder.try_to_hold()
        if not responder.answered_elsewhere:
            with suppress(*OUT_OF_REACH):  # too late
                await responder.note(responder.localizer(key))

    def _concerns(self, guild_id: int) -> bool:
        connected = self.parts.gateway.connected(self.parts.gateway.shard_of(guild_id))
        return connected and self._cluster.serves(guild_id)

    async def _channel_deleted(self, channel_id: int, guild_id: int, parent_id: int | None = None) -> None:
        if await self._cluster.will_serve(guild_id):
            await super()._channel_deleted(channel_id, guild_id, parent_id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Welcome a server that this process serves. For others, only record that the outage is over."""
        if self._cluster.serves(guild.id):
            await super().on_guild_join(guild)
        else:
            await self._server_back(guild.id)
