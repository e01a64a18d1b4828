"""Random moves per second of Domino 4 by players and options, measured as in the engine's benchmark.

    python -m tests.benchmarks.domino_four [seconds per figure]

Moves are built on first use and kept, so a longer run gives better figures.
"""

from __future__ import annotations

import sys
from functools import partial
from random import Random

from engine import Round
from engine.games.domino_four import DominoFour
from tests.benchmarks.engine import Contender, ours, race

OPTIONS = {
    "both options": {"hoeksteen": True, "blufjoker": True},
    "hoeksteen": {"hoeksteen": True},
    "blufjoker": {"blufjoker": True},
    "neither": {},
}


def main(seconds: float) -> None:
    """Print the speed, in moves per second, for each set of options and number of players."""
    rng = Random(1)
    field = []
    for name, options in OPTIONS.items():
        game = DominoFour(**options)
        for seats in game.seats:
            deal = partial(dealt, game, seats, rng)
            field.append(Contender(f"{name:<12} {seats} seats", deal, partial(ours, rng)))
    race(field, seconds)
    for contender in field:
        print(f"{contender.name} {contender.speed:>10,.0f} moves/s")


def dealt(game: DominoFour, seats: int, rng: Random, number: int) -> Round:
    """Deal a round for `seats` players."""
    return game.deal(seats, rng, number=number)


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 2.0)
