"""Private messages use the reader's language, public messages the server's."""

from __future__ import annotations

import pytest

from bot.language.localizer import localizer_for
from bot.presentation.text.option_text import house_rules
from bot.store import State
from bot.tables.state.snapshot import Snapshot

OTHERS = ("nl", "fr", "es-419", "pt-BR", "de")


async def two(server, locale):
    """Return a lobby on an English server, Ann, who reads this language, and Bob."""
    ann, bob = server.person("Ann"), server.person("Bob")
    server.speaks(ann, locale)
    return await server.open(ann, bob), ann, bob


@pytest.mark.parametrize("locale", OTHERS)
async def test_a_hand_is_in_its_readers_language_and_the_table_in_the_servers(server, locale):
    table, ann, bob = await two(server, locale)
    await table.start()
    localizer, english = localizer_for(locale), localizer_for("en")
    await table.until_turn(
        lambda person, view: (
            person is ann and not view.drawn and bool(view.laid) and {m.verb for m in view.legal} == {"lay"}
        )
    )

    assert localizer("uno-duty-lay") in table.hand(ann).content
    assert english("hand-wait", turn="**Ann**") in table.hand(bob).content
    assert "to play" in table.newest.content
    alt = table.hand(ann).attachments[0].description
    assert localizer("alt-hand", tiles="x", count=2, playable="x", fits=1).split(" ")[0] in alt
    assert "Open ends" in table.newest.attachments[0].description


@pytest.mark.parametrize("locale", OTHERS)
async def test_refusals_are_in_the_readers_language(server, locale):
    table, ann, _ = await two(server, locale)
    await table.start()
    localizer = localizer_for(locale)
    await table.go_on()

    commanded = await ann.slash(server.channel, "uno")
    stranger = server.person("Eve")
    server.speaks(stranger, locale)
    strange = await stranger.click(table.newest, label="My hand")

    assert localizer("uno-refusal-call-not-due") in server.said(commanded)
    assert localizer("refusal-stranger") in server.said(strange)


@pytest.mark.parametrize("locale", OTHERS)
async def test_commands_answer_in_the_readers_language(server, locale):
    table, ann, bob = await two(server, locale)
    await table.start()
    localizer = localizer_for(locale)

    told = server.said(await ann.slash(server.channel, "rules"))
    assert localizer("uno-example-dead-end") in told
    assert localizer_for("en")("uno-example-dead-end") in server.said(
        await bob.slash(server.channel, "rules")
    )
    helped = server.said(await ann.slash(server.channel, "help"))
    assert localizer("policy-privacy") in helped
    assert localizer("help-policies", privacy="", terms="", me=server.bot.mention("me"))[-20:] in helped
    score = await server.at_table(ann, "score")
    standing = localizer("standing", scores="x").split(" ")[0]
    assert score.response.content.startswith(standing)
    assert score.response.attachments[0].description.startswith(standing)
    asked = await server.at_table(ann, "askleave")
    assert server.labels(asked.response) == [localizer("button-leave-yes"), localizer("button-keep-playing")]


@pytest.mark.parametrize("locale", OTHERS)
async def test_public_messages_use_the_language_of_the_server(server, locale):
    """The lobby, the table and the end use the server's language; a hand still uses its reader's."""
    server.locale = locale
    ann, bob = server.person("Ann"), server.person("Bob")
    localizer = localizer_for(locale)
    lobby = (await ann.slash(server.channel, "play", game="uno-dominos")).response
    assert localizer("button-join") in server.labels(lobby)
    assert localizer("fair-sealed-short") in lobby.content

    await bob.click(lobby, label=localizer("button-join"))
    await ann.click(lobby, label=localizer("button-start"))

    turn = server.message([each for each in server.public() if each.attachments][-1])
    assert localizer("button-my-hand") in server.labels(turn)
    hand = await bob.click(turn, label=localizer("button-my-hand"))
    english = localizer_for("en")
    duties = ("uno-duty-return", "hand-wait", "uno-duty-start")
    assert any(english(key, waiting="**Ann**", turn="**Ann**")[:9] in hand.response.content for key in duties)


@pytest.mark.parametrize("locale", OTHERS)
def test_house_rules_are_described_in_every_language(locale):
    table = Snapshot(
        table_id="t",
        guild_id=1,
        channel_id=2,
        host_id=3,
        game="uno-dominos",
        options={"blind_street": True},
        locale=locale,
        players=(),
        state=State.LOBBY,
    )
    told = house_rules(table, localizer_for(locale))
    assert localizer_for(locale)("option-uno-dominos-blind_street") in told
