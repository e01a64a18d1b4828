"""Closing the store: running work finishes first, and nothing starts afterwards."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import text

from bot.store import Store, StoreUnreachable


async def test_close_waits_for_running_work_and_refuses_new_work(store: Store) -> None:
    began, may_end = asyncio.Event(), asyncio.Event()

    async def write() -> None:
        async with store._database.writing() as connection:
            await connection.execute(text("INSERT INTO notes VALUES ('half', 'done')"))
            began.set()
            await may_end.wait()

    writing = asyncio.ensure_future(write())
    await began.wait()
    closing = asyncio.ensure_future(store.close())
    await asyncio.sleep(0)
    with pytest.raises(StoreUnreachable) as refusal:
        await store.key_values.get("half")
    assert refusal.value.key == "store-closed"
    assert not closing.done()
    may_end.set()
    await writing
    await closing
    await store.close()
