"""Whole matches, from the slash command to the final score."""

from __future__ import annotations

import pytest

from bot.store import State
from tests.flows.conftest import heard


async def test_three_people_play_a_match_to_500(server):
    ann, bob, eve = (server.person(name) for name in ("Ann", "Bob", "Eve"))
    table = await server.open(ann, bob, eve)
    await table.start()
    assert all(table.hand(person).ephemeral for person in (ann, bob, eve))

    await table.until(lambda: table.seats.state is State.BETWEEN)
    await table.next_round()
    await table.skip(lambda: table.over)

    end = server.public()[-1]
    assert "wins the match" in end.content
    winner, points = _best(end.content)
    assert points >= 500
    assert f"**{winner}** wins the match" in end.content
    assert [picture["filename"] for picture in end.attachments] == ["victory.png"]
    assert "Rematch" in server.labels(end)


async def test_one_person_and_computers_play_to_500(server):
    ann = server.person("Ann")
    table = await server.open(ann, computers=3)
    await table.start()

    await table.until(lambda: table.over)

    assert "wins the match" in server.public()[-1].content


@pytest.mark.parametrize("preset", ["fr", "blind", "active"])
async def test_a_round_can_be_played_with_every_preset(server, preset):
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob)
    await table.set_up("preset", preset)
    await table.start()

    await table.until(lambda: table.seats.state is not State.PLAYING)

    card = table.newest
    assert "the round" in card.content or "scores" in card.content
    assert server.labels(card) == ["Next round", "More"]
    standing = next(line for line in card.content.splitlines() if line.startswith("Standing"))
    assert standing.replace("*", "") in card.attachments[0].description


async def test_only_lasting_messages_stay_in_the_channel(server):
    """Turn messages are deleted. The lobby, the deal, last tiles, round cards and the end stay."""
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob)
    await server.set_option(table, "target", "100")
    await table.start()

    await table.until(lambda: table.over)

    pictures = [[each["filename"] for each in message.attachments] for message in server.public()]
    assert pictures[:2] == [[], []]
    *rounds, last, end = pictures[2:]
    assert end == ["victory.png"]
    assert last == ["table.png", "round.png"][: 1 + bool(rounds)], (
        "after a single round the end shows the hands"
    )
    assert rounds == [["table.png"], ["round.png"]] * (len(rounds) // 2)
    assert not any(server.labels(message) for message in server.public()[:-1])


async def test_moves_of_consecutive_computers_share_one_message(server):
    ann = server.person("Ann")
    table = await server.open(ann, computers=3)
    await table.start()
    await table.until(lambda: len(table.seats.match_or_raise.record) > 8)

    turns = [message for message in server.public() if message.attachments]
    assert len(turns) == 1
    assert "Ann" in heard(turns[0])
    assert f"<@{ann.id}>" in turns[0].content


@pytest.mark.forced
@pytest.mark.parametrize(
    ("seed", "new"), [("short-4", False), pytest.param("short-4", True, marks=pytest.mark.left)]
)
async def test_a_player_who_can_only_draw_is_not_asked(server, new):
    """The draw is told together with the next decision. The hand says what was drawn."""
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob, game="all-fives")
    await table.start()
    before = table.newest.id
    await table.until(lambda: _drawn(table))

    drawer = table.people[table.seats.players[table.seats.match_or_raise.record[-1][0]].user_id]
    assert (table.newest.id != before) is new
    assert f"<@{table.on_turn.id}>" in table.newest.content
    assert "cannot play and draws a tile" in heard(table.newest)
    assert " +" in table.hand(drawer).content.split("\n")[-1]
    assert "draw" not in [move.verb for move in table.moves(table.on_turn)]


def _drawn(table):
    """Return whether the newest move was a draw."""
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


async def test_no_player_can_read_the_hand_of_another(server):
    """What a player drew or has in hand appears in no message that others can see."""
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
"""Domos of which there are several: one in a hand reveals nothing about another."""


def _alts(message):
    return [picture.description or "" for picture in message.attachments]


def _best(content):
    line = next(line for line in content.splitlines() if line.startswith("Standing"))
    name, _, points = line.removeprefix("Standing: ").split(" · ")[0].rpartition(" ")
    return name.strip("*"), int(points)


async def nearly_out(server):
    """Return a table of two people. One of them has a single tile left."""
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob)
    await server.set_option(table, "target", "5000")
    await table.start()
    await table.skip_to_turn(lambda _, view: min(view.hand_sizes) == 1)
    return table


async def test_the_last_tile_is_pictured_above_the_round_card(server):
    table = await nearly_out(server)
    await table.until(lambda: table.seats.state is State.BETWEEN)

    above, card = server.public()[-2:]
    tile = table.seats.match_or_raise.last_round.view(None).laid[-1].tile
    assert table.presenter.tile(tile, table.plain_narrator()) in above.attachments[0]["description"]
    assert "the last tile of round 1" in above.content
    assert not server.labels(above)
    assert card.content.startswith("**")
    assert "Next round" in server.labels(card)

    await table.go_on()
    assert server.public()[-2].id == card.id
    assert above.id in [message.id for message in server.public()], "it stays"


async def test_the_round_card_tells_the_last_move_if_the_turn_message_is_deleted(server):
    table = await nearly_out(server)
    while table.seats.state is State.PLAYING:
        gone = table.newest.id
        await table.newest.message.delete()
        await table.go_on()

    card = table.newest
    assert card.id != gone
    assert "lays" in card.content or "draws" in card.content
    assert [picture.filename for picture in card.attachments] == ["round.png"]
