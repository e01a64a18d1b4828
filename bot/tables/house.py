"""What every table of a running bot shares: the client, the store, the painter, the thinker, the clock."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import discord

from bot.config import Settings
from bot.store import Store
from bot.tables.computers import Thinker
from bot.tables.painter import Painter
from bot.tables.table import Table
from engine import GAMES

OPTIONS = "options-"
"""What the names of the settings begin with that hold a server's last choice for a game."""


@dataclass(frozen=True, slots=True)
class House:
    """The services tables are run with."""

    client: discord.Client
    store: Store
    painter: Painter
    thinker: Thinker
    settings: Settings
    new_seed: Callable[[], str]
    """Makes the seed of a match: unguessable, unless a test says otherwise."""

    async def save(self, table: Table) -> None:
        """Commit what a table is, besides its moves."""
        await self.store.tables.update(
            table.id, host_id=table.host_id, game=table.game, options=table.options, state=table.state
        )
        await self.store.tables.seat_all(table.id, table.seat_rows())

    async def usual_options(self, guild_id: int, game: str) -> dict[str, Any]:
        """What was last played by on that server; the sheet's own rules where nothing is remembered."""
        saved = (await self.store.settings.of(guild_id)).get(f"{OPTIONS}{game}")
        options: dict[str, Any] = json.loads(saved) if saved else {}
        try:
            GAMES[game](**options)
        except ValueError:  # an option of an earlier version
            return {}
        return options

    async def remember_options(self, table: Table) -> None:
        """Have the next table of that game on this server start from these house rules."""
        await self.store.settings.put(table.guild_id, f"{OPTIONS}{table.game}", json.dumps(table.options))

    def now(self) -> float:
        """Unix time, by the clock Discord's own objects are stamped with."""
        return discord.utils.utcnow().timestamp()

    def later(self, seconds: float, call: Callable[[], Any]) -> Callable[[], None]:
        """Have ``call`` made after some seconds; returns what calls it off."""
        return self.client.loop.call_later(seconds, call).cancel
