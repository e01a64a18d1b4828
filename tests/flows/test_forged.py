"""Presses and forms with ids that nobody was shown: whatever stands in them, a sentence answers."""

from __future__ import annotations

import logging

import discord
import pytest

from bot.localizer import localizer_for
from bot.preferences import GuildSettings
from bot.router import CLICK_HANDLERS, FORMS, QUERIES, REQUESTS
from bot.store import State

MALFORMED = ("-5", "__class__", "9" * 40, "-1 " + "9" * 40, "\u0663 x:y")
"""What stands where a number, a name or the id of a person should."""
VERBS = sorted({*REQUESTS, *QUERIES, *CLICK_HANDLERS} - {"end", "leave", "start"})
"""But for those that need nothing more than the id of a table."""


@pytest.fixture
def failed(server):
    """The sentence for what the program has no answer to."""
    return localizer_for("en")("something-failed")


async def press(server, person, custom_id):
    """What is said to a press of a control with that id."""
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="Forged", custom_id=custom_id))
    message = await server.bot.get_partial_messageable(server.channel.id).send("forged", view=view)
    return server.said(await person.click(message, custom_id=custom_id))


@pytest.mark.parametrize("malformed", MALFORMED)
async def test_forged_presses_are_answered_and_change_nothing(server, failed, malformed, caplog):
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob)
    pace = table.seats.turn_seconds

    ids = [f"b:{verb}:{table.id}:0:{malformed}" for verb in VERBS]
    said = {custom_id: await press(server, ann, custom_id) for custom_id in ids}

    assert [custom_id for custom_id, answer in said.items() if failed in answer] == []
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []
    assert table.seats.state is State.LOBBY
    assert table.seats.turn_seconds == pace


@pytest.mark.parametrize("verb", [*FORMS, "none"])
async def test_forged_forms_are_answered_and_change_nothing(server, failed, verb, caplog):
    caplog.set_level(logging.DEBUG, "bot.router")
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
    assert "of no control that there is" in caplog.text
    assert server.bot.preferences.guild(server.guild.id) == GuildSettings()
