"""Tests of what a snapshot says: who sits where, who plays, and which seats are awaited."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.store import State
from bot.tables.state.seated import Player, unmarked
from bot.tables.state.snapshot import Hinted, Labels, Name, Names, Until, plain_value
from engine.players.hints import Certainty, Hint
from tests.bot.tables.driver import PEOPLE


@pytest.mark.parametrize(
    ("player", "computer", "played_by", "shown"),
    [
        (Player("ann", 11), False, 11, "ann"),
        (Player("ann", 11, away=True), True, None, "ann 🤖"),
        (Player("Ada 🤖"), True, None, "Ada 🤖"),
    ],
)
def test_a_player_knows_who_plays_the_seat_and_its_public_name(player, computer, played_by, shown):
    assert (player.computer, player.played_by, player.display_name) == (computer, played_by, shown)


@pytest.mark.parametrize(
    ("names", "bare"),
    [(("ann", "Ada 🤖"), ("ann", "Ada")), (("Ada", "Ada 🤖", "Hugo 🤖"), ("Ada", "Ada 🤖", "Hugo"))],
)
def test_sentences_omit_the_computer_sign_unless_two_players_share_a_name(names, bare):
    assert unmarked(names) == bare


async def test_a_hint_is_valid_until_the_next_move_and_only_while_playing(world):
    table = await world.started("ann", "bob", game="all-fives")
    seat = table.taken_seat(table.on_turn)
    hinted = Hinted(seat, Hint(table.moves(table.on_turn)[0].text, Certainty.SURE), table.snapshot.made)
    assert hinted.holds(table.snapshot, seat)
    assert not hinted.holds(table.snapshot, 1 - seat)
    assert not hinted.holds(replace(table.snapshot, state=State.PAUSED), seat)
    await table.go_on()
    assert not hinted.holds(table.snapshot, seat)


async def test_a_person_who_is_away_owns_a_seat_but_is_not_present(world):
    table = await world.started("ann", "bob", computers=1)
    snapshot = table.snapshot
    away = replace(
        snapshot,
        players=(snapshot.players[0], replace(snapshot.players[1], away=True), *snapshot.players[2:]),
    )
    assert [seat for seat, _ in snapshot.people()] == [seat for seat, _ in away.owners()] == [0, 1]
    assert [seat for seat, _ in away.people()] == [0]
    assert (snapshot.anybody_away, away.anybody_away) == (False, True)
    assert (snapshot.seat_of(PEOPLE["bob"]), snapshot.seat_of(PEOPLE["eve"])) == (1, None)


async def test_seats_are_awaited_only_while_a_round_is_played(world):
    table = await world.started("ann", computers=1, game="all-fives")
    await table.until(lambda: not table.on_turn)
    assert (table.snapshot.waiting(), table.snapshot.nobody_decides) == ((1,), True)
    await table.until(lambda: bool(table.on_turn))
    assert (table.snapshot.waiting(), table.snapshot.nobody_decides) == ((0,), False)
    for state in State:
        if state is not State.PLAYING:
            assert replace(table.snapshot, state=state).waiting() == ()


@pytest.mark.parametrize(
    ("value", "plain"),
    [
        ("text", "text"),
        (3, 3),
        (Name("*ann*"), "*ann*"),
        (Names(("a", "b")), "a, b"),
        (Until(5.0), "5.0"),
        (Labels(("x",)), "x"),
    ],
)
def test_notice_values_are_plain_text_in_the_log(value, plain):
    assert plain_value(value) == plain
