"""One process of the bot: client, router, adapter, table service and store as they ship, on a simulated loop.

It is put together here as :mod:`bot.app.composition` does it, with stand-ins for what is around: the clock,
computer players and the like (``ports``), messages (``sketch``, by ``patches``), discord.py (``client``),
Discord itself (``server``) and the database's driver (``store``). A process may end at any await. Whatever it
had in memory is lost then; its database and Discord go on. This module knows how the bot is put together; it
knows no table.
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
from bot.discord_ui.wire.responder import InteractionToken, Responder
from bot.discord_ui.wire.services import Services
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
"""How many steps others may take before what somebody presses arrives."""
REMEMBERED = 8
"""So many of the newest that have been delivered may be delivered again."""
Act = Callable[[Responder], Awaitable[None]]
"""What comes of an interaction."""
ASKED = "command-simulated"
"""What everybody asks for, as far as those are concerned who are shut out."""


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
    """By server, what it has set."""
    users: Mapping[int, UserSettings]
    """By person, what they have set."""
    threads: bool
    """Whether matches are played in threads."""
    disorder: float
    """The share of steps in which a loop takes any callback."""
    turns: SimulatedTurns


class Process:
    """One process of the bot, from its start to its end.

    Args:
        name: tells it from others that share the tables with it; empty where it serves them alone.
    """

    def __init__(self, machine: Machine, name: str = "") -> None:
        self._machine = machine
        self.name = name
        time, server, laws = machine.time, machine.server, machine.laws
        clocks.monotonic, clocks.time = (lambda: time.monotonic), (lambda: time.wall)
        self.loop = SimulatedLoop(time, machine.random, machine.disorder)  # type: ignore[abstract]
        self.listening = False
        """Whether it takes what people press."""
        self.awake = False
        """Whether it has brought its tables back."""
        self.pending = 0
        """How many interactions it has yet to answer."""
        self.heard: deque[tuple[Interaction, Act]] = deque(maxlen=REMEMBERED)
        """What it has begun to carry out, the newest last."""
        self.owing = 0
        """How many times in which its connection was lost it has yet to give back."""
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
        self.loop.create_task(self._wake())

    # -- how it is put together ----------------------------------------------------------------

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

    def take(self, interaction: Interaction, act: Act) -> None:
        """Answer an interaction, some time."""
        self.pending += 1
        self.loop.create_task(self._answer(interaction, act))

    def take_again(self, interaction: Interaction, act: Act) -> None:
        """Be delivered again what has been delivered: it is not carried out once more."""
        self.pending += 1
        self.loop.create_task(self._leave_alone(interaction.delivered_again(), act))

    async def _leave_alone(self, interaction: Interaction, act: Act) -> None:
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
        """Return whether Discord has not failed anybody since it had so often, and the channel is there."""
        there = interaction.channel_id not in self._machine.server.deleted
        return there and self._machine.faults.of_discord == troubles

    async def _carry_out(self, interaction: Interaction, act: Act) -> None:
        """Do what was asked for, if it is this process's to do, or apologise: as :meth:`Boneyard.clicked`."""
        await self._on_the_way(interaction)
        asking = Responder(cast("discord.Interaction[Any]", interaction))
        try:
            if await self.client.admits(interaction, ASKED):
                self.heard.append((interaction, act))
                await act(asking)
        except Exception as error:
            await self.client._failed(asking, error)

    async def _on_the_way(self, interaction: Interaction) -> None:
        """Let others go first, unless it has waited in the socket of a process that was frozen."""
        if interaction.arrived == self._machine.time.monotonic:
            for _ in range(self._machine.random.choice(ON_THE_WAY)):
                await asyncio.sleep(0)

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
        if channel_id in self._machine.server.threads:
            event, about = "on_raw_thread_delete", SimpleNamespace(thread_id=channel_id, guild_id=GUILD)
        else:
            guild = SimpleNamespace(id=GUILD)
            event, about = "on_guild_channel_delete", SimpleNamespace(id=channel_id, guild=guild)
        self.loop.create_task(told(self.client, event, about))

    # -- what it keeps -------------------------------------------------------------------------

    def hand_token(self, user_id: int, table: Snapshot) -> InteractionToken | None:
        """Return the token with which it edits a person's hand; None where it has shown them none.

        What the process before has shown last nobody noted: that is shown anew with the next change.
        """
        hands = self.delivery.box(table).hands
        return hands._tokens.get(user_id) if user_id in hands._revisions else None
