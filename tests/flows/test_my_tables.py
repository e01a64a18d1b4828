"""The list of one's tables at the limit, under /table and behind More; and which game's rules are meant."""

from __future__ import annotations

import pytest

from bot.language.localizer import LANGUAGES, localizer_for
from bot.presentation.games import PRESENTERS
from bot.tables.state.limits import HOSTED


async def test_the_limit_shows_the_tables_with_links_and_buttons_to_end_them(server):
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
    assert server.labels(shown) == [f"End {number}" for number in range(1, HOSTED + 1)]

    await ann.click(shown, label="End 2")
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
    assert "Your tables on this server" in shelf.content


async def test_table_lists_ones_tables_where_it_is_not_clear_which_is_meant(server):
    ann, bob = server.person("Ann"), server.person("Bob")
    other = server.guild.create_text_channel("other")
    await server.env.settle()
    await server.open(ann, bob, game="block")
    panel = (await bob.slash(server.channel, "table")).response
    assert panel.content.startswith("## Block Dominoes")
    elsewhere = (await bob.slash(other, "table")).response
    assert "1. **Block Dominoes** (not begun): **Ann** and **Bob** · [Go on]" in elsewhere.content
    assert server.labels(elsewhere) == ["Leave 1"]

    await server.env.advance_time(1)
    await server.open(bob, game="domino-4")
    several = (await bob.slash(server.channel, "table")).response
    assert server.labels(several) == ["End 1", "Leave 2"]

    mine = (await ann.slash(server.channel, "table")).response
    await ann.click(mine, label="My tables")
    assert server.labels(mine) == ["End 1"]


async def test_a_person_without_tables_is_told_so(server):
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob)
    panel = (await bob.click(table.lobby, label="More")).response
    await server.leave(bob)
    gone = await bob.click(panel, label="My tables")
    assert gone.response.content == localizer_for("en")("my-tables-none")


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
