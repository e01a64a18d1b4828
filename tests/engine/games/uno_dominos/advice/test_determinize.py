"""What everybody knows of a hidden hand holds in every determinized round too."""

from __future__ import annotations

from random import Random

import pytest

from engine import GAMES

UNO = GAMES["uno-dominos"]
STOCK = ["r1-b7", "r1-b8", "b5-y8", "b2-r8", "b3-g4"]


def after(*moves, stock=(), hands=(), **options):
    game = UNO(**options)
    round = game.stacked([hand.split() for hand in hands], stock)
    for text in moves:
        seat, move = text.split()
        round.apply(int(seat), game.parse(move))
    return game, round


@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_the_leader_holds_the_start_double(viewer):  # UN9
    game, round = after(hands=["g7-g7 b1-r2", "b1-r3 b2-y5", "y2-r3 r2-y7"])
    for seed in range(20):
        world = game.determinize(round.view(viewer), Random(seed))
        assert "g7-g7" in world.hands[0]
        assert str(world.timeout_move(0)) == "g7-g7@C"


@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_a_seat_deciding_over_a_drawn_domo_can_lay_it(viewer):  # A11
    hands = ["g7-g7 b1-r2 b1-r3", "b2-y5 b1-y5 y2-r3", "r2-y7 b4-yD r5-yR"]
    game, round = after("0 g7-g7@C", "1 draw", hands=hands, stock=["r1-b7", "r1-b8"])
    view = round.view(viewer)
    assert (view.deciding, view.drawn) == (True, "")
    for seed in range(20):
        world = game.determinize(view, Random(seed))
        assert world.view(1).drawn in world.hands[1]
        assert {move.tile for move in world.legal(1) if move.verb == "lay"} == {world.view(1).drawn}


def test_a_seat_deciding_over_a_drawn_domo_has_no_dead_end_for_the_last_arm():  # A32
    hands = ["g9-g9 DE-DE DE-DE b1-r2 b1-r3", "DE-DE DE-DE b2-y5 b1-y5"]
    moves = ["0 g9-g9@C", "1 DE-DE@N", "0 DE-DE@E", "1 DE-DE@S", "0 draw"]
    game, round = after(*moves, hands=hands, stock=["b1-g9", "r1-b8"], sheet="fr")
    for seed in range(200):
        world = game.determinize(round.view(1), Random(seed))
        assert world.view(0).drawn != "DE-DE"


@pytest.mark.parametrize("viewer", [None, 0, 3])
def test_a_guilty_layer_has_its_wild_draw_four_and_something_to_lay(viewer):  # A15 A29
    hands = ["g9-g9 b1-r2 b1-r3", "b8-g9 b2-y5 b1-y5", "W4-W4 b2-r9 y2-r3", "r2-y7 r4-y9 y3-g7"]
    game, round = after("0 g9-g9@C", "1 g9-b8@N", "2 W4-W4@N", "3 challenge", hands=hands, stock=STOCK)
    assert round.view(viewer).pending == "replace"
    for seed in range(20):
        world = game.determinize(round.view(viewer), Random(seed))
        assert "W4-W4" in world.hands[2]
        assert world.legal(2)


def test_determinized_rounds_differ_about_a_foul():  # A13: that is what odds are made of
    hands = ["g9-g9 b1-r2 b1-r3", "b8-g9 b2-y5 b1-y5", "W4-W4 r4-y9", "r2-y7 y2-r3 y3-g7"]
    game, round = after("0 g9-g9@C", "1 g9-b8@N", "2 W4-W4@N", hands=hands, stock=STOCK)
    fouls = {game.determinize(round.view(3), Random(seed)).foul() for seed in range(60)}
    assert fouls == {True, False}


def test_a_determinized_round_can_be_played_to_its_end():
    game = UNO()
    round = game.deal(4, Random("to the end"))
    while round.waiting():
        world = game.determinize(round.view(0), Random(1))
        while world.waiting():
            [seat] = world.waiting()
            world.apply(seat, world.timeout_move(seat))
        assert world.outcome() is not None
        [seat] = round.waiting()
        round.apply(seat, round.timeout_move(seat))
    assert game.determinize(round.view(0), Random(1)).outcome().reason is round.outcome().reason
