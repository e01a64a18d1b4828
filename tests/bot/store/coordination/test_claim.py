"""On PostgreSQL either one stand-alone process serves all tables or a cluster does, never both."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest
import pytest_asyncio
from sqlalchemy import make_url

from bot.store import Store, StoreUnreachable
from bot.store.coordination import claim
from tests.postgres import tell
from tests.relay import Relay

pytestmark = pytest.mark.postgres


@pytest_asyncio.fixture
async def three(postgres_url: str) -> AsyncIterator[list[Store]]:
    """Three processes on one database."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(await Store.open(postgres_url)) for _ in range(3)]


async def refused(store: Store, *, shared: bool) -> bool:
    """Return whether the database refuses a process because another one already serves the tables.

    Args:
        shared: whether the process wants to share the tables with others.
    """
    try:
        await store.claim.take(shared=shared)
    except StoreUnreachable as error:
        return "already serves" in str(error)
    return False


async def take_soon(store: Store, *, shared: bool) -> None:
    """Serve the tables once the server has noticed that the connection of the process before is closed."""
    async with asyncio.timeout(60):
        while await refused(store, shared=shared):
            pass


async def test_a_stand_alone_process_keeps_all_others_out(three: list[Store]) -> None:
    ann, bob, carl = three
    await ann.claim.take(shared=False)
    assert await refused(bob, shared=False)
    assert await refused(bob, shared=True)
    await ann.close()
    await take_soon(bob, shared=False)
    assert await refused(carl, shared=False)


async def test_a_cluster_keeps_a_stand_alone_process_out(three: list[Store]) -> None:
    ann, bob, carl = three
    await ann.claim.take(shared=True)
    await bob.claim.take(shared=True)
    assert await refused(carl, shared=False)
    await ann.claim.release()
    assert await refused(carl, shared=False)
    await bob.claim.release()
    await take_soon(carl, shared=False)


async def test_a_lost_claim_is_taken_again(
    three: list[Store], postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(claim, "AGAIN", 0.01)
    ann, bob, _ = three
    await ann.claim.take(shared=False)
    await tell(
        "SELECT pg_terminate_backend(pid) FROM pg_locks JOIN pg_database ON pg_database.oid = database "
        "WHERE locktype = 'advisory' AND datname = current_database()",
        postgres_url,
    )
    async with asyncio.timeout(60):
        while not await refused(bob, shared=False):
            await bob.claim.release()
            await asyncio.sleep(0.05)


async def test_a_pooler_is_served_without_a_claim(
    postgres_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with Relay(postgres_url, pooled=True) as pooler, await Store.open(postgres_url) as store:
        store._database._direct = make_url(pooler.url)
        await store.claim.take(shared=False)
    assert "other processes cannot see" in caplog.text
