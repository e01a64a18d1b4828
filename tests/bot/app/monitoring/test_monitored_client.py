"""A monitored bot on a Discord of sockets: people play, and an operator reads the metrics over HTTP."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest

from bot.app.client import Boneyard
from bot.app.composition import monitored_client
from bot.config import Settings
from bot.discord_ui.interactions.command_book import CommandBook
from bot.store import Store, StoreUnreachable
from tests.inline_sqlite import inline_sqlite
from tests.sockets.discord_server import PATIENCE, DiscordServer, Message

ANN, BOB, CHANNEL = 101, 102, 9000


async def skip_registration(book: CommandBook, store: Store, *, always: bool) -> None:
    """Do nothing, in place of registering the commands. Translating them takes longer than the rest of the
    test."""


class Visit:
    """People who play on a server, and an operator who reads the bot's metrics."""

    def __init__(
        self, server: DiscordServer, client: Boneyard, session: aiohttp.ClientSession, address: str
    ) -> None:
        self.server = server
        self.client = client
        self._session = session
        self._address = address
        self._news = asyncio.Event()
        server.changed = lambda message, doing: self._news.set()

    async def press(self, verb: str, *people: int) -> None:
        """Press the newest control of that verb, as soon as there is one that one of these people can press.

        If its message is public, the first of them presses it.
        """
        while True:
            for message in reversed(self.server.messages.values()):
                control = self._control(message, verb)
                if control is not None and message.reader in {0, *people}:
                    await self.server.press(message.reader or people[0], message, control)
                    return
            self._news.clear()
            await self._news.wait()

    @staticmethod
    def _control(message: Message, verb: str) -> dict[str, Any] | None:
        controls = [each for row in message.components for each in row["components"]]
        return next((each for each in controls if each["custom_id"].split(":")[1] == verb), None)

    async def ask(self, page: str) -> tuple[int, str]:
        async with self._session.get(f"{self._address}{page}") as answer:
            return answer.status, await answer.text()

    async def until(self, sample: str) -> float:
        """Request the metrics until a sample is not zero, and return its value."""
        while True:
            _, told = await self.ask("/metrics")
            found = re.search(rf"^{re.escape(sample)} (\S+)$", told, re.MULTILINE)
            if found is not None and float(found[1]):
                return float(found[1])


@pytest.fixture
async def visit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> AsyncIterator[Visit]:
    settings = Settings(database_url=f"sqlite+aiosqlite:///{tmp_path}/t.sqlite3")
    settings = settings.model_copy(update={"metrics_port": 0})  # any free port
    caplog.set_level(logging.INFO, "bot.app.monitoring.server")
    async with DiscordServer(range(CHANNEL, CHANNEL + 1)) as server:
        monkeypatch.setattr(discord.http.Route, "BASE", f"{server.url}/api/v10")
        monkeypatch.setattr(CommandBook, "sync", skip_registration)
        server.commands = [{"id": "1", "name": "play"}]
        with inline_sqlite():
            async with (
                monitored_client(settings, cluster=False) as client,
                aiohttp.ClientSession() as session,
            ):
                (address,) = re.findall(r"http://\S+(?=/metrics)", caplog.text)
                people = Visit(server, client, session, address)
                assert (await people.ask("/readyz"))[0] == 503
                await client.login("token")
                connected = asyncio.create_task(client.connect())
                await asyncio.wait_for(client.wait_until_ready(), PATIENCE)
                yield people
                await client.close()
                assert (await people.ask("/readyz"))[0] == 503
                await connected


async def full(*_: object) -> None:
    """Fail as if the disk were full."""
    raise StoreUnreachable("store-disk-full", place="here")


async def test_the_metrics_follow_a_match(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    assert await visit.ask("/readyz") == (200, '{"ready": true, "database": true, "shards": true}')
    async with asyncio.timeout(PATIENCE):
        await visit.server.command(ANN, CHANNEL, "play", game="all-fives")
        await visit.press("join", BOB)
        assert await visit.until('boneyard_tables{game="all-fives",state="lobby"}') == 1
        await visit.press("start", ANN)
        await visit.press("move", ANN, BOB)
        assert await visit.until('boneyard_moves_total{game="all-fives"}') >= 1
        assert await visit.until('boneyard_tables{game="all-fives",state="playing"}') == 1
        for sample in (
            'boneyard_discord_requests_total{counted="false",route="callback",status="200"}',
            'boneyard_discord_requests_total{counted="true",route="messages",status="200"}',
            "boneyard_answer_seconds_count",
            "boneyard_commit_seconds_count",
            "boneyard_picture_seconds_count",
            "boneyard_discord_busiest_second",
            'boneyard_shard_connected{shard="0"}',
            "boneyard_servers",
        ):
            assert await visit.until(sample) > 0
        monkeypatch.setattr(Store, "commit", full)
        await visit.server.command(ANN, CHANNEL, "play", game="all-fives")
        assert await visit.until('boneyard_errors_total{kind="database"}') >= 1
        try:
            raise ValueError("a mistake")
        except ValueError:
            await visit.client.on_error("on_guild_join")
        assert await visit.until('boneyard_errors_total{kind="event"}') == 1
        try:
            await full()
        except StoreUnreachable:
            await visit.client.on_error("on_guild_join")
        assert await visit.until('boneyard_errors_total{kind="database"}') >= 2
        assert await visit.until('boneyard_errors_total{kind="event"}') == 1  # not a bug of the program
        assert await visit.until('boneyard_log_records_total{level="ERROR"}') >= 1
