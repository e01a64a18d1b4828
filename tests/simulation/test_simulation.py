"""Plays a hundred simulated runs, and tests the reports, the traces and the planted bugs."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from random import Random

import pytest

from tests.simulation import __main__ as command
from tests.simulation import patches, run, sketch
from tests.simulation.customs import EVERY
from tests.simulation.fault_kinds import Fault
from tests.simulation.loop import SimulatedLoop, Time
from tests.simulation.mutants import MUTANTS
from tests.simulation.planting import Mutant, functions_changed
from tests.simulation.run import ENOUGH_FOR_OPTIONS, ENOUGH_RUNS, Report, every_request, played, traced
from tests.simulation.shared_world import is_shared
from tests.simulation.stages import every_option, every_trait

TRACED = (602, 606, 609, 611)
PRINTS_A_TRACE = f"from tests.simulation.run import traced; print(traced({TRACED})[1])"
RUNS = [seed for seed in range(600, 700) if seed not in TRACED]
"""The seeds of a hundred runs, those whose traces are compared included."""
PORTION = 4


def look_at(report: Report, seeds: int) -> None:
    """Assert that ``seeds`` runs broke no law, each with at least 60 commits. Every commit must be
    counted under a known type of request."""
    assert report.failures() == []
    assert report.seeds == seeds
    assert report.fewest >= 60
    assert report.commits == report.committed.total()
    assert set(report.committed) <= {*every_request()}


@pytest.mark.parametrize("first", range(0, len(RUNS), PORTION), ids=lambda first: str(RUNS[first]))
def test_no_law_is_broken(first: int) -> None:
    look_at(played(RUNS[first : first + PORTION]), PORTION)


def test_events_that_never_occurred_are_named_after_enough_runs() -> None:
    report = Report(
        ENOUGH_RUNS,
        starts=Counter([*every_trait(), *EVERY]),
        faults=Counter(Fault),
        committed=Counter(every_request()),
    )
    assert report.never_met() == []
    del report.faults[Fault.CHANNEL_DELETED], report.starts["asked"], report.starts["8 seats"]
    del report.committed["DeclineInvitation"], report.starts["some people are barred"]
    never = ["channel is deleted", "asked", "8 seats", "some people are barred", "DeclineInvitation"]
    assert report.never_met() == never
    report.seeds = ENOUGH_FOR_OPTIONS
    assert report.never_met() == [*never, *every_option()]
    report.seeds = ENOUGH_RUNS - 1
    assert report.never_met() == []


def test_a_failure_of_the_simulator_is_reported_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    class Failing:
        def run(self, seed: int) -> Report:
            if seed == 8:
                raise LookupError("lost")
            return Report(1, requests=70)

    monkeypatch.setattr(run, "simulator", lambda: nullcontext(Failing()))
    report = played(range(7, 10))
    assert (report.seeds, report.requests) == (3, 140)
    assert report.broken == {8: "the run itself failed: LookupError('lost')"}


def test_every_run_is_played_once_and_the_results_are_added_up(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "_processes", lambda: ThreadPoolExecutor(2))
    monkeypatch.setattr(
        command, "played", lambda seeds: Report(len(seeds), broken=dict.fromkeys(set(seeds) & {9}, "a law"))
    )
    report = command._many(7, 12)
    assert (report.seeds, report.broken) == (12, {9: "a law"})
    assert capsys.readouterr().out == (
        "seed 9: a law; to replay it with this source and "
        f"Python {sys.version_info.major}.{sys.version_info.minor}: make simulate SEED=9\n"
    )


@pytest.mark.parametrize(("broken", "status"), [({}, 0), ({7: "a token is kept"}, 1)])
def test_the_last_line_and_the_exit_status_report_broken_laws(
    broken: dict[int, str], status: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    report = Report(20, 1500, 1300, 1200, faults=Counter({Fault.STORE_DOWN: 2}), fewest=60, broken=broken)
    monkeypatch.setattr(command, "_many", lambda first, seeds: report)
    monkeypatch.setattr(sys, "argv", ["simulate", "--seeds", "20"])
    assert command.main() == status
    assert capsys.readouterr().out.splitlines()[-1] == (
        "20 seeds, 1500 requests, 1300 commits (at least 60 a run), 1200 moves; faults: store is down 2; "
        f"laws broken: {len(broken)}"
    )


def test_a_timeout_that_is_already_due_does_not_cancel_a_finished_block() -> None:
    """As in asyncio's own loop, a callback that is ready can still be cancelled."""

    async def at_once() -> None:
        async with (changed := asyncio.Condition()), asyncio.timeout(-1):
            await changed.wait_for(lambda: True)

    loop = SimulatedLoop(Time(), Random(0), disorder=0.0)  # type: ignore[abstract]
    loop.finish(at_once())
    while loop.busy:
        loop.step()
    assert loop.unhandled == []
    loop.kill()


def test_every_sketch_replaces_a_message_function_of_the_bot() -> None:
    every = {name for name in vars(sketch) if name.endswith("_message")}
    assert every == set(patches.SKETCHED)
    assert all(any(hasattr(module, name) for module in patches.WITH_MESSAGES) for name in every)


def test_the_traced_runs_include_two_with_several_processes() -> None:
    assert [seed for seed in TRACED if is_shared(seed)] == [606, 609]


def test_a_seed_gives_the_same_trace_in_every_process() -> None:
    """Compare with a second process in which sets have another order."""
    other = subprocess.run(  # noqa: S603
        [sys.executable, "-c", PRINTS_A_TRACE],
        env={**os.environ, "PYTHONHASHSEED": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    report, trace = traced(TRACED)
    look_at(report, len(TRACED))
    assert other.stdout.rstrip() == trace
    assert int(trace.split()[0]) > 100


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.name)
def test_every_bug_can_still_be_planted(mutant: Mutant) -> None:
    assert len(functions_changed(mutant)) == 1
