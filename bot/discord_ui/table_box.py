"""What the outbox keeps of one table: its undelivered changes, and its messages on Discord."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

from bot.discord_ui.channel.channel_view import ChannelView
from bot.discord_ui.channel.side_messages import SideMessages
from bot.discord_ui.hands.hand_delivery import HandDelivery
from bot.discord_ui.hands.hand_view import HandView
from bot.discord_ui.rate_limits.request_budget import Errand
from bot.tables.state.snapshot import Change, Snapshot


@dataclass(slots=True)
class TableBox:
    """One table's undelivered changes, and its messages on Discord."""

    snapshot: Snapshot
    """The newest one."""
    channel: ChannelView
    sides: SideMessages
    hand_delivery: HandDelivery
    pending: list[Change] = field(default_factory=list)
    task: asyncio.Task[None] | None = None
    """The running delivery; None while there is nothing to deliver."""
    failure: Exception | None = None
    """The error of the last delivery to the channel; None if it succeeded."""
    failed: list[Change] = field(default_factory=list)
    """The changes of the failed delivery."""
    tries: int = 0
    """How many deliveries in a row have failed."""
    cancel_retry: Callable[[], None] | None = None
    """Cancels the scheduled retry; None if none is scheduled."""
    errand: Errand = field(default_factory=Errand)
    """The urgency of the table's requests to Discord."""

    @property
    def hands(self) -> HandView:
        """Return the view of the table's private hands."""
        return self.hand_delivery.hands

    @property
    def tries_again(self) -> bool:
        """Return whether a retry of the channel or of a hand is scheduled."""
        return self.cancel_retry is not None or self.hand_delivery.cancel_retry is not None

    @property
    def tasks(self) -> list[asyncio.Task[None]]:
        """Return the running delivery tasks: at most one for the channel and one for the hands."""
        return [each for each in (self.task, self.hand_delivery.task) if each is not None]
