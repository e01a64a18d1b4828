"""What every table of a running bot shares: the client, the store, the painter, the thinker, the clock."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import discord

from bot.config import Settings
from bot.store import Store
from bot.tables.computers import Thinker
from bot.tables.painter import Painter
from bot.tables.table import Table


@dataclass(frozen=True, slots=True)
class House:
    """The services tables are run with."""

    client: discord.Client
    store: Store
    painter: Painter
    thinker: Thinker
    settings: Settings

    async def save(self, table: Table) -> None:
        """Commit what a table is, besides its moves."""
        await self.store.tables.update(
            table.id, host_id=table.host_id, game=table.game, options=table.options, state=table.state
        )
        await self.store.tables.seat_all(table.id, table.seat_rows())

    def now(self) -> float:
        """Unix time, by the clock Discord's own objects are stamped with."""
        return discord.utils.utcnow().timestamp()

    def later(self, seconds: float, call: Callable[[], Any]) -> Callable[[], None]:
        """Have ``call`` made after some seconds; returns what calls it off."""
        return self.client.loop.call_later(seconds, call).cancel
