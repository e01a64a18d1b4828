"""Commands where the bot is no member: direct messages, group chats, and servers that people use it on."""

from __future__ import annotations

import discord
import pytest

from bot.discord_ui.by_click import TOKEN_SECONDS
from bot.language.localizer import LANGUAGES, localizer_for
from bot.store import State
from tests.flows import elsewhere
from tests.flows.conftest import Table, controls, heard, offered

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
    assert "One match" in heard(stats)
    assert "profileshow" in str(controls(stats))


async def reopened(server, person):
    table = newest(server, person.dm_channel)
    if "hand" not in {each["custom_id"].split(":")[1] for each in controls(table)}:
        return table
    return (await person.click(table, custom_id=button(table, "hand"))).response


@pytest.mark.parametrize("language", LANGUAGES)
async def test_help_says_what_is_different(server, language):
    ann, bob = server.env.create_user("Ann"), server.person("Bob")
    for person in (ann, bob):
        server.speaks(person, language)
    said = localizer_for(language)("help-anywhere")
    assert said in server.said(await ann.slash("help"))
    assert said not in server.said(await bob.slash(server.channel, "help"))


async def test_puzzle_lessons_settings_and_turns_open_in_a_direct_message(server):
    ann = server.env.create_user("Ann")
    for name in ("puzzle", "learn", "me", "turns"):
        shown = (await ann.slash(name)).response
        assert shown.ephemeral, name
        assert "went wrong" not in shown.content


@pytest.fixture
def strangers(server):
    """A server without the bot."""
    with elsewhere.known(server.env):
        yield elsewhere.strange_guild(server.env, "Strangers")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["play", "stats"])
async def test_where_answers_are_private_no_table_opens(server, strangers, language, command):
    elsewhere.allow_external_apps(strangers, allowed=False)
    channel = strangers.create_text_channel("games")
    ann = strangers.add_member(server.env.create_user("Ann"))
    server.speaks(ann, language)
    words = localizer_for(language)

    shown = await ann.slash(channel, command)

    told = words("anywhere-private") if command == "play" else words("records-none", name=f"<@{ann.id}>")
    assert server.said(shown) == told
    assert server.public(channel) == []
    assert server.bot.registry.loaded() == []


async def test_a_table_is_played_on_where_external_apps_are_forbidden_later(server, strangers):
    channel = strangers.create_text_channel("games")
    ann, bob = (strangers.add_member(server.env.create_user(each)) for each in ("Ann", "Bob"))
    table = Table(server, ann, (await ann.slash(channel, "play", game="block")).response)
    await table.join(bob)
    await table.set_pace(LONG)
    await table.start()
    shown = server.public(channel)
    elsewhere.allow_external_apps(strangers, allowed=False)
    for _ in range(3):
        await server.env.advance_time(TOKEN_SECONDS + 60)
        await table.open_hand(table.on_turn)
        await table.go_on()
    assert server.public(channel) == shown

    elsewhere.allow_external_apps(strangers)
    await table.open_hand(table.on_turn)
    assert server.public(channel) != shown
    assert table.on_turn.mention in table.newest.content


@pytest.mark.parametrize("language", LANGUAGES)
async def test_only_own_statistics_are_shown(server, strangers, language):
    ann, bob = (strangers.add_member(server.env.create_user(each)) for each in ("Ann", "Bob"))
    server.speaks(ann, language)
    refused = await ann.slash(strangers.create_text_channel("games"), "stats", member=bob)
    assert server.said(refused) == localizer_for(language)("anywhere-own")


async def test_a_clock_runs_while_clicks_are_fresh(server, strangers):
    ann, bob = (strangers.add_member(server.env.create_user(each)) for each in ("Ann", "Bob"))
    channel = strangers.create_text_channel("games")
    table = Table(server, ann, (await ann.slash(channel, "play", game="block")).response)
    await table.join(bob)
    await table.set_pace(SHORT)
    await table.start()
    awaited = table.on_turn
    await server.env.advance_time(SHORT + 60)
    assert table.seats.made > 0
    assert table.seats.players[table.seats.seat_of(awaited.id)].missed_turns == 1


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
