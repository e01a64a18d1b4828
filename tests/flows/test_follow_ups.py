"""Turn messages sent as follow-ups: public, and neither lost nor doubled if Discord refuses them."""

from __future__ import annotations

import discord
import pytest

from bot.discord_ui.channel.follow_ups import FollowUps
from bot.discord_ui.channel.posting import Posting
from bot.discord_ui.rate_limits.traffic import BusyError, UncertainError
from bot.discord_ui.rate_limits.turn_messages import Mode
from tests.flows.test_orphans import pressable, stop_saving_deliveries

pytestmark = pytest.mark.left


async def two(server):
    """Return a started table of Ann and Bob, at which the turn messages are sent as follow-ups."""
    server.bot.parts.turns._mode = Mode.FOLLOW_UP
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob)
    await table.start()
    return table


def sent(server, since=0):
    """Return the requests that sent or deleted messages, as (method, first part of the path).

    Args:
        since: how many earlier requests to leave out.
    """
    found = []
    for request in server.env.backend.http_requests[since:]:
        way = request.path.split("/")[1]
        if request.method in {"POST", "DELETE"} and way in {"channels", "webhooks"}:
            found.append((request.method, way))
    return found


async def moved(server, table):
    """Make the player on turn move. Return the previous turn message, and what was sent and deleted."""
    before, since = table.newest, len(server.env.backend.http_requests)
    await table.go_on()
    return before, sent(server, since)


def shown_once(server, before, table):
    """Return whether the newest message mentions the player on turn and is the only one with controls."""
    (left,) = pressable(server)
    return left.id == table.newest.id != before.id and f"<@{table.on_turn.id}>" in left.content


async def test_a_turn_is_sent_and_deleted_through_the_previous_click(server):
    table = await two(server)
    await table.go_on()

    before, asked = await moved(server, table)

    assert asked == [("POST", "webhooks"), ("DELETE", "webhooks")]
    assert shown_once(server, before, table)
    assert table.newest.attachments


async def test_an_expired_token_falls_back_to_the_channel(server):
    table = await two(server)
    await table.go_on()
    await server.env.advance_time(16 * 60)
    for person in table.people.values():
        await table.open_hand(person)

    before, asked = await moved(server, table)

    assert asked == [("POST", "webhooks"), ("DELETE", "channels")]
    assert shown_once(server, before, table)


@pytest.mark.parametrize("status", [401, 403, 404])
async def test_a_refused_follow_up_is_sent_to_the_channel(server, status):
    table = await two(server)
    await table.go_on()
    server.env.inject_error("POST", "/webhooks/*", status=status, code=50027, times=1)

    before, asked = await moved(server, table)

    assert ("POST", "channels") in asked
    assert shown_once(server, before, table)


async def test_follow_ups_stop_for_as_long_as_the_rate_limit_says(server, monkeypatch):
    table, posting = await two(server), FollowUps._post
    await table.go_on()
    asked = []

    class Hook:
        async def send(self, **fields):
            asked.append(fields["content"])
            raise BusyError(30)

    with monkeypatch.context() as patched:
        patched.setattr("bot.discord_ui.channel.follow_ups.webhook_of", lambda client, token: Hook())
        patched.setattr(FollowUps, "hook", lambda own, number: None)
        await moved(server, table)
        before, _ = await moved(server, table)
        assert shown_once(server, before, table)
        assert len(asked) == 1
    assert FollowUps._post is posting
    await server.env.advance_time(31)
    _, ways = await moved(server, table)
    assert ("POST", "webhooks") in ways


@pytest.mark.parametrize("taken", [True, False])
async def test_a_follow_up_with_a_lost_answer_is_looked_for_and_sent_once(server, monkeypatch, taken):
    table, posting = await two(server), FollowUps._post
    await table.go_on()
    times = []

    async def lost(own, token, fields):
        times.append(taken)
        if len(times) > 1:
            return await posting(own, token, fields)
        if taken:
            await posting(own, token, fields)
        raise UncertainError

    monkeypatch.setattr(FollowUps, "_post", lost)

    before, asked = await moved(server, table)

    assert asked.count(("POST", "webhooks")) == taken
    assert asked.count(("POST", "channels")) == (not taken)
    assert shown_once(server, before, table)
    before, _ = await moved(server, table)
    assert shown_once(server, before, table)


async def test_a_follow_up_with_a_lost_answer_is_found_after_an_outage(server, monkeypatch):
    """Discord's answer is lost and the channel cannot be read either. The next attempt first looks for the
    message."""
    table, posting = await two(server), FollowUps._post
    await table.go_on()

    async def lost(own, token, fields):
        await posting(own, token, fields)
        raise UncertainError

    with monkeypatch.context() as patched:
        patched.setattr(FollowUps, "_post", lost)
        server.env.inject_error("GET", f"/channels/{server.channel.id}/messages", status=503, times=None)
        await table.go_on()
        server.env.backend.faults.clear()
    said = [message.id for message in server.public()]

    await server.env.advance_time(6)

    assert [message.id for message in server.public()] == said[:-2] + said[-1:]
    assert table.newest.id == said[-1]
    assert f"<@{table.on_turn.id}>" in table.newest.content


async def test_play_continues_from_a_follow_up_after_a_restart(server):
    table = await two(server)
    await table.go_on()

    await server.restart()

    before, asked = await moved(server, table)
    assert asked == [("POST", "channels"), ("DELETE", "channels")]
    assert shown_once(server, before, table)


async def test_a_follow_up_of_a_killed_process_is_adopted_at_the_restart(server, monkeypatch):
    table = await two(server)

    async def nothing(row):
        return None

    monkeypatch.setattr(server.bot.store.deliveries, "put", nothing)
    _, asked = await moved(server, table)
    assert ("POST", "webhooks") in asked
    orphan = table.newest

    await server.restart()

    (left,) = pressable(server)
    assert left.id == table.newest.id == orphan.id


async def test_turn_messages_that_could_not_be_deleted_are_deleted_later(server, monkeypatch):
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob)
    await table.start()
    server.bot.parts.turns._mode = Mode.CHANNEL
    with monkeypatch.context() as patched:
        patched.setattr(Posting, "gently", refuse)
        for _ in range(5):
            _, asked = await moved(server, table)
            assert asked == [("POST", "channels")]
        assert len(pressable(server)) >= 5
        opened = await ann.click(server.message(pressable(server)[0]), label="My hand")
        assert opened.response.attachments
        table.hands[ann.id] = opened.response

    before, _ = await moved(server, table)

    assert shown_once(server, before, table)


async def test_an_unrecorded_turn_message_is_deleted_with_the_older_ones(server, monkeypatch):
    """Discord's answer to a turn message is lost. When it is found, it belongs to an earlier turn."""
    table = await two(server)
    monkeypatch.setattr(FollowUps, "hook", lambda own, number: None)
    with monkeypatch.context() as patched:
        patched.setattr(Posting, "gently", refuse)
        stop_saving_deliveries(table, patched)
        for _ in range(3):
            await table.go_on()
        await server.restart()
        assert len(pressable(server)) >= 3

    for _ in range(3):
        before, _ = await moved(server, table)
    assert shown_once(server, before, table)


async def test_a_table_shown_again_is_shown_only_once(server, monkeypatch):
    table = await two(server)
    await table.go_on()
    monkeypatch.setattr(FollowUps, "hook", lambda own, number: None)
    before = table.newest

    await server.at_table(table.on_turn, "showagain")

    assert shown_once(server, before, table)


async def test_a_doubled_turn_message_is_deleted_after_the_restart(server, monkeypatch):
    table = await two(server)
    await table.go_on()
    monkeypatch.setattr(FollowUps, "hook", lambda own, number: None)
    before = table.newest
    with monkeypatch.context() as patched:
        patched.setattr(Posting, "gently", refuse)
        await server.at_table(table.on_turn, "showagain")
    assert len(pressable(server)) == 2

    await server.restart()

    assert shown_once(server, before, table)


async def refuse(posting, call):
    """Return False, as if the clean-up request were refused. The request is never sent."""
    call.close()
    return False


def test_errors_of_a_follow_up_are_not_errors_of_discord_py():
    """discord.py would repeat the request after an error of its own or an ``OSError``."""
    assert not issubclass(BusyError, discord.DiscordException | OSError)
    assert not issubclass(UncertainError, discord.DiscordException | OSError)
