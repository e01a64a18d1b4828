"""Play runs: ``python -m tests.simulation --seed 7`` in words, ``--seeds 100 --first 7000`` on all cores.

The last line tells seeds, requests, moves, faults met by kind and laws broken; the status is 0 only where
no law was.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from os import cpu_count

from tests.simulation.run import Report, played, simulator

PORTION = 5
"""So many runs are handed to a process at once."""


def _in_words(seed: int) -> Report:
    with simulator() as playing:
        return playing.run(seed, print)


def _many(first: int, seeds: int) -> Report:
    portions = [
        range(start, min(start + PORTION, first + seeds)) for start in range(first, first + seeds, PORTION)
    ]
    total = Report()
    with ProcessPoolExecutor(cpu_count(), mp_context=get_context("spawn")) as pool:
        for report in pool.map(played, portions):
            for seed, law in report.broken.items():
                print(f"seed {seed}: {law}", flush=True)
            total.add(report)
    return total


def main() -> int:
    """Do as the command line says; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.simulation", description=__doc__)
    parser.add_argument("--seed", type=int, help="play this run alone, step by step in words")
    parser.add_argument("--seeds", type=int, default=100, help="how many runs to play")
    parser.add_argument("--first", type=int, default=0, help="the number of the first run")
    asked = parser.parse_args()
    report = _in_words(asked.seed) if asked.seed is not None else _many(asked.first, asked.seeds)
    faults = ", ".join(f"{kind} {count}" for kind, count in report.faults.most_common())
    print(
        f"{report.seeds} seeds, {report.requests} requests, {report.commits} commits, {report.moves} moves; "
        f"faults: {faults or 'none'}; laws broken: {len(report.broken)}"
    )
    return 1 if report.broken else 0


if __name__ == "__main__":
    sys.exit(main())
