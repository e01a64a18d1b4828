"""A table of two people that a real view shows in a fake channel."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import pytest

from bot.discord_ui.channel import channel_view
from bot.discord_ui.channel.batch import Batch
from bot.discord_ui.channel.channel_view import ChannelView
from bot.discord_ui.channel.side_messages import SideMessages
from bot.discord_ui.wire.last_posts import LastPosts
from bot.discord_ui.wire.services import USERS, Services
from bot.preferences import GuildSettings, Preferences, UserSettings
from bot.presentation.message import Message
from bot.store import DeliveryRow, State
from bot.tables.state.snapshot import Change, Notice, Snapshot, TimeWarning
from tests.bot.discord_ui.conftest import FakeTurns, unknown
from tests.bot.presentation.conftest import begun, snapshot

POSTED = 1000.0
"""When the first message of a table is sent, in Unix time."""
TURN = snapshot(begun(), state=State.PLAYING)
(SEAT,) = TURN.waiting()
WAITS = TURN.players[SEAT].user_id or 0
"""The user id of the player in turn, in every turn."""
OTHER = TURN.players[1 - SEAT].user_id or 0


def turn(number: int, **changes: Any) -> Snapshot:
    """Return the table after so many moves, each of which began a turn."""
    counts = dict.fromkeys(("revision", "version", "since", "made", "turn"), number)
    return replace(TURN, **counts | changes)


def warned(table: Snapshot) -> Snapshot:
    """Return the table with a warning that the player in turn has little time left."""
    return replace(table, warning=TimeWarning((WAITS,), POSTED + 60))


def run(number: int) -> Snapshot:
    """Return the table after so many moves, while a computer has to move."""
    computers = tuple(replace(player, user_id=None) for player in TURN.players)
    return turn(number, players=computers)


class ShownTable:
    """A table's view with its channel, its saved row and its clock."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = POSTED
        self.posts: dict[int, str] = {}
        """The texts of the messages in the channel, by id."""
        self.done: list[str] = []
        """What was done with messages, in order: ``send``, ``notify`` or ``edit``, and the text."""
        self.refuses: Exception | None = None
        """How Discord refuses edits; None if it takes them."""
        self.saved: DeliveryRow | None = None
        self.slept: list[float] = []
        self.users: dict[int, UserSettings] = {}
        self.guilds: dict[int, GuildSettings] = {}
        channel = SimpleNamespace(send=self._send, get_partial_message=self._message)
        self.services: Any = SimpleNamespace(
            channel=lambda table, channel_id=None: channel,
            client=SimpleNamespace(get_partial_messageable=lambda *_, **__: channel),
            clock=SimpleNamespace(now=lambda: self.now),
            faces=None,
            last_posts=LastPosts(),
            painter=SimpleNamespace(paint=AsyncMock(return_value=[])),
            preferences=Preferences(None, self.guilds, self.users),  # type: ignore[arg-type]
            store=SimpleNamespace(deliveries=SimpleNamespace(get=self._get, put=self._put)),
            turns=FakeTurns(),
        )
        self.services.mentionable = partial(Services.mentionable, self.services)
        loop = SimpleNamespace(time=lambda: self.now)
        clockwork = SimpleNamespace(get_running_loop=lambda: loop, sleep=self._sleep)
        monkeypatch.setattr(channel_view, "asyncio", clockwork)
        monkeypatch.setattr(channel_view, "highlights_of", AsyncMock(return_value=()))
        monkeypatch.setattr(channel_view, "table_message", _message)
        self.view = self._view()

    def _view(self) -> ChannelView:
        return ChannelView(TURN.table_id, self.services, SideMessages(self.services))

    async def show(self, table: Snapshot, *keys: str, **about: Any) -> None:
        """Show a change of the table, which tells the notices of these keys."""
        await self.view.load(doubtful=False)
        told = tuple(Notice(key) for key in keys)
        await self.view.show(Batch.of([Change(snapshot=table, told=told, **about)], {}))

    def restart(self) -> None:
        """Show the table by a new process, which knows only the saved row."""
        self.services.last_posts = LastPosts()
        self.view = self._view()

    async def _get(self, match_id: str) -> DeliveryRow | None:
        return self.saved

    async def _put(self, row: DeliveryRow) -> None:
        self.saved = row

    async def _sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.now += seconds

    async def _send(self, *, content: str, allowed_mentions: object, silent: bool, **_: Any) -> Any:
        number = max(self.posts, default=0) + 1
        self.posts[number] = content
        self.done.append(f"{'notify' if allowed_mentions is USERS and not silent else 'send'} {content}")
        return SimpleNamespace(id=number)

    def _message(self, number: int) -> Any:
        async def edit(*, content: str | None = None, **_: Any) -> None:
            if self.refuses is not None:
                raise self.refuses
            if number not in self.posts:
                raise unknown(10008)
            if content is not None:
                self.posts[number] = content
                self.done.append(f"edit {content}")

        async def delete() -> None:
            self.posts.pop(number, None)

        return SimpleNamespace(id=number, edit=edit, delete=delete)


def _message(table: Snapshot, told: Sequence[Notice], **_: Any) -> Message:
    asked = f"<@{WAITS}>" if table.deciding() else "computers"
    return Message(" ".join([asked, *(each.key for each in told)]))
