"""The weights of a heuristic are learnt from decisions that were tried, against the weights before."""

from __future__ import annotations

from functools import partial
from random import Random
from statistics import fmean

import pytest

from engine.core import Move
from engine.games.uno_dominos.advice.heuristic import WEIGHTS, Weights, heuristic
from engine.games.uno_dominos.round import UnoRound
from tests.strength.tuning import GAME, NOTHING, Example, examples, features, fitted, gains, lost, solved


def decision() -> tuple[UnoRound, list[Move]]:
    """Return a round in the middle of play, and several lays of the seat in turn."""
    round, rng = GAME.deal(4, Random(5)), Random(6)
    while True:
        moves = round.legal(round.waiting()[0])
        if len(round.laid) > 8 and len(moves) > 3 and all(move.verb == "lay" for move in moves):
            return round, moves
        round.apply(round.turn, moves[int(rng.random() * len(moves))])


def test_the_worth_of_a_move_is_the_sum_of_its_features_by_weight():
    round, moves = decision()
    worths = heuristic(round, moves, WEIGHTS["table"])
    without = heuristic(round, moves, NOTHING)
    for worth, least, row in zip(worths, without, features(round, moves), strict=True):
        assert worth - least == pytest.approx(sum(map(float.__mul__, WEIGHTS["table"], row)))


def test_weights_are_found_again_from_the_worths_they_give():
    rng = Random(1)
    weights = Weights(*[rng.gauss(0, 30) for _ in Weights._fields])
    tried = []
    for _ in range(300):
        rows = [[rng.gauss(0, 1) for _ in Weights._fields] for _ in range(4)]
        tried.append(Example(rows, [sum(map(float.__mul__, weights, row)) for row in rows]))
    found = fitted(tried)
    assert found == pytest.approx(weights, rel=0.1, abs=2.0)
    assert lost(found, tried) < 1.0 < lost(NOTHING, tried)


def test_equations_are_solved():
    assert solved([[4.0, 1.0], [1.0, 3.0]], [9.0, 5.0]) == pytest.approx([2.0, 1.0])


def test_the_weights_in_use_win_a_fair_share_against_themselves():
    for seats, name in ((2, "duel"), (4, "table")):
        assert gains(WEIGHTS[name], WEIGHTS[name], seats, 5, "test") == [0.0] * 5


def test_weights_that_shun_lays_and_follow_ups_win_less_than_a_fair_share():
    shy = WEIGHTS["duel"]._replace(shed=-10.0, follow_up=-20.0, draw_two=-200.0, skip=-200.0)
    assert fmean(gains(shy, WEIGHTS["duel"], 2, 60, "test")) < -0.1


def test_a_seed_tries_the_same_decisions():
    tried = partial(examples, WEIGHTS, 2, (3, 4, "test"))
    assert tried() == tried()
    assert len(tried()) == 4
