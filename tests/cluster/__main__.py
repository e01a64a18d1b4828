"""The drill: four processes on one PostgreSQL database, people who press, and all that may befall them.

``DRILL_S=60 python -m tests.cluster``. Every twenty seconds a process is killed and another started; one is
frozen past its leases and woken; PostgreSQL crashes and is there again after three seconds; a process makes
way for a new one, and in the end all make way for others that count six shards instead of four. The last line
says what came of it. The exit status is 0 where nothing was lost, made twice or left unanswered, and no clock
was shortened; how long something took depends on the machine, is told, and decides nothing. What people press
in the seconds in which the process of their shard is dead or frozen, or the database away, cannot be answered
and does not count, nor does what nobody answers while the machine stands still.
"""

from __future__ import annotations

import asyncio
import os
import sys

from tests.cluster.drill import Drill


def main() -> int:
    """Run as long, with as many tables, as the environment says."""
    seconds, tables = float(os.environ.get("DRILL_S", "60")), int(os.environ.get("DRILL_TABLES", "24"))
    return asyncio.run(Drill(seconds, tables, float(os.environ.get("DRILL_PAUSE", "0.1"))).run())


if __name__ == "__main__":
    sys.exit(main())
