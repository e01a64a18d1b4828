"""Use where the bot is no member: direct messages, group chats, and servers that people use it on."""

from __future__ import annotations

import discord
import pytest

from bot.discord_ui.by_click import TOKEN_SECONDS
from bot.language.localizer import LANGUAGES, localizer_for
from bot.store import State
from tests.flows.conftest import controls, heard, labels, offered

EXTERNAL = discord.Permissions(view_channel=True, use_external_apps=True)
LONG, SHORT = 14400, 60
"""Seconds a turn: longer than a click's token is valid, and shorter."""


def button(message, verb):
    """Return the custom id of a message's first control of a verb."""
    return next(each["custom_id"] for each in controls(message) if each["custom_id"].split(":")[1] == verb)


async def play_first(person, hand):
    """Make the first move that a hand offers."""
    custom_id, value = next(iter(offered(hand).values()))
    if value is None:
        return await person.click(hand, custom_id=custom_id)
    return await person.select(hand, [value], custom_id=custom_id)


@pytest.fixture(autouse=True)
def only_answers(monkeypatch):
    """Fail if the bot sends, edits, deletes or reads a message otherwise than through a click."""

    def refused(*_, **__):
        raise AssertionError("the bot is no member here")

    for name in ("send_message", "edit_message", "delete_message", "logs_from", "get_channel"):
        monkeypatch.setattr(discord.http.HTTPClient, name, refused)


@pytest.fixture
def foreign(server):
    """The server, with people who use the bot there although it is no member."""
    permissions = {"allowed": EXTERNAL}

    def installed_by_person(event, payload):
        if event == "INTERACTION_CREATE" and "member" in payload:
            payload["authorizing_integration_owners"] = {"1": payload["member"]["user"]["id"]}
            payload["member"]["permissions"] = str(permissions["allowed"].value)

    server.env.backend.subscribers.insert(0, installed_by_person)
    server.permissions = permissions
    leave(server)
    return server


def leave(server):
    """Let the bot forget the server, as if it had never been a member."""
    guild = server.bot.get_guild(server.guild.id)
    if guild is not None:
        server.bot._connection._remove_guild(guild)


def newest(server, channel=None):
    return server.message(server.public(channel)[-1])


def session_of(server):
    (session,) = server.bot.registry.loaded()
    return session


@pytest.mark.parametrize("language", LANGUAGES)
async def test_two_presses_in_a_direct_message_deal_a_match_against_computers(server, language):
    ann = server.env.create_user("Ann")
    server.speaks(ann, language)

    shelf = (await ann.slash("play")).response
    assert shelf.ephemeral
    await ann.click(shelf, custom_id="b:playnow::0:block")

    table = newest(server, ann.dm_channel)
    hand = (await ann.click(table, custom_id=button(table, "hand"))).response
    assert hand.ephemeral
    assert offered(hand)


async def test_a_direct_message_plays_a_whole_match_on_clicks(server):
    ann = server.env.create_user("Ann")
    shelf = (await ann.slash("play")).response
    await ann.click(shelf, custom_id="b:playnow::0:block")
    table = newest(server, ann.dm_channel)
    hand = (await ann.click(table, custom_id=button(table, "hand"))).response
    session = session_of(server)

    for _ in range(200):
        if not session.live:
            break
        if session.table.state is State.BETWEEN:
            table = newest(server, ann.dm_channel)
            await ann.click(table, custom_id=button(table, "next"))
        elif offered(hand):
            await play_first(ann, hand)
        await server.env.advance_time(3)
        hand = hand if offered(hand) or not session.live else await reopened(server, ann)

    assert session.table.state is State.OVER
    shown = newest(server, ann.dm_channel)
    assert "rematch" in {each["custom_id"].split(":")[1] for each in controls(shown)}
    stats = (await ann.slash("stats")).response
    assert "Matches: **1**" in stats.content or "1" in heard(stats)
    assert "profileshow" in str(controls(stats))


async def reopened(server, person):
    table = newest(server, person.dm_channel)
    if "hand" not in {each["custom_id"].split(":")[1] for each in controls(table)}:
        return table
    return (await person.click(table, custom_id=button(table, "hand"))).response


@pytest.mark.parametrize("language", LANGUAGES)
async def test_help_says_what_is_different(server, language):
    ann = server.env.create_user("Ann")
    server.speaks(ann, language)
    said = localizer_for(language)("help-anywhere")

    assert said in server.said(await ann.slash("help"))

    bob = server.person("Bob")
    server.speaks(bob, language)
    assert said not in server.said(await bob.slash(server.channel, "help"))


async def test_puzzle_lessons_settings_and_turns_open_in_a_direct_message(server):
    ann = server.env.create_user("Ann")
    for name in ("puzzle", "learn", "me", "turns"):
        shown = (await ann.slash(name)).response
        assert shown.ephemeral, name
        assert "went wrong" not in shown.content


async def test_people_play_on_a_server_without_the_bot(foreign):
    ann, bob = foreign.person("Ann"), foreign.person("Bob")
    lobby = (await ann.slash(foreign.channel, "play", game="block")).response
    assert "not rated" in heard(lobby) or "rated" not in heard(lobby)
    await bob.click(lobby, custom_id=button(lobby, "join"))
    await ann.click(lobby, custom_id=button(lobby, "start"))
    session = session_of(foreign)
    people = {ann.id: ann, bob.id: bob}
    hands = {}

    for _ in range(4):
        table = newest(foreign)
        (player,) = session.table.awaited_people()
        person = people[player.user_id]
        assert f"<@{player.user_id}>" in table.content
        if person.id not in hands:
            hands[person.id] = (await person.click(table, custom_id=button(table, "hand"))).response
        before = newest(foreign).id
        await play_first(person, hands[person.id])
        if newest(foreign).id != before:  # the old one loses its buttons
            (old,) = (foreign.message(each) for each in foreign.public() if each.id == before)
            assert controls(old) == []
    assert not session.table.rated
    assert session.table.guild_id == 0


@pytest.mark.parametrize("language", LANGUAGES)
async def test_where_answers_are_private_no_table_opens(foreign, language):
    ann = foreign.person("Ann")
    foreign.speaks(ann, language)
    foreign.permissions["allowed"] = discord.Permissions(view_channel=True)

    refused = await ann.slash(foreign.channel, "play", game="block")

    assert foreign.said(refused) == localizer_for(language)("anywhere-private")
    assert foreign.bot.registry.loaded() == []


@pytest.mark.parametrize("language", LANGUAGES)
async def test_only_own_statistics_are_shown(foreign, language):
    ann, bob = foreign.person("Ann"), foreign.person("Bob")
    foreign.speaks(ann, language)

    refused = await ann.slash(foreign.channel, "stats", member=bob)

    assert foreign.said(refused) == localizer_for(language)("anywhere-own")


async def two_players(foreign, pace=LONG):
    """Return two people in a match, the one in turn first."""
    ann, bob = foreign.person("Ann"), foreign.person("Bob")
    lobby = (await ann.slash(foreign.channel, "play", game="block")).response
    await bob.click(lobby, custom_id=button(lobby, "join"))
    panel = (await ann.click(lobby, custom_id=button(lobby, "setup"))).response
    await ann.select(panel, [str(pace)], custom_id=button(panel, "pace"))
    await ann.click(lobby, custom_id=button(lobby, "start"))
    (player,) = session_of(foreign).table.awaited_people()
    return (ann, bob) if player.user_id == ann.id else (bob, ann)


async def test_a_clock_rests_until_the_next_click(foreign):
    awaited, _ = await two_players(foreign)
    session = session_of(foreign)
    await foreign.env.advance_time(LONG * 5)
    assert session.table.made == 0
    assert session.table.players[session.table.seat_of(awaited.id)].missed_turns == 0

    table = newest(foreign)
    hand = (await awaited.click(table, custom_id=button(table, "hand"))).response

    assert session.table.deadline - foreign.env.now().timestamp() > LONG - 60
    await play_first(awaited, hand)
    assert session.table.made >= 1


async def test_a_clock_runs_while_clicks_are_fresh(foreign):
    awaited, _ = await two_players(foreign, SHORT)
    session = session_of(foreign)
    await foreign.env.advance_time(SHORT + 60)
    assert session.table.made > 0
    assert session.table.players[session.table.seat_of(awaited.id)].missed_turns == 1


async def test_a_restart_waits_for_the_next_click(foreign):
    awaited, _ = await two_players(foreign)
    await foreign.env.advance_time(TOKEN_SECONDS + 60)
    await foreign.restart()
    leave(foreign)
    await foreign.env.advance_time(60)

    table = newest(foreign)
    hand = (await awaited.click(table, custom_id=button(table, "hand"))).response
    await play_first(awaited, hand)

    assert session_of(foreign).table.made >= 1
    shown = newest(foreign)
    assert shown.id > table.id
    assert labels(shown)


async def test_at_most_five_follow_ups_a_click(foreign, monkeypatch):
    sent = {}
    post = discord.webhook.async_.AsyncWebhookAdapter.execute_webhook

    async def counted(adapter, webhook_id, token, **keywords):
        flags = str(keywords.get("payload")) + str(keywords.get("multipart"))
        if "'flags': 64" not in flags and '"flags":64' not in flags:
            sent[token] = sent.get(token, 0) + 1
        return await post(adapter, webhook_id, token, **keywords)

    monkeypatch.setattr(discord.webhook.async_.AsyncWebhookAdapter, "execute_webhook", counted)
    await two_players(foreign)
    assert sent
    assert max(sent.values()) <= 5


async def test_where_the_bot_is_a_member_its_settings_bind(server, monkeypatch):
    monkeypatch.undo()
    manager, ann = server.manager("Mia"), server.person("Ann")
    elsewhere = server.guild.create_text_channel("dominoes")
    await server.wish(manager, "channels", [elsewhere])

    def installed_by_person(event, payload):
        if event == "INTERACTION_CREATE" and "member" in payload:
            payload["authorizing_integration_owners"] = {"1": payload["member"]["user"]["id"]}

    server.env.backend.subscribers.insert(0, installed_by_person)
    refused = await ann.slash(server.channel, "play", game="block")
    assert f"<#{elsewhere.id}>" in server.said(refused)
