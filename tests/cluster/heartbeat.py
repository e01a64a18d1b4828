"""Whether the machine keeps up: a drill that stands still itself cannot tell who was answered in time."""

from __future__ import annotations

import asyncio
import time

BEAT = 0.1
LATE = 0.2
"""Seconds by which a beat may be late on a machine that keeps up."""
STILL = 1.0
"""Seconds out of the three for an answer in which a machine has to stand still so that it is not judged."""


class Heartbeat:
    """Beats, and remembers when it was late."""

    def __init__(self) -> None:
        self._late: list[tuple[float, float]] = []
        """From when to when it did not beat that was due."""

    async def beat(self) -> None:
        """Beat until cancelled."""
        while True:
            due = time.monotonic() + BEAT
            await asyncio.sleep(BEAT)
            if (now := time.monotonic()) > due + LATE:
                self._late.append((due, now))

    def kept_up(self, pressed: float, seconds: float) -> bool:
        """Return whether the machine kept up for so many seconds after a press, to be judged by its answer.

        Args:
            pressed: when that was, by :func:`time.perf_counter`.
        """
        at = time.monotonic() - (time.perf_counter() - pressed)
        return self._stood_still(at, at + seconds) <= STILL

    def _stood_still(self, begun: float, ended: float) -> float:
        """Return for how many seconds of a span, by the monotonic clock, the machine did not keep up."""
        return sum(max(0.0, min(last, ended) - max(first, begun)) for first, last in self._late)
