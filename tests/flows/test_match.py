"""Whole matches, from the slash command to the final score."""

from __future__ import annotations

import pytest

from bot.store import State


async def test_three_people_play_to_500(server):
    ann, bob, eve = (server.person(name) for name in ("Ann", "Bob", "Eve"))
    table = await server.open(ann, bob, eve)
    await table.start()
    assert all(table.hand(person).ephemeral for person in (ann, bob, eve))

    await table.until(lambda: table.over)

    end = server.public()[-1]
    assert "wins the match" in end.content
    winner, points = _best(end.content)
    assert points >= 500
    assert f"**{winner}** wins the match" in end.content
    assert [picture["filename"] for picture in end.attachments] == ["round.png", "scores.png"]
    assert "Rematch" in server.labels(end)


async def test_one_person_and_computers_play_to_500(server):
    ann = server.person("Ann")
    table = await server.open(ann, computers=3)
    await table.start()

    await table.until(lambda: table.over)

    assert "wins the match" in server.public()[-1].content


@pytest.mark.parametrize("preset", ["fr", "blind", "active"])
async def test_a_round_by_every_preset(server, preset):
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob)
    await ann.select(table.lobby, [preset], custom_id=f"s:preset:{table.id}:0:")
    await table.start()

    await table.until(lambda: table.seats.state is not State.PLAYING)

    card = table.newest
    assert "the round" in card.content or "scores" in card.content
    assert server.labels(card) == ["Next round"]
    assert card.attachments[0].description.startswith(card.content.splitlines()[-2].replace("*", ""))


async def test_the_channel_is_left_tidy(server):
    """Turns make way for each other; the lobby, what is dealt from, the cards and the end stay."""
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob)
    await server.set_option(table, "target", "100")
    await table.start()

    await table.until(lambda: table.over)

    pictures = [[each["filename"] for each in message.attachments] for message in server.public()]
    assert pictures[:2] == [[], []]
    assert pictures[-1] == ["round.png", "scores.png"]
    assert all(names == ["round.png"] for names in pictures[2:-1])
    assert not any(server.labels(message) for message in server.public()[:-1])


async def test_computers_in_a_row_make_one_message(server):
    ann = server.person("Ann")
    table = await server.open(ann, computers=3)
    await table.start()
    await table.until(lambda: len(table.seats.match_or_raise.record) > 12)

    turns = [message for message in server.public() if message.attachments]
    assert len(turns) == 1
    assert "Ann" in turns[0].content
    assert f"<@{ann.id}>" in turns[0].content


@pytest.mark.forced
async def test_who_can_only_draw_is_not_asked_and_the_next_decision_is_a_new_message(server):
    """The drawing is told with the decision that follows it; the hand says what was drawn."""
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob, game="all-fives")
    await table.start()
    before = table.newest.id
    await table.until(lambda: _drawn(table))

    drawer = table.people[table.seats.players[table.seats.match_or_raise.record[-1][0]].user_id]
    assert table.newest.id != before
    assert f"<@{table.on_turn.id}>" in table.newest.content
    assert "drew a tile" in table.newest.content
    assert "You drew" in table.hand(drawer).content
    assert "draw" not in [move.verb for move in table.moves(table.on_turn)]


def _drawn(table):
    """Whether the newest move was a draw."""
    record = table.seats.match_or_raise.record
    return bool(record) and record[-1][1] == "draw"


async def test_every_picture_has_words_and_no_message_is_too_long(server):
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob)
    await table.start()
    seen = 0
    while table.seats.state is State.PLAYING:
        await table.go_on()
        messages = [table.newest, table.hand(ann), table.hand(bob)]
        for message in messages:
            assert len(message.content) <= 2000
            for picture in message.attachments:
                seen += 1
                assert 20 < len(picture.description or "") <= 1024
    assert seen > 20


async def test_nobody_reads_anothers_hand(server):
    """What one person drew or holds stands in no message that others can see."""
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob)
    await table.start()
    narrator = table.plain_narrator()
    presenter = table.presenter
    while table.seats.state is State.PLAYING:
        await table.go_on()
        if table.seats.state is not State.PLAYING:
            break
        secret = [presenter.tile(tile, narrator) for tile in table.view(ann).hand if tile not in COMMON]
        others = [table.newest, table.hand(bob)]
        told = [text for message in others for text in (message.content, *_alts(message))]
        assert not [tile for tile in secret for text in told if tile in text]


COMMON = {"DE-DE", "W4-W4"}
"""Domos of which there are several: that one is in a hand gives nothing away about another."""


def _alts(message):
    return [picture.description or "" for picture in message.attachments]


def _best(content):
    line = next(line for line in content.splitlines() if line.startswith("Standing"))
    name, _, points = line.removeprefix("Standing: ").split(" · ")[0].rpartition(" ")
    return name.strip("*"), int(points)
