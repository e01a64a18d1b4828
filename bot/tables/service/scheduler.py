"""Timers: at most one for each loaded table, for what it does next by itself.

The table says what that is, and its due time is saved. This module knows when, not what.
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
"""The longest pause between two retries, in seconds."""
FIRST_PAUSE = 1.0
DOUBLED = 10
"""How often the pause is doubled at most. Without a limit the power would overflow after a day."""


@dataclass(frozen=True, slots=True)
class _Timer:
    due: object
    """What it was set for: due time and ``due_for``, because due times alone may be equal."""
    cancel: Callable[[], None]
    again: bool
    """Whether it retries a failure. Such a timer is replaced as soon as a save succeeds."""


@dataclass(frozen=True, slots=True)
class _Failures:
    """How often in a row a table has failed at one revision. A successful save starts a new count."""

    times: int
    revision: int


def _due(session: TableSession) -> object:
    return (session.table.due_at, session.table.due_for)


class Scheduler:
    """Runs tables when their due time has come."""

    def __init__(self, clock: Clock, reach: Reach) -> None:
        self._clock = clock
        self._reach = reach
        self._timers: dict[str, _Timer] = {}
        self._failures: dict[str, _Failures] = {}
        self._closed = False

    def arm(self, session: TableSession) -> None:
        """Set the table's timer for its due time. A timer already set for that due time continues.

        If the saved state is unknown, set a timer for a retry. If the table has ended or is not due, cancel
        its timer.
        """
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
        """Cancel the table's timer if it has one."""
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
            log.warning("table %s failed to act at its due time: %s", table_id, error)
            failed = True
        except Exception:
            log.exception("table %s failed to act at its due time", table_id)
            failed = True
        if session.dropped:
            return  # the session was dropped; its table may have been loaded again, with a timer of its own
        if failed:
            self._failures[table_id] = _Failures(self._failed(session) + 1, session.table.revision)
            if session.live and not self._closed:
                self._set(session, self._pause(session), again=True)
            return
        self._failures.pop(table_id, None)
        timer = self._timers.get(table_id)
        if timer is not None and timer is rung and timer.due == due == _due(session):
            del self._timers[table_id]  # the timer fired without effect
            # It may have fired too early: to check what is saved, by a tiny margin that has since passed, or
            # because the system clock was set back.
            looked_at = min(rung_at, self._clock.now())
            if session.table.due_at is not None and session.table.due_at > looked_at:
                self.arm(session)

    async def _act(self, session: TableSession, due: object) -> None:
        retried = session.unsure
        if retried:
            await session.catch_up()
        table = session.table
        if table.due_at is None or _due(session) != due:
            return
        # the downtime is added once the server or the channel is back
        if self._reach.hidden(*table.channels) or not self._reach.reachable(table.guild_id):
            return
        if table.by_click and not self._reach.in_touch(table.channel_id):
            return  # the next click restarts the wait
        computer = next_computer(table)
        moves = computer is not None or table.automatic
        if moves and retried and table.due_at > self._clock.now():
            return  # a retry may come before the due time, and must not shorten the pause before a move
        if computer is not None:
            await session.think(computer)
        elif table.automatic:
            await session.handle(SERVICE, MakeForcedMove(table.automatic[0], table.made))
        else:
            await session.handle(SERVICE, TimeIsUp(table.due_at))

    def _failed(self, session: TableSession) -> int:
        """Return how often in a row the table has failed at its current revision."""
        known = self._failures.get(session.table.id)
        return 0 if known is None or known.revision != session.table.revision else known.times

    def _pause(self, session: TableSession) -> float:
        """Return the seconds until the next retry. They double per failure, up to ``LONGEST_PAUSE``."""
        return min(LONGEST_PAUSE, FIRST_PAUSE * 2.0 ** min(self._failed(session), DOUBLED))
