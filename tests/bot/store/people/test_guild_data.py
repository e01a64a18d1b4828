"""All data of a server: found, and deleted completely without touching other servers."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime

import pytest
from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import DeliveryRow, State, Store
from bot.store.schema import hands, matches
from tests.bot.store.conftest import create, save
from tests.bot.store.people.test_personal_data import INVITED, Make, everything, know, play_one

HERE, THERE = 900, 7770001
NOW = datetime(2026, 3, 14, tzinfo=UTC)


async def two_servers(store: Store, a_table: Make) -> None:
    for guild_id, code in ((HERE, "here"), (THERE, "there")):
        await play_one(store, a_table(f"{code}over", guild_id=guild_id))
        await create(store, a_table(f"{code}lobby", guild_id=guild_id))
        await save(store, f"{code}lobby", invited=INVITED)
        await store.guild_settings.put(guild_id, "tidy", "false")
        await store.deliveries.put(DeliveryRow(f"{code}lobby", 5))
        async with store._database.writing() as connection:
            hand = {"match_id": f"{code}lobby", "seat": 0, "token": "t", "locale": "nl", "issued_at": NOW}
            await connection.execute(insert(hands).values(hand))
    await know(store, 1)
    await store.absences.note(datetime(2026, 1, 1, tzinfo=UTC), datetime(2026, 1, 2, tzinfo=UTC))


SHARED = {"leases", "processes", "identifies"}
"""Tables that only the processes of a cluster write."""


async def test_a_server_is_deleted_completely_and_others_stay(store: Store, a_table: Make) -> None:
    await two_servers(store, a_table)
    before = await everything(store)
    assert await store.guild_data.known() == {HERE, THERE}

    assert await store.guild_data.forget(THERE)

    after = await everything(store)
    written = json.dumps(after, default=str)
    assert "there" not in written
    assert str(THERE) not in written
    assert await store.guild_data.known() == {HERE}
    for table, lines in after.items():
        if table in SHARED:
            continue
        theirs = [row for row in before[table] if "there" in str(row) or str(THERE) in str(row)]
        assert lines == [row for row in before[table] if row not in theirs], table
        assert lines, table


async def test_a_server_with_a_live_table_is_kept_unless_playing_is_allowed(
    store: Store, a_table: Make
) -> None:
    await two_servers(store, a_table)
    before = await everything(store)
    assert not await store.guild_data.forget(THERE, playing=False)
    assert await everything(store) == before
    await save(store, "therelobby", state=State.ABANDONED)
    assert await store.guild_data.forget(THERE, playing=False)


async def test_a_server_is_deleted_in_several_transactions(
    store: Store, a_table: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(5):
        await play_one(store, a_table(f"over{number}", guild_id=THERE))
    await two_servers(store, a_table)
    monkeypatch.setattr("bot.store.backends.database.AT_ONCE", 2)
    writing, left = store._database.writing, []

    @asynccontextmanager
    async def counted() -> AsyncIterator[AsyncConnection]:
        async with writing() as connection:
            yield connection
            there = select(func.count()).where(matches.c.guild_id == THERE)
            left.append(await connection.scalar(there))

    monkeypatch.setattr(store._database, "writing", counted)
    assert await store.guild_data.forget(THERE)

    assert left == [5, 3, 1, 1, 0]
    assert await store.guild_data.known() == {HERE}


async def test_departures_are_recorded_and_deleted(store: Store) -> None:
    await store.guild_data.note_departure(THERE, NOW)
    await store.guild_data.note_departure(HERE, NOW)
    assert await store.guild_data.departed() == {HERE: NOW.timestamp(), THERE: NOW.timestamp()}
    await store.guild_data.note_departure(HERE, None)
    await store.guild_data.forget(THERE)
    assert await store.guild_data.departed() == {}
