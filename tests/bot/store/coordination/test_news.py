"""That what processes tell each other is heard, also after a connection was lost without a word."""

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
    """One that stands for some questions; then nobody answers any more, and nobody says so."""

    def __init__(self, answers: int) -> None:
        self.answers = answers

    def add_termination_listener(self, lost: Callable[[Any], None]) -> None:
        """It is never called."""

    async def add_listener(self, channel: str, heard: Callable[..., None]) -> None:
        heard(self, 1, channel, "user 7")

    async def execute(self, statement: str) -> str:
        self.answers -= 1
        if self.answers < 0:
            raise StoreUnreachable("store-slow", place="here")
        return statement


class Database:
    """A server to which a first connection breaks, and a second stands."""

    def __init__(self) -> None:
        self.connections = iter([Connection(2), Connection(1_000_000)])

    @asynccontextmanager
    async def direct(self) -> AsyncIterator[Connection]:
        yield next(self.connections)


async def test_a_connection_that_was_lost_without_a_word_is_made_again(
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
