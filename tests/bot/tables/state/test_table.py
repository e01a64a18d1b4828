"""Tests of turns, stale controls and notes, on the table's state alone."""

from __future__ import annotations

import dataclasses
from collections import Counter
from random import Random

import pytest

from bot.store import State
from bot.tables.state.seated import Player, player_key
from bot.tables.state.table import Table
from engine import GAMES
from tests.seating import seated

OPTIONS = {"domino-4": {"blufjoker": True}, "uno-dominos": {"target": 5000}}
NAMES = ("ann", "bob", "cas", "dot")
SEATED = [(game, seats) for game in GAMES for seats in (2, 3) if seats in GAMES[game]().seats]


def a_table(game, seats, seed="turns"):
    players = [Player(name, number) for number, name in enumerate(NAMES[:seats], 11)]
    table = Table("t", 1, 2, 11, game, "en", seed=seed, options=OPTIONS.get(game, {}), players=players)
    table.state = State.PLAYING
    table.begin()
    return table


def play_on(table, rng):
    """Play a random legal move, out of turn if any is possible. Return the seat, the move and who had to
    move."""
    round = table.match_or_raise.round
    choices = [(seat, move) for seat in range(len(table.players)) for move in round.legal(seat)]
    asked = set(round.waiting())
    seat, move = rng.choice([each for each in choices if each[0] not in asked] or choices)
    rounds, decided = table.match_or_raise.rounds, table.decides(seat, move.text)
    events = table.play(seat, move.text)
    if table.match_or_raise.rounds > rounds:
        table.open_notes()
    else:
        table.note(events, seat, decided=decided)
    return seat, move, asked


@pytest.mark.parametrize(("game", "seats"), SEATED)
def test_a_move_out_of_turn_does_not_start_a_new_turn(game, seats):
    """Every move in turn starts one. A move out of turn does not, even if it makes controls stale."""
    rng, stale = Random(f"{game}/{seats}"), 0
    for number in range(40 if game == "uno-dominos" else 4):
        table = a_table(game, seats, str(number))
        while table.match_or_raise.rounds == 0:
            turn, version = table.turn, table.version
            seat, move, asked = play_on(table, rng)
            if seat not in asked and asked.issuperset(table.match_or_raise.round.waiting()):
                assert table.turn == turn
                stale += table.version > version
            elif move.verb not in table.match_or_raise.game.out_of_turn:
                assert table.turn == turn + 1
                assert table.version == version + 1
    assert stale > 0 or (game, seats) != ("uno-dominos", 2)


def derived_from_record(table):
    """Return the notes, achievements, turn, version and number of moves of a table."""
    return dict(table.notes), table.achievements.copy(), table.turn, table.version, table.made


@pytest.mark.parametrize(("game", "seats"), SEATED)
def test_notes_counters_and_achievements_can_be_rebuilt_from_the_record(game, seats):
    """Replay the record, and compare what the table says before every move."""
    table, rng = a_table(game, seats), Random(game)
    told = [derived_from_record(table)]
    while table.match_or_raise.winners is None and table.made < 120:
        play_on(table, rng)
        told.append(derived_from_record(table))
    twin = dataclasses.replace(table, notes={}, achievements=Counter())
    told_again = []

    def record():
        """Yield each move of the record, and note before it what the twin says."""
        for move in table.match_or_raise.record:
            told_again.append(derived_from_record(twin))
            yield move

    twin.replay(record())
    assert [*told_again, derived_from_record(twin)] == told


@pytest.mark.parametrize("game", GAMES)
def test_a_copy_is_independent(game):
    table, rng = a_table(game, seated(game)), Random(game)
    before = repr(dataclasses.asdict(dataclasses.replace(table, match=None)))
    copy = table.copy()
    for _ in range(10):
        play_on(copy, rng)
    copy.players.clear()
    copy.options["target"] = 1
    copy.questions["pause", 0] = None
    assert repr(dataclasses.asdict(dataclasses.replace(table, match=None))) == before
    assert table.match_or_raise.record == []


def exchanged():
    """Return a table at which the starter took a tile from the other hand, and the seat of that hand."""
    for seed in range(50):
        table = a_table("uno-dominos", 2, str(seed))
        for victim in range(2):
            if any(note != note.seen_by(None) for note in table.notes[victim]):
                return table, victim
    raise AssertionError("no tile was exchanged")


def test_a_hands_notes_last_until_its_owner_decides_again():
    table, victim = exchanged()
    taken = table.notes[victim]
    starter = 1 - victim
    move = table.match_or_raise.round.legal(starter)[0]
    table.note(table.play(starter, move.text), starter)
    assert table.notes[victim][: len(taken)] == taken
    while table.waited_for() != [victim]:
        table.note(table.play(starter, table.match_or_raise.round.timeout_move(starter).text), starter)
    text = table.match_or_raise.round.timeout_move(victim).text
    decided = table.decides(victim, text)
    table.note(table.play(victim, text), victim, decided=decided)
    assert (taken[0] not in table.notes.get(victim, ())) is decided


def test_a_computers_seat_gets_no_notes():
    table, victim = exchanged()
    table.update_player(victim, away=True)
    table.open_notes()
    assert victim not in table.notes


def test_the_host_role_passes_to_the_first_present_person():
    table = a_table("mexican-train", 3)
    table.pass_on_host()
    assert table.host_id == 11
    table.update_player(0, away=True)
    table.pass_on_host()
    assert table.host_id == 12
    table.update_player(1, away=True)
    table.update_player(2, away=True)
    table.pass_on_host()
    assert table.host_id == 12, "the host keeps the role when all are away"
    table.players[1] = Player("Ada 🤖")
    table.pass_on_host()
    assert table.host_id == 11


def test_players_in_a_lobby_have_distinct_keys():
    assert [player_key(player) for player in (Player("Ada 🤖"), Player("7", 7))] == ["Ada 🤖", "7"]
