"""Turns sent as follow-ups to a click, and the click through which they are edited."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import aiohttp
import pytest

from bot.discord_ui.channel import follow_ups
from bot.discord_ui.channel.follow_ups import FollowUps, TableClick
from bot.discord_ui.rate_limits.traffic import UncertainError
from bot.discord_ui.wire.last_posts import LastPosts
from bot.discord_ui.wire.services import NOBODY
from bot.discord_ui.wire.webhooks import InteractionToken
from bot.presentation.message import Message
from tests.bot.presentation.conftest import begun, snapshot


def click(token: str) -> TableClick:
    """Return an answered press on the table's message."""
    responder: Any = SimpleNamespace(
        token=lambda: InteractionToken(token, None, 0.0, "en"),
        actor=SimpleNamespace(channel_id=200),
        on_message=True,
        on_private_message=False,
        answered=True,
    )
    return TableClick(responder, by_delivery=False)


async def test_a_follow_up_is_edited_through_the_click_it_was_sent_with(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """While it is unknown whether Discord took the message, a later click may arrive. Its token cannot edit
    the message."""

    clock = SimpleNamespace(now=lambda: 0.0)
    painter = SimpleNamespace(paint=AsyncMock(return_value=[]))
    services: Any = SimpleNamespace(client=None, clock=clock, painter=painter)
    table = replace(snapshot(begun()), channel_id=200)
    ups = FollowUps(table.table_id, services)

    async def send(**_: Any) -> Any:
        ups.clicked(click("later"))  # another press arrives meanwhile
        raise aiohttp.ServerDisconnectedError

    monkeypatch.setattr(
        follow_ups, "webhook_of", lambda client, token: SimpleNamespace(send=send, token=token)
    )
    ups.clicked(click("first"))
    with pytest.raises(UncertainError):
        await ups.send(table, Message("a turn"), NOBODY)
    ups.adopt(7)  # the message is found by its controls
    hook: Any = ups.hook(7)
    assert hook.token == "first"


async def test_a_follow_up_is_the_last_post_of_its_channel(monkeypatch: pytest.MonkeyPatch) -> None:
    """Messages above it are then not edited for a turn."""
    services: Any = SimpleNamespace(
        client=None,
        clock=SimpleNamespace(now=lambda: 0.0),
        painter=SimpleNamespace(paint=AsyncMock(return_value=[])),
        last_posts=LastPosts(),
    )
    hook = SimpleNamespace(send=AsyncMock(return_value=SimpleNamespace(id=7)))
    monkeypatch.setattr(follow_ups, "webhook_of", lambda client, token: hook)
    table = replace(snapshot(begun()), channel_id=200)
    ups = FollowUps(table.table_id, services)
    assert await ups.send(table, Message("a turn"), NOBODY) is None, "there is no click to follow up on"
    ups.clicked(click("token"))
    assert await ups.send(table, Message("a turn"), NOBODY) == 7
    assert services.last_posts.lowest(200, 7)
