"""The bot in this process on a Discord of sockets, drawing nothing: for counting what it asks of Discord.

Everything from the gateway to the requests is what ships, but for pictures: each is one dot. People press
once all that the press before brought about is on show, so that no two turns share a message.
"""

from __future__ import annotations

import asyncio
import base64
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from tempfile import TemporaryDirectory
from unittest.mock import patch

import discord

from bot.client import Boneyard
from bot.composition import build_client
from bot.config import Settings
from bot.discord_ui.command_book import CommandBook
from bot.discord_ui.painter import Painter
from bot.discord_ui.turn_messages import TurnMessages
from bot.store import Store
from bot.workers import WorkerPool
from tests.inline_sqlite import inline_sqlite
from tests.sockets.discord_server import DiscordServer, Interaction
from tests.sockets.people import TablePeople, Times
from tests.sockets.running import memory

DOT = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEANl9ngAAAAABJRU5ErkJggg=="
)
QUIET = 0.002
"""Seconds without anything under way after which nothing more comes of a press."""


@dataclass(frozen=True, slots=True)
class MatchCost:
    """What whole matches cost."""

    turns: int
    """Moves that people pressed for."""
    asked: Counter[str]
    """Requests, by their method and the shape of their path."""

    @property
    def counted(self) -> int:
        """How many of them Discord's limit counts."""
        return sum(number for way, number in self.asked.items() if limited(way))

    def __add__(self, other: MatchCost) -> MatchCost:
        return MatchCost(self.turns + other.turns, self.asked + other.asked)

    def a_turn(self, number: int) -> float:
        """Return so many requests as a figure a turn."""
        return number / self.turns


def limited(way: str) -> bool:
    """Return whether the limit counts requests of a method and a shape."""
    return way.split()[1].split("/", maxsplit=1)[0] not in {"interactions", "webhooks"}


class Inside:
    """The bot, and the Discord it is connected to."""

    def __init__(self, server: DiscordServer, client: Boneyard) -> None:
        self.server, self.client = server, client

    async def play(self, game: str, people: Sequence[int], channel: int) -> MatchCost:
        """Have people play a whole match, and return what it cost from the first command on."""
        table = TablePeople(self.server, channel, list(people), game, Times())
        self.server.changed, self.server.acknowledged = table.saw, table.acknowledged
        before = Counter(self.server.traffic.asked)
        await table.open()
        await self._settle()
        while not table.over:
            await self._answered(await table.carry_out(await table.next_press()))
            await self._settle()
        return MatchCost(table.moves, self.server.traffic.asked - before)

    async def _answered(self, doing: Interaction) -> None:
        await self.server.until(lambda: doing.acknowledged is not None)

    async def _settle(self) -> None:
        """Wait until everybody has been answered, and nothing is left to be shown."""
        while True:
            while working := self._working():
                await asyncio.wait(working)
            await asyncio.sleep(QUIET)
            if not self._working():
                return

    def _working(self) -> list[asyncio.Task[object]]:
        boxes = self.client.parts.delivery._boxes.values()
        tasks = [task for box in boxes for task in box.tasks]
        return [*tasks, *self.client._answering._tasks]


async def _dot(painter: Painter, draw: object) -> bytes:
    return DOT


async def _told_already(book: CommandBook, store: Store, *, always: bool) -> None:
    """Discord knows the commands: to put them into words takes longer than a match."""


@asynccontextmanager
async def inside(channels: range, *, turns: str = "channel", scarce: bool = False) -> AsyncIterator[Inside]:
    """Run the bot in this process.

    Args:
        turns: how they are shown, as in ``TURN_MESSAGES``.
        scarce: whether requests are so scarce that nothing is sent which is merely tidy.
    """
    with (
        TemporaryDirectory(dir=memory()) as folder,
        inline_sqlite(),
        patch.object(Painter, "draw", _dot),
        patch.object(CommandBook, "sync", _told_already),
        patch.object(TurnMessages, "tidy", lambda own: not scarce),
    ):
        settings = Settings(
            discord_token="inside",  # type: ignore[arg-type]
            database_url=f"sqlite+aiosqlite:///{folder}/inside.sqlite3",
            computer_pace=0,
            turn_messages=turns,
            requests_a_second=10_000,
        )
        async with DiscordServer(channels) as server:
            server.commands = [{"id": "1", "name": "play"}]
            with patch.object(discord.http.Route, "BASE", f"{server.url}/api/v10"):
                async with build_client(settings, pool=WorkerPool(1)) as client:
                    await client.login("inside")
                    connected = asyncio.create_task(client.connect())
                    await asyncio.wait_for(client.wait_until_ready(), 30)
                    yield Inside(server, client)
                await connected
