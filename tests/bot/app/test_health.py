"""Readiness: the database answers, every shard is connected, and the bot is not stopping."""

from __future__ import annotations

from collections.abc import Collection
from types import SimpleNamespace
from typing import Any

import pytest

from bot.app.health import Health
from bot.discord_ui.connection.gateway import Gateway
from bot.discord_ui.wire.clock import SystemClock
from bot.store import StoreUnreachable


class Pinged:
    """A store whose database answers or does not."""

    def __init__(self, *, answers: bool) -> None:
        self._answers = answers

    async def ping(self) -> None:
        if not self._answers:
            raise StoreUnreachable("store-disk-full", place="here")


def a_client(
    *, answers: bool = True, connected: Collection[int] = (0, 1), set_up: bool = True, draining: bool = False
) -> Any:
    """Return a client of two shards."""
    discord_client: Any = SimpleNamespace(shard_count=2)
    gateway = Gateway(discord_client, SystemClock())
    for shard in connected:
        gateway.connection_back(shard)
    return SimpleNamespace(
        set_up=set_up,
        draining=draining,
        is_closed=lambda: False,
        store=Pinged(answers=answers),
        parts=SimpleNamespace(gateway=gateway),
        shards={0: None, 1: None},
    )


@pytest.mark.parametrize(
    ("about", "database", "shards"),
    [
        ({}, True, True),
        ({"answers": False}, False, True),
        ({"connected": [1]}, True, False),
        ({"connected": []}, True, False),
        ({"set_up": False}, False, False),
        ({"draining": True}, False, False),
    ],
)
async def test_readiness(about: dict[str, Any], database: bool, shards: bool) -> None:
    found = await Health(a_client(**about)).readiness()
    assert found == {"database": database, "shards": shards}


async def test_a_bot_without_shards_is_not_ready() -> None:
    client = a_client()
    client.shards = {}
    assert (await Health(client).readiness())["shards"] is False


async def test_there_is_no_state_before_the_store_is_open() -> None:
    assert await Health(a_client(set_up=False)).state() is None
