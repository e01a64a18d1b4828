"""Messages that Discord sent but the bot did not record: people never see two messages to press."""

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
    """Return the public messages that have controls."""
    return [message for message in server.public() if server.controls(message)]


def stop_saving_deliveries(table, monkeypatch):
    """Stop saving the table's delivery rows, as if the process were killed before each save."""

    async def nothing(row):
        return None

    monkeypatch.setattr(table.server.bot.store.deliveries, "put", nothing)


@pytest.mark.left
async def test_a_turn_message_of_a_killed_process_is_adopted_at_the_restart(server, monkeypatch):
    """Discord sent the message of the new turn, but the process was killed before it recorded the message."""
    table, _, _ = await two(server)
    stop_saving_deliveries(table, monkeypatch)
    await table.go_on()
    orphan = table.newest.id

    await server.restart()

    (left,) = pressable(server)
    assert left.id == table.newest.id == orphan
    assert f"<@{table.on_turn.id}>" in left.content


async def test_a_lobby_message_of_a_killed_process_is_replaced_at_the_restart(server, monkeypatch):
    """/play was answered, but the process was killed before it saved the message id."""
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
    assert "**Ann** hosts" in lobby.content
    assert table.seats.state is State.LOBBY


async def test_a_round_card_appears_once_after_a_kill(server, monkeypatch):
    table, _, _ = await two(server)
    await table.skip(lambda: min(len(hand) for hand in table.seats.match_or_raise.round.hands) <= 2)
    stop_saving_deliveries(table, monkeypatch)
    await table.until(lambda: table.seats.state is State.BETWEEN)

    await server.restart()

    (left,) = pressable(server)
    assert "Next round" in server.labels(left)


@pytest.mark.left
@pytest.mark.parametrize("how", ["by itself", "once the channel changes"])
async def test_a_table_that_could_not_be_shown_is_shown_later_without_a_move(server, how):
    """Examples are a lasting rate limit or a missing permission."""
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
    assert f"{mover.user.name} plays" in heard(table.newest), "the last move is told too"
    assert len(pressable(server)) == 1
    assert table.seats.deadline is not None or not table.seats.turn_seconds


async def test_start_works_while_the_lobby_is_being_shown_again(server):
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob)

    _, started = await server.at_once(
        bob.slash(server.channel, "table"), ann.click(table.lobby, label="Start")
    )

    assert table.seats.state is State.PLAYING
    assert "Something went wrong" not in server.said(started)
    assert f"<@{table.on_turn.id}>" in table.newest.content
    assert [message.id for message in pressable(server)] == [table.newest.id]
