"""Wild Draw Fours: computer players always demand proof and never lay a foul (UN30, A13, A15)."""

from __future__ import annotations

from random import Random

import pytest

from engine import GAMES, Match
from engine.players.levels import LEVELS, choose

UNO = GAMES["uno-dominos"](start_exchange="off")
HANDS = ["g9-g9 b1-r2 b1-r3", "b8-g9 b2-y5 b1-y5", "W4-W4 b2-r9 y2-r3 y1-rR", "r2-y7 r4-y9 y3-g7"]
COUNTING = ["casual", "strong", "expert"]


def begun(*moves, hands=HANDS, game=UNO):
    match = Match(game, len(hands), "proof")
    match.round = game.stacked(
        [hand.split() for hand in hands], ["y4-r7", "b5-y8", "g4-y6", "y8-y8", "b3-g4"]
    )
    match.told = list(match.round.opening)
    for act in moves:
        seat, text = act.split()
        match.play(int(seat), text)
    return match


def chosen(match, seat, level, seeds=20):
    return [choose(match.game, match.seen(seat), Random(seed), LEVELS[level]) for seed in range(seeds)]


@pytest.mark.parametrize("level", COUNTING)
@pytest.mark.parametrize("guilty", [True, False])
def test_proof_is_always_demanded_because_it_costs_nothing(level, guilty):
    hands = HANDS if guilty else [*HANDS[:2], "W4-W4 y2-r3 y1-rR r3-rS", HANDS[3]]
    match = begun("0 g9-g9@C", "1 g9-b8@N", "2 W4-W4@N", hands=hands)
    seeds = 20 if level != "expert" else 3
    assert {move.text for move in chosen(match, 3, level, seeds)} == {"challenge"}
    drawn = [len(match.round.hands[3])]
    match.play(3, "challenge")
    drawn.append(len(match.round.hands[3]))
    assert drawn[1] - drawn[0] == (0 if guilty else 4)  # as many as without a challenge


@pytest.mark.parametrize("level", COUNTING)
def test_a_foul_is_never_laid(level):
    match = begun("0 g9-g9@C", "1 g9-b8@N")
    assert "W4-W4" in {move.tile for move in match.round.legal(2)}
    seeds = 20 if level != "expert" else 3
    assert "W4-W4" not in {move.tile for move in chosen(match, 2, level, seeds)}


def test_a_novice_lays_a_wild_draw_four_as_its_dearest_domo_and_never_demands_proof():
    match = begun("0 g9-g9@C", "1 g9-b8@N")
    assert "W4-W4" in {move.tile for move in chosen(match, 2, "novice")}
    match.play(2, "W4-W4@N")
    assert [move.text for move in chosen(match, 3, "novice")].count("accept") > 15


def test_nothing_is_left_to_chance_where_a_foul_is_refused():
    """In the French game a Wild Draw Four cannot be a foul (A14)."""
    match = begun("0 g9-g9@C", "1 g9-b8@N", game=GAMES["uno-dominos"](sheet="fr"))
    assert match.game.mixture(match.seen(2), adaptive=False) == ()
