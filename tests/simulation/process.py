"""One process of the bot: client, router, adapter, table service and store as they ship, on a simulated loop.

It is assembled as in :mod:`bot.app.composition`, with stand-ins for its surroundings: the clock, computer
players and the like (``ports``), messages (``sketch``, by ``patches``), discord.py (``client``), Discord
(``server``) and the database driver (``store``). A process may be killed at any await. Its memory is lost
then. Its database and Discord remain. This module knows how the bot is assembled; it knows no table.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import discord

from bot.app.client import FORGOTTEN
from bot.app.resources import Resources
from bot.discord_ui.channel.start_messages import StartMessages
from bot.discord_ui.connection.gateway import Gateway
from bot.discord_ui.hands import hand_view
from bot.discord_ui.interactions.requester import Requester
from bot.discord_ui.reminders.direct_messages import DirectMessages
from bot.discord_ui.wire.responder import Responder
from bot.discord_ui.wire.services import Services
from bot.discord_ui.wire.webhooks import InteractionToken
from bot.preferences import GuildSettings, Preferences, UserSettings
from bot.store import StoreError
from bot.tables.service.session import Ports
from bot.tables.state.deadlines import Pace
from bot.tables.state.snapshot import Snapshot
from tests.simulation.client import Painter, new_client, told
from tests.simulation.faults import Faults
from tests.simulation.interactions import Interaction
from tests.simulation.laws import Laws
from tests.simulation.loop import SimulatedLoop, Time
from tests.simulation.patches import clocks
from tests.simulation.ports import (
    SimulatedClock,
    SimulatedIds,
    SimulatedThinker,
    SimulatedTurns,
    SimulatedVenues,
)
from tests.simulation.server import GUILD, Server
from tests.simulation.store import Disk
from tests.simulation.watched import WatchedDelivery, WatchedRegistry

ON_THE_WAY = (0, 1, 2, 8)
"""How many steps others may take before a press arrives."""
REMEMBERED = 8
"""How many of the newest interactions Discord may deliver again."""
Act = Callable[[Responder], Awaitable[None]]
"""Carries an interaction out."""
ASKED = "command-simulated"
"""The command name that all interactions pass to the admission check."""


@dataclass(frozen=True, slots=True)
class Machine:
    """Everything that outlives a process."""

    time: Time
    random: Random
    faults: Faults
    server: Server
    disk: Disk
    laws: Laws
    ids: SimulatedIds
    pace: Pace
    guilds: Mapping[int, GuildSettings]
    """The settings of each server."""
    users: Mapping[int, UserSettings]
    """The settings of each person."""
    threads: bool
    """Whether matches are played in threads."""
    disorder: float
    """The share of steps in which a loop takes any ready callback instead of the oldest."""
    turns: SimulatedTurns


class Process:
    """One process of the bot, from its start to its end.

    Args:
        name: tells it from other processes that share the tables; empty if it serves them alone.
    """

    def __init__(self, machine: Machine, name: str = "") -> None:
        self._machine = machine
        self.name = name
        time, server, laws = machine.time, machine.server, machine.laws
        clocks.monotonic, clocks.time = (lambda: time.monotonic), (lambda: time.wall)
        self.loop = SimulatedLoop(time, machine.random, machine.disorder)  # type: ignore[abstract]
        self.listening = False
        """Whether it accepts interactions."""
        self.awake = False
        """Whether it has restored its tables."""
        self.pending = 0
        """The number of interactions that it has not finished."""
        self.recent: deque[tuple[Interaction, Act]] = deque(maxlen=REMEMBERED)
        """The newest interactions that it has begun to carry out, the newest last."""
        self.uncredited = 0
        """The number of lost connections whose downtime it has not credited yet."""
        self.clock = SimulatedClock(time, self.loop, machine.faults, machine.random)
        self.store = machine.disk.open(lambda: time.wall, name)
        self.store.acknowledged = laws.acknowledged
        self.preferences = Preferences(self.store, dict(machine.guilds), dict(machine.users))
        painter = Painter()
        self.client = new_client(server, painter, shares=bool(name))
        self.client.name = name
        self.gateway = Gateway(self.client, self.clock)
        venues = SimulatedVenues(server, threads=machine.threads)
        services = self._services(painter, venues)
        self.delivery = venues.lobbies = WatchedDelivery(services, laws, machine.faults.aim, name)
        self.registry = WatchedRegistry(self._ports(services, venues), shared=bool(name))
        self.delivery.bind(self.registry)
        self.requester = Requester(self.registry, self.delivery)
        self.client._parts = self._parts()
        self.client._direct_messages = DirectMessages(self.client, cast("Any", self.clock))
        self.loop.create_task(self._wake())

    # -- assembly ------------------------------------------------------------------------------

    def _services(self, painter: Painter, venues: SimulatedVenues) -> Services:
        return Services(
            self.client,
            self.store,
            cast("Any", painter),
            self.preferences,
            self.clock,
            venues,
            self.gateway.serves,
            turns=self._machine.turns,
            last_posts=self.client.last_posts,
        )

    def _ports(self, services: Services, venues: SimulatedVenues) -> Ports:
        machine = self._machine
        return Ports(
            self.store,
            self.delivery,
            self.clock,
            SimulatedThinker(machine.faults),
            venues,
            StartMessages(services),
            machine.ids,
            self.gateway,
            self.preferences,
            machine.pace,
        )

    def _parts(self) -> Resources:
        return Resources(
            self.store,
            self.preferences,
            self.registry,
            self.delivery,
            self.requester,
            self.gateway,
            cast("Any", self.clock),
            faces=None,
            turns=self._machine.turns,
        )

    # -- start and end -------------------------------------------------------------------------

    async def _wake(self) -> None:
        """Start as the client does: delete expired hand tokens, send ``on_ready``, then close forgotten
        tables. The first and last step are retried until the store answers."""
        now = datetime.fromtimestamp(self.clock.now(), UTC)
        await self._insist(lambda: self.store.hand_tokens.expire(now - hand_view.LIFETIME))
        self.listening = True
        self._machine.laws.clocks.reachable_again()
        await told(self.client, "on_ready")
        self.awake = True
        await self._insist(lambda: self.registry.close_forgotten(now - FORGOTTEN))

    async def _insist(self, work: Callable[[], Awaitable[object]]) -> None:
        """Retry `work` every five seconds until the store no longer fails."""
        while True:
            try:
                await work()
            except StoreError:
                await asyncio.sleep(5)
            else:
                return

    @property
    def rests(self) -> bool:
        """Whether it is awake, and only timers are left to wait for."""
        unsure = any(session.unsure for session in self.registry.loaded())
        delivers = any(box.tasks for box in self.delivery.boxes.values())
        return self.awake and not (self.pending or unsure or delivers)

    def kill(self) -> None:
        """Kill the process. The laws judge nothing meanwhile."""
        machine = self._machine
        self.listening = self.clock.alive = machine.server.reachable = False
        self.store.sever()
        with machine.laws.muted():
            self.loop.kill()
        self.store.sever()
        machine.server.reachable = True

    async def stop(self) -> None:
        """Stop in order, as the client does."""
        self.listening = False
        await self.client.close()

    # -- interactions --------------------------------------------------------------------------

    def receive(self, interaction: Interaction, act: Act) -> None:
        """Start to answer an interaction."""
        self.pending += 1
        self.loop.create_task(self._answer(interaction, act))

    def receive_again(self, interaction: Interaction, act: Act) -> None:
        """Schedule a second delivery of an interaction. The bot should refuse to carry it out again."""
        self.pending += 1
        self.loop.create_task(self._receive_again(interaction.delivered_again(), act))

    async def _receive_again(self, interaction: Interaction, act: Act) -> None:
        await self._carry_out(interaction, act)
        done = f"interaction {interaction.id} was carried out again: {interaction.answers}"
        self._machine.laws.require(not interaction.answers, done)
        self.pending -= 1

    async def _answer(self, interaction: Interaction, act: Act) -> None:
        troubles = self._machine.faults.of_discord
        await self._carry_out(interaction, act)
        if self.listening:
            self._machine.laws.answered(interaction, faultless=self._faultless(interaction, troubles))
        self.pending -= 1

    def _faultless(self, interaction: Interaction, troubles: int) -> bool:
        """Return whether no call to Discord has failed since `troubles` was read, and the channel still
        exists."""
        server = self._machine.server
        there = interaction.channel_id not in server.deleted | server.hidden
        return there and self._machine.faults.of_discord == troubles

    async def _carry_out(self, interaction: Interaction, act: Act) -> None:
        """Carry out an interaction if the client admits it. If that fails, tell the person, as the client
        does."""
        await self._on_the_way(interaction)
        asking = Responder(cast("discord.Interaction[Any]", interaction))
        try:
            if await self.client.admits(interaction, ASKED):
                self.recent.append((interaction, act))
                await act(asking)
        except Exception as error:
            await self.client._failed(asking, error)

    async def _on_the_way(self, interaction: Interaction) -> None:
        """Let other tasks go first, unless the interaction has waited in the socket of a frozen process."""
        if interaction.arrived == self._machine.time.monotonic:
            for _ in range(self._machine.random.choice(ON_THE_WAY)):
                await asyncio.sleep(0)

    # -- connection ----------------------------------------------------------------------------

    def lose_connection(self) -> None:
        """Lose the connection to Discord."""
        self.gateway.connection_lost(0)

    def resume_connection(self) -> None:
        """Resume the connection, and start to credit the downtime."""
        self.uncredited += 1
        # The task starts before the next loss is reported, as with discord.py.
        self.loop.begin(self._give_back())

    async def _give_back(self) -> None:
        await told(self.client, "on_shard_resumed", 0)
        self.uncredited -= 1

    # -- channels ------------------------------------------------------------------------------

    def hear_of_deletion(self, channel_id: int) -> None:
        """Receive the event that a channel or a thread was deleted. Without a connection it is missed."""
        if self.listening:
            self._tell_of_deletion(channel_id)

    def hear_of_hiding(self, channel_id: int) -> None:
        """Receive the event that the bot may no longer view a channel."""
        self.loop.begin(told(self.client, "on_channel_hidden", GUILD, channel_id))

    def hear_of_showing(self, channel_id: int) -> None:
        """Receive the event that the bot may view a channel again, and start to credit the downtime."""
        self.uncredited += 1
        self.loop.create_task(self._go_on(channel_id))

    async def _go_on(self, channel_id: int) -> None:
        channel = SimpleNamespace(id=channel_id, guild=SimpleNamespace(id=GUILD))
        await told(self.client, "on_guild_channel_create", channel)
        self.uncredited -= 1

    def _tell_of_deletion(self, channel_id: int) -> None:
        if channel_id in self._machine.server.threads:
            event = "on_raw_thread_delete"
            parent_id = self._machine.server.threads[channel_id]
            about = SimpleNamespace(thread_id=channel_id, guild_id=GUILD, parent_id=parent_id)
        else:
            guild = SimpleNamespace(id=GUILD)
            event, about = "on_guild_channel_delete", SimpleNamespace(id=channel_id, guild=guild)
        self.loop.create_task(told(self.client, event, about))

    # -- memory --------------------------------------------------------------------------------

    def hand_token(self, user_id: int, table: Snapshot) -> InteractionToken | None:
        """Return the token with which the process edits a person's hand; None if it has shown them none.

        A process does not know what its predecessor showed last. It shows those hands again with the next
        change.
        """
        hands = self.delivery.box(table).hands
        return hands._tokens.get(user_id) if user_id in hands._revisions else None
