"""The laws of direct messages: each reminder is sent once, also if processes end in between.

None is lost. This module knows what the database says was claimed, not what the messages say.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime

from tests.simulation.loop import Time
from tests.simulation.shadow import Shadow

OVERDUE = 200.0
"""Seconds after which a due reminder must have been sent or put off, if nothing fails."""


class ReminderLaws:
    """Judges that each reminder is sent once."""

    def __init__(self, shadow: Shadow, time: Time) -> None:
        self._shadow = shadow
        self._time = time
        self._told: set[tuple[int, str, int]] = set()
        """The reminders that were sent: the person, the table and the step."""

    def broken(self, user_id: int, nonce: str) -> Iterator[str]:
        """Yield a breach for each reminder that a new direct message tells again, and record it.

        A frozen process may send a message whose claim has been settled. That is no breach here.
        """
        claimed = "SELECT match_id, step FROM reminders WHERE user_id = ? AND claim = ?"
        for match_id, step in self._shadow.ask(claimed, user_id, nonce):
            if (user_id, match_id, step) in self._told:
                yield f"{user_id} is told twice of step {step} of table {match_id or 'digest'}"
            self._told.add((user_id, match_id, step))

    def lost(self) -> Iterator[str]:
        """Yield a breach for each reminder that is overdue. Call this only while nothing fails."""
        before = datetime.fromtimestamp(self._time.wall - OVERDUE, UTC).strftime("%Y-%m-%d %H:%M:%S.%f")
        overdue = "SELECT user_id, match_id, step FROM reminders WHERE due_at < ?"
        for user_id, match_id, step in self._shadow.ask(overdue, before):
            yield f"{user_id} is not told of step {step} of table {match_id or 'digest'}"
