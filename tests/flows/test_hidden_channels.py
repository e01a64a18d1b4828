"""What managers and players are told of channels that Discord hides from the bot."""

from __future__ import annotations

import pytest

from bot.language.localizer import localizer_for
from bot.preferences import DAY
from tests.sockets.payloads import stub

ENGLISH = localizer_for("en")
VIEW, SEND = ENGLISH("permission-view-channel"), ENGLISH("permission-send-messages")


async def hide(server, channel):
    """Let Discord hide a channel from the bot."""
    server.bot._connection.parse_channel_update(stub(channel.id, 0, "null", server.guild.id))
    await server.env.settle()
    assert server.bot.get_channel(channel.id) is None


@pytest.mark.parametrize("setting", ["channels", "log"])
async def test_the_check_up_names_one_permission_and_no_deleted_channel(server, setting):
    mo, other = server.manager("Mo"), server.guild.create_text_channel("dominoes")
    await server.wish(mo, setting, [other])
    await hide(server, other)

    result = await server.check_up(mo)

    told = [line for message in result.followups for line in message.content.splitlines()]
    (denied,) = [line for line in told if f"❌ In <#{other.id}>" in line]
    assert VIEW in denied
    assert SEND not in denied
    assert not [line for line in told if "no longer exists" in line or "None of the channels" in line]


@pytest.mark.parametrize("setting", ["channels", "log"])
async def test_the_settings_name_the_permission_and_keep_the_channel(server, setting):
    mo, other = server.manager("Mo"), server.guild.create_text_channel("dominoes")
    well = await server.wish(mo, setting, [other])
    assert VIEW not in server.said(well)
    await hide(server, other)

    shown = await mo.slash(server.channel, "settings")

    last = server.said(shown).splitlines()[-1]
    assert f"<#{other.id}>" in last
    assert VIEW in last
    form = await mo.select(shown.response, [setting], custom_id="s:wishserver::0:")
    (known,) = form.modal["components"][0]["component"]["default_values"]
    assert int(known["id"]) == other.id


async def test_many_hidden_channels_are_counted(server):
    mo = server.manager("Mo")
    others = [server.guild.create_text_channel(f"games-{number}") for number in range(8)]
    await server.wish(mo, "channels", others)
    for other in others:
        await hide(server, other)
    last = server.said(await mo.slash(server.channel, "settings")).splitlines()[-1]
    assert "and 3 more" in last


async def test_a_hidden_channel_for_tables_is_still_pointed_to(server):
    mo, ann = server.manager("Mo"), server.person("Ann")
    other = server.guild.create_text_channel("dominoes")
    await server.wish(mo, "channels", [other])
    await hide(server, other)
    assert f"<#{other.id}>" in server.said(await ann.slash(server.channel, "play"))


async def test_a_table_in_a_lost_channel_rests_and_goes_on(server):
    """Discord may report a channel as deleted when the bot may no longer view it."""
    ann = server.person("Ann")
    table = await server.open(ann, computers=1)
    await table.set_pace(DAY)
    await table.start()
    session = await server.bot.registry.get(table.id)
    before = session.table.made
    await server.forbid(view_channel=False)
    server.env.inject_error("GET", f"/channels/{server.channel.id}", status=403, code=50001)
    data = {"id": str(server.channel.id), "guild_id": str(server.guild.id), "type": 0}
    server.bot._connection.parse_channel_delete(data)
    await server.env.settle()
    assert server.bot.hides(server.channel.id)

    await server.env.advance_time(14 * DAY)

    assert session.live
    assert session.table.made == before, "no turn has timed out"
