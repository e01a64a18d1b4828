"""The heuristic of Domino 4: which moves a computer player prefers."""

from __future__ import annotations

import pytest

from engine.games.domino_four import DominoFour


def best(play, seat):
    moves = play.round.legal(seat)
    worth = DominoFour().heuristic(play.round, moves)
    return max(zip(worth, moves, strict=True))[1].text


def test_the_heuristic_announces_the_last_tile(stacked):
    assert best(stacked("r1-3 g1-1", "g2-2"), 0) == "call"


def test_the_heuristic_keeps_a_joker(stacked):
    assert best(stacked("J r1-3 g1-1", "g2-2 g4-4"), 0)[0] != "J"


def test_the_heuristic_leaves_the_next_player_stuck(position):
    """Both green tiles leave ends that no tile of the next player fits; ``r3-4`` would open red 4, which fits
    one."""
    play = position("r1-3@1,0:NW g1-2@-1,0:SE", "r3-4")
    play.round.hands[:] = [["r3-4", "g2-4", "g2-2"], ["r4-4", "b1-1"]]
    assert best(play, 0).startswith("g2")


@pytest.mark.parametrize(("covered", "answer"), [("r1-3", "accuse"), ("J", "accept")])
def test_the_heuristic_accuses_if_the_tile_is_a_lie(stacked, covered, answer):
    play = stacked("r1-3 J y1-1", "g2-2 g1-1", "b1-1 b2-2", blufjoker=True)
    play(f"0 ?{covered}@1,0:blue")
    assert best(play, 1) == answer


def test_the_heuristic_gives_a_tile_that_fits_nowhere_and_never_a_joker(stacked):
    play = stacked("J r1-3 y1-1 b2-2", "g2-2 g1-1", "b1-1 b4-4", blufjoker=True)
    play("0 ?r1-3@1,0:blue", "1 accept", "2 accept", "1 ?g2-2@-1,0:red", "0 accuse")
    assert best(play, 0) == "give:y1-1"
