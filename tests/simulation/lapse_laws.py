"""The law of lapses: time without a lease owner is credited to the clocks before anything else happens.

The process that takes over owes that time to every running clock. So the first commit of each such table
lengthens its clock, up to the longest turn. Only requests that were already under way may come first. This
module reads rows. It does not know how time is credited.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from bot.tables.state.deadlines import SHORTEST
from bot.tables.state.requests import TimeIsUp
from tests.simulation.clock_laws import SLACK
from tests.simulation.move_laws import Cause
from tests.simulation.shadow import Commit, Saved

UNDER_WAY = 1.0
"""Seconds for which requests that were already under way may still come first."""


@dataclass(frozen=True, slots=True)
class _Debt:
    """The time that is owed to the clock of a table."""

    until: float
    """The earliest time at which the clock may run out, in Unix time."""
    since: float
    """When a process served the table again, in Unix time."""


@dataclass(slots=True)
class LapseLaws:
    """Judges that time without a lease owner is credited to running clocks before anything else happens."""

    _debts: dict[str, _Debt] = field(default_factory=dict)
    """The debts by table."""

    def lapsed(self, tables: Iterable[Saved], began: float, ended: float) -> None:
        """Record that these tables were not served for a while, and until when their turns must now last."""
        for saved in tables:
            row = saved.row
            if row.live and row.deadline is not None:
                known = self._debts.get(row.id)
                until = (row.deadline if known is None else known.until) + ended - began
                self._debts[row.id] = _Debt(min(until, ended + _allowance(saved)), ended)

    def pardon(self) -> None:
        """Forget the downtime that is still to be credited."""
        self._debts.clear()

    def broken(self, commit: Commit, cause: Cause) -> Iterator[str]:
        """Yield a breach if a commit does not credit the downtime of a table that was not served.

        The first commit of the table afterwards must do so. A request that was already under way is excused.
        """
        before, row = commit.before, commit.saved.row
        debt = self._debts.pop(row.id, None)
        if debt is None or before is None or before.deadline is None:
            return
        goes_on = row.deadline is not None and not commit.moves
        deadline = row.deadline if goes_on else before.deadline
        if deadline is None or deadline >= debt.until - SLACK:
            return
        struck = isinstance(cause.request, TimeIsUp)
        if cause.at < debt.since + (0.0 if struck else UNDER_WAY):
            if goes_on:
                self._debts[row.id] = debt
            return
        missing = debt.until - deadline
        yield f"{missing:.1f} seconds of downtime were not credited to table {row.id}"


def _allowance(saved: Saved) -> float:
    """Return how many seconds the current turn lasts at least, given the missed turns of its players."""
    bank = saved.row.bank()
    if bank is not None:
        return min(map(bank.of, saved.waiting), default=float(SHORTEST))
    missed = max((saved.row.chairs[seat].missed for seat in saved.waiting), default=0)
    return float(max(saved.row.turn_seconds / 2**missed, SHORTEST))
