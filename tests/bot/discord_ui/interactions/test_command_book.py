"""Test when commands are registered with Discord and when other processes hear of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from types import SimpleNamespace
from typing import Any

from bot.discord_ui.interactions.command_book import COMMANDS, SYNC_PAUSES, CommandBook
from bot.store import StoreUnreachable


class Command:
    """A command as it is registered with Discord."""

    def __init__(self, description: str) -> None:
        self.description = description

    async def get_translated_payload(self, *_: object) -> dict[str, str]:
        return {"name": "play", "description": self.description}


class Site:
    """A Discord that registers commands, a store that keeps their ids, and a listening process."""

    def __init__(self) -> None:
        self.down = self.deaf = False
        """Whether Discord fails, and whether the news cannot be sent."""
        self.synced = 0
        """How often the commands were registered."""
        self.commands: list[Command] = []
        self.kept: dict[str, str] = {}
        self.told: list[str] = []
        self.later: list[tuple[float, Callable[[], Any]]] = []
        tree: Any = SimpleNamespace(translator=object(), get_commands=lambda: self.commands, sync=self._sync)
        self.book = CommandBook(tree)
        self.store: Any = SimpleNamespace(
            key_values=SimpleNamespace(get=self._get, put=self._put), news=SimpleNamespace(tell=self._tell)
        )
        self.clock: Any = SimpleNamespace(call_later=self._call_later, spawn=lambda work: work)

    async def begin(self) -> None:
        await self.book.begin(self.store, self.clock, always=False)

    async def wait(self, seconds: float) -> None:
        """Run the one scheduled call, which must be due after this many seconds."""
        ((due, call),) = self.later
        assert due == seconds
        self.later = []
        work: Coroutine[Any, Any, None] = call()
        await work

    async def _sync(self) -> list[Any]:
        if self.down:
            raise OSError
        self.synced += 1
        return [SimpleNamespace(name="play", id=7)]

    async def _get(self, key: str) -> str | None:
        return self.kept.get(key)

    async def _put(self, key: str, value: str) -> None:
        self.kept[key] = value

    async def _tell(self, news: str) -> None:
        if self.deaf:
            raise StoreUnreachable("store-slow", place="here")
        self.told.append(news)

    def _call_later(self, seconds: float, call: Callable[[], Awaitable[None]]) -> Callable[[], None]:
        self.later.append((seconds, call))
        return lambda: None


async def test_other_processes_are_told_once_discord_has_accepted_the_commands() -> None:
    site = Site()
    site.down = True
    await site.begin()
    assert site.told == []
    site.down = False
    await site.wait(SYNC_PAUSES[0])
    assert site.told == [COMMANDS]
    assert site.book.mention("play") == "</play:7>"


async def test_other_processes_are_told_after_a_retry_if_the_news_failed() -> None:
    site = Site()
    site.deaf = True
    await site.begin()
    site.deaf = False
    await site.wait(SYNC_PAUSES[0])
    assert site.told == [COMMANDS]


async def test_commands_are_registered_again_only_if_they_have_changed() -> None:
    site = Site()
    for description, synced in (("Play", 1), ("Play", 1), ("Play dominoes", 2)):
        site.commands = [Command(description)]
        await site.begin()
        assert site.synced == synced
