"""The law of timers: what is due at a table happens then, whoever serves it, wherever one process does.

Only while nothing keeps that process from it: it runs and has its tables back, it has its connection, or its
lease, and the database has failed nobody lately. This module reads due times; what happens then it does not
know.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from bot.tables.service.scheduler import LONGEST_PAUSE
from tests.simulation.faults import Faults
from tests.simulation.loop import Time
from tests.simulation.shadow import Shadow

MOST_DELAY = 15.0
"""Seconds by which what is due happens too late at most: a computer thinks, the database takes its time."""
TAKES_LONG = 10.0
"""Seconds for which a database that fails once or takes long, or a renewal that fails or is late, may keep a
process from its tables: the next try may take as long, and then tables are given their time back."""


@dataclass(slots=True)
class TimerLaws:
    """The law of timers."""

    shadow: Shadow
    time: Time
    faults: Faults
    _free_since: float = 0.0
    """Since when nothing keeps the process from it, in seconds since the start."""
    _failing_since: float = 0.0
    """Since when the database has failed again and again, in seconds since the start."""
    _failures: int = 0
    """How often the database had failed when this was asked last."""
    _slow: int = 0
    """How often it, or a renewal, had taken long then."""
    _void: dict[str, float | None] = field(default_factory=dict)
    """By table, what was due when the clock on the wall was put wrong."""
    _noticed: dict[str, tuple[float, float]] = field(default_factory=dict)
    """By table, what is due, and since when: chances of computers may put it off until it is past."""

    def kept(self) -> None:
        """Note that until now no process could see to the tables: it was down, or had no connection, or
        another had the lease.
        """
        self._kept_for(0.0)

    def failed(self) -> None:
        """Note that until now the database has failed the process that is to see to the tables.

        What fails is tried again after longer and longer: after about as long as it has been failing.
        """
        now = self.time.monotonic
        if now > self._free_since + MOST_DELAY:
            self._failing_since = now
        self._kept_for(min(LONGEST_PAUSE, now - self._failing_since + TAKES_LONG))

    def _kept_for(self, seconds: float) -> None:
        self._free_since = max(self._free_since, self.time.monotonic + seconds)

    def jumped(self) -> None:
        """Note that the clock on the wall was put wrong: timers that run ring by the time that passes."""
        self._void = {table_id: saved.row.due_at for table_id, saved in self.shadow.tables.items()}

    def broken(self, *, serves: bool) -> Iterator[str]:
        """Return which tables have not done what was due, while nothing is under way.

        Args:
            serves: whether there is a process that can see to them.
        """
        now, failures, slow = self.time.monotonic, self.faults.of_saving, self.faults.slow
        if not serves:
            self.kept()
        if slow != self._slow:
            self._kept_for(TAKES_LONG)
        if failures != self._failures:
            self.failed()
        self._failures, self._slow = failures, slow
        for saved in self.shadow.tables.values():
            row = saved.row
            if row.due_at is None or not row.live or self._void.get(row.id) == row.due_at:
                continue
            due_at, since = self._noticed.get(row.id, (None, now))
            if due_at != row.due_at:
                self._noticed[row.id], since = (row.due_at, now), now
            late = min(self.time.wall - row.due_at, now - max(self._free_since, since))
            if late > MOST_DELAY:
                yield f"table {row.id} was due {self.time.wall - row.due_at:.0f} seconds ago, as {row.state}"
