"""Plays simulated runs: ``python -m tests.simulation --seed 7`` in words, ``--seeds 100 --first 7000`` on all
cores.

For each run that breaks a law, its seed and the command that plays it again are printed. The last line counts
seeds, requests, commits, moves, faults by kind, and broken laws.

The exit status is 1 if a law was broken. It is also 1 if 500 runs or more never met some fault, kind of
start, type of request or unusual custom, or if 2000 or more never met some value of an option. The line
before the last names what is missing.

``--mutants`` plants bugs instead, one at a time. Then the status is 0 only if each was found.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from os import cpu_count

from tests.simulation.mutants import MUTANTS
from tests.simulation.planting import find
from tests.simulation.run import Report, played, simulator

PORTION = 5
"""How many runs a process receives at once."""


def _in_words(seed: int) -> Report:
    with simulator() as playing:
        return playing.run(seed, print)


def _many(first: int, seeds: int) -> Report:
    portions = [
        range(start, min(start + PORTION, first + seeds)) for start in range(first, first + seeds, PORTION)
    ]
    total = Report()
    with _processes() as pool:
        for report in pool.map(played, portions):
            for failure in report.failures():
                print(failure, flush=True)
            total.add(report)
    return total


def _planted() -> int:
    """Search for every planted bug and return the exit status."""
    missed = 0
    with _processes() as pool:
        running = {
            pool.submit(find, mutant): mutant for mutant in sorted(MUTANTS, key=lambda each: each.within)
        }
        for done in as_completed(running):
            mutant, found = running[done], done.result()
            if found is None:
                missed += 1
                print(f"NOT FOUND in {mutant.within} runs: {mutant.name}", flush=True)
            else:
                number, seed, law = found
                print(f"{mutant.name}: run {number} of {mutant.within}, seed {seed}: {law:.120}", flush=True)
    print(f"{len(MUTANTS) - missed} of {len(MUTANTS)} planted bugs found")
    return 1 if missed else 0


def _processes() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(cpu_count(), mp_context=get_context("spawn"))


def _number(text: str) -> int:
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"{text!r} is not a seed: use 0, 1, 2 and so on")
    return int(text)


def _some(text: str) -> int:
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of runs: use 1 or more")
    return int(text)


def main() -> int:
    """Run the command line and return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.simulation", description=__doc__)
    parser.add_argument("--seed", type=_number, help="play only this run, and print each step")
    parser.add_argument("--seeds", type=_some, default=100, help="how many runs to play")
    parser.add_argument("--first", type=_number, default=0, help="the seed of the first run")
    parser.add_argument(
        "--mutants", action="store_true", help="plant bugs, and search for the runs that find them"
    )
    arguments = parser.parse_args()
    if arguments.mutants:
        return _planted()
    report = (
        _in_words(arguments.seed) if arguments.seed is not None else _many(arguments.first, arguments.seeds)
    )
    never = report.never_met()
    if never:
        print(f"never met: {', '.join(never)}")
    faults = ", ".join(f"{kind} {count}" for kind, count in report.faults.most_common())
    print(
        f"{report.seeds} seeds, {report.requests} requests, {report.commits} commits (at least "
        f"{report.fewest} a run), {report.moves} moves; "
        f"faults: {faults or 'none'}; laws broken: {len(report.broken)}"
    )
    return 1 if report.broken or never else 0


if __name__ == "__main__":
    sys.exit(main())
