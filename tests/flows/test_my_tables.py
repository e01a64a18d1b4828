"""One's tables: /turns, at the limit, under /table and behind More; which game's rules are meant."""

from __future__ import annotations

import math

import discord
import pytest

from bot.language.localizer import LANGUAGES, localizer_for
from bot.presentation.games import PRESENTERS
from bot.presentation.table.my_tables import MOST
from bot.tables.state.limits import HOSTED
from tests.flows.conftest import BUTTON, controls, offered


def numbered(message):
    """Return the lines of a list that name a table, in order."""
    return [line for line in message.content.splitlines() if line[:1].isdecimal()]


def giving_up(message):
    """Return the custom id of the menu to end or leave a table, and its choices by label."""
    (menu,) = (each for each in controls(message) if each["custom_id"].startswith("s:giveup:"))
    return menu["custom_id"], {each["label"]: each["value"] for each in menu["options"]}


async def give_up(person, message, label):
    custom_id, choices = giving_up(message)
    return await person.select(message, [choices[label]], custom_id=custom_id)


async def test_the_limit_shows_the_hosted_tables_with_links_and_a_menu_to_end_them(server):
    ann = server.person("Ann")
    tables = []
    for _ in range(HOSTED):
        tables.append(await server.open(ann, game="block"))
        await server.env.advance_time(1)

    refused = await ann.slash(server.channel, "play", game="block")

    shown = refused.response
    assert shown.ephemeral
    assert "You already host 5 tables here" in shown.content
    for table in tables:
        assert f"/{server.guild.id}/{server.channel.id}/{table.lobby.id})" in shown.content
    assert list(giving_up(shown)[1]) == [f"End {number}: Block Dominoes" for number in range(1, HOSTED + 1)]

    await give_up(ann, shown, "End 2: Block Dominoes")
    await ann.click(shown, label="End the table")
    assert server.labels(tables[-2].lobby) == []
    opened = await ann.slash(server.channel, "play", game="block")
    assert "**Ann** hosts" in opened.response.content


async def test_play_now_at_the_limit_shows_the_tables_too(server):
    ann = server.person("Ann")
    for _ in range(HOSTED):
        await server.open(ann, game="block")
    shelf = (await ann.slash(server.channel, "play")).response
    await ann.click(shelf, custom_id="b:playnow::0:block")
    assert "Your tables" in shelf.content


async def test_table_lists_ones_tables_where_it_is_not_clear_which_is_meant(server):
    ann, bob = server.person("Ann"), server.person("Bob")
    other = server.guild.create_text_channel("other")
    await server.env.settle()
    await server.open(ann, bob, game="block")
    panel = (await bob.slash(server.channel, "table")).response
    assert panel.content.startswith("## Block Dominoes")
    elsewhere = (await bob.slash(other, "table")).response
    assert numbered(elsewhere)[0].startswith("1. **Block Dominoes** with **Ann** · not begun · [Go on](")
    assert list(giving_up(elsewhere)[1]) == ["Leave 1: Block Dominoes"]

    await server.env.advance_time(1)
    await server.open(bob, game="domino-4")
    several = (await bob.slash(server.channel, "table")).response
    assert list(giving_up(several)[1]) == ["End 1: Domino 4", "Leave 2: Block Dominoes"]

    mine = (await ann.slash(server.channel, "table")).response
    await ann.click(mine, label="My tables")
    assert list(giving_up(mine)[1]) == ["End 1: Block Dominoes"]


@pytest.mark.parametrize("locale", LANGUAGES)
async def test_a_person_without_tables_is_told_so(server, locale):
    words, ann = localizer_for(locale), server.person("Ann")
    server.speaks(ann, locale)
    shown = (await ann.slash(server.channel, "turns")).response
    assert shown.ephemeral
    assert shown.content == words("turns-none")


# -- /turns ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", LANGUAGES)
async def test_turns_lists_the_tables_that_wait_for_one_first_with_time_left(server, locale):
    words, (ann, bob) = localizer_for(locale), (server.person("Ann"), server.person("Bob"))
    server.speaks(ann, locale)
    theirs = await begun(server, ann, bob, waits_for=bob)
    mine = await begun(server, ann, bob, waits_for=ann)

    shown = (await ann.slash(server.channel, "turns")).response

    yours, others = words("turns-yours"), words("turns-others")
    assert shown.content.index(yours) < shown.content.index(others)
    assert f"\n\n{others}\n" in shown.content, "a list does not swallow the next heading"
    first, second = numbered(shown)
    assert f"<t:{math.ceil(mine.seats.deadline)}:R>" in first
    assert f"/{mine.newest.id})" in first
    assert f"/{theirs.newest.id})" in second
    hands = [words("button-turns-hand", number=number) for number in (1, 2)]
    assert server.labels(shown) == [*hands, words("button-turns-refresh")]
    assert [each["style"] for each in controls(shown) if each["type"] == BUTTON][:2] == [1, 2]


async def test_a_hand_opened_from_the_list_plays_and_the_list_stays(server):
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await begun(server, ann, bob, waits_for=ann)
    other = server.guild.create_text_channel("other")
    await server.env.settle()
    shown = (await ann.slash(other, "turns")).response

    hand = (await ann.click(shown, label="My hand 1")).response

    assert hand.ephemeral
    assert hand.id != shown.id
    assert "Your tables" in shown.content
    made = table.seats.made
    await ann.click(hand, custom_id=offered(hand)[next(iter(offered(hand)))][0])
    assert table.seats.made > made
    assert server.public(other) == []  # the table stays in its channel
    await server.restart()
    await ann.click(shown, label="Refresh")
    assert "Waiting for others" in shown.content


async def test_turns_reaches_the_tables_of_other_servers_and_their_moderation_does_not_follow(server):
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await begun(server, bob, ann, waits_for=ann)
    away = server.env.create_guild("Elsewhere")
    channel = away.create_text_channel("chat")
    moderators = away.create_role("Mods", permissions=discord.Permissions.all())
    there = away.add_member(ann.user, roles=[moderators])
    stranger = away.add_member(server.env.create_user("Eve"))
    await server.env.settle()

    shown = (await there.slash(channel, "turns")).response

    assert "· Dominoes ·" in numbered(shown)[0]
    assert list(giving_up(shown)[1]) == ["Leave 1: Block Dominoes"]
    hand = (await there.click(shown, label="My hand 1")).response
    made = table.seats.made
    await there.click(hand, custom_id=offered(hand)[next(iter(offered(hand)))][0])
    assert table.seats.made > made
    assert server.public(channel) == []
    nothing = (await stranger.slash(channel, "turns")).response
    assert nothing.content == localizer_for("en")("turns-none")


async def test_turns_works_in_a_direct_message(server):
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await begun(server, ann, bob, waits_for=ann)
    shown = (await ann.user.slash("turns")).response
    hand = (await ann.user.click(shown, label="My hand 1")).response
    made = table.seats.made
    await ann.user.click(hand, custom_id=offered(hand)[next(iter(offered(hand)))][0])
    assert table.seats.made > made


async def test_more_than_ten_tables_fill_pages(server):
    ann = server.person("Ann")
    for number in range(MOST + 2):
        host = server.person(f"Host {number}")
        await server.open(host, ann, game="block")
        await server.env.advance_time(1)
    shown = (await ann.slash(server.channel, "turns")).response
    assert len(numbered(shown)) == MOST
    await ann.click(shown, label="Next ▶")
    assert [line.split()[0] for line in numbered(shown)] == ["11.", "12."]
    await ann.click(shown, label="◀ Back")
    assert len(numbered(shown)) == MOST


async def begun(server, *people, waits_for):
    """Return a running match of these people in which one of them is to move."""
    table = await server.open(*people, game="block")
    await table.start()
    await table.skip_to_turn(lambda person, _: person is waits_for)
    return table


# -- the rules -------------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", LANGUAGES)
async def test_rules_asks_which_game_if_that_is_not_clear(server, locale):
    words, ann = localizer_for(locale), server.person("Ann")
    server.speaks(ann, locale)
    asked = (await ann.slash(server.channel, "rules")).response
    assert asked.content == words("which-game")
    assert server.labels(asked) == [words(f"game-{game}") for game in PRESENTERS]
    told = await ann.click(asked, label=words("game-mexican-train"))
    assert words("rules-title", game=words("game-mexican-train")) in server.said(told)

    for game in ("block", "domino-4"):
        await server.open(server.person("Bob"), game=game)
    assert (await ann.slash(server.channel, "rules")).response.content == words("which-game")


async def test_the_rules_of_a_game_are_those_of_the_only_table_that_plays_it(server):
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, game="uno-dominos")
    await server.open(bob, game="block")
    before = server.said(await bob.slash(server.channel, "rules", game="uno-dominos"))
    await server.set_option(table, "start_exchange", "off")
    after = server.said(await bob.slash(server.channel, "rules", game="uno-dominos"))
    assert before != after
    asked = (await ann.slash(server.channel, "rules")).response
    assert "## UNO Dominos" in asked.content  # her own table is meant
    assert asked.content in after
