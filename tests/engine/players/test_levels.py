"""The levels: what each overlooks, forgets and knows."""

from __future__ import annotations

from random import Random

import pytest

from engine import GAMES, Match
from engine.players.levels import LEVELS, Level, choose

UNO = GAMES["uno-dominos"]()


def uno(hands, *moves, stock=("y4-r7", "b5-y8")):
    """A match whose first round has these hands, after these moves."""
    match = Match(UNO, len(hands), "stacked")
    match.round = UNO.stacked([hand.split() for hand in hands], list(stock))
    match.told = list(match.round.opening)
    for text in moves:
        seat, move = text.split()
        match.play(int(seat), move)
    return match


def chosen(match, seat, level, seeds=40):
    return [str(choose(UNO, match.seen(seat), Random(seed), level)) for seed in range(seeds)]


HANDS = ["g7-g7 b1-r2 b1-r3", "r7-g8 b2-y5"]


@pytest.mark.parametrize("name", ["strong", "expert"])
def test_the_better_ones_never_forget_to_call(name):
    assert set(chosen(uno(HANDS, "0 g7-g7@C"), 1, LEVELS[name], seeds=5)) == {"call"}


def test_a_novice_forgets_to_call_sometimes():
    called = chosen(uno(HANDS, "0 g7-g7@C"), 1, LEVELS["novice"]).count("call")
    assert 0 < called < 30


def test_who_does_not_think_of_it_lets_a_chance_pass():
    match = uno(["g7-g7 b1-r2 b1-r3", "r7-g8 b2-y5", "b2-r9 y2-r3"], "0 g7-g7@C", "1 r7-g8@N")
    assert set(chosen(match, 0, Level(name="absent", memory=0.0))) == {"None"}
    assert set(chosen(match, 0, LEVELS["strong"])) == {"catch:1"}


def test_a_move_is_made_even_if_none_was_noticed():
    match = uno(["g9-g9 b1-r2 b1-r3", "b8-g9 b1-g9 y2-r3 r2-y7"], "0 g9-g9@C")
    blind = Level(name="blind", attention=0.0)
    assert {move.partition("@")[0] for move in chosen(match, 1, blind)} == {"g9-b8", "g9-b1"}


def test_nobody_chooses_from_nothing():
    match = uno(HANDS)
    with pytest.raises(ValueError, match="no move to choose"):
        choose(UNO, match.seen(1), Random(0), LEVELS["novice"])
