"""Several processes on one database: each part has one owner, and only the owner can save its tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from datetime import UTC, datetime
from typing import TypeAlias

import asyncpg
import pytest
import pytest_asyncio
from sqlalchemy import make_url, text

from bot.store import DeliveryRow, HandRow, LeaseLost, Member, NewMatch, SeatRow, State, Store
from bot.store.coordination import news
from bot.store.coordination.leases import Situation
from tests.bot.store.conftest import ANN, BOB, CEES, StandingClock, commit_of, create, revision_of, save
from tests.postgres import tell

pytestmark = pytest.mark.postgres
Make = Callable[..., NewMatch]
Two: TypeAlias = "tuple[Process, Process]"
SERVER = 5 << 22
"""A server of shard 1 of 4."""
OTHER = 6 << 22
ALL = (0, 1, 2, 3)
STANDS = """
CREATE SCHEMA standing;
CREATE FUNCTION standing.clock_timestamp() RETURNS timestamptz LANGUAGE sql IMMUTABLE
    AS $$ SELECT '2026-03-14 15:09:26+00'::timestamptz $$;
ALTER DATABASE {name} SET search_path = standing, public, pg_catalog;
"""
"""Makes the database's clock stand, for new connections. Otherwise a lease would expire on a busy machine."""
GOES = "ALTER DATABASE {name} RESET search_path; DROP SCHEMA standing CASCADE;"


class Process:
    """One process of a cluster."""

    def __init__(self, name: str, store: Store, shards: int = 4) -> None:
        self.me, self.store = Member(name, shards, 0, shards - 1), store
        self.leases = store.leases
        self.leases.set_owner(name)

    async def renew(self) -> Situation:
        return await self.leases.renew(self.me)

    async def own(self) -> list[int]:
        """Return the parts whose lease this process has."""
        situation = await self.renew()
        return [part.residue for part in situation.parts if part.owner == self.me.id and part.holds]

    async def take(self, *residues: int, modulus: int = 4) -> None:
        await self.leases.take(self.me.id, modulus, residues)

    async def saves(self, match_id: str) -> bool:
        """Return whether this process can save a move of a match."""
        revision = await revision_of(self.store, match_id)
        try:
            await self.store.commit(commit_of(match_id, revision, (revision - 1, 0, "draw")))
        except LeaseLost:
            assert await revision_of(self.store, match_id) == revision
            return False
        return True


@pytest_asyncio.fixture
async def standing_url(postgres_url: str) -> AsyncIterator[str]:
    """The address of a database whose clock stands."""
    name = make_url(postgres_url).database
    await tell(STANDS.format(name=name), postgres_url)
    yield postgres_url
    await tell(GOES.format(name=name), postgres_url)


@pytest_asyncio.fixture
async def two(standing_url: str) -> AsyncIterator[tuple[Process, Process]]:
    """Two processes; the first one serves everything."""
    async with AsyncExitStack() as stack:
        ann, bob = [
            Process(name, await stack.enter_async_context(await Store.open(standing_url)))
            for name in ("ann", "bob")
        ]
        await ann.leases.divide(4)
        await ann.renew()
        await bob.renew()
        await ann.take(*ALL)
        yield ann, bob


async def age(url: str, seconds: int, *names: str) -> None:
    """Make these processes' last renewal this many seconds older."""
    known = ", ".join(f"'{name}'" for name in names)
    await tell(
        f"UPDATE leases SET renewed_at = renewed_at - interval '{seconds} s' WHERE owner IN ({known});"  # noqa: S608
        f"UPDATE processes SET seen_at = seen_at - interval '{seconds} s' WHERE id IN ({known})",
        url,
    )


async def test_a_valid_lease_keeps_others_from_taking_or_saving(
    two: tuple[Process, Process], a_table: Make
) -> None:
    ann, bob = two
    await create(ann.store, a_table(guild_id=SERVER))
    await bob.take(*ALL)
    assert (await ann.own(), await bob.own()) == (list(ALL), [])
    assert await ann.saves("abcd2345")
    assert not await bob.saves("abcd2345")
    with pytest.raises(LeaseLost):
        await create(bob.store, a_table("other234", guild_id=SERVER))
    assert await revision_of(ann.store, "other234") == 0


async def test_an_expired_lease_can_be_taken_and_its_owner_cannot_save(
    two: tuple[Process, Process], a_table: Make, postgres_url: str
) -> None:
    ann, bob = two
    await create(ann.store, a_table(guild_id=SERVER))
    at = (await ann.store.matches.load("abcd2345")).touched_at
    await age(postgres_url, 3, "ann")
    await bob.take(*ALL)
    assert await bob.own() == []
    await age(postgres_url, 4, "ann")
    assert not await ann.saves("abcd2345"), "its lease has expired, although no other process has taken it"
    await bob.take(1)
    assert (await ann.own(), await bob.own()) == ([0, 2, 3], [1])
    assert not await ann.saves("abcd2345")
    assert await bob.saves("abcd2345")
    assert 7 <= await bob.store.absences.since(at.replace(year=2000), SERVER) < 60
    assert [member.id for member in (await bob.renew()).members] == ["ann", "bob"]


async def test_only_the_owner_can_save_the_end_of_a_match(
    two: tuple[Process, Process], a_table: Make
) -> None:
    ann, bob = two
    await create(ann.store, a_table(guild_id=SERVER))
    with pytest.raises(LeaseLost):
        await save(bob.store, "abcd2345", state=State.ABANDONED)
    await save(ann.store, "abcd2345", state=State.ABANDONED)


async def test_only_the_owner_can_replace_seats_and_tokens_stay_with_players(
    two: tuple[Process, Process], a_table: Make, clock: StandingClock
) -> None:
    ann, bob = two
    table = a_table(guild_id=SERVER)
    await create(ann.store, table)
    for seat, user_id in ((0, ANN), (2, BOB)):
        await ann.store.hand_tokens.put("abcd2345", user_id, HandRow(seat, str(seat), 77, "en", clock.now))
    changed = (table.seats[0], SeatRow(1, CEES, "Cees"), SeatRow(2, None, "steady", computer=True))
    with pytest.raises(LeaseLost):
        await save(bob.store, "abcd2345", seats=changed)
    assert list(await ann.store.hand_tokens.of("abcd2345")) == [ANN, BOB]
    await save(ann.store, "abcd2345", seats=changed, state=State.PLAYING)
    assert list(await ann.store.hand_tokens.of("abcd2345")) == [ANN]
    assert (await bob.store.matches.load("abcd2345")).seats == changed


async def test_only_the_owner_can_save_what_is_shown(two: tuple[Process, Process], a_table: Make) -> None:
    ann, bob = two
    await create(ann.store, a_table(guild_id=SERVER))
    with pytest.raises(LeaseLost):
        await bob.store.deliveries.put(DeliveryRow("abcd2345", 2))
    assert await bob.store.deliveries.get("abcd2345") is None
    await ann.store.deliveries.put(DeliveryRow("abcd2345", 1))
    with pytest.raises(LeaseLost):
        await bob.store.deliveries.put(DeliveryRow("abcd2345", 2))
    shown = await bob.store.deliveries.get("abcd2345")
    assert shown is not None
    assert shown.message_id == 1


async def test_a_lease_cannot_be_taken_during_a_commit(
    two: tuple[Process, Process], a_table: Make, postgres_url: str
) -> None:
    ann, bob = two
    await create(ann.store, a_table(guild_id=SERVER))
    async with ann.store._database.writing() as connection:
        locked = "SELECT 1 FROM leases WHERE residue = 1 AND owner = 'ann' FOR KEY SHARE"
        await connection.execute(text(locked))
        await age(postgres_url, 9, "ann")
        taking = asyncio.ensure_future(bob.take(1))
        waiting = "SELECT count(*) FROM pg_locks WHERE NOT granted"
        while (await tell(waiting, postgres_url))[0][0] == 0:
            assert not taking.done()
    await taking
    assert await bob.own() == [1]


async def test_a_part_is_handed_over_to_a_live_process_that_wants_it(
    two: tuple[Process, Process], postgres_url: str
) -> None:
    ann, bob = two
    assert not await ann.leases.hand_over("ann", 4, [1], [])
    assert await bob.leases.want("bob", 4, [1, 2])
    assert not await bob.leases.want("bob", 4, [1, 2]), "the request is not new"
    assert await ann.leases.hand_over("ann", 4, [1], [41, 42])
    (part,) = [part for part in (await bob.renew()).parts if part.residue == 1]
    assert (part.owner, part.holds, part.answered) == ("bob", True, frozenset({41, 42}))
    await age(postgres_url, 7, "bob")
    assert not await ann.leases.hand_over("ann", 4, [2], [])
    assert await ann.own() == [0, 2, 3]


async def test_an_expired_lease_can_be_renewed_and_counts_as_lapsed(
    two: tuple[Process, Process], postgres_url: str
) -> None:
    ann, _ = two
    await age(postgres_url, 20, "ann")
    situation = await ann.renew()
    assert set(situation.lapsed) == set(ALL)
    assert all(20 <= seconds < 60 for seconds in situation.lapsed.values())
    assert await ann.own() == list(ALL)
    assert (await ann.renew()).lapsed == {}


async def test_leases_given_up_can_be_taken_at_once(two: tuple[Process, Process]) -> None:
    ann, bob = two
    await ann.leases.leave("ann", [])
    await bob.take(*ALL)
    assert await bob.own() == list(ALL)
    assert [member.id for member in (await bob.renew()).members] == ["bob"]


async def test_the_next_owner_gets_the_answered_interactions(
    two: tuple[Process, Process],
) -> None:
    ann, bob = two
    await ann.leases.leave("ann", [41, 42])
    await bob.take(1)
    parts = (await bob.renew()).parts
    assert [(part.owner, part.answered) for part in parts[:2]] == [
        ("", frozenset({41, 42})),
        ("bob", frozenset({41, 42})),
    ]


async def test_leaving_keeps_answered_interactions_of_earlier_owners(
    two: tuple[Process, Process],
) -> None:
    ann, bob = two
    await bob.leases.want("bob", 4, [1])
    await ann.leases.hand_over("ann", 4, [1], [41, 42])
    await bob.leases.leave("bob", [42, 43])
    parts = (await ann.renew()).parts
    assert (parts[1].owner, parts[1].answered) == ("", frozenset({41, 42, 43}))
    assert parts[2].answered == frozenset()


async def test_dividing_for_another_shard_count_keeps_the_owners(
    two: tuple[Process, Process], a_table: Make
) -> None:
    ann, bob = two
    await create(ann.store, a_table(guild_id=SERVER))
    await create(ann.store, a_table("other234", guild_id=OTHER))
    await bob.leases.divide(6)
    situation = await ann.renew()
    assert (situation.modulus, [part.residue for part in situation.parts]) == (12, list(range(12)))
    assert await ann.own() == list(range(12))
    assert await ann.saves("abcd2345")
    assert await bob.leases.want("bob", 12, [5, 11])  # shard 5 of 6
    assert await ann.leases.hand_over("ann", 12, [5, 11], [])
    assert (await bob.saves("abcd2345"), await ann.saves("abcd2345")) == (True, False)
    assert (await bob.saves("other234"), await ann.saves("other234")) == (False, True)
    await bob.leases.divide(4)
    assert (await ann.renew()).modulus == 12


async def test_parts_are_merged_when_all_processes_use_the_same_shard_count(
    two: tuple[Process, Process], a_table: Make, postgres_url: str
) -> None:
    ann, bob = two
    await create(ann.store, a_table(guild_id=SERVER))
    await create(ann.store, a_table("other234", guild_id=OTHER))
    await bob.leases.divide(6)
    await bob.leases.unite(6)
    assert (await bob.renew()).modulus == 12, "both still use four shards"
    await tell("UPDATE processes SET shards = 6", postgres_url)
    await bob.leases.want("bob", 12, [5])
    await ann.leases.hand_over("ann", 12, [5], [41])
    await bob.leases.unite(6)
    assert (await bob.renew()).modulus == 12, "shard 5 has two owners"
    await bob.leases.want("bob", 12, [11])
    await ann.leases.hand_over("ann", 12, [11], [42, 43])  # further interactions answered until then
    await bob.leases.unite(6)
    situation = await bob.renew()
    assert (situation.modulus, situation.parts[5].answered) == (6, frozenset({41, 42, 43}))
    assert situation.parts[4].answered == frozenset()
    assert (await ann.own(), await bob.own()) == ([0, 1, 2, 3, 4], [5])
    assert (await bob.saves("abcd2345"), await ann.saves("abcd2345")) == (True, False)
    assert (await bob.saves("other234"), await ann.saves("other234")) == (False, True)


async def test_a_process_finds_work_only_on_servers_it_serves(
    two: tuple[Process, Process], a_table: Make
) -> None:
    ann, _ = two
    for id, server in (("abcd2345", SERVER), ("other234", OTHER)):
        await create(ann.store, a_table(id, guild_id=server))
        now = (await ann.store.matches.load(id)).created_at
        await save(ann.store, id, due_at=now)
    for residues, found in (((1,), ["abcd2345"]), ((1, 2), ["abcd2345", "other234"]), ((), [])):
        ann.leases.serve(4, residues)
        assert sorted(await ann.store.matches.due(now)) == found
        assert sorted(await ann.store.matches.to_restore(now - now)) == found
        assert sorted(await ann.store.matches.untouched(now.replace(year=now.year + 1))) == found


async def test_each_bucket_allows_one_session_at_a_time(two: tuple[Process, Process]) -> None:
    ann, bob = two
    assert await ann.leases.may_identify(0, 500.0, 0) == 0
    for each in two:
        assert 400 < await each.leases.may_identify(0, 500.0, 0) <= 500, "the bucket is reserved"
    assert await bob.leases.may_identify(1, 500.0, 0) == 0


async def test_a_session_of_a_served_shard_starts_before_others(
    two: tuple[Process, Process],
) -> None:
    ann, bob = two
    assert await ann.leases.may_identify(0, 0.0, 0) == 0
    assert 800 < await bob.leases.may_identify(0, 500.0, 900.0) <= 900
    assert await ann.leases.may_identify(0, 500.0, 0) == 0
    assert 1300 < await bob.leases.may_identify(0, 500.0, 900.0) <= 1400


async def test_notifications_reach_all_processes(
    two: tuple[Process, Process], postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(news, "AGAIN", 0.01)
    ann, bob = two
    heard: list[str] = []
    came = asyncio.Event()

    def hear(news: str) -> None:
        heard.append(news)
        came.set()

    listening = asyncio.ensure_future(bob.store.news.listen(hear))
    await came.wait()
    assert heard == [""], "notifications may have been missed before"
    came.clear()
    await ann.store.news.tell("user 7")
    await came.wait()
    assert heard == ["", "user 7"]
    name = make_url(postgres_url).database
    await tell(f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS false')
    came.clear()
    await tell(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")  # noqa: S608
    with pytest.raises(asyncpg.PostgresError):
        await tell("SELECT 1", postgres_url)
    await tell(f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS true')
    await came.wait()
    assert heard == ["", "user 7", ""], "notifications may have been missed again"
    listening.cancel()


async def test_an_expired_lease_is_not_handed_over_before_its_renewal(two: Two, postgres_url: str) -> None:
    """The lease's owner was frozen, or the database stalled. The renewal counts that time as downtime; a
    hand-over would lose it."""
    ann, bob = two
    before = await _absent(ann)
    await bob.leases.want("bob", 4, [1])
    await age(postgres_url, 7, "ann")
    await bob.renew()
    assert not await ann.leases.hand_over("ann", 4, [1], [])
    await ann.renew()
    assert await _absent(bob) - before >= 6.9
    assert await ann.leases.hand_over("ann", 4, [1], [])


async def test_an_expired_lease_is_an_absence_even_if_it_is_given_up(two: Two, postgres_url: str) -> None:
    """The time since the lease expired counts as downtime, also if its owner then gives it up. For example,
    the machine slept for an hour, and the process is told to stop as soon as it wakes."""
    ann, bob = two
    before = await _absent(ann)
    await age(postgres_url, 3600, "ann")
    await ann.leases.leave("ann", [])
    await bob.take(1)
    assert await _absent(bob) - before >= 3599


async def test_parts_free_since_different_times_are_not_merged(two: Two, postgres_url: str) -> None:
    """Shards 2 and 3 of 4 have been free for an hour longer than 0 and 1. Now a process with 2 joins."""
    ann, bob = two
    server = 6 << 22  # in shard 2 of 4, and in shard 0 of 2
    before = await _absent(ann, server)
    await ann.leases.leave("ann", [])
    await bob.leases.leave("bob", [])
    await tell(
        "UPDATE leases SET renewed_at = renewed_at - interval '1 hour' WHERE residue >= 2", postgres_url
    )
    cees = Process("cees", bob.store, shards=2)
    await cees.leases.divide(2)
    await cees.renew()
    await cees.leases.unite(2)
    situation = await cees.renew()
    await cees.take(*range(situation.modulus), modulus=situation.modulus)
    assert await _absent(cees, server) - before >= 3599


async def _absent(process: Process, server: int = SERVER) -> float:
    return await process.store.absences.since(datetime(2000, 1, 1, tzinfo=UTC), server)
