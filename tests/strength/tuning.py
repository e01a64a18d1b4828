"""Learn the weights of UNO Dominos' heuristic by self-play: ``python -m tests.strength.tuning``.

In each generation strong computer players play rounds. In some of their decisions every move is tried in the
same deals of the hidden domos, and the rounds are played out by the heuristic. The weights of the next
generation are those that tell best, by least squares, how much better one move does than another. The first
generation knows nothing: all its weights are 0. The same seed learns the same weights.

The weights are written to the heuristic's ``weights.json``, with a log of the generations.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import count, islice
from multiprocessing import get_context
from os import cpu_count
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, Final, NamedTuple, cast

from engine import GAMES, Match
from engine.core import Move, Outcome, Round, Seen
from engine.games.uno_dominos.advice import heuristic as heuristics
from engine.games.uno_dominos.advice.heuristic import WEIGHTS, Weights, heuristic
from engine.games.uno_dominos.round import UnoRound
from engine.players.levels import LEVELS, apart, choose, different
from engine.players.playing_on import play_on
from engine.players.search import Worlds
from tests.strength.figures import interval

GAME: Final = GAMES["uno-dominos"]()
FILE: Final = Path(heuristics.__file__).with_name("weights.json")
NOTHING: Final = Weights(*[0.0] * len(Weights._fields))
TABLES: Final = {"duel": (2,), "table": (3, 4, 6)}
"""By name of the weights, the seats of the tables at which they are learnt."""
PART: Final = 0.12
"""The share of decisions that are tried. Those of one round are much alike."""
STIFFNESS: Final = 50.0
"""How strongly weights are drawn towards 0: as if by this many moves of no effect."""


class Example(NamedTuple):
    """A decision that was tried."""

    features: list[list[float]]
    """By move, what each weight is multiplied by."""
    values: list[float]
    """By move, the mean gain over the deals."""


def features(round: UnoRound, moves: Sequence[Move]) -> list[list[float]]:
    """Return by move what each weight is multiplied by. The worth of a move is linear in the weights."""
    without = heuristic(round, moves, NOTHING)
    units = [NOTHING._replace(**{name: 1.0}) for name in Weights._fields]
    columns = [heuristic(round, moves, unit) for unit in units]
    return [
        [worth - less for worth in row] for row, less in zip(zip(*columns, strict=True), without, strict=True)
    ]


def examples(weights: Mapping[str, Weights], deals: int, job: tuple[int, int, str]) -> list[Example]:
    """Try decisions of rounds between strong players.

    Args:
        weights: the heuristic's weights, by the names of :data:`TABLES`.
        deals: in how many deals each decision is tried.
        job: the seats, how many decisions to try, and the seed.
    """
    seats, wanted, seed = job
    WEIGHTS.update(weights)
    return [_tried(*decision, deals) for decision in islice(_decisions(seats, seed), wanted)]


def _decisions(seats: int, seed: str) -> Iterator[tuple[Seen, list[Move], Random]]:
    """Yield some decisions of rounds between strong players: what the seat has seen, and its moves."""
    for number in count():
        match, rng = Match(GAME, seats, f"{seed}/{number}"), Random(f"{seed}/{number}/moves")
        while not match.rounds:
            seat = match.round.waiting()[0]
            seen = match.seen(seat)
            moves = different(GAME, seen.view, apart(GAME, seen.view.legal)[0])
            if len(moves) > 1 and len(seen.view.hand) > 1 and moves[0].code >= 0 and rng.random() < PART:
                yield seen, moves, rng
            move = choose(GAME, seen, rng, LEVELS["strong"])
            match.play(seat, str(move))


def _tried(seen: Seen, moves: Sequence[Move], rng: Random, deals: int) -> Example:
    worlds, seat = Worlds(GAME, seen, rng), cast("int", seen.view.seat)
    values = [0.0] * len(moves)
    for _ in range(deals):
        world = worlds.deal()
        for place, move in enumerate(moves):
            after = world.copy()
            after.apply(seat, move)
            outcome, _ = play_on(GAME, after)
            values[place] += GAME.gain(after, outcome, seat) / deals
    return Example(features(cast("UnoRound", world), moves), values)


def fitted(tried: Sequence[Example]) -> Weights:
    """Return the weights that tell best how much better one move of a decision does than another.

    Weights are drawn towards 0 (ridge regression), each in the unit in which its feature varies.
    """
    rows = [row for example in tried for row in _above_mean(example)]
    size = len(Weights._fields)
    units = [max(fmean([row[at] ** 2 for row, _ in rows]) ** 0.5, 1e-9) for at in range(size)]
    scaled = [
        ([feature / unit for feature, unit in zip(row, units, strict=True)], value) for row, value in rows
    ]
    matrix = [
        [
            sum([row[one] * row[other] for row, _ in scaled]) + STIFFNESS * (one == other)
            for other in range(size)
        ]
        for one in range(size)
    ]
    solution = solved(matrix, [sum([row[at] * value for row, value in scaled]) for at in range(size)])
    return Weights(*[round(weight / unit, 2) for weight, unit in zip(solution, units, strict=True)])


def _above_mean(example: Example) -> Iterator[tuple[list[float], float]]:
    """Yield the features and the value of each move, less their means over the decision."""
    means, mean = [fmean(column) for column in zip(*example.features, strict=True)], fmean(example.values)
    for row, value in zip(example.features, example.values, strict=True):
        yield [feature - less for feature, less in zip(row, means, strict=True)], value - mean


def solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Return the solution of a system of linear equations with a symmetric, positive definite matrix."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at, pivot in enumerate(rows):
        for other in rows[:at] + rows[at + 1 :]:
            factor = other[at] / pivot[at]
            other[:] = [each - factor * own for each, own in zip(other, pivot, strict=True)]
    return [row[-1] / row[at] for at, row in enumerate(rows)]


def lost(weights: Weights, tried: Sequence[Example]) -> float:
    """Return how much a choice by these weights loses on average against the best move, in points."""

    def loss(example: Example) -> float:
        worths = [sum(map(float.__mul__, weights, row)) for row in example.features]
        return max(example.values) - example.values[worths.index(max(worths))]

    return fmean(map(loss, tried))


def gains(tried: Weights, against: Weights, seats: int, deals: int, seed: str) -> list[float]:
    """Return by deal how much more than a fair share of the rounds the weights win, as a share of that.

    All players move by the heuristic alone. Each deal is played once with ``tried`` in every seat.
    """
    return [
        fmean(
            seats * _share(_played((tried, against), seat, seats, f"{seed}/{deal}"), seat)
            for seat in range(seats)
        )
        - 1
        for deal in range(deals)
    ]


def _played(weights: tuple[Weights, Weights], hero: int, seats: int, seed: str) -> Outcome:
    """Play a round in which the seat ``hero`` moves by the first weights, all others by the second."""
    world: Round = GAME.deal(seats, Random(seed))
    judging = [partial(heuristic, weights=weights[seat != hero]) for seat in range(seats)]
    while waiting := world.waiting():
        moves = world.legal(waiting[0])
        worths = judging[waiting[0]](cast("UnoRound", world), moves) if len(moves) > 1 else [0.0]
        world.apply(waiting[0], moves[worths.index(max(worths))])
    outcome = world.outcome()
    assert outcome is not None
    return outcome


def _share(outcome: Outcome, seat: int) -> float:
    winners = outcome.winners
    return (seat in winners) / len(winners) if winners else 1 / len(outcome.scores)


def main() -> None:
    """Learn the weights, print the log and write the file."""
    parser = argparse.ArgumentParser(prog="python -m tests.strength.tuning", description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--generations", type=int, default=4)
    parser.add_argument("--decisions", type=int, default=1200, help="decisions tried at each table")
    parser.add_argument("--deals", type=int, default=120, help="deals in which each is tried")
    parser.add_argument("--rounds", type=int, default=600, help="deals played against the generation before")
    parser.add_argument("--processes", type=int, default=cpu_count())
    asked = parser.parse_args()
    weights, log = dict.fromkeys(TABLES, NOTHING), list[str]()
    with ProcessPoolExecutor(asked.processes, mp_context=get_context("spawn")) as pool:
        for number in range(1, asked.generations + 1):
            learnt = {}
            for name, tables in TABLES.items():
                jobs = [
                    (seats, asked.decisions // 4, f"tuning/{asked.seed}/{number}/{seats}/{part}")
                    for part in range(4)
                    for seats in tables
                ]
                parts = list(pool.map(partial(examples, weights, asked.deals), jobs))
                tried = [example for part in parts for example in part]
                learnt[name] = fitted(tried)
                log += _report(number, name, learnt[name], weights[name], tried, asked.rounds)
                print("\n".join(log[-1 - len(tables) :]), flush=True)
            weights = learnt
    saved: dict[str, Any] = {name: each._asdict() for name, each in weights.items()}
    FILE.write_text(json.dumps({**saved, "seed": asked.seed, "log": log}, indent=2) + "\n", encoding="utf-8")


def _report(
    number: int, name: str, learnt: Weights, before: Weights, tried: Sequence[Example], deals: int
) -> Iterator[str]:
    """Yield what a generation has learnt, in lines."""
    yield (
        f"generation {number}, {name}: {len(tried)} decisions. A choice loses "
        f"{lost(learnt, tried):.1f} points; by the weights before, {lost(before, tried):.1f}"
    )
    for seats in TABLES[name]:
        gain = interval(gains(learnt, before, seats, deals, f"compared/{number}"))
        yield (
            f"generation {number}, {seats} seats: against the generation before, {gain.mean:+.1%} "
            f"[{gain.low:+.1%}, {gain.high:+.1%}] of a fair share"
        )


if __name__ == "__main__":
    main()
