"""Answering an interaction once, in time, and in the right one of Discord's ways."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from bot.discord_ui.by_click import TOKEN_SECONDS, click_of
from bot.discord_ui.wire import responder as module
from bot.discord_ui.wire.person_names import display_name
from bot.discord_ui.wire.responder import Responder
from bot.discord_ui.wire.webhooks import InteractionToken
from bot.presentation.message import Attachment, Click, Menu, MenuChoice, Message
from tests.bot.discord_ui.conftest import (
    CHANNEL,
    NOW,
    PERSON,
    SERVER,
    THREAD,
    FakeClient,
    FakeInteraction,
    message_of,
    refused,
)
from tests.bot.discord_ui.test_by_click import click

ALREADY_ACKNOWLEDGED, UNKNOWN_INTERACTION = 40060, 10062
FORM: Any = None
"""Any form will do: no test opens it."""


def responder(interaction: Any) -> Responder:
    return Responder(interaction)


# -- who asks --------------------------------------------------------------------------------------


def test_the_actor_names_the_asker_and_their_channel(client: FakeClient) -> None:
    channel = SimpleNamespace(parent_id=CHANNEL)
    permissions = discord.Permissions(manage_messages=True)
    interaction = FakeInteraction(client, channel_id=THREAD, channel=channel, permissions=permissions)
    actor = responder(interaction).actor
    assert (actor.user_id, actor.name, actor.interaction_id) == (PERSON, "Ann", 77)
    assert (actor.guild_id, actor.channel_id, actor.parent_id) == (SERVER, THREAD, CHANNEL)
    assert (actor.locale, actor.guild_locale) == ("nl", "fr")
    assert actor.may_manage_messages


def test_the_actor_outside_a_thread_has_no_parent_and_no_server_language(client: FakeClient) -> None:
    actor = responder(FakeInteraction(client, guild_locale=None)).actor
    assert (actor.channel_id, actor.parent_id) == (CHANNEL, None)
    assert actor.guild_locale == ""
    assert not actor.may_manage_messages


@pytest.mark.parametrize(
    ("name", "shown"),
    [("Ann", "Ann"), (" Ann \n the  first ", "Ann the first"), ("W" * 40, "W" * 31 + "…"), ("\n", "#0011")],
)
def test_a_name_is_one_short_line(name: str, shown: str) -> None:
    user: Any = SimpleNamespace(id=PERSON, display_name=name)
    assert display_name(user) == shown


def test_the_language_is_the_one_the_asker_has_set(client: FakeClient) -> None:
    asked = responder(FakeInteraction(client))
    assert asked.localizer.language == "nl"
    client.reads("fr")
    assert asked.localizer.language == "fr", "also just after a change"


# -- the ways of answering -------------------------------------------------------------------------


async def test_a_command_is_answered_by_a_private_message_and_followed_up(client: FakeClient) -> None:
    interaction = FakeInteraction(client)
    asked = responder(interaction)
    token = await asked.private(Message("one"))
    assert token == InteractionToken("token", 6, NOW.timestamp(), "nl")
    assert (await asked.another(Message("two"))).message_id == 7
    assert interaction.ways == ["send", "follow up"]
    assert all(fields["ephemeral"] for _, fields in interaction.answers)


async def test_on_a_private_message_the_answer_replaces_it(client: FakeClient) -> None:
    interaction = FakeInteraction(client, pressed="private")
    asked = responder(interaction)
    assert (await asked.private(Message("one"))).message_id == 5
    assert (await asked.private(Message("two"))).message_id == 5
    assert interaction.ways == ["edit", "edit original"]


async def test_on_a_public_message_a_private_answer_is_a_new_message(client: FakeClient) -> None:
    interaction = FakeInteraction(client, pressed="public")
    assert (await responder(interaction).private(Message("one"))).message_id == 6
    assert interaction.ways == ["send"]
    assert responder(interaction).token().message_id is None


@pytest.mark.parametrize("age", [None, TOKEN_SECONDS + 1, 1])
async def test_without_membership_a_click_can_edit_a_public_message_that_no_other_can(
    client: FakeClient, age: float | None
) -> None:
    """A click whose first answer is a new message could not edit the one that was pressed."""
    if age is not None:
        client.clicks.edits(5, click("earlier", age=age))
    interaction = FakeInteraction(client, pressed="public", guild_id=None)
    token = await responder(interaction).private(Message("one"))
    known = age == 1
    assert interaction.ways == (["send"] if known else ["defer", "follow up"])
    assert token.message_id == (6 if known else 7)
    assert click_of(interaction).sent == (0 if known else 1)  # type: ignore[arg-type]


async def test_the_pressed_message_can_be_changed_and_a_note_sent_beside_it(client: FakeClient) -> None:
    interaction = FakeInteraction(client, pressed="public")
    asked = responder(interaction)
    await asked.update(Message("changed"))
    await asked.note("and by the way")
    assert interaction.ways == ["edit", "follow up"]
    assert interaction.answers[0][1]["content"] == "changed"


def listed(argument: str = "") -> Message:
    menu = Menu(Click("option", "t", 0, argument), "-", (MenuChoice("-", "-"),))
    return Message("pick", controls=((menu,),))


async def test_a_form_is_the_first_answer_and_its_list_can_be_used_again(client: FakeClient) -> None:
    """Discord does not report a closed form. The list gets a new custom id, so that the same pick is sent
    again."""
    interaction = FakeInteraction(client, pressed="private")
    shown = SimpleNamespace(children=[SimpleNamespace(custom_id="s:option:t:0:")])
    interaction.message.components = [shown]
    await responder(interaction).ask(discord.ui.Modal(title="?"), listed())
    assert interaction.ways == ["form", "edit follow up"]
    (renewed,) = interaction.answers[1][1]["view"].children
    assert renewed.custom_id == "s:option:t:0:~"


@pytest.mark.parametrize("pressed", ["", "public"])
async def test_a_form_does_not_edit_a_public_message(client: FakeClient, pressed: str) -> None:
    interaction = FakeInteraction(client, pressed=pressed)
    await responder(interaction).ask(discord.ui.Modal(title="?"), listed())
    assert interaction.ways == ["form"]


async def test_after_another_answer_a_form_needs_a_new_press(client: FakeClient) -> None:
    """A form must be the first answer. The click was acknowledged by this process, or by another, so the
    person is asked to press again."""
    held = FakeInteraction(client, pressed="private")
    await responder(held).hold()
    await responder(held).ask(discord.ui.Modal(title="?"), listed())
    assert held.ways == ["defer", "follow up"]
    elsewhere = FakeInteraction(client, pressed="private", refuses=[refused(ALREADY_ACKNOWLEDGED)])
    await responder(elsewhere).ask(discord.ui.Modal(title="?"), listed())
    assert elsewhere.ways == ["follow up"]
    assert "druk nog eens" in str(elsewhere.answers[0][1])


# -- in time ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pressed", "how"), [("", {"ephemeral": True, "thinking": True}), ("public", {}), ("private", {})]
)
async def test_an_interaction_is_acknowledged_once(client: FakeClient, pressed: str, how: Any) -> None:
    interaction = FakeInteraction(client, pressed=pressed)
    asked = responder(interaction)
    assert not asked.answered
    await asked.hold()
    await asked.hold()
    assert interaction.answers == [("defer", how)]
    assert asked.answered


@pytest.mark.parametrize("pressed", ["", "private"])
async def test_an_interaction_acknowledged_earlier_is_followed_up(client: FakeClient, pressed: str) -> None:
    """The first attempt to acknowledge may have arrived although its reply was lost."""
    interaction = FakeInteraction(client, pressed=pressed, refuses=[refused(ALREADY_ACKNOWLEDGED)])
    interaction.original = interaction.message
    asked = responder(interaction)
    await asked.hold()
    assert asked.answered
    await asked.private(Message("one"))
    assert interaction.ways == (["original", "edit original"] if pressed else ["follow up"])


async def test_an_expired_interaction_raises(client: FakeClient) -> None:
    interaction = FakeInteraction(client, refuses=[refused(UNKNOWN_INTERACTION)])
    with pytest.raises(discord.HTTPException):
        await responder(interaction).hold()


async def test_several_waits_share_the_patience_of_one_interaction(
    client: FakeClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Looking up a table and then drawing a picture must together take no longer than one patience."""
    now = 100.0
    monkeypatch.setattr(module.time, "monotonic", lambda: now)
    asked = responder(FakeInteraction(client))
    assert asked.patience == module.PATIENCE
    now += 1
    assert asked.patience == module.PATIENCE - 1
    now += 10
    assert asked.patience == 0


async def test_all_responders_of_an_interaction_share_its_progress(
    client: FakeClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 100.0
    monkeypatch.setattr(module.time, "monotonic", lambda: now)
    interaction = FakeInteraction(client, refuses=[refused(ALREADY_ACKNOWLEDGED)])
    await responder(interaction).try_to_hold()
    now += 1
    later = responder(interaction)
    assert (later.held, later.answered, later.patience) == (True, True, module.PATIENCE - 1)


async def test_a_refused_acknowledgement_is_only_logged(client: FakeClient) -> None:
    interaction = FakeInteraction(client, refuses=[refused(UNKNOWN_INTERACTION)])
    await responder(interaction).try_to_hold()
    assert interaction.answers == []


@pytest.mark.parametrize("pressed", ["", "public", "private"])
@pytest.mark.parametrize("other", ["note", "private", "hold", "ask"])
async def test_an_answer_waits_for_a_running_acknowledgement(
    client: FakeClient, monkeypatch: pytest.MonkeyPatch, pressed: str, other: str
) -> None:
    interaction, may_end = FakeInteraction(client, pressed=pressed), asyncio.Event()
    defer = interaction.response.defer

    async def slow(**fields: Any) -> None:
        await may_end.wait()
        await defer(**fields)

    monkeypatch.setattr(interaction.response, "defer", slow)
    holding = asyncio.create_task(responder(interaction).hold())
    await asyncio.sleep(0)
    asked = responder(interaction)
    answer = {
        "note": lambda: asked.note("done"),
        "private": lambda: asked.private(Message("done")),
        "hold": asked.hold,
        "ask": lambda: asked.ask(FORM),
    }[other]
    answering = asyncio.create_task(answer())
    await asyncio.sleep(0)
    assert interaction.ways == []
    may_end.set()
    await asyncio.gather(holding, answering)
    changed = "edit original" if other == "private" and pressed == "private" else "follow up"
    assert interaction.ways == (["defer"] if other == "hold" else ["defer", changed])


async def test_an_acknowledgement_waits_for_a_running_answer(
    client: FakeClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    interaction, may_end = FakeInteraction(client), asyncio.Event()
    send = interaction.response.send_message

    async def slow(**fields: Any) -> Any:
        await may_end.wait()
        return await send(**fields)

    monkeypatch.setattr(interaction.response, "send_message", slow)
    answering = asyncio.create_task(responder(interaction).note("done"))
    await asyncio.sleep(0)
    holding = asyncio.create_task(responder(interaction).hold())
    await asyncio.sleep(0)
    may_end.set()
    await asyncio.gather(holding, answering)
    assert interaction.ways == ["send"]


_ANSWER: Any = SimpleNamespace(status=502, reason="Bad Gateway")
BROKEN = discord.DiscordServerError(_ANSWER, "")
LOST = aiohttp.ServerDisconnectedError()
DOT = b"a picture"


async def test_an_acknowledgement_whose_connection_broke_is_retried(client: FakeClient) -> None:
    """If Discord had taken the first attempt, it says so at the second. The answer is then a follow-up."""
    interaction = FakeInteraction(client, refuses=[BROKEN, refused(ALREADY_ACKNOWLEDGED)])
    asked = responder(interaction)
    await asked.hold()
    await asked.note("done")
    assert interaction.ways == ["follow up"]


@pytest.mark.parametrize(("pressed", "way"), [("", "send"), ("public", "send"), ("private", "edit")])
async def test_an_answer_whose_connection_broke_is_sent_again_with_its_picture(
    client: FakeClient, pressed: str, way: str
) -> None:
    """Sending a picture uses it up, so the second try needs one of its own."""
    interaction = FakeInteraction(client, pressed=pressed, refuses=[LOST])
    asked, drawn = responder(interaction), list[bytes]()

    def draw() -> bytes:
        drawn.append(DOT)
        return DOT

    picture = Attachment(draw, "tiles")
    token = await asked.private(Message("one", attachments=(picture,)))
    assert (interaction.ways, len(drawn)) == ([way], 1)
    (_, fields), asked_of = interaction.answers[0], 5 if pressed == "private" else 6
    assert [each.fp.read() for each in fields.get("files") or fields["attachments"]] == [DOT]
    assert token.message_id == asked_of


@pytest.mark.parametrize(
    ("pressed", "ways"),
    [
        ("", ["original", "edit follow up"]),
        ("public", ["original", "edit follow up"]),
        ("private", ["original", "edit original"]),
    ],
)
async def test_an_answer_whose_reply_was_lost_is_found_and_changed(
    client: FakeClient, pressed: str, ways: list[str]
) -> None:
    interaction = FakeInteraction(client, pressed=pressed, refuses=[LOST, refused(ALREADY_ACKNOWLEDGED)])
    if pressed == "private":
        interaction.original = interaction.message
    asked = responder(interaction)
    await asked.private(Message("one"))
    assert interaction.ways == ways
    assert not asked.answered_elsewhere


@pytest.mark.parametrize(("pressed", "way"), [("public", "follow up"), ("private", "edit original")])
async def test_an_answer_after_an_acknowledgement_is_sent_again_if_its_connection_broke(
    client: FakeClient, pressed: str, way: str
) -> None:
    interaction = FakeInteraction(client, pressed=pressed, breaks=[LOST])
    asked = responder(interaction)
    await asked.hold()
    await asked.private(Message("one"))
    assert interaction.ways == ["defer", way]


@pytest.mark.parametrize(
    ("pressed", "ways"),
    [
        ("", ["original", "edit follow up"]),
        ("public", ["original", "edit follow up"]),
        ("private", ["original", "edit follow up"]),
    ],
)
async def test_an_answer_that_discord_had_taken_already_is_edited_to_the_new_one(
    client: FakeClient, pressed: str, ways: list[str]
) -> None:
    """The earlier answer may be this process's own, with a lost reply, or that of one that knew less."""
    interaction = FakeInteraction(client, pressed=pressed, refuses=[refused(ALREADY_ACKNOWLEDGED)])
    token = await responder(interaction).private(Message("one"))
    assert (interaction.ways, token.message_id) == (ways, 5 if pressed == "private" else 6)
    assert interaction.answers[-1][1]["content"] == "one"


async def test_a_note_that_discord_had_taken_already_is_not_sent_twice(client: FakeClient) -> None:
    interaction = FakeInteraction(client, refuses=[refused(ALREADY_ACKNOWLEDGED)])
    await responder(interaction).note("one")
    assert interaction.ways == ["original"]


@pytest.mark.parametrize(
    ("taken", "ways"),
    [
        (message_of(5, private=False), ["original", "edit original"]),
        (message_of(6, private=True), ["original"]),
        (None, ["original"]),
    ],
)
async def test_a_pressed_message_is_not_edited_through_an_answer_that_is_another_message(
    client: FakeClient, taken: Any, ways: list[str]
) -> None:
    """The edit would change another process's answer, and the pressed lobby would keep its buttons."""
    interaction = FakeInteraction(
        client, pressed="public", original=taken, refuses=[refused(ALREADY_ACKNOWLEDGED)]
    )
    changed = await responder(interaction).update_in_time(Message("the match has begun"))
    assert (interaction.ways, changed) == (ways, ways[-1] == "edit original")


@pytest.mark.parametrize(("pressed", "ways"), [("public", ["send"]), ("private", ["send", "edit follow up"])])
async def test_a_pressed_message_is_not_edited_through_a_note_sent_before(
    client: FakeClient, pressed: str, ways: list[str]
) -> None:
    """For example, the press could not be acknowledged, so the person was told that something failed."""
    interaction = FakeInteraction(client, pressed=pressed)
    asked = responder(interaction)
    await asked.note("something failed")
    changed = await asked.update_in_time(Message("no longer asked"))
    assert (interaction.ways, changed) == (ways, pressed == "private")


@pytest.mark.parametrize("taken", [message_of(5, private=False), message_of(6, private=False), None])
async def test_a_public_message_never_becomes_a_private_answer(client: FakeClient, taken: Any) -> None:
    """Another process may have acknowledged the press, or answered it publicly."""
    interaction = FakeInteraction(
        client, pressed="public", original=taken, refuses=[refused(ALREADY_ACKNOWLEDGED)]
    )
    token = await responder(interaction).private(Message("my hand"))
    assert interaction.ways == ["original", "follow up"]
    assert all(fields["ephemeral"] for way, fields in interaction.answers if way == "follow up")
    assert token.message_id == 7


async def test_a_private_answer_never_becomes_a_public_message(client: FakeClient) -> None:
    interaction = FakeInteraction(client, refuses=[refused(ALREADY_ACKNOWLEDGED)])
    assert await responder(interaction).send_first({"content": "a lobby"}) is None
