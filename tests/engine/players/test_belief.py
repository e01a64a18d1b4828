"""Random deals of the hidden tiles: they fit what was seen, and likelier deals come more often."""

from __future__ import annotations

from collections import Counter
from random import Random

from engine.advice import Clue, Evidence
from engine.players.belief import Chain

NEVER = 1e6


def deals(evidence, count=400, seed=1):
    chain = Chain(evidence, Random(seed))
    return [chain.deal() for _ in range(count)]


def test_all_tiles_are_dealt_once_and_hands_have_their_sizes():
    told = Evidence(list("abcdefg"), {1: 2, 3: 3}, [], [], [])
    for hands, stock in deals(told, 50):
        assert {seat: len(hand) for seat, hand in hands.items()} == {1: 2, 3: 3}
        assert sorted([*hands[1], *hands[3], *stock]) == list("abcdefg")


def test_without_clues_every_tile_is_equally_likely():
    held = Counter(
        tile for deal in deals(Evidence(list("abcd"), {1: 1}, [], [], [])) for tile in deal.hands[1]
    )
    assert all(60 < held[tile] < 140 for tile in "abcd")


def test_a_seat_that_passed_holds_no_tile_it_could_have_laid():
    told = Evidence(list("abcdef"), {1: 3}, [], [], [Clue(0, 1, 1.0, {"a": NEVER, "b": NEVER})])
    assert all(not {"a", "b"} & set(deal.hands[1]) for deal in deals(told, 100))


def test_a_seat_that_passed_may_hold_a_fitting_tile_if_it_drew_since():
    clue = Clue(0, 1, 1.0, {"a": NEVER, "b": NEVER})
    told = Evidence(list("abcdef"), {1: 3}, [(1, 0)], [], [clue])
    seen = [set(deal.hands[1]) & {"a", "b"} for deal in deals(told, 200)]
    assert {len(both) for both in seen} == {0, 1}


def test_a_tile_laid_later_was_in_the_hand_unless_it_was_drawn():
    """The seat drew at 0 because nothing fitted, and laid ``x``, which would have fitted, at 2. So it drew
    ``x``."""
    clue = Clue(0, 1, 1.0, {"x": NEVER, "a": NEVER})
    told = Evidence(list("abc"), {1: 1}, [(1, 0)], [(1, 2, "x")], [clue])
    assert all("a" not in deal.hands[1] for deal in deals(told, 100))


def test_a_tile_the_seat_would_rather_have_laid_is_rarely_in_the_hand():
    clue = Clue(1, 1, 0.0, {"x": 1.0, "a": 9.0})
    told = Evidence(list("ab"), {1: 1}, [], [(1, 1, "x")], [clue])
    held = Counter(deal.hands[1][0] for deal in deals(told, 1000))
    assert held["a"] < held["b"] / 5  # the weights give one tenth


def test_a_known_tile_stays_where_it_is():
    clue = Clue(0, 2, 1.0, {"b": NEVER})
    told = Evidence(list("abcd"), {1: 2, 2: 1}, [], [], [clue], known=[(1, "a")])
    assert all("a" in deal.hands[1] for deal in deals(told, 100))


def test_equal_generators_give_equal_deals():
    told = Evidence(list("abcdef"), {1: 3}, [], [], [Clue(0, 1, 1.0, {"a": 2.0})])
    assert deals(told, 20, seed=3) == deals(told, 20, seed=3) != deals(told, 20, seed=4)
