"""How fast All Fives is played at random, every event told, beside the package ``dominoes``.

Run ``make bench``. Times depend on the machine and never decide a test; the ratio says more.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import perf_counter

import dominoes
import pytest

from engine.games.all_fives import AllFives

SAMPLES = 200
ROUNDS = 12
"""Rounds in a sample: few, so that some samples run undisturbed by the rest of the machine."""


def ours(rng: Random) -> tuple[int, float]:
    """Moves of one random round, and the seconds its deal took."""
    begun = perf_counter()
    round = AllFives().deal(2, rng)
    dealing = perf_counter() - begun
    random, moves = rng.random, 0
    log = list[object]().append
    while waiting := round.waiting():
        legal = round.legal(waiting[0])
        round.apply(waiting[0], legal[int(random() * len(legal))], log)
        moves += 1
    return moves, dealing


def theirs(rng: Random) -> tuple[int, float]:
    """The same of the package: 28 tiles, four hands, no drawing, one line with two ends."""
    begun = perf_counter()
    game = dominoes.Game.new()
    dealing = perf_counter() - begun
    random, moves = rng.random, 0
    while game.result is None:
        valid = game.valid_moves
        game.make_move(*valid[int(random() * len(valid))])
        moves += 1
    return moves, dealing


def rates(play: Callable[[Random], tuple[int, float]]) -> tuple[float, float]:
    """Moves a second (deals aside) and rounds a second (deals included): the best twentieth of samples."""
    rng, moving, whole = Random(1), [], []
    for _ in range(SAMPLES):
        begun = perf_counter()
        played = [play(rng) for _ in range(ROUNDS)]
        spent = perf_counter() - begun
        moving.append(sum(moves for moves, _ in played) / (spent - sum(dealing for _, dealing in played)))
        whole.append(ROUNDS / spent)
    best = SAMPLES // 20
    return sorted(moving)[-best], sorted(whole)[-best]


@pytest.mark.parametrize("play", [ours, theirs])
def test_random_play(play: Callable[[Random], tuple[int, float]]) -> None:
    moves, rounds = rates(play)
    print(f"{play.__name__:>8}: {moves:>9,.0f} moves/s   {rounds:>8,.0f} rounds/s")
    assert moves > 0
