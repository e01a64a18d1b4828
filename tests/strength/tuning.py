"""Tune the weights of UNO Dominos' heuristic by self-play: ``python -m tests.strength.tuning``.

The cross-entropy method: draw weights at random around the best known, let each compete with the weights in
use at two and at four seats, and draw the next ones around the best quarter. All players move by the
heuristic alone, so a round takes less than a millisecond. Each deal is played once with the new weights in
every seat. The same seed finds the same weights. The last line compares them with those in use, in other
deals.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from functools import partial
from random import Random
from statistics import fmean, pstdev
from typing import Final

from engine import GAMES
from engine.core import Outcome, Round
from engine.games.uno_dominos.advice.heuristic import WEIGHTS, Weights, heuristic
from tests.strength.figures import Interval, interval

GAME: Final = GAMES["uno-dominos"]()
STEPS: Final = (0.3, 4.0, 2.0, 6.0, 6.0, 6.0, 5.0, 5.0, 4.0)
"""The standard deviation of each weight at first."""
LEAST: Final = 0.15
"""The smallest standard deviation, as a share of the first."""
SEATS: Final = {2: 1.0, 4: 0.5}
"""Tables that the weights are tuned at, with the share of deals played at each."""


def vector(weights: Weights) -> list[float]:
    """Return the weights as a list of numbers."""
    return [*weights[:3], *weights.attack.values(), *weights.keep.values()]


def weights(numbers: Sequence[float]) -> Weights:
    """Return the weights that :func:`vector` wrote as ``numbers``."""
    attack = dict(zip(WEIGHTS.attack, numbers[3:], strict=False))
    keep = dict(zip(WEIGHTS.keep, numbers[3 + len(attack) :], strict=True))
    return Weights(*numbers[:3], attack, keep)


def gains(tried: Weights, seats: int, deals: int, seed: str) -> list[float]:
    """Return by deal how much more than a fair share of the rounds the weights win, as a share of that."""
    return [
        fmean(seats * _share(_played(tried, seat, seats, f"{seed}/{deal}"), seat) for seat in range(seats))
        - 1
        for deal in range(deals)
    ]


def _played(tried: Weights, hero: int, seats: int, seed: str) -> Outcome:
    """Play a round in which the seat ``hero`` moves by ``tried``, all others by the weights in use."""
    world: Round = GAME.deal(seats, Random(seed))
    judging = [partial(heuristic, weights=tried if seat == hero else WEIGHTS) for seat in range(seats)]
    while waiting := world.waiting():
        moves = world.legal(waiting[0])
        worths = judging[waiting[0]](world, moves) if len(moves) > 1 else [0.0]
        world.apply(waiting[0], moves[worths.index(max(worths))])
    outcome = world.outcome()
    assert outcome is not None
    return outcome


def _share(outcome: Outcome, seat: int) -> float:
    winners = outcome.winners
    return (seat in winners) / len(winners) if winners else 1 / len(outcome.scores)


def generation(
    centre: Sequence[float], spread: Sequence[float], rng: Random, size: int, deals: int
) -> list[list[float]]:
    """Draw ``size`` weights at random, and return the best quarter, the best first."""
    seed = f"tuning/{rng.random()}"
    drawn = [list(map(rng.gauss, centre, spread)) for _ in range(size)]

    def gain(numbers: list[float]) -> float:
        tried = weights(numbers)
        return sum(fmean(gains(tried, seats, round(deals * part), seed)) for seats, part in SEATS.items())

    return sorted(drawn, key=gain, reverse=True)[: max(2, size // 4)]


def compared(numbers: Sequence[float], deals: int) -> dict[int, Interval]:
    """Return by number of seats how much more than the weights in use these win, in other deals."""
    return {seats: interval(gains(weights(numbers), seats, deals, "compared")) for seats in SEATS}


def main() -> None:
    """Tune the weights and print them after each generation."""
    parser = argparse.ArgumentParser(prog="python -m tests.strength.tuning", description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--generations", type=int, default=6)
    parser.add_argument("--size", type=int, default=16, help="weights tried in each generation")
    parser.add_argument("--deals", type=int, default=400, help="deals at two seats for each of them")
    asked = parser.parse_args()
    rng, centre, spread = Random(asked.seed), vector(WEIGHTS), list(STEPS)
    for number in range(asked.generations):
        best = list(zip(*generation(centre, spread, rng, asked.size, asked.deals), strict=True))
        centre = list(map(fmean, best))
        spread = [max(pstdev(values), LEAST * step) for values, step in zip(best, STEPS, strict=True)]
        print(number + 1, " ".join(f"{value:.1f}" for value in centre), flush=True)
    for seats, gain in compared(centre, 4 * asked.deals).items():
        print(f"{seats} seats: {gain.mean:+.1%} [{gain.low:+.1%}, {gain.high:+.1%}] of a fair share")


if __name__ == "__main__":
    main()
