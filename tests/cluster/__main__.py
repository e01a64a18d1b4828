"""The drill: four processes on one PostgreSQL database, with people who press and with every kind of failure.

Run it with ``DRILL_S=60 python -m tests.cluster``. Every twenty seconds a process is killed and another
started. One is frozen past its leases and woken. PostgreSQL crashes and returns after three seconds. A
process is replaced by a new one. In the end all are replaced by processes with six shards instead of four.

The last line is the result. The exit status is 0 if nothing was lost, made twice or left unanswered, and no
clock was shortened. Durations depend on the machine: they are printed, but decide nothing.

Presses do not count while the process of their shard is dead or frozen, or the database is down, because they
cannot be answered. Nor do unanswered presses while the machine stands still.
"""

from __future__ import annotations

import asyncio
import os
import sys

from tests.cluster.drill import Drill


def main() -> int:
    """Run the drill with the duration, tables and pause that the environment sets, and return the exit
    status."""
    seconds, tables = float(os.environ.get("DRILL_S", "60")), int(os.environ.get("DRILL_TABLES", "24"))
    return asyncio.run(Drill(seconds, tables, float(os.environ.get("DRILL_PAUSE", "0.1"))).run())


if __name__ == "__main__":
    sys.exit(main())
