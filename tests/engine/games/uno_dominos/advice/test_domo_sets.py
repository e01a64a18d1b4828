"""Bit sets of domos count what plain counting counts."""

from __future__ import annotations

from random import Random

import pytest

from engine import GAMES
from engine.games.uno_dominos.advice.domo_sets import changes, domo_set, fitting_elsewhere
from engine.games.uno_dominos.tiles import KINDS, SET

UNO = GAMES["uno-dominos"]


def test_equal_domos_are_counted_each():
    assert domo_set(SET).bit_count() == len(SET) == 81
    assert len({domo_set([tile]) for tile in KINDS}) == len(KINDS)
    assert domo_set(["DE-DE", "DE-DE", "W4-W4", "W4-W4"]).bit_count() == 4


def counted_by_sets(round, move):
    arm, fitting, others, _ = changes(round.rules)[move.code]
    elsewhere = fitting_elsewhere(round.rules, round.ends)[arm]
    return ((elsewhere | fitting) & domo_set(round.hands[round.turn]) & others).bit_count()


def counted_one_by_one(round, move):
    hand, after = round.hands[round.turn], round.copy()
    after.apply(round.turn, move)
    return sum(
        tile != move.tile and any(tile in round.rules.joins[end] for end in after.ends) for tile in hand
    )


@pytest.mark.parametrize("options", [{}, {"sheet": "fr"}, {"hand_size": 9}])
def test_domos_that_fit_after_a_lay_are_counted(options):
    lays, copies = 0, 0
    for seed in range(15):
        rng = Random(seed)
        round = UNO(**options).deal(2 + seed % 5, rng)
        while round.waiting():
            moves = round.legal(round.turn)
            for move in moves if round.ends else []:
                if move.code >= 0:
                    assert counted_by_sets(round, move) == counted_one_by_one(round, move), (seed, move)
                    lays += 1
                    copies += round.hands[round.turn].count("DE-DE") > 1
            round.apply(round.turn, rng.choice(moves))
    assert lays > 500
    assert copies > 20


def test_nothing_fits_before_the_start_double_lies():
    round = UNO(start_exchange="off").stacked([["g4-g4", "g4-y6"], ["y2-r3"]], [], lead=0)
    (start,) = [move for move in round.legal(0) if move.code >= 0]
    assert counted_by_sets(round, start) == 0
