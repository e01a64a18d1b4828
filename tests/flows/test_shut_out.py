"""People and servers that the operator has shut out: every request is refused, except for their own data."""

from __future__ import annotations

import pytest

from bot.app.client import Boneyard
from bot.language.localizer import localizer_for
from tests.flows.conftest import heard

ENGLISH = localizer_for("en")
TOLD = "\n".join([ENGLISH("shut-out"), ENGLISH("operator-reach", contact="ops@example.org")])


def shut_out(server, *ids):
    """Restart the bot with a setting of the operator that shuts out these people and servers."""
    make = server.make_bot

    def made() -> Boneyard:
        bot = make()
        about = {"shut_out": frozenset(ids), "operator_contact": "ops@example.org"}
        bot.settings = bot.settings.model_copy(update=about)
        return bot

    server.make_bot = made
    return server.restart()


@pytest.mark.parametrize("whole_server", [False, True])
async def test_shut_out_people_are_refused_every_request(server, whole_server):
    ann, eve = server.person("Ann"), server.person("Eve")
    table = await server.open(ann, eve)
    rules = await ann.click(table.lobby, label="⚙️")
    field = table.menu("option", rules.response)
    form = await ann.select(rules.response, ["target"], custom_id=field)
    await shut_out(server, server.guild.id if whole_server else eve.id)

    for asked in (
        await eve.slash(server.channel, "play", game="uno-dominos"),
        await eve.slash(server.channel, "help"),
        await eve.click(table.lobby, label="⋯"),
    ):
        assert server.said(asked) == TOLD
    assert "Eve" in heard(table.lobby)
    assert await eve.autocomplete(server.channel, "replay", "code", "") == []
    answered = await ann.submit_modal(form, {server.field(form): "50"})
    assert (server.said(answered) == TOLD) is whole_server
    assert ("50" in heard(table.lobby)) is not whole_server


async def test_shut_out_people_can_still_see_and_delete_their_data(server):
    eve = server.person("Eve")
    await server.open(eve, computers=1)
    await shut_out(server, eve.id)
    shown = await eve.slash(server.channel, "me")
    await eve.click(shown.response, label="My hand")
    await eve.click(shown.response, custom_id="b:wishperson::0:contrast")
    assert server.bot.preferences.user(eve.id).contrast
    await eve.click(shown.response, label="Privacy")
    await eve.click(shown.response, label="My data")
    assert "What is kept about you" in shown.response.content
    await eve.click(shown.response, label="Back")
    await eve.click(shown.response, label="Delete my data")
    await eve.click(shown.response, label="Delete everything")
    assert not any((await server.bot.store.personal_data.export(eve.id)).values())


async def test_a_refusal_that_discord_rejects_is_logged_without_a_traceback(server, caplog):
    eve = server.person("Eve")
    await shut_out(server, eve.id)
    server.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062, times=None)
    await eve.slash(server.channel, "help")
    server.env._errors.clear()
    assert "an interaction failed" in caplog.text
    assert not [each for each in caplog.records if each.exc_info]
