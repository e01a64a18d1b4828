"""The outbox on Discord: take the changes that the table service publishes and show them in order.

Each table has a box. Changes published while a delivery runs wait in it and are delivered together: the
newest snapshot with everything told since. Hands have a queue of their own and never wait for the channel. A
task delivers only while there is something to deliver; an idle table has none. The result of a delivery goes
back to the table as a request. A failed delivery is retried. This module knows no rule and no text.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace

import discord

from bot.discord_ui.by_click import OutOfTouchError, PlaceClick, click_of, forced_private
from bot.discord_ui.channel.batch import Batch, urgency_of
from bot.discord_ui.channel.channel_view import ChannelView
from bot.discord_ui.channel.follow_ups import TableClick
from bot.discord_ui.channel.posting import NO_CHANNEL
from bot.discord_ui.channel.server_log import keep_log
from bot.discord_ui.channel.side_messages import SideMessages
from bot.discord_ui.hands.hand_delivery import HandDelivery
from bot.discord_ui.rate_limits.request_budget import Urgency, on_errand
from bot.discord_ui.table_box import TableBox
from bot.discord_ui.wire.failures import FailureLog
from bot.discord_ui.wire.responder import Responder
from bot.discord_ui.wire.services import Services
from bot.store import LIVE, State, StoreError
from bot.tables.service.registry import TableRegistry
from bot.tables.state.requests import SERVICE, ChannelFound, CloseTable, NotShown, Request, Shown
from bot.tables.state.snapshot import Change, Snapshot
from bot.telemetry.observer import Failure

log = logging.getLogger(__name__)

RETRIES = (5.0, 15.0, 60.0, 300.0, 1800.0)
"""Seconds before each retry of a table that could not be shown. The last repeats while the table is live."""
REFUSED = 400
"""The HTTP status with which Discord rejects a request, for example in a locked thread."""
KEPT = 50
"""How many undelivered changes are kept for the next message, which has lines for fewer than that."""
UPDATES = (
    discord.InteractionResponseType.message_update,
    discord.InteractionResponseType.deferred_message_update,
)
"""The answers to a click after which its token edits the pressed message."""
AT_ONCE = 8
TURN = 10.0
"""How many restored tables are redrawn at once, and how long each may hold its slot, in seconds."""


class Delivery:
    """The outbox of all tables of this process."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._failures = FailureLog(log, services.observer, Failure.DELIVERY)
        self._registry: TableRegistry
        self._boxes: dict[str, TableBox] = {}
        self._responders: dict[int, Responder] = {}
        """By interaction id, the responders whose answer a delivery may give."""
        self._hands_answered: set[int] = set()
        """Ids of the interactions that are answered with the asker's hand."""
        self._clicks: dict[int, TableClick] = {}
        """By interaction id, the clicks that are being answered."""
        self._restoring = asyncio.Semaphore(AT_ONCE)

    def bind(self, registry: TableRegistry) -> None:
        """Set the registry whose tables receive the results of deliveries."""
        self._registry = registry

    # -- taking over ---------------------------------------------------------------------------

    def publish(self, change: Change) -> None:
        """Queue a change for its table's delivery, and start that if it is not running."""
        box = self.box(change.snapshot, publishes=True)
        box.snapshot = change.snapshot
        box.pending.append(change)
        if box.task is None:
            box.errand.urgency = Urgency.REST
        box.errand.urgency = min(box.errand.urgency, urgency_of(change))
        click = self._clicks.get(change.cause.interaction_id)
        if click is not None:
            box.channel.clicked(click)
        if box.task is None:
            box.task = asyncio.get_running_loop().create_task(self._drain(box))
        # A restored table's hands wait until the channel had to be redrawn. If the channel is current, the
        # hands count as current, though a killed process may not have updated them.
        if box.hands.known or not change.recovered:
            box.hand_delivery.refresh([change])

    def box(self, snapshot: Snapshot, *, publishes: bool = False) -> TableBox:
        """Return a table's box. A new one is kept if the table is shown here, and is live or `publishes`."""
        box = self._boxes.get(snapshot.table_id)
        if box is None:
            box = self._new_box(snapshot)
            # a box of an ended table, or of another process's, would never be removed
            if (publishes or snapshot.state in LIVE) and self._registry.shows(snapshot):
                self._boxes[snapshot.table_id] = box
        return box

    def _new_box(self, snapshot: Snapshot) -> TableBox:
        sides = SideMessages(self._services)
        channel = ChannelView(snapshot.table_id, self._services, sides)
        hands = HandDelivery(
            snapshot,
            self._services,
            lambda: box.snapshot if self._registry.serves(box.snapshot) else None,
            self._hands_answered,
            lambda reached: self._hands_done(box, reached=reached),
        )
        box = TableBox(snapshot, channel, sides, hands)
        return box

    @contextmanager
    def answering(self, responder: Responder, *, message: bool = False, hand: bool = False) -> Iterator[None]:
        """While the block runs, tell deliveries how an interaction is answered.

        Args:
            message: whether a delivery may answer it, by editing the pressed message or by sending the one
                that a command asked for. Nothing else may answer it before that delivery.
            hand: whether the answer is the asker's hand. Deliveries then leave that hand alone.
        """
        number = responder.interaction.id
        click = TableClick(responder, by_delivery=message)
        if responder.by_click:
            self.note_click(responder, click_of(responder.interaction, click.may_be_followed))
        if responder.on_message:
            self._clicks[number] = click
        if message:
            self._responders[number] = responder
        if hand:
            self._hands_answered.add(number)
        try:
            yield
        finally:
            click.answered.set_result(None)
            self._clicks.pop(number, None)
            self._responders.pop(number, None)
            self._hands_answered.discard(number)

    def note_click(self, responder: Responder, click: PlaceClick) -> None:
        """Record a click through which tables can be shown where the bot is no member."""
        clicks = self._services.clicks
        pressed, answer = responder.interaction.message, responder.interaction.response.type
        if pressed is not None and answer in UPDATES:  # otherwise the token edits its own answer only
            clicks.edits(pressed.id, click)
        if not forced_private(responder.interaction):  # its follow-ups would be
            clicks.note(responder.interaction.channel_id or 0, click)

    async def settled(self, table_id: str) -> Exception | None:
        """Wait until all changes of a table are delivered. Return the last delivery's error, or None."""
        box = self._boxes.get(table_id)
        while box is not None and box.task is not None:
            await asyncio.wait({box.task})
        return None if box is None else box.failure

    @property
    def waiting(self) -> int:
        """Return how many tables have a delivery running or a retry scheduled."""
        return sum(box.task is not None or box.cancel_retry is not None for box in self._boxes.values())

    def lobby_message(self, table: Snapshot) -> int | None:
        """Return the id of the message that shows a table's lobby, or None if there is none."""
        box = self._boxes.get(table.table_id)
        return None if box is None else box.channel.message_id

    async def recover_ended(self) -> None:
        """Publish the ends of matches that were saved, but not shown before a restart.

        Raises:
            StoreError: the list of those matches could not be read.
        """
        for table_id in await self._services.store.deliveries.unfinished():
            table = await self._registry.unused(table_id)
            if table is not None:
                self.publish(Change(snapshot=table, recovered=True, doubtful=True))

    def try_again(self, channel_id: int) -> None:
        """Retry now every failed table of a channel or its threads, as its permissions may have changed."""
        for box in list(self._boxes.values()):
            if channel_id in {box.snapshot.channel_id, box.snapshot.parent_id}:
                self._try_again(box)

    def abandon(self, concerned: Callable[[Snapshot], bool]) -> None:
        """Forget the selected tables and stop their deliveries: another process shows them now."""
        for box in [each for each in self._boxes.values() if concerned(each.snapshot)]:
            del self._boxes[box.snapshot.table_id]
            self._cancel_retry(box)
            box.hand_delivery.stop()
            box.pending = []
            if box.task is not None:
                box.task.cancel()
                box.task = None  # a task cancelled before it starts never runs its cleanup

    def release(self, table_id: str) -> bool:
        """Forget an idle table. Return False, and keep it, while it has work in progress or unsaved state."""
        box = self._boxes.get(table_id)
        if box is not None and (box.tasks or box.tries_again):
            return False
        if box is not None and (box.channel.doubtful or box.channel.unsaved or box.sides.left):
            return False  # not saved: only this process knows it
        self._boxes.pop(table_id, None)
        return True

    async def close(self) -> None:
        """Wait for all running deliveries, then cancel every scheduled retry."""
        while tasks := [task for box in self._boxes.values() for task in box.tasks]:
            await asyncio.gather(*tasks, return_exceptions=True)
        for box in self._boxes.values():
            self._cancel_retry(box)
            box.hand_delivery.stop_trying()

    # -- delivering ----------------------------------------------------------------------------

    async def _drain(self, box: TableBox) -> None:
        on_errand(box.errand)
        try:
            if not box.pending and self._registry.serves(box.snapshot):
                await box.channel.save(box.snapshot)
            while box.pending:
                await box.channel.rest()
                changes, box.pending = [*box.failed, *box.pending][-KEPT:], []
                self._cancel_retry(box)
                if self._registry.serves(box.snapshot):
                    await self._deliver(box, changes)
                else:  # the lease may come back in a moment
                    self._try_later(box, changes)
        except Exception as error:  # a failure at one table must not stop the others
            self._failures.failed(error, "table %s could not be delivered", box.snapshot.table_id)
        finally:
            box.task = None
        if box.pending:
            box.task = asyncio.get_running_loop().create_task(self._drain(box))
            return
        if box.channel.unsaved and box.cancel_retry is None:  # older messages keep their controls until then
            self._try_later(box, [])
        self._forget_ended(box)

    def _forget_ended(self, box: TableBox) -> None:
        """Forget the box of an ended table once nothing is left to deliver or retry."""
        over = box.snapshot.state not in LIVE and not (box.tasks or box.tries_again)
        if over and self._kept(box):
            del self._boxes[box.snapshot.table_id]

    def _hands_done(self, box: TableBox, *, reached: bool) -> None:
        if not reached and self._kept(box):
            box.hand_delivery.try_later()
        self._forget_ended(box)

    def _kept(self, box: TableBox) -> bool:
        """Return whether this is still the table's box. False once it was forgotten or replaced."""
        return self._boxes.get(box.snapshot.table_id) is box

    async def _deliver(self, box: TableBox, changes: list[Change]) -> None:
        batch = Batch.of(changes, self._responders)
        if batch.doubtful and not await self._find_channel(box, changes):
            return
        report = await (self._show_in_turn if batch.recovered else self._show)(box, batch)
        if self._put_off(box, batch, changes):
            return
        given_up = isinstance(report, NotShown) and report.never_seen and batch.snapshot.state is State.LOBBY
        if box.channel.loaded:  # if the saved row was never read, it must not be overwritten
            await self._show_sides(box, batch)
            if box.failure is None or given_up:  # a retry adopts the message that Discord took
                await box.channel.delete_orphans(batch.snapshot)
        overtaken = box.snapshot.revision > batch.snapshot.revision  # by a change that refreshes the hands
        # without a report the channel was current; a later change refreshes the hands itself
        if report is not None and changes[-1].recovered and not overtaken:
            box.hand_delivery.refresh([change for change in changes if change.recovered])
        await keep_log(self._services, batch)
        logged = [replace(change, reported=()) for change in changes]
        if isinstance(report, NotShown) and not given_up:
            self._try_later(box, logged)
        if report is not None:
            try:
                await self._report(box, report)
            except StoreError:
                if isinstance(report, CloseTable) or given_up:  # only this delivery knows it must close
                    self._try_later(box, logged)
                raise

    async def _show_sides(self, box: TableBox, batch: Batch) -> None:
        await box.channel.keep_side(await box.sides.reconcile(batch))
        await box.channel.tidy_sides(batch.snapshot)

    # -- the channel ---------------------------------------------------------------------------

    async def _show_in_turn(self, box: TableBox, batch: Batch) -> Request | None:
        """Show a restored table once a slot is free. Release the slot after at most `TURN` seconds."""
        async with self._restoring:
            showing = asyncio.ensure_future(self._show(box, batch))
            try:
                await asyncio.wait({showing}, timeout=TURN)
            except asyncio.CancelledError:  # a delivery that goes on would overwrite what the new owner shows
                showing.cancel()
                raise
        return await showing

    async def _show(self, box: TableBox, batch: Batch) -> Request | None:
        """Show a batch in the channel. Return the request that reports the result to the table, or None."""
        never_seen = False
        try:
            await box.channel.load(doubtful=batch.doubtful)
            if batch.recovered:  # from now on, a player who leaves loses the hand they have open
                await box.hands.load(lambda: box.snapshot)
            never_seen = box.channel.never_seen
            shown = await box.channel.show(batch)
        except OutOfTouchError as error:
            box.failure = error
            return None
        except discord.Forbidden as error:
            box.failure = error
            self._services.observer.failed(Failure.PERMISSION)
            await box.hands.private_messages.complain(batch.snapshot)
        except Exception as error:
            box.failure = error
            if isinstance(error, discord.NotFound) and error.code == NO_CHANNEL:
                log.info("the channel of table %s is gone", batch.snapshot.table_id)
                return CloseTable()
            self._failures.failed(error, "table %s could not be shown", batch.snapshot.table_id)
            if isinstance(error, discord.HTTPException) and error.status == REFUSED:
                await box.hands.private_messages.complain(batch.snapshot)
        else:
            box.failure, box.tries = None, 0
            box.hands.private_messages.shown_again()
            return shown
        return NotShown(str(box.failure), never_seen=never_seen)

    def _try_later(self, box: TableBox, changes: list[Change]) -> None:
        """Schedule a retry, unless the table was forgotten, or has ended and used up every pause."""
        given_up = box.snapshot.state not in LIVE and box.tries >= len(RETRIES)
        if given_up or not self._kept(box):
            return
        pause = RETRIES[min(box.tries, len(RETRIES) - 1)]
        box.failed, box.tries = changes, box.tries + 1
        box.cancel_retry = self._services.clock.call_later(pause, lambda: self._try_again(box))

    def _put_off(self, box: TableBox, batch: Batch, changes: list[Change]) -> bool:
        """Return whether a delivery has to wait: for the lease, or for the next click in its channel."""
        if isinstance(box.failure, OutOfTouchError):
            if box.snapshot.state in LIVE and self._kept(box):
                box.failed, box.cancel_retry = changes, lambda: None
            return True
        if self._registry.serves(batch.snapshot):
            return False
        # the lease is lost: another process may have gone on
        self._try_later(box, changes if box.failure else [replace(each, told=()) for each in changes])
        return True

    def _try_again(self, box: TableBox) -> None:
        if box.cancel_retry is None:
            return
        box.pending[:0] = box.failed
        self._cancel_retry(box)
        if box.task is None:
            box.task = asyncio.get_running_loop().create_task(self._drain(box))

    @staticmethod
    def _cancel_retry(box: TableBox) -> None:
        if box.cancel_retry is not None:
            box.cancel_retry()
            box.cancel_retry, box.failed = None, []

    async def _find_channel(self, box: TableBox, changes: list[Change]) -> bool:
        """Return whether a restored table's channel still exists. If not, close the table."""
        table = changes[-1].snapshot
        try:
            found = await self._services.venues.find(table)
            if found is None:
                await self._report(box, CloseTable())
            elif found.parent_id not in {None, table.parent_id}:
                await self._report(box, ChannelFound(found.parent_id or 0))
        except Exception:  # without a retry the restored table would never be shown
            self._try_later(box, changes)
            raise
        return found is not None

    async def _report(self, box: TableBox, request: Request) -> None:
        if isinstance(request, Shown) and request.clock_key is None:
            return  # no clock waits for it
        session = await self._registry.get(box.snapshot.table_id)
        if session is not None:
            await session.handle(SERVICE, request)
        if isinstance(request, NotShown) and request.never_seen and box.snapshot.state is State.LOBBY:
            box.pending.clear()  # the lobby is closed, with all changes made to it meanwhile
            box.snapshot = replace(box.snapshot, state=State.ABANDONED)  # no change announces this
