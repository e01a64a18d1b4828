"""On a server one process serves all tables, or several that share them: never both, nor two alone."""

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
    """Three processes."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(await Store.open(postgres_url)) for _ in range(3)]


async def refused(store: Store, *, shared: bool) -> bool:
    """Whether a process cannot begin, for another serves the tables."""
    try:
        await store.claim.take(shared=shared)
    except StoreUnreachable as error:
        return "already serves" in str(error)
    return False


async def test_whoever_serves_all_tables_is_alone(three: list[Store]) -> None:
    ann, bob, carl = three
    await ann.claim.take(shared=False)
    assert await refused(bob, shared=False)
    assert await refused(bob, shared=True)
    await ann.close()
    await bob.claim.take(shared=False)
    assert await refused(carl, shared=False)


async def test_those_who_share_keep_out_who_would_serve_all(three: list[Store]) -> None:
    ann, bob, carl = three
    await ann.claim.take(shared=True)
    await bob.claim.take(shared=True)
    assert await refused(carl, shared=False)
    await ann.claim.release()
    assert await refused(carl, shared=False)
    await bob.claim.release()
    await carl.claim.take(shared=False)


async def test_a_claim_that_was_lost_is_taken_again(
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


async def test_behind_a_pooler_it_is_served_without_a_claim(
    postgres_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with Relay(postgres_url, pooled=True) as pooler, await Store.open(postgres_url) as store:
        store._database._direct = make_url(pooler.url)
        await store.claim.take(shared=False)
    assert "other processes cannot see" in caplog.text
