"""The habits that are measured against the levels: each changes one kind of move, and nothing else."""

from __future__ import annotations

from random import Random

import pytest

from engine import GAMES, Match
from engine.players.levels import LEVELS, choose
from tests.strength import habits
from tests.strength.contest import Cell, Score, contest, player
from tests.strength.fixed import HABITS, fixed

BLUFF = GAMES["domino-4"](blufjoker=True)
RACKS = ["r1-1 r1-2 r1-3 J", "g1-1 g1-2 g1-3 g1-4"]


def asked(habit, *acts):
    """Return what a casual player with a habit does after these acts, over some seeds."""
    match = Match(BLUFF, 2, "habits")
    match.round = BLUFF.stacked([rack.split() for rack in RACKS], ["y1-1", "y1-2", "y2-2"])
    match.told = list(match.round.opening)
    for act in acts:
        seat, text = act.split()
        match.play(int(seat), text)
    seen = match.seen(match.round.waiting()[0])
    made = fixed(LEVELS["casual"], HABITS[habit])
    return {
        (move.verb, move.tile == "J")
        for move in (made(BLUFF, seen, Random(seed)) for seed in range(30))
        if move
    }


def test_habits_of_bluffing_change_what_their_name_says():
    lie = "0 ?r1-2@1,0:blue"
    assert asked("always-accuses", lie) == {("accuse", False)}
    assert asked("never-accuses", lie) == {("accept", False)}
    assert asked("covers-jokers") == {("bluff", True)}
    assert asked("always-lies") == {("bluff", False)}
    assert ("bluff", False) not in asked("never-lies")


@pytest.mark.parametrize("habit", sorted(HABITS))
def test_a_habit_leaves_legal_moves_and_one_to_every_seat_that_must_act(habit):
    for game, preset in (("domino-4", "full"), ("uno-dominos", "nl"), ("uno-dominos", "fr")):
        book = GAMES[game](**GAMES[game].presets[preset])
        match, rng = Match(book, 3, f"{habit}/{preset}"), Random(habit)
        for _ in range(60):
            if match.winners is not None:
                break
            for seat in range(3):
                view = match.round.view(seat)
                left = HABITS[habit](view)
                assert set(left) <= set(view.legal)
                assert left or seat not in view.waiting
            seat = match.round.waiting()[0]
            match.play(seat, rng.choice(match.round.legal(seat)).text)


def test_a_player_with_a_habit_is_its_level_where_the_habit_says_nothing():
    match = Match(GAMES["block"](), 2, "plain")
    seat = match.round.waiting()[0]
    for seed in range(10):
        usual = choose(match.game, match.seen(seat), Random(seed), LEVELS["casual"])
        assert player("casual+never-lies")(match.game, match.seen(seat), Random(seed)) == usual


def test_every_habit_is_measured_somewhere():
    assert {habit for _, _, few in habits.ASKED for habit in few} == set(HABITS)
    cells = habits.cells(["casual"], [2, 3])
    assert Cell("domino-4", 3, "casual+always-accuses", "casual", "bluff", whole=False) in cells


def test_a_row_tells_the_gain_over_the_fair_share():
    cell = Cell("domino-4", 4, "casual+never-lies", "casual", "bluff", whole=False)
    scores = [Score(0, 0.5, 0.0, 0, 0.0, 0.0), Score(1, 0.25, 0.0, 0, 0.0, 0.0)]
    assert habits.row(cell, scores) == (
        "| domino-4 | bluff | casual | 4 | never-lies | +12.5 | -12.0 to +37.0 | 8 |"
    )


def test_the_habit_to_accuse_or_to_accept_everything_pays_little_against_a_casual_player():
    """It used to win 92 % of rounds between three. The full table is in the documents."""
    for habit in ("always-accuses", "never-lies"):
        cell = Cell("domino-4", 3, f"casual+{habit}", "casual", "bluff", whole=False)
        won = [contest(cell, deal).won for deal in range(20)]
        assert sum(won) / len(won) < 0.55
