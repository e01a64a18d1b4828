"""Builds the bot out of its parts: the only file that knows everybody."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

import discord

import render
from bot.client import Boneyard, Parts
from bot.config import Settings
from bot.discord_ui.clock import SystemClock
from bot.discord_ui.delivery import Delivery
from bot.discord_ui.gateway import Gateway
from bot.discord_ui.painter import Painter
from bot.discord_ui.requester import Requester
from bot.discord_ui.services import Services
from bot.discord_ui.start_messages import StartMessages
from bot.discord_ui.threads import MatchThreads
from bot.preferences import Preferences
from bot.store import Store, new_id
from bot.tables.deadlines import Pace
from bot.tables.ports import Ids
from bot.tables.registry import TableRegistry
from bot.tables.session import Ports
from bot.thinker import WorkerThinker
from bot.workers import WorkerPool

LITTLE = 8 << 20
"""Bytes of painted things that are kept where there is little memory."""


class SecretIds:
    """Names for tables, and secrets that nobody can guess."""

    def table_id(self) -> str:
        """Return an unused table id."""
        return new_id()

    def secret(self) -> str:
        """Return a secret that nobody can guess, to deal from."""
        return secrets.token_hex(16)


@dataclass(frozen=True, slots=True)
class _Builder:
    settings: Settings
    painter: Painter
    pool: WorkerPool
    ids: Ids

    async def assemble(self, client: Boneyard) -> Parts:
        """Open the store and build what the client works with.

        Raises:
            StoreError: the database cannot be used.
        """
        store = await Store.open(self.settings.database_url, clock=discord.utils.utcnow, alone=True)
        preferences = await Preferences.load(store)
        clock = SystemClock()
        gateway = Gateway(client, clock)
        threads = MatchThreads(client, preferences)
        services = Services(client, store, self.painter, preferences, clock, threads)
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
            )
        )
        delivery.bind(registry)
        threads.bind(delivery)
        requester = Requester(registry, delivery)
        return Parts(store, preferences, registry, delivery, requester, gateway, clock)


def build_client(
    settings: Settings,
    *,
    pool: WorkerPool | None = None,
    ids: Ids | None = None,
    always_sync: bool = False,
    shard_count: int | None = None,
) -> Boneyard:
    """Return the bot, ready to be started.

    Args:
        settings: as read from the environment.
        pool: does what takes long; worker processes, as many as the settings say, unless named.
        ids: what makes names and secrets; unguessable ones unless named.
        always_sync: tell Discord about the commands even if they have not changed.
        shard_count: how many shards; None asks Discord.
    """
    if pool is None:
        pool = WorkerPool(1, keep=False) if settings.low_memory else WorkerPool()
    if settings.low_memory:
        render.keep_at_most(LITTLE)
    builder = _Builder(settings, Painter(pool), pool, ids or SecretIds())
    return Boneyard(
        settings,
        builder.assemble,
        painter=builder.painter,
        pool=pool,
        always_sync=always_sync,
        shard_count=shard_count,
    )
