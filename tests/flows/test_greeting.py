"""The first words on a server, and what their buttons do."""

from __future__ import annotations

import discord
import pytest
from simcord.backend import serializers

from bot.language.localizer import LANGUAGES, localizer_for
from bot.practice.lessons import LESSONS
from bot.store import State


async def rejoin(server, *, locale="en-US"):
    """The server puts the bot out and asks it back, as it is by then."""
    backend = server.env.backend
    guild = backend.get_guild(server.guild.id)
    guild.preferred_locale = locale
    backend.emit("GUILD_DELETE", {"id": str(guild.id)})
    await server.env.settle()
    news = dict(serializers.guild_create_payload(backend, guild))
    del news["unavailable"]  # Discord says that only of a server that comes back after an outage
    backend.emit("GUILD_CREATE", news)
    await server.env.settle()


@pytest.fixture
async def hello(server):
    await rejoin(server)
    (message,) = server.public()
    return server.message(message)


async def test_it_says_hello_once_in_the_first_channel_where_it_may(server):
    second = server.guild.create_text_channel("second")
    third = server.guild.create_text_channel("third")
    await server.env.settle()
    await server.forbid(send_messages=False)

    await rejoin(server)

    assert not server.public()
    (message,) = server.public(second)
    assert not server.public(third)
    assert server.labels(message) == ["Open a table", "Learn a game", "The rules", "Settings"]
    assert "UNO Dominos, All Fives" in message.content


async def test_it_prefers_the_channel_for_such_news(server):
    news = server.guild.create_text_channel("news")
    server.env.backend.get_guild(server.guild.id).system_channel_id = news.id
    await rejoin(server)
    assert server.labels(server.public(news)[-1])
    assert not server.public()


@pytest.mark.parametrize("locale", ["nl", "fr"])
async def test_in_the_servers_language(locale, server):
    await rejoin(server, locale=locale)
    localizer = localizer_for(locale)
    labels = [localizer(f"button-{name}") for name in ("open-table", "learn", "show-rules", "settings")]
    assert server.labels(server.public()[-1]) == labels


async def test_or_in_the_one_its_managers_chose_before(server):
    await server.wish(server.manager("Mo"), "language", ["fr"])
    await rejoin(server, locale="nl")
    assert localizer_for("fr")("button-open-table") in server.labels(server.public()[-1])


async def test_where_it_may_write_nowhere_it_says_nothing(server):
    await server.forbid(send_messages=False)
    await rejoin(server)
    assert server.public() == server.private() == []
    assert server.env.errors == []


async def test_a_failure_there_leads_to_the_next_channel(server):
    second = server.guild.create_text_channel("second")
    await server.env.settle()
    server.env.inject_error("POST", f"/channels/{server.channel.id}/messages", status=500, times=None)
    await rejoin(server)
    assert not server.public()
    assert len(server.public(second)) == 1


async def test_its_first_button_opens_a_table(server, hello):
    ann = server.person("Ann")
    await server.restart()
    await ann.click(hello, label="Open a table")
    lobby = server.public()[-1]
    assert lobby.id != hello.id
    assert "**Ann** (host)" in lobby.content
    assert "Start" in server.labels(lobby)


async def test_not_where_tables_may_not_be_opened(server, hello):
    ann, mo = server.person("Ann"), server.manager("Mo")
    other = server.guild.create_text_channel("dominoes")
    await server.wish(mo, "channels", [other])
    refused = await ann.click(hello, label="Open a table")
    assert f"<#{other.id}>" in server.said(refused)
    assert [message.id for message in server.public()] == [hello.id]


@pytest.mark.parametrize("locale", LANGUAGES)
async def test_its_second_offers_the_lessons_to_whoever_presses(server, hello, locale):
    ann, words = server.person("Ann"), localizer_for(locale)
    server.speaks(ann, locale)
    shown = await ann.click(hello, label="Learn a game")
    assert shown.ephemeral
    assert shown.response.content == words("lessons")
    assert server.labels(shown.response) == [words(f"game-{game}") for game in LESSONS]


async def test_its_third_tells_the_rules_to_whoever_presses(server, hello):
    ann = server.person("Ann")
    server.speaks(ann, "nl")
    told = await ann.click(hello, label="The rules")
    assert localizer_for("nl")("uno-example-dead-end") in server.said(told)
    assert len(server.public()) == 1


async def test_its_fourth_shows_the_settings_to_managers(server, hello):
    refused = await server.person("Ann").click(hello, label="Settings")
    assert server.said(refused) == localizer_for("en")("settings-not-yours")
    shown = await server.manager("Mo").click(hello, label="Settings")
    assert shown.ephemeral
    assert shown.response.content.startswith("## Settings of this server")
    assert server.labels(hello)


async def test_on_a_server_that_puts_the_bot_out_nothing_goes_on_by_itself(server, settings):
    """What is kept is there again when it is asked back."""
    ann = server.person("Ann")
    table = await server.open(ann)
    backend = server.env.backend
    backend.emit("GUILD_DELETE", {"id": str(server.guild.id)})
    await server.env.settle()
    asked = len(backend.http_requests)

    await server.env.advance_time(settings.lobby_timeout * 2)

    assert len(backend.http_requests) == asked
    assert table.seats.state is State.LOBBY

    await rejoin(server)
    await server.env.advance_time(settings.lobby_timeout + 60)
    assert table.over


async def test_servers_without_the_bot_are_noted_at_every_start_until_they_ask_it_back(server):
    elsewhere = 4711
    for guild_id in (server.guild.id, elsewhere):
        await server.bot.store.guild_settings.put(guild_id, "tidy", "false")

    await server.restart()

    data = server.bot.store.guild_data
    assert (await data.departed()).keys() == {elsewhere}
    await data.note_departure(server.guild.id, discord.utils.utcnow())
    await rejoin(server)
    assert (await data.departed()).keys() == {elsewhere}
    assert await data.known() == {server.guild.id, elsewhere}
