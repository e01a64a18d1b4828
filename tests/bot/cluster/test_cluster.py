"""Who answers: one process among others, with leases and sessions that do as they are told here."""

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
"""A server of the part that stays, and one of the part that is passed on."""
LONG = 60.0
"""Seconds that nothing here takes, on however busy a machine."""


class Leases:
    """Two parts, both the process's own."""

    def __init__(self) -> None:
        self.parts = [Part(residue, "", True, "", frozenset()) for residue in (0, 1)]
        self.others = [Member(OTHER, 2, 0, 1)]
        self.down = False
        self.renewed = 0
        self.lapsed: dict[int, float] = {}
        """By part, how long it has lapsed; told once."""
        self.told: list[int] = []
        """The interactions of which the next owner was told."""
        self.tried = asyncio.Event()
        """Set once something was to be passed on."""
        self.head_starts: list[float] = []
        """How long others came first each time it was asked whether a session may be begun."""

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
    """Sessions that are always up, and tables that take no time."""

    def __init__(self) -> None:
        self.finished = asyncio.Event()
        self.finished.set()
        self.closed: list[int] = []
        self.given_back: list[tuple[set[int], float]] = []
        """Which parts were given how many seconds back."""
        self.begun = 0
        """How often tables were taken up."""

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
    """A process that has joined."""

    def __init__(self) -> None:
        self.leases, self.served = Leases(), ShardHost()
        self.held: list[int] = []
        """What was acknowledged before it was clear who answers."""
        store: Any = SimpleNamespace(leases=self.leases, news=SimpleNamespace(tell=self._tell))
        self.cluster = Cluster(store, self.served, Range(0, 1, 2))

    async def _tell(self, news: str) -> None:
        pass

    async def admission(self, guild_id: int, interaction_id: int, made_at: float = inf) -> AnswerDecision:
        """Have somebody press something; return what the process is to do about it."""

        async def hold() -> None:
            self.held.append(interaction_id)

        return await self.cluster.decide(guild_id, interaction_id, made_at, hold)

    async def admits(self, guild_id: int, interaction_id: int) -> bool:
        """Have somebody press something; return whether the process is to answer it."""
        return await self.admission(guild_id, interaction_id) is AnswerDecision.ANSWER

    async def renewed(self) -> None:
        """Wait until the leases have been renewed once more."""
        before = self.leases.renewed
        while self.leases.renewed == before:
            self.cluster.request_renewal()
            await asyncio.sleep(0)

    async def passing(self) -> None:
        """Have the second part be asked for, and its passing on begun."""
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


async def test_a_process_keeps_to_its_part_of_discords_limit(site: Site) -> None:
    assert site.served.part == site.cluster.share == 1
    site.leases.change(1, owner=OTHER)
    await site.renewed()
    await asyncio.sleep(0)
    assert site.served.part == site.cluster.share == 0.5


async def test_what_is_under_way_ends_in_the_order_in_which_it_was_begun(site: Site) -> None:
    """A set of tasks is in the order of where they lie in memory: no run could be played again."""
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
async def test_presses_that_wait_end_with_the_process(
    site: Site, steps: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever step they have come to: the process would not end before they have."""
    monkeypatch.setattr(module, "PATIENCE", LONG)
    site.served.finished.clear()
    await site.passing()
    others = asyncio.all_tasks()
    waiting = [asyncio.ensure_future(site.admission(THERE, n)) for n in range(5)]
    while len(site.held) < len(waiting):  # noqa: ASYNC110 (what they do is looked at step by step)
        await asyncio.sleep(0)
    await site.renewed()
    for _ in range(steps):
        await asyncio.sleep(0)
    for task in asyncio.all_tasks() - others:
        task.cancel()
    _, left = await asyncio.wait(waiting, timeout=LONG)
    assert not left
    assert all(each.cancelled() for each in waiting)


async def test_a_session_that_people_wait_for_is_asked_for_before_others(site: Site) -> None:
    site.leases.change(1, owner=OTHER)
    await site.renewed()
    await asyncio.sleep(0)
    await site.cluster.may_identify(0, 0, 1)
    assert site.leases.head_starts == [0, 0, 0], "it asks again until it is its turn"
    await site.cluster.may_identify(1, 0, 1)
    assert site.leases.head_starts[3:] == [module.HEAD_START]


async def test_sessions_are_begun_more_slowly_where_the_database_does_not_answer(site: Site) -> None:
    site.leases.down = True
    await site.cluster.may_identify(0, 0, 0.001)
    assert site.leases.head_starts == []


async def test_a_process_that_is_left_nothing_to_serve_is_idle(site: Site) -> None:
    assert not site.cluster.idle
    for residue in (0, 1):
        site.leases.change(residue, owner=OTHER)
    site.leases.others = [Member(OTHER, 2, 0, 1), Member("third", 2, 0, 1)]
    await site.renewed()
    await asyncio.sleep(0)
    assert not site.cluster.idle  # one of the two is more than the other has to keep
    site.leases.change(0, owner="third")
    await site.renewed()
    await asyncio.sleep(0)
    assert site.cluster.idle


async def test_nobody_is_answered_while_their_shard_changes_hands(site: Site) -> None:
    site.served.finished.clear()
    await site.passing()
    assert not await site.admits(THERE, 1)
    assert await site.admits(HERE, 2)
    assert site.held == [1]


async def test_what_another_process_serves_is_not_acknowledged(site: Site) -> None:
    site.leases.change(1, owner=OTHER)
    await site.renewed()
    await asyncio.sleep(0)
    assert not await site.admits(THERE, 1)
    assert site.held == []


async def test_a_shard_that_may_have_been_passed_on_is_answered_last_of_all_while_the_database_is_gone(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    site.served.finished.clear()
    await site.passing()
    hand_over = site.leases.hand_over

    async def then_gone(*args: Any) -> bool:
        await hand_over(*args)
        site.leases.down = True
        raise StoreUnreachable("store-slow", place="here")

    site.leases.hand_over = then_gone  # type: ignore[method-assign]
    site.served.finished.set()
    await site.leases.tried.wait()
    monkeypatch.setattr(module, "SETTLED", 60.0)
    waits = asyncio.create_task(site.admits(THERE, 1))
    assert await site.admits(HERE, 2)  # nobody takes anything over meanwhile
    await asyncio.wait({waits}, timeout=2 * module.PATIENCE)
    assert not waits.done()  # whoever has taken over answers first
    waits.cancel()
    monkeypatch.setattr(module, "SETTLED", 0.08)
    assert await site.admission(THERE, 3) is AnswerDecision.APOLOGIZE


async def test_a_shard_that_could_not_be_passed_on_is_answered_again(site: Site) -> None:
    site.served.finished.clear()
    await site.passing()
    site.leases.down = True
    site.served.finished.set()
    await site.leases.tried.wait()
    site.leases.down = False
    site.leases.change(1, wanted_by="")
    await site.renewed()
    assert await site.admits(THERE, 2)


@pytest.mark.parametrize("lost", [False, True])
async def test_a_shard_is_not_served_by_two_while_the_database_is_slow_to_say_that_it_was_passed_on(
    site: Site, lost: bool
) -> None:
    """Else its tables would be shown by both, and each delete what the other has put up."""
    site.served.finished.clear()
    await site.passing()
    hand_over, answer = site.leases.hand_over, asyncio.Event()

    async def slowly(*args: Any) -> bool:
        done = await hand_over(*args)
        await answer.wait()
        if lost:
            raise StoreUnreachable("store-slow", place="here")
        return done

    site.leases.hand_over = slowly  # type: ignore[method-assign]
    assert site.cluster.serves(THERE)
    site.served.finished.set()
    await site.leases.tried.wait()
    assert (site.cluster.serves(HERE), site.cluster.serves(THERE)) == (True, False)
    answer.set()
    await site.renewed()
    assert (site.cluster.serves(HERE), site.cluster.serves(THERE)) == (True, False)


async def test_what_rang_while_a_shard_was_passed_on_in_vain_is_taken_up(site: Site) -> None:
    site.served.finished.clear()
    await site.passing()
    begun = site.served.begun
    site.leases.down = True
    site.served.finished.set()
    await site.leases.tried.wait()
    assert not site.cluster.serves(THERE)
    site.leases.down = False
    site.leases.change(1, wanted_by="")
    await site.renewed()
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert site.cluster.serves(THERE)
    assert site.served.begun == begun + 1


async def test_what_happens_on_a_server_while_it_changes_hands_is_seen_to_by_who_comes_to_serve_it(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither owner serves it at that instant, and Discord tells of a deleted channel once."""
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


async def test_what_happens_on_a_server_that_was_just_passed_on_is_left_to_the_next_owner(site: Site) -> None:
    site.served.finished.clear()
    await site.passing()
    comes = asyncio.ensure_future(site.cluster.will_serve(THERE))
    await asyncio.sleep(0)
    assert not comes.done()
    site.served.finished.set()
    await site.leases.tried.wait()
    assert not await comes


@pytest.mark.parametrize("leaving", [False, True])
async def test_nothing_is_passed_on_to_a_process_that_has_gone(site: Site, leaving: bool) -> None:
    """Else it would be tried again and again, and nobody of that shard be answered meanwhile."""
    site.leases.others = [Member(OTHER, 2, 0, 1, leaving=True)] if leaving else []
    await site.passing()
    assert await site.admits(THERE, 1)
    assert not site.leases.tried.is_set()


async def test_the_next_owner_is_told_of_everything_that_was_answered_lately(site: Site) -> None:
    many = list(range(1, 2 * REMEMBERED))
    for number in many:
        assert await site.admits(HERE, number)
    await site.passing()
    await site.leases.tried.wait()
    assert site.leases.told == many


async def test_whoever_takes_what_was_given_up_is_told_of_everything_that_was_answered_until_then(
    site: Site,
) -> None:
    """Else what people press as a process ends would be answered by it and by the next."""
    assert await site.admits(HERE, 1)
    leave = site.leases.leave

    async def slowly(*args: Any) -> None:
        await leave(*args)
        assert not await site.admits(HERE, 2)

    site.leases.leave = slowly  # type: ignore[method-assign]
    await site.cluster.close()
    assert site.leases.told == [1]
    site.leases.leave = leave  # type: ignore[method-assign]


async def test_what_is_long_past_is_forgotten_however_often_it_was_passed_on(site: Site) -> None:
    """Else what is kept would grow with every process that comes and goes."""
    second = 1000 << 22
    long_past = range(1, REMEMBERED)
    site.leases.change(1, owner=OTHER)
    await site.renewed()
    site.leases.change(1, owner=site.cluster.id, answered=frozenset(long_past))
    await site.renewed()
    lately = [(10 * second) + number for number in range(REMEMBERED)]
    for number in [*lately, 20 * second]:
        assert await site.admits(HERE, number)
    await site.passing()
    await site.leases.tried.wait()
    assert site.leases.told == [*lately, 20 * second]


async def test_the_next_owner_but_one_is_told_of_it_too(site: Site) -> None:
    site.leases.change(1, owner=OTHER)
    await site.renewed()
    site.leases.change(1, owner=site.cluster.id, answered=frozenset({7, 8}))
    await site.renewed()
    assert await site.admits(THERE, 9)
    await site.passing()
    await site.leases.tried.wait()
    assert site.leases.told == [7, 8, 9]


async def test_whoever_is_cut_off_answers_last_of_all(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    at = time.monotonic()
    monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=lambda: at, time=lambda: at))
    await site.renewed()
    site.leases.down = True
    at += EXPIRY
    site.cluster.request_renewal()
    monkeypatch.setattr(module, "PATIENCE", 60.0)
    waits = asyncio.create_task(site.admits(HERE, 1))
    await asyncio.wait({waits}, timeout=0.05)
    assert not waits.done()  # whoever has taken over answers first
    waits.cancel()
    monkeypatch.setattr(module, "PATIENCE", 0.05)
    assert (
        await site.admission(HERE, 2) is AnswerDecision.APOLOGIZE
    )  # from what may be old nobody is answered
    site.leases.down = False
    await site.renewed()
    await site.passing()
    await site.leases.tried.wait()
    assert site.leases.told == [2]  # an apology is an answer


async def test_the_session_of_a_shard_that_another_has_taken_is_closed(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = time.monotonic()
    monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=lambda: at, time=lambda: at))
    site.leases.change(1, owner=OTHER)
    await site.renewed()
    await site.renewed()
    assert site.served.closed == []
    at += LINGERING + 1
    await site.renewed()
    await site.renewed()
    assert site.served.closed == [1]


@pytest.mark.parametrize(
    ("answered", "number", "admitted"),
    [
        (range(1000, 1000 + REMEMBERED), 1000, False),
        (range(1000, 1000 + REMEMBERED), 999, False),  # older than all that is remembered
        (range(1000, 1000 + REMEMBERED), 1000 + REMEMBERED, True),
        (range(1000, 1002), 999, True),  # all there was is remembered
        (range(1000, 1002), 1001, False),
        ((), 1, True),
    ],
)
async def test_what_the_owner_before_has_answered_is_not_answered_again(
    site: Site, answered: Collection[int], number: int, admitted: bool
) -> None:
    site.leases.change(0, answered=frozenset(answered))
    await site.renewed()
    await asyncio.sleep(0)
    assert await site.admits(HERE, number) is admitted


@pytest.mark.parametrize("told", [{}, {0: 7.0, 1: 7.0}], ids=["nothing since", "another lapse since"])
async def test_a_lapse_is_given_back_though_the_answer_that_told_of_it_was_lost(
    site: Site, told: dict[int, float], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database tells of it once, and the connection broke just then; what it tells next is less."""
    now = time.monotonic()
    monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=lambda: now, time=lambda: now))
    await site.renewed()
    await asyncio.sleep(0)
    assert site.served.given_back == []
    now += EXPIRY + 5
    site.leases.lapsed = told
    await site.renewed()
    await asyncio.sleep(0)
    ((parts, seconds),) = site.served.given_back
    assert (parts, round(seconds)) == ({0, 1}, EXPIRY + 5)


async def test_a_lapse_whose_answer_was_lost_is_given_back_also_where_parts_were_split_meanwhile(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = time.monotonic()
    monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=lambda: now, time=lambda: now))
    await site.renewed()
    now += EXPIRY + 5  # frozen; the database then told of it in an answer that was lost

    async def renew(me: Member) -> Situation:  # and one has come that counts four shards
        site.leases.renewed += 1
        parts = [Part(residue, me.id, True, "", frozenset()) for residue in range(4)]
        return Situation(4, parts, [me], {})

    monkeypatch.setattr(site.leases, "renew", renew)
    await site.renewed()
    await asyncio.sleep(0)
    assert [(parts, round(seconds)) for parts, seconds in site.served.given_back] == [
        ({0, 1, 2, 3}, EXPIRY + 5)
    ]


async def test_what_rang_during_a_slow_renewal_is_taken_up(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It began in time, and so nothing has lapsed, but it ended when the leases before had run out."""
    now, renew = time.monotonic(), site.leases.renew
    monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=lambda: now, time=lambda: now))
    await site.renewed()
    await asyncio.sleep(0)
    begun = site.served.begun

    async def slowly(me: Member) -> Situation:
        nonlocal now
        now += EXPIRY - 0.1
        return await renew(me)

    monkeypatch.setattr(site.leases, "renew", slowly)
    await site.renewed()
    await asyncio.sleep(0)
    monkeypatch.setattr(site.leases, "renew", renew)
    assert site.served.begun > begun
    assert site.served.given_back == []


@pytest.mark.parametrize(
    ("age", "since", "admission"),
    [
        (ANSWERABLE + 1, 0.0, AnswerDecision.LEAVE),
        (ANSWERABLE - 1, 0.0, AnswerDecision.ANSWER),
        (ANSWERABLE + 1, RECENT + 1, AnswerDecision.ANSWER),
    ],
    ids=["too late", "in time", "the clock is wrong, long after"],
)
async def test_what_an_owner_before_may_have_answered_long_ago_is_left(
    site: Site, monkeypatch: pytest.MonkeyPatch, age: float, since: float, admission: AnswerDecision
) -> None:
    """This process was frozen when it was pressed, and the owner of then was killed before it could tell."""
    at = time.monotonic() + since
    monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=lambda: at, time=lambda: at))
    await site.renewed()
    assert await site.admission(HERE, 1, made_at=at - age) is admission
