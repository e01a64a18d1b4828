"""What a move is worth at a glance, with and without a plan for the own train."""

from __future__ import annotations

import pytest

from engine.games.mexican_train import MexicanTrain
from engine.games.mexican_train.advice.heuristic import AHEAD, PIPS, TILE, train_worth
from engine.games.mexican_train.notation import BITS

SHORT = MexicanTrain(short_game=True)


def liked(hand: str, *, planning: bool) -> str:
    """Return the move that the heuristic values most in seat 0's first turn with this hand.

    Args:
        planning: use the heuristic that plans the train, not the rough one.
    """
    round = SHORT.stacked([hand.split(), ["7-7", "7-0"]], ["8-7", "7-6"])
    moves = round.legal(0)
    worths = (SHORT.heuristic if planning else SHORT.rough)(round, moves)
    return str(moves[worths.index(max(worths))])


@pytest.mark.parametrize(
    ("hand", "planned", "rough"),
    [
        # 9-1 begins a train of four tiles; the heavy 9-8, which nothing follows, is laid elsewhere
        ("9-8 9-1 2-1 5-2 6-5", "9-8@M", "9-1@T0"),
        # the heavier of two beginnings is not the one that more tiles can follow
        ("9-6 9-4 6-0 4-3 3-1 5-1", "9-6@M", "9-6@T0"),
    ],
)
def test_planning_keeps_the_tiles_of_the_own_train(hand: str, planned: str, rough: str) -> None:
    assert liked(hand, planning=True) == planned
    assert liked(hand, planning=False).partition("@")[0] == rough.partition("@")[0]


@pytest.mark.parametrize("planning", [True, False])
def test_a_double_goes_first(planning: bool) -> None:
    round = SHORT.stacked([["8-7", "5-2", "2-2", "2-0"], ["9-8", "9-2", "7-3"]], ["7-6", "6-6"], lead=1)
    round.apply(1, SHORT.parse("9-2@M"))
    moves = round.legal(0)
    worths = (SHORT.heuristic if planning else SHORT.rough)(round, moves)
    assert str(moves[worths.index(max(worths))]) == "2-2@M"


def bits(*tiles: str) -> int:
    """Return the set of these tiles."""
    return sum(BITS[tile] for tile in tiles)


def test_a_train_is_planned_to_a_limited_length() -> None:
    train = ("9-1", "2-1", "3-2", "4-3", "5-4", "6-5")
    nine = 1 << 9
    assert train_worth(bits(*train), nine) == sum(PIPS[tile] + TILE for tile in train[:AHEAD])
    assert train_worth(bits(*train[1:]), nine) == 0.0
    assert train_worth(bits("9-1", "9-8", "8-1"), nine) == 10 + 17 + 9 + 3 * TILE, "round and back again"
