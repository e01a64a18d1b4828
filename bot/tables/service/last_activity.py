"""When each table in use was last asked for or changed, and which of them nobody has touched for long.

This module drops no table, and knows nothing of one but its name.
"""

from __future__ import annotations

IDLE = 900.0
"""Seconds after which a table that nobody touches is dropped: then no hand can be kept current any more."""
SWEEP = 300.0
"""Seconds between two looks for such tables, while any table is touched."""


class LastActivity:
    """The tables in use, by when they were touched.

    Args:
        now: the Unix time; as in all methods.
    """

    def __init__(self, now: float) -> None:
        self._looked = now
        self._touched: dict[str, float] = {}
        self._drowsy: dict[str, float] = {}
        """What the last look found untouched, and since when."""

    def touch(self, table_id: str, now: float) -> None:
        """Note that a table is asked for or has changed."""
        self._touched[table_id] = now

    def forget(self, table_id: str) -> None:
        """Forget a table that is no longer in use."""
        self._touched.pop(table_id, None)

    def look(self, now: float) -> list[str]:
        """Return the tables that were untouched for long at this look and at the one before.

        One look is not enough: a clock that is put forward makes every table look so, also one that has just
        been asked for. None where it is too soon to look again.
        """
        if now <= self._looked + SWEEP:
            return []
        self._looked, before = now, self._drowsy
        self._drowsy = {table_id: at for table_id, at in self._touched.items() if at <= now - IDLE}
        return [table_id for table_id, at in self._drowsy.items() if before.get(table_id) == at]
