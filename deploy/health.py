"""Whether the bot in this container is alive, for Docker: exit status 0 or 1.

Where ``METRICS_PORT`` is set, the bot says so itself under ``/healthz``. Else there is no more to ask than
whether the container's first process is the bot. This script knows nothing of the project.
"""

from __future__ import annotations

import os
import sys
import urllib.request
from pathlib import Path

FIRST = Path("/proc/1/cmdline")


def alive(port: str, first: Path = FIRST) -> bool:
    """Return whether the bot is alive.

    Args:
        port: where it answers; empty or ``0`` where it does not.
        first: tells the command of the container's first process, its words ended by null bytes.
    """
    try:
        if port in {"", "0"}:
            return b"-m\0bot\0" in first.read_bytes()
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=5) as answer:
            return bool(answer.status == 200)
    except (OSError, ValueError):
        return False


if __name__ == "__main__":
    sys.exit(not alive(os.environ.get("METRICS_PORT", "").strip()))
