"""The client of one process in a cluster: its sessions, its interactions and its events."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest
import yarl

from bot.app import cluster_client as clustered
from bot.app.cluster_client import IDENTIFY_PACE, SOON, ClusteredBoneyard
from bot.cluster.interaction_ownership import AnswerDecision
from bot.discord_ui.connection.hidden_channels import HiddenChannels
from bot.discord_ui.interactions.draining import Answering
from bot.language.localizer import localizer_for
from tests.bot.discord_ui.conftest import FakeClient, FakeInteraction, refused, unknown

AT = 1000.0
APART = 5.0
"""The seconds that Discord requires between two new sessions of a bucket."""
ANSWERED, BROKEN = refused(40060), refused(0, status=502)


class Client(ClusteredBoneyard):
    """A client whose turns the test grants, and whose connections open at once."""

    def __init__(self, buckets: int = 1) -> None:
        self._buckets, self._gateway_url = buckets, yarl.URL("wss://gateway")
        self._turns = {}
        self.asked: list[int] = []
        """The buckets for which a turn was requested."""
        self.connected: list[int] = []
        self.turn = asyncio.Semaphore(0)
        cluster: Any = SimpleNamespace(may_identify=self._may_identify, serves=lambda guild_id: False)
        self._cluster = cluster

    async def _may_identify(self, shard: int, bucket: int, pace: float) -> None:
        self.asked.append(bucket)
        await self.turn.acquire()

    async def launch_shard(self, gateway: yarl.URL, shard_id: int, *, initial: bool = False) -> None:
        self.connected.append(shard_id)
        await self.before_identify_hook(shard_id)


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def test_a_session_waits_for_its_turn_before_it_connects() -> None:
    """Once connected, a session that waits is silent. discord.py drops it after a minute, and its turn is
    lost."""
    client = Client()
    opening = [asyncio.ensure_future(client.open_session(shard)) for shard in range(3)]
    await settle()
    assert (client.asked, client.connected) == ([0, 0, 0], [])
    client.turn.release()
    await settle()
    assert client.connected == [0]
    opening[1].cancel()  # another process has taken the shard over
    await settle()
    client.turn.release()
    await settle()
    assert client.connected == [0, 2]
    assert client.asked == [0, 0, 0], "each session uses the turn it waited for"


async def test_each_bucket_has_its_own_turns() -> None:
    client = Client(buckets=2)
    opening = [asyncio.ensure_future(client.open_session(shard)) for shard in range(4)]
    await settle()
    assert client.asked == [0, 1, 0, 1]
    for each in opening:
        each.cancel()


async def test_a_session_that_reconnects_or_is_late_waits_for_another_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = AT
    monkeypatch.setattr(clustered, "time", SimpleNamespace(monotonic=lambda: now))
    client = Client()
    client._turns[0] = AT
    await client.before_identify_hook(0)
    assert client.asked == []
    client.turn.release()
    await client.before_identify_hook(0)  # Discord has closed it
    assert client.asked == [0]
    client._turns[0], now = AT, AT + SOON + 0.1  # connecting took too long
    client.turn.release()
    await client.before_identify_hook(0)
    assert client.asked == [0, 0]


def test_a_session_that_starts_late_keeps_discords_distance_to_the_next() -> None:
    assert IDENTIFY_PACE - SOON > APART


@pytest.mark.parametrize(
    ("refuses", "ways"),
    [([], ["defer", "follow up"]), ([ANSWERED], []), ([BROKEN, ANSWERED], ["follow up"])],
    ids=["no other answers", "another process answers", "another answers between two attempts"],
)
async def test_a_process_that_is_cut_off_apologizes_only_if_no_other_answers(
    refuses: list[Exception], ways: list[str]
) -> None:
    """Discord accepts only one first answer, so a refused acknowledgement means that another process
    answered."""

    pressed = list[tuple[int, int]]()

    async def decide(guild_id: int, interaction_id: int, *about: Any) -> AnswerDecision:
        pressed.append((guild_id, interaction_id))
        await about[-1]()
        return AnswerDecision.APOLOGIZE

    client, cluster = Client(), SimpleNamespace(decide=decide)
    client._cluster = cluster  # type: ignore[assignment]
    asked: Any = FakeInteraction(FakeClient(), refuses=refuses[:])
    assert not await client.admits(asked, "command-play")
    assert pressed == [(asked.guild_id, asked.id)]
    assert asked.ways == ways


def on_a_server_without_the_bot(**about: Any) -> Any:
    client: Any = FakeClient()
    client.get_guild = lambda _: None
    return FakeInteraction(client, is_guild_integration=lambda: False, **about)


@pytest.mark.parametrize(
    ("refuses", "ways"),
    [([], ["defer", "follow up"]), ([ANSWERED], [])],
    ids=["no other process hears it", "another process answers first"],
)
async def test_one_of_several_processes_says_that_it_does_not_play_where_the_bot_is_no_member(
    refuses: list[Exception], ways: list[str]
) -> None:
    """Whichever process hears it answers, without asking which one owns the server."""
    client = Client()
    asked = on_a_server_without_the_bot(refuses=refuses[:])
    assert not await client.admits(asked, "command-play")
    assert asked.ways == ways
    told = [fields["content"] for way, fields in asked.answers if way == "follow up"]
    assert told == [localizer_for("nl")("anywhere-shared")] * len(told)


async def test_a_process_suggests_nothing_where_the_bot_is_no_member() -> None:
    asked = on_a_server_without_the_bot(type=discord.InteractionType.autocomplete)
    assert not await Client().admits(asked, "command-play")
    assert asked.ways == []


async def test_the_owner_of_shard_0_answers_direct_messages() -> None:
    client, asked_for = Client(), list[int]()

    async def decide(guild_id: int, *_: Any) -> AnswerDecision:
        asked_for.append(guild_id)
        return AnswerDecision.LEAVE

    client._cluster = SimpleNamespace(decide=decide)  # type: ignore[assignment]
    asked: Any = FakeInteraction(FakeClient(), guild_id=None, is_guild_integration=lambda: False)
    assert not await client.admits(asked, "command-play")
    assert asked_for == [0]
    assert asked.ways == []


async def test_the_end_of_a_servers_outage_is_noted_also_if_another_process_serves_it() -> None:
    client = Client()
    back: list[int] = []
    parts: Any = SimpleNamespace(gateway=SimpleNamespace(server_restored=back.append))
    client._parts = parts
    guild: Any = SimpleNamespace(id=7)
    await client.on_guild_join(guild)
    assert back == [7]


async def test_closing_a_session_forgets_its_servers() -> None:
    """Closing a shard's session forgets the servers of that shard. Otherwise they would count as servers of
    this process until it ends."""
    client = Client()
    forgotten: list[int] = []
    state: Any = SimpleNamespace(forget_guilds=forgotten.append)
    client._connection = state
    client._AutoShardedClient__shards = {}  # type: ignore[attr-defined]
    await client.close_session(3)
    assert forgotten == [3]


@pytest.mark.parametrize("comes", [False, True])
async def test_a_channel_deleted_during_a_hand_over_is_handled_by_the_next_owner(
    comes: bool,
) -> None:
    client, closed = Client(), list[int]()

    async def will_serve(guild_id: int) -> bool:
        await asyncio.sleep(0)
        return comes

    async def close_channel(channel_id: int) -> list[Any]:
        closed.append(channel_id)
        return []

    async def clear(channel_id: int) -> None: ...

    cluster: Any = SimpleNamespace(serves=lambda guild_id: False, will_serve=will_serve)

    async def watchers(channel_id: int) -> list[int]:
        return [1]

    async def get_channel(channel_id: int) -> None:
        raise unknown(10003)

    parts: Any = SimpleNamespace(
        registry=SimpleNamespace(close_channel=close_channel),
        store=SimpleNamespace(subscriptions=SimpleNamespace(clear=clear, watchers=watchers)),
        gateway=SimpleNamespace(channels=HiddenChannels(lambda: 0.0)),
    )
    client._cluster, client._parts = cluster, parts
    client.http = SimpleNamespace(get_channel=get_channel)  # type: ignore[assignment]
    thread: Any = SimpleNamespace(thread_id=5, guild_id=7, parent_id=6)
    await client.on_raw_thread_delete(thread)
    assert closed == ([5] if comes else [])


async def test_a_process_that_failed_to_join_the_cluster_stops_without_another_error() -> None:
    """Discord did not report the number of shards, or the database not that of the other processes."""
    client = Client()
    del client._cluster  # it would be created next
    client._answering = Answering()
    parts: Any = SimpleNamespace(clock=AsyncMock(), delivery=AsyncMock())
    await client._finish(parts)
    parts.delivery.close.assert_awaited_once_with()
