"""A PostgreSQL server fails during a match and recovers: the bot needs no restart."""

from __future__ import annotations

import pytest

from tests.flows.test_failures import record, two
from tests.relay import Relay

pytestmark = pytest.mark.postgres


@pytest.fixture
async def relay(postgres_url):
    async with Relay(postgres_url) as relay:
        yield relay


@pytest.fixture
def database(relay):
    return relay.url


async def test_moves_fail_while_the_server_is_down_and_work_again_afterwards(server, relay):
    table, _, _ = await two(server)
    await table.go_on()
    before, shown, mover = record(table), table.newest.id, table.on_turn
    text = table.moves(mover)[0].text

    await relay.cut()
    for _ in range(2):
        failed = await table.play(mover, text)
        assert "Nothing was lost" in server.said(failed)
    assert (record(table), table.newest.id) == (before, shown)

    await relay.restore()
    await table.play(mover, text)
    assert [made for _, made in record(table)] == [*(made for _, made in before), text]


async def test_a_saved_move_is_shown_even_if_the_databases_answer_was_lost(server, relay):
    table, _, _ = await two(server)
    before, mover = record(table), table.on_turn
    text = table.moves(mover)[0].text

    relay.mute = True
    await table.play(mover, text)
    relay.mute = False
    await server.env.advance_time(60)

    assert [made for _, made in record(table)][: len(before) + 1] == [*(made for _, made in before), text]
    saved = await server.bot.store.matches.load(table.id)
    assert saved.record == record(table)
