"""Builds the bot out of its parts. The only module that imports them all."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import discord

import render
from bot.app.client import Boneyard
from bot.app.cluster_client import ClusteredBoneyard
from bot.app.health import Health
from bot.app.monitoring.metrics import Metrics
from bot.app.monitoring.server import MonitoringServer
from bot.app.resources import Resources
from bot.config import ConfigError, Settings
from bot.discord_ui.channel.start_messages import StartMessages
from bot.discord_ui.channel.threads import MatchThreads
from bot.discord_ui.connection.gateway import Gateway
from bot.discord_ui.delivery import Delivery
from bot.discord_ui.interactions.requester import Requester
from bot.discord_ui.rate_limits.request_budget import RequestBudget
from bot.discord_ui.rate_limits.turn_messages import Mode, TurnMessages
from bot.discord_ui.tile_faces import TileFaces
from bot.discord_ui.wire.clock import SystemClock
from bot.discord_ui.wire.painter import Painter
from bot.discord_ui.wire.services import Services
from bot.preferences import Preferences
from bot.store import Store, new_id
from bot.tables.service.registry import TableRegistry
from bot.tables.service.session import Ports
from bot.tables.state.deadlines import Pace
from bot.tables.state.ports import Ids
from bot.telemetry.observer import Observer
from bot.work.thinker import WorkerThinker
from bot.work.workers import WorkerPool

LITTLE = 8 << 20
"""Bytes of rendered pieces that are cached if memory is low."""


class SecretIds:
    """Random table ids and unguessable secrets."""

    def table_id(self) -> str:
        """Return an unused table id."""
        return new_id()

    def secret(self) -> str:
        """Return an unguessable secret to deal from."""
        return secrets.token_hex(16)


@dataclass(frozen=True, slots=True)
class _Builder:
    settings: Settings
    painter: Painter
    pool: WorkerPool
    ids: Ids
    tile_faces: type[TileFaces] | None
    observer: Observer
    cluster: bool
    budget: RequestBudget

    async def _open_store(self) -> Store:
        store = await Store.open(
            self.settings.database_url,
            clock=discord.utils.utcnow,
            alone=True,
            connections=self.settings.database_connections,
            direct=self.settings.database_direct_url,
        )
        try:
            if self.cluster:
                await store.news.require_heard()
            elif await store.leases.shards() is not None:
                raise ConfigError("config-shared")
            await store.claim.take(shared=self.cluster)
        except BaseException:
            await store.close()
            raise
        return store

    def _faces(self, client: Boneyard, store: Store, clock: SystemClock) -> TileFaces | None:
        made = self.tile_faces
        return None if made is None else made(client, store.key_values, store.news, self.painter, clock)

    async def assemble(self, client: Boneyard) -> Resources:
        """Open the store and build the parts of a client.

        Raises:
            ConfigError: other processes share the database, and this one was started without ``--cluster``.
            StoreError: the database cannot be used.
        """
        store = await self._open_store()
        preferences = await Preferences.load(store)
        clock, threads = SystemClock(), MatchThreads(client, preferences)
        gateway = Gateway(client, clock, client.clicks)
        faces = self._faces(client, store, clock)
        turns = TurnMessages(Mode(self.settings.turn_messages), self.budget)
        services = Services(
            client,
            store,
            self.painter,
            preferences,
            clock,
            threads,
            gateway.serves,
            faces,
            self.observer,
            turns,
            client.hides,
            client.last_posts,
            client.clicks,
        )
        delivery = Delivery(services)
        pace = Pace(self.settings.computer_pace, self.settings.next_round_after, self.settings.lobby_timeout)
        registry = TableRegistry(
            Ports(
                store,
                delivery,
                clock,
                WorkerThinker(self.pool),
                threads,
                StartMessages(services),
                self.ids,
                gateway,
                preferences,
                pace,
                self.observer,
            ),
            shared=self.cluster,
        )
        delivery.bind(registry)
        threads.bind(delivery)
        requester = Requester(registry, delivery)
        return Resources(store, preferences, registry, delivery, requester, gateway, clock, faces, turns)


def build_client(
    settings: Settings,
    *,
    pool: WorkerPool | None = None,
    ids: Ids | None = None,
    metrics: Metrics | None = None,
    always_sync: bool = False,
    shard_count: int | None = None,
    tile_faces: type[TileFaces] | None = None,
    cluster: bool = False,
) -> Boneyard:
    """Return the bot, ready to start.

    Args:
        settings: as read from the environment.
        pool: runs the slow work; by default as many worker processes as the settings say.
        ids: makes table ids and secrets; unguessable ones by default.
        metrics: counts and times what happens; None counts nothing.
        always_sync: register the commands with Discord even if they have not changed.
        shard_count: number of shards; None lets Discord choose.
        tile_faces: provides the tiles as emojis for buttons; None labels buttons with words.
        cluster: share the shards with other processes on the same database.
    """
    if pool is None:
        number = settings.workers or (1 if settings.low_memory else None)
        pool = WorkerPool(number, keep=not settings.low_memory)
    if settings.low_memory:
        render.keep_at_most(LITTLE)
    observer = metrics or Observer()
    painter, ids = Painter(pool, observer), ids or SecretIds()
    budget = RequestBudget(settings.requests_a_second, observer=observer)
    builder = _Builder(settings, painter, pool, ids, tile_faces, observer, cluster, budget)
    return (ClusteredBoneyard if cluster else Boneyard)(
        settings,
        builder.assemble,
        painter=painter,
        pool=pool,
        observer=observer,
        budget=budget,
        always_sync=always_sync,
        shard_count=shard_count,
    )


@asynccontextmanager
async def monitored_client(settings: Settings, *, cluster: bool) -> AsyncIterator[Boneyard]:
    """Yield the bot as it serves Discord, and serve its metrics if the settings name a port.

    Args:
        cluster: whether to share the shards with other processes on the same database.

    Raises:
        CannotMonitorError: the metrics port cannot be opened.
    """
    if settings.metrics_port is None:
        async with build_client(settings, tile_faces=TileFaces, cluster=cluster) as client:
            yield client
        return
    metrics = Metrics()
    client = build_client(settings, metrics=metrics, tile_faces=TileFaces, cluster=cluster)
    server = MonitoringServer(Health(client), metrics)
    async with server.open(str(settings.metrics_host), settings.metrics_port), client:
        yield client
