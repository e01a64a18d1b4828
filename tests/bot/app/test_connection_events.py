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
        self.again: list[int] = []
        """The channels in which deliveries were tried again."""
        self.shard_count = 2
        self.seen: set[int] = set()
        """The channels in the library's cache."""
        self.there = [self.server(HERE), self.server(THERE)]
        about: Any = SimpleNamespace(now=lambda: self.time)
        self.gateway = Gateway(self, about)
        parts: Any = SimpleNamespace(
            gateway=self.gateway,
            registry=SimpleNamespace(
                server_restored=self._server_is_back,
                shard_restored=self._shard_is_back,
                find=self._find,
                loaded=list,
                schedule_downtime=self._schedule,
                catch_up=self._catch_up,
            ),
            delivery=SimpleNamespace(try_again=self.again.append),
            preferences=SimpleNamespace(guild=lambda guild_id: SimpleNamespace(language="nl")),
            store=SimpleNamespace(guild_data=SimpleNamespace(note_departure=self._note_departure)),
        )
        self._parts = parts
        self.hidden: dict[int, set[int]] = {}
        """The channels that Discord hides, by server."""
        cache: Any = SimpleNamespace(hidden_in=lambda guild_id: self.hidden.get(guild_id, ()))
        self._connection = cache

    def server(self, guild_id: int) -> Any:
        """Return a server as discord.py represents it."""
        return SimpleNamespace(
            id=guild_id,
            shard_id=(guild_id >> 22) % 2,
            unavailable=False,
            get_channel_or_thread=lambda channel: SimpleNamespace() if channel in self.seen else None,
        )

    @property
    def guilds(self) -> Any:
        return self.there

    async def _server_is_back(self, guild_id: int, seconds: float) -> None:
        self.added.append(("server", guild_id, seconds))

    async def _shard_is_back(self, shard: int, shards: int, seconds: float) -> None:
        self.added.append(("shard", shard, seconds))

    async def _find(self, *, channel_id: int) -> list[Any]:
        self.asked = channel_id
        return []

    def _schedule(self, seconds: float, *_: object) -> list[Any]:
        self.added.append(("channel", self.asked, seconds))
        return []

    async def _catch_up(self, sessions: list[Any]) -> None: ...

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


CHANNEL, THREAD = 70, 71


async def restored(client: Client, channel_id: int) -> None:
    """Let a channel be viewed again, as discord.py announces it."""
    client.seen.add(channel_id)
    channel: Any = SimpleNamespace(id=channel_id, guild=client.there[0])
    await client.on_guild_channel_create(channel)


async def test_a_hidden_channel_is_counted_as_an_outage_of_its_own() -> None:
    client = Client()
    await client.on_channel_hidden(HERE, CHANNEL)
    assert client.hides(CHANNEL)
    assert not client.hides(THREAD)
    assert client.gateway.reachable(HERE), "the others play on"
    client.time = 1300.0
    await restored(client, CHANNEL)
    assert not client.hides(CHANNEL)
    assert client.added == [("channel", CHANNEL, 300)]
    assert client.again == [CHANNEL]


async def test_a_new_channel_adds_no_time() -> None:
    client = Client()
    await restored(client, CHANNEL)
    assert (client.added, client.again) == ([], [])


async def test_a_thread_that_was_lost_with_its_channel_is_back_with_it() -> None:
    client = Client()
    await client.on_channel_hidden(HERE, CHANNEL)
    client.gateway.channels.hide(HERE, [THREAD], seen=True, parent_id=CHANNEL)
    client.time = 1300.0
    await restored(client, CHANNEL)
    assert client.added == [("channel", THREAD, 300), ("channel", CHANNEL, 300)]


async def test_a_server_tells_which_channels_are_hidden_and_which_are_back(welcomed: list[int]) -> None:
    client = Client()
    client.hidden[HERE] = {CHANNEL}
    await client.on_guild_available(client.there[0])
    hidden = client.gateway.hidden(CHANNEL, None)
    assert hidden is not None
    assert not hidden.seen, "it may have been hidden for longer"
    client.time, client.hidden[HERE], client.seen = 1300.0, set(), {CHANNEL}
    await client.on_guild_available(client.there[0])
    assert not client.hides(CHANNEL)
    assert client.added == [("channel", CHANNEL, 300)]


@pytest.mark.parametrize("outage", ["connection", "server"])
async def test_time_of_an_outage_is_not_counted_twice_for_a_hidden_channel(
    welcomed: list[int], outage: str
) -> None:
    client = Client()
    await client.on_channel_hidden(HERE, CHANNEL)
    client.time = 1100.0
    if outage == "connection":
        await client.on_shard_disconnect(0)
    else:
        await client.on_guild_unavailable(client.there[0])
    client.time = 1300.0
    if outage == "connection":
        await client.on_shard_resumed(0)
    else:
        await client.on_guild_available(client.there[0])
    client.time = 1350.0
    await restored(client, CHANNEL)
    assert [seconds for _, _, seconds in client.added] == [200, 150]


async def test_a_channel_that_is_back_with_its_connection_is_counted_up_to_the_loss() -> None:
    client = Client()
    await client.on_channel_hidden(HERE, CHANNEL)
    client.time = 1100.0
    await client.on_shard_disconnect(0)
    client.time = 1300.0
    await restored(client, CHANNEL)
    await client.on_shard_ready(0)
    assert client.added == [("channel", CHANNEL, 100), ("shard", 0, 200)]


async def test_a_session_that_was_closed_on_purpose_forgets_its_hidden_channels() -> None:
    client = Client()
    await client.on_channel_hidden(HERE, CHANNEL)
    client.gateway.forget(1)
    assert client.hides(CHANNEL)
    client.gateway.forget(0)
    assert not client.hides(CHANNEL)
