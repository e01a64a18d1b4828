"""The lobby in its channel, and whom it notifies."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest

from bot.discord_ui.channel.batch import Batch
from bot.discord_ui.channel.lobby_view import LobbyView
from bot.discord_ui.channel.newest_message import NewestMessage
from bot.discord_ui.channel.side_messages import SideMessages
from bot.discord_ui.wire.services import Services
from bot.preferences import UserSettings
from bot.store import DeliveryRow, InvitedRow, State
from bot.tables.state.limits import Cooldowns
from bot.tables.state.requests import Actor
from bot.tables.state.snapshot import Change
from tests.bot.discord_ui.channel.test_newest_message import NEWEST, OLDER, beside
from tests.bot.discord_ui.conftest import refused
from tests.bot.presentation.conftest import people, snapshot


def allow_mentions(services: Any) -> None:
    """Let these services notify users, each at most once per cooldown."""
    services.mentioned, services.clock = Cooldowns(), SimpleNamespace(now=lambda: 0.0)
    services.calling = partial(Services.calling, services)


async def test_invited_people_are_notified_although_the_lobby_was_refused_at_first() -> None:
    """The lobby is sent again with the same nonce, so Discord notifies no one twice."""
    table = replace(snapshot(), invited=(InvitedRow(55, "Cas", False),))
    services = beside({OLDER}, DeliveryRow(table.table_id, OLDER, State.LOBBY, 0))
    allow_mentions(services)
    services.mentionable = lambda table: {55}
    channel = services.channel(table)
    mentioned = list[Any]()

    async def send(**fields: Any) -> Any:
        mentioned.append(fields["allowed_mentions"].to_dict().get("users"))
        if len(mentioned) == 1:
            raise refused(0, status=503)
        return SimpleNamespace(id=NEWEST)

    channel.send = send
    newest = NewestMessage(table.table_id, services, SideMessages(services))
    await newest.load(doubtful=False)
    view = LobbyView(newest, services)
    invited = Batch.of([Change(snapshot=table, show_again=True)], {})
    with pytest.raises(discord.HTTPException):
        await view.show(invited)
    await view.show(invited)
    assert mentioned == [[55], [55]]


async def test_invited_people_are_notified_although_saving_the_invitation_seemed_to_fail() -> None:
    """The table is then reloaded from the store, and the invitation is shown like any other change."""
    lobby = snapshot()
    services = beside({OLDER}, DeliveryRow(lobby.table_id, OLDER, State.LOBBY, 0))
    allow_mentions(services)
    services.mentionable = lambda table: {55}
    newest = NewestMessage(lobby.table_id, services, SideMessages(services))
    await newest.load(doubtful=False)
    view = LobbyView(newest, services)
    await view.show(Batch.of([Change(snapshot=lobby)], {}))
    assert services.called == []
    invited = replace(lobby, invited=(InvitedRow(55, "Cas", False),))
    for _ in range(2):
        await view.show(Batch.of([Change(snapshot=invited)], {}))
    assert [each.to_dict().get("users") for each in services.called] == [[55]]


async def test_subscribers_are_called_although_the_first_answer_was_refused() -> None:
    table = replace(snapshot(players=people(1)), invited=(InvitedRow(55, "Cas", False),))
    services = beside(set(), DeliveryRow(table.table_id, None, State.LOBBY, 0))
    allow_mentions(services)
    services.mentionable = lambda table: {55}
    services.preferences = SimpleNamespace(
        guild=lambda guild_id: SimpleNamespace(pings=True), user=lambda user_id: UserSettings()
    )
    services.store.subscriptions = SimpleNamespace(watchers=AsyncMock(return_value=[77]))
    send_first = AsyncMock(side_effect=[refused(0, status=503), NEWEST])
    command: Any = SimpleNamespace(on_message=False, answered=False, held=False, send_first=send_first)
    newest = NewestMessage(table.table_id, services, SideMessages(services))
    await newest.load(doubtful=False)
    view = LobbyView(newest, services)
    opened = Batch.of([Change(snapshot=table, cause=Actor(1, interaction_id=5))], {5: command})
    with pytest.raises(discord.HTTPException):
        await view.show(opened)
    await view.show(opened)
    called = [each.args[0]["allowed_mentions"].to_dict()["users"] for each in send_first.call_args_list]
    assert [sorted(each) for each in called] == [[55, 77], [55, 77]]
