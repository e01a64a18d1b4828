"""Moves saved per second in an SQLite file and on PostgreSQL: ``python -m tests.benchmarks.commits``.

A table plays on once its last move is saved, so at most one commit per table is in flight. For comparison,
the first line says how often per second the disk can sync one page: no sequence of single moves is saved
faster. The measurements take turns, so that all run on an equally busy machine. Medians are printed. The
PostgreSQL server is that of POSTGRES_TESTS, or this machine's own.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
import time
from contextlib import closing
from pathlib import Path
from statistics import median

from bot.store import MatchChanges, MatchCommit, NewMatch, NewMove, State, Store
from tests.postgres import VARIABLE, made, tell

IN_FLIGHT = (1, 8, 32)
SECONDS = 3.0
ROUNDS = 5
PAGE = 4096
HERE = "postgresql:///postgres?host=/var/run/postgresql"


def fsyncs(folder: Path) -> float:
    """Return how often per second a page can be written to a file and synced to the disk."""
    page, number = os.urandom(PAGE), 0
    file = os.open(folder / "synced", os.O_CREAT | os.O_WRONLY)
    try:
        os.write(file, page * 64)
        os.fsync(file)
        begun = time.perf_counter()
        while time.perf_counter() - begun < SECONDS:
            os.pwrite(file, page, PAGE * (number % 64))
            os.fdatasync(file)
            number += 1
        return number / (time.perf_counter() - begun)
    finally:
        os.close(file)


async def commits(store: Store, tables: int) -> tuple[float, float]:
    """Return how many moves are saved per second, and the CPU milliseconds each costs this process."""
    now = time.time_ns()
    names = [f"{now % 10**10:010}{place:02}" for place in range(tables)]
    for name in names:
        table = NewMatch(
            id=name, guild_id=1, channel_id=2, host_id=3, game="g", options={}, seed="s", locale="en"
        )
        await store.commit(MatchCommit(match_id=name, expected_revision=0, new=table))
        playing = MatchChanges(state=State.PLAYING)
        await store.commit(MatchCommit(match_id=name, expected_revision=1, changes=playing))
    begun, spent = time.perf_counter(), time.process_time()

    async def play(name: str) -> int:
        number = 0
        while time.perf_counter() - begun < SECONDS:
            move = NewMove(number, number % 4, "6-4@C")
            due = MatchChanges(due_at=None, deadline=None)
            await store.commit(
                MatchCommit(match_id=name, expected_revision=number + 2, moves=(move,), changes=due)
            )
            number += 1
        return number

    made = sum(await asyncio.gather(*map(play, names)))
    return made / (time.perf_counter() - begun), 1000 * (time.process_time() - spent) / made


async def measure(folder: Path, server: str | None) -> None:
    """Run all measurements in turns and print the medians."""
    addresses = {"SQLite": f"sqlite+aiosqlite:///{folder}/moves.sqlite3"}
    if server is not None:
        addresses["PostgreSQL"] = server
    synced: list[float] = []
    found: dict[tuple[str, int], list[tuple[float, float]]] = {}
    for _ in range(ROUNDS):
        synced.append(await asyncio.to_thread(fsyncs, folder))
        for name, url in addresses.items():
            for tables in IN_FLIGHT:
                async with await Store.open(url, connections=max(2, tables)) as store:
                    found.setdefault((name, tables), []).append(await commits(store, tables))
    print(f"synced writes of {PAGE} bytes: {median(synced):.0f} per second")
    print(
        f"{'in flight':>10}" + "".join(f"{name + ' per second':>24}{'CPU ms each':>12}" for name in addresses)
    )
    for tables in IN_FLIGHT:
        rates = [found[name, tables] for name in addresses]
        columns = (
            f"{median(rate for rate, _ in each):>24.0f}{median(cost for _, cost in each):>12.2f}"
            for each in rates
        )
        print(f"{tables:>10}" + "".join(columns))


def main() -> None:
    """Measure SQLite, and PostgreSQL if a server answers."""
    os.environ.setdefault(VARIABLE, HERE)
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:
        try:
            asyncio.run(tell("SELECT 1"))
        except OSError as error:
            print(f"No PostgreSQL server answers at {os.environ[VARIABLE]}: {error}")
            asyncio.run(measure(Path(folder), None))
            return
        with closing(made("commits")) as servers:
            asyncio.run(measure(Path(folder), next(servers)))


if __name__ == "__main__":
    main()
