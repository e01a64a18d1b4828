"""What idle tables cost a cluster of four processes: ``python -m tests.benchmarks.resting_cluster [TABLES]``.

It needs the PostgreSQL server of the cluster drill. Measured are the time from the start of all four until
they own every lease and have a session for every shard, and the memory each then uses.
"""

from __future__ import annotations

import asyncio
import sys
import time
from contextlib import AsyncExitStack
from datetime import UTC, datetime, timedelta

from tests.cluster.clocks import write_idle_matches
from tests.cluster.discord import ShardedDiscord
from tests.cluster.running import Clustered, ask, created, held

TABLES = 10_000
SERVERS = 64
SHARDS = 4


async def measure(tables: int) -> None:
    """Start the processes. Print how long it took and the memory they use."""
    async with AsyncExitStack() as stack:
        database = await stack.enter_async_context(created("resting"))
        due = datetime.now(UTC) + timedelta(hours=9)
        await write_idle_matches(database, SERVERS, [due] * tables)
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
        f"{tables} resting tables, four processes: all served after {ready:.1f} s, evenly shared after "
        f"{shared:.1f} s, {sizes} = {sum(kept):.0f} MiB"
    )


def main() -> None:
    """Measure if a PostgreSQL server answers."""
    try:
        asyncio.run(measure(int(sys.argv[1]) if len(sys.argv) > 1 else TABLES))
    except OSError as error:
        print(f"skipped: no PostgreSQL server answers ({error})")


if __name__ == "__main__":
    main()
