"""The weights of a heuristic are tuned from a seed, against those in use."""

from __future__ import annotations

from random import Random
from statistics import fmean

from engine.games.uno_dominos.advice.heuristic import WEIGHTS
from tests.strength.tuning import STEPS, gains, generation, vector, weights


def test_weights_are_read_as_they_were_written():
    assert weights(vector(WEIGHTS)) == WEIGHTS
    assert len(vector(WEIGHTS)) == len(STEPS)


def test_the_weights_in_use_win_a_fair_share_against_themselves():
    for seats in (2, 4):
        assert gains(WEIGHTS, seats, 5, "test") == [0.0] * 5


def test_weights_that_shun_attacks_and_follow_ups_win_less_than_a_fair_share():
    shy = WEIGHTS._replace(shed=-10.0, follow_up=-20.0, attack=dict.fromkeys(WEIGHTS.attack, -60.0))
    assert fmean(gains(shy, 2, 60, "test")) < -0.1


def test_a_seed_finds_the_same_weights():
    drawn = [generation(vector(WEIGHTS), STEPS, Random(3), 4, 4) for _ in range(2)]
    assert drawn[0] == drawn[1]
    assert len(drawn[0]) == 2
