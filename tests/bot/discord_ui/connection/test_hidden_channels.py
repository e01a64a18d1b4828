"""Channels that Discord hides: kept out of the library's cache, and never a reason to lose a server."""

from __future__ import annotations

import asyncio
import logging
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.app.connection_events import ConnectedClient
from bot.discord_ui.connection.hidden_channels import HIDDEN, HiddenChannels
from bot.discord_ui.connection.lost_channels import Fate, fate_of
from tests.bot.discord_ui.conftest import forbidden, refused, unknown
from tests.sockets import payloads
from tests.sockets.payloads import GUILD, stub

TEXT, VOICE, FORUM, STAGE, SEEN = 501, 502, 503, 504, 505
TYPES = {TEXT: 0, VOICE: 2, FORUM: 15, STAGE: 13}


class Client(ConnectedClient):
    """A client that receives what Discord would send, and records the events it dispatches."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), shard_count=1)
        self.loop = asyncio.get_running_loop()
        self.events: list[tuple[Any, ...]] = []

    def dispatch(self, event: str, /, *args: Any, **_: Any) -> None:
        self.events.append((event, *(getattr(each, "id", each) for each in args)))

    @property
    def state(self) -> Any:
        return self._connection

    def told(self, *events: str) -> list[tuple[Any, ...]]:
        return [each for each in self.events if each[0] in events]


@pytest.fixture
async def client() -> Client:
    client = Client()
    client.state.user = discord.Object(payloads.APPLICATION)
    return client


def server(*channels: dict[str, Any]) -> dict[str, Any]:
    return {**payloads.guild([SEEN]), "channels": [payloads.channel(SEEN), *channels]}


@pytest.mark.parametrize("how", ["present", "null", "left out"])
async def test_a_server_with_hidden_channels_is_known_without_them(client: Client, how: str) -> None:
    client.state.parse_guild_create(server(*(stub(each, kind, how) for each, kind in TYPES.items())))
    guild = client.get_guild(GUILD)
    assert guild is not None
    assert [channel.id for channel in guild.channels] == [SEEN]
    assert set(client.state.hidden_in(GUILD)) == {*TYPES}


async def test_the_flag_is_the_mark_and_not_the_name(client: Client) -> None:
    named = {**payloads.channel(TEXT), "name": "___hidden___"}
    flagged = {**stub(VOICE, 0, "present"), "name": "general"}
    client.state.parse_guild_create(server(named, flagged))
    assert client.get_channel(TEXT) is not None
    assert client.get_channel(VOICE) is None


@pytest.mark.parametrize(
    "broken",
    [
        {**payloads.channel(VOICE), "type": 2},
        {**payloads.channel(FORUM), "type": 15, "available_tags": None},
        {"id": str(TEXT), "type": 0},
    ],
    ids=["voice without bitrate", "forum without tags", "text without anything"],
)
async def test_a_channel_that_cannot_be_read_does_not_lose_its_server(
    client: Client, broken: dict[str, Any], caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(2):  # the second time as after an outage
        client.state.parse_guild_create(server(broken))
    guild = client.get_guild(GUILD)
    assert guild is not None
    assert [channel.id for channel in guild.channels] == [SEEN]
    (line,) = caplog.records
    assert (line.levelno, line.exc_info) == (logging.WARNING, None)
    assert broken["id"] in line.getMessage()


async def test_a_thread_that_cannot_be_read_does_not_lose_its_server(client: Client) -> None:
    client.state.parse_guild_create({**server(), "threads": [{"id": "9"}]})
    assert client.get_channel(SEEN) is not None


async def test_a_server_that_cannot_be_read_for_another_reason_raises(client: Client) -> None:
    with pytest.raises(TypeError):
        client.state.parse_guild_create({**server(), "roles": [None]})


@pytest.mark.parametrize("how", ["present", "null", "left out"])
@pytest.mark.parametrize("event", ["update", "create"])
async def test_a_channel_is_hidden_and_comes_back(client: Client, how: str, event: str) -> None:
    client.state.parse_guild_create(server())
    getattr(client.state, f"parse_channel_{event}")({**stub(SEEN, 0, how), "guild_id": str(GUILD)})
    assert client.get_channel(SEEN) is None
    assert client.told("channel_hidden", "guild_channel_delete") == [("channel_hidden", GUILD, SEEN)]
    client.state.parse_channel_update(payloads.channel(SEEN))
    assert client.get_channel(SEEN) is not None
    assert client.told("guild_channel_create") == [("guild_channel_create", SEEN)]
    assert SEEN not in client.state.hidden_in(GUILD)


async def test_a_channel_that_is_hidden_after_an_outage_leaves_the_cache(client: Client) -> None:
    client.state.parse_guild_create(server(payloads.channel(TEXT)))
    client.state.parse_guild_create(server(stub(TEXT, 0, "present")))
    assert client.get_channel(TEXT) is None
    client.state.parse_guild_create(server(payloads.channel(TEXT)))
    assert client.get_channel(TEXT) is not None
    assert set(client.state.hidden_in(GUILD)) == set()


async def test_an_update_that_cannot_be_read_removes_the_channel(client: Client) -> None:
    client.state.parse_guild_create(server())
    client.state.parse_channel_update({"id": str(SEEN), "guild_id": str(GUILD), "type": 0})
    assert client.get_channel(SEEN) is None
    client.state.parse_channel_create({"id": "9", "guild_id": str(GUILD), "type": 2})
    assert client.get_channel(9) is None


async def test_the_deletion_of_a_hidden_channel_is_heard(client: Client) -> None:
    """The library reports only what it has in its cache."""
    client.state.parse_guild_create(server(stub(TEXT, 0, "null")))
    for channel in (TEXT, SEEN):
        client.state.parse_channel_delete({"id": str(channel), "guild_id": str(GUILD)})
    told = client.told("hidden_channel_delete", "guild_channel_delete")
    assert told == [("hidden_channel_delete", GUILD, TEXT), ("guild_channel_delete", SEEN)]


async def test_a_server_that_is_left_takes_its_hidden_channels_along(client: Client) -> None:
    client.state.parse_guild_create(server(stub(TEXT, 0, "null")))
    client.state.parse_guild_delete({"id": str(GUILD)})
    assert set(client.state.hidden_in(GUILD)) == set()


@pytest.mark.parametrize(
    ("answer", "fate"),
    [
        (unknown(10003), Fate.GONE),
        (forbidden(50001), Fate.HIDDEN),
        (forbidden(50013), Fate.THERE),
        (stub(TEXT, 0, "null"), Fate.HIDDEN),
        (payloads.channel(TEXT), Fate.THERE),
        (unknown(0), Fate.THERE),
        (refused(0, 500), Fate.THERE),
        (ConnectionResetError(), Fate.THERE),
    ],
)
async def test_only_discords_word_makes_a_channel_gone(answer: Any, fate: Fate) -> None:
    async def get_channel(channel_id: int) -> Any:
        if isinstance(answer, Exception):
            raise answer
        return answer

    http: Any = SimpleNamespace(get_channel=get_channel)
    assert await fate_of(http, TEXT) is fate


def test_a_channel_that_is_hidden_twice_keeps_its_time() -> None:
    now = 100.0
    channels = HiddenChannels(lambda: now)
    channels.hide(GUILD, [TEXT], seen=True)
    now = 200.0
    channels.hide(GUILD, [TEXT, VOICE], seen=False)
    hidden = channels.since([VOICE, TEXT])
    assert hidden is not None
    assert (hidden.since, hidden.seen) == (100.0, True)
    assert channels.since([SEEN, None]) is None
    assert channels.end(TEXT) is None, "nobody said that it is back"
    assert channels.returning(TEXT) == [TEXT]
    assert (channels.end(TEXT), channels.end(TEXT)) == (100.0, None)


def test_a_channel_that_is_hidden_again_before_its_tables_go_on_stays_hidden() -> None:
    """They wait while the database fails."""
    channels = HiddenChannels(lambda: 100.0)
    channels.hide(GUILD, [TEXT], seen=True)
    channels.returning(TEXT)
    channels.hide(GUILD, [TEXT], seen=True)
    assert channels.end(TEXT) is None
    assert TEXT in channels
    channels.gone(TEXT)
    assert TEXT not in channels


def test_the_flag_is_that_of_discord() -> None:
    assert HIDDEN == 131072
