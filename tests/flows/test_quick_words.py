"""More → Say something: six quick words at a table."""

from __future__ import annotations

import pytest

from bot.language.localizer import localizer_for


@pytest.mark.parametrize("locale", ["en", "nl", "fr"])
async def test_a_player_says_a_word_and_everybody_reads_it(server, locale):
    words, english = localizer_for(locale), localizer_for("en")
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob, game="all-fives")
    await table.start()
    server.speaks(ann, locale)

    panel = await ann.click(table.newest, label="More")
    said = await ann.select(panel.response, ["good"], custom_id=table.menu("say", panel.response))

    assert words("word-sent") in server.said(said)
    assert english("word-said", name="**Ann**", word=english("word-good")) in table.newest.content


async def test_a_bystander_has_no_words(server):
    ann, bob, eve = (server.person(name) for name in ("Ann", "Bob", "Eve"))
    table = await server.open(ann, bob, game="all-fives")
    await table.start()
    panel = (await eve.click(table.newest, label="More")).response
    assert ":say:" not in str(panel.components)
