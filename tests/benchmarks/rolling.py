"""How long a rolling restart takes: four processes make way for others, one after the other, under load.

``python -m tests.benchmarks.rolling [TABLES]``, on the server of the drill. So many tables have a clock that
runs, all of them in use, while people press at two dozen others; the exit status is 0 where nothing was lost,
made twice or left unanswered, and no clock was shortened.
"""

from __future__ import annotations

import asyncio
import sys
import time

from tests.cluster.drill import Drill

TABLES = 1000
SECONDS = 60.0
LOADED = 10.0
"""Seconds of play before the first process makes way."""


class Rolling(Drill):
    """People press on while all processes are replaced."""

    async def _befall(self, ends: float) -> None:
        await asyncio.sleep(LOADED)
        begun = time.monotonic()
        for owner in list(self.processes):
            await self._start()
            await self._retire(owner)
        self.took["the rolling restart"] = time.monotonic() - begun
        await asyncio.sleep(max(0.0, ends - time.monotonic()))


def main() -> int:
    """Measure, where there is a PostgreSQL server to measure on."""
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else TABLES
    try:
        return asyncio.run(Rolling(SECONDS, tables=24, pause=0.1, clocks=tables).run())
    except OSError as error:
        print(f"a rolling restart is not measured: no PostgreSQL server answers ({error})")
        return 0


if __name__ == "__main__":
    sys.exit(main())
