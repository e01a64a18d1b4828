"""The monitoring port, over a socket of this machine."""

from __future__ import annotations

import logging
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import pytest

from bot.app.monitoring import server
from bot.app.monitoring.metrics import CountingHandler, Metrics
from bot.app.monitoring.server import CannotMonitorError, MonitoringServer
from bot.store import StoreUnreachable
from bot.telemetry.observer import BotState


class FakeBot:
    """A bot whose state and readiness the test sets."""

    def __init__(self) -> None:
        self.tables: dict[tuple[str, str], int] = {}
        self.parts = {"database": True, "shards": True}
        self.failure: Exception | None = None

    async def state(self) -> BotState | None:
        if self.failure is not None:
            raise self.failure
        return BotState(self.tables, {}, {}, servers=1)

    async def readiness(self) -> dict[str, bool]:
        if self.failure is not None:
            raise self.failure
        return self.parts


@asynccontextmanager
async def monitored(bot: FakeBot) -> AsyncIterator[Any]:
    """Yield a function that requests a page of a monitored bot and returns its status and text."""
    metrics = MonitoringServer(bot, Metrics())
    async with metrics.open("127.0.0.1", 0), aiohttp.ClientSession(metrics.address) as session:

        async def ask(page: str) -> tuple[int, str]:
            async with session.get(page) as answer:
                return answer.status, await answer.text()

        yield ask


async def test_metrics_show_the_state_at_the_time_of_the_request() -> None:
    bot = FakeBot()
    async with monitored(bot) as ask:
        bot.tables = {("playing", "block"): 3}
        status, first = await ask("/metrics")
        bot.tables = {("lobby", "block"): 1}
        _, second = await ask("/metrics")
    assert status == 200
    assert 'boneyard_tables{game="block",state="playing"} 3.0' in first.splitlines()
    assert 'boneyard_tables{game="block",state="lobby"} 1.0' in second.splitlines()
    assert 'state="playing"' not in second


async def test_counters_are_served_even_if_the_database_does_not_answer(
    caplog: pytest.LogCaptureFixture,
) -> None:
    bot = FakeBot()
    bot.failure = StoreUnreachable("store-disk-full", place="here")
    async with monitored(bot) as ask:
        status, told = await ask("/metrics")
    assert status == 200
    assert "boneyard_unanswered_total 0.0" in told.splitlines()
    assert 'boneyard_log_records_total{level="WARNING"} 1.0' in told.splitlines()
    assert "The disk is full" in caplog.text
    assert not [each for each in logging.getLogger().handlers if isinstance(each, CountingHandler)]


@pytest.mark.parametrize(
    ("parts", "status"),
    [
        ({"database": True, "shards": True}, 200),
        ({"database": False, "shards": True}, 503),
        ({"database": True, "shards": False}, 503),
        ({}, 503),
    ],
)
async def test_a_bot_is_ready_if_all_its_dependencies_are(parts: dict[str, bool], status: int) -> None:
    bot = FakeBot()
    bot.parts = parts
    async with monitored(bot) as ask:
        told = await ask("/readyz")
        alive, _ = await ask("/healthz")
    assert told[0] == status
    assert [f'"{name}": {str(answer).lower()}' in told[1] for name, answer in parts.items()] == [True] * len(
        parts
    )
    assert alive == 200


async def test_a_bot_whose_state_cannot_be_read_is_alive_but_not_ready(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bot = FakeBot()
    bot.failure = TimeoutError()
    async with monitored(bot) as ask:
        assert (await ask("/readyz"))[0] == 503
        assert (await ask("/healthz"))[0] == 200
        assert (await ask("/"))[0] == 404


async def test_the_lag_of_the_event_loop_is_measured_repeatedly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "TICK", 0.0)
    async with monitored(FakeBot()) as ask:
        _, first = await ask("/metrics")
        _, second = await ask("/metrics")
    seen = [
        float(line.split()[1])
        for told in (first, second)
        for line in told.splitlines()
        if line.startswith("boneyard_loop_lag_seconds_count")
    ]
    assert 0 < seen[0] < seen[1]


async def test_a_port_in_use_is_reported_in_one_sentence() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(CannotMonitorError, match=f"127.0.0.1, port {port}"):
            async with MonitoringServer(FakeBot(), Metrics()).open("127.0.0.1", port):
                pass
