"""Hands that are kept current through their tokens."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import pytest

from bot.discord_ui import hand_view as module
from bot.discord_ui import whispers
from bot.discord_ui.hand_view import HandView
from bot.discord_ui.responder import InteractionToken, Responder
from bot.observer import Observer
from bot.preferences import GuildSettings, UserSettings
from bot.store import State
from tests.bot.discord_ui.conftest import FakeClient, FakeInteraction
from tests.bot.presentation.conftest import begun, snapshot


async def test_a_hand_that_was_opened_with_something_to_press_does_not_wait_when_that_is_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Requests are scarce: a hand with nothing to press may wait, but not one that still shows buttons."""
    hook = SimpleNamespace(edit_message=AsyncMock(), send=AsyncMock(return_value=SimpleNamespace(id=6)))
    for each in (module, whispers):
        monkeypatch.setattr(each, "webhook_of", lambda client, token: hook)
    preferences = SimpleNamespace(
        user=lambda user_id: UserSettings(),
        guild=lambda guild_id: GuildSettings(),
        locale=lambda user_id, locale: "en",
    )
    services: Any = SimpleNamespace(
        client=None,
        observer=Observer(),
        painter=SimpleNamespace(paint=AsyncMock(return_value=[])),
        preferences=preferences,
        store=SimpleNamespace(hand_tokens=AsyncMock()),
        clock=SimpleNamespace(now=lambda: 0.0),
        turns=SimpleNamespace(tidy=lambda: False),
        faces=None,
    )
    hands, match = HandView("t", services), begun()
    (seat,) = match.round.waiting()
    playing, paused = snapshot(match), snapshot(match, state=State.PAUSED)
    user_id = playing.players[seat].user_id
    assert user_id is not None

    hands.offer(user_id, InteractionToken("first", 5, 0.0, "en"))
    await hands.refresh_one(user_id, paused)
    await hands.drop(user_id)
    hands.offer(user_id, InteractionToken("second", None, 0.0, "en"))
    await hands.refresh_one(user_id, playing, again=True)
    await hands.refresh_one(user_id, paused, again=True)

    assert [call.args[0] for call in hook.edit_message.await_args_list] == [5, 6]


@pytest.mark.parametrize(("pressed", "way"), [("", "send"), ("private", "defer")])
async def test_who_has_left_before_their_hand_is_drawn_is_answered_all_the_same(
    pressed: str, way: str, client: FakeClient
) -> None:
    """Else a command would seem to be thought about for ever; what was pressed stays as it is."""
    preferences = SimpleNamespace(user=lambda user_id: UserSettings(used_hand=True))
    services: Any = SimpleNamespace(preferences=preferences, observer=Observer())
    interaction: Any = FakeInteraction(client, pressed=pressed)
    table = snapshot(begun())
    assert table.seat_of(interaction.user.id) is None

    await HandView("t", services).answer(Responder(interaction), lambda: table)

    assert interaction.ways == [way]
