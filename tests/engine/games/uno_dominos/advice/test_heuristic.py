"""What looks best at a glance in UNO Dominos."""

from __future__ import annotations

import pytest

from engine import GAMES

UNO = GAMES["uno-dominos"]


def best(mine, theirs, *moves, **options):
    """Return the move that looks best to seat 1 after ``moves``."""
    game = UNO(**options)
    round = game.stacked([theirs.split(), mine.split()], ["r1-b7", "r1-b8"])
    for text in moves:
        seat, move = text.split()
        round.apply(int(seat), game.parse(move))
    legal = round.legal(1)
    worths = game.heuristic(round, legal)
    return legal[worths.index(max(worths))].tile


@pytest.mark.parametrize(
    ("mine", "theirs", "tile"),
    [
        ("b4-yD g4-y6 y2-g4 b1-r2", "g4-g4 y2-r3 r2-y7", "b4-yD"),  # the next player is near going out
        ("g4-y6 y2-g4 b1-r2 r2-y7", "g4-g4 y3-g7 r8-gS", "y2-g4"),  # more of the hand fits afterwards
    ],
)
def test_the_lay_that_looks_best(mine, theirs, tile):
    assert best(mine, theirs, "0 g4-g4@C") == tile


def test_a_domo_that_acts_or_fits_later_is_not_given_back():  # UN10
    game = UNO()
    round = game.stacked([["g9-g9", "W-W", "g8-rD", "b1-g9", "r4-y9"], ["y2-r3"]], [])
    moves = [game.parse(f"return:{tile}") for tile in ("W-W", "g8-rD", "b1-g9", "r4-y9")]
    worths = game.heuristic(round, moves)
    assert max(worths[:2]) < min(worths[2:])
    assert worths[3] > worths[2]
