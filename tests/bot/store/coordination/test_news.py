"""Notifications between processes arrive, even after a connection was lost silently."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from bot.store import StoreUnreachable
from bot.store.coordination import news
from bot.store.coordination.news import News


class Connection:
    """A connection that answers some statements and then stops, without reporting its loss."""

    def __init__(self, answers: int) -> None:
        self.answers = answers

    def add_termination_listener(self, lost: Callable[[Any], None]) -> None:
        """Never call ``lost``."""

    async def add_listener(self, channel: str, heard: Callable[..., None]) -> None:
        heard(self, 1, channel, "user 7")

    async def execute(self, statement: str) -> str:
        self.answers -= 1
        if self.answers < 0:
            raise StoreUnreachable("store-slow", place="here")
        return statement


class Database:
    """A server whose first connection breaks; the second one lasts."""

    def __init__(self) -> None:
        self.connections = iter([Connection(2), Connection(1_000_000)])

    @asynccontextmanager
    async def direct(self) -> AsyncIterator[Connection]:
        yield next(self.connections)


async def test_a_silently_lost_connection_is_opened_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(news, "ASKED", 0.001)
    monkeypatch.setattr(news, "AGAIN", 0.001)
    database: Any = Database()
    heard: list[str] = []
    twice = asyncio.Event()

    def hear(told: str) -> None:
        heard.append(told)
        if heard.count("") == 2:
            twice.set()

    listening = asyncio.ensure_future(News(database).listen(hear))
    await asyncio.wait_for(twice.wait(), 60)
    listening.cancel()
    assert heard == ["user 7", "", "user 7", ""]
