"""One process of a cluster, with leases and sessions that the test controls."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Collection
from dataclasses import replace
from math import inf
from types import SimpleNamespace
from typing import Any

import pytest
import pytest_asyncio

from bot.cluster import cluster as module
from bot.cluster.cluster import ANSWERABLE, LINGERING, Cluster
from bot.cluster.distribution import Range
from bot.cluster.interaction_ownership import RECENT, REMEMBERED, AnswerDecision
from bot.store import EXPIRY, Member, Part, Situation, StoreUnreachable

OTHER = "other"
HERE, THERE = 0, 1 << 22
"""A server of the part that stays, and one of the part that is handed over."""
LONG = 60.0
"""A timeout in seconds that no step here reaches, even on a busy machine."""


class Leases:
    """Two parts, at first both owned by the process under test."""

    def __init__(self) -> None:
        self.parts = [Part(residue, "", True, "", frozenset()) for residue in (0, 1)]
        self.others = [Member(OTHER, 2, 0, 1)]
        self.down = False
        self.renewed = 0
        self.lapsed: dict[int, float] = {}
        """By part, for how many seconds its lease had lapsed; reported once."""
        self.told: list[int] = []
        """The answered interactions that were passed to the next owner."""
        self.tried = asyncio.Event()
        """Set once a hand-over was attempted."""
        self.head_starts: list[float] = []
        """The head start of other processes in each request for a turn to open a session."""

    def set_owner(self, owner: str) -> None:
        self.parts = [replace(part, owner=owner) for part in self.parts]
        self.owner = owner

    def change(self, residue: int, **about: Any) -> None:
        self.parts[residue] = replace(self.parts[residue], **about)

    def serve(self, modulus: int, residues: Collection[int]) -> None:
        pass

    async def divide(self, shards: int) -> None:
        pass

    async def renew(self, me: Member) -> Situation:
        self.require_there()
        self.renewed += 1
        lapsed, self.lapsed = self.lapsed, {}
        return Situation(2, list(self.parts), [me, *self.others], lapsed)

    async def hand_over(
        self, me: str, modulus: int, residues: Collection[int], answered: Collection[int]
    ) -> bool:
        self.tried.set()
        self.require_there()
        self.told = list(answered)
        self.change(1, owner=OTHER, wanted_by="")
        return True

    async def want(self, me: str, modulus: int, residues: Collection[int]) -> bool:
        return False

    async def may_identify(self, bucket: int, pace: float, after: float) -> float:
        self.require_there()
        self.head_starts.append(after)
        return 0.001 if len(self.head_starts) < 3 else 0

    async def leave(self, me: str, answered: Collection[int]) -> None:
        self.told = list(answered)

    def require_there(self) -> None:
        if self.down:
            raise StoreUnreachable("store-slow", place="here")


class ShardHost:
    """Sessions that are always up, and tables that need no time."""

    def __init__(self) -> None:
        self.finished = asyncio.Event()
        self.finished.set()
        self.closed: list[int] = []
        self.given_back: list[tuple[set[int], float]] = []
        """The parts that got downtime added, and the seconds."""
        self.begun = 0
        """How often tables were restored."""

    def connected(self, shard: int) -> bool:
        return True

    def connect(self, shard: int) -> None:
        pass

    def disconnect(self, shard: int) -> None:
        self.closed.append(shard)

    async def begin(self, *, first: bool) -> None:
        self.begun += 1

    async def finish(self, residues: Collection[int], modulus: int) -> None:
        await self.finished.wait()

    def drop(self) -> None:
        pass

    def share(self, part: float) -> None:
        self.part = part

    def lapsed(self, residues: Collection[int], modulus: int, seconds: float) -> None:
        self.given_back.append((set(residues), seconds))


class Site:
    """A process that has joined the cluster."""

    def __init__(self) -> None:
        self.leases, self.host = Leases(), ShardHost()
        self.held: list[int] = []
        """The interactions acknowledged before it was clear which process answers."""
        store: Any = SimpleNamespace(leases=self.leases, news=SimpleNamespace(tell=self._tell))
        self.cluster = Cluster(store, self.host, Range(0, 1, 2))

    async def _tell(self, news: str) -> None:
        pass

    async def decide(self, guild_id: int, interaction_id: int, made_at: float = inf) -> AnswerDecision:
        """Make an interaction, and return the process's decision."""

        async def hold() -> None:
            self.held.append(interaction_id)

        return await self.cluster.decide(guild_id, interaction_id, made_at, hold)

    async def admits(self, guild_id: int, interaction_id: int) -> bool:
        """Make an interaction, and return whether the process is to answer it."""
        return await self.decide(guild_id, interaction_id) is AnswerDecision.ANSWER

    async def renewed(self) -> None:
        """Wait until the leases have been renewed once more."""
        before = self.leases.renewed
        while self.leases.renewed == before:
            self.cluster.request_renewal()
            await asyncio.sleep(0)

    async def start_hand_over(self) -> None:
        """Let another process request the second part, and start its hand-over."""
        self.leases.change(1, wanted_by=OTHER)
        await self.renewed()
        await asyncio.sleep(0)


@pytest_asyncio.fixture
async def site(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Site]:
    for name, seconds in (("HOLD", 0.02), ("PATIENCE", 0.05), ("SETTLED", 0.08)):
        monkeypatch.setattr(module, name, seconds)
    site = Site()
    await site.cluster.join()
    await site.renewed()
    yield site
    await site.cluster.close()


async def test_a_process_uses_only_its_share_of_discords_rate_limit(site: Site) -> None:
    assert site.host.part == site.cluster.share == 1
    site.leases.change(1, owner=OTHER)
    await site.renewed()
    await asyncio.sleep(0)
    assert site.host.part == site.cluster.share == 0.5


async def test_tasks_are_cancelled_in_the_order_in_which_they_were_started(site: Site) -> None:
    """The order of a set would depend on memory addresses, and no simulation could be repeated."""
    ended = list[int]()

    async def work(number: int) -> None:
        try:
            await asyncio.Event().wait()
        finally:
            ended.append(number)

    for number in range(20):
        site.cluster._spawn(work(number))
    await asyncio.sleep(0)
    await site.cluster.close()
    await asyncio.sleep(0)
    assert ended == list(range(20))


@pytest.mark.parametrize("steps", range(12))
async def test_waiting_interactions_end_with_the_process(
    site: Site, steps: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Interactions that wait end if they are cancelled at any step. Otherwise the process could not end."""
    monkeypatch.setattr(module, "PATIENCE", LONG)
    site.host.finished.clear()
    await site.start_hand_over()
    others = asyncio.all_tasks()
    waiting = [asyncio.ensure_future(site.decide(THERE, n)) for n in range(5)]
    while len(site.held) < len(waiting):  # noqa: ASYNC110  # the test looks at each step
        await asyncio.sleep(0)
    await site.renewed()
    for _ in range(steps):
        await asyncio.sleep(0)
    for task in asyncio.all_tasks() - others:
        task.cancel()
    _, left = await asyncio.wait(waiting, timeout=LONG)
    assert not left
    assert all(each.cancelled() for each in waiting)


async def test_sessions_of_served_shards_open_before_others(site: Site) -> None:
    site.leases.change(1, owner=OTHER)
    await site.renewed()
    await asyncio.sleep(0)
    await site.cluster.may_identify(0, 0, 1)
    assert site.leases.head_starts == [0, 0, 0], "it asks again until it is its turn"
    await site.cluster.may_identify(1, 0, 1)
    assert site.leases.head_starts[3:] == [module.HEAD_START]


async def test_sessions_open_at_a_fixed_pace_if_the_database_does_not_answer(site: Site) -> None:
    site.leases.down = True
    await site.cluster.may_identify(0, 0, 0.001)
    assert site.leases.head_starts == []


async def test_a_process_with_nothing_to_serve_is_idle(site: Site) -> None:
    assert not site.cluster.idle
    for residue in (0, 1):
        site.leases.change(residue, owner=OTHER)
    site.leases.others = [Member(OTHER, 2, 0, 1), Member("third", 2, 0, 1)]
    await site.renewed()
    await asyncio.sleep(0)
    assert not site.cluster.idle  # one of them still has more than its share
    site.leases.change(0, owner="third")
    await site.renewed()
    await asyncio.sleep(0)
    assert site.cluster.idle


async def test_no_interaction_is_answered_while_its_shard_is_handed_over(site: Site) -> None:
    site.host.finished.clear()
    await site.start_hand_over()
    assert not await site.admits(THERE, 1)
    assert await site.admits(HERE, 2)
    assert site.held == [1]


async def test_an_interaction_of_another_process_is_not_acknowledged(site: Site) -> None:
    site.leases.change(1, owner=OTHER)
    await site.renewed()
    await asyncio.sleep(0)
    assert not await site.admits(THERE, 1)
    assert site.held == []


async def test_a_shard_that_may_have_been_handed_over_is_answered_last_while_the_database_is_down(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    site.host.finished.clear()
    await site.start_hand_over()
    hand_over = site.leases.hand_over

    async def then_gone(*args: Any) -> bool:
        await hand_over(*args)
        site.leases.down = True
        raise StoreUnreachable("store-slow", place="here")

    site.leases.hand_over = then_gone  # type: ignore[method-assign]
    site.host.finished.set()
    await site.leases.tried.wait()
    monkeypatch.setattr(module, "SETTLED", 60.0)
    waits = asyncio.create_task(site.admits(THERE, 1))
    assert await site.admits(HERE, 2)  # a part that is not handed over is still answered
    await asyncio.wait({waits}, timeout=2 * module.PATIENCE)
    assert not waits.done()  # a new owner answers first
    waits.cancel()
    monkeypatch.setattr(module, "SETTLED", 0.08)
    assert await site.decide(THERE, 3) is AnswerDecision.APOLOGIZE


async def test_a_shard_is_answered_again_after_a_failed_hand_over(site: Site) -> None:
    site.host.finished.clear()
    await site.start_hand_over()
    site.leases.down = True
    site.host.finished.set()
    await site.leases.tried.wait()
    site.leases.down = False
    site.leases.change(1, wanted_by="")
    await site.renewed()
    assert await site.admits(THERE, 2)


@pytest.mark.parametrize("lost", [False, True])
async def test_a_shard_has_one_owner_while_the_database_is_slow_to_confirm_a_hand_over(
    site: Site, lost: bool
) -> None:
    """Otherwise both would show its tables, and each delete the other's messages."""
    site.host.finished.clear()
    await site.start_hand_over()
    hand_over, answer = site.leases.hand_over, asyncio.Event()

    async def slowly(*args: Any) -> bool:
        done = await hand_over(*args)
        await answer.wait()
        if lost:
            raise StoreUnreachable("store-slow", place="here")
        return done

    site.leases.hand_over = slowly  # type: ignore[method-assign]
    assert site.cluster.serves(THERE)
    site.host.finished.set()
    await site.leases.tried.wait()
    assert (site.cluster.serves(HERE), site.cluster.serves(THERE)) == (True, False)
    answer.set()
    await site.renewed()
    assert (site.cluster.serves(HERE), site.cluster.serves(THERE)) == (True, False)


async def test_timers_that_fired_during_a_failed_hand_over_are_restored(site: Site) -> None:
    site.host.finished.clear()
    await site.start_hand_over()
    begun = site.host.begun
    site.leases.down = True
    site.host.finished.set()
    await site.leases.tried.wait()
    assert not site.cluster.serves(THERE)
    site.leases.down = False
    site.leases.change(1, wanted_by="")
    await site.renewed()
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert site.cluster.serves(THERE)
    assert site.host.begun == begun + 1


async def test_an_event_during_a_hand_over_is_handled_by_the_process_that_comes_to_serve_the_server(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither owner serves it at that moment, and Discord reports a deleted channel only once."""
    assert await site.cluster.will_serve(THERE)
    monkeypatch.setattr(module, "SETTLED", LONG)
    site.leases.change(1, owner=OTHER)
    await site.renewed()
    comes = asyncio.ensure_future(site.cluster.will_serve(THERE))
    await site.renewed()
    assert not comes.done()
    site.leases.change(1, owner=site.cluster.id)
    await site.renewed()
    assert await comes


async def test_an_event_on_a_server_just_handed_over_is_left_to_the_next_owner(site: Site) -> None:
    site.host.finished.clear()
    await site.start_hand_over()
    comes = asyncio.ensure_future(site.cluster.will_serve(THERE))
    await asyncio.sleep(0)
    assert not comes.done()
    site.host.finished.set()
    await site.leases.tried.wait()
    assert not await comes


@pytest.mark.parametrize("leaving", [False, True])
async def test_nothing_is_handed_over_to_a_process_that_is_gone(site: Site, leaving: bool) -> None:
    """Otherwise the hand-over would be retried forever, and the shard would answer no interaction."""
    site.leases.others = [Member(OTHER, 2, 0, 1, leaving=True)] if leaving else []
    await site.start_hand_over()
    assert await site.admits(THERE, 1)
    assert not site.leases.tried.is_set()


async def test_the_next_owner_gets_all_recently_answered_interactions(site: Site) -> None:
    many = list(range(1, 2 * REMEMBERED))
    for number in many:
        assert await site.admits(HERE, number)
    await site.start_hand_over()
    await site.leases.tried.wait()
    assert site.leases.told == many


async def test_the_next_owner_of_a_released_part_gets_all_answered_interactions(
    site: Site,
) -> None:
    """A process still answers interactions while it ends. Its successor must not answer them again."""
    assert await site.admits(HERE, 1)
    leave = site.leases.leave

    async def slowly(*args: Any) -> None:
        await leave(*args)
        assert not await site.admits(HERE, 2)

    site.leases.leave = slowly  # type: ignore[method-assign]
    await site.cluster.close()
    assert site.leases.told == [1]
    site.leases.leave = leave  # type: ignore[method-assign]


async def test_old_interactions_are_forgotten_however_often_they_were_passed_on(site: Site) -> None:
    """Otherwise the list would grow with every process that joins and leaves."""
    second = 1000 << 22
    long_past = range(1, REMEMBERED)
    site.leases.change(1, owner=OTHER)
    await site.renewed()
    site.leases.change(1, owner=site.cluster.id, answered=frozenset(long_past))
    await site.renewed()
    lately = [(10 * second) + number for number in range(REMEMBERED)]
    for number in [*lately, 20 * second]:
        assert await site.admits(HERE, number)
    await site.start_hand_over()
    await site.leases.tried.wait()
    assert site.leases.told == [*lately, 20 * second]


async def test_answered_interactions_are_passed_on_to_the_next_owner_but_one(site: Site) -> None:
    site.leases.change(1, owner=OTHER)
    await site.renewed()
    site.leases.change(1, owner=site.cluster.id, answered=frozenset({7, 8}))
    await site.renewed()
    assert await site.admits(THERE, 9)
    await site.start_hand_over()
    await site.leases.tried.wait()
    assert site.leases.told == [7, 8, 9]


async def test_a_process_that_is_cut_off_answers_last(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    at = time.monotonic()
    monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=lambda: at, time=lambda: at))
    await site.renewed()
    site.leases.down = True
    at += EXPIRY
    site.cluster.request_renewal()
    monkeypatch.setattr(module, "PATIENCE", 60.0)
    waits = asyncio.create_task(site.admits(HERE, 1))
    await asyncio.wait({waits}, timeout=0.05)
    assert not waits.done()  # a new owner answers first
    waits.cancel()
    monkeypatch.setattr(module, "PATIENCE", 0.05)
    assert await site.decide(HERE, 2) is AnswerDecision.APOLOGIZE  # the tables in memory may be stale
    site.leases.down = False
    await site.renewed()
    await site.start_hand_over()
    await site.leases.tried.wait()
    assert site.leases.told == [2]  # an apology counts as an answer


async def test_the_session_of_a_shard_that_another_process_serves_is_closed(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = time.monotonic()
    monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=lambda: at, time=lambda: at))
    site.leases.change(1, owner=OTHER)
    await site.renewed()
    await site.renewed()
    assert site.host.closed == []
    at += LINGERING + 1
    await site.renewed()
    await site.renewed()
    assert site.host.closed == [1]


@pytest.mark.parametrize(
    ("answered", "number", "admitted"),
    [
        (range(1000, 1000 + REMEMBERED), 1000, False),
        (range(1000, 1000 + REMEMBERED), 999, False),  # older than every remembered one
        (range(1000, 1000 + REMEMBERED), 1000 + REMEMBERED, True),
        (range(1000, 1002), 999, True),  # every answer is remembered
        (range(1000, 1002), 1001, False),
        ((), 1, True),
    ],
)
async def test_an_interaction_that_the_previous_owner_answered_is_not_answered_again(
    site: Site, answered: Collection[int], number: int, admitted: bool
) -> None:
    site.leases.change(0, answered=frozenset(answered))
    await site.renewed()
    await asyncio.sleep(0)
    assert await site.admits(HERE, number) is admitted


@pytest.mark.parametrize("told", [{}, {0: 7.0, 1: 7.0}], ids=["nothing since", "another lapse since"])
async def test_a_lapse_is_added_to_clocks_though_its_report_was_lost(
    site: Site, told: dict[int, float], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database reports a lapse once. Here the report is lost, and the next one, if any, is shorter."""
    now = time.monotonic()
    monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=lambda: now, time=lambda: now))
    await site.renewed()
    await asyncio.sleep(0)
    assert site.host.given_back == []
    now += EXPIRY + 5
    site.leases.lapsed = told
    await site.renewed()
    await asyncio.sleep(0)
    ((parts, seconds),) = site.host.given_back
    assert (parts, round(seconds)) == ({0, 1}, EXPIRY + 5)


async def test_a_lapse_whose_report_was_lost_is_added_to_clocks_though_parts_were_split(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = time.monotonic()
    monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=lambda: now, time=lambda: now))
    await site.renewed()
    now += EXPIRY + 5  # frozen; the answer that reported the lapse was lost

    async def renew(me: Member) -> Situation:  # and a process with four shards has joined
        site.leases.renewed += 1
        parts = [Part(residue, me.id, True, "", frozenset()) for residue in range(4)]
        return Situation(4, parts, [me], {})

    monkeypatch.setattr(site.leases, "renew", renew)
    await site.renewed()
    await asyncio.sleep(0)
    assert [(parts, round(seconds)) for parts, seconds in site.host.given_back] == [
        ({0, 1, 2, 3}, EXPIRY + 5)
    ]


async def test_timers_that_fired_during_a_slow_renewal_are_restored(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The renewal began in time, so nothing lapsed, but it ended after the previous leases had expired."""
    now, renew = time.monotonic(), site.leases.renew
    monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=lambda: now, time=lambda: now))
    await site.renewed()
    await asyncio.sleep(0)
    begun = site.host.begun

    async def slowly(me: Member) -> Situation:
        nonlocal now
        now += EXPIRY - 0.1
        return await renew(me)

    monkeypatch.setattr(site.leases, "renew", slowly)
    await site.renewed()
    await asyncio.sleep(0)
    monkeypatch.setattr(site.leases, "renew", renew)
    assert site.host.begun > begun
    assert site.host.given_back == []


@pytest.mark.parametrize(
    ("age", "since", "decision"),
    [
        (ANSWERABLE + 1, 0.0, AnswerDecision.LEAVE),
        (ANSWERABLE - 1, 0.0, AnswerDecision.ANSWER),
        (ANSWERABLE + 1, RECENT + 1, AnswerDecision.ANSWER),
    ],
    ids=["too late", "in time", "the clock is wrong, long after"],
)
async def test_an_old_interaction_that_a_previous_owner_may_have_answered_is_left(
    site: Site, monkeypatch: pytest.MonkeyPatch, age: float, since: float, decision: AnswerDecision
) -> None:
    """This process was frozen when the interaction was made. The owner at that time may have answered it, and
    was killed before it reported that."""
    at = time.monotonic() + since
    monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=lambda: at, time=lambda: at))
    await site.renewed()
    assert await site.decide(HERE, 1, made_at=at - age) is decision
