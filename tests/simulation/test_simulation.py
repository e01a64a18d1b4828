"""Some runs of the simulator: no law is broken, and a number decides all that happens."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter

import pytest

from tests.simulation.faults import KINDS, SHARED
from tests.simulation.mutants import MUTANTS, Mutant, functions_changed
from tests.simulation.run import ENOUGH, PLENTY, Report
from tests.simulation.shared_world import is_shared
from tests.simulation.stages import every_option, every_trait

PRINTS_A_TRACE = """
import hashlib
from tests.simulation.run import simulator
lines = []
with simulator() as playing:
    for seed in (503, 507, 515, 520):  # several processes share the tables in the last two
        playing.run(seed, lines.append)
print(hashlib.sha256("\\n".join(lines).encode()).hexdigest(), len(lines))
"""


def test_no_law_is_broken() -> None:
    """In a process of its own: the bots that are killed there leave what killed bots leave."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.simulation", "--seeds", "100", "--first", "500"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.rstrip().endswith("laws broken: 0"), done.stdout
    assert done.returncode == 0


def test_faults_and_starts_that_never_occurred_are_named_where_there_were_runs_enough() -> None:
    report = Report(ENOUGH, starts=Counter(every_trait()), faults=Counter([*KINDS, *SHARED]))
    assert report.never_met() == []
    del report.faults["channel is deleted"], report.starts["asked"], report.starts["8 seats"]
    assert report.never_met() == ["channel is deleted", "asked", "8 seats"]
    report.seeds = PLENTY
    assert report.never_met() == ["channel is deleted", "asked", "8 seats", *every_option()]
    report.seeds = ENOUGH - 1
    assert report.never_met() == []


def test_two_of_the_runs_whose_traces_are_compared_are_of_several_processes() -> None:
    assert [seed for seed in (503, 507, 515, 520) if is_shared(seed)] == [515, 520]


def test_the_same_number_gives_the_same_trace_in_every_process() -> None:
    traces = set()
    for hash_seed in ("1", "2"):
        env = {**os.environ, "PYTHONHASHSEED": hash_seed}
        done = subprocess.run(  # noqa: S603
            [sys.executable, "-c", PRINTS_A_TRACE], env=env, capture_output=True, text=True, check=True
        )
        traces.add(done.stdout)
    assert len(traces) == 1
    assert int(traces.pop().split()[1]) > 100


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.name)
def test_a_bug_that_the_runs_are_to_find_can_still_be_planted(mutant: Mutant) -> None:
    assert len(functions_changed(mutant)) == 1
