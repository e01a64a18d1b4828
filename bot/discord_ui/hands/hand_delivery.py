"""The line in which the hands of one table are brought up to date: none waits for the channel.

A hand that could not be changed just now is tried again: whoever holds it is asked to move, and would look at
old tiles with nothing to press on. This module knows no channel and no message.
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
"""Seconds until hands that could not be reached are tried again; then their tokens have all but run out."""


class HandDelivery:
    """Brings the hands of one table up to date.

    Args:
        newest: returns the newest snapshot, or None while another process shows the table.
        answered: the interactions whose answer is the asker's hand.
        done: called once all has been done that can be, with whether every hand could be reached.
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
        """Refreshes the hands; None while they are as they should be."""
        self.cancel_retry: Callable[[], None] | None = None
        """Keeps them from being tried again; None where they are not to be."""
        self._services = services
        self._table_id = table.table_id
        self._failures = FailureLog(log, services.observer, Failure.DELIVERY)
        self._newest, self._answered, self._done = newest, answered, done
        self._channel_id = table.channel_id
        """Where the hands were opened."""
        self._changes: list[Change] = []
        """What the hands do not show yet."""
        self._due = False
        """Whether the hands are to be looked at."""
        self._tries = 0
        """How often in a row some could not be reached."""

    def refresh(self, changes: Sequence[Change]) -> None:
        """Have the hands show what has changed, as soon as what came before has been shown."""
        self._changes += changes
        self._tries = 0
        self._look()

    @contextmanager
    def offering(self, responder: Responder) -> Iterator[None]:
        """Have the asker's hand open through an interaction, once that has been answered: no sooner can it.

        Not where the table is in another channel by then, as nobody looks there any more, nor through a panel
        while it is still a lobby: no hand may take that one's place.
        """
        user_id, before = responder.user.id, self._newest()
        self.hands.expect(user_id)
        try:
            yield
        finally:
            good = responder.answered and _opens_there(responder, before, self._newest())
            self.hands.offer(user_id, responder.token() if good else None)
            self.refresh([])  # it may have been dealt by now

    def stop_trying(self) -> None:
        """Try no hand again that could not be reached."""
        if self.cancel_retry is not None:
            self.cancel_retry()
            self.cancel_retry = None

    def stop(self) -> None:
        """Drop all that is under way: another process shows the table."""
        self.stop_trying()
        self._changes, self._due = [], False
        if self.task is not None:
            self.task.cancel()
            self.task = None  # one that has not begun would never say that it is over

    def _look(self) -> None:
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
        except Exception as error:  # whatever is wrong with one table, the others go on
            self._failures.failed(error, "hands of table %s could not be refreshed", self._table_id)
            reached = False
        finally:
            self.task = None
        if self._due:
            self._look()
            return
        self._done(reached)

    def try_later(self) -> None:
        """Look at the hands again after a while, unless that has been done often enough."""
        if self._tries < len(RETRIES):
            pause = RETRIES[self._tries]
            self._tries += 1
            self.cancel_retry = self._services.clock.call_later(pause, self._look)

    async def _deliver(self, changes: Sequence[Change]) -> bool:
        """Bring all hands up to date; return whether each could be reached that can be."""
        table, hands = self._newest(), self.hands
        if table is None:  # or it does again in a moment
            self._changes[:0] = changes
            return False
        await hands.load(lambda: self._newest() or table)
        for change in changes:
            for user_id in change.left:
                await hands.take_away(user_id)
        newest = self._newest() or table  # it may have moved into a thread meanwhile
        if self._channel_id != newest.channel_id:
            hands.forget_tokens()  # a hand opens where its owner clicked last, which was not there
            self._channel_id = newest.channel_id
        answered = hands_answered(changes, self._answered)
        newer = hands_answered(self._changes, self._answered)
        return await hands.refresh(newest, answered | newer)


def _opens_there(responder: Responder, before: Snapshot | None, now: Snapshot | None) -> bool:
    """Return whether a hand may open where something was pressed."""
    if before is None or now is None or before.channel_id != now.channel_id:
        return False
    return now.state is not State.LOBBY or not responder.on_private_message
