"""Whether reviews tell luck from play without bias, and how long reviews, hints and experts take.

    python -m tests.benchmarks.review 2000
    python -m tests.benchmarks.review 300 --hero expert --against novice
    python -m tests.benchmarks.review --time
    python -m tests.benchmarks.review --hints
    python -m tests.benchmarks.review --experts

The first command plays that many matches between equal players and reviews each with a small budget. It
prints the mean luck and play of one of them, who takes every seat in turn, with 95 % intervals. The interval
of play must contain 0. Between unequal players it shows how much of the difference is found to be play. The
rest is the luck of these matches and the error of the estimates. The third command reviews one match of each
game with the whole budget. It prints the CPU time on one core and how far play may be off. The fourth command
asks for a hint at decisions of a usual match of each game. It prints the CPU times on one core. The last one
plays with three experts and a casual player. It prints what a table costs by thinking, without pictures.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from math import sqrt
from random import Random
from statistics import fmean, quantiles, stdev
from time import process_time
from typing import NamedTuple

from bot.tables.state.deadlines import Pace
from engine import GAMES, Game, Match
from engine.players.hints import advise
from engine.players.judgement import choices
from engine.players.levels import LEVELS, Level, choose
from engine.players.review import BUDGET, judge, prepare, summed

USUAL = {
    "uno-dominos": 2,
    "all-fives": 2,
    "mexican-train": 4,
    "domino-4": 4,
    "block": 2,
}
"""The number of players of a usual match, by game."""

HINTS = 200
"""How many hints of each game are timed."""
EXPERTS = 3
MOVES = 240
"""How many moves a table with three experts makes in each game."""


class Lot(NamedTuple):
    """The hero's result in one match, as chances to win."""

    result: float
    """The result less an equal share."""
    luck: float
    play: float


def played(game: Game, levels: Sequence[Level], seed: str) -> Match:
    """Return a match that computer players have played to the end."""
    match = Match(game, len(levels), seed)
    while match.winners is None:
        seat = match.round.waiting()[0]
        rng = Random(f"{seed}/{len(match.record)}")
        move = choose(game, match.seen(seat), rng, levels[seat])
        assert move is not None
        match.play(seat, move.text)
    return match


def lot(args: argparse.Namespace, number: int) -> Lot:
    """Play match `number`, review it, and return the hero's result in it with the shares of luck and play."""
    game, place = GAMES[args.game](), number % args.seats
    levels = [LEVELS[args.hero if seat == place else args.against] for seat in range(args.seats)]
    match = played(game, levels, f"review/{number}")
    budget = replace(BUDGET, nodes=args.nodes)
    work = prepare(game, args.seats, match.seed, match.record, budget)
    judged = [each for part in work.first_looks() for each in judge(work, part)]
    seat = summed(work, judged, ()).seats[place]
    return Lot(seat.luck + seat.play, seat.luck, seat.play)


def interval(values: Sequence[float]) -> str:
    """Return the mean with its 95 % interval, in hundredths of a match."""
    mean, half = fmean(values), 1.96 * stdev(values) / sqrt(len(values))
    return f"{100 * mean:+.2f} % [{100 * (mean - half):+.2f}, {100 * (mean + half):+.2f}]"


def compare(args: argparse.Namespace) -> None:
    """Play the matches, and print the hero's mean result, luck and play with their intervals."""
    with ProcessPoolExecutor(args.processes) as pool:
        lots = list(pool.map(partial(lot, args), range(args.matches), chunksize=5))
    print(f"{args.game}, {args.seats} seats, {args.hero} against {args.against}, {len(lots)} matches")
    print(f"result above an equal share {interval([each.result for each in lots])}")
    print(f"luck                        {interval([each.luck for each in lots])}")
    print(f"play                        {interval([each.play for each in lots])}")


def measure(args: argparse.Namespace) -> None:
    """Print how long reviewing a whole match of each game takes, and the longest part of it."""
    for name, seats in USUAL.items():
        match = played(GAMES[name](), [LEVELS[args.hero]] * seats, "time")
        began, longest = process_time(), 0.0
        work = prepare(match.game, seats, match.seed, match.record)
        judged = []
        for part in work.first_looks():
            before = process_time()
            judged += judge(work, part)
            longest = max(longest, process_time() - before)
        for part in [part for seat in range(seats) for part in work.second_looks(judged, seat)]:
            before = process_time()
            judge(work, part)
            longest = max(longest, process_time() - before)
        lots = summed(work, judged, ()).seats
        print(
            f"{name:<14}{seats} seats, {len(match.record):>5} moves, {len(judged):>4} decisions: "
            f"{process_time() - began:.1f} s, longest part {longest:.1f} s, play "
            + ", ".join(f"{100 * each.play:+.0f} ± {100 * each.error:.0f} %" for each in lots)
        )


def measure_hints() -> None:
    """Print how long hints take in each game: the median, the 95th percentile and the longest."""
    for name, seats in USUAL.items():
        match = Match(GAMES[name](), seats, "hints")
        spent: list[float] = []
        while match.winners is None and len(spent) < HINTS:
            seat = match.round.waiting()[0]
            seen, rng = match.seen(seat), Random(f"hints/{len(match.record)}")
            if len(choices(match, seat, "")) > 1:
                began = process_time()
                advise(match.game, seen, rng)
                spent.append(process_time() - began)
            move = choose(match.game, seen, rng, LEVELS["casual"])
            assert move is not None
            match.play(seat, move.text)
        times = quantiles(spent, n=20)
        print(
            f"{name:<14}{seats} seats, {len(spent)} hints: median {1000 * times[9]:.0f} ms, "
            f"95th percentile {1000 * times[18]:.0f} ms, longest {1000 * max(spent):.0f} ms"
        )


def measure_experts() -> None:
    """Print the CPU time that three experts at a table take to think: by move of theirs, and the share of a
    core if the table moves as fast as it can.
    """
    for name, game in ((name, book()) for name, book in GAMES.items() if EXPERTS + 1 in book().seats):
        levels = [LEVELS["casual"], *[LEVELS["expert"]] * EXPERTS]
        match, spent = Match(game, len(levels), "experts"), list[float]()
        while match.winners is None and len(match.record) < MOVES:
            seat = match.round.waiting()[0]
            seen, rng = match.seen(seat), Random(f"experts/{len(match.record)}")
            began = process_time()
            move = choose(game, seen, rng, levels[seat])
            assert move is not None
            if seat:
                spent.append(process_time() - began)
            match.play(seat, move.text)
        mean = fmean(spent)
        print(
            f"{name:<14}{len(spent)} moves of experts: {1000 * mean:.0f} ms each, "
            f"{100 * mean / Pace().computer:.1f} % of a core at {Pace().computer} s a move"
        )


def main() -> None:
    """Read the command line and run the chosen measurement."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("matches", type=int, nargs="?", default=200)
    parser.add_argument("--game", choices=GAMES, default="all-fives")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--hero", choices=LEVELS, default="casual")
    parser.add_argument("--against", choices=LEVELS, default="casual")
    parser.add_argument("--nodes", type=int, default=30_000, help="the search nodes of a review's budget")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--time", action="store_true")
    parser.add_argument("--hints", action="store_true")
    parser.add_argument("--experts", action="store_true")
    args = parser.parse_args()
    if args.time:
        measure(args)
    elif args.hints:
        measure_hints()
    elif args.experts:
        measure_experts()
    else:
        compare(args)


if __name__ == "__main__":
    main()
