"""The state of a running bot for monitoring: queue lengths, connections and readiness.

It reads the client's parts and changes none of them.
"""

from __future__ import annotations

import logging

from bot.app.client import Boneyard
from bot.store import StoreError
from bot.telemetry.observer import BotState, ShardState

log = logging.getLogger(__name__)


class Health:
    """The health of one client."""

    def __init__(self, client: Boneyard) -> None:
        self._client = client

    async def state(self) -> BotState | None:
        """Return the current state of the bot, or None while its store is not open.

        Raises:
            StoreError: the database does not answer.
        """
        client = self._client
        if not client.set_up:
            return None
        tables = await client.store.matches.census()
        queues = {kind.name.lower(): number for kind, number in client.pool.waiting().items()}
        queues |= {"pictures": client.painter.waiting, "deliveries": client.parts.delivery.waiting}
        queues |= {"requests": client.budget.waiting}
        gateway = client.parts.gateway
        shards = {shard: ShardState(gateway.connected(shard), latency) for shard, latency in client.latencies}
        counted = {(state.value, game): number for (state, game), number in tables.items()}
        budget = client.budget
        return BotState(
            counted,
            queues,
            shards,
            len(client.guilds),
            limit=budget.a_second,
            load=budget.load,
            level=int(client.parts.turns.scarce),
            share=gateway.share,
        )

    async def readiness(self) -> dict[str, bool]:
        """Return whether the database answers (``database``), and whether all shards are connected
        (``shards``).

        Both are False while the bot is starting or stopping.
        """
        client = self._client
        if not client.set_up or client.draining or client.is_closed():
            return {"database": False, "shards": False}
        try:
            await client.store.ping()
        except StoreError as error:
            log.warning("the database does not answer: %s", error)
            answers = False
        else:
            answers = True
        return {"database": answers, "shards": client.parts.gateway.ready(client.shards)}
