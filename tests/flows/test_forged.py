"""Forged presses and forms: whatever their ids contain, the bot answers with a sentence."""

from __future__ import annotations

import logging

import discord
import pytest

from bot.app.router import CLICK_HANDLERS, FORMS, QUERIES, REQUESTS
from bot.language.localizer import localizer_for
from bot.preferences import GuildSettings
from bot.store import State

MALFORMED = ("-5", "__class__", "9" * 40, "-1 " + "9" * 40, "\u0663 x:y")
"""Values used in place of a number, a name or a person's id."""
VERBS = sorted({*REQUESTS, *QUERIES, *CLICK_HANDLERS} - {"end", "leave", "start"})
"""All verbs except those that need only the table's id, which is valid here."""
ON_ONE = 25
"""The most buttons Discord allows on one message."""


@pytest.fixture
def failed(server):
    """Return the English sentence that the bot answers after an unexpected error."""
    return localizer_for("en")("something-failed")


async def press(server, person, ids):
    """Press a control with each of these ids. Return the texts of the bot's answers, by id."""
    said, left = {}, list(ids)
    while left:
        message = await forged(server, left[:ON_ONE])
        assert shown(server, message) == left[:ON_ONE]
        while left and left[0] in shown(server, message):
            custom_id = left.pop(0)
            said[custom_id] = server.said(await person.click(message, custom_id=custom_id))
    return said


async def forged(server, ids):
    """Send a message that has a button for each of these ids."""
    view = discord.ui.View(timeout=None)
    for custom_id in ids:
        view.add_item(discord.ui.Button(label="Forged", custom_id=custom_id))
    return await server.bot.get_partial_messageable(server.channel.id).send("forged", view=view)


def shown(server, message):
    """Return the ids of the controls a message still has: a press may remove them."""
    stored = server.env.backend.messages[server.channel.id].get(message.id)
    return [] if stored is None else [each["custom_id"] for each in server.controls(stored)]


@pytest.mark.parametrize("malformed", MALFORMED)
async def test_forged_presses_are_answered_and_change_nothing(server, failed, malformed, caplog):
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob)
    pace = table.seats.turn_seconds

    ids = [f"b:{verb}:{table.id}:0:{malformed}" for verb in VERBS]
    said = await press(server, ann, ids)

    assert len(said) == len(ids)

    assert [custom_id for custom_id, answer in said.items() if failed in answer] == []
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []
    assert table.seats.state is State.LOBBY
    assert table.seats.turn_seconds == pace


@pytest.mark.parametrize("verb", [*FORMS, "none"])
async def test_forged_forms_are_answered_and_change_nothing(server, failed, verb, caplog):
    caplog.set_level(logging.DEBUG, "bot.app.router")
    mo = server.manager("Mo")
    for about in ("", ":-5", ":__class__", ":a:b:c", ":domino-4:__class__"):
        shown = await mo.slash(server.channel, "settings")
        form = await mo.select(shown.response, ["enders"], custom_id="s:wishserver::0:")
        given = {server.field(form): ["players"]}
        form._interaction.modal["custom_id"] = f"{verb}{about}"
        said = server.said(await mo.submit_modal(form, given))
        assert said, about
        assert failed not in said, about

    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []
    assert "unknown control or form" in caplog.text
    assert server.bot.preferences.guild(server.guild.id) == GuildSettings()
