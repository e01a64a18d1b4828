"""Private time warnings: for the players whom the table's message may not mention."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import pytest

from bot.discord_ui.hands import private_messages as module
from bot.discord_ui.hands.private_messages import PrivateMessages
from bot.discord_ui.wire.webhooks import InteractionToken
from bot.tables.state.snapshot import TimeWarning
from tests.bot.presentation.conftest import begun, snapshot

TABLE = snapshot(begun())
ANN, BOB = 1, 2


@pytest.mark.parametrize(
    ("mentionable", "warned"),
    [((), [ANN, BOB]), ((ANN,), [BOB]), ((ANN, BOB), [])],
    ids=["nobody may be mentioned", "one may", "both may"],
)
async def test_only_players_who_may_not_be_mentioned_are_warned_privately(
    monkeypatch: pytest.MonkeyPatch, mentionable: tuple[int, ...], warned: list[int]
) -> None:
    """The others are reminded by the table's message. Two warnings at once would be a nuisance."""
    sent, deleted = list[str](), list[str]()

    def hook(client: object, token: str) -> Any:
        async def send(**_: Any) -> Any:
            sent.append(token)
            return SimpleNamespace(id=7)

        return SimpleNamespace(
            send=send, delete_message=AsyncMock(side_effect=lambda _: deleted.append(token))
        )

    monkeypatch.setattr(module, "webhook_of", hook)
    services: Any = SimpleNamespace(
        client=None,
        mentionable=lambda table: mentionable,
        painter=SimpleNamespace(paint=AsyncMock(return_value=[])),
        preferences=SimpleNamespace(locale=lambda user_id, locale: "en"),
    )
    messages = PrivateMessages("t", services, lambda user_id: InteractionToken(str(user_id), None, 0.0, "en"))
    late = replace(TABLE, warning=TimeWarning((ANN, BOB), 90.0))
    for table in (late, late):
        await messages.warn(table)
    assert sorted(sent) == [str(each) for each in warned]
    await messages.warn(TABLE)
    assert sorted(deleted) == [str(each) for each in warned]
