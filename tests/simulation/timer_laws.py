"""The law of timers: what is due at a table happens then, whichever process serves it.

The law applies only while nothing prevents the process: it runs, has restored its tables, has its connection
or its lease, and the database has not failed lately. This module reads due times. It does not know what
happens then.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from bot.tables.service.scheduler import LONGEST_PAUSE
from tests.simulation.faults import Faults
from tests.simulation.loop import Time
from tests.simulation.shadow import Shadow

MOST_DELAY = 15.0
"""The most seconds by which a due event may be late: a computer thinks, and the database takes time."""
TAKES_LONG = 10.0
"""How long, in seconds, one database fault or one failed or late renewal may keep a process from its tables.
The next try may take as long, and then tables are credited their downtime."""


@dataclass(slots=True)
class TimerLaws:
    """Judges that what is due at a table happens in time, unless something prevents the process."""

    shadow: Shadow
    time: Time
    faults: Faults
    _free_since: float = 0.0
    """Since when nothing has prevented the process, in seconds since the start."""
    _failing_since: float = 0.0
    """Since when the database has failed repeatedly, in seconds since the start."""
    _failures: int = 0
    """The number of database failures at the last look."""
    _slow: int = 0
    """The number of slow statements and renewals at the last look."""
    _void: dict[str, float | None] = field(default_factory=dict)
    """By table, the due time when the wall clock jumped. It is not judged."""
    _noticed: dict[str, tuple[float, float]] = field(default_factory=dict)
    """By table, its due time and when that was first seen. Computers may choose to shout after it has passed.
    """

    def prevented(self) -> None:
        """Record that no process could serve the tables until now: it was down, or had no connection or
        lease."""
        self._prevented_for(0.0)

    def database_failed(self) -> None:
        """Record that the database has failed until now.

        Retries wait longer and longer, for about as long as the failures have lasted.
        """
        now = self.time.monotonic
        if now > self._free_since + MOST_DELAY:
            self._failing_since = now
        self._prevented_for(min(LONGEST_PAUSE, now - self._failing_since + TAKES_LONG))

    def _prevented_for(self, seconds: float) -> None:
        self._free_since = max(self._free_since, self.time.monotonic + seconds)

    def jumped(self) -> None:
        """Record a jump of the wall clock. Running timers measure elapsed time, so they ring as before."""
        self._void = {table_id: saved.row.due_at for table_id, saved in self.shadow.tables.items()}

    def broken(self, *, serves: bool) -> Iterator[str]:
        """Yield a breach for each table whose timer is overdue. Call this only while nothing is under way.

        Args:
            serves: whether a process can serve the tables. If not, the time allowed for delays starts again.
        """
        now, failures, slow = self.time.monotonic, self.faults.of_saving, self.faults.slow
        if not serves:
            self.prevented()
        if slow != self._slow:
            self._prevented_for(TAKES_LONG)
        if failures != self._failures:
            self.database_failed()
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
