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
from bot.discord_ui.wire.responder import InteractionToken
from bot.discord_ui.wire.services import NOBODY
from bot.presentation.message import Message
from tests.bot.presentation.conftest import begun, snapshot


async def test_a_follow_up_is_edited_through_the_click_it_was_sent_with(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """While it is unknown whether Discord took the message, a later click may arrive. Its token cannot edit
    the message."""

    def click(token: str) -> TableClick:
        responder: Any = SimpleNamespace(
            token=lambda: InteractionToken(token, None, 0.0, "en"),
            actor=SimpleNamespace(channel_id=200),
            on_message=True,
            on_private_message=False,
            answered=True,
        )
        return TableClick(responder, by_delivery=False)

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
