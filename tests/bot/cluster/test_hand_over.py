"""How long people wait while a shard is handed over.

Two processes run in virtual time, with database round trips and deliveries of set lengths.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Coroutine, Sequence
from dataclasses import dataclass, replace
from math import inf
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from bot.cluster import cluster
from bot.cluster.cluster import HOLD, NEWS, PATIENCE, SETTLED, Cluster
from bot.cluster.distribution import Range
from bot.cluster.interaction_ownership import AnswerDecision
from bot.discord_ui.connection.served_shards import QUICK, ServedShards
from bot.store import EXPIRY, Member, Part, Situation
from tests.simulation.loop import SimulatedLoop, Time

DISCORD_WAITS = 3.0
ON_ITS_WAY = 0.5
"""Seconds that an interaction and its acknowledgement may take together on the network."""
HERE, THERE = 0, 1 << 22
"""A server of the part that stays, and one of the part that is handed over."""
RENEWAL = 5
"""The round trips of a renewal: a transaction of three statements."""


class Rows:
    """The leases in the database, and the processes to notify of a change.

    Args:
        trip: the seconds of each round trip.
    """

    def __init__(self, time: Time, trip: float) -> None:
        self.time, self.trip = time, trip
        self.parts: list[Part] = []
        self.renewed_at = [0.0, 0.0]
        self.members: dict[str, tuple[Member, float]] = {}
        """Each with the time at which it was last seen."""
        self.clusters: list[Cluster] = []
        self.cut_off: set[str] = set()
        self.done: list[str] = []
        """What was saved about the part handed over, in order."""

    def situation(self) -> Situation:
        now = self.time.monotonic
        holds = [at + EXPIRY > now for at in self.renewed_at]
        parts = [replace(part, holds=held) for part, held in zip(self.parts, holds, strict=True)]
        alive = [member for member, seen_at in self.members.values() if seen_at + EXPIRY > now]
        return Situation(2, parts, alive, {})

    def change(self, residue: int, **about: Any) -> None:
        self.parts[residue] = replace(self.parts[residue], **about)
        self.renewed_at[residue] = self.time.monotonic


class Leases:
    """The lease operations of one process."""

    def __init__(self, rows: Rows) -> None:
        self.rows = rows

    async def trips(self, me: str, number: int = 1) -> None:
        if me in self.rows.cut_off:
            await asyncio.Event().wait()
        await asyncio.sleep(number * self.rows.trip)

    def set_owner(self, owner: str) -> None:
        self.owner = owner

    def serve(self, modulus: int, residues: Collection[int]) -> None:
        pass

    async def divide(self, shards: int) -> None:
        if not self.rows.parts:
            self.rows.parts = [Part(residue, self.owner, True, "", frozenset()) for residue in range(shards)]

    async def renew(self, me: Member) -> Situation:
        await self.trips(me.id, RENEWAL)
        self.rows.members[me.id] = (me, self.rows.time.monotonic)
        for part in self.rows.situation().parts:
            if part.owner == me.id:
                self.rows.change(part.residue)
        return self.rows.situation()

    async def want(self, me: str, modulus: int, residues: Collection[int]) -> bool:
        await self.trips(me)
        parts = self.rows.parts
        new = [each for each in residues if me not in {parts[each].owner, parts[each].wanted_by}]
        for residue in new:
            parts[residue] = replace(parts[residue], wanted_by=me)
        return bool(new)

    async def take(self, me: str, modulus: int, residues: Collection[int]) -> None:
        await self.trips(me)
        for residue in residues:
            if not self.rows.situation().parts[residue].holds:
                self.rows.change(residue, owner=me, wanted_by="")

    async def hand_over(
        self, me: str, modulus: int, residues: Collection[int], answered: Collection[int]
    ) -> bool:
        await self.trips(me)
        self.rows.done.append("passed on")
        for residue in residues:
            heir = self.rows.parts[residue].wanted_by
            self.rows.change(residue, owner=heir, wanted_by="", answered=frozenset(answered))
        return True

    async def leave(self, me: str, answered: Collection[int]) -> None:
        pass

    async def tell(self, news: str) -> None:
        assert news == NEWS
        await self.trips(self.owner)
        for each in self.rows.clusters:
            each.request_renewal()


class Stuck(ServedShards):
    """Sessions that are up, and one table of the second part with a delivery that never ends."""

    def __init__(self, rows: Rows) -> None:
        self.rows = rows
        table = SimpleNamespace(table=SimpleNamespace(id="t", guild_id=THERE))
        about: Any = SimpleNamespace(
            loaded=lambda: [table],
            settled=lambda _: asyncio.Event().wait(),
            catch_up=self.caught_up,
            a_second=50.0,
            heartbeat=SimpleNamespace(note_so_far=self.note_lost),
        )
        super().__init__(
            about,
            store=about,
            registry=about,
            delivery=about,
            gateway=about,
            budget=about,
            clock=about,
            once=about,
            answered=lambda _: asyncio.Event().wait(),  # type: ignore[arg-type, return-value]
        )

    async def caught_up(self, sessions: Any) -> None:
        await asyncio.sleep(0)

    async def note_lost(self) -> None:
        await asyncio.sleep(0)
        self.rows.done.append("noted what was lost")

    def connected(self, shard: int) -> bool:
        return True

    def connect(self, shard: int) -> None:
        pass

    def disconnect(self, shard: int) -> None:
        pass

    async def begin(self, *, first: bool) -> None:
        pass

    def drop(self) -> None:
        pass


@dataclass
class Pressed:
    """What followed from one interaction."""

    held: list[float]
    """The seconds after which each process acknowledged it."""
    answered: list[tuple[str, float]]
    """The processes that started to answer it, and after how many seconds."""


class TwoProcesses:
    """An old process with all shards, and a new one that joins."""

    def __init__(self, time: Time, trip: float) -> None:
        self.time, self.rows = time, Rows(time, trip)
        self.old, self.new = self._process(), self._process()

    def _process(self) -> Cluster:
        leases = Leases(self.rows)
        store: Any = SimpleNamespace(leases=leases, news=leases)
        cluster = Cluster(store, Stuck(self.rows), Range(0, 1, 2))
        self.rows.clusters.append(cluster)
        return cluster

    async def start_hand_over(self) -> None:
        """Let the old process join, then the new one. Wait until the old one has begun to hand over the
        second part."""
        await self.old.join()
        await self._until(lambda: self.old.serves(HERE))
        await self.new.join()
        await self._until(lambda: bool(self.old._passing))

    async def _until(self, reached: Callable[[], bool]) -> None:
        async with self.old._changed:
            await self.old._changed.wait_for(reached)

    async def press(self, number: int) -> Pressed:
        """Make an interaction on a server in transfer, which both processes hear of."""
        begun, pressed = self.time.monotonic, Pressed([], [])

        async def hold() -> None:
            pressed.held.append(self.time.monotonic - begun)

        async def at(process: Cluster) -> None:
            if await process.decide(THERE, number, inf, hold) is AnswerDecision.ANSWER:
                pressed.answered.append((process.id, self.time.monotonic - begun))

        self.old_answers = asyncio.ensure_future(at(self.old))
        await asyncio.gather(self.old_answers, at(self.new), return_exceptions=True)
        return pressed

    def kill_the_old(self) -> None:
        """Kill the process that hands the part over."""
        for task in (*self.old._tasks, self.old_answers):
            task.cancel()

    async def press_again_and_again(self) -> Sequence[Pressed]:
        """Make ten interactions in the least time that a hand-over takes. Return them with their answers."""
        presses = []
        for number in range(10):
            presses.append(asyncio.ensure_future(self.press(number + 1)))
            await asyncio.sleep(QUICK / 10)
        return await asyncio.gather(*presses)


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    time = Time()
    monkeypatch.setattr(
        cluster, "time", SimpleNamespace(monotonic=lambda: time.monotonic, time=lambda: time.monotonic)
    )
    return time


def run(time: Time, work: Coroutine[Any, Any, Any]) -> Any:
    """Return the result of ``work``, and advance virtual time whenever the loop is idle."""
    loop = SimulatedLoop(time, Random(0), 0.0)
    task = loop.create_task(work)
    try:
        while not task.done():
            if loop.busy:
                loop.step()
            else:
                time.monotonic = loop.next_timer() or time.monotonic
                loop.ring()
        return task.result()
    finally:
        loop.kill()


def handed_over(time: Time, trip: float) -> tuple[TwoProcesses, Sequence[Pressed]]:
    """Return both processes, and the interactions made during a hand-over.

    Args:
        trip: the seconds of each round trip to the database.
    """
    both = TwoProcesses(time, trip)

    async def all_of_it() -> Sequence[Pressed]:
        await both.start_hand_over()
        return await both.press_again_and_again()

    return both, run(time, all_of_it())


def test_people_do_not_notice_a_hand_over_at_its_planned_length(time: Time) -> None:
    both, presses = handed_over(time, trip=0.02)
    for each in presses:
        ((process, after),) = each.answered
        assert process == both.new.id
        assert after < HOLD
        assert each.held == []
    assert presses[0].answered[0][1] >= QUICK


def test_downtime_of_a_part_is_noted_before_it_is_handed_over(time: Time) -> None:
    """Otherwise the next owner's turn clocks would run as if people had been able to play."""
    both, _ = handed_over(time, trip=0.02)
    assert both.rows.done == ["noted what was lost", "passed on"]


@pytest.mark.parametrize("trip", [0.06, 0.1, 0.2, 0.4])
def test_interactions_during_a_longer_hand_over_are_acknowledged_in_time_and_answered_once(
    time: Time, trip: float
) -> None:
    both, presses = handed_over(time, trip)
    assert any(each.held for each in presses)
    for each in presses:
        ((process, after),) = each.answered
        assert process == both.new.id
        assert min([*each.held, after]) <= DISCORD_WAITS - ON_ITS_WAY
        assert after < SETTLED


def test_an_interaction_that_a_dead_owner_had_acknowledged_is_answered(time: Time) -> None:
    both = TwoProcesses(time, 0.01)

    async def all_of_it() -> Pressed:
        await both.start_hand_over()
        both.rows.cut_off.add(both.old.id)
        pressing = asyncio.ensure_future(both.press(1))
        await asyncio.sleep(HOLD + both.rows.trip)
        both.kill_the_old()
        return await pressing

    pressed = run(time, all_of_it())
    assert pressed.held[0] <= DISCORD_WAITS - ON_ITS_WAY
    ((process, after),) = pressed.answered
    assert process == both.new.id
    assert PATIENCE < after < SETTLED
