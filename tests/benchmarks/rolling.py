"""How long a rolling restart of four processes takes under load: ``python -m tests.benchmarks.rolling
[TABLES]``.

It needs the PostgreSQL server of the cluster drill. This many tables have a running clock and are in use
while people press at two dozen others. The exit status is 0 if no move was lost or doubled, every press was
answered and no clock was shortened.
"""

from __future__ import annotations

import asyncio
import sys
import time

from tests.cluster.drill import Drill

TABLES = 1000
SECONDS = 60.0
LOADED = 10.0
"""Seconds of play before the first process is replaced."""


class Rolling(Drill):
    """A drill in which all processes are replaced while people go on pressing."""

    async def _befall(self, ends: float) -> None:
        await asyncio.sleep(LOADED)
        begun = time.monotonic()
        for owner in list(self.processes):
            await self._start()
            await self._retire(owner)
        self.took["the rolling restart"] = time.monotonic() - begun
        await asyncio.sleep(max(0.0, ends - time.monotonic()))


def main() -> int:
    """Measure if a PostgreSQL server answers. Return the exit status."""
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else TABLES
    try:
        return asyncio.run(Rolling(SECONDS, tables=24, pause=0.1, clocks=tables).run())
    except OSError as error:
        print(f"skipped: no PostgreSQL server answers ({error})")
        return 0


if __name__ == "__main__":
    sys.exit(main())
