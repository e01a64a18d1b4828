"""Test whether a table may be opened here, and whether people may be invited."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.discord_ui.interactions.opening import may_open_here, sorted_out
from bot.discord_ui.wire.permissions import NEEDED
from bot.discord_ui.wire.responder import Responder
from bot.language.localizer import localizer_for
from bot.preferences import GuildSettings, Preferences
from bot.tables.state.requests import Guest
from tests.bot.discord_ui.conftest import CHANNEL, SERVER, THREAD, FakeClient, FakeInteraction

ELSEWHERE = 810


def only_in(client: FakeClient, *channels: int) -> None:
    """Restrict tables to these channels in the server's settings."""
    client.preferences = Preferences(None, {SERVER: GuildSettings(channels=channels)}, {})  # type: ignore[arg-type]


def asked(client: FakeClient, **about: Any) -> tuple[Responder, FakeInteraction]:
    interaction: Any = FakeInteraction(client, locale="en-US", **about)
    return Responder(interaction), interaction


async def test_a_table_may_be_opened_anywhere_if_no_channels_are_set(
    client: FakeClient,
) -> None:
    responder, interaction = asked(client, app_permissions=NEEDED)
    assert await may_open_here(responder)
    assert interaction.answers == []


@pytest.mark.parametrize("wanted", [(CHANNEL,), (ELSEWHERE, CHANNEL), (THREAD,)])
async def test_a_table_may_be_opened_in_a_thread_of_an_allowed_channel(
    client: FakeClient, wanted: tuple[int, ...]
) -> None:
    only_in(client, *wanted)
    thread = type("Thread", (), {"parent_id": CHANNEL})()
    responder, _ = asked(client, channel_id=THREAD, channel=thread)
    assert await may_open_here(responder)


@pytest.mark.parametrize(("there", "count"), [((ELSEWHERE,), 1), ((), 0)])
async def test_in_another_channel_the_asker_is_told_which_are_allowed(
    client: FakeClient, there: Any, count: int
) -> None:
    only_in(client, ELSEWHERE)
    client.channels = set(there)
    responder, interaction = asked(client)
    assert not await may_open_here(responder)
    channels = "<#810>" if count else ""
    sentence = localizer_for("en")("play-elsewhere", channels=channels, count=count)
    assert [fields["content"] for _, fields in interaction.answers] == [sentence]


async def test_a_missing_permission_of_the_bot_is_named(client: FakeClient) -> None:
    allowed = discord.Permissions(NEEDED.value)
    allowed.update(attach_files=False)
    responder, interaction = asked(client, app_permissions=allowed)
    assert not await may_open_here(responder)
    ((_, fields),) = interaction.answers
    assert localizer_for("en")("permission-attach-files") in fields["content"]


def member(user_id: int, name: str, *, bot: bool = False, sees: bool | None = True) -> Any:
    """Return a member of the server. If `sees` is None, Discord omits whether they see the channel."""
    made = object.__new__(discord.Member)
    made._user = type("User", (), {"id": user_id, "name": name, "global_name": name, "bot": bot})()
    made.nick = None
    made._permissions = None
    if sees is not None:
        made._permissions = discord.Permissions(view_channel=sees).value
    return made


def test_people_who_cannot_be_invited_are_separated_with_their_reasons() -> None:
    host = member(1, "Ann")
    user: Any = type("User", (), {"id": 5, "display_name": "Away", "bot": False})()
    people = [
        member(2, "Bob"),
        member(3, "Robot", bot=True),
        member(1, "Ann"),
        member(4, "Blind", sees=False),
        user,
        member(6, "Eve", sees=None),
        member(2, "Bob"),
    ]
    guests, left_out = sorted_out(people, host)
    assert guests == (Guest(2, "Bob"), Guest(6, "Eve"))
    assert left_out == [("bot", "Robot"), ("yourself", "Ann"), ("absent", "Blind"), ("absent", "Away")]
