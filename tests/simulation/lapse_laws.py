"""The law of lapses: time for which nobody held the lease is given back before anything else happens.

Whoever serves the tables afterwards owes it to every clock that ran. The first change of each such table is
therefore the one that lengthens its clock, as far as a turn may be lengthened; only what was under way when
nobody held the lease may come first. This module reads rows; how time is given back it does not know.
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
"""Seconds for which what people had asked for before is still carried out first."""


@dataclass(frozen=True, slots=True)
class _Debt:
    """What is owed to the clock of a table."""

    until: float
    """When it runs out at the earliest, in Unix time."""
    since: float
    """When somebody saw to the table again."""


@dataclass(slots=True)
class LapseLaws:
    """The law of lapses."""

    _debts: dict[str, _Debt] = field(default_factory=dict)
    """By table."""

    def lapsed(self, tables: Iterable[Saved], began: float, ended: float) -> None:
        """Take note that nobody saw to these tables for a while."""
        for saved in tables:
            row = saved.row
            if row.live and row.deadline is not None:
                known = self._debts.get(row.id)
                until = (row.deadline if known is None else known.until) + ended - began
                self._debts[row.id] = _Debt(min(until, ended + _allowance(saved)), ended)

    def pardon(self) -> None:
        """Judge no table that is owed something by now."""
        self._debts.clear()

    def broken(self, commit: Commit, cause: Cause) -> Iterator[str]:
        """Return what is wrong with the first change of a table after such a while."""
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
        yield f"{missing:.1f} seconds were not given back at table {row.id}, which nobody saw to"


def _allowance(saved: Saved) -> float:
    """Return how many seconds the turn of those who are waited for may last at least."""
    missed = max((saved.row.chairs[seat].missed for seat in saved.waiting), default=0)
    return float(max(saved.row.turn_seconds / 2**missed, SHORTEST))
