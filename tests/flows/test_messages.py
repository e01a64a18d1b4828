"""What messages consist of, and which interaction keeps a hand up to date."""

from __future__ import annotations

import logging
import sqlite3

import pytest

from bot.app.router import QUERIES, REQUESTS
from bot.discord_ui.commands import CLICK_HANDLERS
from bot.discord_ui.wire.components import ITEMS, parse_custom_id
from bot.store import State
from tests.flows.conftest import heard

SILENT = 4096
"""Discord's flag for a message that notifies nobody."""


async def two(server):
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob)
    await table.start()
    return table, ann, bob


def known(custom_id):
    """Return whether a control with that id is still answered after a restart."""
    click = parse_custom_id(custom_id)
    return click is not None and click.verb in {*QUERIES, *REQUESTS, *CLICK_HANDLERS}


@pytest.mark.left
async def test_only_a_message_that_calls_a_player_notifies_and_once_a_turn(server):
    table, _ann, bob = await two(server)
    for _ in range(2):
        turn = server.public()[-1]
        assert (turn.ping_user_ids, turn.flags & SILENT) == ([table.on_turn.id], 0)
        await table.go_on()
    await server.at_table(bob, "showagain")
    shown = server.public()[-1]
    assert f"<@{table.on_turn.id}>" in shown.content
    assert (shown.ping_user_ids, bool(shown.flags & SILENT)) == ([], True)

    await table.skip(lambda: table.seats.state is State.BETWEEN)
    card = server.public()[-1]
    assert (card.ping_user_ids, bool(card.flags & SILENT)) == ([], True)
    await table.next_round()
    assert server.public()[-1].ping_user_ids == [table.on_turn.id]


async def test_every_control_on_every_message_survives_a_restart(server):
    """A view with an ordinary item would unregister the others when it times out."""
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob)
    seen = [table.lobby, (await ann.click(table.lobby, label="⚙️")).response]
    await server.press_option(table, "target", "50")
    await table.start()
    seen += [(await server.at_table(ann, verb)).response for verb in ("askleave", "askend")]
    while not table.over:
        seen += [table.newest, table.hand(ann), table.hand(bob)]
        for message in seen:
            assert [each for each in server.controls(message) if not known(each["custom_id"])] == []
        seen = []
        await table.go_on()
    end = server.message(server.public()[-1])
    assert server.labels(end) == ["Rematch", "Watch again", "Review", "Check the deal"]
    assert all(known(each["custom_id"]) for each in server.controls(end))

    await server.env.advance_time(24 * 3600)

    registered = server.bot._connection._view_store._dynamic_items.values()
    assert set(registered) == set(ITEMS)


async def test_the_hand_clicked_last_is_kept_up_to_date(server):
    table, ann, bob = await two(server)
    other = bob if table.on_turn is ann else ann
    first = table.hand(other)
    await table.open_hand(other)
    second = table.hand(other)
    assert first.id != second.id

    await table.until_turn(lambda person, _: person is other)

    assert "Your" in table.hand(other).content
    assert "Your" not in server.env.backend.get_message(server.channel.id, first.id).content


async def test_every_click_renews_the_token_of_its_hand(server):
    table, ann, bob = await two(server)
    hand = table.hand(ann)
    for _ in range(3):
        await server.env.advance_time(10 * 60)
        await table.open_hand(bob)
        await table.until_turn(lambda person, _: person is ann)
        await table.go_on()
    await table.open_hand(bob)

    await table.until_turn(lambda person, _: person is ann)

    assert table.hand(ann).id == hand.id
    assert "Your" in table.hand(ann).content or "You draw" in table.hand(ann).content


async def test_a_player_can_shout_from_the_hand(server):
    table, _, _ = await two(server)
    person = await table.until_turn(
        lambda _, view: len(view.hand) == 2 and {"call", "lay"} <= {move.verb for move in view.legal}
    )
    assert "shout UNO!" in table.hand(person).content

    await person.click(table.hand(person), label="UNO!")

    assert f"shouts {person.user.name}" in heard(table.newest)
    assert "don't forget" not in table.hand(person).content


async def test_a_table_of_another_version_stays_closed_while_the_others_go_on(server, settings, caplog):
    table, ann, bob = await two(server)
    other = await server.open(ann, bob)
    await other.start()
    resting, going = table.newest, other.newest
    with sqlite3.connect(settings.database_url.partition("///")[2]) as connection:
        connection.execute("UPDATE matches SET record_version = 99 WHERE id = ?", (table.id,))
    connection.close()

    with caplog.at_level(logging.ERROR):
        await server.restart()

    assert table.id in caplog.text
    assert other.id not in caplog.text
    assert "table is closed" in server.said(await ann.click(resting, label="My hand"))
    assert (await ann.click(going, label="My hand")).response.attachments
    await other.go_on()
    assert len(other.seats.match_or_raise.record) == 1


async def test_a_refused_click_sends_no_second_hand(server):
    """Discord refused to edit the lobby, so it kept its buttons after the match had begun."""
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob)
    server.env.inject_error("POST", "/interactions/*/callback", status=500, times=1)
    server.env.inject_error("PATCH", f"/channels/*/messages/{table.lobby.id}", status=500, times=1)
    await table.start()
    assert "Start" in server.labels(table.lobby)
    hands = [message.id for message in server.private() if message.attachments]

    other = bob if table.on_turn is ann else ann
    refused = await other.click(table.lobby, label="Join")
    await table.until_turn(lambda person, _: person is other)

    assert "no longer in the lobby" in server.said(refused)
    assert [message.id for message in server.private() if message.attachments] == hands
    assert "Your" in table.hand(other).content
