"""Records whether the machine keeps up. If the drill itself stands still, it cannot judge answers."""

from __future__ import annotations

import asyncio
import time

BEAT = 0.1
LATE = 0.2
"""The most seconds by which a beat may be late on a machine that keeps up."""
STILL = 1.0
"""A press is not judged if the machine stood still for longer than this, out of the three seconds for an
answer."""


class Heartbeat:
    """Beats regularly, and records when a beat was late."""

    def __init__(self) -> None:
        self._late: list[tuple[float, float]] = []
        """The times in which a due beat did not come."""

    async def beat(self) -> None:
        """Beat until cancelled."""
        while True:
            due = time.monotonic() + BEAT
            await asyncio.sleep(BEAT)
            if (now := time.monotonic()) > due + LATE:
                self._late.append((due, now))

    def kept_up(self, pressed: float, seconds: float) -> bool:
        """Return whether the machine kept up for `seconds` after a press.

        Args:
            pressed: the time of the press, by :func:`time.perf_counter`.
        """
        at = time.monotonic() - (time.perf_counter() - pressed)
        return self._stood_still(at, at + seconds) <= STILL

    def _stood_still(self, begun: float, ended: float) -> float:
        """Return for how many seconds of a span the machine stood still, by the monotonic clock."""
        return sum(max(0.0, min(last, ended) - max(first, begun)) for first, last in self._late)
