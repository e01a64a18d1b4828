"""Messages that Discord took and the bot never heard of: nobody is left with two of anything to press."""

from __future__ import annotations

import pytest

from bot.discord_ui.delivery import RETRIES
from bot.store import State
from tests.flows.conftest import heard


async def two(server):
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob)
    await table.start()
    return table, ann, bob


def pressable(server):
    """The public messages with anything to press."""
    return [message for message in server.public() if server.controls(message)]


def forgets(table, monkeypatch):
    """Let what is on show of a table not be saved any more, as where the process ends before that."""

    async def nothing(row):
        return None

    monkeypatch.setattr(table.server.bot.store.deliveries, "put", nothing)


async def test_a_turn_message_of_a_killed_process_is_taken_up_at_the_restart(server, monkeypatch):
    """Discord took the message of the new turn, and the process ended before it knew."""
    table, _, _ = await two(server)
    forgets(table, monkeypatch)
    await table.go_on()
    orphan = table.newest.id

    await server.restart()

    (left,) = pressable(server)
    assert left.id == table.newest.id == orphan
    assert f"<@{table.on_turn.id}>" in left.content


async def test_a_lobby_of_a_killed_process_goes_at_the_restart(server, monkeypatch):
    """/play was answered, and the process ended before it had saved by which message."""
    ann = server.person("Ann")
    store = server.bot.store

    async def nothing(row):
        return None

    monkeypatch.setattr(store.deliveries, "put", nothing)
    table = await server.open(ann)
    orphan = server.public()[-1].id

    await server.restart()

    (lobby,) = pressable(server)
    assert lobby.id != orphan
    assert "**Ann** (host)" in lobby.content
    assert table.seats.state is State.LOBBY


async def test_a_round_has_one_next_button_after_a_kill(server, monkeypatch):
    table, _, _ = await two(server)
    await table.skip(lambda: min(len(hand) for hand in table.seats.match_or_raise.round.hands) <= 2)
    forgets(table, monkeypatch)
    await table.until(lambda: table.seats.state is State.BETWEEN)

    await server.restart()

    (left,) = pressable(server)
    assert "Next round" in server.labels(left)


@pytest.mark.parametrize("how", ["by itself", "once the channel changes"])
async def test_a_table_that_could_not_be_shown_is_shown_without_a_move(server, how):
    """As after 429s without end, or while a permission was missing."""
    table, _, _ = await two(server)
    await table.skip(lambda: len(table.seats.match_or_raise.record) > 5)
    before = table.newest.content
    server.env.inject_error(
        "POST", f"/channels/{server.channel.id}/messages", status=403, code=50013, times=None
    )
    await table.go_on()
    mover = table.people[table.seats.players[table.seats.match_or_raise.record[-1][0]].user_id]
    assert table.newest.content == before
    server.env.backend.faults.clear()

    if how == "by itself":
        await server.env.advance_time(RETRIES[0] + 1)
    else:
        await server.forbid(add_reactions=False)

    assert f"<@{table.on_turn.id}>" in table.newest.content
    assert f"{mover.user.name} plays" in heard(table.newest), "what happened is told too"
    assert len(pressable(server)) == 1
    assert table.seats.deadline is not None or not table.seats.turn_seconds


async def test_start_pressed_while_the_lobby_is_shown_again_starts(server):
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob)

    _, started = await server.at_once(
        bob.slash(server.channel, "table"), ann.click(table.lobby, label="Start")
    )

    assert table.seats.state is State.PLAYING
    assert "Something went wrong" not in server.said(started)
    assert f"<@{table.on_turn.id}>" in table.newest.content
    assert [message.id for message in pressable(server)] == [table.newest.id]
