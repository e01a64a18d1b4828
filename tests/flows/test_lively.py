"""A lively table, whose players look at it: turns edit its message, and mention only those who are away."""

from __future__ import annotations

import pytest

from bot.discord_ui.channel.presence import EDIT_AGE, PRESENT
from bot.discord_ui.rate_limits.turn_messages import Mode
from bot.store import State
from bot.tables.state.requests import SetPace
from engine import GAMES
from tests.flows.conftest import offered
from tests.flows.test_me import set_personal
from tests.flows.test_orphans import pressable

LONG = 3600
"""A pace in seconds at which no turn ends or is warned about in these flows."""


async def two(server, pace=LONG, game=""):
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob, game=game)
    await table.ask(SetPace(pace))
    await table.start()
    return table, ann, bob


def requests(server, since=0):
    """Return the requests about messages in the channel or to webhooks, as (method, first part of the path).

    Those to webhooks do not count against the limit.

    Args:
        since: how many earlier requests to leave out.
    """
    asked = server.env.backend.http_requests[since:]
    ways = [(request.method, request.path.split("/")[1]) for request in asked]
    return [(method, way) for method, way in ways if method != "GET" and way in {"channels", "webhooks"}]


async def moved(server, table, *, to=None):
    """Make the player on turn move, until it is `to`'s turn if given. Return (the message, whether it is
    new, whom it has notified).
    """
    before = table.newest.id
    await (table.go_on() if to is None else table.until_turn(lambda person, _: person is to))
    message = server.env.backend.get_message(server.channel.id, table.newest.id)
    return message, message.id != before, message.ping_user_ids


async def turns(server, table, count=6):
    """Play some turns of one round. Return, by the name of the player in turn, whether their turns were new
    messages, and whom those notified.
    """
    found = {}
    for _ in range(count):
        before = table.on_turn
        message, new, notified = await moved(server, table)
        assert table.seats.state is State.PLAYING
        if table.on_turn is not before:
            assert (
                f"**{table.on_turn.name}**" in message.content or f"<@{table.on_turn.id}>" in message.content
            )
            found.setdefault(table.on_turn.name, []).append((new, tuple(notified) if new else ()))
    assert all(len(each) > 1 for each in found.values())
    return found


async def bob_leaves(server, table, ann):
    """Let Ann have the table shown again, and let Bob press nothing from just before that on."""
    await server.env.advance_time(1)
    await server.at_table(ann, "showagain")
    await server.env.advance_time(PRESENT)
    assert table.on_turn is ann


# -- a round ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [name for name, game in GAMES.items() if game.seats[0] == 2])
async def test_no_message_or_hand_moves_during_a_round(server, game):
    """Each turn costs at most one request that counts: the edit of the table's message."""
    table, ann, bob = await two(server, game=game)
    message, public = table.newest.id, [each.id for each in server.public()]
    private = [each.id for each in server.private()]
    hands = [table.hand(person).id for person in (ann, bob)]
    shown = []

    while True:
        since = len(server.env.backend.http_requests)
        await table.go_on()
        asked = requests(server, since)
        counted = [method for method, way in asked if way == "channels"]
        if table.seats.state is not State.PLAYING:
            break
        assert counted in ([], ["PATCH"])
        assert {method for method, _ in asked} <= {"PATCH"}, "nothing is sent or deleted"
        assert table.newest.id == message
        assert f"<@{table.on_turn.id}>" in table.newest.content
        assert offered(table.hand(table.on_turn)), "the hand offers the moves at once"
        shown.append(table.newest.content)

    assert len(set(shown)) > 5
    assert counted == ["PATCH", "POST"], "the last tile, and the result below it"
    assert [each.id for each in server.public()] == [*public, table.newest.id]
    assert [table.hand(person).id for person in (ann, bob)] == hands
    assert [each.id for each in server.private()] == private


async def test_a_lively_turn_notifies_nobody(server):
    table, *_ = await two(server)
    found = await turns(server, table)
    assert {each for turns in found.values() for each in turns} == {(False, ())}


async def test_next_round_brings_the_pressers_hand_below_the_table(server):
    table, ann, bob = await two(server, pace=60)
    await table.skip(lambda: table.seats.state is State.BETWEEN)
    old = {person: table.hand(person).id for person in (ann, bob)}
    others = {each.id for each in server.private()} - {old[ann]}

    await ann.click(table.newest, label="Next round")

    assert table.seats.state is State.PLAYING
    (new,) = (each for each in server.private() if each.id not in others)
    assert new.id > table.newest.id > old[ann], "the new hand stands below, and the old one is gone"
    assert old[bob] in others, "who has pressed nothing keeps their hand"

    table.hands[ann.id] = server.message(new)
    message = table.newest.id
    await table.open_hand(bob)
    await table.until_turn(lambda person, _: person is bob)
    await table.until_turn(lambda person, _: person is ann)
    assert table.newest.id == message
    assert table.hand(ann).id == new.id
    assert "Your" in table.hand(ann).content


# -- players who are away --------------------------------------------------------------------------


async def test_a_player_who_has_gone_away_is_mentioned_by_a_new_message(server):
    table, ann, bob = await two(server)
    await table.until_turn(lambda person, _: person is ann)
    await bob_leaves(server, table, ann)

    old = table.newest.id
    message, new, notified = await moved(server, table, to=bob)
    assert (new, notified) == (True, [bob.id])
    assert [each.id for each in pressable(server)] == [message.id]
    assert old not in {each.id for each in server.public()}

    await table.open_hand(bob)
    for person in (ann, bob, ann):
        _, new, _ = await moved(server, table, to=person)
        assert not new, "Bob is back"


async def test_a_player_who_has_pressed_nothing_yet_is_mentioned(server):
    """A press of *Join* before the match does not count: who joined may have left since."""
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob)
    await ann.click(table.lobby, label="Start")
    await table.open_hand(ann)
    if table.on_turn is ann:
        _, new, notified = await moved(server, table, to=bob)
        assert new
    else:
        notified = server.public()[-1].ping_user_ids
    assert notified == [bob.id]


async def test_after_ten_minutes_a_turn_is_a_new_message(server):
    table, *_ = await two(server)
    await server.env.advance_time(EDIT_AGE - 1)
    _, new, _ = await moved(server, table)
    assert not new
    await server.env.advance_time(1)
    _, new, notified = await moved(server, table)
    assert (new, notified) == (True, [table.on_turn.id])


async def test_below_another_tables_message_a_turn_is_a_new_message(server):
    table, *_ = await two(server)
    await server.open(server.person("Eve"))
    below = server.public()[-1].id
    message, new, notified = await moved(server, table)
    assert (new, notified) == (True, [table.on_turn.id])
    assert message.id > below
    _, new, _ = await moved(server, table)
    assert not new


async def test_after_a_restart_the_next_turn_is_a_new_message(server):
    """Which players look at the table is known to one process alone."""
    table, *_ = await two(server)
    await server.restart()
    _, new, notified = await moved(server, table)
    assert (new, notified) == (True, [table.on_turn.id])
    assert len(pressable(server)) == 1


async def test_a_slow_player_is_reminded_once_by_a_new_message(server):
    table, *_ = await two(server, pace=120)
    slow, before = table.on_turn, table.newest.id
    await server.env.advance_time(92)

    message = server.public()[-1]
    assert message.id == table.newest.id != before
    assert message.content.startswith("⏰")
    assert message.ping_user_ids == [slow.id]
    assert [each.id for each in pressable(server)] == [message.id]
    assert not [each for each in server.private() if "still your turn" in each.content]

    await table.open_hand(slow)
    await server.env.advance_time(20)
    assert server.public()[-1].id == message.id, "there is one reminder a turn"
    _, new, _ = await moved(server, table)
    assert not new, "the table is lively again"
    assert not table.newest.content.startswith("⏰")


async def test_a_reminder_is_not_repeated_after_a_restart(server):
    table, *_ = await two(server, pace=120)
    await server.env.advance_time(92)
    reminder = table.newest.id
    assert table.newest.content.startswith("⏰")

    await server.restart()
    await server.env.advance_time(5)

    assert [each.id for each in pressable(server)] == [reminder]
    assert server.public()[-1].id == reminder
    assert table.newest.content.startswith("⏰")


# -- what players and servers choose ---------------------------------------------------------------


async def test_a_player_may_be_mentioned_at_each_turn(server):
    table, _ann, bob = await two(server)
    await set_personal(server, bob, "ping", "each")
    found = await turns(server, table)
    assert set(found["Bob"]) == {(True, (bob.id,))}
    assert set(found["Ann"]) == {(False, ())}


async def test_a_player_who_is_never_mentioned_is_named_also_when_away(server):
    table, ann, bob = await two(server)
    await set_personal(server, bob, "ping", "none")
    await table.until_turn(lambda person, _: person is ann)
    _, new, _ = await moved(server, table, to=bob)
    assert not new
    await table.until_turn(lambda person, _: person is ann)
    await bob_leaves(server, table, ann)

    message, new, notified = await moved(server, table, to=bob)

    assert (new, notified) == (True, [])
    assert "**Bob**" in message.content
    assert f"<@{bob.id}>" not in message.content


async def test_pictures_in_words_are_told_by_a_new_message_each_turn(server):
    """A screen reader reads new messages aloud, not edits."""
    table, ann, bob = await two(server)
    await set_personal(server, ann, "text", True)
    found = await turns(server, table)
    assert all(new and notified for each in found.values() for new, notified in each)

    await set_personal(server, ann, "text", False)
    await table.open_hand(bob)
    found = await turns(server, table, 4)
    assert not any(new for each in found.values() for new, _ in each)


async def test_a_busy_bot_edits_the_follow_up_that_began_a_lively_stretch(server):
    """Edits of a follow-up do not count against the limit. Edits of another message do."""
    table, *_ = await two(server)
    _, new, _ = await moved(server, table)
    assert not new
    server.bot.parts.turns._mode = Mode.FOLLOW_UP
    _, new, _ = await moved(server, table)
    assert new
    for _ in range(3):
        since = len(server.env.backend.http_requests)
        _, new, _ = await moved(server, table)
        assert not new
        assert {way for _, way in requests(server, since)} <= {"webhooks"}


@pytest.mark.parametrize("refused", [403, 404])
async def test_a_refused_edit_becomes_a_new_message_that_mentions(server, refused):
    table, *_ = await two(server)
    message = f"/channels/{server.channel.id}/messages/{table.newest.id}"
    server.env.inject_error("PATCH", message, status=refused, code=0, times=1)
    _, new, notified = await moved(server, table)
    assert (new, notified) == (True, [table.on_turn.id])
    _, new, _ = await moved(server, table)
    assert not new
