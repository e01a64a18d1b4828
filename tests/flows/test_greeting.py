"""The greeting when the bot joins a server, and its buttons."""

from __future__ import annotations

import discord
import pytest
from simcord.backend import serializers

from bot.language.localizer import LANGUAGES, localizer_for
from bot.practice.lessons import LESSONS
from bot.store import State
from engine import GAMES


async def rejoin(server, *, locale="en-US"):
    """Remove the bot from the server and add it again, with the server's present locale set."""
    backend = server.env.backend
    guild = backend.get_guild(server.guild.id)
    guild.preferred_locale = locale
    backend.emit("GUILD_DELETE", {"id": str(guild.id)})
    await server.env.settle()
    news = dict(serializers.guild_create_payload(backend, guild))
    del news["unavailable"]  # Discord sends this field only after an outage
    backend.emit("GUILD_CREATE", news)
    await server.env.settle()


@pytest.fixture
async def hello(server):
    await rejoin(server)
    (message,) = server.public()
    return server.message(message)


async def test_the_bot_greets_once_in_the_first_channel_it_may_write_in(server):
    second = server.guild.create_text_channel("second")
    third = server.guild.create_text_channel("third")
    await server.env.settle()
    await server.forbid(send_messages=False)

    await rejoin(server)

    assert not server.public()
    (message,) = server.public(second)
    assert not server.public(third)
    games = [localizer_for("en")(f"game-{game}") for game in GAMES]
    pairs = [label for game in games for label in (game, "Play now")]
    assert server.labels(message) == [*pairs, "Learn a game", "The rules", "Settings"]
    (picture,) = message.attachments
    assert all(game in picture["description"] for game in games)


async def test_the_greeting_prefers_the_system_channel(server):
    news = server.guild.create_text_channel("news")
    server.env.backend.get_guild(server.guild.id).system_channel_id = news.id
    await rejoin(server)
    assert server.labels(server.public(news)[-1])
    assert not server.public()


@pytest.mark.parametrize("locale", ["nl", "fr"])
async def test_the_greeting_speaks_the_servers_language(locale, server):
    await rejoin(server, locale=locale)
    localizer = localizer_for(locale)
    labels = [localizer(f"button-{name}") for name in ("play-now", "learn", "show-rules", "settings")]
    assert server.labels(server.public()[-1])[-4:] == labels


async def test_the_greeting_speaks_the_language_the_managers_chose(server):
    await server.wish(server.manager("Mo"), "language", ["fr"])
    await rejoin(server, locale="nl")
    assert localizer_for("fr")("button-play-now") in server.labels(server.public()[-1])


async def test_the_bot_greets_nowhere_if_it_may_write_nowhere(server):
    await server.forbid(send_messages=False)
    await rejoin(server)
    assert server.public() == server.private() == []
    assert server.env.errors == []


async def test_a_greeting_that_fails_goes_to_the_next_channel(server):
    second = server.guild.create_text_channel("second")
    await server.env.settle()
    server.env.inject_error("POST", f"/channels/{server.channel.id}/messages", status=500, times=None)
    await rejoin(server)
    assert not server.public()
    assert len(server.public(second)) == 1


@pytest.mark.drawn
async def test_the_greeting_shows_all_games_in_one_picture(server):
    await rejoin(server)
    (picture,) = server.public()[-1].attachments
    assert server.env.backend.cdn.get(picture["url"]).startswith(b"\x89PNG")


@pytest.mark.parametrize("game", GAMES)
async def test_two_presses_lead_from_the_greeting_to_the_first_tile(server, hello, game, offered):
    """The hand comes by itself; a game in which another seat begins waits for that seat first."""
    ann = server.person("Ann")
    dealt = await ann.click(hello, custom_id=f"b:playnow::0:{game}")
    (hand,) = dealt.followups
    assert hand.ephemeral
    (summary,) = await server.bot.registry.find(user_id=ann.id)
    session = await server.bot.registry.get(summary.id)
    table = session.table
    assert (table.game, table.state, table.turn_seconds) == (game, State.PLAYING, 60)
    assert len(table.players) == GAMES[game].best_seats
    assert {player.level for player in table.players[1:]} == {"casual"}
    assert table.rules().options.chosen().items() >= GAMES[game].quick_match.items()
    for _ in range(60):
        if (moves := offered(server.message(server.private()[-1]))) or table.seat_of(ann.id) is None:
            break
        await server.env.advance_time(2)
    made = session.table.made
    custom_id, value = next(iter(moves.values()))
    pressed = server.message(server.private()[-1])
    await (
        ann.select(pressed, [value], custom_id=custom_id)
        if value
        else ann.click(pressed, custom_id=custom_id)
    )
    assert session.table.made > made


async def test_a_quick_match_leaves_the_servers_usual_rules_as_they_were(server, hello):
    ann = server.person("Ann")
    await ann.click(hello, custom_id="b:playnow::0:uno-dominos")
    table = await server.open(ann)
    assert table.seats.options == {}


async def test_a_game_on_the_greeting_opens_its_lobby(server, hello):
    ann = server.person("Ann")
    await server.restart()
    await ann.click(hello, label="Domino 4")
    lobby = server.public()[-1]
    assert "Domino 4" in lobby.content
    assert "Join" in server.labels(lobby)


async def test_play_without_a_game_shows_the_shelf_with_the_usual_game_first(server):
    ann, bob = server.person("Ann"), server.person("Bob")
    first = await ann.slash(server.channel, "play")
    assert first.ephemeral
    assert server.labels(first.response)[0] == "UNO Dominos"
    await ann.click(first.response, label="Block Dominoes")
    assert first.response.content == "Your table is open in this channel."
    assert server.labels(first.response) == []
    for person in (ann, bob):  # his server's usual game, as he has none himself
        again = await person.slash(server.channel, "play")
        assert server.labels(again.response)[:3] == ["Block Dominoes", "Play now", "UNO Dominos"]


async def test_play_now_on_a_private_shelf_turns_it_into_the_hand(server):
    ann = server.person("Ann")
    shelf = (await ann.slash(server.channel, "play")).response
    await ann.click(shelf, custom_id="b:playnow::0:all-fives")
    assert [message.id for message in server.private()] == [shelf.id]
    assert shelf.attachments[0].filename != "games.png"


async def test_the_greetings_first_button_opens_a_table(server, hello):
    ann = server.person("Ann")
    await server.restart()
    await ann.click(hello, label="UNO Dominos")
    lobby = server.public()[-1]
    assert lobby.id != hello.id
    assert "**Ann** hosts" in lobby.content
    assert "⚙️" in server.labels(lobby)


async def test_the_greeting_opens_no_table_where_tables_are_not_allowed(server, hello):
    ann, mo = server.person("Ann"), server.manager("Mo")
    other = server.guild.create_text_channel("dominoes")
    await server.wish(mo, "channels", [other])
    refused = await ann.click(hello, label="UNO Dominos")
    assert f"<#{other.id}>" in server.said(refused)
    assert [message.id for message in server.public()] == [hello.id]


@pytest.mark.parametrize("locale", LANGUAGES)
async def test_the_greetings_second_button_shows_the_lessons_in_private(server, hello, locale):
    ann, words = server.person("Ann"), localizer_for(locale)
    server.speaks(ann, locale)
    shown = await ann.click(hello, label="Learn a game")
    assert shown.ephemeral
    assert shown.response.content == words("lessons")
    assert server.labels(shown.response) == [words(f"game-{game}") for game in LESSONS]


async def test_the_greetings_third_button_shows_the_rules_in_private(server, hello):
    ann = server.person("Ann")
    server.speaks(ann, "nl")
    asked = await ann.click(hello, label="The rules")
    assert server.said(asked) == localizer_for("nl")("which-game")
    told = await ann.click(asked.response, label="UNO Dominos")
    assert localizer_for("nl")("uno-example-dead-end") in server.said(told)
    assert len(server.public()) == 1


async def test_the_greetings_fourth_button_shows_the_settings_to_managers_only(server, hello):
    refused = await server.person("Ann").click(hello, label="Settings")
    assert server.said(refused) == localizer_for("en")("settings-not-yours")
    shown = await server.manager("Mo").click(hello, label="Settings")
    assert shown.ephemeral
    assert shown.response.content.startswith("## Settings of this server")
    assert server.labels(hello)


async def test_tables_rest_while_the_bot_is_removed_from_the_server(server, settings):
    """What was saved is restored when the bot is added again."""
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


async def test_servers_that_removed_the_bot_are_recorded_until_they_add_it_again(server):
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
