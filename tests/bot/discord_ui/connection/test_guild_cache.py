"""Test which servers the library's cache keeps."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest

from bot.app.connection_events import ConnectedClient

SHARDS = 2
FIRST, SECOND, OTHER = 2 << 22, 4 << 22, 3 << 22
"""Two servers on one shard, and one on the other."""


class Client(ConnectedClient):
    """A client that receives what Discord would send, and records which servers it loses."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.none(), shard_count=SHARDS)
        self.loop = asyncio.get_running_loop()
        self._connection.shard_count = SHARDS
        self.removed: list[int] = []

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        self.removed.append(guild.id)

    async def begin_session(self, shard: int, *named: int) -> None:
        """Start a shard's session that names these servers."""
        state: Any = self._connection
        user = {"id": "1", "username": "Boneyard", "discriminator": "0", "avatar": None}
        guilds = [{"id": str(each), "unavailable": True} for each in named]
        state.parse_ready(
            {"shard": [shard, SHARDS], "user": user, "application": {"id": "1", "flags": 0}}
            | {"guilds": guilds}
        )
        tasks = [task for task in (*state._ready_tasks.values(), state._ready_task) if task is not None]
        state._ready_tasks, state._ready_task = {}, None
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def known(self) -> set[int]:
        """Return the ids of the cached servers."""
        return {guild.id for guild in self.guilds}


@pytest.fixture
async def client() -> Client:
    client = Client()
    await client.begin_session(0, FIRST, SECOND)
    await client.begin_session(1, OTHER)
    return client


async def test_a_server_that_removed_the_bot_during_a_disconnection_is_dropped_by_the_next_session(
    client: Client,
) -> None:
    await client.begin_session(0, SECOND)
    assert (client.known(), client.removed) == ({SECOND, OTHER}, [FIRST])
    await client.begin_session(0, FIRST, SECOND)
    assert (client.known(), client.removed) == ({FIRST, SECOND, OTHER}, [FIRST])


async def test_closing_a_session_on_purpose_drops_its_servers_without_an_event(
    client: Client,
) -> None:
    client._connection.forget_guilds(0)
    await client.begin_session(1, OTHER)
    assert (client.known(), client.removed) == ({OTHER}, [])
