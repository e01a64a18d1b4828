"""Stand-ins for the ports of a process: clock, computer players, threads, ids and secrets, and turn messages.

The run decides all of them. None of them knows a rule.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from itertools import count
from random import Random
from typing import Any

from bot.discord_ui.delivery import Delivery
from bot.discord_ui.rate_limits.turn_messages import Mode, TurnMessages
from bot.discord_ui.wire.clock import SystemClock
from bot.discord_ui.wire.failures import OUT_OF_REACH
from bot.discord_ui.wire.services import FoundChannel
from bot.tables.state.ports import Problem, Venue
from bot.tables.state.snapshot import Notice, Snapshot
from engine.players.hints import Hint
from tests.simulation.fault_kinds import Fault
from tests.simulation.faults import Faults
from tests.simulation.loop import SimulatedLoop, Time
from tests.simulation.server import Server


class SimulatedClock(SystemClock):
    """The clock of one process. It shows the wall clock, and its timers follow the elapsed time."""

    def __init__(self, time: Time, loop: SimulatedLoop, faults: Faults, random: Random) -> None:
        super().__init__()
        self._time = time
        self._loop = loop
        self._faults = faults
        self._random = random
        self.alive = True

    def now(self) -> float:
        return self._time.wall

    def call_later(self, seconds: float, call: Callable[[], None]) -> Callable[[], None]:
        if not self.alive:
            return lambda: None
        if seconds > 1 and self._faults.happens(Fault.TIMER_EARLY):
            seconds -= self._random.random() / 10
        return self._loop.call_later(max(0.0, seconds), call).cancel

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        if self.alive:
            super().spawn(work)
        else:
            work.close()


class SimulatedThinker:
    """Computer players that make any legal move, after a while."""

    def __init__(self, faults: Faults) -> None:
        self._faults = faults

    async def choose(self, problem: Problem, level: str) -> str:
        random, view = Random(problem.seed), problem.seen.view
        await asyncio.sleep(random.random() if random.random() < 0.5 else 0)
        if self._faults.happens(Fault.COMPUTER_FAILS):
            raise RuntimeError("no worker")
        if view.seat not in view.waiting and random.random() < 0.5:
            return ""  # it does not use its chance to shout
        return view.legal[int(random.random() * len(view.legal))].text

    async def advise(self, problem: Problem) -> Hint:
        raise RuntimeError("no hints in simulated runs")


class SimulatedVenues:
    """Where matches are played: in the channel, or in threads made from the lobbies' messages."""

    def __init__(self, server: Server, *, threads: bool) -> None:
        self._server = server
        self._threads = threads
        self.lobbies: Delivery

    async def prepare(self, table: Snapshot) -> Venue:
        lobby_id = self.lobbies.lobby_message(table)
        await asyncio.sleep(0)
        if not self._threads or lobby_id is None or table.parent_id is not None:
            return Venue(table.channel_id, table.parent_id)
        if self._server.faults.happens(Fault.CHANNEL_REFUSES):
            return Venue(table.channel_id, None, Notice("thread-failed"))
        try:
            thread_id = await self._server.call(
                lambda: self._server.make_thread(lobby_id, table.channel_id), channel_id=table.channel_id
            )
        except OUT_OF_REACH:
            return Venue(table.channel_id, None, Notice("thread-failed"))
        return Venue(thread_id, table.channel_id)

    async def find(self, table: Snapshot) -> FoundChannel | None:
        await asyncio.sleep(0)
        if table.channel_id in self._server.deleted:
            return None
        return FoundChannel(table.channel_id, self._server.threads.get(table.channel_id))


class SimulatedTurns(TurnMessages):
    """How turns are shown: drawn for the run, whatever the load.

    In some runs turns are follow-ups, always or now and then. In some they never may be: then the bot does
    not search for messages whose answer was lost, and their nonces alone prevent repetitions.
    """

    def __init__(self, seed: int) -> None:
        random = Random(f"{seed}/turns")
        following = random.choice((0.0, 0.0, 0.5, 1.0))
        super().__init__(Mode.CHANNEL if following == 0.0 and random.random() < 0.5 else Mode.AUTO)
        self._random, self._following = random, following

    def follows_up(self, table_id: str) -> bool:
        return self._random.random() < self._following


class SimulatedIds:
    """Table ids and secrets that follow from the seed of the run."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._numbers = count(1)

    def table_id(self) -> str:
        return f"t{next(self._numbers)}"

    def secret(self) -> str:
        return f"{self._seed}/{next(self._numbers)}"
