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
NEAR = {"": "127.0.0.1", "0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 (nobody listens here)
"""Where whoever listens everywhere is reached from here."""
DIRECTLY = urllib.request.build_opener(urllib.request.ProxyHandler({}))
"""Asks without the proxy that the environment may name: it would ask itself."""


def alive(port: str, first: Path = FIRST, host: str = "") -> bool:
    """Return whether the bot is alive.

    Args:
        port: where it answers; empty or ``0`` where it does not.
        first: tells the command of the container's first process, its words ended by null bytes.
        host: the address on which it listens; empty for this machine alone.
    """
    near = NEAR.get(host, host)
    try:
        if port in {"", "0"}:
            return b"-m\0bot\0" in first.read_bytes()
        place = f"[{near}]:{port}" if ":" in near else f"{near}:{port}"
        with DIRECTLY.open(f"http://{place}/healthz", timeout=5) as answer:
            return bool(answer.status == 200)
    except (OSError, ValueError):
        return False


if __name__ == "__main__":
    port, host = (os.environ.get(name, "").strip() for name in ("METRICS_PORT", "METRICS_HOST"))
    sys.exit(not alive(port, host=host))
