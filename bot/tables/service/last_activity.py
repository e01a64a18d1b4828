"""When each loaded table was last requested or changed, and which ones have been idle for long.

This module unloads no table and knows only table ids.
"""

from __future__ import annotations

IDLE = 900.0
"""Seconds after which an idle table is unloaded. By then its private hands can no longer be updated."""
SWEEP = 300.0
"""Seconds between two sweeps for idle tables. A sweep happens only when some table is touched."""


class LastActivity:
    """The last activity of each loaded table.

    Args:
        now: the Unix time, as in all methods.
    """

    def __init__(self, now: float) -> None:
        self._swept_at = now
        self._touched: dict[str, float] = {}
        self._idle: dict[str, float] = {}
        """The tables that the last sweep found idle, with the time of their last activity."""

    def touch(self, table_id: str, now: float) -> None:
        """Record that a table was requested or changed."""
        self._touched[table_id] = now

    def forget(self, table_id: str) -> None:
        """Stop tracking a table that was unloaded."""
        self._touched.pop(table_id, None)

    def look(self, now: float) -> list[str]:
        """Return the tables that were idle at this sweep and at the previous one.

        Two sweeps are needed, because a clock that jumps ahead makes every table look idle at once. Empty if
        less than ``SWEEP`` seconds have passed since the last sweep.
        """
        if now <= self._swept_at + SWEEP:
            return []
        self._swept_at, before = now, self._idle
        self._idle = {table_id: at for table_id, at in self._touched.items() if at <= now - IDLE}
        return [table_id for table_id, at in self._idle.items() if before.get(table_id) == at]
