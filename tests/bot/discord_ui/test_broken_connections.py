"""Broken connections to Discord: what could not be shown is shown another way, or retried."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import aiohttp
import discord
import pytest

from bot.discord_ui import delivery as module
from bot.discord_ui.channel.channel_view import ChannelView
from bot.discord_ui.channel.threads import MatchThreads
from bot.discord_ui.delivery import Delivery
from bot.discord_ui.hands import hand_view, private_messages
from bot.discord_ui.wire.services import FoundChannel
from bot.discord_ui.wire.webhooks import InteractionToken
from bot.preferences import GuildSettings, UserSettings
from bot.store import StoreError
from bot.tables.state.requests import NotShown
from bot.tables.state.snapshot import Change, TimeWarning
from bot.telemetry.observer import Observer
from tests.bot.discord_ui.hands.test_hand_delivery import Line
from tests.bot.presentation.conftest import begun, snapshot

BROKEN = aiohttp.ServerDisconnectedError


@pytest.fixture
def line(monkeypatch: pytest.MonkeyPatch) -> Line:
    return Line(monkeypatch)


class Client:
    """A client that has no channel cached, and whose first request for one fails."""

    def __init__(self) -> None:
        self.tries = 0

    def get_channel(self, channel_id: int) -> None:
        """Return nothing: archived threads, and channels of an unavailable server, are not cached."""

    async def fetch_channel(self, channel_id: int) -> Any:
        self.tries += 1
        if self.tries == 1:
            raise BROKEN
        return SimpleNamespace(id=channel_id)


@pytest.mark.parametrize("trouble", ["discord", "store"])
async def test_a_table_whose_channel_could_not_be_looked_up_is_retried(
    monkeypatch: pytest.MonkeyPatch, trouble: str
) -> None:
    """Without a retry the restored table would never be shown, and its clock would not run."""
    shown, tried_again = list[Any](), list[Callable[[], None]]()

    async def show(self: Delivery, box: Any, batch: Any) -> None:
        shown.append(batch)

    monkeypatch.setattr(Delivery, "_show", show)
    monkeypatch.setattr(module, "keep_log", AsyncMock())
    client: Any = Client()
    venues: Any = MatchThreads(client, client)
    if trouble == "store":
        venues = SimpleNamespace(find=AsyncMock(return_value=FoundChannel(7, 99)))
    clock = SimpleNamespace(call_later=lambda seconds, call: tried_again.append(call) or (lambda: None))
    services: Any = SimpleNamespace(observer=Observer(), clock=clock, venues=venues, client=client)
    down = StoreError("store-slow", place="it")
    session = SimpleNamespace(handle=AsyncMock(side_effect=[down, None]))
    registry: Any = SimpleNamespace(
        serves=lambda table: True, shows=lambda table: True, get=AsyncMock(return_value=session)
    )
    delivery = Delivery(services)
    delivery.bind(registry)
    table = snapshot(begun())
    delivery.publish(Change(snapshot=table, recovered=True, doubtful=True))
    await delivery.settled(table.table_id)
    for call in tried_again:
        call()
    await delivery.settled(table.table_id)
    await delivery.close()
    assert [batch.doubtful for batch in shown] == [True]


async def test_a_refused_table_is_retried_even_if_the_host_could_not_be_warned(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Once the bot has the permission again, the retry shows the table."""
    told, tried_again = list[Any](), list[Callable[[], None]]()
    hook = SimpleNamespace(send=AsyncMock(side_effect=BROKEN), edit_message=AsyncMock())
    for each in (hand_view, private_messages):
        monkeypatch.setattr(each, "webhook_of", lambda client, token: hook)
    monkeypatch.setattr(private_messages.permissions, "missing_in", lambda *_: [])
    monkeypatch.setattr(module, "keep_log", AsyncMock())
    forbidden = discord.Forbidden(SimpleNamespace(status=403, reason=""), {"code": 50013, "message": ""})  # type: ignore[arg-type]
    monkeypatch.setattr(ChannelView, "load", AsyncMock())
    monkeypatch.setattr(ChannelView, "show", AsyncMock(side_effect=[forbidden, None]))
    clock = SimpleNamespace(
        now=lambda: 0.0, call_later=lambda seconds, call: tried_again.append(call) or (lambda: None)
    )
    preferences = SimpleNamespace(
        user=lambda user_id: UserSettings(),
        guild=lambda guild_id: GuildSettings(),
        locale=lambda user_id, locale: "en",
    )
    tokens = SimpleNamespace(of=AsyncMock(return_value={}), put=AsyncMock(), drop=AsyncMock())
    services: Any = SimpleNamespace(
        observer=Observer(),
        clock=clock,
        client=None,
        hides=lambda channel_id: False,
        preferences=preferences,
        faces=None,
        mentionable=lambda table: (),
        painter=SimpleNamespace(paint=AsyncMock(return_value=[])),
        store=SimpleNamespace(hand_tokens=tokens),
    )
    session = SimpleNamespace(handle=AsyncMock(side_effect=lambda actor, request: told.append(request)))
    registry: Any = SimpleNamespace(
        serves=lambda table: True, shows=lambda table: True, get=AsyncMock(return_value=session)
    )
    delivery = Delivery(services)
    delivery.bind(registry)
    table = snapshot(begun())
    user_id = table.players[0].user_id or 0
    hands = delivery.box(table).hands
    hands.expect(user_id)
    hands.offer(user_id, InteractionToken("token", 5, 0.0, "en"))
    delivery.publish(Change(snapshot=table))
    await delivery.settled(table.table_id)
    assert [type(each) for each in told] == [NotShown]
    assert delivery.box(table).cancel_retry is not None


async def test_hands_are_refreshed_even_if_a_warning_could_not_be_deleted(line: Line) -> None:
    """If they were not refreshed, the next player to move would see old tiles."""
    assert line.table is not None
    delete = AsyncMock(side_effect=BROKEN)
    hand_view.webhook_of(None, "").delete_message = delete  # type: ignore[arg-type,method-assign]
    warned = replace(line.table, warning=TimeWarning((line.user_id,), 90.0))
    line.delivery.refresh([Change(snapshot=warned)])
    line.table, moved = warned, replace(line.table, revision=line.table.revision + 1)
    await line.settle()
    assert line.send.await_count == 1, "the warning"
    before = line.edit.await_count
    line.hands._contents.clear()  # the move changes what the hand shows
    line.table = moved
    line.delivery.refresh([Change(snapshot=moved)])
    await line.settle()
    assert delete.await_count == 1
    assert line.edit.await_count == before + 1


async def test_hands_are_refreshed_even_if_the_hand_of_a_leaver_cannot_be_edited(
    line: Line,
) -> None:
    """The hands of the others who left still lose their buttons, too."""
    assert line.table is not None
    gone = 98
    for user_id in (gone, 99):
        line.hands._tokens[user_id] = InteractionToken(f"t{user_id}", user_id, 0.0, "en")
        line.hands._seats[user_id] = user_id
    calls = list[tuple[int, bool]]()

    async def edit(number: int, **changes: Any) -> None:
        calls.append((number, changes["view"] is None))
        if number == gone:
            raise BROKEN

    line.edit.side_effect = edit
    line.delivery.refresh([Change(snapshot=line.table, left=(gone, 99))])
    await line.settle()
    while line.clock.timers:
        line.clock.ring()
        await line.settle()
    assert [number for number, _ in calls if number != gone] == [99, 5]
    assert {call.args[1] for call in line.delivery._services.store.hand_tokens.drop.await_args_list} == {
        98,
        99,
    }
