"""What 100,000 tables that nobody touches cost four processes that share them, on the server of the drill.

``python -m tests.benchmarks.resting_cluster [TABLES]``. Measured is the time from the start of all four until
they hold every lease and a session of every shard, and what each then keeps in memory.
"""

from __future__ import annotations

import asyncio
import sys
import time
from contextlib import AsyncExitStack
from datetime import UTC, datetime, timedelta

from tests.cluster.clocks import resting
from tests.cluster.discord import ShardedDiscord
from tests.cluster.running import Clustered, ask, created, held

TABLES = 10_000
SERVERS = 64
SHARDS = 4


async def measure(tables: int) -> None:
    """Start them, and tell how long it took and what they keep."""
    async with AsyncExitStack() as stack:
        database = await stack.enter_async_context(created("resting"))
        due = datetime.now(UTC) + timedelta(hours=9)
        await resting(database, SERVERS, [due] * tables)
        await ask(database, "ANALYZE")
        server = await stack.enter_async_context(ShardedDiscord(SHARDS, SERVERS, 2))
        begun = time.perf_counter()
        processes = await asyncio.gather(*(Clustered.start(server.url, database) for _ in range(4)))
        for process in processes:
            stack.callback(process.kill)
        while len(await held(database)) < SHARDS or len(server.shards_heard) < SHARDS:  # noqa: ASYNC110
            await asyncio.sleep(0.05)
        ready = time.perf_counter() - begun
        while len(set((await held(database)).values())) < 4:  # noqa: ASYNC110
            await asyncio.sleep(0.2)
        shared = time.perf_counter() - begun
        await asyncio.sleep(5)
        kept = [process.resident() for process in processes]
    sizes = " + ".join(f"{each:.0f}" for each in kept)
    print(
        f"{tables} resting tables, four processes: all served after {ready:.1f} s, a share for each after "
        f"{shared:.1f} s, {sizes} = {sum(kept):.0f} MiB"
    )


def main() -> None:
    """Measure, where there is a PostgreSQL server to measure on."""
    try:
        asyncio.run(measure(int(sys.argv[1]) if len(sys.argv) > 1 else TABLES))
    except OSError as error:
        print(f"resting tables of four processes are not measured: no PostgreSQL server answers ({error})")


if __name__ == "__main__":
    main()
