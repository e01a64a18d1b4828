"""Everybody reads their own language in private, and all read the server's in public."""

from __future__ import annotations

import pytest

from bot.tables.rulings import house_rules
from bot.tables.table import Table
from bot.words import words_for

OTHERS = ("nl", "fr")


async def two(server, locale):
    """A table on an English server at which Ann reads another language."""
    ann, bob = server.person("Ann"), server.person("Bob")
    server.speaks(ann, locale)
    return await server.open(ann, bob), ann, bob


@pytest.mark.parametrize("locale", OTHERS)
async def test_a_hand_is_in_its_readers_language_and_the_table_in_the_servers(server, locale):
    table, ann, bob = await two(server, locale)
    await table.start()
    words, english = words_for(locale), words_for("en")
    await table.until_turn(
        lambda person, view: (
            person is ann and not view.drawn and bool(view.laid) and {m.verb for m in view.legal} == {"lay"}
        )
    )

    assert words("uno-duty-lay") in table.hand(ann).content
    assert english("uno-duty-wait", waiting="**Ann**") in table.hand(bob).content
    assert "to play" in table.newest.content
    alt = table.hand(ann).attachments[0].description
    assert alt.startswith(words("alt-hand", tiles="x", count=2, playable="x", fits=1).split(" ")[0])
    assert "Open ends" in table.newest.attachments[0].description


@pytest.mark.parametrize("locale", OTHERS)
async def test_refusals_are_in_the_readers_language(server, locale):
    table, ann, _ = await two(server, locale)
    await table.start()
    words = words_for(locale)
    await table.go_on()

    shouted = await ann.click(table.newest, label="UNO!")
    commanded = await ann.slash(server.channel, "uno")
    stranger = server.person("Eve")
    server.speaks(stranger, locale)
    strange = await stranger.click(table.newest, label="My hand")

    assert words("uno-refusal-call-not-due") in server.said(shouted)
    assert words("uno-refusal-call-not-due") in server.said(commanded)
    assert words("refusal-stranger") in server.said(strange)


@pytest.mark.parametrize("locale", OTHERS)
async def test_commands_answer_in_the_readers_language(server, locale):
    table, ann, bob = await two(server, locale)
    await table.start()
    words = words_for(locale)

    told = server.said(await ann.slash(server.channel, "rules"))
    assert words("uno-example-dead-end") in told
    assert words_for("en")("uno-example-dead-end") in server.said(await bob.slash(server.channel, "rules"))
    helped = server.said(await ann.slash(server.channel, "help"))
    assert words("policy-privacy") in helped
    assert words("help-policies", privacy="", terms="", me=server.bot.mention("me"))[-20:] in helped
    score = await ann.slash(server.channel, "score")
    standing = words("standing", scores="x").split(" ")[0]
    assert score.response.content.startswith(standing)
    assert score.response.attachments[0].description.startswith(standing)
    asked = await ann.slash(server.channel, "leave")
    assert server.labels(asked.response) == [words("button-leave-yes"), words("button-keep-playing")]


@pytest.mark.parametrize("locale", OTHERS)
async def test_a_server_of_another_language(server, locale):
    """The lobby, the table and the end are the server's; a hand still its reader's."""
    server.locale = locale
    ann, bob = server.person("Ann"), server.person("Bob")
    words = words_for(locale)
    lobby = (await ann.slash(server.channel, "play")).response
    assert words("button-join") in server.labels(lobby)
    assert words("by-the-sheet") in lobby.content

    await bob.click(lobby, label=words("button-join"))
    await ann.click(lobby, label=words("button-start"))

    turn = server.message([each for each in server.public() if each.attachments][-1])
    assert words("button-my-hand") in server.labels(turn)
    hand = await bob.click(turn, label=words("button-my-hand"))
    english = words_for("en")
    duties = ("uno-duty-return", "uno-duty-wait", "uno-duty-start")
    assert any(english(key, waiting="**Ann**")[:9] in hand.response.content for key in duties)


@pytest.mark.parametrize("locale", OTHERS)
def test_house_rules_are_told_in_every_language(locale):
    table = Table("t", 1, 2, 3, "uno-dominos", "seed", locale, {"blind_street": True})
    told = house_rules(table, words_for(locale))
    assert words_for(locale)("option-uno-dominos-blind_street") in told
