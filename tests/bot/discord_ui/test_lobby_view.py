"""The lobby in its channel: whom it notifies."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.discord_ui.lobby_view import LobbyView
from bot.discord_ui.newest_message import NewestMessage
from bot.discord_ui.parcel import Parcel
from bot.discord_ui.side_messages import SideMessages
from bot.store import DeliveryRow, InvitedRow, State
from bot.tables.limits import MENTION_AGAIN, Cooldowns
from bot.tables.snapshot import Change
from tests.bot.discord_ui.conftest import refused
from tests.bot.discord_ui.test_newest_message import NEWEST, OLDER, beside
from tests.bot.presentation.conftest import snapshot


async def test_who_is_invited_is_notified_though_the_lobby_could_not_be_shown_at_first() -> None:
    """Sent again it is the same message: nobody is notified of it twice."""
    table = replace(snapshot(), invited=(InvitedRow(55, "Cas", False),))
    services = beside({OLDER}, DeliveryRow(table.table_id, OLDER, State.LOBBY, 0))
    cooldowns = Cooldowns()
    services.rested = lambda *each: cooldowns.rested(each, 0.0, MENTION_AGAIN)
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
    invited = Parcel.of([Change(snapshot=table, show_again=True)], {})
    with pytest.raises(discord.HTTPException):
        await view.show(invited)
    await view.show(invited)
    assert mentioned == [[55], [55]]
