"""Client events: connections and servers that are lost or restored."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.app import connection_events as module
from bot.app.connection_events import ConnectedClient
from bot.discord_ui.connection.gateway import Gateway

HERE, THERE = 2 << 22, 3 << 22
"""Two servers of different shards."""


class Client(ConnectedClient):
    """A client without a connection. It records the downtime added to turn clocks."""

    painter: Any = None
    faces: Any = None

    def __init__(self) -> None:
        self.time = 1000.0
        self.added: list[tuple[str, int, float]] = []
        self.shard_count = 2
        self.there = [self.server(HERE), self.server(THERE)]
        about: Any = SimpleNamespace(now=lambda: self.time)
        self.gateway = Gateway(self, about)
        parts: Any = SimpleNamespace(
            gateway=self.gateway,
            registry=SimpleNamespace(
                server_restored=self._server_is_back, shard_restored=self._shard_is_back
            ),
            preferences=SimpleNamespace(guild=lambda guild_id: SimpleNamespace(language="nl")),
            store=SimpleNamespace(guild_data=SimpleNamespace(note_departure=self._note_departure)),
        )
        self._parts = parts

    @staticmethod
    def server(guild_id: int) -> Any:
        """Return a server as discord.py represents it."""
        return SimpleNamespace(id=guild_id, shard_id=(guild_id >> 22) % 2, unavailable=False)

    @property
    def guilds(self) -> Any:
        return self.there

    async def _server_is_back(self, guild_id: int, seconds: float) -> None:
        self.added.append(("server", guild_id, seconds))

    async def _shard_is_back(self, shard: int, shards: int, seconds: float) -> None:
        self.added.append(("shard", shard, seconds))

    async def _note_departure(self, guild_id: int, at: object) -> None:
        assert at is None


@pytest.fixture
def welcomed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The servers that got a welcome message."""
    greeted: list[int] = []

    async def welcome(guild: Any, *about: Any) -> None:
        greeted.append(guild.id)

    monkeypatch.setattr(module, "welcome", welcome)
    return greeted


async def test_a_server_that_added_the_bot_again_while_it_was_offline_resumes(welcomed: list[int]) -> None:
    """Discord reports such a server as available in a new session, and not as joined."""
    client = Client()
    await client.on_guild_remove(client.there[0])
    client.time = 1300.0
    await client.on_guild_available(client.there[0])
    assert client.gateway.reachable(HERE)
    assert client.added == [("server", HERE, 300)]
    assert welcomed == [HERE]


async def test_the_time_of_a_servers_outage_is_added_to_its_clocks_afterwards(welcomed: list[int]) -> None:
    client = Client()
    await client.on_guild_unavailable(client.there[0])
    assert [client.gateway.reachable(each) for each in (HERE, THERE)] == [False, True]
    client.time = 1300.0
    for guild in client.there:
        await client.on_guild_available(guild)
    assert client.gateway.reachable(HERE)
    assert client.added == [("server", HERE, 300)]
    assert welcomed == []


async def test_a_server_that_is_unavailable_in_a_new_session_has_an_outage() -> None:
    client = Client()
    client.there[0].unavailable = client.there[1].unavailable = True
    await client.on_shard_disconnect(0)
    client.time = 1100.0
    await client.on_shard_ready(0)
    assert client.added == [("shard", 0, 100)]
    assert [client.gateway.reachable(each) for each in (HERE, THERE)] == [False, True]
    client.time = 1300.0
    await client.on_guild_available(client.there[0])
    assert client.added == [("shard", 0, 100), ("server", HERE, 200)]


async def test_no_time_is_added_on_a_server_that_another_process_serves() -> None:
    client = Client()
    cluster: Any = SimpleNamespace(serves=lambda guild_id: False)
    client.gateway.bind(cluster)
    await client.on_guild_unavailable(client.there[0])
    await client.on_guild_available(client.there[0])
    cluster.serves = lambda guild_id: True
    assert client.gateway.reachable(HERE)
    assert client.added == []
