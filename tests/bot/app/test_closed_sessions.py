"""A shard's session that is closed while the library reconnects it."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import discord.shard as library
import pytest
from discord.gateway import DiscordWebSocket, ReconnectWebSocket

from tests.bot.app.test_cluster_client import Client, settle


class Socket:
    """A connection without any events."""

    shard_id, gateway, session_id, sequence = 3, None, "s", 1

    def __init__(self) -> None:
        self.closed = False

    async def poll_event(self) -> None:
        await asyncio.Event().wait()

    async def close(self, code: int = 4000) -> None:
        self.closed = True


@pytest.mark.parametrize("under_way", [True, False], ids=["under way", "still in the queue"])
async def test_a_session_that_is_closed_while_it_reconnects_stays_closed(
    under_way: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    client, hello, made = Client(), asyncio.Event(), list[Socket]()
    parts: Any = SimpleNamespace(clock=SimpleNamespace(spawn=asyncio.ensure_future))
    client._parts = parts

    async def from_client(*_: Any, **__: Any) -> Socket:
        await hello.wait()
        made.append(Socket())
        return made[-1]

    monkeypatch.setattr(DiscordWebSocket, "from_client", from_client)
    state: Any = SimpleNamespace(forget_guilds=lambda shard: None)
    client._connection = state
    client.loop = asyncio.get_running_loop()
    client.dispatch = lambda *about: None
    client._closing_task, client._reconnect = None, True
    queue: asyncio.Queue[Any] = asyncio.Queue()
    shard = library.Shard(Socket(), client, queue.put_nowait)
    client._AutoShardedClient__shards = {3: shard}
    # Discord requests a reconnect; the library handles such requests one shard after the other
    # (Client.connect).
    asked = ReconnectWebSocket(3, resume=True)
    if under_way:
        again = asyncio.ensure_future(shard.reidentify(asked))
        await settle()
        await client.close_session(3)
    else:
        await client.close_session(3)
        again = asyncio.ensure_future(shard.reidentify(asked))
    hello.set()
    await again
    await settle()
    assert all(each.closed for each in made), "a session that is never closed"
    assert shard._task is None or shard._task.done()
