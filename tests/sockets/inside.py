"""The bot in this process, on a Discord of sockets and without pictures, to count its requests to Discord.

From the gateway to the requests everything is as it ships, but each picture is one dot. People press only
once all effects of the press before are shown, so that no two turns share a message.
"""

from __future__ import annotations

import asyncio
import base64
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, nullcontext
from dataclasses import dataclass
from tempfile import TemporaryDirectory
from types import MappingProxyType
from unittest.mock import patch

import discord

from bot.app.client import Boneyard
from bot.app.composition import build_client
from bot.config import Settings
from bot.discord_ui import tile_faces
from bot.discord_ui.channel import channel_view
from bot.discord_ui.interactions.command_book import CommandBook
from bot.discord_ui.rate_limits.turn_messages import TurnMessages
from bot.discord_ui.tile_faces import TileFaces
from bot.discord_ui.wire import responder
from bot.discord_ui.wire.painter import Painter
from bot.store import Store
from bot.tables import fairness
from bot.work.workers import WorkerPool
from tests.inline_sqlite import inline_sqlite
from tests.simulation.ports import SimulatedIds
from tests.sockets.discord_server import DiscordServer, Message
from tests.sockets.people import TablePeople, Times
from tests.sockets.running import memory

DOT = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEANl9ngAAAAABJRU5ErkJggg=="
)
PATIENCE = 60.0
"""How long the effects of a press may take, and how long the bot leaves an interaction unanswered, in
seconds."""

AllShown = Callable[[], Awaitable[None]]
"""Returns once all effects of people's actions are shown."""


@dataclass(frozen=True, slots=True)
class MatchCost:
    """The cost of whole matches."""

    turns: int
    """The number of moves that people pressed for."""
    asked: Counter[str]
    """The number of requests, by method and shape of the path."""

    @property
    def counted(self) -> int:
        """How many of the requests Discord's rate limit counts."""
        return sum(number for way, number in self.asked.items() if limited(way))

    def __add__(self, other: MatchCost) -> MatchCost:
        return MatchCost(self.turns + other.turns, self.asked + other.asked)

    def a_turn(self, number: int) -> float:
        """Return a number of requests divided by the number of turns."""
        return number / self.turns


def limited(way: str) -> bool:
    """Return whether the rate limit counts a request.

    Args:
        way: a method and a path without leading slash, such as ``POST channels/…``.
    """
    return way.split()[1].split("/", maxsplit=1)[0] not in {"interactions", "webhooks"}


class PatientPeople(TablePeople):
    """People who press only once everything before is shown."""

    def __init__(
        self, server: DiscordServer, channel: int, people: Sequence[int], game: str, all_shown: AllShown
    ) -> None:
        super().__init__(server, channel, people, game, Times())
        self._all_shown = all_shown

    async def _press(self, person: int, message: Message, verb: str) -> None:
        await self._all_shown()
        await super()._press(person, message, verb)


class Inside:
    """The bot, and the Discord it is connected to."""

    def __init__(self, server: DiscordServer, client: Boneyard) -> None:
        self.server, self.client = server, client
        self.in_rounds = MatchCost(0, Counter())
        """The cost of all turns that ended no round."""

    async def play(self, game: str, people: Sequence[int], channel: int) -> MatchCost:
        """Play a whole match and return its cost, the first command included."""
        table = PatientPeople(self.server, channel, people, game, self.settle)
        self.server.changed, self.server.acknowledged = table.saw, table.acknowledged
        before = Counter(self.server.traffic.asked)
        await table.open()
        await self.settle()
        while not table.over:
            press = await table.next_press()
            asked = Counter(self.server.traffic.asked)
            await table.carry_out(press)
            await self.settle()
            if press.moves and not table.between_rounds:
                self.in_rounds += MatchCost(1, self.server.traffic.asked - asked)
        return MatchCost(table.moves, self.server.traffic.asked - before)

    async def settle(self) -> None:
        """Wait until every interaction is answered and nothing is left to be shown.

        Nothing can hide in a socket: the server waits for each interaction to be acknowledged, and a task of
        the bot waits for each request and its answer.
        """
        async with asyncio.timeout(PATIENCE):
            await self._begun()
            while working := self._working():
                await asyncio.wait(working)
                await self._begun()

    async def _begun(self) -> None:
        """Wait until all due work has begun. For one turn of the loop a forced move belongs to no task."""
        await self.server.at_rest()
        await asyncio.sleep(0)

    def _working(self) -> list[asyncio.Task[object]]:
        """Return the tasks that the bot waits for before it stops."""
        parts = self.client.parts
        shown = [task for box in parts.delivery._boxes.values() for task in box.tasks]
        return [*shown, *self.client._answering._tasks, *parts.clock._tasks]


async def _dot(painter: Painter, draw: object) -> bytes:
    return DOT


async def _skip_registration(book: CommandBook, store: Store, *, always: bool) -> None:
    """Do nothing: the commands count as registered, because translating them takes longer than a match."""


def _secret_alone(secret: str, beacon: int) -> str:
    """Return the secret alone as the seed, because the message's id depends on the time."""
    return secret


@asynccontextmanager
async def inside(
    channels: range,
    *,
    turns: str = "channel",
    scarce: bool = False,
    seed: int = 0,
    faces: bool = False,
    hidden: Mapping[int, str] = MappingProxyType({}),
    chats: range = range(0),
) -> AsyncIterator[Inside]:
    """Run the bot in this process. It deals the same in every run.

    Args:
        turns: how turns are shown, as in ``TURN_MESSAGES``.
        scarce: whether requests are scarce.
        seed: determines the deals.
        faces: whether pictures are drawn as they are, and tiles are uploaded as emojis without a pause.
        hidden: the channels that the bot may not view at first, as in ``DiscordServer.hidden``.
        chats: the group chats, as in ``DiscordServer.chats``.
    """
    with (
        TemporaryDirectory(dir=memory()) as folder,
        inline_sqlite(),
        nullcontext() if faces else patch.object(Painter, "draw", _dot),
        patch.object(tile_faces, "PACE", 0),
        # People here wait for the effects of each press, so pauses between edits would not join any turns.
        patch.object(channel_view, "BETWEEN_EDITS", 0.0),
        patch.object(CommandBook, "sync", _skip_registration),
        patch.object(TurnMessages, "scarce", property(lambda own: scarce)),
        # Otherwise a slow machine sends more requests than a fast one.
        patch.object(responder, "PATIENCE", PATIENCE),
        patch.object(fairness, "mixed", _secret_alone),
    ):
        settings = Settings(
            discord_token="inside",  # type: ignore[arg-type]
            database_url=f"sqlite+aiosqlite:///{folder}/inside.sqlite3",
            computer_pace=0,
            turn_messages=turns,
            requests_a_second=10_000,
        )
        async with DiscordServer(channels, chats) as server:
            server.emojis = [] if faces else None
            server.hidden = {**hidden}
            server.commands = [{"id": "1", "name": "play"}]
            with patch.object(discord.http.Route, "BASE", f"{server.url}/api/v10"):
                async with build_client(
                    settings,
                    pool=WorkerPool(1),
                    ids=SimulatedIds(seed),
                    tile_faces=TileFaces if faces else None,
                ) as client:
                    await client.login("inside")
                    connected = asyncio.create_task(client.connect())
                    await asyncio.wait_for(client.wait_until_ready(), PATIENCE)
                    yield Inside(server, client)
                await connected
