"""The worker pool: its order, killed workers, and the end of idle workers."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.work import workers
from bot.work.workers import Kind, WorkerPool


class Gate:
    """Work that ends only when the test allows it."""

    def __init__(self) -> None:
        self.begun = threading.Event()
        self.may_end = threading.Event()

    def __call__(self) -> None:
        self.begun.set()
        assert self.may_end.wait(60)


@pytest.fixture
def gate() -> Iterator[Gate]:
    made = Gate()
    yield made
    made.may_end.set()


def pool_of(count: int) -> WorkerPool:
    return WorkerPool(count, executor=ThreadPoolExecutor(count))


async def begun(pool: WorkerPool, kind: Kind, gate: Gate) -> asyncio.Task[None]:
    """Return a task that keeps a worker of this kind busy until the gate opens. It has begun."""
    task = asyncio.create_task(pool.run(kind, gate))
    assert await asyncio.to_thread(gate.begun.wait, 60)
    return task


async def test_waiting_work_starts_by_kind_and_then_in_order(gate: Gate) -> None:
    pool, order = pool_of(1), list[str]()
    busy = await begun(pool, Kind.REVIEW, gate)
    asked = [(Kind.REVIEW, "review"), (Kind.ANIMATION, "first"), (Kind.EXPORT, "export")]
    asked += [(Kind.ANIMATION, "second"), (Kind.THINKING, "thought")]
    waiting = [asyncio.create_task(pool.run(kind, partial(order.append, name))) for kind, name in asked]
    await asyncio.sleep(0)
    gate.may_end.set()
    await asyncio.gather(busy, *waiting)
    assert order == ["thought", "first", "second", "export", "review"]


def asked(pool: WorkerPool, order: list[str], name: str) -> asyncio.Task[None]:
    """Return the task of work that appends its name to ``order``. Its owner is the name's first letter."""
    return asyncio.create_task(pool.run(Kind.THINKING, partial(order.append, name), owner=name[0]))


async def test_owners_take_turns_whatever_their_backlog(gate: Gate) -> None:
    pool, order = pool_of(1), list[str]()
    busy = await begun(pool, Kind.THINKING, gate)
    waiting = [asked(pool, order, name) for name in ("a1", "a2", "a3", "b1", "c1", "b2")]
    await asyncio.sleep(0)
    gate.may_end.set()
    await asyncio.gather(busy, *waiting)
    assert order == ["a1", "b1", "c1", "a2", "b2", "a3"]


async def test_a_later_owner_takes_turns_with_earlier_ones(gate: Gate) -> None:
    pool, order, second = pool_of(1), list[str](), Gate()
    busy = await begun(pool, Kind.THINKING, gate)

    ask = partial(asked, pool, order)
    waiting = [ask("a1"), asyncio.create_task(pool.run(Kind.THINKING, second, owner="a"))]
    waiting += map(ask, ("a3", "a4"))
    await asyncio.sleep(0)
    gate.may_end.set()
    assert await asyncio.to_thread(second.begun.wait, 60)
    waiting += map(ask, ("b1", "b2", "b3"))
    await asyncio.sleep(0)
    second.may_end.set()
    await asyncio.gather(busy, *waiting)
    assert order == ["a1", "b1", "a3", "b2", "a4", "b3"]


async def test_earlier_work_of_an_owner_does_not_delay_it_later(gate: Gate) -> None:
    pool, order, second = pool_of(1), list[str](), Gate()

    ask = partial(asked, pool, order)
    busy = await begun(pool, Kind.THINKING, gate)
    waiting = [*map(ask, ("a1", "a2", "a3"))]
    await asyncio.sleep(0)
    gate.may_end.set()
    await asyncio.gather(busy, *waiting)
    busy = await begun(pool, Kind.THINKING, second)
    waiting = [*map(ask, ("a4", "b1"))]
    await asyncio.sleep(0)
    second.may_end.set()
    await asyncio.gather(busy, *waiting)
    assert order == ["a1", "a2", "a3", "a4", "b1"]


async def test_lighter_work_gets_the_share_of_each_waiting_task(gate: Gate) -> None:
    pool, shares = pool_of(1), list[float]()

    def lighter(share: float) -> Callable[[], None]:
        shares.append(share)
        return lambda: None

    busy = await begun(pool, Kind.THINKING, gate)
    waiting = [
        asyncio.create_task(pool.run(Kind.THINKING, lambda: None, owner=name, lighter=lighter))
        for name in "abcd"
    ]
    waiting.append(asyncio.create_task(pool.run(Kind.REVIEW, lambda: None)))  # does not delay them
    await asyncio.sleep(0)
    gate.may_end.set()
    await asyncio.gather(busy, *waiting)
    assert shares == [1 / 4, 1 / 3, 1 / 2]  # the last one has the worker to itself


async def test_the_share_of_lighter_work_counts_all_workers(gate: Gate) -> None:
    pool, shares, other = pool_of(2), list[float](), Gate()

    def lighter(share: float) -> Callable[[], None]:
        shares.append(share)
        return lambda: None

    busy = [await begun(pool, Kind.THINKING, each) for each in (gate, other)]
    waiting = [asyncio.create_task(pool.run(Kind.HINT, lambda: None, lighter=lighter)) for _ in range(3)]
    await asyncio.sleep(0)
    gate.may_end.set()
    await asyncio.gather(*waiting)
    other.may_end.set()
    await asyncio.gather(*busy)
    assert shares == [2 / 4, 2 / 3]


async def test_a_worker_with_cancelled_work_is_busy_until_it_ends(gate: Gate) -> None:
    pool, done = pool_of(1), list[str]()
    busy = await begun(pool, Kind.THINKING, gate)
    busy.cancel()
    with pytest.raises(asyncio.CancelledError):
        await busy
    next_one = asyncio.create_task(pool.run(Kind.THINKING, partial(done.append, "next")))
    await asyncio.sleep(0)
    assert pool._waiting
    gate.may_end.set()
    await asyncio.wait_for(next_one, 60)
    assert done == ["next"]


async def test_hints_wait_only_for_computer_moves(gate: Gate) -> None:
    pool, order = pool_of(1), list[str]()
    busy = await begun(pool, Kind.THINKING, gate)
    asked = [(Kind.ANIMATION, "animation"), (Kind.HINT, "hint"), (Kind.THINKING, "thought")]
    waiting = [asyncio.create_task(pool.run(kind, partial(order.append, name))) for kind, name in asked]
    await asyncio.sleep(0)
    gate.may_end.set()
    await asyncio.gather(busy, *waiting)
    assert order == ["thought", "hint", "animation"]


@pytest.mark.parametrize(("cores", "count"), [(None, 1), (1, 1), (2, 1), (8, 7)])
def test_one_core_is_left_for_the_bots_process(
    cores: int | None, count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: cores)
    assert WorkerPool()._workers == count
    assert WorkerPool(3)._workers == 3


async def test_slow_work_leaves_a_worker_for_thinking(gate: Gate) -> None:
    pool, done = pool_of(2), list[str]()
    busy = await begun(pool, Kind.ANIMATION, gate)
    other = asyncio.create_task(pool.run(Kind.ANIMATION, partial(done.append, "animation")))
    await asyncio.sleep(0)
    await asyncio.wait_for(pool.run(Kind.THINKING, partial(done.append, "thought")), 60)
    assert done == ["thought"]
    gate.may_end.set()
    await asyncio.gather(busy, other)
    assert done == ["thought", "animation"]


async def test_cancelled_work_takes_no_turn(gate: Gate) -> None:
    pool, done = pool_of(1), list[str]()
    busy = await begun(pool, Kind.THINKING, gate)
    tasks = [asyncio.create_task(pool.run(Kind.THINKING, partial(done.append, name))) for name in "ab"]
    await asyncio.sleep(0)
    tasks[0].cancel()
    gate.may_end.set()
    await asyncio.gather(busy, *tasks, return_exceptions=True)
    assert done == ["b"]
    await asyncio.wait_for(pool.run(Kind.REVIEW, partial(done.append, "c")), 60)
    assert done == ["b", "c"]


async def test_work_cancelled_as_its_turn_comes_frees_the_worker(gate: Gate) -> None:
    pool = pool_of(1)

    async def ends() -> None:
        await pool.run(Kind.THINKING, gate)
        waits.cancel()  # its turn has come, but it does not know yet

    busy = asyncio.create_task(ends())
    assert await asyncio.to_thread(gate.begun.wait, 60)
    waits = asyncio.create_task(pool.run(Kind.THINKING, lambda: None))
    await asyncio.sleep(0)
    gate.may_end.set()
    await busy
    with pytest.raises(asyncio.CancelledError):
        await waits
    assert await asyncio.wait_for(pool.run(Kind.THINKING, lambda: 7), 60) == 7


async def test_waiting_work_is_counted_by_kind(gate: Gate) -> None:
    pool = pool_of(1)
    busy = await begun(pool, Kind.REVIEW, gate)
    kinds = (Kind.EXPORT, Kind.THINKING, Kind.EXPORT)
    tasks = [asyncio.create_task(pool.run(kind, lambda: None)) for kind in kinds]
    await asyncio.sleep(0)
    assert pool.waiting() == dict.fromkeys(Kind, 0) | {Kind.THINKING: 1, Kind.EXPORT: 2}
    tasks[0].cancel()
    await asyncio.sleep(0)
    assert pool.waiting()[Kind.EXPORT] == 1
    gate.may_end.set()
    await asyncio.gather(busy, *tasks[1:])
    assert not any(pool.waiting().values())


async def test_failed_work_raises_its_error_and_frees_the_worker() -> None:
    pool = pool_of(1)

    def fails() -> None:
        raise ValueError("no")

    with pytest.raises(ValueError, match="no"):
        await pool.run(Kind.ANIMATION, fails)
    assert await asyncio.wait_for(pool.run(Kind.ANIMATION, lambda: 7), 60) == 7


def killed_once(marker: Path) -> str:
    """Be killed the first time, as by an out-of-memory killer."""
    if not marker.exists():
        marker.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return "done"


async def test_the_work_of_a_killed_worker_runs_again(tmp_path: Path) -> None:
    pool = WorkerPool(1)
    try:
        assert await pool.run(Kind.ANIMATION, partial(killed_once, tmp_path / "killed")) == "done"
    finally:
        pool.close()


INTERRUPTED = """
import asyncio, signal
from functools import partial
from bot.work.workers import Kind, WorkerPool

async def work():
    pool = WorkerPool(1)
    print(await pool.run(Kind.HINT, partial(abs, -3)))
    pool.close()
    signal.raise_signal(signal.SIGINT)
    await asyncio.sleep(0)
    print("not heard")

if __name__ == "__main__":
    try:
        asyncio.run(work())
    except KeyboardInterrupt:
        print("heard")
else:  # the worker, which reads the program too
    signal.raise_signal(signal.SIGINT)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other signals")
def test_ctrl_c_reaches_the_bot_and_not_a_starting_worker(tmp_path: Path) -> None:
    (tmp_path / "program.py").write_text(INTERRUPTED, "utf-8")
    ended = subprocess.run(
        [sys.executable, "program.py"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(Path(workers.__file__).parents[2])},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "3\nheard\n", "")


class Broken(Executor):
    """An executor that accepts no work."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **keywords: Any) -> Future[Any]:
        raise BrokenExecutor("killed")


async def test_work_that_kills_two_workers_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    pool, started = WorkerPool(1), list[Broken]()

    def start() -> Broken:
        started.append(Broken())
        pool._executor = started[-1]
        return started[-1]

    monkeypatch.setattr(pool, "_start_workers", start)
    with pytest.raises(BrokenExecutor):
        await pool.run(Kind.EXPORT, lambda: None)
    assert len(started) == 2


class Dying(Executor):
    """An executor that accepts work and dies before any of it is done."""

    def __init__(self) -> None:
        self.taken: list[Future[Any]] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **keywords: Any) -> Future[Any]:
        self.taken.append(Future())
        return self.taken[-1]


async def test_workers_that_die_together_are_replaced_once(monkeypatch: pytest.MonkeyPatch) -> None:
    pool, dying, started = WorkerPool(2), Dying(), list[Executor]()

    def start() -> Executor:
        started.append(ThreadPoolExecutor(2) if started else dying)
        pool._executor = started[-1]
        return started[-1]

    monkeypatch.setattr(pool, "_start_workers", start)
    tasks = [asyncio.create_task(pool.run(Kind.THINKING, lambda: 7)) for _ in range(2)]
    await asyncio.sleep(0)
    for each in dying.taken:
        each.set_exception(BrokenExecutor("killed"))
    assert await asyncio.gather(*tasks) == [7, 7]
    assert len(started) == 2


@pytest.mark.parametrize("keep", [True, False])
async def test_idle_workers_end_unless_they_are_kept(keep: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "IDLE", 0.0)
    executor = ThreadPoolExecutor(1)
    pool = WorkerPool(1, keep=keep, executor=executor)
    assert await pool.run(Kind.THINKING, lambda: 1) == 1
    for _ in range(3):
        await asyncio.sleep(0)
    assert (pool._executor is executor) is keep
    pool.close()


async def test_workers_stay_while_one_is_busy_or_gets_new_work(
    gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "IDLE", 0.0)
    executor = ThreadPoolExecutor(2)
    pool = WorkerPool(2, keep=False, executor=executor)
    await pool.run(Kind.THINKING, lambda: None)
    busy = await begun(pool, Kind.THINKING, gate)  # before they have ended
    assert pool._executor is executor
    await pool.run(Kind.THINKING, lambda: None)
    for _ in range(3):
        await asyncio.sleep(0)
    assert pool._executor is executor
    gate.may_end.set()
    await busy
    pool.close()
