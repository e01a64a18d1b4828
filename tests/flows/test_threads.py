"""A thread for each match: the match ends there, is found from thread and channel, and closes with the
thread."""

from __future__ import annotations

import pytest

from bot.language.localizer import localizer_for
from bot.store import State
from bot.tables.state.limits import SHOWN_AGAIN

SILENT = 4096
"""Discord's flag for a message that notifies nobody."""


async def moved(server, *, target=""):
    """Start a match of Ann and Bob in a thread of its own. Return the table, the thread, Ann and Bob."""
    mo, ann, bob = server.manager("Mo"), server.person("Ann"), server.person("Bob")
    await server.wish(mo, "threads", ["True"])
    table = await server.open(ann, bob)
    if target:
        await server.set_option(table, "target", target)
    await table.start()
    (thread,) = server.channel.threads
    return table, thread, ann, bob


async def test_a_match_is_played_to_its_end_in_a_thread(server):
    table, thread, ann, bob = await moved(server, target="50")
    welcome, turn = server.public(thread)[0], table.newest
    assert f"<@{ann.id}> and <@{bob.id}>" in welcome.content
    assert turn.id == server.public(thread)[-1].id
    assert f"<#{thread.id}>" in table.lobby.content
    assert server.controls(table.lobby) == []
    assert thread.name == "UNO Dominos: Ann and Bob"
    said = len(server.public())

    for _ in range(2):
        await table.go_on()
    await table.skip(lambda: table.over)

    assert "wins the match" in server.public(thread)[-1].content
    assert len(server.public()) == said  # nothing was added to the channel

    await bob.click(server.message(server.public(thread)[-1]), label="Rematch")
    lobby = server.message(server.public(thread)[-1])
    assert "**Bob** hosts" in lobby.content
    await bob.click(lobby, label="Start")
    assert server.public(thread)[-1].attachments  # a thread has no threads: the rematch stays in it
    assert len(server.channel.threads) == 1


@pytest.mark.parametrize("pings", [True, False])
async def test_all_players_are_called_into_the_thread_once(pings, server):
    """If the server wants no pings, the message is silent. No hand is sent to the channel that they have
    left."""
    mo, ann, bob = server.manager("Mo"), server.person("Ann"), server.person("Bob")
    await server.wish(mo, "threads", ["True"])
    await server.wish(mo, "pings", [str(pings)])
    table = await server.open(ann)
    joined = await table.join(bob)

    started = await ann.click(table.lobby, label="Start")

    (thread,) = server.channel.threads
    welcome, *turns = server.public(thread)
    assert f"<@{ann.id}> and <@{bob.id}>" in welcome.content
    assert bool(welcome.flags & SILENT) is not pings
    assert len(turns) == 1
    assert started.followups == joined.followups == []
    hand = await bob.click(server.message(turns[0]), label="My hand")
    assert hand.response.attachments


async def test_a_match_stays_in_the_channel_if_threads_are_off(server):
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob)
    await table.start()
    assert server.channel.threads == []
    assert table.newest.id == server.public()[-1].id


async def test_commands_find_the_table_in_the_thread_and_in_its_channel(server):
    table, thread, ann, bob = await moved(server)
    for channel in (thread, server.channel):
        hand = await bob.slash(channel, "hand")
        assert hand.ephemeral
        assert hand.response.attachments
    here = await server.at_table(ann, "showagain", channel=thread)
    assert "bottom of the channel" in server.said(here)
    await server.env.advance_time(SHOWN_AGAIN)
    there = await server.at_table(ann, "showagain")
    assert f"<#{thread.id}>" in server.said(there)
    assert table.newest.id == server.public(thread)[-1].id

    other = server.guild.create_text_channel("other")
    assert "not at a table" in server.said(await bob.slash(other, "hand"))


async def test_a_match_in_a_thread_continues_after_a_restart(server):
    table, thread, ann, bob = await moved(server)
    await table.go_on()
    shown = [message.id for message in server.public(thread)]

    await server.restart()

    assert [message.id for message in server.public(thread)] == shown
    assert (await bob.slash(server.channel, "hand")).response.attachments
    await table.go_on()
    assert table.newest.id == server.public(thread)[-1].id
    assert ann.id in table.people


async def test_deleting_the_thread_closes_the_table(server):
    table, thread, ann, _ = await moved(server)
    server.env.backend.delete_channel(thread.id)
    await server.env.settle()

    assert table.over
    assert "thread of this match was deleted" in table.lobby.content
    assert "not at a table" in server.said(await ann.slash(server.channel, "hand"))


async def test_deleting_the_thread_while_the_bot_is_down_closes_the_table(server):
    table, thread, ann, _ = await moved(server)
    await table.go_on()
    backend = server.env.backend
    emit, backend.emit = backend.emit, lambda *event: None
    backend.delete_channel(thread.id)
    backend.emit = emit

    await server.restart()

    assert await server.bot.registry.get(table.id) is None
    assert "not at a table" in server.said(await ann.slash(server.channel, "hand"))
    assert (await server.bot.store.matches.load(table.id)).state is State.ABANDONED


async def test_deleting_the_channel_of_the_thread_closes_the_table(server):
    table, _, _, _ = await moved(server)
    server.guild.create_text_channel("other")
    server.env.backend.delete_channel(server.channel.id)
    await server.env.settle()
    assert table.over


@pytest.mark.parametrize("name", ["create_public_threads", "send_messages_in_threads"])
async def test_without_permission_for_threads_the_match_stays_in_the_channel(name, server):
    mo, ann, bob = server.manager("Mo"), server.person("Ann"), server.person("Bob")
    await server.wish(mo, "threads", ["True"])
    await server.forbid(**{name: False})
    table = await server.open(ann, bob)

    started = await table.start()

    english = localizer_for("en")
    assert english(f"permission-{name.replace('_', '-')}") in server.said(started)
    assert "played here" in server.said(started)
    assert server.channel.threads == []
    assert table.newest.id == server.public()[-1].id
    await table.go_on()


async def test_a_match_stays_in_the_channel_if_discord_creates_no_thread(server):
    mo, ann, bob = server.manager("Mo"), server.person("Ann"), server.person("Bob")
    await server.wish(mo, "threads", ["True"])
    table = await server.open(ann, bob)
    server.env.inject_error(
        "POST", f"/channels/{server.channel.id}/messages/*/threads", status=500, times=None
    )

    started = await table.start()

    assert "Discord would not make one" in server.said(started)
    assert table.newest.id == server.public()[-1].id


async def test_a_start_retried_after_a_crash_uses_the_same_thread(server, monkeypatch):
    """The thread was created, but the process was killed before it saved the match."""
    mo, ann, bob = server.manager("Mo"), server.person("Ann"), server.person("Bob")
    await server.wish(mo, "threads", ["True"])
    table = await server.open(ann, bob)

    async def power_fails(commit):
        raise ConnectionError

    monkeypatch.setattr(server.bot.store, "commit", power_fails)
    await ann.click(table.lobby, label="Start")
    server.env.errors.clear()
    (thread,) = server.channel.threads
    await server.restart()

    await ann.click(table.lobby, label="Start")

    assert table.seats.state is State.PLAYING
    assert [each.id for each in server.channel.threads] == [thread.id]
    assert f"<#{thread.id}>" in table.lobby.content
    assert table.newest.id == server.public(thread)[-1].id


async def test_an_archived_thread_gets_a_new_message_instead_of_an_edit(server):
    """Messages of an archived thread cannot be edited, but a new message reopens it."""
    table, thread, ann, _ = await moved(server)
    await table.until(lambda: table.seats.state is State.PLAYING)
    shown = table.newest.id
    path = f"/channels/{thread.id}/messages/{shown}"
    server.env.inject_error("PATCH", path, status=400, code=50083, times=1)

    asked = await server.at_table(ann, "askend", channel=thread)
    await ann.click(asked.response, label="End the table")

    assert table.over
    assert "has ended this table" in server.public(thread)[-1].content
    assert server.public(thread)[-1].id != shown
