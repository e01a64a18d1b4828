"""The timers: one for each table at most, for the next thing that happens there without a click.

What that is the table says; its time is saved with it. This module knows when, not what.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass

from bot.store import StoreError
from bot.tables.service.session import TableSession
from bot.tables.state.deadlines import next_computer
from bot.tables.state.ports import Clock, Reach
from bot.tables.state.requests import SERVICE, MakeForcedMove, TimeIsUp

log = logging.getLogger(__name__)

LONGEST_PAUSE = 60.0
"""Seconds between two tries, where what is due keeps failing."""
FIRST_PAUSE = 1.0
DOUBLED = 10
"""So often that pause is doubled at most: after a day of failures it would be no number any more."""


@dataclass(frozen=True, slots=True)
class _Timer:
    due: object
    """What it rings for: the due time, and what that was set for. Times alone may be equal."""
    cancel: Callable[[], None]
    again: bool
    """Whether it is for one more try of what has failed: it gives way once something has been saved."""


@dataclass(frozen=True, slots=True)
class _Failures:
    """How often in a row a table could not go on, and at which revision: what is saved since begins anew."""

    times: int
    revision: int


def _due(session: TableSession) -> object:
    return (session.table.due_at, session.table.due_for)


class Scheduler:
    """Rings tables when their time has come."""

    def __init__(self, clock: Clock, reach: Reach) -> None:
        self._clock = clock
        self._reach = reach
        self._timers: dict[str, _Timer] = {}
        self._failures: dict[str, _Failures] = {}
        self._closed = False

    def arm(self, session: TableSession) -> None:
        """Set the table's timer for what is due next; a running one for the same thing goes on."""
        table = session.table
        timer = self._timers.get(table.id)
        if self._closed or not session.live:
            self.cancel(table.id)
            self._failures.pop(table.id, None)
        elif session.unsure:
            self._set(session, self._pause(session), again=True)
        elif table.due_at is None:
            self.cancel(table.id)
        elif timer is None or timer.due != _due(session) or (timer.again and not self._failed(session)):
            self._set(session, max(0.0, table.due_at - self._clock.now()))

    def cancel(self, table_id: str) -> None:
        """Cancel the table's timer, if it has one."""
        timer = self._timers.pop(table_id, None)
        if timer is not None:
            timer.cancel()

    def close(self) -> None:
        """Cancel every timer for good."""
        self._closed = True
        for table_id in list(self._timers):
            self.cancel(table_id)

    def _set(self, session: TableSession, delay: float, *, again: bool = False) -> None:
        self.cancel(session.table.id)
        due = _due(session)
        cancel = self._clock.call_later(delay, lambda: self._rung(session, due))
        self._timers[session.table.id] = _Timer(due, cancel, again)

    def _rung(self, session: TableSession, due: object) -> None:
        self._clock.spawn(self._ring(session, due))

    async def _ring(self, session: TableSession, due: object) -> None:
        table_id, rung_at = session.table.id, self._clock.now()
        rung = self._timers.get(table_id)
        try:
            await self._act(session, due)
            failed = session.unsure
        except StoreError as error:
            log.warning("table %s could not go on by itself: %s", table_id, error)
            failed = True
        except Exception:
            log.exception("table %s could not go on by itself", table_id)
            failed = True
        if session.dropped:
            return  # a timer there may be is of the table as it was loaded anew
        if failed:
            self._failures[table_id] = _Failures(self._failed(session) + 1, session.table.revision)
            if session.live and not self._closed:
                self._set(session, self._pause(session), again=True)
            return
        self._failures.pop(table_id, None)
        timer = self._timers.get(table_id)
        if timer is not None and timer is rung and timer.due == due == _due(session):
            del self._timers[table_id]  # it has rung, and nothing came of it
            # It may have rung too early, to look what is saved or by a hair that has passed since; or the
            # clock on the wall was put back meanwhile.
            looked_at = min(rung_at, self._clock.now())
            if session.table.due_at is not None and session.table.due_at > looked_at:
                self.arm(session)

    async def _act(self, session: TableSession, due: object) -> None:
        if session.unsure:
            await session.catch_up()
        table = session.table
        if table.due_at is None or _due(session) != due:
            return
        if not self._reach.reachable(table.guild_id):  # once it is, the table is given the time back
            return
        computer = next_computer(table)
        if computer is not None:
            await session.think(computer)
        elif table.automatic:
            await session.handle(SERVICE, MakeForcedMove(table.automatic[0], table.made))
        else:
            await session.handle(SERVICE, TimeIsUp(table.due_at))

    def _failed(self, session: TableSession) -> int:
        """Return how often in a row the table could not go on."""
        known = self._failures.get(session.table.id)
        return 0 if known is None or known.revision != session.table.revision else known.times

    def _pause(self, session: TableSession) -> float:
        """Return the seconds until the next try: longer with every failure."""
        return min(LONGEST_PAUSE, FIRST_PAUSE * 2.0 ** min(self._failed(session), DOUBLED))
