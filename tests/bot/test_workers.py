"""The pool of workers: who comes first, what a killed worker costs, and when workers end."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot import workers
from bot.workers import Kind, WorkerPool


class Gate:
    """Work that does not end before it may."""

    def __init__(self) -> None:
        self.begun = threading.Event()
        self.may_end = threading.Event()

    def __call__(self) -> None:
        self.begun.set()
        assert self.may_end.wait(10)


@pytest.fixture
def gate() -> Iterator[Gate]:
    made = Gate()
    yield made
    made.may_end.set()


def pool_of(count: int) -> WorkerPool:
    return WorkerPool(count, executor=ThreadPoolExecutor(count))


async def begun(pool: WorkerPool, kind: Kind, gate: Gate) -> asyncio.Task[None]:
    """Have a worker busy until the gate opens."""
    task = asyncio.create_task(pool.run(kind, gate))
    assert await asyncio.to_thread(gate.begun.wait, 10)
    return task


async def test_what_waits_begins_by_its_kind_and_then_in_order(gate: Gate) -> None:
    pool, order = pool_of(1), list[str]()
    busy = await begun(pool, Kind.REVIEW, gate)
    asked = [(Kind.REVIEW, "review"), (Kind.ANIMATION, "first"), (Kind.EXPORT, "export")]
    asked += [(Kind.ANIMATION, "second"), (Kind.THINKING, "thought")]
    waiting = [asyncio.create_task(pool.run(kind, partial(order.append, name))) for kind, name in asked]
    await asyncio.sleep(0)
    gate.may_end.set()
    await asyncio.gather(busy, *waiting)
    assert order == ["thought", "first", "second", "export", "review"]


async def test_slow_work_leaves_a_worker_for_thinking(gate: Gate) -> None:
    pool, done = pool_of(2), list[str]()
    busy = await begun(pool, Kind.ANIMATION, gate)
    other = asyncio.create_task(pool.run(Kind.ANIMATION, partial(done.append, "animation")))
    await asyncio.sleep(0)
    await asyncio.wait_for(pool.run(Kind.THINKING, partial(done.append, "thought")), 10)
    assert done == ["thought"]
    gate.may_end.set()
    await asyncio.gather(busy, other)
    assert done == ["thought", "animation"]


async def test_who_gives_up_waiting_takes_no_turn(gate: Gate) -> None:
    pool, done = pool_of(1), list[str]()
    busy = await begun(pool, Kind.THINKING, gate)
    tasks = [asyncio.create_task(pool.run(Kind.THINKING, partial(done.append, name))) for name in "ab"]
    await asyncio.sleep(0)
    tasks[0].cancel()
    gate.may_end.set()
    await asyncio.gather(busy, *tasks, return_exceptions=True)
    assert done == ["b"]
    await asyncio.wait_for(pool.run(Kind.REVIEW, partial(done.append, "c")), 10)
    assert done == ["b", "c"]


async def test_what_goes_wrong_is_told_and_frees_its_worker() -> None:
    pool = pool_of(1)

    def fails() -> None:
        raise ValueError("no")

    with pytest.raises(ValueError, match="no"):
        await pool.run(Kind.ANIMATION, fails)
    assert await asyncio.wait_for(pool.run(Kind.ANIMATION, lambda: 7), 10) == 7


def killed_once(marker: Path) -> str:
    """Be killed the first time, as by a system that is out of memory."""
    if not marker.exists():
        marker.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return "done"


async def test_a_killed_worker_costs_nothing(tmp_path: Path) -> None:
    pool = WorkerPool(1)
    try:
        assert await pool.run(Kind.ANIMATION, partial(killed_once, tmp_path / "killed")) == "done"
    finally:
        pool.close()


class Broken(Executor):
    """Executes nothing."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **keywords: Any) -> Future[Any]:
        raise BrokenExecutor("killed")


async def test_work_that_kills_every_worker_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    pool, started = WorkerPool(1), list[Broken]()

    def start() -> Broken:
        started.append(Broken())
        pool._executor = started[-1]
        return started[-1]

    monkeypatch.setattr(pool, "_start", start)
    with pytest.raises(BrokenExecutor):
        await pool.run(Kind.EXPORT, lambda: None)
    assert len(started) == 2


@pytest.mark.parametrize("keep", [True, False])
async def test_workers_end_when_there_is_nothing_to_do_unless_they_are_kept(
    keep: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "IDLE", 0.0)
    executor = ThreadPoolExecutor(1)
    pool = WorkerPool(1, keep=keep, executor=executor)
    assert await pool.run(Kind.THINKING, lambda: 1) == 1
    for _ in range(3):
        await asyncio.sleep(0)
    assert (pool._executor is executor) is keep
    pool.close()
