"""The process ends at any moment: every table goes on, old buttons still work, and no player loses a tile."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.discord_ui.delivery import Delivery
from bot.store import State
from engine import GAMES
from tests.flows.conftest import heard


async def two(server):
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob)
    await table.start()
    return table, ann, bob


async def test_a_round_continues_where_it_was(server):
    table, ann, bob = await two(server)
    await table.skip(lambda: len(table.seats.match_or_raise.record) > 4)
    await table.go_on()
    hands = [table.view(person).hand for person in (ann, bob)]
    turn, messages = table.on_turn, [message.id for message in server.public()]

    await server.restart()

    assert [table.view(person).hand for person in (ann, bob)] == hands
    assert table.on_turn is turn
    assert [message.id for message in server.public()] == messages
    for _ in range(2):
        await table.go_on()
    await table.skip(lambda: table.seats.state is not State.PLAYING)
    assert server.labels(table.newest) == ["Next round", "More"]


@pytest.mark.parametrize("pace", [0, 120])
async def test_a_shout_after_a_restart_edits_the_existing_message(server, pace):
    """A new message would ping the player on turn a second time."""
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob)
    await table.set_pace(pace)
    await table.start()
    await table.skip_to_turn(lambda _, view: any(move.verb == "call" for move in view.legal))
    messages = [message.id for message in server.public()]
    await server.restart()

    await table.on_turn.slash(server.channel, "uno")

    assert "UNO! shouts" in heard(table.newest)
    assert [message.id for message in server.public()] == messages


async def test_a_shout_saved_but_not_shown_before_a_restart_pings_nobody_again(server):
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob)
    await table.start()
    await table.skip_to_turn(lambda _, view: any(move.verb == "call" for move in view.legal))
    await table.on_turn.slash(server.channel, "uno")
    row = await server.bot.store.deliveries.get(table.id)
    await server.bot.store.deliveries.put(replace(row, shown_moves=row.shown_moves - 1))
    messages = [message.id for message in server.public()]

    await server.restart()

    assert [message.id for message in server.public()] == messages


async def test_a_player_who_left_is_shown_as_gone_after_a_kill(server, monkeypatch):
    """The process was killed before it showed that. No move has been made since the message was sent."""
    table, _, bob = await two(server)
    asked = await server.at_table(bob, "askleave")
    with monkeypatch.context() as patched:
        patched.setattr(Delivery, "publish", lambda *_: None)
        await server.press(bob, asked, "leave")
    assert "Bob" in heard(table.newest)
    messages = [message.id for message in server.public()]

    await server.restart()

    assert "Bob" not in table.newest.content
    assert [message.id for message in server.public()] == messages


async def test_hands_are_kept_up_to_date_with_tokens_from_before_a_restart(server):
    table, ann, bob = await two(server)
    await table.go_on()
    await server.restart()
    other = bob if table.on_turn is ann else ann

    await table.until_turn(lambda person, _: person is other)

    assert "Your turn" in table.hand(other).content or "Your move" in table.hand(other).content


async def test_a_player_removed_after_a_restart_loses_the_buttons_of_their_hand(server):
    table, ann, bob = await two(server)
    hand = table.hand(bob)
    assert server.controls(hand)
    await server.restart()

    await server.kick(ann, bob)

    assert server.controls(hand) == []


async def test_a_hand_keeps_its_private_notes_after_a_restart(server):
    table, ann, bob = await two(server)
    starter = table.on_turn
    victim = bob if starter is ann else ann
    await server.restart()
    await table.open_hand(victim)
    assert " takes your " in table.hand(victim).content

    drawer = await table.skip_to_turn(lambda _, view: "draw" in {move.verb for move in view.legal})
    await table.play(drawer, "draw")
    (told,) = [line for line in table.hand(drawer).content.splitlines() if " +" in line]
    await server.restart()
    await table.open_hand(drawer)
    assert told in table.hand(drawer).content

    await table.until_turn(lambda person, _: person is not drawer)
    before = len(table.seats.match_or_raise.record)
    await table.until(lambda: drawer in {table.people[p] for p in moved_since(table, before)})
    await server.restart()
    await table.open_hand(drawer)
    assert told not in table.hand(drawer).content


def moved_since(table, before):
    """Return the ids of the people who have moved after the first `before` moves of the record."""
    return {table.seats.players[seat].user_id for seat, _ in table.seats.match_or_raise.record[before:]}


@pytest.mark.parametrize(("game", "rounds"), [("uno-dominos", 1), *((game, 0) for game in GAMES)])
async def test_private_notes_can_be_derived_from_the_record(server, game, rounds):
    """Play until `rounds` rounds are over and a player has private notes. Compare after every step."""
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob, game=game)
    if not rounds:  # by the standard rules some games have no private notes
        for name, value in GAMES[game].short_match.items():
            await server.set_option(table, name, str(value))
    await table.start()

    def told():
        if table.seats.state is not State.PLAYING:
            return False
        twin = table.seats.copy()
        twin.replay(list(table.seats.match_or_raise.record))
        assert twin.notes == table.seats.notes
        return bool(twin.notes) and table.seats.match_or_raise.rounds >= rounds

    await table.go_on()
    await table.skip(told)


async def test_a_move_saved_but_not_shown_is_shown_after_the_restart(server):
    """The process is killed between the commit and the message."""
    table, _, _ = await two(server)
    await table.go_on()
    await table.go_on()
    shown = table.newest.id
    server.env.inject_error("POST", f"/channels/{server.channel.id}/messages", status=500, times=None)
    server.env.inject_error("PATCH", f"/channels/{server.channel.id}/messages/*", status=500, times=None)
    await table.go_on()
    saved = list(table.seats.match_or_raise.record)
    server.env.backend.faults.clear()
    assert server.env.errors == []

    await server.restart()

    assert table.seats.match_or_raise.record == saved
    assert table.newest.id == server.public()[-1].id
    assert shown not in {each.id for each in server.public()}, "an edit pings nobody"
    assert f"<@{table.on_turn.id}>" in table.newest.content


async def test_a_lobby_survives_a_restart(server):
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann)
    await server.restart()

    await table.join(bob)
    await table.start()

    assert table.seats.state is State.PLAYING
    assert table.hand(bob).attachments


async def test_the_pause_between_rounds_survives_a_restart(server):
    table, _, _ = await two(server)
    await table.skip(lambda: table.seats.state is State.BETWEEN)
    totals = list(table.seats.match_or_raise.totals)

    await server.restart()
    await table.next_round()

    assert table.seats.state is State.PLAYING
    assert table.seats.match_or_raise.totals == totals
    assert "starts" in table.newest.content


async def test_a_rematch_can_be_requested_after_a_restart(server):
    table, ann, bob = await two_to(server, "50")
    await table.skip(lambda: table.over)
    end = server.public()[-1]
    await server.restart()

    await bob.click(server.message(end), label="Rematch")
    again = await ann.click(server.message(end), label="Rematch")

    lobby = server.public()[-1]
    assert "**Bob** hosts" in lobby.content
    assert "Ann" in heard(lobby)
    assert "Points to win: 50" in heard(lobby)
    assert "already been opened" in (again.followups or [again.response])[0].content


async def two_to(server, target):
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob)
    await server.set_option(table, "target", target)
    await table.start()
    return table, ann, bob


async def test_computers_play_on_after_a_restart(server):
    ann = server.person("Ann")
    table = await server.open(ann, computers=2)
    await table.start()
    await table.skip(lambda: len(table.seats.match_or_raise.record) > 8)

    await server.restart()
    made = len(table.seats.match_or_raise.record)
    await table.until(lambda: {1, 2} <= {seat for seat, _ in table.seats.match_or_raise.record[made:]})
    await table.skip(lambda: table.seats.state is not State.PLAYING)

    assert "the round" in table.newest.content or "scores" in table.newest.content
