"""How a turn is shown, by how near the limit of counted requests is: the cheaper, the busier the bot.

Below half of the limit a turn is a message in the channel, and the one before it is deleted. Above half
what is merely tidy is left out. Above four fifths the busiest tables' turns are follow-ups of their people's
clicks, which the limit does not count. What is measured is what all would cost without such savings: so
a saving never makes itself seem needless. This module sends nothing and knows no table but by its id.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from enum import IntEnum, StrEnum

from bot.discord_ui.rate_limits.request_budget import WINDOW, RequestBudget
from bot.discord_ui.rate_limits.traffic import MINUTE, Seconds


class Mode(StrEnum):
    """What the operator has chosen."""

    AUTO = "auto"
    CHANNEL = "channel"
    FOLLOW_UP = "follow-up"


class Economy(IntEnum):
    """What is saved."""

    NOTHING = 0
    COSMETICS = 1
    MESSAGES = 2
    """The busiest tables' turns are follow-ups."""


RISES = {Economy.COSMETICS: 0.5, Economy.MESSAGES: 0.8}
"""From which share of the limit on a level begins."""
FALLS = {Economy.COSMETICS: 0.4, Economy.MESSAGES: 0.6}
"""Below which share it ends. Of the messages so many are saved that no more is left."""


class TurnMessages:
    """How the turns of one process's tables are shown.

    Args:
        clock: seconds, on a clock that never goes back.
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
        self._level = Economy.NOTHING
        self._cosmetics, self._messages = Seconds(clock), Seconds(clock)
        """Requests that were saved: those that would only have been tidy, and turns' messages."""
        self._spent = Seconds(clock)
        """Requests that were sent though they were only tidy."""
        self._turns: dict[str, Seconds] = {}
        """By table, the turns' messages of the last minute."""
        self._busiest: frozenset[str] = frozenset()
        """The tables whose turns are follow-ups."""
        self._began = int(clock())
        self._looked = float("-inf")
        """When the load was looked at last."""
        self._forgot = float("-inf")
        """When tables at which nothing happens were forgotten last."""

    @property
    def level(self) -> Economy:
        """Return what is saved now."""
        self._look()
        return self._level

    def tidy(self) -> bool:
        """Return whether requests may be spent on what is merely tidy."""
        return self.level is Economy.NOTHING

    def saved(self) -> None:
        """Note that a request which would only have been tidy was left out."""
        self._cosmetics.note()

    def spent(self) -> None:
        """Note that a request was sent which is only tidy."""
        self._spent.note()

    def follows_up(self, table_id: str) -> bool:
        """Return whether a table's turn is to be a follow-up, as far as it can be."""
        if self._mode is not Mode.AUTO:
            return self._mode is Mode.FOLLOW_UP
        return self.level is Economy.MESSAGES and table_id in self._busiest

    @property
    def ever_follow_up(self) -> bool:
        """Return whether messages may have been follow-ups lately."""
        return self._mode is not Mode.CHANNEL or not self.tidy()

    def showed(self, table_id: str, *, followed_up: bool) -> None:
        """Note that a table's message was sent: to the channel, or as a follow-up."""
        if self._mode is Mode.AUTO:
            self._turns.setdefault(table_id, Seconds(self._clock)).note()
        if followed_up:
            self._messages.note()

    # -- the load ------------------------------------------------------------------------------

    def _look(self) -> None:
        """Choose the level, and the tables, once a second."""
        now = int(self._clock())
        if now <= self._looked:
            return
        self._looked = now
        if now >= self._forgot + MINUTE:
            self._forgot = now
            self._turns = {each: turns for each, turns in self._turns.items() if turns.most()}
        limit = self._budget.a_second
        everything = self._budget.load + (self._messages.rate(WINDOW) + self._cosmetics.rate(WINDOW)) / limit
        messages = everything - (self._cosmetics.rate(WINDOW) + self._spent.rate(WINDOW)) / limit
        level = Economy.NOTHING
        for each, load in ((Economy.COSMETICS, everything), (Economy.MESSAGES, messages)):
            if load > (FALLS if self._level >= each else RISES)[each]:
                level = each
        self._level = level
        excess = (messages - FALLS[Economy.MESSAGES]) * limit
        self._busiest = self._choose(excess) if level is Economy.MESSAGES else frozenset()

    def _choose(self, excess: float) -> frozenset[str]:
        """Return the busiest tables, as many as make up for so many requests a second."""
        known = max(1, min(MINUTE - 1, int(self._clock()) - self._began))
        rates = {table_id: turns.rate(known) for table_id, turns in self._turns.items()}
        chosen: set[str] = set()
        for table_id in sorted(rates, key=lambda each: rates[each], reverse=True):
            if excess <= 0:
                break
            chosen.add(table_id)
            excess -= rates[table_id]
        return frozenset(chosen)
