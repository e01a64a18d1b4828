"""The table service and the outbox as they ship, observed by the laws.

They report to the laws what each process does, and to the aim of the faults what is under way. This module
changes nothing and judges nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.discord_ui.delivery import Delivery
from bot.discord_ui.table_box import TableBox
from bot.discord_ui.wire.services import Services
from bot.tables.service.registry import Opened, TableRegistry
from bot.tables.service.session import TableSession
from bot.tables.state.draft import Draft
from bot.tables.state.refusals import RefusedError
from bot.tables.state.requests import Actor, OpenTable, Rematch, Request
from bot.tables.state.snapshot import Answer, Change
from bot.tables.state.table import Table
from tests.simulation.aim import Aim
from tests.simulation.laws import Laws
from tests.simulation.server import GUILD


class WatchedSession(TableSession):
    """A table session that reports to the laws."""

    async def handle(self, actor: Actor, request: Request) -> Answer:
        outbox, revision = self._outbox(), self.table.revision
        outbox.laws.asked(self, actor, request)
        try:
            return await super().handle(actor, request)
        except Exception as error:
            outbox.laws.failed(self, actor, request, error, outbox.process, revision)
            raise

    async def _take_up(self, down: float) -> None:
        outbox = self._outbox()
        outbox.laws.reloaded(self, outbox.process)
        await super()._take_up(down)

    async def _carry_out(self, actor: Actor, request: Request, prepared: tuple[Any, ...]) -> Answer:
        outbox = self._outbox()
        outbox.laws.carried_out(self, actor, request, outbox.process)
        with outbox.aim.carrying_out(self.table.id, request):
            return await super()._carry_out(actor, request, prepared)

    def _accept(self, draft: Draft, actor: Actor) -> None:
        super()._accept(draft, actor)
        outbox = self._outbox()
        outbox.laws.accepted(self, outbox.process)

    def _outbox(self) -> WatchedDelivery:
        return self._ports.outbox  # type: ignore[return-value]


class WatchedDelivery(Delivery):
    """The outbox, which reports to the laws and to the aim of the faults."""

    def __init__(self, services: Services, laws: Laws, aim: Aim, process: str) -> None:
        super().__init__(services)
        self.laws, self.aim = laws, aim
        self.process = process
        self.given_up: set[str] = set()
        """The tables that could not be shown and are not retried."""

    @property
    def boxes(self) -> Mapping[str, TableBox]:
        """The delivery state of each table, by id."""
        return self._boxes

    @property
    def to_try_again(self) -> set[str]:
        """The tables whose channel message will be retried."""
        return {table_id for table_id, box in self._boxes.items() if box.cancel_retry is not None}

    def publish(self, change: Change) -> None:
        self.laws.published(change, self.process)
        super().publish(change)

    async def _deliver(self, box: TableBox, changes: list[Change]) -> None:
        with self.aim.delivering(box.snapshot.table_id, box.snapshot.state):
            await super()._deliver(box, changes)

    def _try_later(self, box: TableBox, changes: list[Change]) -> None:
        super()._try_later(box, changes)
        if box.cancel_retry is None:
            self.given_up.add(box.snapshot.table_id)


class WatchedRegistry(TableRegistry):
    """The registry of tables, which reports to the laws when a table is opened or looked up."""

    async def get(self, table_id: str) -> TableSession | None:
        session = await super().get(table_id)
        if session is None and self._ports.reach.serves(GUILD):
            self._outbox().laws.not_found(table_id)
        return session

    async def open(self, actor: Actor, request: OpenTable | Rematch) -> Opened:
        laws = self._outbox().laws
        before = laws.table_requested(actor.interaction_id)
        try:
            return await super().open(actor, request)
        except RefusedError as refusal:
            laws.not_opened(actor, request, refusal, before)
            raise

    async def _made(self, actor: Actor, request: OpenTable | Rematch) -> Table:
        return self._opens(await super()._made(actor, request), actor, request)

    def _opens(self, table: Table, actor: Actor, request: OpenTable | Rematch) -> Table:
        outbox = self._outbox()
        outbox.laws.opens(table.id, actor, request, outbox.process)
        return table

    def _outbox(self) -> WatchedDelivery:
        return self._ports.outbox  # type: ignore[return-value]
