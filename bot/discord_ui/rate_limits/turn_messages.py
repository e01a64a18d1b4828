"""Choose how turns are shown, by how near the bot is to Discord's request limit.

A turn edits the table's message or is a new message in the channel. Above four fifths of the limit, the
busiest tables send their turns as follow-ups to their players' clicks, which the limit does not count. The
load is measured as if nothing were saved, so that a saving never switches itself off. This module sends
nothing and knows a table only by its id.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from enum import StrEnum

from bot.discord_ui.rate_limits.request_budget import WINDOW, RequestBudget
from bot.discord_ui.rate_limits.traffic import MINUTE, Seconds


class Mode(StrEnum):
    """The operator's setting for how turns are shown."""

    AUTO = "auto"
    CHANNEL = "channel"
    FOLLOW_UP = "follow-up"


RISES = 0.8
"""The share of the limit above which requests are scarce."""
FALLS = 0.6
"""The share of the limit below which requests are no longer scarce, and to which messages are saved."""


class TurnMessages:
    """Decides how the turns of one process's tables are shown.

    Args:
        clock: returns seconds, on a monotonic clock.
    """

    def __init__(
        self,
        mode: Mode = Mode.CHANNEL,
        budget: RequestBudget | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._mode = mode
        self._budget = budget or RequestBudget(clock=clock)
        self._clock = clock
        self._scarce = False
        self._saved = Seconds(clock)
        """Requests saved: messages of turns that became follow-ups."""
        self._turns: dict[str, Seconds] = {}
        """By table, the turn messages of the last minute."""
        self._busiest: frozenset[str] = frozenset()
        """The tables whose turns are follow-ups."""
        self._started_at = int(clock())
        self._updated_at = float("-inf")
        """When the load was last compared with the limit."""
        self._pruned_at = float("-inf")
        """When idle tables were last dropped."""

    @property
    def scarce(self) -> bool:
        """Return whether the bot is near the limit. This is decided at most once a second."""
        self._update()
        return self._scarce

    def follows_up(self, table_id: str) -> bool:
        """Return whether a table's turn should be sent as a follow-up, if it can be."""
        if self._mode is not Mode.AUTO:
            return self._mode is Mode.FOLLOW_UP
        return self.scarce and table_id in self._busiest

    @property
    def ever_follow_up(self) -> bool:
        """Return whether messages may have been sent as follow-ups in this mode."""
        return self._mode is not Mode.CHANNEL

    def showed(self, table_id: str, *, followed_up: bool) -> None:
        """Count a sent message of a table.

        Args:
            followed_up: whether it was a follow-up rather than a message to the channel.
        """
        if self._mode is Mode.AUTO:
            self._turns.setdefault(table_id, Seconds(self._clock)).note()
        if followed_up:
            self._saved.note()

    # -- the load ------------------------------------------------------------------------------

    def _update(self) -> None:
        """Compare the load with the limit, and choose the tables whose turns are follow-ups. Do so at most
        once a second.
        """
        now = int(self._clock())
        if now <= self._updated_at:
            return
        self._updated_at = now
        if now >= self._pruned_at + MINUTE:
            self._pruned_at = now
            self._turns = {each: turns for each, turns in self._turns.items() if turns.most()}
        limit = self._budget.a_second
        load = self._budget.load + self._saved.rate(WINDOW) / limit
        self._scarce = load > (FALLS if self._scarce else RISES)
        self._busiest = self._busiest_tables((load - FALLS) * limit) if self._scarce else frozenset()

    def _busiest_tables(self, excess: float) -> frozenset[str]:
        """Return the busiest tables, enough of them to save `excess` requests a second."""
        known = max(1, min(MINUTE - 1, int(self._clock()) - self._started_at))
        rates = {table_id: turns.rate(known) for table_id, turns in self._turns.items()}
        chosen: set[str] = set()
        for table_id in sorted(rates, key=lambda each: rates[each], reverse=True):
            if excess <= 0:
                break
            chosen.add(table_id)
            excess -= rates[table_id]
        return frozenset(chosen)
