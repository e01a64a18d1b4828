"""One process of the bot: client, router, adapter, table service and store as they ship, on a simulated loop.

It is put together here as :mod:`bot.composition` does it, with stand-ins for what is around: the clock,
computer players and the like (``ports``), messages (``sketch``), discord.py (``client``), Discord itself
(``server``) and the database's driver (``store``). A process may end at any await. Whatever it had in memory
is lost then; its database and Discord go on. This module knows how the bot is put together; it knows no
table.
"""

from __future__ import annotations

import asyncio
import logging
import warnings
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from random import Random
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import patch

import discord
from sqlalchemy.exc import SAWarning

from bot import cluster
from bot.client import FORGOTTEN, Parts
from bot.discord_ui import (
    channel_view,
    follow_ups,
    hand_view,
    lobby_view,
    posting,
    responder,
    side_messages,
    start_messages,
    whispers,
)
from bot.discord_ui.delivery import Delivery, TableBox
from bot.discord_ui.gateway import Gateway
from bot.discord_ui.requester import Requester
from bot.discord_ui.responder import InteractionToken, Responder
from bot.discord_ui.services import Services
from bot.discord_ui.start_messages import StartMessages
from bot.preferences import GuildSettings, Preferences, UserSettings
from bot.store import StoreError
from bot.tables import registry as registry_module
from bot.tables.deadlines import Pace
from bot.tables.draft import Draft
from bot.tables.registry import TableRegistry
from bot.tables.requests import Actor, OpenTable, Rematch, Request
from bot.tables.session import Ports, TableSession
from bot.tables.snapshot import Answer, Change, Snapshot
from bot.tables.table import Table
from tests.simulation import sketch
from tests.simulation.aim import Aim
from tests.simulation.client import Painter, new_client, told
from tests.simulation.faults import Faults
from tests.simulation.interactions import Interaction
from tests.simulation.laws import Laws
from tests.simulation.loop import SimulatedLoop, Time
from tests.simulation.ports import (
    SimulatedClock,
    SimulatedIds,
    SimulatedThinker,
    SimulatedTurns,
    SimulatedVenues,
)
from tests.simulation.server import GUILD, Server
from tests.simulation.store import Disk

ASKED = "command-simulated"
"""What everybody asks for, as far as those are concerned who are shut out."""
_clocks = SimpleNamespace(monotonic=lambda: 0.0, time=lambda: 0.0)
"""What stands for the module ``time`` in those that measure how long they may take, or what time it is."""
names = SimpleNamespace(token_hex=lambda _: "")
"""What stands for the module ``secrets`` where a process is given its name."""


@dataclass(frozen=True, slots=True)
class Machine:
    """What outlives a process."""

    time: Time
    random: Random
    faults: Faults
    server: Server
    disk: Disk
    laws: Laws
    ids: SimulatedIds
    pace: Pace
    guilds: Mapping[int, GuildSettings]
    users: Mapping[int, UserSettings]
    threads: bool
    disorder: float
    turns: SimulatedTurns


class WatchedSession(TableSession):
    """A table in use, which the laws look on."""

    async def handle(self, actor: Actor, request: Request) -> Answer:
        outbox = self._outbox()
        outbox.laws.asked(self, request)
        try:
            return await super().handle(actor, request)
        except Exception as error:
            outbox.laws.failed(actor, request, error)
            raise

    async def _take_up(self, down: float) -> None:
        outbox = self._outbox()
        outbox.laws.taken_up(self, outbox.process)
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
    """The outbox, which the laws look on, and whoever aims at what is delivered."""

    def __init__(self, services: Services, laws: Laws, aim: Aim, process: str) -> None:
        super().__init__(services)
        self.laws, self.aim = laws, aim
        self.process = process
        self.given_up: set[str] = set()
        """The tables that could not be shown, and are not tried again."""

    @property
    def boxes(self) -> Mapping[str, TableBox]:
        """By table, what is on show of it and what is still to be delivered."""
        return self._boxes

    @property
    def to_try_again(self) -> set[str]:
        """The tables of which the channel's message is to be tried again."""
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
    """The tables in use, which the laws look on as they are opened."""

    async def _new_table(self, actor: Actor, request: OpenTable) -> Table:
        return self._opens(await super()._new_table(actor, request), actor, request)

    async def _rematch(self, actor: Actor, match_id: str) -> Table:
        return self._opens(await super()._rematch(actor, match_id), actor, Rematch(match_id))

    def _opens(self, table: Table, actor: Actor, request: OpenTable | Rematch) -> Table:
        outbox: WatchedDelivery = self._ports.outbox  # type: ignore[assignment]
        outbox.laws.opens(table.id, actor, request, outbox.process)
        return table


class Process:
    """One process of the bot, from its start to its end.

    Args:
        name: tells it from others that share the tables with it; empty where it serves them alone.
    """

    def __init__(self, machine: Machine, name: str = "") -> None:
        self._machine = machine
        self.name = name
        time, server, laws = machine.time, machine.server, machine.laws
        _clocks.monotonic, _clocks.time = (lambda: time.monotonic), (lambda: time.wall)
        self.loop = SimulatedLoop(time, machine.random, machine.disorder)
        self.listening = False
        """Whether it takes what people press."""
        self.awake = False
        """Whether it has brought its tables back."""
        self.pending = 0
        """How many interactions it has yet to answer."""
        self.owing = 0
        """How many times in which its connection was lost it has yet to give back."""
        self.clock = SimulatedClock(time, self.loop, machine.faults, machine.random)
        self.store = machine.disk.open(lambda: time.wall, name)
        self.store.acknowledged = laws.acknowledged
        preferences = Preferences(self.store, dict(machine.guilds), dict(machine.users))
        painter = Painter()
        self.client = new_client(server, painter, shares=bool(name))
        self.client.name = name
        self.gateway = Gateway(self.client, self.clock)
        venues = SimulatedVenues(server, threads=machine.threads)
        services = Services(
            self.client,
            self.store,
            cast("Any", painter),
            preferences,
            self.clock,
            venues,
            self.gateway.serves,
            turns=machine.turns,
        )
        self.delivery = venues.lobbies = WatchedDelivery(services, laws, machine.faults.aim, name)
        thinker = SimulatedThinker(machine.faults)
        ports = (self.store, self.delivery, self.clock, thinker, venues)
        beacons = StartMessages(services)
        self.registry = WatchedRegistry(
            Ports(*ports, beacons, machine.ids, self.gateway, preferences, machine.pace), shared=bool(name)
        )
        self.delivery.bind(self.registry)
        self.requester = Requester(self.registry, self.delivery)
        self.client._parts = Parts(
            self.store,
            preferences,
            self.registry,
            self.delivery,
            self.requester,
            self.gateway,
            cast("Any", self.clock),
            faces=None,
            turns=machine.turns,
        )
        self.loop.create_task(self._wake())

    # -- life ----------------------------------------------------------------------------------

    async def _wake(self) -> None:
        """Begin as the client does: open the store, and bring the tables back once it has connected.

        A process that fails in its beginning is begun anew by whoever runs it.
        """
        now = datetime.fromtimestamp(self.clock.now(), UTC)
        await self._insist(lambda: self.store.hand_tokens.expire(now - hand_view.LIFETIME))
        self.listening = True
        self._machine.laws.clocks.back()
        await told(self.client, "on_ready")
        self.awake = True
        await self._insist(lambda: self.registry.close_forgotten(now - FORGOTTEN))

    async def _insist(self, work: Callable[[], Awaitable[object]]) -> None:
        """Have it done, however often the store fails meanwhile."""
        while True:
            try:
                await work()
            except StoreError:
                await asyncio.sleep(5)
            else:
                return

    @property
    def rests(self) -> bool:
        """Whether nothing is under way, but for what goes by the clock."""
        unsure = any(session.unsure for session in self.registry.loaded())
        delivers = any(box.tasks for box in self.delivery.boxes.values())
        return self.awake and not (self.pending or unsure or delivers)

    def kill(self) -> None:
        """End at once."""
        machine = self._machine
        self.listening = self.clock.alive = machine.server.reachable = False
        self.store.sever()
        with machine.laws.looking_away():
            self.loop.kill()
        self.store.sever()
        machine.server.reachable = True

    async def stop(self) -> None:
        """End in order, as the client does."""
        self.listening = False
        await self.client.close()

    # -- what people do ------------------------------------------------------------------------

    def take(self, interaction: Interaction, act: Callable[[Responder], Awaitable[None]]) -> None:
        """Answer an interaction, some time."""
        self.pending += 1
        self.loop.create_task(self._answer(interaction, act))

    async def _answer(self, interaction: Interaction, act: Callable[[Responder], Awaitable[None]]) -> None:
        laws, faults = self._machine.laws, self._machine.faults
        troubles = faults.of_discord
        await self._carry_out(interaction, act)
        if self.listening:
            there = interaction.channel_id not in self._machine.server.deleted
            laws.answered(interaction, faultless=there and faults.of_discord == troubles)
        self.pending -= 1

    async def _carry_out(self, interaction: Interaction, act: Callable[[Responder], Awaitable[None]]) -> None:
        """Do what was asked for, if it is this process's to do, or apologise: as :meth:`Boneyard.clicked`."""
        asking = Responder(cast("discord.Interaction[Any]", interaction))
        try:
            if await self.client.admits(interaction, ASKED):
                await act(asking)
        except Exception as error:
            await self.client._failed(asking, error)

    # -- its connection ------------------------------------------------------------------------

    def lose_connection(self) -> None:
        """Lose the connection to Discord."""
        self.gateway.connection_lost(0)

    def find_connection(self) -> None:
        """Have the connection back, and the time it was lost."""
        self.owing += 1
        self.loop.begin(self._give_back())  # before it is told of the next loss, as discord.py does

    async def _give_back(self) -> None:
        await told(self.client, "on_shard_resumed", 0)
        self.owing -= 1

    # -- its channels --------------------------------------------------------------------------

    def hear_of_deletion(self, channel_id: int) -> None:
        """Learn that a channel or a thread has been deleted, as far as there is a connection."""
        if self.listening:
            self._tell_of_deletion(channel_id)

    def _tell_of_deletion(self, channel_id: int) -> None:
        self.loop.create_task(told(self.client, "_channel_deleted", channel_id, GUILD))

    # -- what it keeps -------------------------------------------------------------------------

    def hand_token(self, user_id: int, table: Snapshot) -> InteractionToken | None:
        """Return the token with which it edits a person's hand; None where it knows none."""
        return self.delivery.box(table).hands._tokens.get(user_id)


@contextmanager
def simulated_adapter() -> Iterator[None]:
    """Have the adapter put its messages together without pictures and sentences, and tables watched."""
    with ExitStack() as stack:
        stack.enter_context(warnings.catch_warnings())
        # Connections of processes that were killed were never given back.
        warnings.simplefilter("ignore", SAWarning)
        stack.enter_context(patch.object(logging.getLogger("sqlalchemy.pool"), "level", logging.CRITICAL + 1))
        for module in _WITH_MESSAGES:
            for name in ("message_fields", "message_changes", *_SKETCHED):
                if hasattr(module, name):
                    stack.enter_context(patch.object(module, name, getattr(sketch, name)))
        for module in (responder, cluster):
            stack.enter_context(patch.object(module, "time", _clocks))
        stack.enter_context(patch.object(cluster, "secrets", names))
        for module in (hand_view, whispers, follow_ups):
            stack.enter_context(patch.object(module, "webhook_of", _webhook_of))
        stack.enter_context(patch.object(registry_module, "TableSession", WatchedSession))
        yield


_WITH_MESSAGES = (
    *(channel_view, follow_ups, hand_view, lobby_view, posting),
    *(responder, side_messages, start_messages, whispers),
)
_SKETCHED = (
    "dealing_message",
    "lobby_message",
    "started_message",
    "closing_message",
    "table_message",
    "last_table_message",
    "hand_message",
    "question_message",
)


def _webhook_of(client: Any, token: str) -> object:
    return client.server.hook(token)
