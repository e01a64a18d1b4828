"""The outbox on Discord: takes what the table service publishes, and shows it in order.

Each table has a box. What is published while a delivery is under way waits there, and is delivered
together: the newest snapshot with everything that was told meanwhile. The task that delivers ends when
the box is empty; there is none while nothing happens. What came of a delivery returns to the table as a
request. This module knows no rule and no text.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

import discord

from bot.discord_ui.channel_view import ChannelView
from bot.discord_ui.hand_view import HandView
from bot.discord_ui.parcel import Parcel, hands_answered
from bot.discord_ui.responder import Responder
from bot.discord_ui.server_log import keep_log
from bot.discord_ui.services import Services
from bot.discord_ui.side_messages import SideMessages
from bot.store import LIVE
from bot.tables.registry import TableRegistry
from bot.tables.requests import SERVICE, ChannelFound, CloseTable, NotShown, Request, Shown
from bot.tables.snapshot import Change, Snapshot

log = logging.getLogger(__name__)


@dataclass(slots=True)
class TableBox:
    """What is to be delivered of one table, and what is on show of it."""

    snapshot: Snapshot
    """The newest."""
    channel: ChannelView
    sides: SideMessages
    hands: HandView
    pending: list[Change] = field(default_factory=list)
    task: asyncio.Task[None] | None = None
    """Delivers; None while there is nothing to deliver."""
    channel_id: int = 0
    """Where it was delivered last."""
    failure: Exception | None = None
    """Why the last delivery did not reach the channel; None if it did."""


class Delivery:
    """The outbox of all tables."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._registry: TableRegistry
        self._boxes: dict[str, TableBox] = {}
        self._responders: dict[int, Responder] = {}
        """By interaction id, those whose answer may carry a delivery."""
        self._hands_answered: set[int] = set()
        """The interactions whose answer is the asker's hand."""

    def bind(self, registry: TableRegistry) -> None:
        """Name the registry whose tables are told what came of a delivery."""
        self._registry = registry

    # -- taking over ---------------------------------------------------------------------------

    def publish(self, change: Change) -> None:
        """Take a change over; it is delivered as soon as what came before it has been."""
        box = self.box(change.snapshot)
        box.snapshot = change.snapshot
        box.pending.append(change)
        if box.task is None:
            box.task = asyncio.get_running_loop().create_task(self._drain(box))

    def box(self, snapshot: Snapshot) -> TableBox:
        """Return the box of a table."""
        box = self._boxes.get(snapshot.table_id)
        if box is None:
            hands = HandView(snapshot.table_id, self._services)
            sides = SideMessages(self._services)
            box = TableBox(snapshot, ChannelView(snapshot.table_id, self._services, sides), sides, hands)
            self._boxes[snapshot.table_id] = box
        return box

    @contextmanager
    def answering(self, responder: Responder, *, message: bool = False, hand: bool = False) -> Iterator[None]:
        """Let deliveries know how an interaction is answered, while it is.

        Args:
            message: whether a delivery may answer it, by changing the message that was pressed or by
                sending the one that a command asked for. Nothing else may answer it before then.
            hand: whether its answer is the asker's hand, which the delivery then leaves alone.
        """
        number = responder.interaction.id
        if message:
            self._responders[number] = responder
        if hand:
            self._hands_answered.add(number)
        try:
            yield
        finally:
            self._responders.pop(number, None)
            self._hands_answered.discard(number)

    async def settled(self, table_id: str) -> Exception | None:
        """Wait until everything published of a table has been delivered; return what went wrong last."""
        box = self._boxes.get(table_id)
        while box is not None and box.task is not None:
            await asyncio.wait({box.task})
        return None if box is None else box.failure

    def lobby_message(self, table: Snapshot) -> int | None:
        """Return the message that shows a table's lobby; None where none does."""
        box = self._boxes.get(table.table_id)
        return None if box is None else box.channel.message_id

    async def recover_ended(self) -> None:
        """Show the ends of matches that were saved, but not shown before a restart.

        Raises:
            StoreError: the store could not be asked which those are.
        """
        for table_id in await self._services.store.deliveries.unfinished():
            table = await self._registry.ended(table_id)
            if table is not None:
                self.publish(Change(snapshot=table, recovered=True))

    async def close(self) -> None:
        """Let every delivery that is under way finish."""
        tasks = [box.task for box in self._boxes.values() if box.task is not None]
        await asyncio.gather(*tasks, return_exceptions=True)

    # -- delivering ----------------------------------------------------------------------------

    async def _drain(self, box: TableBox) -> None:
        try:
            while box.pending:
                changes, box.pending = box.pending, []
                await self._deliver(box, Parcel.of(changes, self._responders, self._hands_answered))
        except Exception:  # whatever is wrong with one table, the others go on
            log.exception("table %s could not be delivered", box.snapshot.table_id)
        finally:
            box.task = None
        if box.pending:
            box.task = asyncio.get_running_loop().create_task(self._drain(box))
        elif box.snapshot.state not in LIVE:
            self._boxes.pop(box.snapshot.table_id, None)

    async def _deliver(self, box: TableBox, parcel: Parcel) -> None:
        await box.hands.load(parcel.snapshot)
        if box.channel_id not in {0, parcel.snapshot.channel_id}:
            box.hands.forget_tokens()  # a hand opens where its owner clicked last, which was not there
        box.channel_id = parcel.snapshot.channel_id
        if parcel.recovered and not await self._find_channel(box, parcel.snapshot):
            return
        for user_id in parcel.left:
            await box.hands.take_away(user_id)
        report = await self._show(box, parcel)
        if box.channel.loaded:  # else nobody knows what is on show: not to be written over
            await box.channel.keep_side(await box.sides.reconcile(parcel))
        if report is not None or not parcel.recovered:  # else everything is on show as it was
            newer = hands_answered(box.pending, self._hands_answered)
            await box.hands.refresh(box.snapshot, parcel.hands_answered | newer)
        await keep_log(self._services, parcel)
        if report is not None:
            await self._report(box, report)

    async def _show(self, box: TableBox, parcel: Parcel) -> Request | None:
        """Show a parcel in the channel; return what the table is to be told of that."""
        never_seen = False
        try:
            await box.channel.load()
            never_seen = box.channel.never_seen
            shown = await box.channel.show(parcel)
        except discord.Forbidden as error:
            box.failure = error
            await box.hands.complain(parcel.snapshot)
        except Exception as error:
            box.failure = error
            log.exception("table %s could not be shown", parcel.snapshot.table_id)
        else:
            box.failure = None
            box.hands.shown_again()
            return shown
        return NotShown(str(box.failure), never_seen=never_seen)

    async def _find_channel(self, box: TableBox, table: Snapshot) -> bool:
        """Return whether the channel of a table that was brought back is still there."""
        found = await self._services.venues.find(table)
        if found is None:
            await self._report(box, CloseTable())
        elif found.parent_id not in {None, table.parent_id}:
            await self._report(box, ChannelFound(found.parent_id or 0))
        return found is not None

    async def _report(self, box: TableBox, request: Request) -> None:
        if isinstance(request, Shown) and request.clock_key is None:
            return  # no clock waits for it
        session = await self._registry.get(box.snapshot.table_id)
        if session is not None:
            await session.handle(SERVICE, request)
