"""The queue that keeps one table's hands up to date, independent of deliveries to the channel.

A hand that could not be edited is retried. Otherwise the player to move would see old tiles and no buttons.
This module knows no channel and no message.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager

from bot.discord_ui.channel.batch import hands_answered
from bot.discord_ui.hands.hand_view import HandView
from bot.discord_ui.wire.failures import FailureLog
from bot.discord_ui.wire.responder import Responder
from bot.discord_ui.wire.services import Services
from bot.store import State
from bot.tables.state.snapshot import Change, Snapshot
from bot.telemetry.observer import Failure

log = logging.getLogger(__name__)

RETRIES = (5.0, 15.0, 60.0, 300.0)
"""Seconds before each retry of hands that could not be reached. By the last, tokens have nearly expired."""


class HandDelivery:
    """Keeps the hands of one table up to date.

    Args:
        newest: returns the newest snapshot, or None while another process shows the table.
        answered: ids of the interactions whose answer is the asker's hand.
        done: called when no work is left, with whether every hand could be reached.
    """

    def __init__(
        self,
        table: Snapshot,
        services: Services,
        newest: Callable[[], Snapshot | None],
        answered: Collection[int],
        done: Callable[[bool], None],
    ) -> None:
        self.hands = HandView(table.table_id, services)
        self.task: asyncio.Task[None] | None = None
        """The running refresh; None while the hands are up to date."""
        self.cancel_retry: Callable[[], None] | None = None
        """Cancels the scheduled retry; None if none is scheduled."""
        self._services = services
        self._table_id = table.table_id
        self._failures = FailureLog(log, services.observer, Failure.DELIVERY)
        self._newest, self._answered, self._done = newest, answered, done
        self._channel_id = table.channel_id
        """The channel in which the hands were opened."""
        self._changes: list[Change] = []
        """Changes that the hands do not show yet."""
        self._due = False
        """Whether the hands must be checked again."""
        self._tries = 0
        """How many refreshes in a row have failed to reach a hand."""

    def refresh(self, changes: Sequence[Change]) -> None:
        """Queue changes and refresh the hands, after the refresh that is running, if any."""
        self._changes += changes
        self._tries = 0
        self._start()

    @contextmanager
    def offering(self, responder: Responder, *, below: bool = False) -> Iterator[None]:
        """When the block ends, offer the asker's interaction token, through which their hand may open.
        Refresh the hands.

        A hand can only open once the interaction is answered. Offer no token if the table has moved to
        another channel, because its players no longer look there. Offer none from a panel while the table is
        a lobby, because a hand must not replace that panel.

        Args:
            below: whether a hand that is open moves below the table's message, if a round was dealt.
        """
        user_id, before = responder.user.id, self._newest()
        hand = self.hands.expect(user_id)
        try:
            yield
        finally:
            now = self._newest()
            good = responder.answered and _opens_there(responder, before, now)
            if below:
                good = good and _dealt(before, now)
            token, above = responder.token() if good else None, hand if below else None
            self.hands.offer(user_id, token, below=above, revision=now.revision if now else 0)
            self.refresh([])  # the hand may have been dealt meanwhile

    def stop_trying(self) -> None:
        """Cancel the scheduled retry, if any."""
        if self.cancel_retry is not None:
            self.cancel_retry()
            self.cancel_retry = None

    def stop(self) -> None:
        """Cancel all work on the hands: another process shows the table now."""
        self.stop_trying()
        self._changes, self._due = [], False
        if self.task is not None:
            self.task.cancel()
            self.task = None  # a task cancelled before it starts never runs its cleanup

    def _start(self) -> None:
        self.stop_trying()
        self._due = True
        if self.task is None:
            self.task = asyncio.get_running_loop().create_task(self._drain())

    async def _drain(self) -> None:
        reached = True
        try:
            while self._due:
                changes, self._changes, self._due = self._changes, [], False
                reached = await self._deliver(changes)
        except Exception as error:  # a failure at one table must not stop the others
            self._failures.failed(error, "hands of table %s could not be refreshed", self._table_id)
            reached = False
        finally:
            self.task = None
        if self._due:
            self._start()
            return
        self._done(reached)

    def try_later(self) -> None:
        """Schedule a refresh after a pause, unless every pause has been used up."""
        if self._tries < len(RETRIES):
            pause = RETRIES[self._tries]
            self._tries += 1
            self.cancel_retry = self._services.clock.call_later(pause, self._start)

    async def _deliver(self, changes: Sequence[Change]) -> bool:
        """Take away the hands of people who left, and refresh all others.

        Return whether every hand with a valid token could be reached. Return False and do nothing if the
        table is not served here. If the channel has changed, forget the tokens before refreshing.
        """
        table, hands = self._newest(), self.hands
        if table is None:  # the table may be served here again in a moment
            self._changes[:0] = changes
            return False
        await hands.load(lambda: self._newest() or table)
        for change in changes:
            for user_id in change.left:
                await hands.take_away(user_id)
        newest = self._newest() or table  # it may have moved into a thread meanwhile
        if self._channel_id != newest.channel_id:
            # the hands were opened elsewhere; each opens again at its owner's next click
            hands.forget_tokens()
            self._channel_id = newest.channel_id
        answered = hands_answered(changes, self._answered)
        newer = hands_answered(self._changes, self._answered)
        return await hands.refresh(newest, answered | newer)


def _opens_there(responder: Responder, before: Snapshot | None, now: Snapshot | None) -> bool:
    """Return whether a hand may open in reply to this interaction, given the table before and after it. False
    if either snapshot is missing, or if the table changed its channel. In a lobby, also False if the
    interaction came from a private message.
    """
    if before is None or now is None or before.channel_id != now.channel_id:
        return False
    return now.state is not State.LOBBY or not responder.on_private_message


def _dealt(before: Snapshot | None, now: Snapshot | None) -> bool:
    """Return whether a round has begun between the two snapshots of a table."""
    states = [None if each is None else each.state for each in (before, now)]
    return states == [State.BETWEEN, State.PLAYING]
