"""Subscriptions to new tables, by person and channel."""

from __future__ import annotations

from bot.store import Store

ANN, BOB = 1 << 58, 2 << 58
HERE, THERE = 901, 902


async def test_people_watch_channels_individually(store: Store) -> None:
    assert await store.subscriptions.toggle(900, HERE, ANN)
    assert await store.subscriptions.toggle(900, HERE, BOB)
    assert await store.subscriptions.toggle(900, THERE, ANN)
    assert await store.subscriptions.toggle(950, 951, ANN)
    assert await store.subscriptions.watchers(HERE) == [ANN, BOB]
    assert await store.subscriptions.channels(900, ANN) == [HERE, THERE]

    assert not await store.subscriptions.toggle(900, HERE, ANN)

    assert await store.subscriptions.watchers(HERE) == [BOB]
    assert await store.subscriptions.channels(900, ANN) == [THERE]
    await store.subscriptions.clear(THERE)
    assert await store.subscriptions.channels(900, ANN) == []
    assert await store.subscriptions.watchers(951) == [ANN]
