"""Taking back the last tile: at once by the rule, or when the others agree, in three languages."""

from __future__ import annotations

import pytest

from bot.language.localizer import localizer_for
from tests.flows.conftest import labels

LANGUAGES = ("en", "nl", "fr")


def on_table(table):
    """Return the tiles that lie on the table."""
    return table.seats.match.round.view(None).laid


async def laid(server, language, *, at_once):
    """Return an unrated table, the person who has just laid a tile there, the other, and the tiles before."""
    ann, bob = server.person("Ann"), server.person("Bob")
    server.speaks(ann, language)
    server.speaks(bob, language)
    table = await server.open(ann, bob, game="block")
    localizer = localizer_for(language)
    panel = (await ann.click(table.lobby, label="⚙️")).response
    panel = (await ann.click(panel, label=localizer("button-rated-no"))).response
    if at_once:
        panel = (await ann.click(panel, label=localizer("button-takeback-yes"))).response
        assert localizer("undo-rule") in panel.content
    await table.start()
    await table.skip_to_turn(lambda person, view: person is ann and bool(view.laid))
    before = on_table(table)
    await table.play(ann, table.moves(ann)[0].text)
    assert localizer("button-undo") in labels(table.hand(ann))
    assert localizer("button-undo") not in labels(table.hand(bob))
    return table, ann, bob, before


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_tile_is_taken_back_at_once_by_the_rule(server, language):
    table, ann, _, before = await laid(server, language, at_once=True)
    await ann.click(table.hand(ann), label=localizer_for(language)("button-undo"))
    assert on_table(table) == before
    assert "Ann takes back the last tile" in table.newest.content.replace("*", "")
    assert localizer_for(language)("button-undo") not in labels(table.hand(ann))
    assert table.moves(ann)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_tile_is_taken_back_when_the_others_agree(server, language):
    table, ann, bob, before = await laid(server, language, at_once=False)
    localizer = localizer_for(language)
    asked = await ann.click(table.hand(ann), label=localizer("button-undo"))
    assert localizer("undo-asked") in server.said(asked)
    question = server.public()[-1]
    assert "take back the last tile?" in question.content
    await bob.click(server.message(question), label="Agree")
    assert on_table(table) == before
    assert question.id not in {message.id for message in server.public()}


async def test_a_tile_stays_if_somebody_declines(server):
    table, ann, bob, before = await laid(server, "en", at_once=False)
    await ann.click(table.hand(ann), label="Take back")
    await bob.click(server.message(server.public()[-1]), label="The tile stays")
    assert len(on_table(table)) == len(before) + 1
    assert "Bob does not agree" in "\n".join(each.content.replace("*", "") for each in server.public())
