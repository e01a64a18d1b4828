"""Plays runs by their seeds: one in words, or as many as there is time for.

This module adds up the results, and names the events that never occurred. It knows no law.
"""

from __future__ import annotations

import gc
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from math import inf

from bot.tables.state.requests import OpenTable, Rematch
from tests.simulation.aim import REQUEST_TYPES
from tests.simulation.customs import EVERY
from tests.simulation.fault_kinds import Fault
from tests.simulation.laws import Say
from tests.simulation.patches import simulated_adapter
from tests.simulation.shared_world import SharedWorld, is_shared
from tests.simulation.stages import every_option, every_trait
from tests.simulation.store import Disk
from tests.simulation.world import World

ENOUGH_RUNS = 500
"""In this many runs every fault, kind of start, game, number of seats, pace and unusual custom occurs."""
ENOUGH_FOR_OPTIONS = 2000
"""In this many runs every value of every option occurs too."""
_PYTHON = f"Python {sys.version_info.major}.{sys.version_info.minor}"


@dataclass(slots=True)
class Report:
    """The result of some runs."""

    seeds: int = 0
    requests: int = 0
    commits: int = 0
    moves: int = 0
    starts: Counter[str] = field(default_factory=Counter)
    """How many runs began with each trait or custom."""
    faults: Counter[Fault] = field(default_factory=Counter)
    committed: Counter[str] = field(default_factory=Counter)
    """The number of commits by type of request."""
    fewest: float = inf
    """The least number of commits in one run."""
    broken: dict[int, str] = field(default_factory=dict)
    """The first broken law by seed."""

    def add(self, other: Report) -> None:
        """Add the results of other runs."""
        self.seeds += other.seeds
        self.requests += other.requests
        self.commits += other.commits
        self.moves += other.moves
        self.starts += other.starts
        self.faults += other.faults
        self.committed += other.committed
        self.fewest = min(self.fewest, other.fewest)
        self.broken |= other.broken

    def failures(self) -> list[str]:
        """Return a line for each broken run: its seed, the law, and the command that plays it again."""
        return [
            f"seed {seed}: {law}; to replay it with this source and {_PYTHON}: make simulate SEED={seed}"
            for seed, law in self.broken.items()
        ]

    def never_met(self) -> list[str]:
        """Return the names of the faults, starts and requests that never occurred. Empty if there were too
        few runs."""
        if self.seeds < ENOUGH_RUNS:
            return []
        options = every_option() if self.seeds >= ENOUGH_FOR_OPTIONS else ()
        return [
            *(each for each in Fault if not self.faults[each]),
            *(each for each in dict.fromkeys([*every_trait(), *EVERY]) if not self.starts[each]),
            *(each for each in every_request() if not self.committed[each]),
            *(each for each in options if not self.starts[each]),
        ]


def every_request() -> Iterator[str]:
    """Return the types of requests that some run should commit."""
    return (each.__name__ for each in (OpenTable, Rematch, *REQUEST_TYPES))


class Simulator:
    """Plays runs, one after another."""

    def __init__(self, disk: Disk) -> None:
        self._disk = disk

    def run(self, seed: int, say: Say | None = None) -> Report:
        """Play the run of a seed and return its report."""
        world = (SharedWorld if is_shared(seed) else World)(seed, self._disk, say)
        world.play()
        laws = world.laws
        report = Report(
            seeds=1,
            requests=laws.requests,
            commits=laws.commits,
            moves=world.shadow.moves,
            starts=Counter({*world.stage.traits(), *world.customs.traits()}),
            faults=world.faults.met,
            committed=laws.committed_requests,
            fewest=laws.commits,
        )
        if laws.breaches:
            report.broken[seed] = laws.breaches[0]
        return report


@contextmanager
def simulator() -> Iterator[Simulator]:
    """Yield a simulator with its own database, which is removed afterwards."""
    disk, thresholds = Disk(), gc.get_threshold()
    try:
        with simulated_adapter():
            _pass_over_what_stays()
            gc.set_threshold(10_000, 20, 100)
            yield Simulator(disk)
    finally:
        gc.set_threshold(*thresholds)
        disk.remove()


@cache
def _pass_over_what_stays() -> None:
    """Exclude existing objects such as modules from garbage collection, which saves a tenth of the time.

    Do so once a process. Otherwise the leftovers of earlier runs would stay for good.
    """
    gc.collect()
    gc.freeze()


def played(seeds: Iterable[int]) -> Report:
    """Play the runs of these seeds and return their report. A run in which the simulator itself fails counts
    as broken."""
    total = Report()
    with simulator() as playing:
        for seed in seeds:
            try:
                total.add(playing.run(seed))
            except Exception as error:
                total.add(Report(1, broken={seed: f"the run itself failed: {error!r}"}))
    return total


def traced(seeds: Iterable[int]) -> tuple[Report, str]:
    """Play the runs of these seeds. Return their report, and the length and hash of all traces."""
    total, lines = Report(), list[str]()
    with simulator() as playing:
        for seed in seeds:
            total.add(playing.run(seed, lines.append))
    return total, f"{len(lines)} steps, {sha256(chr(10).join(lines).encode()).hexdigest()}"
