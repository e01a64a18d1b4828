"""What every table of a running bot shares: the client, the store, the painter, the thinker, the clock."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import discord

from bot.config import Settings
from bot.store import Store, StoreError
from bot.tables.computers import Thinker
from bot.tables.hearing import Hearing
from bot.tables.painter import Painter
from bot.tables.table import Chair, Table
from bot.wishes import Wishes
from engine import GAMES

log = logging.getLogger(__name__)

OPTIONS = "options-"
DEFAULT = "default-"
"""What the names of the settings begin with that hold by which options a server last played a game, and
by which its managers want new tables to start."""


@dataclass(frozen=True, slots=True)
class House:
    """The services tables are run with."""

    client: discord.Client
    store: Store
    painter: Painter
    thinker: Thinker
    settings: Settings
    wishes: Wishes
    new_seed: Callable[[], str]
    """Makes the seed of a match: unguessable, unless a test says otherwise."""
    hearing: Hearing = field(default_factory=Hearing)
    """Whether people can reach the bot."""

    async def save(self, table: Table) -> None:
        """Commit what a table is, besides its moves; where that fails it is again what it was."""
        try:
            await self.store.tables.update(
                table.id,
                host_id=table.host_id,
                game=table.game,
                options=table.options,
                state=table.state,
                turn_seconds=table.turn_seconds,
            )
            await self.store.tables.seat_all(table.id, table.seat_rows())
        except BaseException:
            await self._recall(table)
            raise

    async def _recall(self, table: Table) -> None:
        """Go by what is committed, if that can be asked: nothing is shown that is not saved."""
        try:
            saved = await self.store.tables.load(table.id)
        except StoreError as error:
            log.warning("table %s goes by its memory: %s", table.id, error)
            return
        table.host_id, table.game, table.state = saved.host_id, saved.game, saved.state
        table.options = dict(saved.options)
        table.chairs = [Chair.saved(row) for row in saved.seats]
        table.turn_seconds = saved.turn_seconds

    async def usual_options(self, guild_id: int, game: str) -> dict[str, Any]:
        """What a new table starts from: what the managers want, else what was last played by on that
        server, else the sheet's own rules.
        """
        default = await self.default_options(guild_id, game)
        return await self._options(guild_id, OPTIONS, game) or {} if default is None else default

    async def default_options(self, guild_id: int, game: str) -> dict[str, Any] | None:
        """What the managers want new tables to start from; None where they leave it to the players."""
        return await self._options(guild_id, DEFAULT, game)

    async def set_default(self, guild_id: int, game: str, options: dict[str, Any] | None) -> None:
        """Have new tables of that game start from these options; None leaves it to the players."""
        value = None if options is None else json.dumps(options)
        await self.store.settings.put(guild_id, f"{DEFAULT}{game}", value)

    async def _options(self, guild_id: int, kind: str, game: str) -> dict[str, Any] | None:
        saved = (await self.store.settings.of(guild_id)).get(f"{kind}{game}")
        options: dict[str, Any] | None = json.loads(saved) if saved else None
        try:
            GAMES[game](**options or {})
        except ValueError:  # an option of an earlier version
            return None
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
