"""How fast Domino 4 plays: random moves a second on one core, every event built.

``legal``, a random choice and ``apply``, deals left out. Moves are built the first time they are needed,
so each table is played warm first; the cold figure is the first table of a fresh process.
"""

from __future__ import annotations

import time
from random import Random

import pytest

from engine.core import Event
from engine.games.domino_four import DominoFour

BOTH = {"hoeksteen": True, "blufjoker": True}


def moves_a_second(seats: int, options: dict[str, bool], rounds: int, seed: int) -> float:
    rng = Random(seed)
    game, random = DominoFour(**options), rng.random
    moves, spent = 0, 0.0
    for _ in range(rounds):
        round = game.deal(seats, rng)
        told: list[Event] = []
        start = time.process_time()
        while waiting := round.waiting():
            seat = waiting[int(random() * len(waiting))]
            legal = round.legal(seat)
            round.apply(seat, legal[int(random() * len(legal))], told.append)
            moves += 1
        spent += time.process_time() - start
    return moves / spent


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("options", [{}, BOTH], ids=["base", "both-options"])
def test_random_play(options, seats):
    first = moves_a_second(seats, options, 200, 1)
    for seed in range(2, 5):
        moves_a_second(seats, options, 200, seed)
    warm = moves_a_second(seats, options, 200, 5)
    table = f"{'both options' if options else 'base':12} {seats} seats"
    print(f"domino-4 {table}: {warm:8,.0f} moves/s ({first:,.0f} at first)")
