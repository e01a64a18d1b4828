"""How many moves a second Domino 4 makes at random, by players and options, as in the engine's benchmark.

    python -m tests.benchmarks.domino_four [seconds a figure]

Moves are built the first time they are needed and kept; the first figure bears most of that.
"""

from __future__ import annotations

import sys
from functools import partial
from random import Random

from engine.games.domino_four import DominoFour
from tests.benchmarks.engine import moves_a_second, ours

OPTIONS = {
    "both options": {"hoeksteen": True, "blufjoker": True},
    "hoeksteen": {"hoeksteen": True},
    "blufjoker": {"blufjoker": True},
    "neither": {},
}


def main(seconds: float) -> None:
    """Print the table."""
    rng = Random(1)
    for name, options in OPTIONS.items():
        game = DominoFour(**options)
        for seats in game.seats:
            speed = moves_a_second(
                lambda _, game=game, seats=seats: game.deal(seats, rng), partial(ours, rng), seconds
            )
            print(f"{name:<12} {seats} seats {speed:>10,.0f} moves/s")


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 2.0)
