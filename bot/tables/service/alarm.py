"""Loads unloaded tables shortly before they are due.

Their due times are rows of the store. One timer is set for the earliest. This module knows times and ids, but
no table.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime

from bot.store import Store, StoreError
from bot.tables.state.ports import Clock

log = logging.getLogger(__name__)

AHEAD = 30.0
"""Seconds before its due time that a table is loaded. From then on it has a timer of its own."""
RETRY = 5.0
"""Seconds until a failed query of the store is retried."""


class Alarm:
    """The single timer of all tables that are not loaded.

    Args:
        wake: loads a table. It does nothing for one that is loaded.
    """

    def __init__(self, store: Store, clock: Clock, wake: Callable[[str], Awaitable[None]]) -> None:
        self._store = store
        self._clock = clock
        self._wake = wake
        self._rings_at: float | None = None
        self._cancel: Callable[[], None] = lambda: None
        self._closed = False

    def note(self, due_at: float) -> None:
        """Set the timer for an unloaded table that is due at this Unix time. Keep one that fires earlier."""
        rings_at = due_at - AHEAD / 2
        if self._rings_at is None or rings_at < self._rings_at:
            self._set(rings_at)

    async def look(self) -> None:
        """Load the tables that are due soon, and set the timer for the next. Retry if the store fails."""
        horizon = datetime.fromtimestamp(self._clock.now() + AHEAD, UTC)
        try:
            due = await self._store.matches.due(horizon)
            following = await self._store.matches.next_due(horizon)
        except StoreError as error:
            log.warning("could not look up the due tables; retrying in %g s: %s", RETRY, error)
            self._set(self._clock.now() + RETRY)
            return
        for table_id in due:
            await self._wake(table_id)
        if following is not None:
            self.note(following.timestamp())

    def close(self) -> None:
        """Cancel the timer for good."""
        self._closed = True
        self._cancel()

    def _set(self, rings_at: float) -> None:
        self._cancel()
        if not self._closed:
            self._rings_at = rings_at
            self._cancel = self._clock.call_later(max(0.0, rings_at - self._clock.now()), self._ring)

    def _ring(self) -> None:
        self._rings_at = None
        self._clock.spawn(self.look())
